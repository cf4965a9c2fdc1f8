// What a rule example shows, see rule_examples.h: everything comes from the core.

#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/learning/rule_examples.h"
#include "table/learning/rule_texts.h"
#include "table/text/tile_symbol.h"
#include "table/text/violation_text.h"
#include "table/view/board_shape.h"
#include "table/view/claim_line.h"
#include "table/view/draft_effects.h"
#include "table/view/draft_play.h"

#include <algorithm>

namespace storeys {

namespace {

// Values by square of the part, row by row.
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
        QString stack;
        for (int level = 0; level < board.height(square).value; ++level)
            stack += symbolText(alphabet, board.tileAt(square, level));
        for (const Placement& placement : play.placements)
            if (placement.square == square)
                stack += symbolText(alphabet, placement.tile);
        const auto isIn = [&](const std::vector<Square>& squares) {
            return std::ranges::find(squares, square) != squares.end();
        };
        const bool stays = board.isBlocked(square) && !isIn(play.blockersOff);
        if (stack.isEmpty() && (stays || isIn(play.blockersOn)))
            stack = blockerSymbol;
        return stack;
    });
}

QList<int> placesOf(const RuleExample& example, const std::vector<Square>& squares)
{
    QList<int> places;
    for (const Square square : squares)
        places += (square.row - example.corner.row) * example.columns + square.column - example.corner.column;
    return places;
}

std::vector<Square> squaresLaid(const Play& play)
{
    std::vector<Square> squares;
    for (const Placement& placement : play.placements)
        squares.push_back(placement.square);
    return squares;
}

// The shape of the part, as if it were a whole board.
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
    const BoardShape whole(position.variant(), position.houseRules(), static_cast<int>(position.seats.size()));
    std::vector<Square> laid = squaresLaid(example.play);
    laid.insert(laid.end(), example.play.blockersOn.begin(), example.play.blockersOn.end());
    ShownExample shown;
    shown.id = QString::fromStdString(example.id);
    shown.caption = exampleCaption(example.id);
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
    shown.verdict = violation  ? refusedText(violationText(*violation, position))
                    : doubtful ? doubtfulText(violationText(*doubtful, position))
                    : counted  ? allowedText(score.total().value)
                               : allowedText();
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
