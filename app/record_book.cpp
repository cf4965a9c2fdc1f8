#include "record_book.h"

namespace storeys {

namespace {

std::optional<RecordError> setHouseRules(const GameRecord& record, const RecordChoices& choices,
                                         HouseRules& rules)
{
    for (const GameRecord::Setting& rule : record.houseRules)
        if (const auto error = rules.set(rule.text))
            return RecordError{rule.line, error->message};
    for (const std::string& rule : choices.houseRules)
        if (const auto error = rules.set(rule))
            return RecordError{0, error->message};
    return std::nullopt;
}

} // namespace

RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices)
{
    const bool namesVariant = record.variant.line > 0;
    auto variant = place.variant(namesVariant ? record.variant.text : choices.variant);
    if (!variant)
        return {{}, RecordError{record.variant.line, variant.error().message}};
    RuleBook book{*std::move(variant), {}, {}};
    book.houseRules = book.variant.houseRules;
    const auto ruleError = setHouseRules(record, choices, book.houseRules);

    const std::string recorded = record.lexicon.line > 0 ? record.lexicon.text : "standard";
    const int line = choices.lexicon ? 0 : record.lexicon.line;
    auto lexicon =
        openLexicon(choices.lexicon.value_or(recorded), book.variant.tiles.alphabet, place.lexicon());
    if (!lexicon && (!ruleError || line < ruleError->line))
        return {{}, RecordError{line, lexicon.error().message}};
    if (ruleError)
        return {{}, ruleError};
    book.lexicon = *std::move(lexicon);
    return {std::make_shared<RuleBook>(std::move(book)), {}};
}

} // namespace storeys
