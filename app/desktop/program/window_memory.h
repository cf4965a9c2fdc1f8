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

// The place of a window of the size `wanted`, both without the frame. The window with its frame is centred in the
// `available` area of a screen. A window that is too large is shrunk to the area; a window smaller than `least` is
// enlarged as far as it fits.
[[nodiscard]] QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame = {});

// After the first frame, when its border is known, shrinks and centres a window that reaches beyond its screen.
void keepOnScreen(QQuickWindow& window);

// The last state of the window: its place when it was neither maximised nor full screen, whether it is maximised or
// full screen, and its camera, as in cameraPlace of Main.qml.
struct WindowLeft
{
    QRect place; // null: unknown
    QWindow::Visibility visibility = QWindow::Windowed;
    QVariantMap camera;

    // From and to the form saved in the settings; unusable values count as missing.
    [[nodiscard]] static WindowLeft fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;

    // The place for a new window. `available` has the free areas of the screens, the primary screen first. If the last
    // place is on a screen with room for it, returns that place, moved so that the window is wholly visible; otherwise
    // a place in the middle of a screen.
    [[nodiscard]] QRect placeOn(const QList<QRect>& available, QSize least) const;
};

// Saves the state of the window in the settings: half a second after the last change, and at the end. main() owns the
// WindowMemory; the window must outlive it.
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
