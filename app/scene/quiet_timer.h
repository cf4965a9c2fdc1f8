#pragma once
// QTimer for QML. QML's own Timer counts as an animation: whenever one starts or ends the window draws a frame,
// also if nothing has changed.

#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

struct QuietTimer
{
    Q_GADGET
    QML_FOREIGN(QTimer)
    QML_NAMED_ELEMENT(QuietTimer)
};

} // namespace storeys
