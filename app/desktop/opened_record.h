#pragma once

#include "data_place.h"
#include "game/game.h"
#include "game_rows.h"

#include <QString>

#include <vector>

namespace storeys {

// A game from a record file, ready to go on, and who plays in it.
struct OpenedRecord
{
    Game game;
    std::vector<SeatKind> kinds; // by seat; whoever the record does not name a known computer level is a person
    std::string clock;           // as in #clock, known to be readable; empty for none
};

// Only records with a seed can be gone on with: without it nobody knows what is in the bag. The error names the file and,
// where it is the record's fault, the line.
[[nodiscard]] Result<OpenedRecord> openRecord(const QString& file, const DataPlace& data);

} // namespace storeys
