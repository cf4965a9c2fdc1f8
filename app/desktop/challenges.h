#pragma once

#include "bots/knowledge.h"
#include "game/game.h"
#include "game_rows.h"

#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace storeys {

// What the window needs to know of challenges; the game itself decides them.

// The first computer round the table, after whoever made the last play, that challenges it.
[[nodiscard]] std::optional<int> challengingComputer(const Game& game, const std::vector<SeatKind>& kinds,
                                                     const BotKnowledge& knowledge);

// The persons who may challenge the last play, whoever is to move first.
[[nodiscard]] std::vector<int> challengingPersons(const Game& game, const std::vector<SeatKind>& kinds);

// The words of a play, main word first: "WOOD", "NET".
[[nodiscard]] QStringList wordsOf(const Transition& play, const Alphabet& alphabet);

// What a challenge comes to, asked before it is decided: challenger, player, dictionary, words of { word, good },
// withdrawn, consequence (a sentence).
[[nodiscard]] QVariantMap challengeOutcome(const Game& game, int challenger);

// The tiles of a play as QML shows them on their way: { square, tile, level }.
[[nodiscard]] QVariantList tilesOf(const Transition& play, const Position& position);

} // namespace storeys
