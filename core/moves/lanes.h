#pragma once

#include <cstdint>

namespace storeys {

// Sixteen small numbers that are added and compared all at once, in what every x86-64 and ARM processor has for that;
// for others the compiler makes loops of it. Not set when made.
class Lanes
{
public:
    static Lanes of(int number)
    {
        Lanes all;
        all.m_low = all.m_high = Half{} + static_cast<std::int16_t>(number);
        return all;
    }

    // A vector may be looked at as the array of its elements.
    [[nodiscard]] int operator[](int lane) const { return reinterpret_cast<const std::int16_t*>(this)[lane]; }
    void set(int lane, int number)
    {
        reinterpret_cast<std::int16_t*>(this)[lane] = static_cast<std::int16_t>(number);
    }

    // Every number one lane on; the first becomes 0, the last is lost.
    [[nodiscard]] Lanes movedOn() const
    {
        Lanes moved;
        moved.m_low = __builtin_shufflevector(m_low, Half{}, 8, 0, 1, 2, 3, 4, 5, 6);
        moved.m_high = __builtin_shufflevector(m_high, Half{}, 8, 0, 1, 2, 3, 4, 5, 6)
                       | __builtin_shufflevector(m_low, Half{}, 7, 8, 8, 8, 8, 8, 8, 8);
        return moved;
    }
    friend Lanes operator+(Lanes a, const Lanes& b)
    {
        a.m_low += b.m_low;
        a.m_high += b.m_high;
        return a;
    }
    friend Lanes larger(Lanes a, const Lanes& b)
    {
        a.m_low = a.m_low > b.m_low ? a.m_low : b.m_low;
        a.m_high = a.m_high > b.m_high ? a.m_high : b.m_high;
        return a;
    }

private:
    using Half [[gnu::vector_size(16)]] = std::int16_t;

    Half m_low;
    Half m_high;
};

} // namespace storeys
