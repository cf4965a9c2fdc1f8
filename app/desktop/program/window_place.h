#pragma once

#include <QMargins>
#include <QRect>

class QQuickWindow;

namespace storeys {

// The place of a window of that size on a screen: its frame lies in what the desktop leaves of the screen, in the
// middle of it, and the window is as large as was wanted or as there is room, but no smaller than `least` where that fits.
[[nodiscard]] QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame = {});

// Makes a window that has come out larger than its screen fit, once its frame is known.
void keepOnScreen(QQuickWindow& window);

} // namespace storeys
