#include "rules/scoring.h"

namespace storeys {

namespace {

template<class Scoring>
ScoredWord scored(const Scoring& scoring, const Variant& variant, FormedWord&& word)
{
    typename Scoring::Sum sum;
    for (const WordSquare& s : word.squares) {
        if (s.placed)
            scoring.place(sum, s.top, s.height, variant.kindOf(s.square));
        else
            scoring.keep(sum, s.top, s.height);
    }
    ScoredWord result{{}, Points(scoring.points(sum)), {}, scoring.factor(sum)};
    result.parts.reserve(word.squares.size());
    for (const WordSquare& s : word.squares)
        result.parts.emplace_back(scoring.part(sum, s, variant.kindOf(s.square)));
    result.word = std::move(word);
    return result;
}

} // namespace

Points allTilesBonus(const Variant& variant, int placed)
{
    return placed == variant.rackSize ? variant.allTilesBonus : Points(0);
}

PlayScore scoreOf(const Position& position, const Play& play)
{
    const Variant& variant = position.variant();
    PlayScore score;
    withScoring(variant, [&](const auto& scoring) {
        std::vector<FormedWord> words = formedWords(position.board, play);
        score.words.reserve(words.size());
        for (FormedWord& word : words)
            score.words.push_back(scored(scoring, variant, std::move(word)));
    });
    score.allTilesBonus = allTilesBonus(variant, static_cast<int>(play.placements.size()));
    return score;
}

} // namespace storeys
