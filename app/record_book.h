#pragma once

#include "data_place.h"
#include "record/gcg_record.h"

#include <optional>

namespace storeys {

// By what a game record is to be judged.
struct RecordBook
{
    RuleBookPtr book; // none if there is an error
    // With line 0 it is not the record's fault.
    std::optional<RecordError> error;
};

// What the reader of a record may settle where the record is silent, or against it.
struct RecordChoices
{
    std::optional<std::string> lexicon;  // instead of the record's, which is then not opened
    std::vector<std::string> houseRules; // NAME=VALUE, on top of the record's
};

// The variant of the record: its #variant-data, else the built-in one that it names; without either it is cross15, as
// other programs mean it.
[[nodiscard]] Result<Variant> variantOf(const GameRecord& record, const DataPlace& place);

// The rule book of the record. An error has the first line that names something unknown.
[[nodiscard]] RecordBook bookOf(const GameRecord& record, const DataPlace& place, const RecordChoices& choices = {});

} // namespace storeys
