#pragma once

#include "data_place.h"
#include "game/game.h"
#include "game/player.h"
#include "table/players/audience.h"
#include "table/players/seat_kind.h"

#include <chrono>
#include <memory>
#include <vector>

namespace storeys {

class Person;

// Who plays at each seat of the game in the window: what they are, and the players that answer for them. Owned by the
// session; empty without a game. Seats that are asked for must be there.
class Seating
{
public:
    // Computers answer no sooner than `pause`, and when the audience has seen the last play; see ComputerPlayer.
    Seating(std::chrono::milliseconds pause, const Audience& audience) : m_pause(pause), m_audience(audience) {}

    // ---- changing
    // Others sit down to the game, from whose seed computers have theirs.
    void seat(std::vector<SeatKind> kinds, const Game& game, const std::shared_ptr<const BotKnowledge>& knowledge);
    // The same sit down anew; a computer that thinks is left to itself, so that two never share a thought.
    void seatAnew(const Game& game, const std::shared_ptr<const BotKnowledge>& knowledge);
    void clear();
    // Nobody is asked any more.
    void cancel();

    // ---- what they are
    [[nodiscard]] const std::vector<SeatKind>& kinds() const { return m_kinds; }
    [[nodiscard]] int count() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] bool isPerson(int seat) const { return m_kinds[seat].isPerson(); }
    // By seat.
    [[nodiscard]] std::vector<bool> persons() const;
    [[nodiscard]] int personCount() const;
    // As a record says it: "human" or a computer level.
    [[nodiscard]] std::vector<std::string> recordKinds() const;

    // ---- playing
    [[nodiscard]] Player& player(int seat) { return *m_players[seat]; }
    // The person at the seat, while asked for a turn; null if there is none.
    [[nodiscard]] Person* askedPerson(int seat) const;
    // Whether the seat is a computer's that challenges the last play, which formed these words.
    [[nodiscard]] bool computerChallenges(int seat, const SeatView& view, const std::vector<ScoredWord>& words);

private:
    std::chrono::milliseconds m_pause;
    const Audience& m_audience;
    std::vector<SeatKind> m_kinds;
    std::vector<std::unique_ptr<Player>> m_players;
};

} // namespace storeys
