#pragma once

#include <QMetaType>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What is left of a game for all players together: to draw, to collect and to play. -1: the game has none of these.
struct TableStock
{
    Q_GADGET
    QML_VALUE_TYPE(tableStock)
    Q_PROPERTY(int tiles MEMBER tiles)
    Q_PROPERTY(int blanks MEMBER blanks)
    Q_PROPERTY(int blockers MEMBER blockers)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int rounds MEMBER rounds)

public:
    int tiles = 0;                              // in the bag
    int blanks = -1, blockers = -1, cards = -1; // on the piles
    int round = -1, rounds = -1;                // the one being played, from 1, where a game ends after so many
    bool operator==(const TableStock&) const = default;
};

} // namespace storeys
