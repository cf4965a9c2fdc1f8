#pragma once

#include "game/game.h"
#include "table/flow/challenge_values.h"

#include <vector>

namespace storeys {

// What the window needs to know of challenges; the game itself decides them.

// The seats that may challenge the last play, whoever is to move first.
[[nodiscard]] std::vector<int> possibleChallengers(const Game& game);

// What a challenge comes to, asked before it is decided.
[[nodiscard]] ChallengeOutcome challengeOutcome(const Game& game, int challenger);

// What a challenge may lead to, in sentences.
[[nodiscard]] QString challengeRule(const RuleBook& book);

} // namespace storeys
