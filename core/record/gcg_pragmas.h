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

// Reads pragmas into a record, in the order of the text. Each call returns what is wrong with the line, if anything.
// Skips unknown pragmas. See gcg_reader.h for the allowed places of pragmas.
class GcgPragmas
{
public:
    // `record` and `doubts` must outlive it.
    GcgPragmas(GameRecord& record, std::vector<RecordError>& doubts, Reading reading)
        : m_record(record), m_doubts(doubts), m_reading(reading)
    {}

    [[nodiscard]] Problem read(const Pragma& pragma, int line);

private:
    GameRecord& m_record;
    std::vector<RecordError>& m_doubts;
    Reading m_reading;
    std::array<std::string, mostSeats> m_kinds; // by seat; #player-kind may come before #player
};

} // namespace storeys
