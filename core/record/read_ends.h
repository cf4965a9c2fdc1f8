#pragma once

#include "record/gcg_reader.h"
#include "record/record_table.h"
#include "rules/ends.h"

namespace storeys {

class TurnJudge;

// How a game ends that is followed in a record: whether it is over, the points that are counted then, and the racks
// that are held where the record stops before.

// ---- the end

struct RecordEnding
{
    std::optional<EndCondition> reason; // the first that holds
    // No reason holds, but the game may end: whether nobody can play depends on racks that are not known, or it is a
    // record of others, who stop after six turns without points, after two rounds of passes, or early.
    std::optional<EndCondition> possible{};
};
// Whether the game is over after event number `at`, the last that is on the table. Later lines count for the racks that
// they show.
[[nodiscard]] RecordEnding endingAfter(const GameRecord& record, std::size_t at, const RecordTable& table);

// ---- points outside a turn

// Judges the lines that bring points outside a turn: tiles left at the end, a bonus for a challenge, time; see
// read_game.h for their forms. Works on the table of the replay, which owns it, and tells the turns what such a line
// closes.
class Settlement
{
public:
    Settlement(const GameRecord& record, RecordTable& table, TurnJudge& turns)
        : m_record(record), m_table(table), m_turns(turns), m_counted(table.position().seats.size())
    {}

    // The points that a line which is no turn rightly brings, added already, or what is wrong with it.
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

// ---- racks held where the record stops (#rack1 ...), which may be written anywhere in it

// The first line that can't be read: such a rack, or the line where the reader stopped.
[[nodiscard]] std::optional<RecordError> firstUnreadable(const ReadGcg& read, const Variant& variant);

// The first that can't be held at the table, where the game stops.
[[nodiscard]] std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table);

// The first that stands before the line that is wrong and has more of a tile than lie off the board by then: it is
// reported instead of that line, unless the line takes a play back.
[[nodiscard]] std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read,
                                                             Rack offBoard, const Variant& variant);

} // namespace storeys
