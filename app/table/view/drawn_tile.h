#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A tile drawn to decide who starts.
struct DrawnTile
{
    Q_GADGET
    QML_VALUE_TYPE(drawnTile)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(bool wins MEMBER wins)

public:
    int round = 0;     // from 0; players who tie draw again in the next round
    QString name;      // the player's, as it is shown
    QString face;      // what is read on it, "Qu"
    QString symbol;    // as in TableView
    bool wins = false; // the player starts or, before the last round, draws again
    bool operator==(const DrawnTile&) const = default;
};

} // namespace storeys
