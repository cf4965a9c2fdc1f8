#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A tile or a blocker on its way to the board or off it.
struct MovingTile
{
    Q_GADGET
    QML_VALUE_TYPE(movingTile)
    Q_PROPERTY(int square MEMBER square)
    Q_PROPERTY(QString tile MEMBER tile)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(int slot MEMBER slot)

public:
    int square = 0; // its number, as in TableView
    QString tile;   // its symbol
    int level = 0;  // tiles below it
    int slot = -1;  // of rack or reserve, to which it goes; -1: to neither
    bool operator==(const MovingTile&) const = default;
};

} // namespace storeys
