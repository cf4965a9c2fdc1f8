#pragma once

#include "record/read_game.h"
#include "record_book.h"
#include "rules/event.h"
#include "rules/position.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys::cli {

using Json = nlohmann::ordered_json;

// Prints one line on standard output. Bytes that are not UTF-8 become replacement characters.
void printLine(const Json& line);

// The value to two decimal places, never -0.
[[nodiscard]] double rounded(double value);

// [{"word":"WOOD","score":5}]: the words of a play, main word first, each with its points if the game has points.
[[nodiscard]] Json wordsJson(const PlayScore& score, const Variant& variant);

// [{"row":4,"column":3,"tile":"W"}]: the placed tiles in the order given.
[[nodiscard]] Json tilesJson(const Play& play, const Alphabet& alphabet);

// Prints the results for one record. If there are several records, each line names its file.
class RecordReport
{
public:
    RecordReport(std::string file, bool isNamed) : m_file(std::move(file)), m_isNamed(isNamed) {}

    void print(const Json& line) const;
    // Reports the first wrong line: as JSON on standard output, and as text on standard error. Returns false, so that
    // the caller can return it for a refused record.
    bool refuse(const RecordError& wrong) const;
    // Reports a file that can't be read or is no record. Returns false.
    bool refuseFile(const std::string& reason) const;

private:
    std::string m_file;
    bool m_isNamed;
};

using RunRecord = std::function<bool(const RecordReport&, std::string_view)>;
// Calls `run` for each file and for each record (*.gcg) in and below each folder, sorted by name. `run` returns whether
// the record is fine. With more than one file, or with a folder, a bad record or a folder that can't be read does not
// stop the rest, and a last line counts them, such as {"files":3,"sound":2,"refused":1} if `fine` is "sound". Returns the
// exit status. Throws UnusableInput if a single file can't be read, or if no record is found in a folder.
[[nodiscard]] int forEachRecord(const std::vector<std::string>& names, const char* fine, const RunRecord& run);

// The rule book of the record. If its words are not installed, warns and sets `words` to NotJudged. To judge a record of
// ours they are needed. Throws UnusableInput if the choices name something that does not exist.
[[nodiscard]] RecordBook bookFor(const GameRecord& record, RecordChoices choices, WordsAre& words,
                                 Reading reading = Reading::Judged);

struct WrittenRecord
{
    ReadGcg read;
    RuleBookPtr book;
    FollowedGame game;
    WordsAre words; // not judged if those of the record are not installed
};
// Replays the record with the scores that it states. The words of the book are those that the record names, but of
// records of other programs only if turns are kept, as nobody asks for a word otherwise. If nothing can be shown, reports the reason and returns nullopt.
[[nodiscard]] std::optional<WrittenRecord> writtenRecord(const RecordReport& report, std::string_view text,
                                                         RecordChoices choices, TurnsAre turns);

} // namespace storeys::cli
