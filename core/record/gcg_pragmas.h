#pragma once

#include "record/gcg_reader.h"
#include "rules/house_rules.h"

#include <array>

namespace storeys {

// A line "#NAME VALUE", the value on one line and without white space at its ends.
struct Pragma
{
    std::string name;
    std::string value;
};
[[nodiscard]] Pragma pragmaOf(std::string_view line);

// Takes pragmas into a record, one after another as they stand in the text. What comes back is what is wrong with the
// line. Unknown pragmas are skipped. See gcg_reader.h for what may stand where.
class GcgPragmas
{
public:
    // Record and doubts must outlive it.
    GcgPragmas(GameRecord& record, std::vector<RecordError>& doubts, Reading reading)
        : m_record(record), m_doubts(doubts), m_reading(reading)
    {}

    [[nodiscard]] Problem read(const Pragma& pragma, int line);

private:
    GameRecord& m_record;
    std::vector<RecordError>& m_doubts;
    Reading m_reading;
    std::array<std::string, mostSeats> m_kinds; // of players; may stand before them
};

} // namespace storeys
