// storeys-cli moves: every legal play of a position, best score first.

#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "moves/generator.h"
#include "record/play_text.h"
#include "rules/goals.h"
#include "rules/scoring.h"

#include <algorithm>
#include <iostream>

namespace storeys::cli {

namespace {

struct Options
{
    PositionOptions given;
    std::size_t top = std::numeric_limits<std::size_t>::max();
};

struct Listed
{
    Points score;
    std::string text;
    Play play;
};

std::vector<Listed> bestFirst(const Position& position)
{
    std::vector<Listed> plays;
    for (const FoundPlay& found : allPlays(position)) {
        Play play = found.toPlay();
        std::string text = playText(position.board, play, position.variant().tiles.alphabet);
        plays.push_back({found.score, std::move(text), std::move(play)});
    }
    std::ranges::sort(plays, [](const Listed& a, const Listed& b) {
        return a.score != b.score ? a.score > b.score : a.text < b.text;
    });
    return plays;
}

void run(const Options& options)
{
    const Position position = options.given.position();
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    std::vector<Listed> plays = bestFirst(position);
    plays.resize(std::min(plays.size(), options.top));
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

void addMoves(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add_subcommand("moves", "List all legal plays as JSON lines, highest score first");
    options->given.addTo(*command);
    command->add_option("--top", options->top, "List only the best N plays")->check(wholeNumberFrom(0));
    command->callback([options, &status] {
        run(*options);
        status = 0;
    });
}

} // namespace storeys::cli
