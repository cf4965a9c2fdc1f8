#pragma once

#include "record/gcg_text.h"

#include <string_view>

namespace storeys {

// What could be read of a text: all of it, or what stands before the first line that can't be read.
struct ReadGcg
{
    GameRecord record;
    std::optional<RecordError> error;
    bool errorIsWithdrawal = false;    // the line that can't be read was to withdraw the play before it
    std::vector<RecordError> doubts{}; // as written only: what would be an error, or names another game, by line
};

// How a record is read: as a game that may be continued, or to show what others wrote down, slips included.
enum class Reading { Judged, AsWritten };

// Reads a GCG text (poslfit.com/scrabble/gcg), our own and what Quackle, Macondo, Woogles and Elise write;
// never fails on any bytes, in time linear in their number. Decisions where the format leaves them open:
// - The encoding is what #character-encoding in the first line says: UTF-8, ISO 8859-1, ISO 8859-15 or Windows-1252 by
//   their usual names; of others only ASCII characters are read. Without that line it is UTF-8 if all of the text is,
//   else Windows-1252. Each byte that has no meaning becomes U+FFFD.
// - Lines end with LF, CR LF or CR; blank lines and unknown pragmas are skipped; a line that is neither pragma nor
//   event goes on with a #note directly before it and is an error elsewhere.
// - Pragmas that decide by what rules the game goes (players and their classes, variant, its data and layout, lexicon, house rules,
//   seed) stand before the
//   first event, each once; players are numbered in order. In records of others #lexicon may come anywhere, be empty or
//   come again: the first that names one counts. Racks of others before the first event are those of the first turns,
//   which the events name too.
// - An event may lack its rack, or say by UNKNOWN or '-' that it is not known. A square may be in lower case, letters
//   already on the board may be in parentheses, a score may lack its plus sign or be "+-7", and words may follow the
//   total.
// - As written: of players with the same nick, the one whose turn it is is meant.
[[nodiscard]] ReadGcg readGcg(std::string_view text, Reading reading = Reading::Judged);

} // namespace storeys
