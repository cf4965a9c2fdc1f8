#pragma once

#include "game/game.h"
#include "table/game/seat_kind.h"
#include "table/text/tile_symbol.h"
#include "table/view/draft_play.h"
#include "table/view/drawn_tile.h"
#include "table/view/game_end.h"
#include "table/view/player_model.h"
#include "table/view/table_stock.h"
#include "table/view/turn_model.h"

#include <QList>
#include <QStringList>

namespace storeys {

// A game as QML shows it: values made anew from the game after every change. Only names and texts; nothing here decides
// anything.

// The translated name of a computer level.
[[nodiscard]] QString levelName(const QString& level);
// How a computer of that level plays, in a few words; "" for an unknown level.
[[nodiscard]] QString levelNote(const QString& level);

// ---- board, by square number; the draft's tiles lie on top
[[nodiscard]] QStringList stackTexts(const Board& board, const DraftPlay& draft, const Alphabet& alphabet);
// The last play among the first `turns` turns; null if there is none, or if it was withdrawn.
[[nodiscard]] const Turn* lastPlay(const Game& game, std::size_t turns);
// What is marked of the top tiles after that many turns: 0 nothing, 1 last play, 2 draft, 3 draft at fault, 4 a blocker
// to be taken off.
[[nodiscard]] QList<int> topMarks(const Game& game, std::size_t turns, const DraftPlay& draft);
[[nodiscard]] TableStock stockOf(const Position& position);

// ---- rows of lists
// The players after that many turns.
[[nodiscard]] QList<PlayerRow> playerRows(const Game& game, const std::vector<SeatKind>& kinds, std::size_t turns);
// A turn by its place in the game, with what its record says of it.
[[nodiscard]] TurnRow turnRow(const Game& game, std::size_t turn, const RecordNotes& notes = {});
// `what` and `points` of that row.
[[nodiscard]] QString turnText(const Game& game, std::size_t turn);
[[nodiscard]] int pointsOf(const Turn& turn);

// ---- start and end
// The tiles drawn to decide who starts, round by round.
[[nodiscard]] QList<DrawnTile> drawnTiles(const Game& game);
// The end of the game, without `person`: the game does not know which seats are persons.
[[nodiscard]] GameEnd gameEndOf(const Game& game);

} // namespace storeys
