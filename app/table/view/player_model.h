#pragma once

#include "table/view/value_model.h"

namespace storeys {

// A player as the score cards show them.
struct PlayerRow
{
    Q_GADGET
    QML_VALUE_TYPE(playerRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(QString distance MEMBER distance)
    Q_PROPERTY(int blanks MEMBER blanks)
    Q_PROPERTY(int blockers MEMBER blockers)
    Q_PROPERTY(int tiles MEMBER tiles)
    Q_PROPERTY(bool atTurn MEMBER atTurn)
    Q_PROPERTY(bool computer MEMBER computer)
    Q_PROPERTY(bool won MEMBER won)
    Q_PROPERTY(int side MEMBER side)

public:
    QString name;
    QString note; // "to play", "computer, greedy"
    int points = 0;
    QString distance;               // to the goal of a race, "5 steps away"; "" in other games
    int blanks = -1, blockers = -1; // in the reserve; -1: this game has none
    int tiles = 0;                  // on the rack
    bool atTurn = false;
    bool computer = false;
    bool won = false;
    int side = 0; // number of the colour and sign on the player's own squares; 0: there are none
    bool operator==(const PlayerRow&) const = default;
};

// The players in the order of play.
class PlayerModel : public storeys::ValueModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")

public:
    PlayerModel() : ValueModel(QMetaType::fromType<PlayerRow>()) {}

    // An empty row if there is no such player.
    Q_INVOKABLE storeys::PlayerRow at(int row) const { return valueAt<PlayerRow>(row); }

    void show(const QList<PlayerRow>& players) { setValues(players); }
};

} // namespace storeys
