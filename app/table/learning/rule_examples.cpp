#include "table/learning/rule_examples.h"

#include "record/board_text.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/scoring.h"
#include "table/learning/lesson_file.h"
#include "table/learning/rule_pages.h"
#include "table/text/error_text.h"
#include "table/text/square_text.h"
#include "table/tiles/draft_play.h"

namespace storeys {

namespace {

using nlohmann::json;

// Thrown if the variant lacks the example's tiles or seats, or has too small a board; the example is then left out.
struct DoesNotFit
{};

// Whether an entry is for this game. The entry may name its variant, features that the game must have, and features
// that it must not have.
bool isMeantFor(const json& entry, const RuleBook& book)
{
    const Features game = featuresOf(book.variant, book.houseRules);
    const bool isOpen = !game.territories && !game.claims;
    if (entry.contains("on") ? entry.at("on") != book.variant.id : !isOpen)
        return false;
    const auto fits = [&](const char* feature, bool has) { return entry.value(feature, has) == has; };
    return fits("stacks", game.heights) && fits("values", game.values) && fits("premiums", game.premiums)
           && fits("blanks", game.blanks) && fits("plural", game.pluralRule)
           && fits("blockers", book.houseRules.blockers) && fits("cards", game.cards)
           && fits("starBonus", book.houseRules.starBonus);
}

// The board's first start square.
Square firstStart(const Variant& variant)
{
    for (int i = 0; i < static_cast<int>(variant.squares.size()); ++i)
        if (variant.squares[i].start)
            return {i / variant.columns, i % variant.columns};
    throw BadFile("the board has no start square");
}

// Fills the stack to its limit with B and T in turn, below its top tile.
void fill(Board& part, Square square, const RuleBook& book)
{
    const Tile top = part.top(square);
    const Tile odd = playedTile("B", book.variant.tiles), even = playedTile("T", book.variant.tiles);
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
        fill(*board, squareOf(entry.at("fill")), book);
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

// ---- on a part of any board; squares are counted within the part

void readOnPart(const json& entry, RuleExample& example)
{
    Position& position = example.position;
    const Board part = readPart(entry, example, *position.book);
    const Square start = firstStart(position.variant()), inPart = squareOf(entry.at("start"));
    example.corner = {start.row - inPart.row, start.column - inPart.column};
    const Square last{example.corner.row + example.rows - 1, example.corner.column + example.columns - 1};
    if (!position.board.contains(example.corner) || !position.board.contains(last))
        throw DoesNotFit();
    copyTo(position.board, part, example.corner);
    auto play = readPlayText(entry.at("play").get<std::string>(), position.variant().tiles);
    if (!play && play.error().fault == Fault::PlayText) // this error means that the game lacks a tile of the play
        throw DoesNotFit();
    example.play = valueOf(std::move(play));
    for (Placement& placement : example.play.placements)
        placement.square = {example.corner.row + placement.square.row, example.corner.column + placement.square.column};
}

// ---- on the board that it names

// Reads the part to show from its first and last square: "5D-9K".
void readCorners(const std::string& text, RuleExample& example)
{
    const auto corners = readClaim(text);
    if (!corners || corners->size() != 2)
        throw BadFile("can't read '" + text + "'");
    example.corner = corners->front();
    example.rows = corners->back().row - example.corner.row + 1;
    example.columns = corners->back().column - example.corner.column + 1;
}

void readOnBoard(const json& entry, RuleExample& example)
{
    Position& position = example.position;
    const TileSet& tiles = position.variant().tiles;
    readCorners(entry.at("part"), example);
    putOn(position.board, entry, tiles);
    example.play = valueOf(readPlayText(entry.at("play").get<std::string>(), tiles));
    position.turn = entry.value("seat", 1) - 1;
    if (position.turn < 0 || position.turn >= position.seatCount())
        throw DoesNotFit();
    for (std::size_t seat = 0; seat < position.seats.size() && entry.contains("classes"); ++seat)
        position.seats[seat].playerClass = classNamed(entry.at("classes").at(seat).get<std::string>()).value();
}

RuleExample readExample(const json& entry, const RuleBookPtr& book)
{
    RuleExample example;
    example.id = entry.at("id");
    example.page = entry.at("page");
    example.expects = entry.at("expects");
    if (entry.contains("brings"))
        example.brings = entry.at("brings").get<std::vector<std::string>>();
    Position& position = example.position;
    position.book = book;
    position.board = book->variant.emptyBoard();
    position.seats.resize(std::max(1, book->variant.fewestPlayers));
    position.pile = book->variant.pile;
    position.cards.deck = deckOf(book->variant);
    entry.contains("on") ? readOnBoard(entry, example) : readOnPart(entry, example);
    Seat& seat = position.seats[position.turn];
    for (const Placement& placement : example.play.placements)
        if (placement.tile.isReserve())
            ++seat.reserve.blanks;
        else
            seat.rack.add(placement.tile.unplayed());
    seat.reserve.blockers = static_cast<int>(example.play.blockersOn.size());
    return example;
}

// The examples in the file that are meant for `game`, with the tiles and words of `book`.
Result<std::vector<RuleExample>> readExamples(const std::filesystem::path& file, const RuleBookPtr& book,
                                              const RuleBook& game)
{
    std::vector<RuleExample> examples;
    std::string id;
    const auto text = readFile(file);
    if (!text)
        return text.error();
    if (auto deep = nestedTooDeeply(*text))
        return Error{Fault::At, {file.string()}, {*std::move(deep)}};
    try {
        for (const json& entry : json::parse(*text)) {
            id = " (" + entry.value("id", "") + ")";
            if (!isMeantFor(entry, game))
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

// The rule book with English tiles and words.
Result<RuleBookPtr> inEnglish(const RuleBook& book, const DataPlace& data)
{
    auto variant = data.variant(book.variant.id);
    if (!variant)
        return variant.error();
    auto lexicon = openLexicon("standard", variant->tiles.alphabet, data.lexicon(variant->language));
    if (!lexicon)
        return lexicon.error();
    RuleBook other = book;
    other.variant = *std::move(variant);
    other.lexicon = *std::move(lexicon);
    return RuleBookPtr(std::make_shared<RuleBook>(std::move(other)));
}

} // namespace

Result<std::vector<RuleExample>> readRuleExamples(const std::filesystem::path& file, const RuleBookPtr& book)
{
    return readExamples(file, book, *book);
}

Result<std::vector<RuleExample>> ruleExamplesFor(const RuleBookPtr& book, const DataPlace& data)
{
    const auto file = data.ruleExamples(book->variant.language);
    if (book->variant.language == english)
        return readRuleExamples(file, book);
    std::error_code failed;
    auto examples = std::filesystem::exists(file, failed) ? readRuleExamples(file, book) : std::vector<RuleExample>();
    if (!examples || !data.isBuiltIn(book->variant))
        return examples;
    const auto other = inEnglish(*book, data);
    if (!other)
        return other.error();
    auto more = readExamples(data.ruleExamples(std::string(english)), *other, *book);
    if (!more)
        return more.error();
    for (RuleExample& example : *more)
        if (!contains(*examples, example.id, &RuleExample::id))
            examples->push_back(std::move(example));
    return examples;
}

// ---- what a rule example shows; the rules engine computes words, points and effects
namespace {

// The results of `value` for all squares of the shown part, row by row.
template<class T, class Value>
QList<T> overPart(const RuleExample& example, Value value)
{
    QList<T> list;
    for (int i = 0; i < example.rows * example.columns; ++i)
        list += value(Square{example.corner.row + i / example.columns, example.corner.column + i % example.columns});
    return list;
}

QStringList stacksOf(const RuleExample& example, const Play& play)
{
    const Board& board = example.position.board;
    const Alphabet& alphabet = example.position.variant().tiles.alphabet;
    return overPart<QString>(example, [&](Square square) {
        QString stack = stackText(board, square, alphabet).remove(blockerSymbol);
        for (const Placement& placement : play.placements)
            if (placement.square == square)
                stack += symbolText(alphabet, placement.tile);
        const bool stays = board.isBlocked(square) && !contains(play.blockersOff, square);
        if (stack.isEmpty() && (stays || contains(play.blockersOn, square)))
            stack = blockerSymbol;
        return stack;
    });
}

QList<int> placesOf(const RuleExample& example, const std::vector<Square>& squares)
{
    return listOf<QList<int>>(squares, [&](Square square) {
        return (square.row - example.corner.row) * example.columns + square.column - example.corner.column;
    });
}

// The shape of the shown part, as if it were a whole board.
BoardShape partOf(const BoardShape& whole, const RuleExample& example)
{
    BoardShape part = whole;
    part.rows = example.rows;
    part.columns = example.columns;
    const auto inWhole = [&](Square square) { return square.row * whole.columns + square.column; };
    const auto isOnBoard = [&](Square square) { return example.position.board.contains(square); };
    const auto cut = [&](const auto& list, auto none) {
        return overPart<decltype(none)>(
            example, [&](Square square) { return isOnBoard(square) ? list.value(inWhole(square), none) : none; });
    };
    const auto placesIn = [&](const QList<int>& squares) {
        QList<int> places;
        const QList<int> numbers = overPart<int>(example, [&](Square square) { return inWhole(square); });
        for (int place = 0; place < numbers.size(); ++place)
            if (squares.contains(numbers[place]))
                places += place;
        return places;
    };
    part.squareKinds = cut(whole.squareKinds, QString());
    part.squareOwners = cut(whole.squareOwners, 0);
    part.startSquares = placesIn(whole.startSquares);
    part.stars = placesIn(whole.stars);
    part.plates.clear();
    const QRectF all(0, 0, example.columns, example.rows);
    for (const QRectF& plate : whole.plates)
        if (const QRectF seen = plate.translated(-example.corner.column, -example.corner.row) & all; !seen.isEmpty())
            part.plates += seen;
    return part;
}

ShownExample shownParts(const RuleExample& example)
{
    const Position& position = example.position;
    const BoardShape whole(position.variant(), position.houseRules(), position.seatCount());
    std::vector<Square> laid = example.play.squares();
    laid.insert(laid.end(), example.play.blockersOn.begin(), example.play.blockersOn.end());
    ShownExample shown;
    shown.id = QString::fromStdString(example.id);
    shown.caption = exampleCaption(example.id, isInSpace(example.position.variant()));
    shown.shape = partOf(whole, example);
    shown.before = stacksOf(example, {});
    shown.after = stacksOf(example, example.play);
    shown.laid = placesOf(example, laid);
    for (const Claim& claim : example.play.claims)
        shown.claims += ClaimLine{static_cast<int>(shown.claims.size()) + 1, {}, 0, placesOf(example, claim)};
    return shown;
}

} // namespace

ShownExample shownExample(const RuleExample& example)
{
    ShownExample shown = shownParts(example);
    const Position& position = example.position;
    const auto violation = violationOf(position, example.play);
    const auto doubtful = violation ? violation : badWords(position, example.play);
    const PlayScore score = doubtful ? PlayScore{} : scoreOf(position, example.play);
    const bool counted = position.variant().hasPoints();
    shown.legal = !doubtful;
    shown.verdict = violation ? Words::tr("Not allowed. %1").arg(violationText(*violation, position))
                    : doubtful
                        ? Words::tr("Stays unless someone challenges it. %1").arg(violationText(*doubtful, position))
                    : counted ? Words::tr("Allowed, for %n point(s).", nullptr, score.total().value)
                              : Words::tr("Allowed.");
    if (doubtful)
        shown.faults = placesOf(example, doubtful->squares);
    else
        shown.effects = effectsOf(position, example.play);
    if (counted)
        shown.words = shownWords(position.variant(), score);
    shown.bonus = score.bingoBonus.value;
    shown.starBonus = score.starBonus.value;
    return shown;
}

} // namespace storeys
