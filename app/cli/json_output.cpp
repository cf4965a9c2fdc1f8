#include "cli/json_output.h"

#include <iostream>

namespace storeys::cli {

void printLine(const Json& line)
{
    std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

Json wordsJson(const PlayScore& score, const Variant& variant)
{
    Json words = Json::array();
    for (const ScoredWord& scored : score.words) {
        Json word = {{"word", variant.tiles.alphabet.spell(scored.word.letters())}};
        if (variant.hasPoints())
            word["score"] = scored.points.value;
        words.push_back(std::move(word));
    }
    return words;
}

Json tilesJson(const Play& play, const Alphabet& alphabet)
{
    Json tiles = Json::array();
    for (const Placement& placement : play.placements)
        tiles.push_back(
            {{"row", placement.square.row},
             {"column", placement.square.column},
             {"tile", (placement.tile.isReserve() ? "*" : "") + std::string(1, alphabet.symbolOf(placement.tile))}});
    return tiles;
}

} // namespace storeys::cli
