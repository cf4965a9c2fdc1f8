#include "record_book.h"

#include "base/find.h"
#include "base/letters.h"
#include "rules/variant_reader.h"

namespace storeys {

const std::vector<std::string>& RecordData::languages()
{
    if (m_languages.empty())
        m_languages = m_place.languagesOfTiles();
    return m_languages;
}

Result<Variant> RecordData::variant(const std::string& id, const std::string& language)
{
    if (const auto known = m_variants.find({id, language}); known != m_variants.end())
        return known->second;
    auto variant = m_place.variantOfTiles(id, language);
    if (variant)
        m_variants.emplace(std::pair(id, language), *variant);
    return variant;
}

Result<LexiconPtr> RecordData::lexicon(const std::string& nameOrFile, const Variant& variant, const HouseWords& house)
{
    constexpr std::size_t mostOpen = 8;
    const Alphabet& alphabet = variant.tiles.alphabet;
    for (const Opened& opened : m_lexicons)
        if (opened.nameOrFile == nameOrFile && opened.language == variant.language && opened.alphabet == alphabet
            && opened.house == house)
            return opened.lexicon;
    auto lexicon = house.isEmpty() ? openLexicon(nameOrFile, alphabet, m_place.lexicon(variant.language))
                                   : this->lexicon(nameOrFile, variant);
    if (lexicon)
        lexicon = withHouseWords(*lexicon, house, alphabet);
    if (m_lexicons.size() == mostOpen)
        m_lexicons.erase(m_lexicons.begin());
    m_lexicons.push_back({nameOrFile, variant.language, alphabet, house, lexicon});
    return lexicon;
}

namespace {

std::optional<RecordError> setHouseRules(const GameRecord& record, const RecordChoices& choices, HouseRules& rules)
{
    for (const GameRecord::Setting& rule : record.houseRules)
        if (const auto error = rules.set(rule.text))
            return RecordError{rule.line, *error};
    for (const std::string& rule : choices.houseRules)
        if (const auto error = rules.set(rule))
            return RecordError{0, *error};
    return std::nullopt;
}

constexpr const char* foreignVariant = "cross15"; // the variant of records of other programs

// The languages of other programs' word lists and tile sets, by the name before its number: ODS8, FILE2017, french.
constexpr std::pair<std::string_view, std::string_view> languagesOfLists[] = {
    {"FRA", "fr"},  {"ODS", "fr"},  {"FRENCH", "fr"},  {"RD", "de"},   {"GERMAN", "de"},
    {"FILE", "es"}, {"FISE", "es"}, {"SPANISH", "es"}, {"OSPS", "pl"}, {"POLISH", "pl"},
};

std::string languageOfList(std::string_view list)
{
    const std::string_view name = list.substr(0, list.find_first_of("0123456789"));
    const auto* const entry = lookUp(languagesOfLists, upper(name), [](const auto& each) { return each.first; });
    return std::string(entry ? entry->second : "");
}

// Whether the racks hold only tiles of the alphabet.
bool hasAllTiles(const GameRecord& record, const Alphabet& alphabet)
{
    return std::ranges::all_of(record.events, [&](const RecordEvent& event) {
        for (std::string_view rack = event.rack; !rack.empty();)
            if (alphabet.tileOf(takeSymbol(rack)) == Tile())
                return false;
        return true;
    });
}

// The code of the record's language; "" for English. Records of other programs don't name it, but their word lists or
// the tiles on their racks show it.
std::string languageOf(const GameRecord& record, RecordData& data)
{
    if (!record.isForeign() || record.language.line > 0)
        return record.language.text;
    const std::vector<std::string>& known = data.languages();
    for (const std::string& name : {record.lexicon.text, record.tiles.text})
        if (const std::string named = languageOfList(name); contains(known, named))
            return named;
    for (const std::string& language : known) // English is the first
        if (const auto variant = data.variant(foreignVariant, language);
            variant && hasAllTiles(record, variant->tiles.alphabet))
            return language;
    return {};
}

// The variant of the record, without the record's layout of mini boards.
Result<Variant> unlaidVariantOf(const GameRecord& record, RecordData& data)
{
    const std::string language = languageOf(record, data);
    if (record.variantData.line == 0)
        return data.variant(record.isForeign() ? foreignVariant : record.variant.text, language);
    auto variant = readVariantData(record.variantData.text);
    if (!variant)
        return Error{Fault::At, {"#variant-data"}, {variant.error()}};
    if (!language.empty() && variant->language != language)
        return Error{Fault::OtherLanguage, {language, variant->language}};
    return variant;
}

// The variant of the record. If it can't be used, sets `wrong` and returns another variant, so that the lines before
// the bad one can still be checked. An error only if there is no variant at all.
Result<Variant> variantOf(const GameRecord& record, RecordData& data, std::optional<RecordError>& wrong)
{
    auto variant = unlaidVariantOf(record, data);
    if (variant && record.layout) {
        auto laid = composed(*variant, record.layout->text);
        if (laid)
            return laid;
        wrong = RecordError{record.layout->line, {Fault::At, {"#layout"}, {laid.error()}}};
    }
    if (variant)
        return variant;
    const bool isLanguage =
        variant.error().fault == Fault::UnknownLanguage || variant.error().fault == Fault::OtherLanguage;
    const GameRecord::Setting& named = isLanguage                    ? record.language
                                       : record.variantData.line > 0 ? record.variantData
                                                                     : record.variant;
    wrong = RecordError{named.line, variant.error()};
    const auto known = data.place().variants();
    return known.empty() ? std::move(variant) : data.variant(known.back(), {});
}

} // namespace

std::optional<RecordError> firstOf(const std::optional<RecordError>& one, const std::optional<RecordError>& other)
{
    return !one || (other && other->line < one->line) ? other : one;
}

Result<Variant> variantOf(const GameRecord& record, RecordData& data)
{
    std::optional<RecordError> wrong;
    auto variant = variantOf(record, data, wrong);
    return wrong ? std::move(wrong->error) : std::move(variant);
}

RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices)
{
    RecordData data(place);
    return bookOf(record, data, choices);
}

RecordBook bookOf(const GameRecord& record, RecordData& data, const RecordChoices& choices)
{
    std::optional<RecordError> wrong;
    auto variant = variantOf(record, data, wrong);
    if (!variant)
        return {{}, RecordError{record.variant.line, variant.error()}};
    RuleBook book{*std::move(variant), {}, {}};
    book.houseRules = book.variant.houseRules;
    wrong = firstOf(wrong, setHouseRules(record, choices, book.houseRules));

    const std::string recorded = record.lexicon.line > 0 ? record.lexicon.text : "standard";
    const std::string list = choices.lexicon.value_or(recorded);
    const auto lexicon = data.lexicon(list, book.variant);
    const bool isOwnChoice = choices.lexicon && *choices.lexicon != "standard";
    const auto wordless = lexicon || isOwnChoice ? std::nullopt : data.place().missingWords(book.variant.language);
    if (!lexicon && !wordless)
        wrong = firstOf(wrong, RecordError{choices.lexicon ? 0 : record.lexicon.line, lexicon.error()});
    const auto house = HouseWords::read(record.houseWords.text, book.variant.tiles.alphabet);
    if (!house)
        wrong = firstOf(wrong, RecordError{record.houseWords.line, house.error()});
    if (wrong)
        return {{}, wrong};
    book.lexicon = wordless ? std::make_shared<const Lexicon>(Lexicon{list, WordGraph()})
                            : *data.lexicon(list, book.variant, *house);
    return {.book = std::make_shared<RuleBook>(std::move(book)), .wordless = wordless};
}

} // namespace storeys
