#include "record/gcg_reader.h"

#include "base/letters.h"
#include "base/text.h"
#include "record/gcg_pragmas.h"
#include "record/limits.h"

#include <cstdlib>
#include <span>

namespace storeys {

namespace {

// ---- a line of an event

// The content of an event line, without its line number and seat.
struct EventLine
{
    std::string_view nick; // points into the text
    RecordEvent event;
    bool hasTotal = true;
};

using Kind = RecordEvent::Kind;
using Words = std::span<const std::string_view>;

// Reads "+7", "-7", "7" or, as some programs write losses, "+-7". None beyond RecordLimits::points.
std::optional<int> readScore(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    const auto points = readInteger(text);
    return points && std::abs(*points) <= RecordLimits::points ? points : std::nullopt;
}

std::optional<int> readTotal(std::string_view text)
{
    return text.starts_with('+') ? std::nullopt : readScore(text);
}

// The index of the score, which the total follows: the last word but one or, if other words follow the total, the first
// that fits, preferably one with a sign. None if no word fits.
std::optional<std::size_t> placeOfScore(Words words)
{
    const auto isScore = [&](std::size_t at) { return readScore(words[at]) && readTotal(words[at + 1]); };
    if (isScore(words.size() - 2))
        return words.size() - 2;
    for (const bool isSigned : {true, false})
        for (std::size_t at = 2; at + 1 < words.size(); ++at)
            if (isScore(at) && (words[at][0] == '+' || words[at][0] == '-') == isSigned)
                return at;
    return std::nullopt;
}

// The kind of event that the word after the rack indicates; none for the square of a play.
std::optional<Kind> kindOf(std::string_view word)
{
    static constexpr std::pair<std::string_view, Kind> whole[] = {{"-", Kind::Pass},
                                                                  {"--", Kind::Withdrawal},
                                                                  {"(challenge)", Kind::ChallengeBonus},
                                                                  {"(time)", Kind::TimePenalty}};
    if (const auto* known = lookUp(whole, word, &std::pair<std::string_view, Kind>::first))
        return known->second;
    if (word.starts_with('-'))
        return Kind::Exchange;
    if (word.size() > 2 && word.starts_with('(') && word.ends_with(')'))
        return Kind::TilesLeft;
    return std::nullopt;
}

// Whether the word is a blocker such as "-5F" or "#5G", which may follow the tiles of a play.
bool isBlocker(std::string_view word)
{
    return word.size() > 2 && (word[0] == '-' || word[0] == '#') && isDigit(word[1]);
}

// Whether the word has a digit, as squares do and racks do not.
bool isSquare(std::string_view word)
{
    return !word.starts_with('-') && std::ranges::any_of(word, isDigit);
}

// The text of a play with the square in capitals and without parentheses around letters on the board. In a path, such
// as "5D=D / 5D-5E", the first word contains a tile too and so keeps its case.
std::string playTextOf(Words words)
{
    const bool isPath = words[0].find('=') != std::string_view::npos;
    std::string text = isPath ? std::string(words[0]) : upper(words[0]);
    for (const std::string_view word : words.subspan(1)) {
        text += ' ';
        std::ranges::copy_if(word, std::back_inserter(text), [](char c) { return c != '(' && c != ')'; });
    }
    return text;
}

// Reads the move from the words between rack and score.
Problem readMove(Words words, RecordEvent& event)
{
    const bool hasClaims = contains(words, "/");
    if (words.size() >= 2 && !kindOf(words[0])
        && (hasClaims || (!kindOf(words[1]) && std::ranges::all_of(words.subspan(2), isBlocker)))) {
        event.kind = Kind::Play;
        event.text = playTextOf(words);
        return std::nullopt;
    }
    const auto kind = words.size() == 1 ? kindOf(words[0]) : std::nullopt;
    if (!kind)
        return Error{Fault::MoveUnreadable};
    event.kind = *kind;
    event.text = words[0];
    return std::nullopt;
}

// Reads the rack and the move from the words between the nick and the score.
Problem readRackAndMove(Words words, RecordEvent& event)
{
    const bool hasRack = words.size() > 1 && !isSquare(words[0]);
    if (hasRack && words[0] != "UNKNOWN" && words[0] != "-")
        event.rack = words[0];
    return readMove(words.subspan(hasRack ? 1 : 0), event);
}

// Reads ">nick: RACK MOVE SCORE TOTAL", given without the '>'.
Problem readEventLine(std::string_view line, EventLine& read)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.empty() || words[0].size() < 2 || !words[0].ends_with(':'))
        return Error{Fault::NoEvent};
    read.nick = words[0].substr(0, words[0].size() - 1);
    if (words.size() < 4)
        return Error{Fault::EventIncomplete};
    if (const auto at = placeOfScore(words)) {
        read.event.score = *readScore(words[*at]);
        read.event.total = *readTotal(words[*at + 1]);
        return readRackAndMove(Words(words).subspan(1, *at - 1), read.event);
    }
    const std::string_view score = words[words.size() - 2];
    return readScore(score) ? Error{Fault::BadTotal, {inQuotes(words.back())}}
                            : Error{Fault::BadScore, {inQuotes(score)}};
}

