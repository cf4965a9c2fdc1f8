#pragma once

#include <string_view>

namespace storeys {

// The language of games that don't name one.
inline constexpr std::string_view english = "en";

// A language is a file such as assets/languages/de.json, read by putIntoLanguage() (rules/variant_file.h). It holds:
//   code, name       "de", and the native name of the language
//   tile-sets        lists of tiles by name, as in a variant, in alphabetical order; a variant names one: "tile-set"
//   folds            letters without a tile, and what stands for them: { "ß": "SS" }
//   plural-letter    the tile that makes a plural; null if no letter does; then games have no plural rule
// and entries that only the builder of its word lists reads.

} // namespace storeys
