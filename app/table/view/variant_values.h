#pragma once

#include "rules/variant.h"

#include <QList>
#include <QRectF>
#include <QStringList>

namespace storeys {

// What a variant has that others lack, as data for QML: nothing there asks which variant is played.

// "2L", "3W" or the like for a square that multiplies the letter or the word, else "".
[[nodiscard]] QString kindName(SquareKind square);

// What a square is with that number of players: its kindName(); "blank", "wild", "flashlight" or "comet", which give
// a yellow blank; "blocker" or "rocks", which give a blocker; "pickaxe", which takes one off; "dog" or "saucer", which draw a
// card; "wall"; "corner" and "way-out", its outermost square, where a player owns it; "station" and "earth". Else "", also
// where the house rules make a square do nothing.
[[nodiscard]] QString squareKind(const Variant& variant, const HouseRules& houseRules, int seats, Square square);

// By square number; empty where all are plain.
[[nodiscard]] QStringList squareKinds(const Variant& variant, const HouseRules& houseRules, int seats);

// By square number: whose corner, station or Earth it is, seats from 1, 0 for nobody's; empty where nobody owns any.
[[nodiscard]] QList<int> squareOwners(const Variant& variant, const QStringList& kinds, int seats);

// By square number: on whose side it lies, likewise.
[[nodiscard]] QList<int> squareSides(const Variant& variant);

// Plates that lie on the tray, in squares, the lowest first: mini boards; then what players own, each plate of one owner.
[[nodiscard]] QList<QRectF> platesOf(const Variant& variant, const QList<int>& owners);

// What stands on the tiles, by symbol from A on: "Qu", or "Q 10" where letters have points.
[[nodiscard]] QStringList tileFaces(const Variant& variant);

// The symbols that a blank can stand for; empty where there are none.
[[nodiscard]] QStringList blankLetters(const Variant& variant);

} // namespace storeys
