#pragma once

#include "base/alphabet.h"
#include "base/mapped_file.h"

#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace storeys {

// All words of a lexicon over one alphabet as a minimal acyclic automaton (Daciuk, Mihov, Watson and Watson, 2000):
// a node is the set of letters that can follow and where its edges begin, so that a step is one bit test and one
// population count. An edge says whether a word ends with it, and at which grade. Grades rank words from the most
// ordinary (1) to the rarest (15); limitedTo() makes the graph of a smaller vocabulary.
// Always holds: node 0 has no letters; every edge leads to node 0 or to a node behind its own, so every walk ends.
// The tables may lie in a mapped file; the graph keeps it open. Cheap to copy.
class WordGraph
{
public:
    using Node = std::uint32_t;

    struct NodeData
    {
        LetterMask letters;
        std::uint32_t firstEdge;
    };

    // 24 bits node led to, 4 bits grade of the word that ends here (0: none), 4 bits best grade from here on.
    class Edge
    {
    public:
        Edge() = default;
        Edge(Node target, unsigned grade, unsigned best) : m_bits(target | grade << 24 | best << 28) {}
        [[nodiscard]] Node target() const { return m_bits & 0xffffff; }
        [[nodiscard]] unsigned grade() const { return m_bits >> 24 & 15; }
        [[nodiscard]] unsigned bestGrade() const { return m_bits >> 28; }
        [[nodiscard]] bool endsWord() const { return grade() != 0; }

    private:
        std::uint32_t m_bits = 0;
    };

    static constexpr std::size_t maxNodes = 1 << 24;
    static constexpr unsigned maxGrade = 15;

    // The empty graph.
    WordGraph();
    WordGraph(std::vector<NodeData> nodes, std::vector<Edge> edges, Node root);
    // Tables that lie in memory of `owner`. None if they break what always holds.
    [[nodiscard]] static std::optional<WordGraph> over(std::span<const NodeData> nodes, std::span<const Edge> edges,
                                                       Node root, std::shared_ptr<const MappedFile> owner);

    // ---- walking
    [[nodiscard]] Node root() const { return m_root; }
    [[nodiscard]] LetterMask letters(Node node) const { return m_nodes[node].letters; }
    // The edge of a letter that is in letters(node).
    [[nodiscard]] Edge edge(Node node, Letter letter) const
    {
        const NodeData& data = m_nodes[node];
        return m_edges[data.firstEdge + std::popcount(data.letters & (maskOf(letter) - 1))];
    }
    // The edge of any letter, or none.
    [[nodiscard]] std::optional<Edge> find(Node node, Letter letter) const
    {
        if (!(letters(node) & maskOf(letter)))
            return std::nullopt;
        return edge(node, letter);
    }

    // ---- words
    // The grade of a word, 0 if it is not in the graph.
    [[nodiscard]] unsigned grade(std::span<const Letter> word) const;
    [[nodiscard]] bool contains(std::span<const Letter> word) const { return grade(word) != 0; }
    // Calls visit(const Letters&, grade) for every word, in alphabetical order of letters.
    template<class Visit>
    void forEachWord(Visit visit) const
    {
        struct Level
        {
            Node node;
            LetterMask rest; // letters not yet followed
        };
        // On the heap: words of a list from outside may be longer than any stack is deep.
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
    // The words up to a grade only.
    [[nodiscard]] WordGraph limitedTo(unsigned grade) const;

    // ---- tables, for writing
    [[nodiscard]] std::span<const NodeData> nodes() const { return m_nodes; }
    [[nodiscard]] std::span<const Edge> edges() const { return m_edges; }

private:
    struct Tables
    {
        std::vector<NodeData> nodes;
        std::vector<Edge> edges;
        std::shared_ptr<const MappedFile> file;
    };
    explicit WordGraph(std::shared_ptr<const Tables> tables, Node root);

    std::shared_ptr<const Tables> m_tables;
    std::span<const NodeData> m_nodes;
    std::span<const Edge> m_edges;
    Node m_root = 0;
};

} // namespace storeys
