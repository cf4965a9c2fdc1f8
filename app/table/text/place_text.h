#pragma once

#include "rules/turn.h"

#include <QString>
#include <QStringList>

#include <string>

namespace storeys {

// The name of a square as beside the board: "D5". "" for one that lies beyond row 1 or columns A to Z.
[[nodiscard]] QString squareName(Square square);

// Where a play begins and which way it runs, for a person. The square is named as beside the board, column first in
// both directions ("D5 across", "D5 down"); play text (record/play_text.h), which is given here, has the row first in
// plays across. "" for an empty text.
[[nodiscard]] QString placeText(const std::string& playText);

// The words of a play, main word first: "WOOD", "NET".
[[nodiscard]] QStringList wordsOf(const Turn& play, const Alphabet& alphabet);

} // namespace storeys
