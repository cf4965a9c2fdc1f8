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

// The first cell from which every word of up to that many letters fits on the line. None if there is no such cell or if
// the place of a word matters.
[[nodiscard]] inline std::optional<int> startForAll(const Line& line, int letters)
{
    const int start = line.anchorFrom(0) - 1; // the shortest words are of two letters
    if (start < 0 || start + letters > line.length || line.premiums != 0)
        return std::nullopt;
    return start;
}

// Adds to the best plays, of up to that number of tiles, the plays that equal them elsewhere on the board. They come in
// the order of allPlays(), before and after.
template<class Scoring>
void addMoved(const LineTable<Scoring>& lines, int tiles, std::vector<FoundPlay>& plays)
{
    const auto lineOf = [&](const FoundPlay& play) -> const Line& {
        return lines.line(play.direction, play.direction == Direction::Across ? play.first.row : play.first.column);
    };
    const std::vector<FoundPlay> own(plays);
    plays.clear();
    lines.forEachLine([&](const Line& line) {
        // Of lines that are alike only one was searched, and its plays are next to each other.
        const auto first =
            std::ranges::find_if(own, [&](const auto& play) { return areAlikeWhenEmpty(lineOf(play), line); });
        const auto behind =
            std::find_if(first, own.end(), [&](const auto& play) { return &lineOf(play) != &lineOf(*first); });
        const bool mayShift = startForAll(line, tiles).has_value();
        for (int start = line.length; start-- > 0;) {
            for (auto play = first; play != behind; ++play) {
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

} // namespace storeys
