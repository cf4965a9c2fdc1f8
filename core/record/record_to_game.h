#pragma once

#include "game/game.h"
#include "record/gcg_replay.h"

namespace storeys {

// The game that a sound record with a seed tells of, with its bag, ready to go on; otherwise what is wrong.
// The book must be of the variant and house rules that the record names.
struct RebuiltGame
{
    std::optional<Game> game;
    std::optional<RecordError> error;
};
[[nodiscard]] RebuiltGame rebuildGame(const ReadGcg& read, const RuleBookPtr& book);
// The same of a sound record without a seed: a game to be looked at, see Game::past().
[[nodiscard]] RebuiltGame pastGame(const ReadGcg& read, const RuleBookPtr& book, WordsAre words = WordsAre::Judged);

} // namespace storeys
