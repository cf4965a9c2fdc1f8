// storeys-cli puzzles: puzzles made from seeds, and the proof that they are right.

#include "base/text.h"
#include "cli/commands.h"
#include "cli/game_options.h"
#include "cli/interruption.h"
#include "cli/json_output.h"
#include "cli/puzzle_proof.h"
#include "record/play_text.h"
#include "teaching/puzzle_maker.h"
#include "teaching/puzzle_text.h"

#include <iostream>

namespace storeys::cli {

namespace {

const std::string anyKind = "any";

struct PuzzlesOptions
{
    GameOptions game;
    std::string kind = anyKind;
    std::uint64_t seed = 1;
    std::int64_t count = 1;
    bool check = false;
    bool keys = false;
};

std::vector<std::string> kindNames()
{
    std::vector<std::string> names{anyKind};
    for (int kind = 0; kind < puzzleKinds; ++kind)
        names.emplace_back(puzzleKindName(static_cast<PuzzleKind>(kind)));
    return names;
}

// The kinds asked for, as far as the game has them.
PuzzleWish wishOf(const std::string& name, const RuleBook& book)
{
    PuzzleWish wish{puzzleKindsOf(book)};
    if (wish.kinds.empty())
        throw UnusableInput{"this game has no puzzles"};
    const auto kind = puzzleKindNamed(name);
    if (kind && !contains(wish.kinds, *kind))
        throw UnusableInput{"this game has no puzzles of the kind '" + name + "', only "
                            + joined(wish.kinds, ", ", puzzleKindName)};
    if (kind)
        wish.kinds = {*kind};
    return wish;
}

Json jsonOf(const Puzzle& puzzle, bool withKeys)
{
    const PuzzleLine line = lineOf(puzzle);
    const Alphabet& alphabet = puzzle.view.variant().tiles.alphabet;
    Json json{{"kind", puzzleKindName(puzzle.kind)}};
    if (puzzle.square) {
        json["square"] = squareText(*puzzle.square);
        json["tile"] = alphabet.text(puzzle.view.board.top(*puzzle.square));
    }
    if (puzzle.tile)
        json["tile"] = alphabet.text(*puzzle.tile);
    if (puzzle.kind == PuzzleKind::Rewrite)
        json["words"] = puzzle.goal;
    if (puzzle.kind == PuzzleKind::Five)
        json["height"] = puzzle.goal;
    json.update({{"board", line.board}, {"rack", line.rack}, {"keys", puzzle.keys.size()}});
    if (withKeys)
        for (const Candidate& key : puzzle.keys)
            json["plays"].push_back(
                {{"play", actionText(puzzle.view.board, key.action(), alphabet)}, {"score", key.score().value}});
    json.update({{"code", line.code()}, {"puzzle", line.text()}});
    return json;
}

// What is wrong with the puzzle, or with the line that tells of it; "" if nothing is.
std::string doubtOf(const Puzzle& puzzle, const RuleBookPtr& book, const std::shared_ptr<const BotKnowledge>& knowledge)
{
    const PuzzleLine line = lineOf(puzzle);
    if (const auto read = PuzzleLine::read(line.text()); !read || *read != line)
        return "its line does not read back";
    const auto again = makePuzzle(book, knowledge, {{line.kind}}, line.seed, {});
    if (!again || lineOf(*again) != line || again->keys != puzzle.keys)
        return "its seed makes another puzzle";
    return proofFault(puzzle, *knowledge);
}

int run(const PuzzlesOptions& options)
{
    const RuleBookPtr book = options.game.book();
    const auto knowledge = valueOf(DataPlace::ofProgram().knowledge(book->variant));
    const PuzzleWish wish = wishOf(options.kind, *book);
    const Interruption interruption;
    for (std::int64_t n = 0; n < options.count && !Interruption::came(); ++n) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(n);
        const auto puzzle = makePuzzle(book, knowledge, wish, seed, {});
        if (!puzzle) {
            std::cerr << "storeys-cli: seed " << seed << " makes no such puzzle" << std::endl;
            return 1;
        }
        printLine(jsonOf(*puzzle, options.keys));
        if (!options.check)
            continue;
        if (const std::string fault = doubtOf(*puzzle, book, knowledge); !fault.empty()) {
            std::cerr << "storeys-cli: the puzzle of seed " << seed << " is wrong: " << fault << std::endl;
            return 1;
        }
    }
    return 0;
}

} // namespace

void addPuzzles(CLI::App& program, int& status)
{
    auto options = std::make_shared<PuzzlesOptions>();
    CLI::App* command = program.add_subcommand(
        "puzzles",
        "Make puzzles from seeds, as JSON lines: the kind and what is asked, board, rack, the number of \"keys\" (plays "
        "with ordinary words that solve it), a code of four signs, and the puzzle as a line of text");
    options->game.addWordsTo(*command);
    addChoice(*command, "--kind", options->kind, "Kind of puzzle", kindNames());
    command->add_option("--seed", options->seed,
                        "Seed of the first puzzle; each one after it has the next (default: 1)");
    command->add_option("--count", options->count, "Number of puzzles (default: 1)")->check(wholeNumberFrom(1));
    command->add_flag("--keys", options->keys, "Also list the keys");
    command->add_flag("--check", options->check,
                      "Prove each puzzle by brute force with all words; ends with status 1 at the first that is wrong");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace storeys::cli
