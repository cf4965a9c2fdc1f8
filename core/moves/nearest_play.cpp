#include "moves/nearest_play.h"

#include "rules/legality.h"
#include "rules/scoring.h"

#include <cstdlib>
#include <limits>
#include <tuple>

namespace storeys {

namespace {

using Placements = std::vector<Placement>;

constexpr int mostEdits = 2;

// How much a play differs from the laid tiles, compared in this order: number of edits, whether it has a rare word (if
// `commonFirst`), squares that its tiles have moved in all, score (negated).
using Difference = std::tuple<int, bool, int, int>;

Placements without(const Placements& from, const Placements& others)
{
    Placements rest;
    std::ranges::copy_if(from, std::back_inserter(rest),
                         [&](const Placement& placement) { return !contains(others, placement); });
    return rest;
}

int distance(Square a, Square b)
{
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

// The sum, over `tiles`, of the distance to the nearest of `places` with the same tile; 0 for a tile that `places`
// lacks.
int wayOf(const Placements& tiles, const Placements& places)
{
    int way = 0;
    for (const Placement& tile : tiles) {
        int nearest = 0;
        for (const Placement& place : places)
            if (place.tile == tile.tile && (nearest == 0 || distance(place.square, tile.square) < nearest))
                nearest = distance(place.square, tile.square);
        way += nearest;
    }
    return way;
}

constexpr std::array<Square, 4> steps{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};

Placements shifted(Placements laid, Square step)
{
    for (Placement& placement : laid)
        placement.square = {placement.square.row + step.row, placement.square.column + step.column};
    return laid;
}

bool isShiftedByOne(const Placements& laid, const Placements& play)
{
    return laid.size() == play.size()
           && std::ranges::any_of(steps, [&](Square step) { return without(shifted(laid, step), play).empty(); });
}

// Whether two tiles swapped places, which counts as one edit.
bool isSwapped(const Placements& left, const Placements& instead)
{
    return left.size() == 2 && instead.size() == 2 && contains(instead, Placement{left[0].square, left[1].tile})
           && contains(instead, Placement{left[1].square, left[0].tile});
}

bool covers(const Placements& placements, Square square)
{
    return contains(placements, square, &Placement::square);
}

// Whether the play covers at least half of the laid squares, or shifts all laid tiles by one square.
bool isNear(const Placements& laid, const Placements& play)
{
    const auto kept = std::ranges::count_if(laid, [&](const Placement& tile) { return covers(play, tile.square); });
    return 2 * kept >= std::ssize(laid) || isShiftedByOne(laid, play);
}

// The number of edits that turn the laid tiles into the play, and how many squares the tiles move in all.
std::pair<int, int> differenceOf(const Placements& laid, const Placements& play)
{
    const Placements left = without(laid, play);
    const Placements instead = without(play, laid);
    int edits = static_cast<int>(std::max(left.size(), instead.size()));
    if (isShiftedByOne(laid, play) || isSwapped(left, instead))
        edits = std::min(edits, 1);
    return {edits, wayOf(left, instead)};
}

// Finds the words along the lines of the board that differ from the laid tiles by few edits, and calls
// visit(placements) for each; the caller must check whether the play is legal. Walks the word graph and turns back once
// too many tiles are left out or added, so the work hardly depends on the number of blanks.
template<class Visit>
class NearWords
{
public:
    NearWords(const Position& position, const Placements& laid, const std::stop_token& stop, Visit visit)
        : m_board(position.board), m_words(position.book->lexicon->words), m_laid(laid), m_stop(stop), m_visit(visit),
          m_rest(position.toMove().rack), m_reserve(position.toMove().reserve.blanks)
    {}

    void run()
    {
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            m_direction = direction;
            const int lines = direction == Direction::Across ? m_board.rows() : m_board.columns();
            m_length = direction == Direction::Across ? m_board.columns() : m_board.rows();
            for (m_line = 0; m_line < lines; ++m_line)
                for (int start = m_length - 1; start >= 0 && !m_stop.stop_requested(); --start)
                    if (!m_board.isOccupied(squareAt(start - 1)))
                        choose(start, m_words.root());
        }
    }

private:
    [[nodiscard]] Square squareAt(int cell) const
    {
        return m_direction == Direction::Across ? Square{m_line, cell} : Square{cell, m_line};
    }
    // Whether the play can still be near enough to the laid tiles if it uses all of those from the cell on.
    [[nodiscard]] bool canBeNear(int cell) const
    {
        int ahead = 0;
        for (; cell < m_length; ++cell)
            ahead += covers(m_laid, squareAt(cell));
        const int all = static_cast<int>(m_laid.size());
        return all - m_same - ahead <= mostEdits && 2 * (m_covered + ahead) >= all;
    }

    void choose(int cell, WordGraph::Node node)
    {
        if (cell == m_length || !canBeNear(cell))
            return;
        const Square square = squareAt(cell);
        const LetterMask letters = m_words.letters(node);
        const Tile top = m_board.top(square);
        if (!top.isNone() && (letters & maskOf(top.letter())))
            goOn(cell, m_words.edge(node, top.letter()));
        for (LetterMask rest = letters; rest != 0; rest &= rest - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(rest));
            for (const Tile tile : {Tile::of(letter), Tile::blankAs(letter), Tile::reserveAs(letter)})
                if (tile.isReserve() ? m_reserve > 0 : m_rest.has(tile))
                    lay({square, tile}, cell, m_words.edge(node, letter));
        }
    }

