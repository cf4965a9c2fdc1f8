#pragma once

#include "game/game.h"
#include "record/gcg_text.h"
#include "record/seat_record.h"
#include "record/whole_record.h"

namespace storeys {

struct RecordDetails
{
    std::string title{};
    std::string description{};
    std::string clock{};
    std::vector<std::string> kinds{}; // by seat, "human" or a computer level; may be empty
    bool ownVariant = false;          // the variant is not built in, so the record contains all its rules
    int format = 0; // the record names at least this format; 0: it names one only if it needs more than format 1
    // Notes before the first turn, then after each turn; may end early.
    std::vector<std::vector<std::string>> notes{};
};

// The whole game so far as a record: the rules that differ from the variant's, the seed, every turn, and then the tiles
// left if the game is over, else the racks held. If the player who went out gains what the others lose, one line names
// all their tiles: "(TILES) +n". Points lost by the clock come last: "(time) -n". The record of a forfeited game stops
// before the end; #clock or #resigned shows who lost. The record of a game that is followed is that of its seats.
[[nodiscard]] GameRecord recordOf(const Game& game, const RecordDetails& details = {});

// What these seats may know of the game, which goes on or whose end still waits for challenges. The notes of `details`
// are left out. Of a game that is followed, they see no more than the seats it is followed by.
[[nodiscard]] SeatRecord seatRecordOf(const Game& game, const RecordDetails& details, Seats seats);
// What everybody may know once the game is over: recordOf() as a text. None while the game goes on, and of a game that is
// followed. A game whose last play may still be challenged is over too: wait for the challenges first.
[[nodiscard]] std::optional<WholeRecord> wholeRecordOf(const Game& game, const RecordDetails& details);

// The record as a GCG text in UTF-8. Reading it gives the same record (except for line numbers). Our own pragmas stand
// where other programs skip them.
[[nodiscard]] std::string gcgText(const GameRecord& record);

} // namespace storeys
