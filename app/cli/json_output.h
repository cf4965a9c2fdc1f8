#pragma once

#include "rules/event.h"
#include "rules/position.h"

#include <nlohmann/json.hpp>

namespace storeys::cli {

using Json = nlohmann::ordered_json;

// Prints one line on standard output. Bytes that are not UTF-8 become replacement characters.
void printLine(const Json& line);

// [{"word":"WOOD","score":5}]: the words of a play, main word first, each with its points where the game has them.
[[nodiscard]] Json wordsJson(const PlayScore& score, const Variant& variant);

// [{"row":4,"column":3,"tile":"W"}]: the placed tiles in the order given.
[[nodiscard]] Json tilesJson(const Play& play, const Alphabet& alphabet);

} // namespace storeys::cli
