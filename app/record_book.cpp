#include "record_book.h"

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

// The one whose line comes first.
void keepFirst(std::optional<RecordError>& first, std::optional<RecordError> other)
{
    if (other && (!first || other->line < first->line))
        first = std::move(other);
}

// The variant that the record names or, with an error, another one by which to look for what is wrong before that line.
Result<Variant> variantOf(const GameRecord& record, const DataPlace& place, std::optional<RecordError>& wrong)
{
    auto variant = place.variant(record.variant.line > 0 ? record.variant.text : "cross15");
    if (variant)
        return variant;
    wrong = RecordError{record.variant.line, variant.error()};
    const auto known = place.variants();
    return known.empty() ? std::move(variant) : place.variant(known.back());
}

} // namespace

RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices)
{
    std::optional<RecordError> wrong;
    auto variant = variantOf(record, place, wrong);
    if (!variant)
        return {{}, RecordError{record.variant.line, variant.error()}};
    RuleBook book{*std::move(variant), {}, {}};
    book.houseRules = book.variant.houseRules;
    keepFirst(wrong, setHouseRules(record, choices, book.houseRules));

    const std::string recorded = record.lexicon.line > 0 ? record.lexicon.text : "standard";
    auto lexicon = openLexicon(choices.lexicon.value_or(recorded), book.variant.tiles.alphabet, place.lexicon());
    if (!lexicon)
        keepFirst(wrong, RecordError{choices.lexicon ? 0 : record.lexicon.line, lexicon.error()});
    const auto house = HouseWords::read(record.houseWords.text, book.variant.tiles.alphabet);
    if (!house)
        keepFirst(wrong, RecordError{record.houseWords.line, house.error()});
    if (wrong)
        return {{}, wrong};
    book.lexicon = withHouseWords(*lexicon, *house, book.variant.tiles.alphabet);
    return {std::make_shared<RuleBook>(std::move(book)), {}};
}

} // namespace storeys
