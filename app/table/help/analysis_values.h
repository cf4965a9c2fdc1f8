#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// One turn of an analysed game: what was done, the best action found, and what the difference is worth.
struct ReviewedTurn
{
    Q_GADGET
    QML_VALUE_TYPE(reviewedTurn)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool judged MEMBER judged)
    Q_PROPERTY(QString best MEMBER best)
    Q_PROPERTY(QString bestPlace MEMBER bestPlace)
    Q_PROPERTY(int bestPoints MEMBER bestPoints)
    Q_PROPERTY(double value MEMBER value)
    Q_PROPERTY(double loss MEMBER loss)

public:
    int turn = 0; // number of the turn, from 1
    int seat = 0;
    QString who;
    QString what;
    int points = 0;
    // The turn was judged. If not, nothing below is set.
    bool judged = false;
    QString best;
    QString bestPlace; // where the best play begins; "" if the best is no play
    int bestPoints = 0;
    double value = 0; // of the best action: points that the player should gain on the others
    double loss = 0;  // points of that given away by the action taken
    bool operator==(const ReviewedTurn&) const = default;
};

// The points of a player in the course of a game.
struct PlayerScores
{
    Q_GADGET
    QML_VALUE_TYPE(playerScores)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<int> scores MEMBER scores)

public:
    QString name;
    QList<int> scores; // after 0 turns, after 1, and so on
    bool operator==(const PlayerScores&) const = default;
};

} // namespace storeys
