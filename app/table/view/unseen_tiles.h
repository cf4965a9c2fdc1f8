#pragma once

#include "rules/seat_view.h"
#include "table/qml.h"

namespace storeys {

// What is left of a game for all players together: to draw, to collect and to play. -1: the game has none of these.
struct TableStock
{
    Q_GADGET
    QML_VALUE_TYPE(tableStock)
    FIELD(int, tiles) = 0;   // in the bag
    FIELD(int, blanks) = -1; // blanks, blockers and cards: on the piles
    FIELD(int, blockers) = -1;
    FIELD(int, cards) = -1;
    FIELD(int, round) = -1; // the one being played, from 1, where a game ends after so many
    FIELD(int, rounds) = -1;
    bool operator==(const TableStock&) const = default;
};

// A kind of tile and how many of it are unseen.
struct UnseenKind
{
    Q_GADGET
    QML_VALUE_TYPE(unseenKind)
    FIELD(QString, face); // "?" for a blank
    FIELD(int, count) = 0;
    bool operator==(const UnseenKind&) const = default;
};

// A rack that the seat does not see.
struct UnseenRack
{
    Q_GADGET
    QML_VALUE_TYPE(unseenRack)
    FIELD(QString, name); // of its player
    FIELD(int, tiles) = 0;
    bool operator==(const UnseenRack&) const = default;
};

// The tiles that a seat does not see, in the bag and on the racks of others, counted.
struct UnseenTiles
{
    Q_GADGET
    QML_VALUE_TYPE(unseenTiles)
    FIELD(QList<storeys::UnseenKind>, kinds); // all of the variant, even with none left; blanks last
    FIELD(int, total) = 0;
    FIELD(int, vowels) = 0;
    FIELD(int, consonants) = 0; // with Qu and Y
    FIELD(int, blanks) = 0;
    FIELD(int, bag) = 0; // tiles in the bag
    FIELD(QList<storeys::UnseenRack>, racks);
    bool operator==(const UnseenTiles&) const = default;

    [[nodiscard]] static UnseenTiles of(const SeatView& view, const std::vector<std::string>& names);
};

} // namespace storeys
