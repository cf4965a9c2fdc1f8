#include "rules/variant_file.h"

#include "base/files.h"
#include "base/find.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace storeys {

namespace {

using json = nlohmann::ordered_json;

constexpr std::size_t largestFile = 256 * 1024;
// In a list or an object, far more than any variant has. The JSON parser looks through all of them again for each one.
constexpr std::size_t mostEntries = 1000;

// A callback for the JSON parser: throws BadVariant if an object has an entry twice, or if a list or an object has too
// many.
class TwiceWatch
{
public:
    bool operator()(int, json::parse_event_t event, const json& parsed)
    {
        using Event = json::parse_event_t;
        switch (event) {
        case Event::object_start:
        case Event::array_start:
            enter();
            m_open.push_back({event == Event::object_start, {}, {}, -1});
            break;
        case Event::object_end:
        case Event::array_end: m_open.pop_back(); break;
        case Event::key:
            m_open.back().name = parsed.get<std::string>();
            if (!m_open.back().names.insert(m_open.back().name).second)
                throw BadVariant(place(), {Fault::EntryTwice});
            checkCount(m_open.back().names.size());
            break;
        case Event::value: enter(); break;
        }
        return true;
    }

private:
    struct Open
    {
        bool isObject;
        std::set<std::string> names;
        std::string name; // name of the entry being parsed
        int index;        // index of the element being parsed, if this is a list
    };

    // Called when a value begins; counts it if it is in a list.
    void enter()
    {
        if (!m_open.empty() && !m_open.back().isObject)
            checkCount(static_cast<std::size_t>(++m_open.back().index) + 1);
    }
    void checkCount(std::size_t entries) const
    {
        if (entries > mostEntries)
            throw BadVariant(place(), {Fault::UnknownEntry});
    }
    [[nodiscard]] std::string place() const
    {
        std::string place;
        for (const Open& open : m_open)
            place += '/' + (open.isObject ? open.name : std::to_string(open.index));
        return place;
    }

    std::vector<Open> m_open;
};

Error notJson(std::size_t byte, const std::string& text)
{
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = std::count(text.begin(), end, '\n') + 1;
    const auto column = end - std::find(std::reverse_iterator(end), text.rend(), '\n').base() + 1;
    return {Fault::NotJson, {std::to_string(line), std::to_string(column)}};
}

} // namespace

json readVariantFile(const std::filesystem::path& path)
{
    const auto text = readFile(path, largestFile + 1);
    if (!text)
        throw Error(text.error());
    if (text->size() > largestFile)
        throw BadVariant("", {Fault::VariantTooLarge});
    return parseVariant(*text);
}

json parseVariant(const std::string& text)
{
    if (auto deep = nestedTooDeeply(text))
        throw BadVariant("", *std::move(deep));
    try {
        json file = json::parse(text, TwiceWatch());
        if (!file.is_object())
            throw BadVariant("", {Fault::NoJsonObject});
        return file;
    } catch (const json::parse_error& error) {
        throw BadVariant("", notJson(error.byte, text));
    } catch (const json::out_of_range& error) { // a number such as 1e999, quoted in the message
        const std::string reason = error.what();
        const std::size_t from = reason.find('\'') + 1;
        throw BadVariant("", notJson(text.find(reason.substr(from, reason.rfind('\'') - from)) + 1, text));
    }
}

void VariantEntry::allow(std::initializer_list<std::string_view> names) const
{
    for (const auto& [name, entry] : members())
        entry.require(contains(names, std::string_view(name)), Fault::UnknownEntry);
}

VariantEntry VariantEntry::at(const std::string& name) const
{
    if (const auto found = find(name))
        return *found;
    throw BadVariant(m_place + '/' + name, {Fault::MissingEntry});
}

std::optional<VariantEntry> VariantEntry::find(const std::string& name) const
{
    require(value().is_object(), Fault::NotAnObject);
    const auto found = value().find(name);
    if (found == value().end())
        return std::nullopt;
    return VariantEntry(*found, m_place + '/' + name);
}

std::vector<std::pair<std::string, VariantEntry>> VariantEntry::members() const
{
    require(value().is_object(), Fault::NotAnObject);
    std::vector<std::pair<std::string, VariantEntry>> members;
    for (const auto& [name, member] : value().items())
        members.emplace_back(name, VariantEntry(member, m_place + '/' + name));
    return members;
}

std::vector<VariantEntry> VariantEntry::elements() const
{
    require(value().is_array(), Fault::NotAList);
    std::vector<VariantEntry> elements;
    for (std::size_t i = 0; i < value().size(); ++i)
        elements.emplace_back(value()[i], m_place + '/' + std::to_string(i));
    return elements;
}

std::string VariantEntry::text() const
{
    require(value().is_string(), Fault::NotAText);
    return value().get<std::string>();
}

bool VariantEntry::flag() const
{
    require(value().is_boolean(), Fault::NotAFlag);
    return value().get<bool>();
}

int VariantEntry::number(int least, int most) const
{
    require(value().is_number(), Fault::NotANumber, {std::to_string(least), std::to_string(most)});
    const double number = value().get<double>();
    require(number == std::floor(number) && number >= least && number <= most, Fault::NumberOutOfRange,
            {std::to_string(least), std::to_string(most), value().dump()});
    return static_cast<int>(number);
}

} // namespace storeys
