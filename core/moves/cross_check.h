#pragma once

#include "lexicon/word_graph.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace storeys {

// The cross check of a square (Appel and Jacobson, 1988): the letters that make a word with those before and behind it,
// one or more together.
[[nodiscard]] LetterMask lettersThatFit(const WordGraph& words, std::span<const Letter> before,
                                        std::span<const Letter> behind);

// The cross checks of all squares along a run of letters, made together and remembered by the letters: whoever needs
// one of them mostly needs the others too, and in games, more so in many games played out from one position, the same
// runs come again and again. Asked with one graph only, between two calls of forget().
class CrossChecks
{
public:
    static constexpr std::size_t longestRun = 15;

    void forget() { ++m_generation; }
    // The letters that make a word with a run of 1 to longestRun: put before it, in place of each of its letters in
    // turn, and behind it. There until the next call.
    [[nodiscard]] std::span<const LetterMask> along(const WordGraph& words, std::span<const Letter> run);

private:
    // Longer runs are rare and not remembered.
    static constexpr std::size_t mostLetters = 11;
    static constexpr int placeBits = 12;

    struct alignas(64) Known
    {
        std::uint64_t run = 0; // its letters, and how many
        std::uint32_t generation = 0;
        std::array<LetterMask, mostLetters + 2> checks;
    };
    static_assert(sizeof(Known) == 64, "a line of the processor's cache");

    // What comes later takes the place of what was there.
    std::vector<Known> m_known = std::vector<Known>(std::size_t{1} << placeBits);
    std::uint32_t m_generation = 1;
    std::array<LetterMask, longestRun + 2> m_ofLongRun;
};

} // namespace storeys
