#include "moves/cross_check.h"

#include "base/compiler.h"

#include <array>
#include <bit>

namespace storeys {

namespace {

// A letter that may fit, and where it leads with those behind it so far.
struct Way
{
    LetterMask letter;
    WordGraph::Node node;
};

// Those ways, in a list of its own, that go on with a letter; nothing branches on which.
class Ways
{
public:
    void add(const WordGraph& words, Way way, Letter next)
    {
        m_ways[m_count] = way;
        m_count += words.letters(way.node) >> next & 1;
    }
    // Takes the step over the letter, with which all go on, and keeps those that go on with the next.
    void goOn(const WordGraph& words, Letter letter, Letter next)
    {
        const std::size_t all = m_count;
        m_count = 0;
        for (std::size_t n = 0; n < all; ++n)
            add(words, {m_ways[n].letter, words.edge(m_ways[n].node, letter).target()}, next);
    }
    // The letters with which a word ends when all have taken the step over the last letter.
    [[nodiscard]] LetterMask thatEnd(const WordGraph& words, Letter last) const
    {
        LetterMask letters = 0;
        for (std::size_t n = 0; n < m_count; ++n)
            letters |= m_ways[n].letter & -LetterMask{words.edge(m_ways[n].node, last).endsWord()};
        return letters;
    }

private:
    std::array<Way, maxLetters> m_ways;
    std::size_t m_count = 0;
};

} // namespace

STOREYS_FOR_EACH_PROCESSOR LetterMask lettersThatFit(const WordGraph& words, std::span<const Letter> before,
                                                     std::span<const Letter> behind, LetterMask wanted)
{
    WordGraph::Node node = words.root();
    for (const Letter letter : before)
        node = words.targetOf(node, letter);
    const LetterMask there = words.letters(node);
    const auto forEachWanted = [&](auto visit) {
        for (LetterMask rest = there & wanted; rest != 0; rest &= rest - 1) {
            const LetterMask letter = rest & -rest;
            visit(letter, words.edgeAt(node, std::popcount(there & (letter - 1))));
        }
    };
    if (behind.empty()) {
        LetterMask fit = 0;
        forEachWanted([&](LetterMask letter, WordGraph::Edge edge) { fit |= letter & -LetterMask{edge.endsWord()}; });
        return fit;
    }
    Ways ways;
    forEachWanted([&](LetterMask letter, WordGraph::Edge edge) {
        ways.add(words, {letter, edge.target()}, behind[0]);
    });
    for (std::size_t n = 1; n < behind.size(); ++n)
        ways.goOn(words, behind[n - 1], behind[n]);
    return ways.thatEnd(words, behind.back());
}

LetterMask CrossChecks::thatFit(const WordGraph& words, std::span<const Letter> letters, int before, LetterMask wanted)
{
    const auto make = [&](LetterMask asked) {
        return lettersThatFit(words, letters.first(before), letters.subspan(before), asked);
    };
    if (letters.size() > mostLetters)
        return make(wanted);
    std::uint32_t key = m_generation << 6 | static_cast<std::uint32_t>(letters.size()) << 3 | before; // never 0
    for (const Letter letter : letters)
        key = key << 5 | letter;
    std::uint64_t& known = m_known[key * 0x9e3779b1u >> (32 - placeBits)]; // 2^32 by the golden ratio (Knuth)
    if (known >> 32 != key)
        known = std::uint64_t{key} << 32 | make(~LetterMask{0});
    return static_cast<LetterMask>(known) & wanted;
}

} // namespace storeys
