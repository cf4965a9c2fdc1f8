#include "table/view/board_shape.h"

#include "table/text/square_text.h"

#include <ranges>

namespace storeys {

namespace {

// For each kind of square with an effect: its character in a variant's file and its name in squareKind().
constexpr std::pair<char, const char*> effectNames[] = {{'b', "blank"},   {'w', "wild"},    {'f', "flashlight"},
                                                        {'c', "comet"},   {'k', "blocker"}, {'r', "rocks"},
                                                        {'p', "pickaxe"}, {'g', "dog"},     {'u', "saucer"}};

bool doesNothing(SquareEffect effect, const HouseRules& houseRules)
{
    const bool isBlockers = effect == SquareEffect::TakeBlocker || effect == SquareEffect::LiftBlocker;
    return (isBlockers && !houseRules.blockers) || (effect == SquareEffect::DrawCard && !houseRules.cards);
}

QString effectName(SquareKind square, const HouseRules& houseRules)
{
    const auto* entry = std::ranges::find(effectNames, square.sign, &std::pair<char, const char*>::first);
    return entry == std::end(effectNames) || doesNothing(square.effect, houseRules) ? QString() : entry->second;
}

QString ownedName(const Variant& variant, SquareKind kind, Square square)
{
    const bool isOutermost = (square.row == 0 || square.row == variant.rows - 1)
                             && (square.column == 0 || square.column == variant.columns - 1);
    return kind.corner > 0 ? (isOutermost ? "way-out" : "corner") : kind.earth ? "earth" : kind.start ? "station" : "";
}

Square squareAt(const Variant& variant, int index)
{
    return {index / variant.columns, index % variant.columns};
}

QStringList kindsOf(const Variant& variant, const HouseRules& houseRules, int seats)
{
    QStringList kinds;
    for (int i = 0; i < variant.rows * variant.columns; ++i)
        kinds += squareKind(variant, houseRules, seats, squareAt(variant, i));
    const bool plain = std::ranges::all_of(kinds, &QString::isEmpty);
    return plain ? QStringList() : kinds;
}

QList<int> ownersOf(const Variant& variant, const QStringList& kinds, int seats)
{
    static const QStringList owned{"corner", "way-out", "station", "earth"};
    QList<int> owners;
    for (int i = 0; i < kinds.size(); ++i)
        owners += owned.contains(kinds[i]) ? variant.ownerOf(squareAt(variant, i), seats).value_or(-1) + 1 : 0;
    const bool none = std::ranges::all_of(owners, [](int owner) { return owner == 0; });
    return none ? QList<int>() : owners;
}

// The rectangle with the square `index` as its top left corner, in which one player owns all squares. It extends right
// as far as possible, then down by whole rows.
QRect plateFrom(int index, const QList<int>& owners, int columns)
{
    const auto isOwned = [&](int square) { return owners.value(square) == owners[index]; };
    const int left = index % columns;
    int width = 1;
    while (left + width < columns && isOwned(index + width))
        ++width;
    int height = 1;
    const auto isRow = [&](int first) { return std::ranges::all_of(std::views::iota(first, first + width), isOwned); };
    while (isRow(index + height * columns))
        ++height;
    return {left, index / columns, width, height};
}

QList<QRectF> platesOf(const Variant& variant, const QList<int>& owners)
{
    QList<QRectF> plates;
    for (const LaidMiniBoard& laid : *readLayout(variant.layout)) {
        const MiniBoardSize size = sizeOf(variant.miniBoards, laid);
        plates += QRectF(laid.corner.column, laid.corner.row, size.columns, size.rows);
    }
    QList<int> left = owners;
    for (int i = 0; i < left.size(); ++i) {
        if (left[i] == 0)
            continue;
        const QRect plate = plateFrom(i, left, variant.columns);
        for (int row = plate.top(); row <= plate.bottom(); ++row)
            for (int column = plate.left(); column <= plate.right(); ++column)
                left[row * variant.columns + column] = 0;
        plates += plate;
    }
    return plates;
}

QStringList lettersOfBlanks(const Variant& variant)
{
    QStringList symbols;
    for (int i = 0; variant.tiles.hasBlanks() && i < variant.tiles.alphabet.size(); ++i)
        symbols += symbolText(variant.tiles.alphabet, Tile::of(static_cast<Letter>(i)));
    return symbols;
}

} // namespace

QString squareKind(const Variant& variant, const HouseRules& houseRules, int seats, Square square)
{
    const SquareKind kind = variant.kindOf(square);
    if (kind.wall)
        return isAsteroid(kind) ? "asteroid" : "wall";
    if (kind.effect != SquareEffect::None)
        return effectName(kind, houseRules);
    const QString owned = variant.ownerOf(square, seats) ? ownedName(variant, kind, square) : QString();
    return !owned.isEmpty()        ? owned
           : kind.wordFactor > 1   ? QString("%1W").arg(kind.wordFactor)
           : kind.letterFactor > 1 ? QString("%1L").arg(kind.letterFactor)
                                   : QString();
}

QStringList tileFaces(const Variant& variant)
{
    const TileSet& tiles = variant.tiles;
    const bool valued = std::ranges::any_of(tiles.values, [](Points value) { return value != Points(0); });
    QStringList faces;
    for (int i = 0; i < tiles.alphabet.size(); ++i) {
        const Tile tile = Tile::of(static_cast<Letter>(i));
        faces += symbolText(tiles.alphabet, tile) + faceText(tiles.alphabet, tile);
        if (valued)
            faces.back() += QString(" %1").arg(tiles.values[i].value);
    }
    return faces;
}

BoardShape::BoardShape(const Variant& variant, const HouseRules& houseRules, int seats)
    : rows(variant.rows), columns(variant.columns), stackLimit(houseRules.stackLimit), rackSize(variant.rackSize),
      squareKinds(kindsOf(variant, houseRules, seats)), squareOwners(ownersOf(variant, squareKinds, seats)),
      plates(platesOf(variant, squareOwners)), squareSides(variant.sides.begin(), variant.sides.end()),
      tileFaces(storeys::tileFaces(variant)), blankLetters(lettersOfBlanks(variant))
{
    const Features features = featuresOf(variant, houseRules);
    canStack = features.heights;
    hasValues = features.values;
    counted = features.points;
    for (int square = 0; square < squareCount(); ++square)
        if (variant.squares[square].start)
            startSquares += square;
    for (const int square : features.values || !features.points ? startSquares : QList<int>())
        if (squareKinds.value(square).isEmpty())
            stars += square;
    paths = features.claims;
}

} // namespace storeys