    void lay(Placement placement, int cell, WordGraph::Edge edge)
    {
        const bool isSame = contains(m_laid, placement);
        if (!isSame && m_added == mostEdits)
            return;
        const bool isCovered = covers(m_laid, placement.square);
        const Rack rest = m_rest;
        m_same += isSame;
        m_added += !isSame;
        m_covered += isCovered;
        m_reserve -= placement.tile.isReserve();
        m_rest.remove(placement.tile);
        m_play.push_back(placement);
        goOn(cell, edge);
        m_play.pop_back();
        m_rest = rest;
        m_reserve += placement.tile.isReserve();
        m_covered -= isCovered;
        m_added -= !isSame;
        m_same -= isSame;
    }

    void goOn(int cell, WordGraph::Edge edge)
    {
        if (!m_board.isOccupied(squareAt(cell + 1)) && edge.endsWord() && !m_play.empty())
            m_visit(m_play);
        choose(cell + 1, edge.target());
    }

    const Board& m_board;
    const WordGraph& m_words;
    const Placements& m_laid;
    const std::stop_token& m_stop;
    Visit m_visit;
    Direction m_direction{};
    int m_line = 0;
    int m_length = 0;  // number of cells in the line
    Placements m_play; // the placements before the cell to be chosen
    int m_same = 0;    // number of placements that equal a laid one
    int m_added = 0;   // number of all other placements
    int m_covered = 0; // number of laid squares that m_play covers
    Rack m_rest;
    int m_reserve;
};

} // namespace

std::optional<Play> nearestLegal(const Position& position, const Play& laid, bool commonFirst,
                                 const std::stop_token& stop)
{
    std::optional<Play> nearest;
    Difference least;
    // At least one tile must stay as laid, except that a single tile may move.
    const int most = std::clamp(static_cast<int>(laid.placements.size()) - 1, 1, mostEdits);
    const auto look = [&](const Placements& placements) {
        if (!isNear(laid.placements, placements))
            return;
        Play play{placements};
        const auto [edits, way] = differenceOf(laid.placements, placements);
        const Difference atBest{edits, false, way, std::numeric_limits<int>::min()};
        if (edits > most || (nearest && atBest >= least) || violationOf(position, play) || badWords(position, play))
            return;
        const Difference difference{edits, commonFirst && hasRareWord(position, play), way,
                                    -scoreOf(position, play).total().value};
        if (nearest && difference >= least)
            return;
        least = difference;
        nearest = std::move(play);
    };
    for (const Square step : steps)
        look(shifted(laid.placements, step));
    NearWords(position, laid.placements, stop, look).run();
    return stop.stop_requested() ? std::nullopt : nearest;
}

} // namespace storeys
