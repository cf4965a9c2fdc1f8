// storeys-cli moves: every legal play of a position, best score first.

#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "moves/generator.h"
#include "moves/path_search.h"
#include "record/play_text.h"
#include "rules/claim_rules.h"
#include "rules/ends.h"
#include "rules/scoring.h"
#include "rules/variant.h"

#include <algorithm>
#include <iostream>

namespace storeys::cli {

namespace {

struct MovesOptions
{
    PositionOptions given;
    std::optional<std::size_t> top;
};

struct Listed
{
    Points score;
    std::string text;
    Play play;
};

void sortBestFirst(std::vector<Listed>& plays)
{
    std::ranges::sort(plays, [](const Listed& a, const Listed& b) {
        return a.score != b.score ? a.score > b.score : a.text < b.text;
    });
}

std::vector<Listed> bestFirst(const Position& position)
{
    std::vector<Listed> plays;
    for (const FoundPlay& found : allPlays(position)) {
        Play play = found.toPlay();
        std::string text = playText(position.board, play, position.variant().tiles.alphabet);
        plays.push_back({found.score, std::move(text), std::move(play)});
    }
    sortBestFirst(plays);
    return plays;
}

// [{"word":"DIET","squares":["5D","5E","6E","5F"]}]
Json claimsJson(const Play& play, const std::vector<FormedWord>& words, const Alphabet& alphabet)
{
    Json claims = Json::array();
    for (std::size_t n = 0; n < words.size(); ++n)
        claims.push_back(
            {{"word", alphabet.spell(words[n].letters())}, {"squares", listOf(play.claims[n], squareText)}});
    return claims;
}

// Prints the best plays that the search finds, then whether the search was complete.
void runPaths(const Position& position, std::size_t top)
{
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const PathPlays found = bestPathPlays(position, position.turn, top, pathSteps, PathTies::Kept);
    std::vector<Listed> plays;
    for (const PathPlay& one : found.plays)
        plays.push_back({one.score, playText(position.board, one.play, alphabet), one.play});
    sortBestFirst(plays);
    plays.resize(std::min(plays.size(), top)); // plays with equal scores are ordered by text
    for (const Listed& listed : plays)
        std::cout << Json{{"play", listed.text},
                          {"score", listed.score.value},
                          {"tiles", tilesJson(listed.play, alphabet)},
                          {"claims", claimsJson(listed.play, claimedWords(position.board, listed.play), alphabet)}}
                  << '\n';
    std::cout << Json{{"complete", found.complete}} << '\n';
}

void run(const MovesOptions& options)
{
    const Position position = options.given.position();
    if (featuresOf(position.variant(), position.houseRules()).claims)
        return runPaths(position, options.top.value_or(10));
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    std::vector<Listed> plays = bestFirst(position);
    plays.resize(std::min(plays.size(), options.top.value_or(plays.size())));
    for (const Listed& listed : plays) {
        Json line = {{"play", listed.text}};
        if (position.variant().hasPoints())
            line["score"] = listed.score.value;
        if (winsAtOnce(position, listed.play))
            line["won"] = true;
        line["tiles"] = tilesJson(listed.play, alphabet);
        line["words"] = wordsJson(scoreOf(position, listed.play), position.variant());
        std::cout << line << '\n';
    }
}

} // namespace

void addMoves(CLI::App& program)
{
    auto options = std::make_shared<MovesOptions>();
    CLI::App* command = program.add_subcommand("moves", "List all legal plays as JSON lines, highest score first");
    options->given.addTo(*command);
    command->add_option("--top", options->top, "List only the best N plays (default: all; 10 where plays are paths)")
        ->check(wholeNumberFrom(0));
    command->callback([options] { run(*options); });
}

} // namespace storeys::cli
