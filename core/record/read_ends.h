#pragma once

#include "record/gcg_reader.h"
#include "record/record_table.h"
#include "rules/ends.h"

namespace storeys {

class TurnJudge;

// How a recorded game ends: whether it is over, the points that are counted then, and the racks held where the record
// stops early.

// ---- the end

struct RecordEnding
{
    std::optional<EndCondition> reason; // the first end condition that holds
    // No reason holds, but the game may have ended: either unknown racks decide whether somebody can play, or another
    // program wrote the record. Other programs also stop after six scoreless turns, after two rounds of passes, or
    // early.
    std::optional<EndCondition> possible{};
};
// Whether the game is over after event number `at`, the last one applied to the table. Later lines are used only for
// the racks that they show.
[[nodiscard]] RecordEnding endingAfter(const GameRecord& record, std::size_t at, const RecordTable& table);

// ---- points outside a turn

// Judges the lines that give points outside a turn: tiles left at the end, a bonus for a challenge, time; see
// read_game.h for their forms. Works on the replay's table and informs the TurnJudge of what such a line closes.
class Settlement
{
public:
    Settlement(const GameRecord& record, RecordTable& table, TurnJudge& turns)
        : m_record(record), m_table(table), m_turns(turns), m_counted(table.position().seats.size())
    {}

    // The points that a line outside a turn rightly gives, already added, or what is wrong with the line.
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
    std::vector<bool> m_counted; // seats whose tiles left have been counted
    bool m_hasBegun = false;
    bool m_isDouble = false; // a single line has counted all tiles left: the player who went out gained twice their
                             // value
};

// ---- racks held where the record stops (#rack1 ...); these lines may be anywhere in the record

// The first unreadable line: such a rack, or the line where the reader stopped.
[[nodiscard]] std::optional<RecordError> firstUnreadable(const ReadGcg& read, const Variant& variant);

// The first such rack that the player can't hold where the game stops.
[[nodiscard]] std::optional<RecordError> wrongHeldRack(const GameRecord& record, RecordTable& table);

// The first such rack that stands before the wrong line and has more of a tile than are off the board by then. Callers
// report it instead of that line, unless the line withdraws a play.
[[nodiscard]] std::optional<RecordError> wrongHeldRackBefore(const RecordError& error, const ReadGcg& read,
                                                             Rack offBoard, const Variant& variant);

} // namespace storeys
