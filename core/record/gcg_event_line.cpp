#include "record/gcg_event_line.h"

#include "record/gcg_lines.h"
#include "record/text_encoding.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace storeys {

namespace {

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

// What kind of event a word behind the rack tells; none for the square of a play.
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

// The rack and what is done with it, from the words between the nick and the score.
Problem readMove(Words words, RecordEvent& event)
{
    const auto kind = kindOf(words.back());
    if (words.size() == 3 && !kind && !kindOf(words[1])) {
        event.kind = Kind::Play;
        event.rack = words[0];
        event.text = std::string(words[1]) + ' ' + std::string(words[2]);
        return std::nullopt;
    }
    if (!kind || words.size() > 2)
        return Error{Fault::MoveUnreadable};
    if (words.size() == 1 && !mayLackRack(*kind))
        return Error{Fault::RackMissing};
    event.kind = *kind;
    event.rack = words.size() == 2 ? words[0] : "";
    event.text = words.back();
    return std::nullopt;
}

} // namespace

std::optional<int> readDigits(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || text.size() > 9 || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

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

} // namespace storeys
