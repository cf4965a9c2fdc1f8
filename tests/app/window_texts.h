#pragma once

#include "game_window.h"

#include <QStringList>

#include <functional>

namespace storeys::test {

// All texts that are seen in the window and are not wholly there: elided, wider than their item, outside of the button
// or dialog that they are on, or on another text.
[[nodiscard]] QStringList cutOffTexts(QQuickWindow& window);

// All texts, seen or told to a screen reader, with a word in Latin letters. What is all in capitals is a word of the
// game, and no word is one letter; a file's name is its own.
[[nodiscard]] QStringList latinTexts(QQuickWindow& window);

// Each goes through a game in its window, just begun, and the dialogs that belong to it, and calls `look` whenever
// something else is seen, with a name for it. False if it can't.
using Look = std::function<void(const QString& where)>;
// Of two persons and a computer who challenge each other, with a clock; `end` lets it end. All dialogs but those of the
// other two.
[[nodiscard]] bool visitGameOfSeveral(GameWindow& window, const Look& look, const std::function<void()>& end);
[[nodiscard]] bool visitCrossword(GameWindow& window, const Look& look);
[[nodiscard]] bool visitSolo(GameWindow& window, const Look& look);

} // namespace storeys::test
