#include "rules/scoring.h"

#include "rules/claim_rules.h"
#include "rules/star_bonus.h"

#include <algorithm>

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
        if (variant.plays == PlayShape::Paths) {
            for (const FormedWord& word : claimedWords(position.board, play))
                score.words.push_back(scored(scoring, variant, word.direction, word.squares));
            return;
        }
        score.words.reserve(play.placements.size() + 1);
        WordWalk walk(position.board, play);
        for (auto squares = walk.next(); !squares.empty(); squares = walk.next())
            score.words.push_back(scored(scoring, variant, walk.direction(), squares));
    });
    const auto fromRack =
        std::ranges::count_if(play.placements, [](const Placement& p) { return !p.tile.isReserve(); });
    score.bingoBonus = bingoBonus(variant, static_cast<int>(fromRack));
    if (starBonus(*position.book) != Points(0)) {
        std::vector<Square> squares;
        for (const Placement& placement : play.placements)
            squares.push_back(placement.square);
        if (StarGroups(variant, position.board).areJoinedBy(squares))
            score.starBonus = starBonus(*position.book);
    }
    return score;
}

} // namespace storeys
