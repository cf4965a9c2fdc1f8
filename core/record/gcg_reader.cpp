#include "record/gcg_reader.h"

#include "record/gcg_event_line.h"
#include "record/gcg_lines.h"
#include "record/text_encoding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace storeys {

namespace {

// What is wrong with a line, or nothing.
using Problem = std::optional<std::string>;

constexpr int mostPlayers = 4;
constexpr int mostHints = 99; // for one turn
constexpr std::size_t mostHouseRules = 32; // more than there are, and few enough to compare each with each

// Takes line after line into the record; each reader says what is wrong with its line.
class Reader
{
public:
    ReadGcg read(std::string_view text);

private:
    using PragmaReader = Problem (Reader::*)(const std::string& value);
    using NumberedReader = Problem (Reader::*)(int number, const std::string& value);

    Problem readLine(const GcgLine& line);
    Problem readEvent(std::string_view line);
    Problem readPragma(std::string_view line);
    [[nodiscard]] static PragmaReader ruleReader(std::string_view name);
    [[nodiscard]] static PragmaReader textReader(std::string_view name);
    [[nodiscard]] static NumberedReader numberedReader(std::string_view name);

    // ---- pragmas that decide the rules: only before the first event
    Problem readVariant(const std::string& value) { return once(m_record.variant, "variant", value); }
    Problem readFormat(const std::string& value);
    Problem readLexicon(const std::string& value) { return once(m_record.lexicon, "lexicon", value); }
    Problem readHouseRule(const std::string& value);
    Problem readHouseWords(const std::string& value) { return once(m_record.houseWords, "house-words", value); }
    Problem readSeed(const std::string& value);
    Problem once(GameRecord::Setting& setting, std::string_view name, const std::string& value) const;

    // ---- pragmas about seats
    Problem readPlayer(int number, const std::string& value);
    Problem readKind(int number, const std::string& value);
    Problem readRack(int number, const std::string& value);

    // ---- texts
    Problem readTitle(const std::string& value) { return keep(m_record.title, value); }
    Problem readDescription(const std::string& value) { return keep(m_record.description, value); }
    Problem readClock(const std::string& value) { return keep(m_record.clock, value); }
    static Problem keep(std::string& place, const std::string& value);
    Problem readNote(const std::string& value);
    Problem readHint(const std::string& value);
    Problem readVainChallenge(const std::string& value);

    [[nodiscard]] std::optional<int> seatOf(std::string_view nick) const;
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_record.players.size()); }
    [[nodiscard]] std::vector<std::string>& lastNotes();

    GameRecord m_record;
    int m_line = 0;
    std::array<std::string, mostPlayers> m_kinds; // may stand before the players
    bool m_inNote = false;                        // the line before was a note or part of one
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
        error = RecordError{std::max(m_line, 1), "there is no #player1: this is no game record"};
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
        return inQuotes(line.text) + " is neither a pragma (#...) nor an event (>...)";
    std::string& note = lastNotes().back();
    note += (note.empty() ? "" : " ") + oneLine(line.text);
    m_inNote = true;
    return std::nullopt;
}

Problem Reader::readEvent(std::string_view line)
{
    EventLine read = readEventLine(line);
    m_isWithdrawal = read.isWithdrawal;
    if (m_record.players.empty())
        return "an event stands before the players (#player1 ...)";
    if (read.problem)
        return read.problem;
    const auto seat = seatOf(read.nick);
    if (!seat)
        return "there is no player " + inQuotes(read.nick);
    read.event.line = m_line;
    read.event.seat = *seat;
    read.event.hints = std::exchange(m_record.hints, 0);
    m_record.events.push_back(std::move(read.event));
    return std::nullopt;
}

// Pragmas that nobody here knows are skipped.
Problem Reader::readPragma(std::string_view line)
{
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    const std::string name(line.substr(1, end - 1));
    const std::string value = oneLine(line.substr(end));
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const NumberedReader numbered = numberedReader(std::string_view(name).substr(0, digits));
    const auto number = readDigits(std::string_view(name).substr(digits));
    const PragmaReader rule = ruleReader(name);
    if ((rule || (numbered == &Reader::readPlayer && number)) && !m_record.events.empty())
        return "#" + name + " stands behind the first event";
    if (rule)
        return (this->*rule)(value);
    if (const PragmaReader text = textReader(name))
        return (this->*text)(value);
    if (!numbered || !number)
        return std::nullopt;
    if (*number < 1 || *number > mostPlayers)
        return "#" + name + ": players are numbered 1 to 4";
    return (this->*numbered)(*number, value);
}

Reader::PragmaReader Reader::ruleReader(std::string_view name)
{
    if (name == "variant")
        return &Reader::readVariant;
    if (name == "storeys-format")
        return &Reader::readFormat;
    if (name == "lexicon")
        return &Reader::readLexicon;
    if (name == "house-rule")
        return &Reader::readHouseRule;
    if (name == "house-words")
        return &Reader::readHouseWords;
    return name == "seed" ? &Reader::readSeed : nullptr;
}

