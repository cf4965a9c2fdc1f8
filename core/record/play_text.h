#pragma once

#include "base/error.h"
#include "rules/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace storeys {

struct RecordEvent;

// Converts tiles, plays and other actions to and from text, as records and people write them.

// ---- tiles

// Symbols are those of the variant's alphabet. If the variant has blanks, a lower-case symbol on the board is a blank
// that stands for that letter, and '?' on a rack is an unused blank. A rack is its symbols in any order.

// The tile that a symbol stands for on a board or in a play; none for an unknown character. `ofReserve`: accepts blanks
// even if the tile set has none, as they may come from the reserve.
[[nodiscard]] Tile playedTile(std::string_view symbol, const TileSet& tiles, bool ofReserve = false);

// Reads a rack of any size up to the whole tile set. Doesn't check how many there are of each tile.
[[nodiscard]] Result<Rack> readTiles(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string rackText(const Rack& rack, const Alphabet& alphabet);

// A rack and its reserve. In a text, '*' for each blank of the reserve follows the rack, then '#' for each blocker.
struct HeldTiles
{
    Rack rack;
    Reserve reserve;
};
// Reads a rack with its reserve. An error if it has more tiles than a full rack, or more pieces than the variant has.
[[nodiscard]] Result<HeldTiles> readHeld(std::string_view text, const Variant& variant);
// Like readHeld(), but accepts a rack of any size up to the whole tile set.
[[nodiscard]] Result<HeldTiles> readHeldTiles(std::string_view text, const Variant& variant);
[[nodiscard]] std::string reserveText(const Reserve& reserve);
[[nodiscard]] std::string heldText(const Rack& rack, const Reserve& reserve, const Alphabet& alphabet);

// ---- plays

// "<square> <tiles>": "5D" (row, then column) reads across, "D5" down, rows from 1, columns from A. The square is the
// first of the main word. Each square of the word follows: a symbol if a tile is put there, or '.' if the tile there
// stays on top. A '*' before a lower-case letter makes it a blank of the reserve, which a player keeps beside the
// rack. Blockers, pieces that close a square, follow, each after a space: "-5F" takes one off, "#5G" puts one down.

// Plays that claim words along paths: "5D=D 5E=I / 5D-5E", the tiles with their squares, then each claim after a '/'.
// Tiles are written in reading order, claims sorted by word and then by squares.

// Reads "5D", row before column; none if the text is wrong. The square may lie off every board.
[[nodiscard]] std::optional<Square> readSquare(std::string_view text);
[[nodiscard]] std::string squareText(Square square);
// Reads "5D-5E-6E"; none if the text is wrong.
[[nodiscard]] std::optional<Claim> readClaim(std::string_view text);

// Reads a play without judging it: the rules check whether it is legal, on the board or long enough. The error says
// what can't be read.
[[nodiscard]] Result<Play> readPlayText(std::string_view text, const TileSet& tiles);
// The text of a play with '.' for each letter that already lies on its square: ".OD" for "SOD" or "[S]OD", as other
// programs write it. Unchanged if tiles stack or the text can't be read.
[[nodiscard]] std::string withDots(const std::string& text, const Position& position);
// The text of a play. The play must be on the board; its tiles must be in line and without gaps or, with claims, the
// claimed squares must hold tiles.
[[nodiscard]] std::string playText(const Board& before, const Play& play, const Alphabet& alphabet);

// ---- choices for cards

// Reads "-AEI" for tiles, "-3" for tiles that the record does not name, "-5F" for the square of a blocker, "-" for nothing.
[[nodiscard]] Result<CardChoice> readChoiceText(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string choiceText(const CardChoice& choice, const Alphabet& alphabet);

// ---- all actions

// The text of an action: as playText() for a play, "-" for a pass, "-KQ" for an exchange.
[[nodiscard]] std::string actionText(const Board& before, const Action& action, const Alphabet& alphabet);

// An action as a record gives it, or an exchange of tiles that the record does not name.
struct RecordedAction
{
    Action action;
    int unseen = 0; // number of exchanged tiles if the record does not name them; `action` then has no meaning
};
// Reads the text of a play, pass or exchange without checking whether it is legal.
[[nodiscard]] Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant);

} // namespace storeys
