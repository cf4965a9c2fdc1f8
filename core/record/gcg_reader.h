#pragma once

#include "record/gcg_record.h"

#include <string_view>

namespace storeys {

// What could be read of a text: all of it, or what stands before the first line that can't be read.
struct ReadGcg
{
    GameRecord record;
    std::optional<RecordError> error;
    bool errorIsWithdrawal = false; // the line that can't be read was to withdraw the play before it
};

// Reads a GCG text (poslfit.com/scrabble/gcg), our own and what Quackle, Macondo, Woogles and Elise write;
// never fails on any bytes, in time linear in their number. Decisions where the format leaves them open:
// - UTF-8 or ISO 8859-1 as #character-encoding in the first line says; else UTF-8 if all of it is, ISO 8859-1 if not.
// - Lines end with LF, CR LF or CR; blank lines and unknown pragmas are skipped; a line that is neither pragma nor
//   event goes on with a #note directly before it and is an error elsewhere.
// - Pragmas that decide by what rules the game goes (players and their classes, variant, its data and layout, lexicon, house rules,
//   seed) stand before the
//   first event, each once; players are numbered in order. A score has a sign, a total a minus sign at most.
[[nodiscard]] ReadGcg readGcg(std::string_view text);

} // namespace storeys