Reader::PragmaReader Reader::textReader(std::string_view name)
{
    if (name == "note")
        return &Reader::readNote;
    if (name == "hint")
        return &Reader::readHint;
    if (name == "challenge-lost")
        return &Reader::readVainChallenge;
    if (name == "title")
        return &Reader::readTitle;
    if (name == "description")
        return &Reader::readDescription;
    return name == "clock" ? &Reader::readClock : nullptr;
}

Reader::NumberedReader Reader::numberedReader(std::string_view name)
{
    if (name == "player")
        return &Reader::readPlayer;
    if (name == "player-kind")
        return &Reader::readKind;
    return name == "rack" ? &Reader::readRack : nullptr;
}

Problem Reader::once(GameRecord::Setting& setting, std::string_view name, const std::string& value) const
{
    if (setting.line != 0)
        return "a second #" + std::string(name) + "; the first is on line " + std::to_string(setting.line);
    if (value.empty())
        return "#" + std::string(name) + " says nothing";
    setting = {m_line, value};
    return std::nullopt;
}

// The same again is harmless, another value contradicts.
Problem Reader::readHouseRule(const std::string& value)
{
    const auto nameOf = [](const std::string& rule) { return rule.substr(0, rule.find('=')); };
    for (const GameRecord::Setting& earlier : m_record.houseRules) {
        if (earlier.text == value)
            return std::nullopt;
        if (nameOf(earlier.text) == nameOf(value))
            return "the house rule " + inQuotes(value) + " contradicts line " + std::to_string(earlier.line);
    }
    if (m_record.houseRules.size() == mostHouseRules)
        return "there are too many house rules";
    m_record.houseRules.push_back({m_line, value});
    return std::nullopt;
}

// A newer record is refused before anything in it is misread.
Problem Reader::readFormat(const std::string& value)
{
    const auto format = readDigits(value);
    if (!format || *format < 1)
        return inQuotes(value) + " is no format of a record; it is a number from 1";
    if (*format > newestFormat)
        return "the record was written by a newer version of the program (format " + value + "; this one reads up to " +
               std::to_string(newestFormat) + ")";
    m_record.format = *format;
    return std::nullopt;
}

Problem Reader::readSeed(const std::string& value)
{
    std::uint64_t seed = 0;
    const char* const end = value.data() + value.size();
    const auto [read, error] = std::from_chars(value.data(), end, seed);
    if (error != std::errc() || read != end)
        return inQuotes(value) + " is no seed; it is a number up to 18446744073709551615";
    if (m_record.seed)
        return "a second #seed";
    m_record.seed = seed;
    return std::nullopt;
}

Problem Reader::readPlayer(int number, const std::string& value)
{
    if (number != playerCount() + 1)
        return "#player" + std::to_string(number) + " stands where #player" +
               std::to_string(playerCount() + 1) + " was expected";
    const std::string nick = value.substr(0, value.find(' '));
    if (nick.empty())
        return "the player has no nick";
    if (seatOf(nick))
        return "two players have the nick " + inQuotes(nick);
    const std::string name = nick.size() < value.size() ? value.substr(nick.size() + 1) : nick;
    m_record.players.push_back({nick, name, m_kinds[number - 1]});
    return std::nullopt;
}

Problem Reader::readKind(int number, const std::string& value)
{
    m_kinds[number - 1] = value;
    if (number <= playerCount())
        m_record.players[number - 1].kind = value;
    return std::nullopt;
}

Problem Reader::readRack(int number, const std::string& value)
{
    if (!value.empty())
        m_record.racks.push_back({m_line, number - 1, value});
    return std::nullopt;
}

Problem Reader::keep(std::string& place, const std::string& value)
{
    place = value;
    return std::nullopt;
}

Problem Reader::readNote(const std::string& value)
{
    lastNotes().push_back(value);
    m_inNote = true;
    return std::nullopt;
}

// Stands before the event that it was given for.
Problem Reader::readHint(const std::string& value)
{
    const auto hints = readDigits(value);
    if (!hints || *hints < 1 || *hints > mostHints)
        return inQuotes(value) + " is no number of hints (1 to " + std::to_string(mostHints) + ")";
    m_record.hints = *hints;
    return std::nullopt;
}

Problem Reader::readVainChallenge(const std::string& value)
{
    const auto seat = seatOf(value);
    if (!seat)
        return "there is no player " + inQuotes(value);
    if (m_record.events.empty())
        return "#challenge-lost stands before the first event";
    m_record.events.back().vainChallenges.push_back({m_line, *seat});
    return std::nullopt;
}

std::optional<int> Reader::seatOf(std::string_view nick) const
{
    const auto found = std::ranges::find(m_record.players, nick, &RecordPlayer::nick);
    if (found == m_record.players.end())
        return std::nullopt;
    return static_cast<int>(found - m_record.players.begin());
}

std::vector<std::string>& Reader::lastNotes()
{
    return m_record.events.empty() ? m_record.notes : m_record.events.back().notes;
}

} // namespace

ReadGcg readGcg(std::string_view text) { return Reader().read(text); }

} // namespace storeys
