#include "desktop/program/window_place.h"

#include <QQuickWindow>
#include <QScreen>

namespace storeys {

QRect windowPlace(QSize wanted, QSize least, const QRect& available, const QMargins& frame)
{
    const QRect room = available - frame;
    QRect place(QPoint(), wanted.boundedTo(room.size()).expandedTo(least));
    place.moveCenter(room.center());
    // Where even the least does not fit, the head of the window stays in sight.
    place.moveTopLeft({qMax(place.left(), room.left()), qMax(place.top(), room.top())});
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
            if (isNormal && !available.contains(window.frameGeometry()))
                window.setGeometry(windowPlace(window.size(), window.minimumSize(), available, window.frameMargins()));
        },
        once);
}

} // namespace storeys
