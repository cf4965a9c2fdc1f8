#include "table/learning/rule_examples.h"

#include "base/files.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/features.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace storeys {

namespace {

using nlohmann::json;

// Thrown and caught in this file only, as the JSON library's own errors are.
struct BadExample : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

// Of a variant without these tiles or with too small a board: the example is left out.
struct DoesNotFit
{};

// An entry names the features that it needs, or that the game must not have.
bool isMeantFor(const json& entry, const RuleBook& book)
{
    const Features game = featuresOf(book.variant, book.houseRules);
    const auto fits = [&](const char* feature, bool has) { return entry.value(feature, has) == has; };
    return fits("stacks", game.heights) && fits("values", game.values) && fits("premiums", game.premiums)
           && fits("blanks", game.blanks) && fits("plural", game.pluralRule);
}

Square squareFrom(const json& pair)
{
    return {pair.at(0).get<int>(), pair.at(1).get<int>()};
}

// The board's first start square.
Square firstStart(const Variant& variant)
{
    for (int i = 0; i < static_cast<int>(variant.squares.size()); ++i)
        if (variant.squares[i].start)
            return {i / variant.columns, i % variant.columns};
    throw BadExample("the board has no start square");
}

// From "row,column,tile;…", in squares of the part.
Play readTilesLaid(const std::string& text, const RuleExample& example)
{
    Play play;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ';');) {
        int row = 0, column = 0;
        char comma = 0, symbol = 0;
        std::istringstream in(part);
        if (!(in >> row >> comma >> column >> comma >> symbol))
            throw BadExample("can't read '" + part + "'");
        const Tile tile = playedTile(symbol, example.position.variant().tiles);
        if (tile.isNone())
            throw DoesNotFit();
        play.placements.push_back({{example.corner.row + row, example.corner.column + column}, tile});
    }
    return play;
}

// Two letters in turn below the tile on top, until the stack is as high as may be.
void fill(Board& part, Square square, const RuleBook& book)
{
    const Tile top = part.top(square);
    const Tile odd = playedTile('B', book.variant.tiles), even = playedTile('T', book.variant.tiles);
    if (odd.isNone() || even.isNone())
        throw DoesNotFit();
    part.removeTop(square);
    for (int level = 1; level < book.houseRules.stackLimit; ++level)
        part.put(square, level % 2 == 1 ? odd : even);
    part.put(square, top);
}

Board readPart(const json& entry, RuleExample& example, const RuleBook& book)
{
    const std::string text = entry.at("board");
    Variant part = book.variant;
    part.rows = example.rows = 1 + static_cast<int>(std::count(text.begin(), text.end(), '/'));
    part.columns = example.columns = entry.at("columns").get<int>();
    part.squares.assign(part.rows * part.columns, {});
    auto board = readBoardText(text, part, book.houseRules.stackLimit);
    if (!board)
        throw DoesNotFit();
    if (entry.contains("fill"))
        fill(*board, squareFrom(entry.at("fill")), book);
    return *std::move(board);
}

void copyTo(Board& whole, const Board& part, Square corner)
{
    for (int i = 0; i < part.squareCount(); ++i)
        for (int level = 0; level < part.height(part.squareAt(i)).value; ++level) {
            const Square square{corner.row + part.squareAt(i).row, corner.column + part.squareAt(i).column};
            whole.put(square, part.tileAt(part.squareAt(i), level));
        }
}

RuleExample readExample(const json& entry, const RuleBookPtr& book)
{
    RuleExample example;
    example.id = entry.at("id");
    example.page = entry.at("page");
    example.expects = entry.at("expects");
    Position& position = example.position;
    position.book = book;
    position.board = book->variant.emptyBoard();
    position.seats.resize(1);
    const Board part = readPart(entry, example, *book);
    const Square start = firstStart(book->variant), inPart = squareFrom(entry.at("start"));
    example.corner = {start.row - inPart.row, start.column - inPart.column};
    const Square last{example.corner.row + example.rows - 1, example.corner.column + example.columns - 1};
    if (!position.board.contains(example.corner) || !position.board.contains(last))
        throw DoesNotFit();
    copyTo(position.board, part, example.corner);
    example.play = readTilesLaid(entry.at("lay"), example);
    for (const Placement& placement : example.play.placements)
        position.seats[0].rack.add(placement.tile.unplayed());
    return example;
}

} // namespace

Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file, const RuleBookPtr& book)
{
    std::vector<RuleExample> examples;
    std::string id;
    const auto text = readFile(file);
    if (!text)
        return text.error();
    try {
        for (const json& entry : json::parse(*text)) {
            id = " (" + entry.value("id", "") + ")";
            if (!isMeantFor(entry, *book))
                continue;
            try {
                examples.push_back(readExample(entry, book));
            } catch (const DoesNotFit&) {
            }
        }
        return examples;
    } catch (const std::exception& problem) {
        return Error{Fault::At, {file.string() + id, problem.what()}};
    }
}

} // namespace storeys
