#pragma once

#include "lexicon/word_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace storeys {

// The cross check of a square (Appel and Jacobson, 1988): those of the wanted letters that make a word with the letters
// before and behind it, one or more together.
[[nodiscard]] LetterMask lettersThatFit(const WordGraph& words, std::span<const Letter> before,
                                        std::span<const Letter> behind, LetterMask wanted);

// Remembers cross checks by their letters: in games, and more so in many games played out from one position, the same
// letters come together again and again. Asked with one graph only, between two calls of forget().
class CrossChecks
{
public:
    void forget()
    {
        m_generation = m_generation % lastGeneration + 1;
        if (m_generation == 1)
            m_known.assign(places, 0);
    }
    // lettersThatFit() of the letters before the square, so many, and those behind it.
    [[nodiscard]] LetterMask thatFit(const WordGraph& words, std::span<const Letter> letters, int before,
                                     LetterMask wanted);

private:
    // A key holds as many letters, and the generation: to forget is to begin another one.
    static constexpr std::size_t mostLetters = 4;
    static constexpr std::uint32_t lastGeneration = 63;
    static constexpr int placeBits = 13;
    static constexpr std::size_t places = std::size_t{1} << placeBits;

    // Key in the upper half, the letters that fit in the lower; what comes later takes the place of what was there.
    std::vector<std::uint64_t> m_known = std::vector<std::uint64_t>(places, 0);
    std::uint32_t m_generation = 1;
};

} // namespace storeys
