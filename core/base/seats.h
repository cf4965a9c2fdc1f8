#pragma once

#include <cstdint>

namespace storeys {

// A set of seats: bit n stands for seat n.
using Seats = std::uint8_t;

inline constexpr Seats allSeats = 0xff;

[[nodiscard]] constexpr Seats onlySeat(int seat)
{
    return static_cast<Seats>(1u << seat);
}
[[nodiscard]] constexpr bool includes(Seats seats, int seat)
{
    return ((seats >> seat) & 1u) != 0;
}

} // namespace storeys
