#pragma once

#include "moves/found_play.h"
#include "moves/line_table.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace storeys {

// The first play of a game. On an empty board one place is often as good as another, so the best plays are looked for
// in one of them and then moved to the others.

// Whether the plays of one line are, moved there, those of the other.
[[nodiscard]] inline bool areAlikeWhenEmpty(const Line& a, const Line& b)
{
    return a.length == b.length && a.anchors == b.anchors
           && std::equal(a.kinds.begin(), a.kinds.begin() + a.length, b.kinds.begin());
}

// The cell from which on all words of so many letters and less have room that can lie on the line. None where there is
// no such cell or where it makes a difference where a word lies.
[[nodiscard]] inline std::optional<int> startForAll(const Line& line, int letters)
{
    const int start = line.anchorFrom(0) - 1; // the shortest words are of two letters
    if (start < 0 || start + letters > line.length || line.premiums != 0)
        return std::nullopt;
    return start;
}

// Adds to the plays of so many tiles and less those that are like them.
template<class Scoring>
void addMoved(LineTable<Scoring>& lines, int tiles, std::vector<FoundPlay>& found)
{
    const std::size_t count = found.size();
    lines.forEachLine([&](const Line& line) {
        const bool mayShift = startForAll(line, tiles).has_value();
        for (std::size_t n = 0; n < count; ++n) {
            FoundPlay play = found[n];
            const bool across = play.direction == Direction::Across;
            const Line& own = lines.line(play.direction, across ? play.first.row : play.first.column);
            const int cell = across ? play.first.column : play.first.row;
            if (!areAlikeWhenEmpty(own, line))
                continue;
            play.direction = line.direction;
            for (int start = 0; start + play.length <= line.length; ++start) {
                const bool isOwn = &own == &line && start == cell;
                const bool connects = (line.anchors >> start & ((1u << play.length) - 1)) != 0;
                if (isOwn || !connects || (start != cell && !mayShift))
                    continue;
                play.first = line.squareAt(start);
                found.push_back(play);
            }
        }
        return true;
    });
}

} // namespace storeys
