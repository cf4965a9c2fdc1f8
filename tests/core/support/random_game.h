#pragma once

#include "game/game.h"

#include <functional>

namespace storeys::test {

// A game of so many turns, or to its end if that comes before: plays, exchanges and passes at random and, in
// challenge mode, plays with bad words, challenges that are right and ones that fail. `look` is called after every
// turn and every challenge.
[[nodiscard]] Game randomGame(const RuleBookPtr& book, int players, std::uint64_t seed, int turns = 1000,
                              const std::function<void(const Game&)>& look = [](const Game&) {});

} // namespace storeys::test
