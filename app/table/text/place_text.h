#pragma once

#include "rules/turn.h"

#include <QString>
#include <QStringList>

#include <string>

namespace storeys {

// Where a play begins and which way it runs, for a person: the square as it is named beside the board, column first in
// both directions ("D5 across", "D5 down"). Play text, which records and the field for a play have, names it otherwise;
// it is what is given.
[[nodiscard]] QString placeText(const std::string& playText);

// The words of a play, main word first: "WOOD", "NET".
[[nodiscard]] QStringList wordsOf(const Turn& play, const Alphabet& alphabet);

} // namespace storeys
