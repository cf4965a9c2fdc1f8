#include "rules/scoring.h"

namespace storeys {

Points scoreStackedWord(const Variant& variant, const WordTally& word)
{
    return word.flat ? word.flatPoints : word.tiles * variant.stackedTile;
}

Points allTilesBonus(const Variant& variant, int placed)
{
    return placed == variant.rackSize ? variant.allTilesBonus : Points(0);
}

PlayScore scoreOf(const Position& position, const Play& play)
{
    const Variant& variant = position.variant();
    PlayScore score;
    for (FormedWord& word : formedWords(position.board, play)) {
        WordTally tally;
        for (const WordSquare& s : word.squares)
            tally.add(variant, s.top, s.height);
        score.words.push_back({std::move(word), variant.scoreWord(variant, tally), tally.flat});
    }
    score.allTilesBonus = allTilesBonus(variant, static_cast<int>(play.placements.size()));
    return score;
}

} // namespace storeys
