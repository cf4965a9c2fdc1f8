#pragma once

#include "data_place.h"
#include "record/gcg_text.h"

#include <optional>

namespace storeys {

// The rule book for judging a game record, or why there is none.
struct RecordBook
{
    RuleBookPtr book; // null if there is an error
    // Has line 0 if no single line of the record is wrong.
    std::optional<RecordError> error;
};

// The error on the earlier line.
[[nodiscard]] std::optional<RecordError> firstOf(const std::optional<RecordError>& one,
                                                 const std::optional<RecordError>& other);

// Settings with which the caller overrides or extends those of the record.
struct RecordChoices
{
    std::optional<std::string> lexicon;  // replaces the record's lexicon, which is then not opened
    std::vector<std::string> houseRules; // NAME=VALUE each, in addition to those of the record
};

// The variant of a record: from its #variant-data, else the built-in one that it names. Records of other programs use
// cross15.
[[nodiscard]] Result<Variant> variantOf(const GameRecord& record, const DataPlace& place);

// The rule book of a record. The error has the first line that names something unknown or unusable.
[[nodiscard]] RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices = {});

} // namespace storeys
