#pragma once

#include "rules/variant.h"

#include <QList>
#include <QRectF>
#include <QStringList>

namespace storeys {

// What a variant has that others lack, as data: QML never asks which variant is played.

// "2L", "3W" or the like for a square that multiplies the letter or the word, else "".
[[nodiscard]] QString kindName(SquareKind square);

// The name of a square's kind in a game with that number of players: its kindName(); "blank", "wild", "flashlight" or
// "comet", which give a yellow blank; "blocker" or "rocks", which give a blocker; "pickaxe", which takes one off; "dog"
// or "saucer", which draw a card; "wall" and "asteroid", where no tile
// may lie; "corner", and "way-out" for its outermost square, if a player owns it;
// "station" and "earth". "" for a plain square, or if house rules make it do nothing.
[[nodiscard]] QString squareKind(const Variant& variant, const HouseRules& houseRules, int seats, Square square);

// By square number; empty if all are plain.
[[nodiscard]] QStringList squareKinds(const Variant& variant, const HouseRules& houseRules, int seats);

// By square number: who owns the corner, station or Earth there, as seat + 1; 0: nobody. Empty if nobody owns any.
[[nodiscard]] QList<int> squareOwners(const Variant& variant, const QStringList& kinds, int seats);

// By square number: on whose side of the board it lies, likewise.
[[nodiscard]] QList<int> squareSides(const Variant& variant);

// Rectangles of plates on the tray, in squares, the lowest first: mini boards, then the areas that players own, one
// owner to each.
[[nodiscard]] QList<QRectF> platesOf(const Variant& variant, const QList<int>& owners);

// What stands on the tiles, by symbol from A on: "Qu", or "Q 10" where letters have points.
[[nodiscard]] QStringList tileFaces(const Variant& variant);

// The symbols of letters that a blank can stand for; empty in a game without blanks.
[[nodiscard]] QStringList blankLetters(const Variant& variant);

} // namespace storeys
