#pragma once

#include "base/error.h"
#include "base/units.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// What the players agreed on about time: how much of it there is, for the whole game or for each turn, and what
// happens to a player who has none left. A plain value; GameClock keeps the time.
struct ClockRules
{
    enum class Kind { Total, Turn };
    enum class AtZero { LosePoints, LoseGame };

    Kind kind = Kind::Total;
    std::chrono::seconds allotted{1500}; // to each player for the game, or for every turn; 1 s … 24 h
    std::chrono::seconds increment{0};   // Total: gained by every turn taken; up to an hour
    AtZero atZero = AtZero::LosePoints;  // lose points for every minute begun, or the game
    bool pauses = true;                  // a player may pause the clock

    static constexpr int pointsPerMinute = 10;

    // "total=1500 increment=10 at-zero=points" or "turn=60 at-zero=game pauses=no", as in the record's #clock; unknown
    // words are left to others. An error says which word is wrong.
    [[nodiscard]] static Result<ClockRules> read(std::string_view text);
    [[nodiscard]] std::string text() const;

    bool operator==(const ClockRules&) const = default;
};

// ---- the text of the record's #clock

// A word NAME=VALUE of it.
struct ClockWord
{
    std::string_view name;
    std::string_view value; // empty where the word has no '='
};

// The words, which spaces separate.
[[nodiscard]] std::vector<ClockWord> clockWords(std::string_view text);

// The numbers that commas separate; none if one of them is no number or is out of range.
[[nodiscard]] std::optional<std::vector<std::int64_t>> clockNumbers(std::string_view value, std::int64_t lowest,
                                                                    std::int64_t highest);

[[nodiscard]] Error badClockWord(const ClockWord& word);

// Keeps the time of each seat; at most one seat's time runs. The owner says when a turn begins and ends, and when
// to hold. Time comes from a function, so tests need no waiting.
class GameClock
{
public:
    using Time = std::chrono::milliseconds;
    // A time that never goes back, from any beginning.
    using Now = std::function<Time()>;

    GameClock(const ClockRules& rules, int seats, Now now);

    [[nodiscard]] const ClockRules& rules() const { return m_rules; }

    // ---- running
    // The seat's turn begins, or goes on; the turn of the seat that ran before stays unfinished.
    void start(int seat);
    // The turn is taken: the seat gains its increment, or the time for its next turn. Nothing if no seat runs.
    void finishTurn();
    // Nobody's time runs: the game is over, or between two turns.
    void stop();
    // While held, a running seat loses no time. Holding twice is as good as once.
    void hold(bool held);
    // A player pauses a running clock, which is counted. Nothing happens where no time runs or nobody may pause.
    void pause();
    void goOn();
    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] int pauses() const { return m_pauses; }
    [[nodiscard]] std::optional<int> running() const { return m_running; }

    // ---- what it shows
    [[nodiscard]] int seats() const { return static_cast<int>(m_seats.size()); }
    // Below zero once time is used up.
    [[nodiscard]] Time left(int seat) const;
    // Minutes begun beyond zero; with time for each turn, of all turns together.
    [[nodiscard]] int minutesOver(int seat) const;
    // What they cost; nothing where the game is lost at zero.
    [[nodiscard]] Points penalty(int seat) const;
    // The seat that has lost the game by the clock, if that was agreed.
    [[nodiscard]] std::optional<int> loser() const;

    // ---- the record's #clock line: the rules, then what is left, "left-ms=1436812,1429500 over=0,1", and "paused=2" if
    // there were pauses
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static Result<GameClock> read(std::string_view text, int seats, Now now);

private:
    struct Account
    {
        Time left{};
        int minutesOver = 0; // Total: the most there were; Turn: of the turns finished
    };

    void settle();

    ClockRules m_rules;
    std::vector<Account> m_seats;
    Now m_now;
    std::optional<int> m_running;
    Time m_since{}; // the running seat's time is counted up to here
    bool m_held = false;
    bool m_paused = false;
    int m_pauses = 0;
};

} // namespace storeys
