#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace storeys {

// The results of endgame searches, by the keys of positions: the spread that the side to move gains from the position
// to the end, or bounds of this spread. A new entry replaces the one in its place, so the table never grows. A table
// may serve all searches of a game; it must not be shared between threads.
class EndgameTable
{
public:
    static constexpr std::int16_t infinite = 30'000; // points; more than anybody can gain

    // A spread in points, or a bound of it.
    struct Value
    {
        int spread = 0;
        bool exact = true; // nothing was cut off before the end of the game
    };

    struct Entry
    {
        std::uint64_t key = 0;
        std::int16_t low = -infinite;
        std::int16_t high = infinite;
        std::uint16_t best = 0; // index of the best turn
        std::uint8_t depth = 0; // turns looked ahead; anyDepth if nothing was cut off, 0 if the position is unknown

        [[nodiscard]] bool isThere() const { return depth > 0; }
        // The stored value, if it is deep enough and settles the search between alpha and beta.
        [[nodiscard]] std::optional<Value> answer(int wantedDepth, int alpha, int beta) const
        {
            if (!isThere() || depth < wantedDepth)
                return std::nullopt;
            if (low >= beta || low == high)
                return Value{low, depth == anyDepth};
            return high <= alpha ? std::optional(Value{high, depth == anyDepth}) : std::nullopt;
        }
    };
    static_assert(sizeof(Entry) == 16);

    // Makes room for at least twice this many positions, within limits.
    explicit EndgameTable(std::int64_t positions)
        : m_entries(std::bit_ceil(2 * static_cast<std::size_t>(std::clamp(positions, fewest, most))))
    {}

    [[nodiscard]] Entry at(std::uint64_t key) const
    {
        const Entry& entry = m_entries[key & (m_entries.size() - 1)];
        return entry.key == key ? entry : Entry();
    }
    // Stores the value and best turn that a search of that depth between alpha and beta found. Keeps the bounds that an
    // equally deep search with another window found.
    void store(std::uint64_t key, const Value& value, int depth, int alpha, int beta, std::uint32_t best)
    {
        Entry& entry = m_entries[key & (m_entries.size() - 1)];
        const auto reached = static_cast<std::uint8_t>(value.exact ? anyDepth : depth);
        if (entry.key != key || entry.depth != reached)
            entry = {key, -infinite, infinite, 0, reached};
        if (value.spread > alpha)
            entry.low = std::max(entry.low, static_cast<std::int16_t>(value.spread));
        if (value.spread < beta)
            entry.high = std::min(entry.high, static_cast<std::int16_t>(value.spread));
        entry.best = static_cast<std::uint16_t>(best);
    }

private:
    static constexpr std::uint8_t anyDepth = 255;
    static constexpr std::int64_t fewest = 1 << 6;
    static constexpr std::int64_t most = 1 << 19;

    std::vector<Entry> m_entries;
};

} // namespace storeys
