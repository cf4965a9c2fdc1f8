#include "lexicon/word_graph.h"

#include "lexicon/anagram_filter.h"

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

// Every entry is a node or one of its edges, and the last node ends with the table. Bytes, as they are read faster
// than bits: where a node starts.
std::optional<std::vector<std::uint8_t>> nodeStarts(std::span<const Entry> table)
{
    std::vector<std::uint8_t> starts(table.size(), 0);
    std::size_t at = 0;
    for (; at < table.size(); at += 1 + std::popcount(table[at]))
        starts[at] = 1;
    return at == table.size() ? std::optional(std::move(starts)) : std::nullopt;
}

bool isSound(std::span<const Entry> table, Node root)
{
    if (table.empty() || table.size() > WordGraph::maxEntries || root >= table.size() || table[0] != 0)
        return false;
    const auto starts = nodeStarts(table);
    if (!starts || !(*starts)[root])
        return false;
    bool sound = true;
    forEachNode(table, [&](Node node, std::span<const Entry> edges) {
        sound = sound && !edges.empty();
        for (const Entry bits : edges) {
            const Edge edge(bits);
            const bool leadsOn = edge.target() > node && edge.target() < table.size() && (*starts)[edge.target()];
            sound = sound && (leadsOn || edge.target() == 0) && edge.grade() <= WordGraph::maxGrade;
        }
    });
    return sound;
}

// Of the edges of every node, by its place, the letters of those that lead to a word of such a grade; no letters: the
// node leads to none.
std::vector<LetterMask> lettersUpTo(unsigned limit, std::span<const Entry> table)
{
    std::vector<Node> nodes;
    nodes.reserve(table.size() / 2);
    forEachNode(table, [&](Node node, auto) { nodes.push_back(node); });
    std::vector<LetterMask> kept(table.size(), 0);
    std::for_each(nodes.rbegin(), nodes.rend(), [&](Node node) {
        const Entry* edges = &table[node + 1];
        for (LetterMask rest = table[node]; rest != 0; rest &= rest - 1, ++edges) {
            const Edge edge(*edges);
            if (edge.grade() - 1 < limit || kept[edge.target()] != 0) // grade 0, none, is beyond all limits
                kept[node] |= rest & -rest;
        }
    });
    return kept;
}

} // namespace

WordGraph::WordGraph() : WordGraph(std::vector<Entry>{0}, 0) {}

WordGraph::WordGraph(std::shared_ptr<Owner> owner, Node root)
    : m_owner(std::move(owner)), m_data(m_owner->entries.data()), m_root(root)
{}

WordGraph::WordGraph(std::vector<Entry> table, Node root)
    : WordGraph(
        [&] {
            auto owner = std::make_shared<Owner>();
            owner->own = std::move(table);
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
    auto held = std::make_shared<Owner>();
    held->file = std::move(owner);
    held->entries = table;
    return WordGraph(std::move(held), root);
}

const AnagramFilter& WordGraph::anagrams() const
{
    std::call_once(m_owner->filtered, [&] { m_owner->anagrams = std::make_shared<AnagramFilter>(*this); });
    return *m_owner->anagrams;
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
    const auto kept = lettersUpTo(limit, table());
    std::vector<Node> moved(table().size(), 0);
    Node size = 1;
    forEachNode(table(), [&](Node node, auto) {
        if (kept[node] == 0)
            return;
        moved[node] = size;
        size += 1 + std::popcount(kept[node]);
    });
    std::vector<Entry> smaller;
    smaller.reserve(size);
    smaller.push_back(0);
    forEachNode(table(), [&](Node node, auto) {
        if (kept[node] == 0)
            return;
        smaller.push_back(kept[node]);
        for (LetterMask rest = kept[node]; rest != 0; rest &= rest - 1) {
            const Edge old = edge(node, static_cast<Letter>(std::countr_zero(rest)));
            smaller.push_back(Edge(moved[old.target()], old.grade() <= limit ? old.grade() : 0).bits());
        }
    });
    return WordGraph(std::move(smaller), moved[m_root]);
}

unsigned gradeUpTo(const std::vector<int>& levels, int level)
{
    return static_cast<unsigned>(std::ranges::count_if(levels, [level](int l) { return l <= level; }));
}

} // namespace storeys
