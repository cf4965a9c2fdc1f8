#pragma once

#include "base/alphabet.h"

#include <QChar>
#include <QString>

namespace storeys {

// Tiles and pieces as one character each, for what shows them: A to Z, a to z for a blank that stands for that letter,
// ? for one that stands for none; ⓐ to ⓩ and * for a blank of the reserve; # for a blocker.
inline constexpr QChar blockerSymbol = u'#';

[[nodiscard]] QString symbolText(const Alphabet& alphabet, Tile tile);

// What a tile's face shows: "Qu" for the tile that spells QU, "?" for a blank without a letter.
[[nodiscard]] QString faceText(const Alphabet& alphabet, Tile tile);

// The capital that stands on the tile; the symbol itself where there is no letter.
[[nodiscard]] QChar capitalOf(QChar symbol);

// The tile of the alphabet that has that symbol; none for others.
[[nodiscard]] Tile tileOfSymbol(const Alphabet& alphabet, QChar symbol);

} // namespace storeys
