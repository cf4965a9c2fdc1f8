#pragma once

#include "table/text/notices.h"

#include <QMargins>
#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>
#include <QWindow>

class QQuickWindow;
class QScreen;

namespace storeys {

// Where to place a window of that size on a screen, without its frame: window and frame are centred in the available
// area. A window that is too large is shrunk to the area; one smaller than `least` is enlarged as far as it fits.
[[nodiscard]] QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame = {});

// Shrinks a window that is larger than its screen, once its frame is known.
void keepOnScreen(QQuickWindow& window);

// How the window was left: its place when neither maximised nor full screen, whether it was either, and its camera, as
// in cameraPlace of Main.qml.
struct WindowLeft
{
    QRect place; // null: unknown
    QWindow::Visibility visibility = QWindow::Windowed;
    QVariantMap camera;

    // As saved in the settings; unusable values count as missing.
    [[nodiscard]] static WindowLeft fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;

    // The place for the window, given the free areas of the screens, the primary one first: its last place and size, if
    // that is on a screen with room for it, moved so that it is wholly visible; otherwise in the middle of a screen.
    [[nodiscard]] QRect placeOn(const QList<QRect>& available, QSize least) const;
};

// Saves a WindowLeft in the settings: soon after a change, and at the end. main() owns it; the window must outlive it.
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
