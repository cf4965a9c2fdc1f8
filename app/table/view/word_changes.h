#pragma once

#include "game/game.h"
#include "table/view/play_story.h"

namespace storeys {

// What the turn did to the words on the board; with `back`, what taking it back does. The turn must have laid tiles, or
// be the withdrawal of a play.
[[nodiscard]] PlayStory wordChanges(const Game& game, std::size_t turn, bool back = false);

// What was done in a turn that laid no tile.
[[nodiscard]] PlayStory turnNews(const Game& game, std::size_t turn);

} // namespace storeys
