#include "lexicon/word_graph.h"

#include "lexicon/word_filters.h"

#include <algorithm>
#include <iterator>

namespace storeys {

namespace {

using Node = WordGraph::Node;
using Entry = WordGraph::Entry;
using Edge = WordGraph::Edge;

// Calls visit(node, edges) for every node but node 0, in the table's order. No node may extend past the table's end.
template<class Visit>
void forEachNode(std::span<const Entry> table, Visit visit)
{
    for (std::size_t at = 1; at < table.size();) {
        const std::size_t count = std::popcount(table[at]);
        visit(static_cast<Node>(at), table.subspan(at + 1, count));
        at += 1 + count;
    }
}

// All nodes except node 0, in the table's order. None if the last one extends past the table's end.
std::optional<std::vector<Node>> nodesOf(std::span<const Entry> table)
{
    std::vector<Node> nodes;
    nodes.reserve(table.size() / 2);
    std::size_t at = 1;
    for (; at < table.size(); at += 1 + std::popcount(table[at]))
        nodes.push_back(static_cast<Node>(at));
    return at == table.size() ? std::optional(std::move(nodes)) : std::nullopt;
}

// Whether the table satisfies the invariants of WordGraph and has only `letters`. Goes from the last node to the first,
// so that the target of an edge is checked before the edge. Must be fast: opening a lexicon spends most time here.
bool isSound(std::span<const Entry> table, Node root, LetterMask letters)
{
    if (table.empty() || table.size() > WordGraph::maxEntries || root >= table.size() || table[0] != 0)
        return false;
    const auto nodes = nodesOf(table);
    if (!nodes)
        return false;
    // For each node, by its index: the number of words that begin there in the low countBits bits, the length of the
    // longest above them, each capped at one above its limit. 0 where no node begins, as every node leads to a word.
    constexpr unsigned countBits = 27;
    std::vector<std::uint32_t> reach(table.size());
    for (std::size_t n = nodes->size(); n-- > 0;) {
        const Node node = (*nodes)[n];
        if (table[node] == 0 || (table[node] & ~letters) != 0)
            return false;
        std::uint32_t words = 0, length = 0;
        for (const Entry bits : table.subspan(node + 1, std::popcount(table[node]))) {
            const Edge edge(bits);
            const bool isIn = edge.target() < table.size();
            const std::uint32_t next = isIn ? reach[edge.target()] : 0;
            const bool isLast = edge.target() == 0 && edge.endsWord();
            if (!isIn || (next == 0 && !isLast) || edge.grade() > WordGraph::maxGrade)
                return false;
            words += (next & ((1U << countBits) - 1)) + (edge.endsWord() ? 1 : 0);
            length = std::max(length, (next >> countBits) + 1);
        }
        reach[node] = std::min<std::uint32_t>(words, WordGraph::maxWords + 1)
                      | std::min<std::uint32_t>(length, WordGraph::maxLength + 1) << countBits;
    }
    return (root == 0 || reach[root] != 0) && (reach[root] & ((1U << countBits) - 1)) <= WordGraph::maxWords
           && reach[root] >> countBits <= WordGraph::maxLength;
}

// For each node, by its index, the letters of the edges that lead to a word of grade `limit` or less; no letters if the
// node leads to none.
std::vector<LetterMask> lettersUpTo(unsigned limit, std::span<const Entry> table)
{
    const std::vector<Node> nodes = *nodesOf(table);
    std::vector<LetterMask> kept(table.size(), 0);
    std::for_each(nodes.rbegin(), nodes.rend(), [&](Node node) {
        const Entry* edges = &table[node + 1];
        for (LetterMask rest = table[node]; rest != 0; rest &= rest - 1, ++edges) {
            const Edge edge(*edges);
            if (edge.grade() - 1 < limit || kept[edge.target()] != 0) // grade 0 (no word) wraps around to exceed every
                                                                      // limit
                kept[node] |= rest & -rest;
        }
    });
    return kept;
}

// Copies the nodes on the way to removed words, since other words may share those nodes, and leaves the removed words
// out of the copies.
class CutNodes
{
public:
    // An edge either to a copied node, by its index in copies(), or to a node of the graph.
    struct Way
    {
        bool isCopy;
        std::uint32_t to;
        unsigned grade;
    };
    struct Copy
    {
        LetterMask letters = 0;
        std::vector<Way> ways{};
    };
    using Words = std::span<const Letters>;

    explicit CutNodes(const WordGraph& graph) : m_graph(graph) {}

