#pragma once

#include "base/compiler.h"
#include "moves/empty_board.h"
#include "moves/line_table.h"
#include "moves/reach.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace storeys {

// The lines that a play can connect on, with what a rack can score there at most. Of an empty board only what
// empty_board.h says is enough.
template<class Scoring>
class Prospects
{
public:
    Prospects(const LineTable<Scoring>& lines, const RackReach<Scoring>& rack)
    {
        lines.forEachLine([&](const ScoredLine<Scoring>& line) {
            const auto isLike = [&](const Prospect& other) { return areAlikeWhenEmpty(*other.line, line); };
            if (lines.isBoardEmpty() && std::any_of(m_prospects.begin(), m_prospects.begin() + m_count, isLike))
                return true;
            Prospect& prospect = m_prospects[m_count];
            prospect.line = &line;
            prospect.reach.fill(lines.scoring(), rack, line);
            prospect.starts = ~Line::Cells{0};
            if (const auto start = startForAll(line, rack.size); start && lines.isBoardEmpty())
                prospect.starts = 1u << *start;
            m_ranks[m_count] = rankOf(prospect.reach.most().anywhere(), m_count);
            ++m_count;
            return true;
        });
    }

    // Calls visit(line, starts) with the cells of a line where a word can begin that scores enough: cares(points) says
    // so. The most promising line comes first, and what only a bonus for the whole rack makes promising last.
    template<class Cares, class Visit>
    STOREYS_INLINE void forEach(const WholeRack& wholeRack, Cares cares, Visit visit)
    {
        for (int n = 0; n < m_count; ++n) {
            const Rank first = highestRank();
            if (!cares(pointsOf(first)))
                break;
            Prospect& prospect = m_prospects[numberOf(first)];
            const MostByStart& most = prospect.reach.most();
            const auto starts =
                those(most.starts() & prospect.starts, [&](int start) { return cares(most.at(start)); });
            prospect.starts &= ~starts;
            m_ranks[numberOf(first)] = visited;
            visit(*prospect.line, starts);
        }
        for (int n = 0; n < m_count; ++n) {
            const Prospect& prospect = m_prospects[n];
            const MostByStart& most = prospect.reach.most();
            const auto starts = those(most.startsForAll() & prospect.starts, [&](int start) {
                return cares(most.at(start) + wholeRack.bonus()) && wholeRack.mayFit(*prospect.line, start);
            });
            if (starts != 0)
                visit(*prospect.line, starts);
        }
    }

private:
    struct Prospect
    {
        const ScoredLine<Scoring>* line;
        Reach<Scoring> reach;
        Line::Cells starts; // where words are still to be looked for
    };
    // The most that a line can bring and, in the last byte, which line: larger for the first of those that can bring as
    // much. So the line to be visited next is found without a branch; it is looked for only as long as there is one.
    using Rank = std::int64_t;
    static constexpr Rank visited = std::numeric_limits<Rank>::min();
    [[nodiscard]] static Rank rankOf(int points, int number) { return Rank{points} * 256 + (255 - number); }
    [[nodiscard]] static int pointsOf(Rank rank) { return static_cast<int>(rank >> 8); }
    [[nodiscard]] static int numberOf(Rank rank) { return 255 - static_cast<int>(rank & 255); }
    [[nodiscard]] Rank highestRank() const
    {
        Rank highest = visited;
        for (int n = 0; n < m_count; ++n)
            highest = std::max(highest, m_ranks[n]);
        return highest;
    }

    template<class Test>
    [[nodiscard]] static Line::Cells those(Line::Cells cells, Test test)
    {
        Line::Cells chosen = 0;
        for (; cells != 0; cells &= cells - 1)
            chosen |= Line::Cells{test(std::countr_zero(cells))} << std::countr_zero(cells);
        return chosen;
    }

    int m_count = 0;
    std::array<Prospect, 2 * Board::maxSide> m_prospects;
    std::array<Rank, 2 * Board::maxSide> m_ranks; // of each line that is still to be visited
};

} // namespace storeys
