#pragma once

#include "data_place.h"
#include "record/gcg_text.h"

#include <optional>

namespace storeys {

// The rules by which a game record is judged, or why there are none.
struct RecordBook
{
    RuleBookPtr book; // null if there is an error
    // With line 0 if the error is in no line of the record.
    std::optional<RecordError> error;
};

// Whichever error is on the earlier line.
[[nodiscard]] std::optional<RecordError> firstOf(const std::optional<RecordError>& one,
                                                 const std::optional<RecordError>& other);

// What the caller decides instead of the record or on top of it.
struct RecordChoices
{
    std::optional<std::string> lexicon;  // replaces that of the record, which is then not opened
    std::vector<std::string> houseRules; // NAME=VALUE each, on top of those of the record
};

// The variant of a record: that in its #variant-data, else the built-in one that it names. Records of other programs
// are played on cross15.
[[nodiscard]] Result<Variant> variantOf(const GameRecord& record, const DataPlace& place);

// The rule book of a record. An error has the first line that names something unknown or unusable.
[[nodiscard]] RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices = {});

} // namespace storeys
