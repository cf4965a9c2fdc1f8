// What a rule example shows, see rule_examples.h: everything comes from the core.

#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/learning/rule_examples.h"
#include "table/learning/rule_texts.h"
#include "table/text/violation_text.h"
#include "table/view/draft_play.h"
#include "table/view/game_rows.h"
#include "table/view/variant_values.h"

#include <algorithm>

namespace storeys {

namespace {

// By square of the part, counted along its rows.
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

SquareKind kindOf(const Position& position, Square square)
{
    return position.board.contains(square) ? position.variant().kindOf(square) : SquareKind{};
}

QVariantMap shownParts(const RuleExample& example)
{
    const Position& position = example.position;
    return {
        {"id", QString::fromStdString(example.id)},
        {"caption", exampleCaption(example.id)},
        {"rows", example.rows},
        {"columns", example.columns},
        {"starts",
         QVariant::fromValue(overPart<bool>(example, [&](Square square) { return kindOf(position, square).start; }))},
        {"kinds",
         QStringList(overPart<QString>(example, [&](Square square) { return kindName(kindOf(position, square)); }))},
        {"before", stacksOf(example, {})},
        {"after", stacksOf(example, example.play)},
        {"laid", QVariant::fromValue(placesOf(example, squaresLaid(example.play)))}};
}

} // namespace

// In challenge mode the rules let bad words pass; the example says so.
QVariantMap exampleMap(const RuleExample& example)
{
    QVariantMap map = shownParts(example);
    const Position& position = example.position;
    const auto violation = violationOf(position, example.play);
    const auto doubtful = violation ? violation : badWords(position, example.play);
    const PlayScore score = doubtful ? PlayScore{} : scoreOf(position, example.play);
    map["legal"] = !doubtful;
    map["verdict"] = violation  ? refusedText(violationText(*violation, position))
                     : doubtful ? doubtfulText(violationText(*doubtful, position))
                                : allowedText(score.total().value);
    map["faults"] = QVariant::fromValue(doubtful ? placesOf(example, doubtful->squares) : QList<int>());
    map["words"] = wordMaps(position.variant(), score);
    map["bonus"] = score.bingoBonus.value;
    map["total"] = score.total().value;
    return map;
}

} // namespace storeys
