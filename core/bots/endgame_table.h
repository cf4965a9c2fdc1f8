#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>

namespace storeys {

// The gain of a side from a position to the end, or a bound of it.
struct EndgameValue
{
    int gain = 0;
    bool exact = true; // nothing was cut off before the end
};

// What a search of an endgame has found out about positions, by their keys. Owned by the search.
class EndgameTable
{
public:
    static constexpr int infinite = 1'000'000;

    struct Known
    {
        int low = -infinite;
        int high = infinite;
        int depth = 0;          // turns looked ahead; anyDepth where nothing was cut off
        std::uint32_t best = 0; // place of the turn that proved best

        [[nodiscard]] bool isThere() const { return depth > 0; }
        // The value, if it is known so deep that alpha and beta ask no more.
        [[nodiscard]] std::optional<EndgameValue> answer(int wantedDepth, int alpha, int beta) const
        {
            if (depth < wantedDepth)
                return std::nullopt;
            if (low >= beta || low == high)
                return EndgameValue{low, depth == anyDepth};
            return high <= alpha ? std::optional(EndgameValue{high, depth == anyDepth}) : std::nullopt;
        }
    };

    [[nodiscard]] Known at(std::uint64_t key) const
    {
        const auto found = m_known.find(key);
        return found == m_known.end() ? Known() : found->second;
    }
    // A search to that depth between alpha and beta found the value, and the best turn there.
    void keep(std::uint64_t key, const EndgameValue& value, int depth, int alpha, int beta, std::uint32_t best)
    {
        m_known[key] = {value.gain > alpha ? value.gain : -infinite, value.gain < beta ? value.gain : infinite,
                        value.exact ? anyDepth : depth, best};
    }

private:
    static constexpr int anyDepth = std::numeric_limits<int>::max();

    std::unordered_map<std::uint64_t, Known> m_known;
};

} // namespace storeys
