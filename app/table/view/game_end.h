#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// The result of one player in a game that is over.
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
    int rank = 0; // from 1; equal results share a rank
    QString name;
    QString distance; // to the goal, in words; "" in a game by points
    int points = 0;   // from turns
    QList<QString> tilesLeft;
    int subtraction = 0; // points lost for the tiles left
    int gain = 0;        // points gained from tiles left by others
    int timePenalty = 0;
    int total = 0;
    bool winner = false;
    bool operator==(const SeatResult&) const = default;
};

// The end of a game; no rows while the game goes on.
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
    bool counted = true;    // ranked by points; false: by the distance to the goal
    QList<SeatResult> rows; // best first
    QString person;         // the person who alone won against others; "" if nobody did, or a computer
    bool operator==(const GameEnd&) const = default;
};

} // namespace storeys
