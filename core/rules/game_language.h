#pragma once

#include <string_view>

namespace storeys {

// The language of games that don't name one.
inline constexpr std::string_view english = "en";

// A language is a file such as assets/languages/de.json, read by putIntoLanguage() (rules/variant_file.h). It holds:
//   code, name       "de", and the native name of the language
//   tile-sets        named lists of tiles, in alphabetical order; the "tile-set" of a variant is one of these names
//   folds            letters without a tile, and how tiles spell them: { "ß": "SS" }
//   plural-letter    the tile that makes a plural; null if no letter does; then games have no plural rule
// and entries that only the builder of its word lists reads.

} // namespace storeys