// Reads ">nick: RACK MOVE SCORE", or the same without the score for a pass or an exchange. False for any other line.
bool readWithoutTotal(std::string_view line, EventLine& read)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.size() < 2)
        return false;
    read.hasTotal = false;
    read.event = {};
    const Words inner = Words(words).subspan(1);
    if (const auto score = readScore(inner.back());
        score && inner.size() > 1 && !readRackAndMove(inner.first(inner.size() - 1), read.event)) {
        read.event.score = *score;
        return true;
    }
    read.event = {};
    return !readRackAndMove(inner, read.event) && (read.event.kind == Kind::Pass || read.event.kind == Kind::Exchange);
}

// Whether the line marks a block of code, as in mails and forums.
bool isFence(std::string_view line)
{
    return line.starts_with("```") || line.starts_with("~~~");
}

// ---- line after line

// Reads line after line into the record. The functions that read a line return what is wrong with it, if anything.
class Reader
{
public:
    explicit Reader(Reading reading) : m_target{m_record, m_doubts, reading} {}

    ReadGcg read(std::string_view text)
    {
        std::optional<RecordError> error;
        bool isWithdrawal = false;
        GcgLines lines(text);
        while (const auto line = lines.next()) {
            m_line = line->number;
            if (m_target.reading == Reading::AsWritten && beginsSecondGame(*line)) {
                m_doubts.push_back({m_line, {Fault::SecondGame}});
                break;
            }
            if (Problem problem = readLine(*line)) {
                if (m_target.reading == Reading::AsWritten && isStray(*line, *problem)) {
                    if (m_strayLines++ < RecordLimits::strayLines)
                        m_doubts.push_back({m_line, *std::move(problem)});
                    continue;
                }
                error = RecordError{m_line, *std::move(problem)};
                isWithdrawal = line->text.starts_with('>') && contains(wordsOf(line->text.substr(1)), "--");
                break;
            }
        }
        if (!error && m_record.players.empty())
            error = RecordError{std::max(m_line, 1), {Fault::NoPlayers}};
        return {std::move(m_record), std::move(error), isWithdrawal, std::move(m_doubts)};
    }

private:
    // Whether another record follows the one read so far.
    [[nodiscard]] bool beginsSecondGame(const GcgLine& line) const
    {
        if (m_record.events.empty() || !line.text.starts_with('#'))
            return false;
        const Pragma pragma = pragmaOf(line.text);
        return pragma.name == "character-encoding" || pragma.name == "player1";
    }

