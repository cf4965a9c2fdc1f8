#pragma once

#include "record/read_game.h"

namespace storeys {

// Follows a record as it is written, including slips, guesses and habits of other programs. The book must be of the
// variant that the record names; in challenge mode no words are judged. If there is no game to show (too few or too
// many players), only `error` is set. The game is for viewing only and can't be continued.
[[nodiscard]] FollowedGame readAsWritten(const ReadGcg& read, const RuleBookPtr& book, TurnsAre turns = TurnsAre::Kept);

} // namespace storeys