    // Copies the node without the given words, which all begin with the `depth` letters that lead to the node. Returns
    // the index of the copy; none if no letters would be left.
    std::optional<std::uint32_t> cut(Node node, Words words, std::size_t depth)
    {
        Copy copy;
        for (LetterMask rest = m_graph.letters(node); rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            const auto there = std::ranges::equal_range(words, letter, {}, [&](const Letters& w) { return w[depth]; });
            const auto way = wayOn(m_graph.edge(node, letter), Words(there.begin(), there.end()), depth + 1);
            if (!way)
                continue;
            copy.letters |= rest & -rest;
            copy.ways.push_back(*way);
        }
        if (copy.letters == 0)
            return std::nullopt;
        m_copies.push_back(std::move(copy));
        return static_cast<std::uint32_t>(m_copies.size() - 1);
    }
    // The copies, each before the copies whose edges lead to it.
    [[nodiscard]] const std::vector<Copy>& copies() const { return m_copies; }

private:
    // The edge without the given words; none if no other word uses the edge.
    std::optional<Way> wayOn(Edge edge, Words words, std::size_t depth)
    {
        Way way{false, edge.target(), edge.grade()};
        if (!words.empty() && words.front().size() == depth) { // the word that ends here sorts first
            way.grade = 0;
            words = words.subspan(1);
        }
        if (!words.empty() && way.to != 0) {
            const auto copy = cut(edge.target(), words, depth);
            way.isCopy = copy.has_value();
            way.to = copy.value_or(0);
        }
        return way.isCopy || way.to != 0 || way.grade != 0 ? std::optional(way) : std::nullopt;
    }

    const WordGraph& m_graph;
    std::vector<Copy> m_copies;
};

} // namespace

WordGraph::WordGraph() : WordGraph(std::vector<Entry>{0}, 0) {}

WordGraph::WordGraph(std::shared_ptr<Owner> owner, Node root)
    : m_owner(std::move(owner)), m_data(m_owner->entries.data()), m_root(root)
{}

WordGraph::WordGraph(std::vector<Entry> table, Node root) : WordGraph(std::make_shared<Owner>(std::move(table)), root)
{}

std::optional<WordGraph> WordGraph::over(std::span<const Entry> table, Node root,
                                         std::shared_ptr<const MappedFile> owner, LetterMask letters)
{
    if (!isSound(table, root, letters))
        return std::nullopt;
    return WordGraph(std::make_shared<Owner>(std::move(owner), table), root);
}

const AnagramFilter& WordGraph::anagrams() const
{
    std::call_once(m_owner->filtered, [&] { m_owner->anagrams = std::make_shared<AnagramFilter>(*this); });
    return *m_owner->anagrams;
}

unsigned WordGraph::grade(std::span<const Letter> word) const
{
    Edge last(m_root, 0);
    for (const Letter letter : word)
        last = edgeOrNone(last.target(), letter);
    return last.grade();
}

std::size_t WordGraph::nodeCount() const
{
    return nodesOf(table())->size();
}

// Removes the edges that lead only to words of grades above the limit, and the nodes that have no edges left.
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

// The copied nodes go before the old table, root first, so that every edge leads to a later node.
WordGraph WordGraph::without(const std::set<Letters>& words) const
{
    std::vector<Letters> gone;
    std::ranges::copy_if(words, std::back_inserter(gone), [](const Letters& word) { return !word.empty(); });
    if (gone.empty() || m_root == 0)
        return *this;
    CutNodes cutNodes(*this);
    if (!cutNodes.cut(m_root, gone, 0))
        return {};
    const auto& copies = cutNodes.copies();
    std::vector<Node> places(copies.size());
    Node size = 1;
    for (std::size_t i = copies.size(); i-- > 0;) {
        places[i] = size;
        size += static_cast<Node>(1 + copies[i].ways.size());
    }
    const Node moved = size - 1; // offset of all old nodes except node 0
    if (size + table().size() > maxEntries)
        return *this;
    std::vector<Entry> all{0};
    all.reserve(size + table().size());
    for (std::size_t i = copies.size(); i-- > 0;) {
        all.push_back(copies[i].letters);
        for (const CutNodes::Way& way : copies[i].ways)
            all.push_back(Edge(way.isCopy ? places[way.to] : way.to == 0 ? 0 : way.to + moved, way.grade).bits());
    }
    forEachNode(table(), [&](Node node, std::span<const Entry> edges) {
        all.push_back(letters(node));
        for (const Entry bits : edges) {
            const Edge edge(bits);
            all.push_back(Edge(edge.target() == 0 ? 0 : edge.target() + moved, edge.grade()).bits());
        }
    });
    return WordGraph(std::move(all), places.back());
}

unsigned gradeUpTo(const std::vector<int>& levels, int level)
{
    return static_cast<unsigned>(std::ranges::count_if(levels, [level](int l) { return l <= level; }));
}

} // namespace storeys
