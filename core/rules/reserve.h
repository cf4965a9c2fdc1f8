#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace storeys {

// What a player holds beside the rack, or what lies in the pile from which it is taken.
struct Reserve
{
    int blanks = 0; // yellow
    int blockers = 0;
    bool operator==(const Reserve&) const = default;
};

// What a player may collect: a rookie blanks and blockers, a middle blanks alone, a pro nothing. At a table with a pro, a
// rookie's tile may replace a blocker.
enum class PlayerClass : std::uint8_t { Rookie, Middle, Pro };
inline constexpr std::array<std::string_view, 3> classNames{"rookie", "middle", "pro"};
[[nodiscard]] inline std::optional<PlayerClass> classNamed(std::string_view name)
{
    for (std::size_t n = 0; n < classNames.size(); ++n)
        if (classNames[n] == name)
            return static_cast<PlayerClass>(n);
    return std::nullopt;
}

// What covering a square gives.
enum class SquareEffect : std::uint8_t { None, TakeBlank, TakeBlocker, LiftBlocker, DrawCard };

} // namespace storeys
