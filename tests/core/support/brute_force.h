#pragma once

#include "rules/position.h"

#include <ostream>
#include <string>
#include <vector>

namespace storeys::test {

struct BrutePlay
{
    std::string text;
    int score = 0;
    auto operator<=>(const BrutePlay&) const = default;
};

inline void PrintTo(const BrutePlay& play, std::ostream* out)
{
    *out << play.text << " for " << play.score;
}

// Every legal play of the player to move, found the obvious way: each word of the lexicon is laid from each square in
// both directions, keeping what already shows the right letter and covering the rest, and put to the rules. A word is
// passed over in a line where it needs more letters than the blanks can stand for, besides those of the line and the rack.
// Sorted.
[[nodiscard]] std::vector<BrutePlay> bruteForcePlays(const Position& position);

// The same without the lexicon's help: every way to put tiles of the rack on squares of one line. Only for racks of
// up to three tiles.
[[nodiscard]] std::vector<BrutePlay> exhaustivePlays(const Position& position);

} // namespace storeys::test
