#include "record/gcg_reader.h"

#include "record/gcg_event_line.h"
#include "record/gcg_lines.h"
#include "record/gcg_pragmas.h"
#include "record/text_encoding.h"

#include <algorithm>
#include <utility>

namespace storeys {

namespace {

// Takes line after line into the record; each reader says what is wrong with its line.
class Reader
{
public:
    ReadGcg read(std::string_view text);

private:
    Problem readLine(const GcgLine& line);
    Problem readEvent(std::string_view line);
    Problem readPragma(std::string_view line);

    GameRecord m_record;
    GcgPragmas m_pragmas{m_record};
    int m_line = 0;
    bool m_inNote = false; // the line before was a note or part of one
    bool m_isWithdrawal = false;
};

ReadGcg Reader::read(std::string_view text)
{
    std::optional<RecordError> error;
    GcgLines lines(text);
    while (const auto line = lines.next()) {
        m_line = line->number;
        if (Problem problem = readLine(*line)) {
            error = RecordError{m_line, *std::move(problem)};
            break;
        }
    }
    if (!error && m_record.players.empty())
        error = RecordError{std::max(m_line, 1), {Fault::NoPlayers}};
    return {std::move(m_record), std::move(error), error && m_isWithdrawal};
}

Problem Reader::readLine(const GcgLine& line)
{
    m_isWithdrawal = false;
    if (line.problem)
        return line.problem;
    if (line.text.empty())
        return std::nullopt;
    const bool inNote = std::exchange(m_inNote, false);
    if (line.text[0] == '>')
        return readEvent(std::string_view(line.text).substr(1));
    if (line.text[0] == '#')
        return readPragma(line.text);
    if (!inNote)
        return Error{Fault::NoRecordLine, {inQuotes(line.text)}};
    std::string& note = m_record.lastNotes().back();
    note += (note.empty() ? "" : " ") + oneLine(line.text);
    m_inNote = true;
    return std::nullopt;
}

Problem Reader::readEvent(std::string_view line)
{
    EventLine read = readEventLine(line);
    m_isWithdrawal = read.isWithdrawal;
    if (m_record.players.empty())
        return Error{Fault::EventBeforePlayers};
    if (read.problem)
        return read.problem;
    const auto seat = m_record.seatOf(read.nick);
    if (!seat)
        return Error{Fault::UnknownPlayer, {inQuotes(read.nick)}};
    read.event.line = m_line;
    read.event.seat = *seat;
    read.event.hints = std::exchange(m_record.hints, 0);
    m_record.events.push_back(std::move(read.event));
    return std::nullopt;
}

Problem Reader::readPragma(std::string_view line)
{
    const Pragma pragma = pragmaOf(line);
    m_inNote = pragma.name == "note";
    return m_pragmas.read(pragma, m_line);
}

} // namespace

ReadGcg readGcg(std::string_view text)
{
    return Reader().read(text);
}

} // namespace storeys
