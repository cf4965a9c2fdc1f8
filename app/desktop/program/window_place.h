#pragma once

#include <QMargins>
#include <QRect>

class QQuickWindow;

namespace storeys {

// Where a window of that size goes on a screen: in the middle of the available area, its frame included; reduced to the
// area if it is too large, and at least as large as `least` if that fits.
[[nodiscard]] QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame = {});

// Shrinks a window that is larger than its screen, once its frame is known.
void keepOnScreen(QQuickWindow& window);

} // namespace storeys
