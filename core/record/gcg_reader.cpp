#include "record/gcg_reader.h"

#include "record/gcg_pragmas.h"
#include "record/gcg_text.h"

#include <algorithm>
#include <span>
#include <utility>

namespace storeys {

namespace {

// ---- a line of an event

// What an event line says, without its line number and seat.
struct EventLine
{
    std::string_view nick; // in the text that was read
    RecordEvent event;
    Problem problem;           // why the line is no event
    bool isWithdrawal = false; // also where there is a problem
};

using Kind = RecordEvent::Kind;
using Words = std::span<const std::string_view>;

std::optional<int> readScore(std::string_view text)
{
    if (!text.starts_with('+') && !text.starts_with('-'))
        return std::nullopt;
    const auto value = readDigits(text.substr(1));
    return value && text.starts_with('-') ? -*value : value;
}

std::optional<int> readTotal(std::string_view text)
{
    const bool negative = text.starts_with('-');
    const auto value = readDigits(text.substr(negative ? 1 : 0));
    return value && negative ? -*value : value;
}

Problem readNumbers(std::string_view scoreText, std::string_view totalText, RecordEvent& event)
{
    const auto score = readScore(scoreText);
    if (!score)
        return Error{Fault::BadScore, {inQuotes(scoreText)}};
    const auto total = readTotal(totalText);
    if (!total)
        return Error{Fault::BadTotal, {inQuotes(totalText)}};
    event.score = *score;
    event.total = *total;
    return std::nullopt;
}

// What kind of event the word after the rack tells; none for the square of a play.
std::optional<Kind> kindOf(std::string_view word)
{
    if (word == "-")
        return Kind::Pass;
    if (word == "--")
        return Kind::Withdrawal;
    if (word == "(challenge)")
        return Kind::ChallengeBonus;
    if (word == "(time)")
        return Kind::TimePenalty;
    if (word.starts_with('-'))
        return Kind::Exchange;
    if (word.size() > 2 && word.starts_with('(') && word.ends_with(')'))
        return Kind::TilesLeft;
    return std::nullopt;
}

// Only what is counted outside a turn may stand without a rack.
bool mayLackRack(Kind kind)
{
    return kind == Kind::TilesLeft || kind == Kind::ChallengeBonus || kind == Kind::TimePenalty;
}

// "-5F" or "#5G", after the tiles of a play.
bool isBlocker(std::string_view word)
{
    return word.size() > 2 && (word[0] == '-' || word[0] == '#') && word[1] >= '0' && word[1] <= '9';
}

// The rack and what is done with it, from the words between the nick and the score.
Problem readMove(Words words, RecordEvent& event)
{
    const bool hasClaims = std::ranges::find(words, "/") != words.end();
    if (words.size() >= 3 && !kindOf(words[1])
        && (hasClaims || (!kindOf(words[2]) && std::ranges::all_of(words.subspan(3), isBlocker)))) {
        event.kind = Kind::Play;
        event.rack = words[0];
        for (const std::string_view word : words.subspan(1))
            event.text += (event.text.empty() ? "" : " ") + std::string(word);
        return std::nullopt;
    }
    const auto kind = kindOf(words.back());
    if (!kind || words.size() > 2)
        return Error{Fault::MoveUnreadable};
    if (words.size() == 1 && !mayLackRack(*kind))
        return Error{Fault::RackMissing};
    event.kind = *kind;
    event.rack = words.size() == 2 ? words[0] : "";
    event.text = words.back();
    return std::nullopt;
}

// Reads ">nick: RACK MOVE SCORE TOTAL", given without the '>'.
EventLine readEventLine(std::string_view line)
{
    const std::vector<std::string_view> words = wordsOf(line);
    EventLine read;
    read.isWithdrawal = std::ranges::find(words, "--") != words.end();
    if (words.empty() || words[0].size() < 2 || !words[0].ends_with(':')) {
        read.problem = Error{Fault::NoEvent};
        return read;
    }
    read.nick = words[0].substr(0, words[0].size() - 1);
    if (words.size() < 4) {
        read.problem = Error{Fault::EventIncomplete};
        return read;
    }
    read.problem = readNumbers(words[words.size() - 2], words.back(), read.event);
    if (!read.problem)
        read.problem = readMove(Words(words).subspan(1, words.size() - 3), read.event);
    return read;
}

// ---- line after line

// Takes line after line into the record; what reads a line says what is wrong with it.
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
