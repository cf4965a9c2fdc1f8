#include "rules/scoring.h"

#include "rules/claim_rules.h"

namespace storeys {

namespace {

template<class Scoring>
ScoredWord scored(const Scoring& scoring, const Variant& variant, Direction direction,
                  std::span<const WordSquare> squares)
{
    typename Scoring::Sum sum;
    for (const WordSquare& s : squares) {
        if (s.placed)
            scoring.place(sum, s.top, s.height, variant.kindOf(s.square));
        else
            scoring.keep(sum, s.top, s.height);
    }
    ScoredWord result{{direction, {squares.begin(), squares.end()}}, Points(scoring.points(sum)), scoring.factor(sum)};
    for (WordSquare& s : result.word.squares)
        s.points = Points(scoring.part(sum, s, variant.kindOf(s.square)));
    return result;
}

constexpr std::array<Square, 5> itselfAndNeighbours{{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

} // namespace

Points bingoBonus(const Variant& variant, int placed)
{
    return placed == variant.rackSize ? variant.bingoBonus : Points(0);
}

PlayScore scoreOf(const Position& position, const Play& play)
{
    const Variant& variant = position.variant();
    PlayScore score;
    withScoring(variant, [&](const auto& scoring) {
        score.words.reserve(play.placements.size() + 1);
        forEachWord(position, play, [&](Direction direction, std::span<const WordSquare> squares) {
            score.words.push_back(scored(scoring, variant, direction, squares));
        });
    });
    const auto fromRack =
        std::ranges::count_if(play.placements, [](const Placement& p) { return !p.tile.isReserve(); });
    score.bingoBonus = bingoBonus(variant, static_cast<int>(fromRack));
    if (starBonus(*position.book) != Points(0) && StarGroups(variant, position.board).areJoinedBy(play.squares()))
        score.starBonus = starBonus(*position.book);
    return score;
}

StarGroups::StarGroups(const Variant& variant, const Board& board)
{
    for (int i = 0; i < board.squareCount(); ++i) {
        const Square square = board.squareAt(i);
        if (variant.squares[i].start && board.isOccupied(square) && m_groups[Surface::slot(square)] == 0) {
            ++m_count;
            spread(board, square);
        }
    }
}

void StarGroups::spread(const Board& board, Square from)
{
    m_groups[Surface::slot(from)] = static_cast<std::uint8_t>(m_count);
    for (const Square step : itselfAndNeighbours) {
        const Square square{from.row + step.row, from.column + step.column};
        if (board.isOccupied(square) && m_groups[Surface::slot(square)] == 0)
            spread(board, square);
    }
}

bool StarGroups::areJoinedBy(std::span<const Square> squares) const
{
    int first = 0;
    for (const Square square : squares)
        for (const Square step : itselfAndNeighbours) {
            const Square near{square.row + step.row, square.column + step.column};
            if (near.row < 0 || near.row >= Board::maxSide || near.column < 0 || near.column >= Board::maxSide)
                continue;
            const int group = m_groups[Surface::slot(near)];
            if (first != 0 && group != 0 && group != first)
                return true;
            first = first != 0 ? first : group;
        }
    return false;
}

} // namespace storeys
