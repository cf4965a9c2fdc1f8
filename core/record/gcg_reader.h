#pragma once

#include "record/gcg_text.h"

#include <string_view>

namespace storeys {

// The readable part of a text: all of it, or everything before the first unreadable line.
struct ReadGcg
{
    GameRecord record;
    std::optional<RecordError> error;
    bool errorIsWithdrawal = false;    // the unreadable line would have withdrawn the play before it
    std::vector<RecordError> doubts{}; // only for Reading::AsWritten, in line order: errors of Reading::Judged, and
                                       // signs of another game
};

// Judged: strictly, for a game that may be continued. AsWritten: to show what others wrote down, including slips.
enum class Reading { Judged, AsWritten };

// Reads a GCG text (poslfit.com/scrabble/gcg), our own or one of Quackle, Macondo, Woogles or Elise. Accepts any
// bytes, in time linear in their number. Decisions where the format leaves a choice:
// - The line #character-encoding, if it comes first, names the encoding: UTF-8, ISO 8859-1, ISO 8859-15 or Windows-1252
//   by their usual names. If the line is missing or names another encoding, a text that is valid UTF-8 is read as
//   UTF-8; otherwise as Windows-1252 without the line, as ASCII with it. Each byte without a meaning becomes U+FFFD.
// - Lines end with LF, CR LF or CR. Blank lines, unknown pragmas and code fences (``` or ~~~) are skipped. A line that is neither pragma nor
//   event continues a #note directly before it and is an error elsewhere.
// - Pragmas about the rules (players and their classes, variant, its data and layout, lexicon, house rules, seed) stand
//   before the first event, each once (a house rule may be repeated); players are numbered in order. In records of
//   other programs #lexicon may stand anywhere, be empty or be repeated: the first that names a lexicon counts. #rack
//   lines of other programs before the first event are ignored: they show the racks of the first turns, as the events
//   do too.
// - An event may lack its rack, or mark it as unknown by UNKNOWN or '-'. A square may be in lower case, letters already
//   on the board may be in parentheses, a score may lack its plus sign or be "+-7", and words may follow the total.
// - Scores, totals, hints and the number of events have limits (record/limits.h).
// - With Reading::AsWritten, a nick that several players share means the one whose turn it is. Lines that are no part
//   of a record raise a doubt and are skipped. Missing totals are counted, with one doubt. If a second record follows,
//   only the first is read, and a doubt says so.
[[nodiscard]] ReadGcg readGcg(std::string_view text, Reading reading = Reading::Judged);

} // namespace storeys
