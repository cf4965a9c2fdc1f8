#pragma once

#include "game/game.h"

#include <QVariantMap>

namespace storeys {

// What a turn did to the words on the board, for whoever shows it: who, own (a person laid the tiles at this screen, so
// they lie there already), back (the play is taken off again), points, bonus, and words. Empty if the turn laid nothing.
[[nodiscard]] QVariantMap wordChanges(const Game& game, std::size_t turn, bool back = false);

// The same of a turn that laid nothing, a pass or an exchange: no words, but news, a sentence that says what was done.
[[nodiscard]] QVariantMap turnNews(const Game& game, std::size_t turn);

} // namespace storeys
