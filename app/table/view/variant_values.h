#pragma once

#include "rules/variant.h"

#include <QStringList>

namespace storeys {

// What a variant has that others lack, as data for QML: nothing there asks which variant is played.

// "2L", "3W" or the like for a square that multiplies the letter or the word, else "".
[[nodiscard]] QString kindName(SquareKind square);

// By square number: its kindName(); empty where none multiplies.
[[nodiscard]] QStringList squareKinds(const Variant& variant);

// What stands on the tiles, by symbol from A on: "Qu", or "Q 10" where letters have points.
[[nodiscard]] QStringList tileFaces(const Variant& variant);

// The symbols that a blank can stand for; empty where there are none.
[[nodiscard]] QStringList blankLetters(const Variant& variant);

} // namespace storeys
