#pragma once

#include "base/result.h"
#include "record/gcg_record.h"
#include "record/gcg_table.h"

namespace storeys {

// Judges the lines that count the tiles left at the end; see gcg_replay.h for their forms.
class Settlement
{
public:
    // Works on the table of the replay.
    explicit Settlement(RecordTable& table) : m_table(table), m_counted(table.position().seats.size()) {}

    [[nodiscard]] bool hasBegun() const { return m_hasBegun; }
    // The points that the line rightly brings, after an end for that reason; they are not added yet.
    [[nodiscard]] Result<Points> judge(const RecordEvent& line, EndCondition reason);

private:
    [[nodiscard]] Result<Points> loss(const RecordEvent& line, const Rack& tiles, EndCondition reason);
    [[nodiscard]] Result<Points> gain(const RecordEvent& line, const Rack& tiles);
    [[nodiscard]] bool gains(int seat, EndCondition reason) const;

    RecordTable& m_table;
    std::vector<bool> m_counted; // seat by seat
    bool m_hasBegun = false;
    bool m_isDouble = false; // one line has counted all: who went out gained twice the rest
};

} // namespace storeys
