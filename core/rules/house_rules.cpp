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

} // namespace storeys
