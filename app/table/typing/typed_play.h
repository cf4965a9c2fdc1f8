#pragma once

#include "rules/position.h"

#include <QString>

namespace storeys {

// Reads plays given as text, for a position. The error is a translated sentence. It says that the text can't be read,
// or that its tiles can't be laid (not on the rack, off the board, on a square that takes no tile). Neither function
// judges whether the play is otherwise legal.

// Reads a play as a person types it, by the same rules as typing tiles on the board: upper and lower case are alike. A
// letter that already stands on the board stays. A letter that is not on the rack becomes a blank of the rack. "?"
// before a letter asks for a blank, "*" for a yellow one. A U after a Qu belongs to that tile. Where plays are paths, a
// word after a slash is claimed along its only path through a tile of the play.
[[nodiscard]] Result<Play, QString> typedPlay(const QString& text, const Position& position);

// Reads a play in the notation of records (record/play_text.h), where a lower-case letter is a blank.
[[nodiscard]] Result<Play, QString> notedPlay(const QString& text, const Position& position);

// A common word of the language, for an example of a typed play; "" for a language without one.
[[nodiscard]] QString exampleWord(const std::string& language);

// Says that the player has no such tile: a letter, a blank or a yellow blank. `isAnother`: one of that letter is laid.
[[nodiscard]] QString lackOfTileText(Tile tile, const Alphabet& alphabet, bool isAnother);

} // namespace storeys
