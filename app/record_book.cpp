#include "record_book.h"

#include "rules/variant_reader.h"

namespace storeys {

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

// The variant, before the record's layout is laid on it.
Result<Variant> unlaidVariantOf(const GameRecord& record, const DataPlace& place)
{
    if (record.variantData.line == 0)
        return place.variant(record.isForeign() ? "cross15" : record.variant.text);
    auto variant = readVariantData(record.variantData.text);
    return variant ? std::move(variant) : Error{Fault::At, {"#variant-data"}, {variant.error()}};
}

// The variant of the record. If it can't be used, sets `wrong` and returns another variant, so that earlier lines can
// still be checked.
Result<Variant> variantOf(const GameRecord& record, const DataPlace& place, std::optional<RecordError>& wrong)
{
    auto variant = unlaidVariantOf(record, place);
    if (variant && record.layout) {
        auto laid = composed(*variant, record.layout->text);
        if (laid)
            return laid;
        wrong = RecordError{record.layout->line, {Fault::At, {"#layout"}, {laid.error()}}};
    }
    if (variant)
        return variant;
    const bool hasData = record.variantData.line > 0;
    wrong = RecordError{hasData ? record.variantData.line : record.variant.line, variant.error()};
    const auto known = place.variants();
    return known.empty() ? std::move(variant) : place.variant(known.back());
}

} // namespace

std::optional<RecordError> firstOf(const std::optional<RecordError>& one, const std::optional<RecordError>& other)
{
    return !one || (other && other->line < one->line) ? other : one;
}

Result<Variant> variantOf(const GameRecord& record, const DataPlace& place)
{
    std::optional<RecordError> wrong;
    auto variant = variantOf(record, place, wrong);
    return wrong ? std::move(wrong->error) : std::move(variant);
}

RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices)
{
    std::optional<RecordError> wrong;
    auto variant = variantOf(record, place, wrong);
    if (!variant)
        return {{}, RecordError{record.variant.line, variant.error()}};
    RuleBook book{*std::move(variant), {}, {}};
    book.houseRules = book.variant.houseRules;
    wrong = firstOf(wrong, setHouseRules(record, choices, book.houseRules));

    const std::string recorded = record.lexicon.line > 0 ? record.lexicon.text : "standard";
    auto lexicon = openLexicon(choices.lexicon.value_or(recorded), book.variant.tiles.alphabet, place.lexicon());
    if (!lexicon)
        wrong = firstOf(wrong, RecordError{choices.lexicon ? 0 : record.lexicon.line, lexicon.error()});
    const auto house = HouseWords::read(record.houseWords.text, book.variant.tiles.alphabet);
    if (!house)
        wrong = firstOf(wrong, RecordError{record.houseWords.line, house.error()});
    if (wrong)
        return {{}, wrong};
    book.lexicon = withHouseWords(*lexicon, *house, book.variant.tiles.alphabet);
    return {std::make_shared<RuleBook>(std::move(book)), {}};
}

} // namespace storeys
