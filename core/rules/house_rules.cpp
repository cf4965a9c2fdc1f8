#include "rules/house_rules.h"

#include "rules/board.h"

namespace storeys {

namespace {

// Assigns the value that the text names; false if it is none of those allowed.
template<class T>
bool choose(T& target, std::string_view value, std::string_view first, T firstValue, std::string_view second,
            T secondValue)
{
    if (value != first && value != second)
        return false;
    target = value == first ? firstValue : secondValue;
    return true;
}

bool onOff(bool& target, std::string_view value)
{
    return choose(target, value, "on", true, "off", false);
}

bool digit(int& target, std::string_view value, int highest)
{
    if (value.size() != 1 || value[0] < '1' || value[0] > '0' + highest)
        return false;
    target = value[0] - '0';
    return true;
}

} // namespace

std::optional<Error> HouseRules::set(std::string_view name, std::string_view value)
{
    const auto judged = [&](bool good, std::string_view allowed) -> std::optional<Error> {
        if (good)
            return std::nullopt;
        return Error{"house rule " + std::string(name) + " can't be '" + std::string(value) + "'; it is "
                     + std::string(allowed)};
    };
    if (name == "mode")
        return judged(choose(mode, value, "dictionary", Mode::Dictionary, "challenge", Mode::Challenge),
                      "dictionary or challenge");
    if (name == "plural")
        return judged(onOff(pluralRule, value), "on or off");
    if (name == "stack-limit" && flat)
        return judged(value == "1", "1: the tiles of this game never stack");
    if (name == "stack-limit")
        return judged(digit(stackLimit, value, Board::maxHeight), "1 to 9");
    if (name == "exchange")
        return judged(choose(exchange, value, "one", ExchangeSize::One, "any", ExchangeSize::Any), "one or any");
    if (name == "solo-penalty")
        return judged(onOff(soloPenalty, value), "on or off");
    if (name == "exchange-needs-seven")
        return judged(onOff(exchangeNeedsSeven, value), "on or off");
    if (name == "pass-rounds")
        return judged(digit(passRounds, value, 2), "1 or 2");
    return Error{"there is no house rule '" + std::string(name)
                 + "'; they are mode, plural, stack-limit, exchange, solo-penalty, exchange-needs-seven, pass-rounds"};
}

std::optional<Error> HouseRules::set(std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos)
        return Error{"house rule '" + std::string(assignment) + "' is not NAME=VALUE"};
    return set(assignment.substr(0, equals), assignment.substr(equals + 1));
}

std::vector<std::string> HouseRules::differencesFrom(const HouseRules& other) const
{
    std::vector<std::string> rules;
    const auto note = [&](bool differs, std::string_view name, const std::string& value) {
        if (differs)
            rules.push_back(std::string(name) + '=' + value);
    };
    const auto onOffText = [](bool on) { return on ? "on" : "off"; };
    note(mode != other.mode, "mode", mode == Mode::Dictionary ? "dictionary" : "challenge");
    note(pluralRule != other.pluralRule, "plural", onOffText(pluralRule));
    note(stackLimit != other.stackLimit, "stack-limit", std::to_string(stackLimit));
    note(exchange != other.exchange, "exchange", exchange == ExchangeSize::One ? "one" : "any");
    note(soloPenalty != other.soloPenalty, "solo-penalty", onOffText(soloPenalty));
    note(exchangeNeedsSeven != other.exchangeNeedsSeven, "exchange-needs-seven", onOffText(exchangeNeedsSeven));
    note(passRounds != other.passRounds, "pass-rounds", std::to_string(passRounds));
    return rules;
}

} // namespace storeys
