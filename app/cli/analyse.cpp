// storeys-cli analyse: the best plays of a position and their values.

#include "bots/analysis.h"
#include "bots/levels.h"
#include "bots/race_bot.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "moves/path_search.h"
#include "record/play_text.h"
#include "rules/ends.h"
#include "rules/variant.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <numeric>

namespace storeys::cli {

namespace {

struct AnalyseOptions
{
    std::vector<std::string> files; // records and folders to review instead of a position
    PositionOptions given;
    std::string unseen;
    std::string level = "master";
    int milliseconds = 0;
    std::uint64_t seed = 1;
    CLI::Option* unseenGiven = nullptr;
};

constexpr std::size_t mostClaimsListed = 20;

std::array<int, tileKinds> readUnseen(const std::string& text, const Variant& variant)
{
    std::array<int, tileKinds> unseen{};
    for (std::string_view rest = text; !rest.empty();) {
        const Rack one = valueOf(readTiles(takeSymbol(rest), variant.tiles));
        ++unseen[one.tiles().front().kind()];
    }
    return unseen;
}

// The view of the player to move, with at least one opponent. Each opponent holds a full rack or, if too few tiles are
// unseen, an equal share of the unseen tiles.
SeatView viewFor(const AnalyseOptions& options, Position position)
{
    const Variant& variant = position.variant();
    const auto unseen =
        options.unseenGiven->count() > 0 ? readUnseen(options.unseen, variant) : viewOf(position, position.turn).unseen;
    const int total = std::accumulate(unseen.begin(), unseen.end(), 0);
    const int seats = std::max(2, position.seatCount());
    const int held = std::min(total / (seats - 1), variant.rackSize);
    position.seats.resize(static_cast<std::size_t>(seats));
    for (Seat& other : position.seats)
        if (&other != &position.toMove())
            other.rack = Rack::ofUnknown(held);
    position.bag = Bag::ofUnknown(total - (seats - 1) * held);
    SeatView view = viewOf(position, position.turn);
    view.unseen = unseen;
    return view;
}

Json lineFor(const Judged& judged, const SeatView& view)
{
    const Alphabet& alphabet = view.book->variant.tiles.alphabet;
    Json line = {{"play", actionText(view.board, judged.candidate.action(), alphabet)},
                 {"score", judged.candidate.score().value},
                 {"value", rounded(judged.candidate.equity)},
                 {"error", rounded(judged.standardError)},
                 {"playouts", judged.rollouts}};
    if (judged.worstReply) {
        const Candidate& turn = judged.candidate;
        const Board after = turn.play ? boardAfter(view.board, turn.play->toPlay()) : view.board;
        line["reply"] = playText(after, judged.worstReply->toPlay(), alphabet);
        line["reply_score"] = judged.worstReply->score.value;
    }
    return line;
}

std::vector<Judged> judge(const AnalyseOptions& options, SeatView& view)
{
    const BotSpec spec = valueOf(readBotSpec(options.level));
    const auto knowledge = valueOf(DataPlace::ofProgram().knowledge(view.book->variant));
    Thinking budget = spec.thinking;
    auto time = spec.time;
    if (options.milliseconds > 0) {
        budget = unlimited(budget);
        time = std::chrono::milliseconds(options.milliseconds);
    }
    const StopSign stop = time ? StopSign().within(*time) : StopSign();
    view.book = knowledge->upTo(budget.wordLevel, view.book);
    RandomSource random(options.seed);
    return analyse(view, knowledge->values(), budget, random, stop);
}

// Prints the best plays of a race. The value of a play is the lead in turns that it gives; see raceLead().
void printRace(const SeatView& view)
{
    for (const RaceChoice& choice : raceChoices(view)) {
        const Play play = choice.play.toPlay();
        Json line = {{"play", playText(view.board, play, view.book->variant.tiles.alphabet)}};
        if (winsAtOnce(view, play))
            line["won"] = true;
        else
            line["value"] = rounded(choice.lead);
        std::cout << line << '\n';
    }
}

// Prints the best plays of a game with claimed words (rules/claim_rules.h), where the value of a play is its score.
void printClaims(const SeatView& view)
{
    for (const PathPlay& found : bestPathPlays(view, view.seat, mostClaimsListed).plays)
        std::cout << Json{{"play", playText(view.board, found.play, view.book->variant.tiles.alphabet)},
                          {"score", found.score.value},
                          {"value", found.score.value}}
                  << '\n';
}

void run(const AnalyseOptions& options)
{
    const Position position = options.given.position();
    SeatView view = viewFor(options, position);
    const Features game = featuresOf(position.variant(), position.houseRules());
    if (game.claims)
        return printClaims(view);
    if (!game.points)
        return printRace(view);
    for (const Judged& judged : judge(options, view))
        std::cout << lineFor(judged, view) << '\n';
}

} // namespace

void addAnalyse(CLI::App& program, int& status)
{
    auto options = std::make_shared<AnalyseOptions>();
    CLI::App* command = program.add_subcommand(
        "analyse", "List the best plays by estimated value, as JSON lines. The value is the lead that the player can "
                   "expect to gain, in a race counted in turns; its standard error and the strongest reply are listed "
                   "with it where plays are played on");
    options->given.addTo(*command);
    options->unseenGiven =
        command
            ->add_option("--unseen", options->unseen,
                         "Tiles in the bag and on the other rack (default: all tiles not on the board or your rack)")
            ->type_name("TILES");
    command->add_option("--level", options->level, "Computer level that analyses (default: master)")
        ->type_name("LEVEL");
    command
        ->add_option("--time", options->milliseconds,
                     "Time limit for the simulation in milliseconds, instead of the level's own limit")
        ->check(CLI::Range(1, 3'600'000));
    command->add_option("--seed", options->seed, "Seed for the random racks and bags (default: 1)");
    command
        ->add_option("file", options->files,
                     "Game records (GCG), or folders of them, to review instead of a position; see the command review")
        ->type_name("FILE|FOLDER");
    command->callback([options, &status] {
        if (options->files.empty())
            return run(*options);
        const GameOptions& game = options->given.game;
        RecordChoices choices{std::nullopt, game.houseRules};
        if (game.lexiconGiven->count() > 0)
            choices.lexicon = game.lexicon;
        status = reviewRecords(options->files, choices, commonLevel);
    });
}

} // namespace storeys::cli
