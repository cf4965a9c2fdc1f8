#pragma once

#include "rules/position.h"

#include <QString>

namespace storeys {

// A play as a person types it: play text (record/play_text.h), but forgiving. The square may be in lower case, and
// tiles too in a game without blanks. A letter that stands on the board already stays. A letter that is not on the rack
// becomes a blank.

// The error is a translated sentence: the text can't be read, or its tiles can't be laid (not on the rack, off the
// board, on a square that takes no tile). Does not judge whether they make a legal play.
[[nodiscard]] Result<Play, QString> typedPlay(const QString& text, const Position& position);

} // namespace storeys
