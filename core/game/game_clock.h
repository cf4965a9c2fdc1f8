#pragma once

#include "base/error.h"
#include "base/units.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// What the players agreed on about time: how much there is, for the whole game or for each turn, and what happens to a
// player who runs out of time. A plain value; GameClock measures the time.
struct ClockRules
{
    enum class Kind { Total, Turn };
    enum class AtZero { LosePoints, LoseGame };

    Kind kind = Kind::Total;
    std::chrono::seconds allotted{1500}; // per player for the whole game or for every turn; 1 s … 24 h
    std::chrono::seconds increment{0};   // Total: added after every turn; at most an hour
    AtZero atZero = AtZero::LosePoints;  // lose points for every minute of overtime begun, or lose the game
    bool pauses = true;                  // players may pause the clock

    static constexpr int pointsPerMinute = 10;
    static constexpr int mostMinutesCharged = 10'000; // a week; see also rules/turn_rules.h

    // Reads "total=1500 increment=10 at-zero=points" or "turn=60 at-zero=game pauses=no", as in the #clock line of a
    // record. Ignores other words, some of which GameClock::read() reads. The error names the wrong word.
    [[nodiscard]] static Result<ClockRules> read(std::string_view text);
    [[nodiscard]] std::string text() const;

    bool operator==(const ClockRules&) const = default;
};

// Measures the time of each seat; at most one seat's clock runs. The owner calls start(), finishTurn() and hold(). The
// current time comes from a function, so tests need no waiting.
class GameClock
{
public:
    using Time = std::chrono::milliseconds;
    // Returns the current time: monotonic, with any origin.
    using Now = std::function<Time()>;

    GameClock(const ClockRules& rules, int seats, Now now);

    [[nodiscard]] const ClockRules& rules() const { return m_rules; }

    // ---- running
    // The seat's turn begins or continues. If another seat's clock was running, that seat's turn stays unfinished.
    void start(int seat);
    // The running seat's turn is over: the seat gains its increment or the time for its next turn. Does nothing if no
    // clock runs.
    void finishTurn();
    // Stops the running clock, because the game is over or between two turns.
    void stop();
    // While held, the running seat loses no time. Holds do not nest.
    void hold(bool held);
    // Pauses the running clock at a player's request and adds one to the number of pauses. Does nothing if no clock is
    // running, it is paused already or pauses are not allowed.
    void pause();
    void goOn();
    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] int pauses() const { return m_pauses; }
    [[nodiscard]] std::optional<int> running() const { return m_running; }

    // ---- what it shows
    [[nodiscard]] int seats() const { return static_cast<int>(m_seats.size()); }
    // The time left to the seat; below zero after it is used up.
    [[nodiscard]] Time left(int seat) const;
    // The minutes of overtime begun: with time per turn, the sum over all turns; otherwise the most so far.
    [[nodiscard]] int minutesOver(int seat) const;
    // The points that minutesOver() costs the seat; 0 if running out of time loses the game.
    [[nodiscard]] Points penalty(int seat) const;
    // The first seat whose time is used up; none if there is no such seat or overtime only costs points.
    [[nodiscard]] std::optional<int> loser() const;

    // ---- the record's #clock line: the rules, then the state, "left-ms=1436812,1429500 over=0,1", and "paused=2" if
    // there were pauses
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static Result<GameClock> read(std::string_view text, int seats, Now now);

private:
    struct Account
    {
        Time left{};
        int minutesOver = 0; // Total: the maximum so far; Turn: the sum over finished turns
    };

    void settle();

    ClockRules m_rules;
    std::vector<Account> m_seats;
    Now m_now;
    std::optional<int> m_running;
    Time m_since{}; // time up to this moment is already subtracted from the running seat's time left
    bool m_held = false;
    bool m_paused = false;
    int m_pauses = 0;
};

} // namespace storeys
