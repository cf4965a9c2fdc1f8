#pragma once

#include "base/error.h"
#include "rules/position.h"
#include "rules/violation.h"

#include <optional>
#include <string>
#include <string_view>

namespace storeys {

struct RecordEvent;

// Tiles, plays and other actions as text, as records and people write them.

// ---- tiles

// Symbols are those of the variant's alphabet. Where the variant has blanks, a lower-case symbol on the board is a
// blank standing for it, and '?' on a rack an unused one. A rack is its symbols in any order.

// The tile that a symbol stands for on a board or in a play; none for a foreign character. `ofReserve`: blanks may come
// from there, though the bag holds none.
[[nodiscard]] Tile playedTile(char symbol, const TileSet& tiles, bool ofReserve = false);

// At most as many tiles as the game has, whatever their kinds.
[[nodiscard]] Result<Rack> readTiles(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string rackText(const Rack& rack, const Alphabet& alphabet);

// A rack, and what is held beside it: '*' for each blank of the reserve, then '#' for each blocker.
struct HeldTiles
{
    Rack rack;
    Reserve reserve;
};
// At most as many tiles as the variant's rack holds, and no more of the reserve than its piles hold at the start.
[[nodiscard]] Result<HeldTiles> readHeld(std::string_view text, const Variant& variant);
// The same for any number of tiles that the game has.
[[nodiscard]] Result<HeldTiles> readHeldTiles(std::string_view text, const Variant& variant);
[[nodiscard]] std::string reserveText(const Reserve& reserve);
[[nodiscard]] std::string heldText(const Rack& rack, const Reserve& reserve, const Alphabet& alphabet);

// ---- plays

// "<square> <tiles>": "5D" (row, then column) reads across, "D5" down, rows from 1, columns from A. The square is the
// first of the main word; then one character for each of its squares, a symbol where a tile is put and '.' where the
// old top stays. A '*' before a lower-case letter makes it a blank of the reserve. Blockers follow, each after a space:
// "-5F" is taken off, "#5G" is put down.

// Where plays are paths: "5D=D 5E=I / 5D-5E", the tiles with their squares, then each claim after a '/'. They are written in
// reading order, and claims by word, then by squares.

// "5D", row before column; none if it can't be read. It may lie off every board.
[[nodiscard]] std::optional<Square> readSquare(std::string_view text);
[[nodiscard]] std::string squareText(Square square);
// "5D-5E-6E"; none if it can't be read.
[[nodiscard]] std::optional<Claim> readClaim(std::string_view text);

// Reads only; whether the play is legal, on the board or as long as its word is for the rules to say. Squares may lie
// off every board. The error says what can't be read.
[[nodiscard]] Result<Play> readPlayText(std::string_view text, const TileSet& tiles);
// The text of a play with '.' for each letter that already lies on its square, as other programs write "SOD" or "(S)OD"
// for ".OD". Unchanged where tiles stack, or where the text can't be read.
[[nodiscard]] std::string withDots(const std::string& text, const Position& position);
// The play must be on the board, and in line and without gaps or, with claims, along squares with tiles.
[[nodiscard]] std::string playText(const Board& before, const Play& play, const Alphabet& alphabet);

// ---- choices for cards

// "-AEI" for tiles, "-5F" for the square of a blocker, "-" for nothing.
[[nodiscard]] Result<CardChoice> readChoiceText(std::string_view text, const TileSet& tiles);
[[nodiscard]] std::string choiceText(const CardChoice& choice, const Alphabet& alphabet);

// ---- all actions

// As playText(), "-" for a pass, "-KQ" for an exchange.
[[nodiscard]] std::string actionText(const Board& before, const Action& action, const Alphabet& alphabet);

// What a record's turn does, or tiles that were exchanged without being named.
struct RecordedAction
{
    Action action;
    int unseen = 0; // tiles of an exchange that only says how many; the action then means nothing
};
// Reads the text of a play, pass or exchange; whether it is legal is for the rules to say.
[[nodiscard]] Result<RecordedAction> readAction(const RecordEvent& event, const Variant& variant);

// Which rule it breaks, and the words at fault.
[[nodiscard]] Error reasonOf(const Violation& violation);

} // namespace storeys
