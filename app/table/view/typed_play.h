#pragma once

#include "rules/position.h"

#include <QString>

namespace storeys {

// A play as a person types it: play text (record/play_text.h), but forgiving. Square and, where there are no blanks,
// tiles may be in lower case; a letter that stands on the board already means that it stays; a letter that is not on
// the rack is made of a blank.

// The error is a translated sentence: the text can't be read, or its tiles can't be laid (not on the rack, off the
// board, on a square that takes no tile). Whether what they make is a legal play is not asked.
[[nodiscard]] Result<Play, QString> typedPlay(const QString& text, const Position& position);

} // namespace storeys
