#include "cli/game_options.h"

#include "base/text.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/variant_reader.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <span>
#include <sstream>

namespace storeys::cli {

namespace {

std::vector<std::string> oddities;

} // namespace

void noteOddity(const std::optional<Error>& oddity)
{
    if (!oddity)
        return;
    if (std::string text = message(*oddity); std::ranges::find(oddities, text) == oddities.end())
        oddities.push_back(std::move(text));
}

void tellOddities()
{
    for (const std::string& text : oddities)
        std::cerr << "storeys-cli: warning: " << text << std::endl;
}

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

void addRepeatable(CLI::App& command, const char* name, std::vector<std::string>& values, const char* help)
{
    command.add_option(name, values, help)->expected(1)->take_all();
}

void addChoice(CLI::App& command, const char* name, std::string& value, const std::string& help,
               const std::vector<std::string>& choices)
{
    const std::string allButLast = joined(std::span(choices).first(choices.size() - 1));
    const auto complaint = [=](const std::string& text) -> std::string {
        if (std::ranges::find(choices, text) != choices.end())
            return {};
        return "'" + text + "' is not one of " + allButLast + " and " + choices.back();
    };
    command.add_option(name, value, help + " (default " + value + "): " + allButLast + " or " + choices.back())
        ->type_name("CHOICE") // packaging/linux/completion.py looks for this name
        ->check({complaint, "", ""});
}

void GameOptions::addTo(CLI::App& command)
{
    addWordsTo(command);
    addRepeatable(command, "--house-rule", houseRules, "House rule as NAME=VALUE; can be repeated");
    layoutGiven = command.add_option("--layout", layout, "Mini boards on the board, such as '3a@5D 7br1@10K'");
}

void GameOptions::addWordsTo(CLI::App& command)
{
    command.add_option("--variant", variant, "Variant name or JSON file (default: stack10)")->type_name("GAME|FILE");
    command.add_option("--language", language, "Language of tiles and words by its code, such as de (default: en)")
        ->type_name("CODE");
    lexiconGiven =
        command
            .add_option(
                "--lexicon", lexicon,
                "Word list: standard, core, common, kids, a compiled lexicon, or a text file with one word per line")
            ->type_name("WORDS|FILE");
}

Variant GameOptions::chosenVariant() const
{
    Variant chosen = valueOf(DataPlace::ofProgram().variantOrFile(variant, language));
    return layoutGiven && layoutGiven->count() > 0 ? valueOf(composed(chosen, layout)) : chosen;
}

RuleBookPtr GameOptions::book() const
{
    RuleBook book;
    book.variant = chosenVariant();
    book.houseRules = book.variant.houseRules;
    for (const std::string& rule : houseRules)
        if (const auto error = book.houseRules.set(rule))
            throw UnusableInput{message(*error)};
    const auto builtIn = DataPlace::ofProgram().lexicon(book.variant.language);
    book.lexicon = valueOf(openLexicon(lexicon, book.variant.tiles.alphabet, builtIn));
    noteOddity(unusedLines(book.lexicon->name, book.lexicon->lines));
    return std::make_shared<RuleBook>(std::move(book));
}

namespace {

// Sets classes by seat from a text such as "rookie,pro"; the other seats are rookies.
void setClasses(Position& position, const std::string& classes)
{
    if (classes.empty())
        return;
    if (!position.variant().hasClasses)
        throw UnusableInput{"this game has no classes of players"};
    std::istringstream names(classes);
    std::size_t seat = 0;
    for (std::string name; std::getline(names, name, ','); ++seat) {
        const auto playerClass = classNamed(name);
        if (!playerClass)
            throw UnusableInput{"there is no class '" + name + "'; the classes are rookie, middle and pro"};
        if (seat >= position.seats.size())
            throw UnusableInput{"--classes names more players than --seats has"};
        position.seats[seat].playerClass = *playerClass;
    }
}

Position positionWith(const RuleBookPtr& book, Board board, const HeldTiles& held)
{
    Position position;
    position.book = book;
    position.board = std::move(board);
    position.seats = {Seat{held.rack, Points(0)}};
    position.seats[0].reserve = held.reserve;
    const Reserve& pile = book->variant.pile;
    position.pile.blanks = pile.blanks - held.reserve.blanks;
    position.pile.blockers = std::max(pile.blockers - position.board.blockerCount() - held.reserve.blockers, 0);
    return position;
}

} // namespace

Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack)
{
    Board read = valueOf(readBoardText(board, book->variant, book->houseRules.stackLimit));
    return positionWith(book, std::move(read), valueOf(readHeld(rack, book->variant)));
}

Position PositionOptions::given(const RuleBookPtr& book) const
{
    if (boardGiven->count() == 0)
        throw UnusableInput{"--board is required"};
    const bool hasRack = rackGiven->count() > 0;
    if (!isCgp(board) && !hasRack)
        throw UnusableInput{"--rack is required"};
    if (!isCgp(board))
        return positionOf(book, board, rack);
    auto given = readCgp(board, book->variant, book->houseRules.stackLimit);
    const bool isAscii = std::ranges::all_of(board, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (!given && !isAscii && book->variant.language == english)
        throw UnusableInput{message(given.error()) + "; use --language for tiles of another language"};
    CgpPosition read = valueOf(std::move(given));
    const HeldTiles held = hasRack ? valueOf(readHeld(rack, book->variant)) : read.racks.front();
    if (!hasRack && held.rack.isEmpty())
        throw UnusableInput{"the position does not have the rack of the player to move; use --rack"};
    return positionWith(book, std::move(read.board), held);
}

Position PositionOptions::position() const
{
    const RuleBookPtr book = game.book();
    const Variant& variant = book->variant;
    Position position = given(book);
    if (seats < variant.fewestPlayers || seats > variant.mostPlayers)
        throw UnusableInput{message(
            {Fault::PlayerCount, {std::to_string(variant.fewestPlayers), std::to_string(variant.mostPlayers)}})};
    if (seat > seats)
        throw UnusableInput{"--seat " + std::to_string(seat) + " is more than --seats " + std::to_string(seats)};
    const bool areAlike = !variant.hasReserve() && variant.territories.size() == 1;
    if (!areAlike) { // else it does not matter which seat moves
        Seat mover = std::exchange(position.seats[0], Seat());
        position.seats.resize(static_cast<std::size_t>(seats));
        position.turn = seat - 1;
        position.seats[position.turn] = std::move(mover);
    }
    setClasses(position, classes);
    return position;
}

void PositionOptions::addTo(CLI::App& command)
{
    game.addTo(command);
    boardGiven =
        command.add_option("--board", board, "Board as text, or position in CGP; an empty board means the first play");
    rackGiven = command.add_option("--rack", rack,
                                   "Tiles on the rack, such as AEINQST; then * and # for what is held beside it "
                                   "(default: that of the position)");
    command.add_option("--seat", seat, "Whose turn it is, from 1 (default: 1)")->check(wholeNumberFrom(1));
    command.add_option("--seats", seats, "Number of players (default: 2)")->check(wholeNumberFrom(1));
    command.add_option("--classes", classes, "Classes of the players by seat, such as rookie,pro");
}

} // namespace storeys::cli
