#pragma once

#include "rules/position.h"

#include <array>
#include <vector>

namespace storeys::bench {

// The yardstick: a move generator for the stacking games as one would first write it, over a plain trie with an array
// of children in each node, with cross sets computed once for a position, going forward from every square of every
// line; the same plays and scores as ours.
class PlainTrie
{
public:
    explicit PlainTrie(const WordGraph& words);

    struct Found
    {
        int row, column, length, score;
        bool across;
        std::array<signed char, Board::maxSide> letters; // put on square n of the word, -1 where the old top stays
    };
    void allPlays(const RuleBook& book, const Board& board, const Rack& rack, std::vector<Found>& found) const;

private:
    struct Node
    {
        std::array<int, maxLetters> children{};
        bool endsWord = false;
    };
    struct Search;

    [[nodiscard]] int next(int node, int letter) const { return m_nodes[node].children[letter]; }

    std::vector<Node> m_nodes; // 0 is the root, and as a child none
};

} // namespace storeys::bench
