#pragma once

#include "data_place.h"
#include "game/game.h"
#include "record/gcg_reader.h"
#include "record/write_game.h"
#include "table/game/live_game.h"
#include "table/game/record_notes.h"
#include "table/text/notices.h"
#include "table/view/table_view.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace storeys {

// ---- texts for the clipboard and from it

// The position that the view shows, now or earlier in the game, without tiles laid but not yet played. In games without
// stacks and without pieces beside the rack, the text is CGP (see record/board_text.h), otherwise only the board and
// one rack. Racks that the person can't see are left empty. Needs a game.
[[nodiscard]] QString positionText(const TableView& view);
// Whether the text looks like a board, alone or with racks and points.
[[nodiscard]] bool isPositionText(const QString& text);

// textOfRecord() decodes a record from its encoding, recordOfText() encodes a text in UTF-8. If the first line names an
// encoding, both make it name UTF-8.
[[nodiscard]] QString textOfRecord(const QByteArray& record);
[[nodiscard]] QByteArray recordOfText(const QString& text);

// A game read from a record file, ready to be put on the table, and its players.
struct OpenedRecord
{
    Game game;
    QByteArray text;             // the bytes that were read
    std::vector<SeatKind> kinds; // players by seat; persons if the record names no known computer level
    RecordNotes notes{};
    RecordDetails said{};      // title, description and format only
    std::string clock{};       // the record's #clock, for GameClock::read(); "" for no clock
    LateText lookOnlyReason{}; // why the game is for viewing only; empty if it can be continued
    bool isOurs = false;       // see LiveGame::isOurs()
};

// Reads a record and judges it. Only a record with a seed and an installed word list can be continued, as without a
// seed nobody knows what is in the bag. All other games are for viewing only, as are those of records so large that with
// more turns they could not be read again. A record of another program, which names
// no variant, is not judged but shown as written, as far as possible, for viewing only. With Reading::AsWritten, every
// record is. The error names the file and, if the record is at fault, the line.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const DataPlace& data,
                                                       Reading reading = Reading::Judged);
// Whether another program wrote the record. It is not enough that no variant is named: a damaged record of our own may
// lack that line.
[[nodiscard]] bool isOfOtherProgram(const ReadGcg& read, const QByteArray& text);
// Opens a record whose bytes were already read; `file` is only named in errors.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const QByteArray& text,
                                                       const DataPlace& data, Reading reading = Reading::Judged);

} // namespace storeys
