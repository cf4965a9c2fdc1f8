#pragma once

#include "game/game.h"
#include "table/flow/challenge_values.h"

#include <vector>

namespace storeys {

// What the window needs to know of challenges; the game itself decides them.

// The seats that may challenge the last play, in the order of play from the seat to move. Empty if none may.
[[nodiscard]] std::vector<int> possibleChallengers(const Game& game);

// The result of a challenge by that seat, told before the game decides it. Needs an open play; leaves byComputer false.
[[nodiscard]] ChallengeOutcome challengeOutcome(const Game& game, int challenger);

// What a challenge may cost either side, in sentences.
[[nodiscard]] QString challengeRule(const RuleBook& book);

} // namespace storeys
