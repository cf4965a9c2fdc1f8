// storeys-cli replay: checks a game record against the rules and recalculates its scores.

#include "base/files.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/json_output.h"
#include "messages/violation_message.h"
#include "record/read_game.h"
#include "record_book.h"

#include <iostream>

namespace storeys::cli {

namespace {

struct Options
{
    std::string file;
    std::string variant = "cross15";
    RecordChoices choices;
};

// Reports the first wrong line: as JSON on standard output, and as text on standard error. Returns the exit status.
int refuse(const std::string& file, int number, const std::string& reason, const std::string& code = "")
{
    Json line = {{"line", number}, {"error", reason}};
    if (!code.empty())
        line["code"] = code;
    printLine(line);
    std::cout.flush();
    std::cerr << "storeys-cli: error: " << file << ':' << number << ": " << reason << std::endl;
    return 1;
}

int refuse(const std::string& file, const RecordError& wrong)
{
    return refuse(file, wrong.line, message(wrong.error));
}

// The error of the earlier line.
std::optional<RecordError> firstOf(const std::optional<RecordError>& one, const std::optional<RecordError>& other)
{
    if (!one || !other)
        return one ? one : other;
    return one->line <= other->line ? one : other;
}

// Reports a broken rule with the code and the sentence that `check` uses.
int refuse(const std::string& file, const Replay& replayed)
{
    if (!replayed.breach)
        return refuse(file, *replayed.error);
    const auto& [violation, position] = *replayed.breach;
    const std::string code(codeOf(violation.kind));
    return refuse(file, replayed.error->line, code + ": " + violationMessage(violation, position), code);
}

int run(const Options& options)
{
    const auto file = valueOf(MappedFile::open(options.file));
    const auto bytes = file->bytes();
    const ReadGcg read = readGcg({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    (void)valueOf(DataPlace::ofProgram().variantOrFile(options.variant));
    const RecordBook book = bookOf(read.record, DataPlace::ofProgram(), options.choices);
    if (book.error && book.error->line == 0)
        throw UnusableInput{message(book.error->error)};
    if (book.error)
        return refuse(options.file, *firstOf(book.error, read.error));

    noteOddity(unusedLines(book.book->lexicon->name, book.book->lexicon->lines));
    const Replay replayed = replay(read, book.book);
    const auto nickOf = [&](std::size_t seat) { return read.record.players[seat].nick; };
    const bool hasPoints = book.book->variant.hasPoints();
    for (const Replay::Event& event : replayed.events) {
        Json line = {
            {"line", event.line}, {"player", nickOf(static_cast<std::size_t>(event.seat))}, {"play", event.text}};
        if (hasPoints) {
            line["score"] = event.score.value;
            line["total"] = event.total.value;
        }
        printLine(line);
    }
    if (replayed.error)
        return refuse(options.file, replayed);
    Json totals = Json::array();
    for (std::size_t seat = 0; seat < replayed.totals.size(); ++seat) {
        Json line = {{"player", nickOf(seat)}};
        if (hasPoints)
            line["total"] = replayed.totals[seat].value;
        else if (!replayed.wins.empty() && replayed.wins[seat])
            line["won"] = true;
        totals.push_back(std::move(line));
    }
    printLine({{"final", totals}});
    return 0;
}

} // namespace

void addReplay(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    RecordChoices& choices = options->choices;
    CLI::App* command = program.add_subcommand(
        "replay", "Check a game record line by line and recalculate its scores; print JSON lines");
    command->add_option("file", options->file, "Game record (GCG)")->required();
    command->add_option("--lexicon", choices.lexicon, "Word list to use instead of the one in the record");
    command->add_option("--variant", options->variant,
                        "Accepted but not used: the record's #variant decides (cross15 if it has none)");
    command
        ->add_option("--house-rule", choices.houseRules,
                     "House rule as NAME=VALUE that overrides the record; can be repeated")
        ->expected(1)
        ->take_all();
    command->callback([options, &status] { status = run(*options); });
}

} // namespace storeys::cli
