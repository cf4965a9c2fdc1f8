#pragma once

#include "base/result.h"
#include "rules/rack.h"
#include "rules/variant.h"

#include <string>
#include <string_view>

namespace storeys {

// Tiles and racks as text. Symbols are those of the variant's alphabet; where the variant has blanks, a lower-case
// symbol on the board is a blank standing for it and '?' on a rack an unused one. A rack is its symbols in any order.

// The tile that a symbol stands for on a board or in a play; none for a foreign character.
[[nodiscard]] Tile playedTile(char symbol, const TileSet& tiles);

// At most as many tiles as the variant's rack holds. The number of tiles in the game is not looked at.
[[nodiscard]] Result<Rack> readRack(std::string_view text, const Variant& variant);
// The same for any number of tiles that the game has.
[[nodiscard]] Result<Rack> readTiles(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string rackText(const Rack& rack, const Alphabet& alphabet);

} // namespace storeys
