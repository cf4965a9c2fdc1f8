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

// What pragmas are read into, and how.
struct PragmaTarget
{
    GameRecord& record;
    std::vector<RecordError>& doubts;
    Reading reading;
    std::array<std::string, mostSeats> kinds{}; // by seat; #player-kind may come before #player
};

// Reads pragmas in the order of the text. Each call returns what is wrong with the line, if anything. Skips unknown
// pragmas. See gcg_reader.h for the allowed places of pragmas.
[[nodiscard]] Problem readPragma(PragmaTarget& target, const Pragma& pragma, int line);

} // namespace storeys
