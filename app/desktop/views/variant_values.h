#pragma once

#include "rules/variant.h"

#include <QStringList>

namespace storeys {

// What a variant has that others lack, as data for QML: nothing there asks which variant is played.

// By square number: "2L", "3L", "2W" or the like for a square that multiplies the letter or the word, "" for others;
// empty where none does.
[[nodiscard]] QStringList squareKinds(const Variant& variant);

// What stands on the tiles, by symbol from A on: "Qu", or "Q 10" where letters have points.
[[nodiscard]] QStringList tileFaces(const Variant& variant);

// The symbols that a blank can stand for; empty where there are none.
[[nodiscard]] QStringList blankLetters(const Variant& variant);

} // namespace storeys
