#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What a player holds of one kind beside the rack, without what is laid.
struct ReserveHeap
{
    Q_GADGET
    QML_VALUE_TYPE(reserveHeap)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int count MEMBER count)

public:
    QString symbol; // as in TableView
    int slot = 0;   // from where it is taken, a number after the slots of the rack
    int count = 0;
    bool operator==(const ReserveHeap&) const = default;
};

} // namespace storeys
