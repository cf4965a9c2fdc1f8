#include "game/clock_rules.h"

#include "game/clock_text.h"

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

} // namespace storeys
