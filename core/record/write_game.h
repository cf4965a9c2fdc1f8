#pragma once

#include "game/game.h"
#include "record/gcg_text.h"

namespace storeys {

// What a record says beside the game itself.
struct RecordDetails
{
    std::string title{};
    std::string description{};
    std::string clock{};
    std::vector<std::string> kinds{}; // seat by seat, "human" or a computer level; may be empty
    bool ownVariant = false;          // it is not built in: the record has all its rules
    int format = 0; // the least that the record names; 0: it names one only where it needs more than 1
    // Before the first turn, then turn by turn; may have fewer.
    std::vector<std::vector<std::string>> notes{};
};

// The whole game so far as a record, ready to be written: the rules that differ from the variant's, the seed, every
// turn, and where the game is over the tiles left, else the racks that are held. Where who went out gains what the
// others lose, a line names all their tiles: "(TILES) +n"; what the clock takes off comes last: "(time) -n". A game
// lost on time is a record that stops before the end; its #clock says who lost.
[[nodiscard]] GameRecord recordOf(const Game& game, const RecordDetails& details = {});

// The record as a GCG text, UTF-8, which reads back as the same record (line numbers aside). Our own pragmas stand
// where other programs skip them.
[[nodiscard]] std::string gcgText(const GameRecord& record);

} // namespace storeys
