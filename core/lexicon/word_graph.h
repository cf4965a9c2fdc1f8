#pragma once

#include "base/alphabet.h"
#include "base/files.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace storeys {

class AnagramFilter;

// All words of a lexicon over one alphabet as a minimal acyclic automaton (Daciuk, Mihov, Watson and Watson, 2000) in
// one table: a node is the set of letters that can follow, and its edges, one per letter, come right after it. So
// following a letter takes one bit test, one population count and usually one cache line. An edge has the grade of the
// word that ends with it, if one does. Grades rank words from the most ordinary (1) to the rarest (15); limitedTo()
// returns the graph of a smaller vocabulary. Invariants: node 0 has no letters; every edge ends a word or leads to a
// later node; words are bounded in length and number, so every walk ends soon. The table may lie in a mapped file that
// the graph keeps open. Cheap to copy.
class WordGraph
{
public:
    using Node = std::uint32_t;
    using Entry = std::uint32_t;

    // 24 bits for the target node, 8 bits for the grade of the word that ends here (0: none).
    class Edge
    {
    public:
        Edge(Node target, unsigned grade) : m_bits(target | grade << 24) {}
        explicit Edge(Entry bits) : m_bits(bits) {}
        [[nodiscard]] Node target() const { return m_bits & 0xffffff; }
        [[nodiscard]] unsigned grade() const { return m_bits >> 24; }
        [[nodiscard]] bool endsWord() const { return grade() != 0; }
        [[nodiscard]] Entry bits() const { return m_bits; }

    private:
        Entry m_bits;
    };

    static constexpr std::size_t maxEntries = 1 << 24;
    static constexpr unsigned maxGrade = 15;
    static constexpr std::size_t maxLength = 21; // letters in the longest word: the side of the largest board
    static constexpr std::size_t maxWords = 4'000'000;

    WordGraph();
    // The table must satisfy the invariants of the class.
    WordGraph(std::vector<Entry> table, Node root);
    // A graph over a table in memory owned by `owner`. None if the table breaks an invariant or uses letters outside
    // `letters`.
    [[nodiscard]] static std::optional<WordGraph> over(std::span<const Entry> table, Node root,
                                                       std::shared_ptr<const MappedFile> owner,
                                                       LetterMask letters = ~LetterMask{0});

    // ---- walking
    [[nodiscard]] Node root() const { return m_root; }
    [[nodiscard]] LetterMask letters(Node node) const { return m_data[node]; }
    // The edge of the letter, which must be in letters(node).
    [[nodiscard]] Edge edge(Node node, Letter letter) const
    {
        return edgeAt(node, std::popcount(m_data[node] & (maskOf(letter) - 1)));
    }
    // The edge number `before` of the node, counted from 0 in the order of letters(node).
    [[nodiscard]] Edge edgeAt(Node node, int before) const { return Edge(m_data[node + 1 + before]); }
    // The edge of the letter; if the node has none, one that leads to node 0 and ends no word. Branch-free, for calls
    // whose outcome the processor can't predict.
    [[nodiscard]] Edge edgeOrNone(Node node, Letter letter) const
    {
        const Entry isThere = m_data[node] >> letter & 1;
        return Edge(m_data[node + isThere * (1 + std::popcount(m_data[node] & (maskOf(letter) - 1)))] * isThere);
    }
    // The node that the letter leads to; node 0, from which nothing continues, if there is no such edge.
    [[nodiscard]] Node targetOf(Node node, Letter letter) const { return edgeOrNone(node, letter).target(); }
    // The edge of the letter, or none if the node has no such letter.
    [[nodiscard]] std::optional<Edge> find(Node node, Letter letter) const
    {
        return letters(node) & maskOf(letter) ? std::optional(edge(node, letter)) : std::nullopt;
    }

    // ---- words
    // The grade of a word; 0 if it is not in the graph.
    [[nodiscard]] unsigned grade(std::span<const Letter> word) const;
    [[nodiscard]] bool contains(std::span<const Letter> word) const { return grade(word) != 0; }
    // Calls visit(const Letters&, grade) for every word, in alphabetical order of letters.
    template<class Visit>
    void forEachWord(Visit visit) const
    {
        struct Level
        {
            Node node;
            LetterMask rest; // the letters still to be followed
        };
        std::vector<Level> path{{m_root, letters(m_root)}};
        for (Letters word; !path.empty();) {
            Level& level = path.back();
            word.resize(path.size() - 1);
            if (level.rest == 0) {
                path.pop_back();
                continue;
            }
            const auto letter = static_cast<Letter>(std::countr_zero(level.rest));
            level.rest &= level.rest - 1;
            const Edge taken = edge(level.node, letter);
            word.push_back(letter);
            if (taken.endsWord())
                visit(static_cast<const Letters&>(word), taken.grade());
            path.push_back({taken.target(), letters(taken.target())});
        }
    }
    // Builds the filter on the first call; thread-safe.
    [[nodiscard]] const AnagramFilter& anagrams() const;
    [[nodiscard]] WordGraph limitedTo(unsigned grade) const;
    // The graph without the given words, which need not be in it. Takes a millisecond or so, depending more on the
    // table than on the words. Returns the graph unchanged if the table would grow too large.
    [[nodiscard]] WordGraph without(const std::set<Letters>& words) const;

    // ---- the table
    [[nodiscard]] std::span<const Entry> table() const { return m_owner->entries; }
    // Not counting node 0.
    [[nodiscard]] std::size_t nodeCount() const;
    [[nodiscard]] std::size_t edgeCount() const { return table().size() - 1 - nodeCount(); }

private:
    struct Owner
    {
        explicit Owner(std::vector<Entry> table) : own(std::move(table)), entries(own) {}
        Owner(std::shared_ptr<const MappedFile> mapped, std::span<const Entry> table)
            : file(std::move(mapped)), entries(table)
        {}

        std::vector<Entry> own;
        std::shared_ptr<const MappedFile> file;
        std::span<const Entry> entries; // lie in `own` or in the memory of `file`
        std::once_flag filtered;
        std::shared_ptr<const AnagramFilter> anagrams; // computed on first use
    };
    WordGraph(std::shared_ptr<Owner> owner, Node root);

    std::shared_ptr<Owner> m_owner;
    const Entry* m_data; // points to the first entry
    Node m_root = 0;
};

// The highest grade whose level is at most `level`; 0 if there is none. `levels` lists the level of each grade from 1
// on.
[[nodiscard]] unsigned gradeUpTo(const std::vector<int>& levels, int level);

} // namespace storeys
