#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace storeys {

// A vector of 16-bit integers that are added and compared eight at a time, with the vector instructions of every x86-64
// and ARM processor. For other processors the compiler uses loops. `count` is the number of integers, a multiple of
// eight. Not initialized by default.
template<int count>
class Lanes
{
public:
    static Lanes of(int number)
    {
        Lanes all;
        for (Eight& part : all.m_parts)
            part = Eight{} + static_cast<std::int16_t>(number);
        return all;
    }
    // The first `count` of these numbers.
    template<std::size_t size>
    static Lanes from(const std::array<std::int16_t, size>& numbers)
    {
        static_assert(size >= count);
        Lanes all;
        std::memcpy(all.m_parts, numbers.data(), sizeof all.m_parts);
        return all;
    }

    // Reading a vector as an array of its elements is allowed.
    [[nodiscard]] int operator[](int lane) const { return reinterpret_cast<const std::int16_t*>(m_parts)[lane]; }
    void set(int lane, int number)
    {
        reinterpret_cast<std::int16_t*>(m_parts)[lane] = static_cast<std::int16_t>(number);
    }
    // Each number moves to the next lane; lane 0 becomes 0, and the last number is lost.
    [[nodiscard]] Lanes movedOn() const
    {
        Lanes moved;
        for (int part = 0; part < parts; ++part) {
            moved.m_parts[part] = __builtin_shufflevector(m_parts[part], Eight{}, 8, 0, 1, 2, 3, 4, 5, 6);
            if (part > 0)
                moved.m_parts[part] |= __builtin_shufflevector(m_parts[part - 1], Eight{}, 7, 8, 8, 8, 8, 8, 8, 8);
        }
        return moved;
    }
    friend Lanes operator+(Lanes a, const Lanes& b)
    {
        for (int part = 0; part < parts; ++part)
            a.m_parts[part] += b.m_parts[part];
        return a;
    }
    friend Lanes operator*(Lanes a, const Lanes& b)
    {
        for (int part = 0; part < parts; ++part)
            a.m_parts[part] *= b.m_parts[part];
        return a;
    }
    // Takes `a` in the lanes whose bit is set in `first`, and `b` in the others.
    friend Lanes either(std::uint32_t first, const Lanes& a, const Lanes& b)
    {
        Lanes chosen;
        for (int part = 0; part < parts; ++part) {
            const Eight bits{1, 2, 4, 8, 16, 32, 64, 128};
            const auto these = static_cast<std::int16_t>(first >> 8 * part & 0xff);
            const Eight isFirst = ((Eight{} + these) & bits) == bits;
            chosen.m_parts[part] = (a.m_parts[part] & isFirst) | (b.m_parts[part] & ~isFirst);
        }
        return chosen;
    }
    friend Lanes larger(Lanes a, const Lanes& b)
    {
        for (int part = 0; part < parts; ++part)
            a.m_parts[part] = a.m_parts[part] > b.m_parts[part] ? a.m_parts[part] : b.m_parts[part];
        return a;
    }

private:
    static_assert(count % 8 == 0);
    static constexpr int parts = count / 8;
    using Eight [[gnu::vector_size(16)]] = std::int16_t;

    Eight m_parts[parts];
};

} // namespace storeys
