#include "record/gcg_rule_pragmas.h"

#include "record/gcg_event_line.h"
#include "record/text_encoding.h"

#include <charconv>

namespace storeys {

namespace {

constexpr std::size_t mostHouseRules = 32; // more than there are, and few enough to compare each with each

Problem readOnce(GameRecord::Setting& setting, const std::string& name, int line, const std::string& value)
{
    if (setting.line != 0)
        return "a second #" + name + "; the first is on line " + std::to_string(setting.line);
    if (value.empty())
        return "#" + name + " has no value";
    setting = {line, value};
    return std::nullopt;
}

Problem readVariant(GameRecord& record, int line, const std::string& value)
{
    return readOnce(record.variant, "variant", line, value);
}

Problem readVariantData(GameRecord& record, int line, const std::string& value)
{
    if (record.variantData.line != 0)
        return readOnce(record.variantData, "variant-data", line, value);
    record.variantData = {line, value}; // what is wrong with it is for those to say who read the variant
    return std::nullopt;
}

Problem readLexicon(GameRecord& record, int line, const std::string& value)
{
    return readOnce(record.lexicon, "lexicon", line, value);
}

Problem readHouseWords(GameRecord& record, int line, const std::string& value)
{
    return readOnce(record.houseWords, "house-words", line, value);
}

// The same again is harmless, another value contradicts.
Problem readHouseRule(GameRecord& record, int line, const std::string& value)
{
    const auto nameOf = [](const std::string& rule) { return rule.substr(0, rule.find('=')); };
    for (const GameRecord::Setting& earlier : record.houseRules) {
        if (earlier.text == value)
            return std::nullopt;
        if (nameOf(earlier.text) == nameOf(value))
            return "the house rule " + inQuotes(value) + " contradicts line " + std::to_string(earlier.line);
    }
    if (record.houseRules.size() == mostHouseRules)
        return "there are too many house rules";
    record.houseRules.push_back({line, value});
    return std::nullopt;
}

// A newer record is refused before anything in it is misread.
Problem readFormat(GameRecord& record, int, const std::string& value)
{
    const auto format = readDigits(value);
    if (!format || *format < 1)
        return inQuotes(value) + " is not a record format; use a number from 1";
    record.format = *format;
    if (*format > newestFormat)
        return "the record was written by a newer version of the program (format " + value + "; this one reads up to "
               + std::to_string(newestFormat) + ")";
    return std::nullopt;
}

Problem readSeed(GameRecord& record, int, const std::string& value)
{
    std::uint64_t seed = 0;
    const char* const end = value.data() + value.size();
    const auto [read, error] = std::from_chars(value.data(), end, seed);
    if (error != std::errc() || read != end)
        return inQuotes(value) + " is not a seed; use a number up to 18446744073709551615";
    if (record.seed)
        return "a second #seed";
    record.seed = seed;
    return std::nullopt;
}

} // namespace

PragmaReader rulePragma(std::string_view name)
{
    if (name == "variant")
        return readVariant;
    if (name == "variant-data")
        return readVariantData;
    if (name == "storeys-format")
        return readFormat;
    if (name == "lexicon")
        return readLexicon;
    if (name == "house-rule")
        return readHouseRule;
    if (name == "house-words")
        return readHouseWords;
    return name == "seed" ? readSeed : nullptr;
}

} // namespace storeys
