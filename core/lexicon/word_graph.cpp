#include "lexicon/word_graph.h"

#include <algorithm>

namespace storeys {

namespace {

using Node = WordGraph::Node;
using Entry = WordGraph::Entry;
using Edge = WordGraph::Edge;

// Calls visit(node, edges) for every node but node 0, in order. The table's nodes must not run over its end.
template<class Visit>
void forEachNode(std::span<const Entry> table, Visit visit)
{
    for (std::size_t at = 1; at < table.size();) {
        const std::size_t count = std::popcount(table[at]);
        visit(static_cast<Node>(at), table.subspan(at + 1, count));
        at += 1 + count;
    }
}

bool endsInTime(std::span<const Entry> table)
{
    std::size_t at = 1;
    while (at < table.size())
        at += 1 + std::popcount(table[at]);
    return at == table.size();
}

// Letters of the longest word from the node on.
int longestFrom(std::span<const Entry> table, Node node)
{
    int longest = 0;
    for (const Entry bits : table.subspan(node + 1, std::popcount(table[node])))
        longest = std::max(longest, 1 + Edge(bits).longest());
    return std::min(longest, WordGraph::maxLongest);
}

bool isSound(std::span<const Entry> table, Node root)
{
    if (table.empty() || table.size() > WordGraph::maxEntries || root >= table.size() || table[0] != 0
        || !endsInTime(table))
        return false;
    std::vector<bool> starts(table.size(), false);
    starts[0] = true;
    forEachNode(table, [&](Node node, auto) { starts[node] = true; });
    bool sound = starts[root];
    forEachNode(table, [&](Node node, std::span<const Entry> edges) {
        sound = sound && !edges.empty() && std::ranges::all_of(edges, [&](Entry bits) {
            const Node to = Edge(bits).target();
            return (to == 0 || (to > node && to < table.size() && starts[to]))
                   && Edge(bits).longest() == longestFrom(table, to);
        });
    });
    return sound;
}

// The best (lowest) grade of the words that go on from each node, by its place; 0: none.
std::vector<unsigned> bestGrades(std::span<const Entry> table)
{
    std::vector<Node> nodes;
    forEachNode(table, [&](Node node, auto) { nodes.push_back(node); });
    std::vector<unsigned> best(table.size(), 0);
    std::for_each(nodes.rbegin(), nodes.rend(), [&](Node node) {
        unsigned grade = WordGraph::maxGrade + 1;
        for (const Entry bits : table.subspan(node + 1, std::popcount(table[node])))
            for (const unsigned other : {Edge(bits).grade(), best[Edge(bits).target()]})
                grade = other != 0 ? std::min(grade, other) : grade;
        best[node] = grade;
    });
    return best;
}

} // namespace

WordGraph::WordGraph() : WordGraph(std::vector<Entry>{0}, 0) {}

WordGraph::WordGraph(std::shared_ptr<const Owner> owner, Node root)
    : m_owner(std::move(owner)), m_data(m_owner->entries.data()), m_root(root)
{}

WordGraph::WordGraph(std::vector<Entry> table, Node root)
    : WordGraph(
        [&] {
            auto owner = std::make_shared<Owner>(Owner{std::move(table), nullptr, {}});
            owner->entries = owner->own;
            return owner;
        }(),
        root)
{}

std::optional<WordGraph> WordGraph::over(std::span<const Entry> table, Node root,
                                         std::shared_ptr<const MappedFile> owner)
{
    if (!isSound(table, root))
        return std::nullopt;
    return WordGraph(std::make_shared<Owner>(Owner{{}, std::move(owner), table}), root);
}

unsigned WordGraph::grade(std::span<const Letter> word) const
{
    Node node = m_root;
    unsigned grade = 0;
    for (const Letter letter : word) {
        const auto taken = find(node, letter);
        if (!taken)
            return 0;
        node = taken->target();
        grade = taken->grade();
    }
    return grade;
}

std::size_t WordGraph::nodeCount() const
{
    std::size_t count = 0;
    forEachNode(table(), [&](Node, auto) { ++count; });
    return count;
}

// Takes out the edges that lead only to words beyond the limit, and the nodes that are left without any.
WordGraph WordGraph::limitedTo(unsigned limit) const
{
    const auto best = bestGrades(table());
    const auto leads = [&](Node node) { return node != 0 && best[node] <= limit; };
    const auto ends = [&](Edge edge) { return edge.endsWord() && edge.grade() <= limit; };
    const auto isKept = [&](Edge edge) { return ends(edge) || leads(edge.target()); };

    std::vector<Node> moved(table().size(), 0);
    std::vector<Entry> kept{0};
    forEachNode(table(), [&](Node node, std::span<const Entry> edges) {
        if (!leads(node))
            return;
        moved[node] = static_cast<Node>(kept.size());
        kept.push_back(0);
        LetterMask rest = letters(node);
        for (const Entry bits : edges) {
            const LetterMask letter = rest & -rest;
            rest ^= letter;
            if (!isKept(Edge(bits)))
                continue;
            kept[moved[node]] |= letter;
            kept.push_back(bits);
        }
    });
    // From the end, so that what an edge leads to is finished before it.
    std::vector<Node> nodes;
    forEachNode(kept, [&](Node node, auto) { nodes.push_back(node); });
    std::for_each(nodes.rbegin(), nodes.rend(), [&](Node node) {
        for (Entry& bits : std::span(kept).subspan(node + 1, std::popcount(kept[node]))) {
            const Edge edge(bits);
            const Node to = moved[edge.target()];
            bits = Edge(to, ends(edge) ? edge.grade() : 0, static_cast<unsigned>(longestFrom(kept, to))).bits();
        }
    });
    return WordGraph(std::move(kept), moved[m_root]);
}

} // namespace storeys
