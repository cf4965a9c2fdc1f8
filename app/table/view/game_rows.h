#pragma once

#include "game/game.h"
#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/text/square_text.h"
#include "table/tiles/draft_play.h"
#include "table/tiles/scored_words.h"
#include "table/view/unseen_tiles.h"

namespace storeys {

// A player as the score cards show them.
struct PlayerRow
{
    Q_GADGET
    TABLE_VALUE(playerRow, PlayerRow)
    FIELD(QString, name);
    FIELD(QString, note); // "to play", "computer, greedy"
    FIELD(int, points) = 0;
    FIELD(QString, distance);  // distance to the goal of a race, "5 steps away"; "" in other games
    FIELD(int, blanks) = -1;   // number in the reserve; -1 if this game has none
    FIELD(int, blockers) = -1; // number in the reserve; -1 if this game has none
    FIELD(int, tiles) = 0;     // number on the rack
    FIELD(bool, atTurn) = false;
    FIELD(bool, computer) = false;
    FIELD(bool, won) = false;
    FIELD(int, side) = 0; // number of the colour and sign of the player's territory, from 1; 0: no territories
};

// A turn as the list of turns shows it.
struct TurnRow
{
    Q_GADGET
    TABLE_VALUE(turnRow, TurnRow)
    FIELD(int, number) = 0; // number of the turn, from 1
    FIELD(QString, who);
    FIELD(QString, what);   // the words of a play, "passed", "exchanged 2 tiles"
    FIELD(QString, sum);    // the scores of the words and the bonuses, and failed challengers
    FIELD(QString, gains);  // effects of a play besides points
    FIELD(int, points) = 0; // negative if the turn is the withdrawal of a play
    FIELD(int, hints) = 0;  // hints given for the turn
    // Whether the turn is a play, and not the withdrawal of one. Only then are there words and bonuses.
    FIELD(bool, play) = false;
    FIELD(QList<storeys::ShownWord>, words);
    FIELD(int, bonus) = 0; // bingo bonus
    FIELD(int, starBonus) = 0;
    FIELD(QString, doubt); // why the record is doubtful here, in sentences; "" if it is not
    FIELD(QString, note);  // the record's notes on the turn
};

// The result of one player in a game that is over.
struct SeatResult
{
    Q_GADGET
    TABLE_VALUE(seatResult, SeatResult)
    FIELD(int, rank) = 0; // from 1; equal results share a rank
    FIELD(QString, name);
    FIELD(QString, distance); // distance to the goal, in words; "" in games with points
    FIELD(int, points) = 0;   // points from turns
    FIELD(QList<QString>, tilesLeft);
    FIELD(int, subtraction) = 0; // points lost for the tiles left
    FIELD(int, gain) = 0;        // points gained from tiles left by others
    FIELD(int, timePenalty) = 0;
    FIELD(int, total) = 0;
    FIELD(bool, winner) = false;
};

// The end of a game; `rows` is empty while the game goes on.
struct GameEnd
{
    Q_GADGET
    TABLE_VALUE(gameEnd, GameEnd)
    FIELD(QString, reason);                  // a sentence
    FIELD(bool, counted) = true;             // ranked by points; false: by the distance to the goal
    FIELD(QList<storeys::SeatResult>, rows); // best first
    FIELD(QString, person);                  // name of the winner, if one person alone beat all others; else ""
};

// A tile drawn to decide who starts.
struct DrawnTile
{
    Q_GADGET
    TABLE_VALUE(drawnTile, DrawnTile)
    FIELD(int, round) = 0;     // from 0; players who tie draw again in the next round
    FIELD(QString, name);      // shown name of the player
    FIELD(QString, face);      // what the tile shows: "Qu"
    FIELD(QString, symbol);    // symbol of the tile, as in TableView
    FIELD(bool, wins) = false; // the player starts or, except in the last round, draws again
};

// A game as QML shows it: values with names and texts, rebuilt from the game after every change.

// A computer level: its translated name, the name as used inside a line of text, and a few words on how a computer of
// that level plays; "" for an unknown level.
struct LevelText
{
    QString name, within, note;
};
[[nodiscard]] LevelText levelText(const QString& level);

// ---- board, by square number; the draft's tiles lie on top
[[nodiscard]] QStringList stackTexts(const Board& board, const DraftPlay& draft, const Alphabet& alphabet);
// The last play among the first `turns` turns; null if there is none, or if it was withdrawn.
[[nodiscard]] const Turn* lastPlay(const Game& game, std::size_t turns);
// The mark of the top tile on each square after `turns` turns: 0 none, 1 last play, 2 draft, 3 draft at fault, 4 a
// blocker to be taken off.
[[nodiscard]] QList<int> topMarks(const Game& game, std::size_t turns, const DraftPlay& draft);
[[nodiscard]] TableStock stockOf(const Position& position);

// ---- rows of lists
// The players after `turns` turns. `isLookedAt`: nobody can take a turn where the game is shown.
[[nodiscard]] QList<PlayerRow> playerRows(const Game& game, const std::vector<SeatKind>& kinds, std::size_t turns,
                                          bool isLookedAt);
// The turn with that index in the game, with the notes and doubts of the record.
[[nodiscard]] TurnRow turnRow(const Game& game, std::size_t turn, const RecordNotes& notes = {});
// turnText() is the value of TurnRow::what for the turn; pointsOf() is that of TurnRow::points.
[[nodiscard]] QString turnText(const Game& game, std::size_t turn);
[[nodiscard]] int pointsOf(const Turn& turn);

// ---- start and end
// The tiles drawn to decide who starts, round by round.
[[nodiscard]] QList<DrawnTile> drawnTiles(const Game& game);
// The end of the game, with `person` unset because the game does not know which seats are people.
[[nodiscard]] GameEnd gameEndOf(const Game& game);

} // namespace storeys
