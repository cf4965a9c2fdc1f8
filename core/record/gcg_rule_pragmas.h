#pragma once

#include "record/gcg_record.h"

namespace storeys {

// Reads a pragma's value into the record; says what is wrong with its line.
using PragmaReader = Problem (*)(GameRecord& record, int line, const std::string& value);

// The reader of a pragma that decides by what rules the game goes: variant and its data, lexicon, house rules and
// words, seed and our own format. None for any other.
[[nodiscard]] PragmaReader rulePragma(std::string_view name);

} // namespace storeys
