#include "rules/house_rules.h"

#include "base/find.h"
#include "base/text.h"
#include "rules/board.h"

#include <ranges>

namespace storeys {

namespace {

// The games in which a rule has an effect: all, those of several players, or solo games.
enum class For { All, Several, Alone };

// A rule in text form: its values in order, and functions that read and write the index of its value.
struct HouseRuleEntry
{
    std::string name;
    std::vector<std::string> values;
    int (*get)(const HouseRules&);
    void (*set)(HouseRules&, int);
    For players;
};

const std::vector<std::string> onOff{"on", "off"};

std::vector<std::string> numbersUpTo(int highest)
{
    return listOf(std::views::iota(1, highest + 1), [](int number) { return std::to_string(number); });
}

// The entry for a member of HouseRules. The member is an enum with the values in the same order, a bool (values "on"
// and "off") or an int (values from 1).
template<auto member>
HouseRuleEntry entry(const char* name, std::vector<std::string> values, For players = For::All)
{
    using T = std::remove_reference_t<decltype(std::declval<HouseRules&>().*member)>;
    if constexpr (std::is_same_v<T, bool>)
        return {name, std::move(values), [](const HouseRules& r) { return r.*member ? 0 : 1; },
                [](HouseRules& r, int at) { r.*member = at == 0; }, players};
    else if constexpr (std::is_same_v<T, int>)
        return {name, std::move(values), [](const HouseRules& r) { return r.*member - 1; },
                [](HouseRules& r, int at) { r.*member = at + 1; }, players};
    else
        return {name, std::move(values), [](const HouseRules& r) { return static_cast<int>(r.*member); },
                [](HouseRules& r, int at) { r.*member = static_cast<T>(at); }, players};
}

const std::vector<HouseRuleEntry>& entries()
{
    static const std::vector<HouseRuleEntry> list{
        entry<&HouseRules::mode>("mode", {"dictionary", "challenge"}, For::Several),
        entry<&HouseRules::challengePenalty>(
            "challenge-penalty", {"void", "single", "bad-play", "double", "points-5", "points-10"}, For::Several),
        entry<&HouseRules::pluralRule>("plural", onOff),
        entry<&HouseRules::stackLimit>("stack-limit", numbersUpTo(Board::maxHeight)),
        entry<&HouseRules::exchange>("exchange", {"one", "any"}),
        entry<&HouseRules::soloPenalty>("solo-penalty", onOff, For::Alone),
        entry<&HouseRules::exchangeNeedsSeven>("exchange-needs-seven", onOff),
        entry<&HouseRules::passRounds>("pass-rounds", numbersUpTo(2), For::Several),
        entry<&HouseRules::rounds>("rounds", numbersUpTo(9)),
        entry<&HouseRules::first>("first-player", {"drawn", "listed"}, For::Several),
        entry<&HouseRules::blockers>("blockers", onOff),
        entry<&HouseRules::cards>("cards", onOff),
        entry<&HouseRules::starBonus>("star-bonus", onOff),
        entry<&HouseRules::challengeHints>("challenge-hints", onOff, For::Several),
        entry<&HouseRules::undo>("undo", {"one-person", "on", "off"}),
    };
    return list;
}

const HouseRuleEntry* find(std::string_view name)
{
    return lookUp(entries(), name, &HouseRuleEntry::name);
}

} // namespace

const std::vector<std::string>& HouseRules::names()
{
    static const std::vector<std::string> list = listOf(entries(), &HouseRuleEntry::name);
    return list;
}

std::vector<std::string> HouseRules::valuesOf(std::string_view name)
{
    const HouseRuleEntry* rule = find(name);
    return rule ? rule->values : std::vector<std::string>();
}

std::vector<std::string> HouseRules::valuesHere(std::string_view name) const
{
    std::vector<std::string> values = valuesOf(name);
    if (!points)
        std::erase_if(values, [](const std::string& value) { return value.starts_with("points-"); });
    return values;
}

std::pair<int, int> HouseRules::playersOf(std::string_view name)
{
    const HouseRuleEntry* rule = find(name);
    assert(rule);
    return {rule->players == For::Several ? 2 : 1, rule->players == For::Alone ? 1 : mostSeats};
}

std::string HouseRules::valueOf(std::string_view name) const
{
    const HouseRuleEntry* rule = find(name);
    assert(rule);
    return rule->values[rule->get(*this)];
}

std::optional<Error> HouseRules::set(std::string_view name, std::string_view value)
{
    const HouseRuleEntry* rule = find(name);
    if (!rule)
        return Error{Fault::UnknownHouseRule, {std::string(name), joined(names())}};
    if (flat && name == "stack-limit" && value != "1")
        return Error{Fault::StackLimitOfFlat, {std::string(value)}};
    const std::vector<std::string> values = valuesHere(name);
    const auto at = placeIn<int>(values, value);
    if (!at) {
        const bool isRange = values.size() > 2 && values.front() == "1";
        const std::string allowed = isRange ? values.front() + " to " + values.back() : joined(values, " or ");
        return Error{Fault::HouseRuleValue, {std::string(name), std::string(value), allowed}};
    }
    rule->set(*this, *at);
    return std::nullopt;
}

std::optional<Error> HouseRules::set(std::string_view assignment)
{
    const std::size_t equals = assignment.find('=');
    if (equals == std::string_view::npos)
        return Error{Fault::HouseRuleForm, {std::string(assignment)}};
    return set(assignment.substr(0, equals), assignment.substr(equals + 1));
}

std::vector<std::string> HouseRules::differencesFrom(const HouseRules& other) const
{
    std::vector<std::string> rules;
    for (const HouseRuleEntry& rule : entries())
        if (rule.get(*this) != rule.get(other))
            rules.push_back(rule.name + '=' + rule.values[rule.get(*this)]);
    return rules;
}

} // namespace storeys
