#pragma once

#include "base/compiler.h"
#include "moves/generator.h"
#include "moves/line_table.h"
#include "moves/shadow_bound.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace storeys {

// ---- an empty board

// On an empty board many places are equivalent, so the best first plays are searched in one place and then moved to the
// others.

// Whether the plays of line `a`, moved to line `b`, are exactly the plays of `b`.
[[nodiscard]] inline bool areAlikeWhenEmpty(const Line& a, const Line& b)
{
    return a.length == b.length && a.anchors == b.anchors
           && std::equal(a.kinds.begin(), a.kinds.begin() + a.length, b.kinds.begin());
}

// The cell before the first anchor, if every word of 2 to `letters` letters that begins there fits on the line. None if
// there is no such cell or if premiums make scores depend on where a word lies.
[[nodiscard]] inline std::optional<int> startForAll(const Line& line, int letters)
{
    const int start = line.anchorFrom(0) - 1; // the shortest words have two letters
    if (start < 0 || start + letters > line.length || line.premiums != 0)
        return std::nullopt;
    return start;
}

// Completes the best plays on an empty board, each of at most `tiles` tiles: adds the same words at all other places
// where they score the same. `plays` is in the order of Generator::allPlays() both before and after.
template<class Scoring>
void addMoved(const LineTable<Scoring>& lines, int tiles, std::vector<FoundPlay>& plays)
{
    const auto lineOf = [&](const FoundPlay& play) -> const Line& {
        return lines.line(play.direction, play.direction == Direction::Across ? play.first.row : play.first.column);
    };
    const std::vector<FoundPlay> own(plays);
    plays.clear();
    lines.forEachLine([&](const Line& line) {
        // Of several equivalent lines only one was searched, and its plays are adjacent in `own`.
        const auto first =
            std::ranges::find_if(own, [&](const auto& play) { return areAlikeWhenEmpty(lineOf(play), line); });
        const auto after =
            std::find_if(first, own.end(), [&](const auto& play) { return &lineOf(play) != &lineOf(*first); });
        const bool mayShift = startForAll(line, tiles).has_value();
        for (int start = line.length; start-- > 0;) {
            for (auto play = first; play != after; ++play) {
                const bool hasRoom = start + play->length <= line.length;
                const bool connects = (line.anchors >> start & ((1u << play->length) - 1)) != 0;
                const int place = play->direction == Direction::Across ? play->first.column : play->first.row;
                if (!hasRoom || !connects || (start != place && !mayShift))
                    continue;
                plays.push_back(*play);
                plays.back().direction = line.direction;
                plays.back().first = line.squareAt(start);
            }
        }
        return true;
    });
}

// ---- the lines, best bound first

// The lines on which a play can connect, with an upper bound for the score of the rack on each. On an empty board,
// holds only one of several equivalent lines and, if startForAll() finds a cell, offers only this cell as a start of
// words.
template<class Scoring>
class LinesByBound
{
public:
    LinesByBound(const LineTable<Scoring>& lines, const RackBound<Scoring>& rack)
    {
        lines.forEachLine([&](const ScoredLine<Scoring>& line) {
            const auto isLike = [&](const BoundedLine& other) { return areAlikeWhenEmpty(*other.line, line); };
            if (lines.isBoardEmpty() && std::any_of(m_lines.begin(), m_lines.begin() + m_count, isLike))
                return true;
            BoundedLine& bounded = m_lines[m_count];
            bounded.line = &line;
            bounded.bound.fill(lines.scoring(), rack, line);
            bounded.starts = ~Line::Cells{0};
            if (const auto start = startForAll(line, rack.size); start && lines.isBoardEmpty())
                bounded.starts = 1u << *start;
            m_ranks[m_count] = rankOf(bounded.bound.anywhere(), m_count);
            ++m_count;
            return true;
        });
    }

    // Calls visit(line, starts) with the cells where a word can begin and whose bound passes cares(points). The line
    // with the highest bound comes first; cells that pass only with the bonus for playing the whole rack come last.
    template<class Cares, class Visit>
    STOREYS_INLINE void forEach(const BingoBound& bingo, Cares cares, Visit visit)
    {
        for (int n = 0; n < m_count; ++n) {
            const Rank first = highestRank();
            if (!cares(pointsOf(first)))
                break;
            BoundedLine& bounded = m_lines[numberOf(first)];
            const auto starts = those(bounded.bound.starts() & bounded.starts,
                                      [&](int start) { return cares(bounded.bound.at(start)); });
            bounded.starts &= ~starts;
            m_ranks[numberOf(first)] = visited;
            visit(*bounded.line, starts);
        }
        for (int n = 0; n < m_count; ++n) {
            const BoundedLine& bounded = m_lines[n];
            const auto starts = those(bounded.bound.startsForAll() & bounded.starts, [&](int start) {
                return cares(bounded.bound.at(start) + bingo.bonus()) && bingo.mayFit(*bounded.line, start);
            });
            if (starts != 0)
                visit(*bounded.line, starts);
        }
    }

private:
    struct BoundedLine
    {
        const ScoredLine<Scoring>* line;
        ShadowBound<Scoring> bound;
        Line::Cells starts; // the cells from which words are still to be searched
    };
    // The bound of a line, with 255 minus the line's index in the lowest byte, so that the earlier of two lines with
    // equal bounds ranks higher. The next line is thus found without a branch.
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
    std::array<BoundedLine, 2 * Board::maxSide> m_lines;
    std::array<Rank, 2 * Board::maxSide> m_ranks; // ranks of the lines still to be visited
};

} // namespace storeys
