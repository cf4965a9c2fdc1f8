#pragma once

#include "data_place.h"
#include "game/game.h"
#include "record/gcg_reader.h"
#include "record/write_game.h"
#include "table/game/live_game.h"
#include "table/game/record_notes.h"
#include "table/view/table_view.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace storeys {

// What goes to the clipboard and comes from it.

// The position that the view shows, a look back included, without tiles that are laid but not played. The only rack in
// it is the one that can be seen. CGP (see cgp_text.h) where tiles neither stack nor lie beside the rack; else the board
// and that rack. Needs a game.
[[nodiscard]] QString positionText(const TableView& view);
// Whether it looks like the text of a board, alone or with more.
[[nodiscard]] bool isPositionText(const QString& text);

// A record in whatever encoding as text, and back in UTF-8; in both, the encoding that its first line names is UTF-8.
[[nodiscard]] QString textOfRecord(const QByteArray& record);
[[nodiscard]] QByteArray recordOfText(const QString& text);

// A game read from a record file, ready to go on, and its players.
struct OpenedRecord
{
    Game game;
    QByteArray text;             // the record as it was read
    std::vector<SeatKind> kinds; // by seat; a person if the record names no known computer level
    RecordNotes notes{};
    RecordDetails said{};         // title, description and format only
    std::string clock{};          // as in the record's #clock, and readable; "" for none
    std::string missingLexicon{}; // the record's word list if it is not installed; else ""
    bool isOwnAsWritten = false;  // it names its variant, but is only shown as written
};

// Reads a record and judges it. Only one with a seed can go on: without it nobody knows what is in the bag, and the game
// can only be looked at. The same holds if its word list is not installed. A record of another program, which names no
// variant, is not judged but shown as written, as far as it can be, and only looked at; so is any record with AsWritten.
// An error names the file and, if the record is at fault, the line.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const DataPlace& data,
                                                       Reading reading = Reading::Judged);
// The same for a record that was read before; the file is only named in errors.
[[nodiscard]] Result<OpenedRecord, QString> openRecord(const QString& file, const QByteArray& text,
                                                       const DataPlace& data, Reading reading = Reading::Judged);

} // namespace storeys
