#pragma once

#include "table/view/table_view.h"

#include <QByteArray>
#include <QString>

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

} // namespace storeys
