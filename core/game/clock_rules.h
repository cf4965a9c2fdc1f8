#pragma once

#include "base/result.h"

#include <chrono>
#include <cstdint>
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

} // namespace storeys
