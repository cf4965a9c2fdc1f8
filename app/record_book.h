#pragma once

#include "data_place.h"
#include "record/gcg_record.h"

#include <optional>

namespace storeys {

// The rules by which to judge a game record.
struct RecordBook
{
    RuleBookPtr book; // null if there is an error
    // Line 0: the error is not in the record.
    std::optional<RecordError> error;
};

// What the caller decides instead of the record, or in addition to it.
struct RecordChoices
{
    std::optional<std::string> lexicon;  // replaces the record's, which is not opened then
    std::vector<std::string> houseRules; // NAME=VALUE, on top of the record's
};

// The variant of a record: its #variant-data, or the built-in one that it names, or else cross15, as records of other
// programs mean.
[[nodiscard]] Result<Variant> variantOf(const GameRecord& record, const DataPlace& place);

// The rule book of a record. An error has the first line that names something unknown.
[[nodiscard]] RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices = {});

} // namespace storeys
