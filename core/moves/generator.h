#pragma once

#include "rules/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace storeys {

// A legal play as the generator finds it: its main word from the first square on, which of the word's squares are
// covered and with what, and what the play scores.
struct FoundPlay
{
    Square first;
    Direction direction = Direction::Across;
    int length = 0;                              // squares of the main word
    std::uint32_t placed = 0;                    // bit n: the word's square n is covered
    std::array<Tile, Board::maxSide> tiles{};    // the tile put on square n, where one is
    Points score;

    [[nodiscard]] Play toPlay() const;
    bool operator==(const FoundPlay&) const = default;
};

// Every legal play of the rack on the board by the book's rules, each once; a blank used for a letter that is also on
// the rack makes a play of its own. The words are always the lexicon's, in challenge mode too. In a fixed order (rows
// before columns, then along the line), so that a choice among equals is the same everywhere.
// Each line is searched from every square where a word can begin, along the word graph: a square keeps its top or
// takes a letter of the rack that its cross check allows (Appel and Jacobson, 1988; see moves/line.h and leads.h).
[[nodiscard]] std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, const Rack& rack);
// The same into a vector whose memory is used again.
void allPlays(const RuleBook& book, const Board& board, const Rack& rack, std::vector<FoundPlay>& found);

} // namespace storeys
