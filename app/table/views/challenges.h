#pragma once

#include "game/game.h"

#include <QStringList>
#include <QVariantMap>

#include <vector>

namespace storeys {

// What the window needs to know of challenges; the game itself decides them.

// The seats that may challenge the last play, whoever is to move first.
[[nodiscard]] std::vector<int> possibleChallengers(const Game& game);

// The words of a play, main word first: "WOOD", "NET".
[[nodiscard]] QStringList wordsOf(const Turn& play, const Alphabet& alphabet);

// What a challenge comes to, asked before it is decided: challenger, player, dictionary, words of { word, good },
// withdrawn, consequence (a sentence).
[[nodiscard]] QVariantMap challengeOutcome(const Game& game, int challenger);

// What a challenge may lead to, in sentences.
[[nodiscard]] QString challengeRule(const RuleBook& book);

// The tiles of a play as QML shows them on their way: { square, tile, level }.
[[nodiscard]] QVariantList tilesOf(const Turn& play, const Position& position);

// The same of all plays from the turn on, in their order; of those on one square only the last, which lies on top.
[[nodiscard]] QVariantList tilesSince(const Game& game, std::size_t turn);

} // namespace storeys
