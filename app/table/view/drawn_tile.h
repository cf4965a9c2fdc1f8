#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A tile that was drawn for who starts.
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
    int round = 0;     // those who tie draw again in the next one
    QString name;      // of the player, as it is shown
    QString face;      // as it is read, "Qu"
    QString symbol;    // see TableView
    bool wins = false; // the player starts or, before the last round, draws again
    bool operator==(const DrawnTile&) const = default;
};

} // namespace storeys
