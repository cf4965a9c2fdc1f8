#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What a player holds of one kind beside the rack, less what is laid.
struct ReserveHeap
{
    Q_GADGET
    QML_VALUE_TYPE(reserveHeap)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int count MEMBER count)

public:
    QString symbol; // see TableView
    int slot = 0;   // where it is taken from, as if it were on the rack: a number past the rack's
    int count = 0;
    bool operator==(const ReserveHeap&) const = default;
};

} // namespace storeys
