#pragma once

#include "table/text/notices.h"

#include <QMargins>
#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>
#include <QWindow>

class QQuickWindow;

namespace storeys {

// The place of a window of the size `wanted`, not counting its frame. The window with its frame is centred in the
// `available` area of a screen. A window that is too large is shrunk to the area; a window smaller than `least` is
// enlarged as far as it fits.
[[nodiscard]] QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame = {});

// Shrinks and centres a window that reaches beyond its screen, after the first frame, when its border is known.
void keepOnScreen(QQuickWindow& window);

// The last state of the window: its place when neither maximised nor full screen, whether it was maximised or full
// screen, and its camera, as in cameraPlace of Main.qml.
struct WindowLeft
{
    QRect place; // null: unknown
    QWindow::Visibility visibility = QWindow::Windowed;
    QVariantMap camera;

    // As saved in the settings; unusable values count as missing.
    [[nodiscard]] static WindowLeft fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;

    // The place for the window. `available` has the free areas of the screens, the primary screen first. If the last
    // place is on a screen with room for it, returns that place, moved so that the window is wholly visible; otherwise
    // a place in the middle of a screen.
    [[nodiscard]] QRect placeOn(const QList<QRect>& available, QSize least) const;
};

// Saves the state of the window in the settings: soon after a change, and at the end. main() owns the WindowMemory; the
// window must outlive it.
class WindowMemory : public QObject
{
    Q_OBJECT

public:
    WindowMemory(QQuickWindow& window, WindowLeft left);
    ~WindowMemory() override; // saves a change that is still waiting

signals:
    // Reports why saving failed; empty if it did not.
    void reported(const storeys::LateText& problem);

private slots:
    void noteSoon() { m_soon.start(); }
    void note();

private:
    QQuickWindow& m_window;
    WindowLeft m_left;
    QTimer m_soon;
};

} // namespace storeys
