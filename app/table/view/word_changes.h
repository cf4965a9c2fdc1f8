#pragma once

#include "game/game.h"
#include "table/view/play_story.h"

namespace storeys {

// What a turn that laid tiles did to the words on the board; or what taking it back does.
[[nodiscard]] PlayStory wordChanges(const Game& game, std::size_t turn, bool back = false);

// What was done in a turn that laid none.
[[nodiscard]] PlayStory turnNews(const Game& game, std::size_t turn);

} // namespace storeys
