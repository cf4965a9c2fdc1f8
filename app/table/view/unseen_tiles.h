#pragma once

#include "rules/seat_view.h"
#include "table/qml.h"

namespace storeys {

// What all players draw from, and the current round; -1 for what the game does not have.
struct TableStock
{
    Q_GADGET
    TABLE_VALUE(tableStock, TableStock)
    FIELD(int, tiles) = 0;     // number of tiles in the bag
    FIELD(int, blanks) = -1;   // number of yellow blanks on the pile
    FIELD(int, blockers) = -1; // number of blockers on the pile
    FIELD(int, cards) = -1;    // number of cards in the deck
    FIELD(int, round) = -1;    // the current round, from 1, if the game ends after a number of rounds
    FIELD(int, rounds) = -1;
};

// A kind of tile and how many of it are unseen.
struct UnseenKind
{
    Q_GADGET
    TABLE_VALUE(unseenKind, UnseenKind)
    FIELD(QString, face); // "?" for a blank
    FIELD(int, count) = 0;
};

// A rack that the seat does not see.
struct UnseenRack
{
    Q_GADGET
    TABLE_VALUE(unseenRack, UnseenRack)
    FIELD(QString, name); // name of the rack's player
    FIELD(int, tiles) = 0;
};

// Counts the tiles that a seat does not see: those in the bag and on other racks.
struct UnseenTiles
{
    Q_GADGET
    TABLE_VALUE(unseenTiles, UnseenTiles)
    FIELD(QList<storeys::UnseenKind>, kinds); // all kinds of the variant, even with none left; blanks last
    FIELD(int, total) = 0;
    FIELD(int, vowels) = 0;
    FIELD(int, consonants) = 0; // all letters except A, E, I, O and U, with or without diacritics
    FIELD(int, blanks) = 0;
    FIELD(int, bag) = 0; // number of tiles in the bag
    FIELD(QList<storeys::UnseenRack>, racks);

    [[nodiscard]] static UnseenTiles of(const SeatView& view, const std::vector<std::string>& names);
};

} // namespace storeys
