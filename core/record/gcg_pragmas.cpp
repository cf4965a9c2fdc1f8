#include "record/gcg_pragmas.h"

#include "record/gcg_event_line.h"
#include "record/gcg_rule_pragmas.h"
#include "record/text_encoding.h"

namespace storeys {

namespace {

constexpr int mostHints = 99; // for one turn

// ---- what is told of the game and its turns

Problem readTitle(GameRecord& record, int, const std::string& value)
{
    record.title = value;
    return std::nullopt;
}

Problem readDescription(GameRecord& record, int, const std::string& value)
{
    record.description = value;
    return std::nullopt;
}

Problem readClock(GameRecord& record, int, const std::string& value)
{
    record.clock = value;
    return std::nullopt;
}

Problem readNote(GameRecord& record, int, const std::string& value)
{
    record.lastNotes().push_back(value);
    return std::nullopt;
}

// Stands before the event that it was given for.
Problem readHint(GameRecord& record, int, const std::string& value)
{
    const auto hints = readDigits(value);
    if (!hints || *hints < 1 || *hints > mostHints)
        return Error{Fault::BadHints, {inQuotes(value), std::to_string(mostHints)}};
    record.hints = *hints;
    return std::nullopt;
}

template<bool isFree>
Problem readFailedChallenge(GameRecord& record, int line, const std::string& value)
{
    const auto seat = record.seatOf(value);
    if (!seat)
        return Error{Fault::UnknownPlayer, {inQuotes(value)}};
    if (record.events.empty())
        return Error{Fault::PragmaTooEarly, {isFree ? "#challenge-free" : "#challenge-lost"}};
    record.events.back().failedChallenges.push_back({line, *seat, isFree});
    return std::nullopt;
}

PragmaReader textPragma(std::string_view name)
{
    if (name == "note")
        return readNote;
    if (name == "hint")
        return readHint;
    if (name == "challenge-lost")
        return readFailedChallenge<false>;
    if (name == "challenge-free")
        return readFailedChallenge<true>;
    if (name == "title")
        return readTitle;
    if (name == "description")
        return readDescription;
    return name == "clock" ? readClock : nullptr;
}

} // namespace

Pragma pragmaOf(std::string_view line)
{
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    return {std::string(line.substr(1, end - 1)), oneLine(line.substr(end))};
}

Problem GcgPragmas::read(const Pragma& pragma, int line)
{
    const auto& [name, value] = pragma;
    const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const NumberedReader numbered = numberedReader(std::string_view(name).substr(0, digits));
    const auto number = readDigits(std::string_view(name).substr(digits));
    const PragmaReader rule = rulePragma(name);
    if ((rule || (numbered == &GcgPragmas::readPlayer && number)) && !m_record.events.empty())
        return Error{Fault::PragmaTooLate, {name}};
    if (rule)
        return rule(m_record, line, value);
    if (const PragmaReader text = textPragma(name))
        return text(m_record, line, value);
    if (!numbered || !number)
        return std::nullopt;
    if (*number < 1 || *number > mostSeats)
        return Error{Fault::PlayerNumber, {name}};
    return (this->*numbered)(line, *number, value);
}

// ---- about seats

GcgPragmas::NumberedReader GcgPragmas::numberedReader(std::string_view name)
{
    if (name == "player")
        return &GcgPragmas::readPlayer;
    if (name == "player-kind")
        return &GcgPragmas::readKind;
    return name == "rack" ? &GcgPragmas::readRack : nullptr;
}

Problem GcgPragmas::readPlayer(int line, int number, const std::string& value)
{
    const int expected = playerCount() + 1;
    if (number != expected)
        return Error{Fault::PlayerOutOfOrder, {std::to_string(number), std::to_string(expected)}};
    const std::string nick = value.substr(0, value.find(' '));
    if (nick.empty())
        return Error{Fault::NoNick};
    if (m_record.seatOf(nick))
        return Error{Fault::NickTwice, {inQuotes(nick)}};
    const std::string name = nick.size() < value.size() ? value.substr(nick.size() + 1) : nick;
    m_record.players.push_back({nick, name, m_kinds[number - 1], line});
    return std::nullopt;
}

Problem GcgPragmas::readKind(int, int number, const std::string& value)
{
    m_kinds[number - 1] = value;
    if (number <= playerCount())
        m_record.players[number - 1].kind = value;
    return std::nullopt;
}

Problem GcgPragmas::readRack(int line, int number, const std::string& value)
{
    if (!value.empty())
        m_record.racks.push_back({line, number - 1, value});
    return std::nullopt;
}

} // namespace storeys
