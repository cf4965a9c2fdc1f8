#pragma once

#include "data_place.h"
#include "game/game.h"
#include "table/game/seat_kind.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace storeys {

// A game from a record file, ready to go on, and who plays in it.
struct OpenedRecord
{
    Game game;
    QByteArray text;             // the record as it was read
    std::vector<SeatKind> kinds; // by seat; a person where the record names no known computer level
    std::string clock;           // as in #clock, known to be readable; empty for none
    std::string missingLexicon;  // word list of the record that is not installed: to be looked at only; "" for none
};

// Only records with a seed can be gone on with: without it nobody knows what is in the bag, and the game can only be
// looked at. So it is with a record whose word list is not installed, as its words can't be judged. Words of other
// programs' records are not judged: they have word lists of their own. The error names the file and, where it is the
// record's fault, the line.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const DataPlace& data);
// The same of a record that was read already; the file is only named.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const QByteArray& text,
                                                       const DataPlace& data);

} // namespace storeys
