#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// How a player came out of a game that is over.
struct SeatResult
{
    Q_GADGET
    QML_VALUE_TYPE(seatResult)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString distance MEMBER distance)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QList<QString> tilesLeft MEMBER tilesLeft)
    Q_PROPERTY(int subtraction MEMBER subtraction)
    Q_PROPERTY(int gain MEMBER gain)
    Q_PROPERTY(int timePenalty MEMBER timePenalty)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool winner MEMBER winner)

public:
    int rank = 0; // from 1; equal results share one
    QString name;
    QString distance; // from the goal, in words; "" in a game by points
    int points = 0;   // by turns
    QList<QString> tilesLeft;
    int subtraction = 0; // for them
    int gain = 0;        // from the other players' tiles
    int timePenalty = 0;
    int total = 0;
    bool winner = false;
    bool operator==(const SeatResult&) const = default;
};

// The end of a game; without rows while it goes on.
struct GameEnd
{
    Q_GADGET
    QML_VALUE_TYPE(gameEnd)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool counted MEMBER counted)
    Q_PROPERTY(QList<storeys::SeatResult> rows MEMBER rows)
    Q_PROPERTY(QString person MEMBER person)

public:
    QString reason;         // a sentence
    bool counted = true;    // by points; else by who is nearest to the goal
    QList<SeatResult> rows; // best first
    QString person;         // who alone has won against others, if it is a person; else ""
    bool operator==(const GameEnd&) const = default;
};

} // namespace storeys
