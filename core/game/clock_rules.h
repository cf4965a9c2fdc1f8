#pragma once

#include "base/result.h"

#include <chrono>
#include <string>
#include <string_view>

namespace storeys {

// What the players agreed on about time: how much of it there is, for the whole game or for each turn, and what
// happens to whoever has none left. A plain value; GameClock keeps the time.
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

    // "total=1500 increment=10 at-zero=points" or "turn=60 at-zero=game pauses=no", as in the record's #clock; words that it
    // does not know are left to others. An error says which word is wrong.
    [[nodiscard]] static Result<ClockRules> read(std::string_view text);
    [[nodiscard]] std::string text() const;

    bool operator==(const ClockRules&) const = default;
};

} // namespace storeys
