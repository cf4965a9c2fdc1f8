#pragma once

#include "base/alphabet.h"

#include <QChar>
#include <QString>

namespace storeys {

// Tiles and pieces as one character each, for whatever shows them: A to Z; a to z for a blank that stands for that
// letter, ? for one that has none yet; ⓐ to ⓩ and * for the same of a blank from the reserve; # for a blocker.
inline constexpr QChar blockerSymbol = u'#';

[[nodiscard]] QString symbolText(const Alphabet& alphabet, Tile tile);

// What a tile's face shows: "Qu" for the tile that spells QU, "?" for a blank without a letter.
[[nodiscard]] QString faceText(const Alphabet& alphabet, Tile tile);

// The capital letter on the tile; a symbol without a letter stays as it is.
[[nodiscard]] QChar capitalOf(QChar symbol);

// The tile with that symbol; no tile if the alphabet does not have it.
[[nodiscard]] Tile tileOfSymbol(const Alphabet& alphabet, QChar symbol);

} // namespace storeys
