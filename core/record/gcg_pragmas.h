#pragma once

#include "record/gcg_reader.h"
#include "rules/house_rules.h"

#include <array>

namespace storeys {

// A line "#NAME VALUE"; the value has no white space at its ends.
struct Pragma
{
    std::string name;
    std::string value;
};
[[nodiscard]] Pragma pragmaOf(std::string_view line);

// What pragmas are read into, and how strictly.
struct PragmaTarget
{
    GameRecord& record;
    std::vector<RecordError>& doubts;
    Reading reading;
    std::array<std::string, mostSeats> kinds{}; // by seat; #player-kind may come before #player
};

// Reads one pragma; the pragmas of a text must be read in its order. Returns what is wrong with the line, if anything.
// Skips an unknown pragma. gcg_reader.h says where pragmas may stand.
[[nodiscard]] Problem readPragma(PragmaTarget& target, const Pragma& pragma, int line);

} // namespace storeys
