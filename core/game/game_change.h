#pragma once

#include "game/game.h"

namespace storeys {

// How a game differs from an earlier state of itself. A game that is followed (Game::followed()) changes by being replaced
// as a whole, so this says what happened.
struct GameChange
{
    // None: no turn. Taken: one turn and what follows from it by itself. Withdrawn: a challenge took the last play back.
    // ChallengeFailed: a challenge of the last play failed. Undone: turns were taken back. Forfeited: a seat lost on time or
    // resigned. Several: anything else, as when news were missed.
    enum class Kind { None, Taken, Withdrawn, ChallengeFailed, Undone, Forfeited, Several };

    Kind kind = Kind::None;
    int turn = 0; // the first that differs: taken, taken back, challenged, or the one that records the withdrawal
    int seat = 0; // ChallengeFailed: who challenged; Forfeited: who lost
    bool operator==(const GameChange&) const = default;
};

// Compares turns as everybody sees them, so that what is known of the racks plays no part. Both must be states of one
// game.
[[nodiscard]] GameChange changeBetween(const Game& before, const Game& after);

} // namespace storeys
