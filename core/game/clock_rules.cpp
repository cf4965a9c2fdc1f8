#include "game/clock_rules.h"

#include <algorithm>
#include <charconv>

namespace storeys {

namespace {

constexpr std::int64_t longest = 24 * 60 * 60;     // seconds
constexpr std::int64_t longestIncrement = 60 * 60; // seconds

bool readSeconds(std::chrono::seconds& target, std::string_view value, std::int64_t lowest, std::int64_t highest)
{
    const auto numbers = clockNumbers(value, lowest, highest);
    if (!numbers || numbers->size() != 1)
        return false;
    target = std::chrono::seconds(numbers->front());
    return true;
}

// False if the word is one of the rules' and wrong.
bool readWord(ClockRules& rules, const ClockWord& word)
{
    if (word.name == "total" || word.name == "turn") {
        rules.kind = word.name == "total" ? ClockRules::Kind::Total : ClockRules::Kind::Turn;
        return readSeconds(rules.allotted, word.value, 1, longest);
    }
    if (word.name == "increment")
        return readSeconds(rules.increment, word.value, 0, longestIncrement);
    if (word.name == "pauses") {
        rules.pauses = word.value != "no";
        return word.value == "no" || word.value == "yes";
    }
    if (word.name != "at-zero")
        return true;
    rules.atZero = word.value == "game" ? ClockRules::AtZero::LoseGame : ClockRules::AtZero::LosePoints;
    return word.value == "game" || word.value == "points";
}

// Cuts off and returns what stands before the separator, or all.
std::string_view takeTo(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

} // namespace

Result<ClockRules> ClockRules::read(std::string_view text)
{
    ClockRules rules;
    bool saysHowMuch = false;
    for (const ClockWord& word : clockWords(text)) {
        if (!readWord(rules, word))
            return badClockWord(word);
        saysHowMuch = saysHowMuch || word.name == "total" || word.name == "turn";
    }
    if (!saysHowMuch)
        return Error{Fault::ClockWithoutTime};
    return rules;
}

std::string ClockRules::text() const
{
    std::string words = (kind == Kind::Total ? "total=" : "turn=") + std::to_string(allotted.count());
    if (kind == Kind::Total && increment.count() > 0)
        words += " increment=" + std::to_string(increment.count());
    words += atZero == AtZero::LosePoints ? " at-zero=points" : " at-zero=game";
    return pauses ? words : words + " pauses=no";
}

// ---- the text

std::vector<ClockWord> clockWords(std::string_view text)
{
    std::vector<ClockWord> words;
    while (!text.empty()) {
        std::string_view value = takeTo(text, ' ');
        if (value.empty())
            continue;
        const std::string_view name = takeTo(value, '=');
        words.push_back({name, value});
    }
    return words;
}

std::optional<std::vector<std::int64_t>> clockNumbers(std::string_view value, std::int64_t lowest, std::int64_t highest)
{
    std::vector<std::int64_t> numbers;
    do {
        const std::string_view digits = takeTo(value, ',');
        std::int64_t& number = numbers.emplace_back();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < lowest || number > highest)
            return std::nullopt;
    } while (!value.empty());
    return numbers;
}

Error badClockWord(const ClockWord& word)
{
    return {Fault::ClockWord, {std::string(word.name), std::string(word.value)}};
}

} // namespace storeys
