#pragma once

#include "table/text/telling.h"

#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>
#include <QWindow>

class QQuickWindow;
class QScreen;

namespace storeys {

// How the window was left: where it is and how large when it is neither maximised nor full screen, whether it is one of
// these, and where the camera stands, as the window's cameraPlace has it.
struct WindowLeft
{
    QRect place; // null: not known
    QWindow::Visibility visibility = QWindow::Windowed;
    QVariantMap camera;

    // As settings keep it; what can't be used counts as not there.
    [[nodiscard]] static WindowLeft fromMap(const QVariantMap& map);
    [[nodiscard]] QVariantMap toMap() const;

    // Where to put the window on screens with these free areas, the first of them that of the primary screen: where it
    // was, if that is on one of them, and as large as it was, if there is room.
    [[nodiscard]] QRect placeOn(const QList<QRect>& available, QSize least) const;
};

// Keeps that in the settings: soon after it changes, and at the end. main() owns it; it lives no longer than the window.
class WindowMemory : public QObject
{
    Q_OBJECT

public:
    WindowMemory(QQuickWindow& window, WindowLeft left);
    ~WindowMemory() override; // saves what is not saved yet

signals:
    // Why it could not be saved, or "".
    void told(const storeys::Telling& problem);

private slots:
    void noteSoon() { m_soon.start(); }
    void note();

private:
    QQuickWindow& m_window;
    WindowLeft m_left;
    QTimer m_soon;
};

} // namespace storeys
