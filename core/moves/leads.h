#pragma once

#include "lexicon/word_graph.h"
#include "rules/rack.h"

#include <array>
#include <vector>

namespace storeys {

// The beginnings of words that a rack can lay on empty squares with no neighbours. They are the same wherever such
// squares lead up to the first square that connects, so they are found once for a position and not once for each
// place (the left parts of Appel and Jacobson, 1988). Made longer as they are asked for.
class Leads
{
public:
    static constexpr int maxLength = 15;

    struct Lead
    {
        WordGraph::Node node; // where the letters lead to
        LetterMask next;      // letters that can follow
        std::array<Tile, maxLength> tiles;
    };

    Leads(const WordGraph& words, const Rack& rack) : m_words(words), m_tiles(rack.tiles()) {}

    // All leads of that many tiles, 1 to the size of the rack.
    [[nodiscard]] const std::vector<Lead>& ofLength(int length)
    {
        while (static_cast<int>(m_levels.size()) < length)
            lengthen();
        return m_levels[length - 1];
    }

private:
    void lengthen();
    void extend(const Lead& lead, std::uint32_t used, int length);

    const WordGraph& m_words;
    std::vector<Tile> m_tiles;                      // of the rack, in order of kind
    std::vector<std::vector<Lead>> m_levels;        // by length - 1
    std::vector<std::vector<std::uint32_t>> m_used; // by length - 1: bit n for tile n of the rack
};

} // namespace storeys
