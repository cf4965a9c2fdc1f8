#pragma once

#include "cli/json_output.h"
#include "record/read_as_written.h"
#include "record_book.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys::cli {

// Prints what a command says of one record. Where there are several, each line names the file.
class RecordReport
{
public:
    RecordReport(std::string file, bool isNamed) : m_file(std::move(file)), m_isNamed(isNamed) {}

    void print(const Json& line) const;
    // Reports the first wrong line: as JSON on standard output, and as text on standard error. Returns false, for a record
    // that is refused.
    bool refuse(int line, const std::string& reason, const std::string& code = "") const;
    bool refuse(const RecordError& wrong) const;
    // The same of a file that can't be used at all, among others that may be.
    bool refuseFile(const std::string& reason) const;

private:
    std::string m_file;
    bool m_isNamed;
};

// Calls `run` with the text of each file and, in the order of their names, of each record (*.gcg) in and below each
// folder. It returns whether the record is fine. One file is the only one; of several, or of a folder, all are gone
// through, and a line at the end counts them: {"files":3,FINE:2,"refused":1}. Returns the exit status. Throws
// UnusableInput for the only file if it can't be read, and for a folder without records.
[[nodiscard]] int forEachRecord(const std::vector<std::string>& names, const char* fine,
                                const std::function<bool(const RecordReport&, std::string_view)>& run);

// The error of the earlier line.
[[nodiscard]] std::optional<RecordError> firstOf(const std::optional<RecordError>& one,
                                                 const std::optional<RecordError>& other);
// The rule book of the record. Where one of another program names a lexicon that is not there, `words` are not judged.
// Throws UnusableInput for what the choices name.
[[nodiscard]] RecordBook bookFor(const GameRecord& record, RecordChoices choices, WordsAre& words);

struct WrittenRecord
{
    ReadGcg read;
    RuleBookPtr book;
    WrittenGame game;
};
// The record as it is written; none if there is nothing to show, which is reported.
[[nodiscard]] std::optional<WrittenRecord> writtenRecord(const RecordReport& report, std::string_view text,
                                                         RecordChoices choices, TurnsAre turns);

} // namespace storeys::cli
