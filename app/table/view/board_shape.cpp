#include "table/view/board_shape.h"

#include "table/view/variant_values.h"

namespace storeys {

BoardShape::BoardShape(const Variant& variant, const HouseRules& houseRules, int seats)
    : rows(variant.rows), columns(variant.columns), stackLimit(houseRules.stackLimit), rackSize(variant.rackSize),
      squareKinds(storeys::squareKinds(variant, houseRules, seats)),
      squareOwners(storeys::squareOwners(variant, squareKinds, seats)), plates(platesOf(variant, squareOwners)),
      squareSides(storeys::squareSides(variant)), tileFaces(storeys::tileFaces(variant)),
      blankLetters(storeys::blankLetters(variant))
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