    // Whether an unreadable line is no part of the record at all, such as a line of a quoted mail.
    [[nodiscard]] bool isStray(const GcgLine& line, const Error& problem) const
    {
        if (problem.fault == Fault::NoRecordLine || problem.fault == Fault::NoEvent)
            return true;
        constexpr Fault unreadable[] = {Fault::EventIncomplete, Fault::BadScore, Fault::BadTotal,
                                        Fault::MoveUnreadable};
        if (!line.text.starts_with('>') || !contains(unreadable, problem.fault))
            return false;
        const std::string_view nick = wordsOf(std::string_view(line.text).substr(1)).front();
        return !m_record.seatOf(nick.substr(0, nick.size() - 1));
    }

    Problem readLine(const GcgLine& line)
    {
        if (line.problem)
            return line.problem;
        if (line.text.empty() || isFence(line.text))
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

    Problem readEvent(std::string_view line)
    {
        EventLine read;
        Problem problem = readEventLine(line, read);
        if (problem && problem->fault != Fault::NoEvent && m_target.reading == Reading::AsWritten
            && readWithoutTotal(line, read))
            problem.reset();
        if (m_record.players.empty())
            return Error{Fault::EventBeforePlayers};
        if (problem)
            return problem;
        if (m_record.events.size() == RecordLimits::events)
            return Error{Fault::TooManyEvents, {std::to_string(RecordLimits::events)}};
        const auto seat = seatOf(read);
        if (!seat)
            return Error{Fault::UnknownPlayer, {inQuotes(read.nick)}};
        if (m_record.resigned)
            return Error{Fault::OverAfter, {std::to_string(m_record.resigned->line)}};
        // Before the first event, other programs write the racks of the first turns, not those held at the end.
        if (m_record.isForeign() && m_record.events.empty())
            m_record.racks.clear();
        if (!read.hasTotal)
            countTotal(read.event, *seat);
        read.event.line = m_line;
        read.event.seat = *seat;
        read.event.hints = std::exchange(m_record.hints, 0);
        m_record.events.push_back(std::move(read.event));
        return std::nullopt;
    }

    // Gives an event without a total the one that its score leads to. Only the first raises a doubt.
    void countTotal(RecordEvent& event, int seat)
    {
        if (!std::exchange(m_lacksTotals, true))
            m_doubts.push_back({m_line, {Fault::NoTotals}});
        const auto last = std::find_if(m_record.events.rbegin(), m_record.events.rend(),
                                       [&](const RecordEvent& earlier) { return earlier.seat == seat; });
        const int before = last == m_record.events.rend() ? 0 : last->total;
        event.total = std::clamp(before + event.score, -RecordLimits::points, RecordLimits::points);
    }

    Problem readPragma(std::string_view line)
    {
        const Pragma pragma = pragmaOf(line);
        m_inNote = pragma.name == "note";
        return storeys::readPragma(m_target, pragma, m_line);
    }

    // The seat of the event's player. If several players have that nick: the next of them in turn or, if the line is
    // about the last play, the player of that play.
    [[nodiscard]] std::optional<int> seatOf(const EventLine& line) const
    {
        const int seats = static_cast<int>(m_record.players.size());
        const bool isOfLast = line.event.kind == Kind::Withdrawal || line.event.kind == Kind::ChallengeBonus;
        const int first = m_record.events.empty() ? 0 : m_record.events.back().seat + (isOfLast ? 0 : 1);
        for (int n = 0; n < seats; ++n)
            if (const int seat = (first + n) % seats; m_record.players[seat].nick == line.nick)
                return seat;
        return std::nullopt;
    }

    GameRecord m_record;
    std::vector<RecordError> m_doubts;
    PragmaTarget m_target;
    int m_line = 0;
    std::size_t m_strayLines = 0;
    bool m_lacksTotals = false;
    bool m_inNote = false; // the previous line was a note or part of one
};

} // namespace

ReadGcg readGcg(std::string_view text, Reading reading)
{
    return Reader(reading).read(text);
}

} // namespace storeys
