#include "cli/game_options.h"

#include "record/board_text.h"
#include "record/play_text.h"

#include <charconv>

namespace storeys::cli {

CLI::Validator wholeNumberFrom(std::int64_t least)
{
    const auto complaint = [least](const std::string& text) -> std::string {
        std::int64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [rest, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc() && rest == end && number >= least)
            return {};
        return "'" + text + "' is not a whole number from " + std::to_string(least) + " on";
    };
    return {complaint, "", ""};
}

void GameOptions::addTo(CLI::App& command)
{
    addWordsTo(command);
    command.add_option("--house-rule", houseRules, "House rule as NAME=VALUE; can be repeated")
        ->expected(1)
        ->take_all();
}

void GameOptions::addWordsTo(CLI::App& command)
{
    command.add_option("--variant", variant, "Variant name or JSON file (default: stack10)");
    command.add_option(
        "--lexicon", lexicon,
        "Word list: standard, core, common, kids, a compiled lexicon, or a text file with one word per line");
}

RuleBookPtr GameOptions::book() const
{
    const DataPlace place = DataPlace::ofProgram();
    RuleBook book;
    book.variant = valueOf(place.variantOrFile(variant));
    book.houseRules = book.variant.houseRules;
    for (const std::string& rule : houseRules)
        if (const auto error = book.houseRules.set(rule))
            throw UnusableInput{message(*error)};
    book.lexicon = valueOf(openLexicon(lexicon, book.variant.tiles.alphabet, place.lexicon()));
    return std::make_shared<RuleBook>(std::move(book));
}

Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack)
{
    Position position;
    position.book = book;
    position.board = valueOf(readBoardText(board, book->variant, book->houseRules.stackLimit));
    position.seats = {Seat{valueOf(readRack(rack, book->variant)), Points(0)}};
    return position;
}

void PositionOptions::addTo(CLI::App& command)
{
    game.addTo(command);
    command.add_option("--board", board, "Board as text; an empty board means the first play")->required();
    command.add_option("--rack", rack, "Tiles on the rack, such as AEINQST")->required();
}

} // namespace storeys::cli
