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

constexpr std::size_t mostPaths = 10'000; // a full rack has millions of such plays, each of a kilobyte or two

struct Listed
{
    Points score;
    std::string text;
    Play play;
};

Listed listed(const Position& position, Points score, Play play)
{
    std::string text = playText(position.board, play, position.variant().tiles.alphabet);
    return {score, std::move(text), std::move(play)};
}

// The `top` best plays, the highest score first; those with equal scores are ordered by text.
std::vector<Listed> bestFirst(std::vector<Listed> plays, std::size_t top)
{
    std::ranges::sort(plays, [](const Listed& a, const Listed& b) {
        return a.score != b.score ? a.score > b.score : a.text < b.text;
    });
    plays.resize(std::min(plays.size(), top));
    return plays;
}

// The claims of a play, such as [{"word":"DIET","squares":["5D","5E","6E","5F"]}].
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
    if (top > mostPaths)
        throw UnusableInput{"--top must be at most " + std::to_string(mostPaths) + " where plays are paths"};
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const PathPlays found = bestPathPlays(position, position.turn, top, pathSteps, PathTies::Kept);
    auto plays = listOf(found.plays, [&](const PathPlay& one) { return listed(position, one.score, one.play); });
    for (const Listed& one : bestFirst(std::move(plays), top))
        std::cout << Json{{"play", one.text},
                          {"score", one.score.value},
                          {"tiles", tilesJson(one.play, alphabet)},
                          {"claims", claimsJson(one.play, claimedWords(position.board, one.play), alphabet)}}
                  << '\n';
    std::cout << Json{{"complete", found.complete}} << '\n';
}

void run(const MovesOptions& options)
{
    const Position position = options.given.position();
    if (featuresOf(position.variant(), position.houseRules()).claims)
        return runPaths(position, options.top.value_or(10));
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    auto plays = listOf(allPlays(position),
                        [&](const FoundPlay& found) { return listed(position, found.score, found.toPlay()); });
    const std::size_t top = options.top.value_or(plays.size());
    for (const Listed& one : bestFirst(std::move(plays), top)) {
        Json line = {{"play", one.text}};
        if (position.variant().hasPoints())
            line["score"] = one.score.value;
        if (winsAtOnce(position, one.play))
            line["won"] = true;
        line["tiles"] = tilesJson(one.play, alphabet);
        line["words"] = wordsJson(scoreOf(position, one.play), position.variant());
        std::cout << line << '\n';
    }
}

} // namespace

void addMoves(CLI::App& program)
{
    auto options = std::make_shared<MovesOptions>();
    CLI::App* command = program.add_subcommand("moves", "List all legal plays as JSON lines, highest score first");
    options->given.addTo(*command);
    command->add_option("--top", options->top, "List only the best N plays (default: all; where plays are paths 10, and at most 10000)")
        ->check(wholeNumberFrom(0));
    command->callback([options] { run(*options); });
}

} // namespace storeys::cli
