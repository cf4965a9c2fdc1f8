#include "lexicon/word_graph.h"

namespace storeys {

namespace {

bool isSound(std::span<const WordGraph::NodeData> nodes, std::span<const WordGraph::Edge> edges, WordGraph::Node root)
{
    if (nodes.empty() || nodes.size() > WordGraph::maxNodes || root >= nodes.size() || nodes[0].letters != 0)
        return false;
    for (std::size_t n = 1; n < nodes.size(); ++n) {
        const std::size_t count = std::popcount(nodes[n].letters);
        if (nodes[n].firstEdge > edges.size() || count > edges.size() - nodes[n].firstEdge)
            return false;
        for (const WordGraph::Edge edge : edges.subspan(nodes[n].firstEdge, count))
            if (edge.target() != 0 && (edge.target() <= n || edge.target() >= nodes.size()))
                return false;
    }
    return true;
}

} // namespace

WordGraph::WordGraph() : WordGraph({NodeData{0, 0}}, {}, 0) {}

WordGraph::WordGraph(std::shared_ptr<const Tables> tables, Node root)
    : m_tables(std::move(tables)), m_nodes(m_tables->nodes), m_edges(m_tables->edges), m_root(root)
{}

WordGraph::WordGraph(std::vector<NodeData> nodes, std::vector<Edge> edges, Node root)
    : WordGraph(std::make_shared<Tables>(Tables{std::move(nodes), std::move(edges), nullptr}), root)
{}

std::optional<WordGraph> WordGraph::over(std::span<const NodeData> nodes, std::span<const Edge> edges, Node root,
                                         std::shared_ptr<const MappedFile> owner)
{
    if (!isSound(nodes, edges, root))
        return std::nullopt;
    WordGraph graph(std::make_shared<Tables>(Tables{{}, {}, std::move(owner)}), root);
    graph.m_nodes = nodes;
    graph.m_edges = edges;
    return graph;
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

WordGraph WordGraph::limitedTo(unsigned limit) const
{
    std::vector<NodeData> nodes(m_nodes.begin(), m_nodes.end());
    std::vector<Edge> edges;
    edges.reserve(m_edges.size());
    for (NodeData& node : nodes) {
        const auto firstEdge = static_cast<std::uint32_t>(edges.size());
        const auto all = m_edges.subspan(node.letters ? node.firstEdge : 0, std::popcount(node.letters));
        LetterMask rest = node.letters;
        for (const Edge edge : all) {
            const LetterMask letter = rest & -rest;
            rest ^= letter;
            if (edge.bestGrade() > limit)
                node.letters ^= letter;
            else
                edges.emplace_back(edge.target(), edge.grade() <= limit ? edge.grade() : 0, edge.bestGrade());
        }
        node.firstEdge = firstEdge;
    }
    return WordGraph(std::move(nodes), std::move(edges), m_root);
}

} // namespace storeys
