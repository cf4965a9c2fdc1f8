// storeys-cli replay: checks a game record against the rules and recalculates its scores.

#include "base/find.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "messages/messages.h"
#include "record/read_game.h"
#include "record_book.h"

#include <string_view>

namespace storeys::cli {

namespace {

struct ReplayOptions
{
    std::vector<std::string> files; // records and folders of records
    std::string variant = "cross15";
    bool asWritten = false;
    RecordChoices choices;
};

// ---- what is printed

// The code printed for a fault in a record; broken rules have codes of their own.
std::string_view codeOf(Fault fault)
{
    using enum Fault;
    static const std::pair<std::string_view, std::vector<Fault>> codes[] = {
        {"score", {WrongScore}},
        {"total", {WrongTotal}},
        {"rack", {KeptTilesMissing, TooManyOfTile, RackSize, RackText, RackTooLong, RackBeyondGame, ReserveNotHeld}},
        {"turn", {TurnOfOther, LostTurn, OverAfter, ResignedOfMany}},
        {"challenge", {NothingToWithdraw, PlayOfOther, NobodyToChallenge, NoChallengeBonus, BonusWithoutPlay}},
        {"tiles-left", {TilesLeftTooEarly, TilesLeftNotOnRack, TilesLeftTwice, TilesLeftCount, TilesLeftOfOthers}},
        {"time", {NoTimePenalty, TimePenaltyTooEarly}},
        {"game", {OtherGame}},
        {"player", {NickTwice}},
    };
    for (const auto& [code, faults] : codes)
        if (contains(faults, fault))
            return code;
    return "record";
}

Json doubtJson(const Error& doubt)
{
    if (!doubt.breach)
        return {{"code", codeOf(doubt.fault)}, {"message", message(doubt)}};
    return {{"code", codeOf(doubt.breach->violation.kind)}, {"message", violationMessage(*doubt.breach)}};
}

void printEvents(const RecordReport& report, const GameRecord& record, const FollowedGame& game, bool hasPoints)
{
    for (const FollowedGame::Event& event : game.events) {
        const std::string& nick = record.players[static_cast<std::size_t>(event.seat)].nick;
        Json line = {{"line", event.line}, {"player", nick}, {"play", event.text}};
        if (hasPoints) {
            line["score"] = event.score.value;
            line["total"] = event.total.value;
        }
        if (!event.doubts.empty())
            line["doubt"] = doubtJson(event.doubts.front());
        for (std::size_t n = 1; n < event.doubts.size(); ++n)
            line["more_doubts"].push_back(doubtJson(event.doubts[n]));
        report.print(std::move(line));
    }
}

void printFinal(const RecordReport& report, const GameRecord& record, const FollowedGame& game, bool hasPoints)
{
    Json lines = Json::array();
    for (std::size_t seat = 0; seat < game.totals.size(); ++seat) {
        Json line = {{"player", record.players[seat].nick}};
        if (hasPoints)
            line["total"] = game.totals[seat].value;
        else if (!game.wins.empty() && game.wins[seat])
            line["won"] = true;
        if (record.resigned && record.resigned->seat == static_cast<int>(seat))
            line["resigned"] = true;
        lines.push_back(std::move(line));
    }
    report.print({{"final", lines}});
}

// ---- one record

// Prints the events as the record states them, each with the doubt about it, if any. Returns false if nothing can be
// shown.
bool showAsWritten(const RecordReport& report, std::string_view text, RecordChoices choices)
{
    const auto record = writtenRecord(report, text, std::move(choices), TurnsAre::Dropped);
    if (!record)
        return false;
    const auto& [read, book, game, words] = *record;
    for (const RecordError& doubt : game.doubts)
        report.print({{"line", doubt.line}, {"doubt", doubtJson(doubt.error)}});
    const bool hasPoints = book->variant.hasPoints();
    printEvents(report, read.record, game, hasPoints);
    if (game.error) {
        const Json why = doubtJson(game.error->error);
        report.print({{"until", game.error->line}, {"error", why["message"]}, {"code", why["code"]}});
    }
    printFinal(report, read.record, game, hasPoints);
    return true;
}

// Judges a record and prints it with recalculated scores. Returns false if a line is wrong.
bool judge(const RecordReport& report, std::string_view text, const RecordChoices& choices)
{
    const ReadGcg read = readGcg(text);
    WordsAre words = WordsAre::Judged;
    const RecordBook book = bookFor(read.record, choices, words);
    if (book.error)
        return report.refuse(*firstOf(book.error, read.error));
    const FollowedGame replayed = replay(read, book.book, words);
    const bool hasPoints = book.book->variant.hasPoints();
    printEvents(report, read.record, replayed, hasPoints);
    if (replayed.error)
        return report.refuse(*replayed.error);
    printFinal(report, read.record, replayed, hasPoints);
    return true;
}

int run(const ReplayOptions& options)
{
    (void)valueOf(DataPlace::ofProgram().variantOrFile(options.variant));
    return forEachRecord(options.files, options.asWritten ? "shown" : "sound",
                         [&](const RecordReport& report, std::string_view text) {
                             return options.asWritten ? showAsWritten(report, text, options.choices)
                                                      : judge(report, text, options.choices);
                         });
}

} // namespace

void addReplay(CLI::App& program, int& status)
{
    auto options = std::make_shared<ReplayOptions>();
    RecordChoices& choices = options->choices;
    CLI::App* command = program.add_subcommand(
        "replay", "Check game records line by line and recalculate their scores; print JSON lines");
    command->add_option("file", options->files, "Game records (GCG), or folders of them")
        ->required()
        ->type_name("FILE|FOLDER");
    command->add_flag("--as-written", options->asWritten,
                      "Show the record with its own scores and totals, and what is doubtful about it");
    command->add_option("--lexicon", choices.lexicon, "Word list to use instead of the one in the record")
        ->type_name("WORDS|FILE");
    command
        ->add_option("--variant", options->variant,
                     "Accepted but not used: the record's #variant decides (cross15 if it has none)")
        ->type_name("GAME|FILE");
    addRepeatable(*command, "--house-rule", choices.houseRules,
                  "House rule as NAME=VALUE that overrides the record; can be repeated");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace storeys::cli
