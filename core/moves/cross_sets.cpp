#include "moves/cross_sets.h"

namespace storeys {

namespace {

// A list of letters tried on the squares of a run, each with the graph node reached so far when the run is read with
// this letter. No branch depends on which letters can follow, as the processor could not predict it.
class Ways
{
public:
    // Tries on the square each letter that can follow `node`; keeps it if `next`, the run's next letter, can follow it.
    STOREYS_INLINE void add(const WordGraph& words, WordGraph::Node node, std::size_t square, Letter next)
    {
        std::size_t count = m_count;
        int n = 0;
        for (LetterMask rest = words.letters(node); rest != 0; rest &= rest - 1, ++n) {
            m_puts[count] = static_cast<std::uint32_t>(square * maxLetters) + std::countr_zero(rest);
            m_nodes[count] = words.edgeAt(node, n).target();
            count += words.letters(m_nodes[count]) >> next & 1;
        }
        m_count = count;
    }
    // Appends `letter`, which can follow each entry, to all of them, and then keeps those that `next` can follow.
    STOREYS_INLINE void goOn(const WordGraph& words, Letter letter, Letter next)
    {
        std::size_t count = 0;
        for (std::size_t n = 0; n < m_count; ++n) {
            m_puts[count] = m_puts[n];
            m_nodes[count] = words.edge(m_nodes[n], letter).target();
            count += words.letters(m_nodes[count]) >> next & 1;
        }
        m_count = count;
    }
    // Adds to the set of each square the letters tried there with which `last`, the run's last letter, ends a word.
    STOREYS_INLINE void end(const WordGraph& words, Letter last, LetterMask* sets) const
    {
        for (std::size_t n = 0; n < m_count; ++n) {
            const LetterMask ends = words.edge(m_nodes[n], last).endsWord();
            sets[m_puts[n] / maxLetters] |= ends << m_puts[n] % maxLetters;
        }
    }

private:
    static constexpr std::size_t most = maxLetters * CrossSets::longestRun;

    std::array<std::uint32_t, most> m_puts; // the letter plus maxLetters times the square
    std::array<WordGraph::Node, most> m_nodes;
    std::size_t m_count = 0;
};

LetterMask lettersThatEnd(const WordGraph& words, WordGraph::Node node)
{
    LetterMask letters = 0;
    int n = 0;
    for (LetterMask rest = words.letters(node); rest != 0; rest &= rest - 1, ++n)
        letters |= (rest & -rest) & -LetterMask{words.edgeAt(node, n).endsWord()};
    return letters;
}

// Computes the cross sets of the square before the run, of the squares along it, and of the square after it.
STOREYS_FOR_EACH_PROCESSOR void makeSets(const WordGraph& words, std::span<const Letter> run, LetterMask* sets)
{
    std::fill_n(sets, run.size(), 0);
    Ways ways;
    ways.add(words, words.root(), 0, run[0]);
    WordGraph::Node node = words.root();
    for (std::size_t n = 1; n < run.size(); ++n) {
        ways.goOn(words, run[n - 1], run[n]);
        ways.add(words, node, n, run[n]);
        node = words.targetOf(node, run[n - 1]);
    }
    ways.end(words, run.back(), sets);
    sets[run.size()] = lettersThatEnd(words, node);
    sets[run.size() + 1] = lettersThatEnd(words, words.targetOf(node, run.back()));
}

} // namespace

STOREYS_FOR_EACH_PROCESSOR LetterMask crossSet(const WordGraph& words, std::span<const Letter> before,
                                               std::span<const Letter> after)
{
    WordGraph::Node node = words.root();
    for (const Letter letter : before)
        node = words.targetOf(node, letter);
    if (after.empty())
        return lettersThatEnd(words, node);
    Ways ways;
    ways.add(words, node, 0, after[0]);
    for (std::size_t n = 1; n < after.size(); ++n)
        ways.goOn(words, after[n - 1], after[n]);
    LetterMask letters = 0;
    ways.end(words, after.back(), &letters);
    return letters;
}

std::span<const LetterMask> CrossSets::along(const WordGraph& words, std::span<const Letter> run)
{
    if (run.size() > mostLetters) {
        makeSets(words, run, m_ofLongRun.data());
        return std::span(m_ofLongRun).first(run.size() + 2);
    }
    std::uint64_t key = run.size();
    for (const Letter letter : run)
        key = key << 5 | letter;
    Known& known = m_known[key * 0x9e3779b97f4a7c15u >> (64 - placeBits)]; // 2^64 divided by the golden ratio (Knuth)
    if (known.run != key || known.generation != m_generation) {
        makeSets(words, run, known.sets.data());
        known.run = key;
        known.generation = m_generation;
    }
    return std::span(known.sets).first(run.size() + 2);
}

} // namespace storeys
