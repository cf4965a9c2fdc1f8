#pragma once

#include "base/seats.h"

#include <string>

namespace storeys {

class Game;
struct RecordDetails;

// A running game as some of its seats see it: the text of a record without the seed, without the racks, exchanged tiles
// and choices of the others, and without notes. Nothing else of a running game is shown to another machine or saved for
// it. Only seatRecordOf() (record/write_game.h) makes one; followedGame() (record/read_game.h) reads it.
class SeatRecord
{
public:
    // The lines above the first event: players, rules, the draw for the start.
    [[nodiscard]] const std::string& head() const { return m_head; }
    // All other lines: what happened so far, and the racks of these seats.
    [[nodiscard]] const std::string& body() const { return m_body; }
    [[nodiscard]] std::string text() const { return m_head + m_body; }

private:
    friend SeatRecord seatRecordOf(const Game& game, const RecordDetails& details, Seats seats);
    SeatRecord(std::string head, std::string body) : m_head(std::move(head)), m_body(std::move(body)) {}

    std::string m_head;
    std::string m_body;
};

} // namespace storeys
