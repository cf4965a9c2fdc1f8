// storeys-cli check: is this play legal, and what does it score?

#include "base/text.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "messages/messages.h"
#include "record/play_text.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/scoring.h"

#include <iostream>

namespace storeys::cli {

namespace {

struct CheckOptions
{
    PositionOptions given;
    std::string play;
    std::string tiles;
    std::vector<std::string> off;
    std::vector<std::string> put;
    std::vector<std::string> claims;
    CLI::Option* playGiven = nullptr;
};

// Reads placements in the form "row,column,tile;…", with rows and columns from 0; * before the tile: a reserve blank.
Play readTiles(const std::string& text, const TileSet& tiles)
{
    Play play;
    if (text.empty())
        return play;
    for (const std::string_view entry : partsOf(text, ';')) {
        std::string_view fields = entry;
        const auto row = readInteger(takeUntil(fields, ','));
        const auto column = readInteger(takeUntil(fields, ','));
        const bool isReserve = fields.starts_with('*');
        fields.remove_prefix(isReserve);
        Tile tile = playedTile(fields, tiles);
        if (isReserve)
            tile = tile.isBlank() ? Tile::reserveAs(tile.letter()) : Tile();
        if (!row || !column || tile.isNone())
            throw UnusableInput{"tile '" + std::string(entry) + "' cannot be read; write it like '4,3,W'"};
        play.placements.push_back({{*row, *column}, tile});
    }
    return play;
}

void addSquares(const std::vector<std::string>& texts, std::vector<Square>& squares)
{
    for (const std::string& text : texts) {
        const auto square = readSquare(text);
        if (!square)
            throw UnusableInput{"square '" + text + "' cannot be read; write it like '5F'"};
        squares.push_back(*square);
    }
}

void addClaims(const std::vector<std::string>& texts, Play& play)
{
    for (const std::string& text : texts) {
        auto claim = readClaim(text);
        if (!claim)
            throw UnusableInput{"claim '" + text + "' cannot be read; write it like '5D-5E-6E'"};
        play.claims.push_back(*std::move(claim));
    }
}

int run(const CheckOptions& options)
{
    const Position position = options.given.position();
    const TileSet& tiles = position.variant().tiles;
    Play play =
        options.playGiven->count() > 0 ? valueOf(readPlayText(options.play, tiles)) : readTiles(options.tiles, tiles);
    addSquares(options.off, play.blockersOff);
    addSquares(options.put, play.blockersOn);
    addClaims(options.claims, play);
    if (const auto violation = violationOf(position, play)) {
        std::cout << Json{{"legal", false},
                          {"error", codeOf(violation->kind)},
                          {"message", violationMessage({*violation, position})}}
                  << '\n';
        return 1;
    }
    const PlayScore score = scoreOf(position, play);
    Json answer = {{"legal", true}};
    if (position.variant().hasPoints())
        answer["score"] = score.total().value;
    if (winsAtOnce(position, play))
        answer["won"] = true;
    answer["words"] = wordsJson(score, position.variant());
    std::cout << answer << '\n';
    return 0;
}

} // namespace

void addCheck(CLI::App& program, int& status)
{
    auto options = std::make_shared<CheckOptions>();
    CLI::App* command =
        program.add_subcommand("check", "Check whether a play is legal and what it scores; print the answer as JSON");
    options->given.addTo(*command);
    auto* play = command->add_option_group("play", "The play as text or as tiles")->require_option(1);
    options->playGiven = play->add_option("--play", options->play, "Play as text, such as '5D W...'");
    play->add_option("--tiles", options->tiles, "Tiles as row,column,tile counted from 0, such as '4,3,W;4,4,O'");
    addRepeatable(*command, "--off", options->off, "Square from which a blocker is taken; can be repeated");
    addRepeatable(*command, "--put", options->put, "Square on which a blocker is put; can be repeated");
    addRepeatable(*command, "--claim", options->claims,
                  "Word that the play claims, by its squares, such as 5D-5E-6E; can be repeated");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace storeys::cli
