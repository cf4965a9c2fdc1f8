#pragma once

#include "record/gcg_turn_judge.h"

namespace storeys {

// Judges the lines that bring points outside a turn: tiles left at the end, a bonus for a challenge, time; see
// gcg_replay.h for their forms. What judges gives the points that a line rightly brings, added already, or what is
// wrong. Works on the table of the replay, which owns it, and tells the turns what such a line closes.
class Settlement
{
public:
    Settlement(const GameRecord& record, RecordTable& table, TurnJudge& turns)
        : m_record(record), m_table(table), m_turns(turns), m_counted(table.position().seats.size())
    {}

    // A line that is no turn.
    [[nodiscard]] Result<Points> judge(const RecordEvent& line);

private:
    [[nodiscard]] Result<Points> pointsOf(const RecordEvent& line);
    [[nodiscard]] Result<Points> bonus(const RecordEvent& line);
    [[nodiscard]] Result<Points> time(const RecordEvent& line);

    // ---- tiles left
    [[nodiscard]] Result<Points> tilesLeft(const RecordEvent& line);
    [[nodiscard]] Result<Points> loss(const RecordEvent& line, const Rack& tiles, EndCondition reason);
    [[nodiscard]] Result<Points> gain(const RecordEvent& line, const Rack& tiles);
    [[nodiscard]] bool gains(int seat, EndCondition reason) const;

    const GameRecord& m_record;
    RecordTable& m_table;
    TurnJudge& m_turns;
    std::vector<bool> m_counted; // seat by seat
    bool m_hasBegun = false;
    bool m_isDouble = false; // one line has counted all: who went out gained twice the rest
};

} // namespace storeys
