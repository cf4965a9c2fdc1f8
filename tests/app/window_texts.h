#pragma once

#include "game_window.h"

#include <QStringList>

namespace storeys::test {

// What can be seen in the window, each before what is in it.
[[nodiscard]] std::vector<QQuickItem*> seenItems(QQuickWindow& window);

// All texts that are seen in the window and are not wholly there: elided, wider than their item, outside of the button
// or dialog that they are on, clipped by what does not scroll, or on another text. "outside: " and its kind for dialogs
// that are beyond the window and controls beyond their dialog.
[[nodiscard]] QStringList cutOffTexts(QQuickWindow& window);

// All Hebrew texts that are seen and begin on the left.
[[nodiscard]] QStringList textsFromTheWrongSide(QQuickWindow& window);

// All texts, seen or told to a screen reader.
[[nodiscard]] QStringList allTexts(QQuickWindow& window);

// Those with a word in Latin letters. What is all in capitals is a word of the game, and no word is one letter; a file's
// name is its own.
[[nodiscard]] QStringList latinTexts(QQuickWindow& window);

} // namespace storeys::test
