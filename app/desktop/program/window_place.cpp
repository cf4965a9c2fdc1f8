#include "desktop/program/window_place.h"

#include <QQuickWindow>
#include <QScreen>

namespace storeys {

QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame)
{
    const QRect room = available - frame;
    QRect place(QPoint(), wanted.expandedTo(least).boundedTo(room.size()));
    place.moveCenter(room.center());
    return place;
}

void keepOnScreen(QQuickWindow& window)
{
    const auto once = Qt::ConnectionType(Qt::AutoConnection | Qt::SingleShotConnection);
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [&window] {
            const QRect available = window.screen()->availableGeometry();
            const bool isNormal = window.visibility() == QWindow::Windowed;
            if (!isNormal || available.contains(window.frameGeometry()))
                return;
            const QRect place = windowPlace(window.size(), window.minimumSize(), available, window.frameMargins());
            window.setMinimumSize(window.minimumSize().boundedTo(place.size()));
            window.setGeometry(place);
        },
        once);
}

} // namespace storeys
