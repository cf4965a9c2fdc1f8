#pragma once

#include <string_view>

namespace storeys {

// The language of games that don't name one.
inline constexpr std::string_view english = "en";

// A language is a file such as assets/languages/de.json. It holds:
//   code, name       "de", and the name of the language in itself
//   tile-sets        the tiles by name, as in a variant, in the order of the alphabet; a variant names one: "tile-set"
//   folds            letters without a tile, and what stands for them: { "ß": "SS" }
//   plural-letter    the tile that makes a plural; null if no letter does, and games have no rule about it then
// and what the builder of its word lists asks for. putIntoLanguage() in rules/variant_file.h reads it.

} // namespace storeys
