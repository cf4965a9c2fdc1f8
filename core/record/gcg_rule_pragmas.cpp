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
        return Error{Fault::PragmaTwice, {name, std::to_string(setting.line)}};
    if (value.empty())
        return Error{Fault::PragmaEmpty, {name}};
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
            return Error{Fault::HouseRuleContradicts, {inQuotes(value), std::to_string(earlier.line)}};
    }
    if (record.houseRules.size() == mostHouseRules)
        return Error{Fault::TooManyHouseRules};
    record.houseRules.push_back({line, value});
    return std::nullopt;
}

// A newer record is refused before anything in it is misread.
Problem readFormat(GameRecord& record, int, const std::string& value)
{
    const auto format = readDigits(value);
    if (!format || *format < 1)
        return Error{Fault::BadFormat, {inQuotes(value)}};
    record.format = *format;
    if (*format > newestFormat)
        return Error{Fault::NewerFormat, {value, std::to_string(newestFormat)}};
    return std::nullopt;
}

Problem readSeed(GameRecord& record, int, const std::string& value)
{
    std::uint64_t seed = 0;
    const char* const end = value.data() + value.size();
    const auto [read, error] = std::from_chars(value.data(), end, seed);
    if (error != std::errc() || read != end)
        return Error{Fault::BadSeed, {inQuotes(value)}};
    if (record.seed)
        return Error{Fault::SeedTwice};
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
