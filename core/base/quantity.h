#pragma once

#include <compare>

namespace storeys {

// A whole number with a meaning, so that points can't be mistaken for tiles.
template<class Meaning>
struct Quantity
{
    int value = 0;

    constexpr Quantity() = default;
    constexpr explicit Quantity(int v) : value(v) {}
    constexpr Quantity& operator+=(Quantity o)
    {
        value += o.value;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity o)
    {
        value -= o.value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
    friend constexpr Quantity operator*(int n, Quantity a) { return Quantity(n * a.value); }
    auto operator<=>(const Quantity&) const = default;
};

using Points = Quantity<struct PointsMeaning>;
// Tiles in a stack; 0 is an empty square.
using Height = Quantity<struct HeightMeaning>;

} // namespace storeys
