#include "moves/generator.h"

#include "moves/line.h"
#include "rules/legality.h"

namespace storeys {

namespace {

// The search of one line from one square. What has been chosen so far stands in m_play.
class LineSearch
{
public:
    LineSearch(const RuleBook& book, const Rack& rack, std::vector<FoundPlay>& found)
        : m_variant(book.variant), m_words(book.lexicon->words), m_found(found), m_rack(rack),
          m_pluralRule(book.houseRules.pluralRule && m_variant.hasRule(rules::onlyPlural)),
          m_coversRule(m_variant.hasRule(rules::coversWord))
    {}

    void search(const Line& line)
    {
        m_line = &line;
        int anchor = line.length;
        for (int start = line.length - 1; start >= 0; --start) {
            if (line.cells[start].anchor)
                anchor = start;
            const bool canBegin = start == 0 || !line.cells[start - 1].isOccupied();
            if (!canBegin || anchor == line.length || anchor - start > m_rack.size())
                continue;
            m_start = start;
            m_anchor = anchor;
            m_play = FoundPlay{line.squareAt(start), line.direction, 0, 0, {}, {}};
            extend(start, m_words.root(), {}, {});
        }
    }

private:
    // Chooses what cell i shows; the cells before it are settled and lead to the node.
    void extend(int i, WordGraph::Node node, const WordTally& main, Points crossing)
    {
        if (i == m_line->length)
            return;
        const Cell& cell = m_line->cells[i];
        const LetterMask next = m_words.letters(node);
        if (cell.isOccupied() && (next & maskOf(cell.top.letter()))) {
            WordTally longer = main;
            longer.add(m_variant, cell.top, cell.height);
            settle(i, m_words.edge(node, cell.top.letter()), longer, crossing);
        }
        for (LetterMask rest = next & cell.allowed; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            for (const Tile tile : {Tile::of(letter), Tile::blankAs(letter)})
                if (m_rack.has(tile))
                    put(i, tile, m_words.edge(node, letter), main, crossing);
        }
    }

    void put(int i, Tile tile, WordGraph::Edge edge, WordTally main, Points crossing)
    {
        const Cell& cell = m_line->cells[i];
        const Height height = cell.height + Height(1);
        main.add(m_variant, tile, height);
        if (cell.crossed) {
            WordTally cross = cell.cross;
            cross.add(m_variant, tile, height);
            crossing += m_variant.scoreWord(m_variant, cross);
        }
        m_rack.remove(tile);
        m_play.placed |= 1u << (i - m_start);
        m_play.tiles[i - m_start] = tile;
        settle(i, edge, main, crossing);
        m_play.tiles[i - m_start] = Tile();
        m_play.placed &= ~(1u << (i - m_start));
        m_rack.add(tile);
    }

    // Cell i is settled too: a word may end here, and others go on.
    void settle(int i, WordGraph::Edge edge, const WordTally& main, Points crossing)
    {
        m_play.length = i - m_start + 1;
        if (edge.endsWord() && !m_line->cells[i + 1].isOccupied() && isLegal(i)) {
            m_play.score = m_variant.scoreWord(m_variant, main) + crossing
                           + allTilesBonus(m_variant, std::popcount(m_play.placed));
            m_found.push_back(m_play);
        }
        if (edge.target() != 0)
            extend(i + 1, edge.target(), main, crossing);
    }

    // What is left to check of a word that ends at cell `last`: letters and crossing words are good already.
    [[nodiscard]] bool isLegal(int last) const
    {
        if (m_play.placed == 0 || last < m_anchor || last == m_start)
            return false;
        const std::uint32_t placed = m_play.placed << m_start;
        if (std::has_single_bit(placed)) {
            const int only = std::countr_zero(placed);
            const Cell& cell = m_line->cells[only];
            // A tile that forms two words was found across.
            const bool foundAcross = m_line->direction == Direction::Down && cell.crossed;
            return !foundAcross && !(m_pluralRule && isTackedOn(only, last));
        }
        return !m_coversRule
               || std::ranges::none_of(m_line->words, [&](std::uint32_t word) { return (word & ~placed) == 0; });
    }

    // Whether the only tile, on cell `only`, makes no more than plurals; see rules::onlyPlural.
    [[nodiscard]] bool isTackedOn(int only, int last) const
    {
        const Cell& cell = m_line->cells[only];
        const auto plural = m_variant.pluralLetter;
        if (m_play.tiles[only - m_start].letter() != plural || cell.isOccupied() || only != last)
            return false;
        const bool mainTacksOn = last - m_start >= 2 && m_line->cells[last - 1].top.letter() != plural;
        return mainTacksOn && (!cell.crossed || cell.crossTacksOn);
    }

    const Variant& m_variant;
    const WordGraph& m_words;
    std::vector<FoundPlay>& m_found;
    Rack m_rack; // what is left of it
    const bool m_pluralRule;
    const bool m_coversRule;

    const Line* m_line = nullptr;
    int m_start = 0;  // cell where the word begins
    int m_anchor = 0; // the first anchor from there on
    FoundPlay m_play;
};

} // namespace

Play FoundPlay::toPlay() const
{
    Play play;
    for (int i = 0; i < length; ++i)
        if (placed & 1u << i)
            play.placements.push_back({stepped(first, direction, i), tiles[i]});
    return play;
}

std::vector<FoundPlay> allPlays(const RuleBook& book, const Board& board, const Rack& rack)
{
    std::vector<FoundPlay> found;
    LineSearch search(book, rack, found);
    for (const Line& line : linesOf(book, board))
        search.search(line);
    return found;
}

} // namespace storeys
