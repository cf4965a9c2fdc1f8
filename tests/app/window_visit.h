#pragma once

#include "game_window.h"

#include <functional>

namespace storeys::test {

// Games to be visited, always the same tiles and in the order listed.
[[nodiscard]] GameStart visitedGame(const QString& players, const QString& variant = "stack10");
// With a clock, and a failed challenge costs points.
[[nodiscard]] GameStart gameOfSeveral(const QString& players);

// Each goes through a game in its window, just begun, and the dialogs that belong to it, and calls `look` whenever
// something else is seen, with a name for it. False if it can't.
using Look = std::function<void(const QString& where)>;
// A gameOfSeveral() of two persons and a computer; `end` lets it end. All dialogs but those of the
// other two.
[[nodiscard]] bool visitGameOfSeveral(GameWindow& window, const Look& look, const std::function<void()>& end);
[[nodiscard]] bool visitCrossword(GameWindow& window, const Look& look);
[[nodiscard]] bool visitSolo(GameWindow& window, const Look& look);

// All kinds of dialogs but those.
[[nodiscard]] QStringList dialogKinds(const GameWindow& window, const QStringList& but);
// Opens the dialog of that kind in place of another; closes the one that is open. False if it can't.
[[nodiscard]] bool showDialog(GameWindow& window, const QString& kind);
[[nodiscard]] bool closeDialog(GameWindow& window);

// Drawn if STOREYS_PICTURES names a folder, for pictures of what is visited.
[[nodiscard]] Frames framesOfVisit();

} // namespace storeys::test
