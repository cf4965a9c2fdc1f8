#pragma once

#include "moves/found_play.h"

#include <limits>
#include <vector>

namespace storeys {

// What a search is after decides which plays it keeps and where it may stop looking. A goal says whether plays worth
// that many points can still matter (isBounded: only then are such bounds computed at all), takes plays, and says when
// it is done.

// Every play, in the order of the search.
struct AllPlaysGoal
{
    std::vector<FoundPlay>& found;

    static constexpr bool isBounded = false;
    [[nodiscard]] bool cares(int) const { return true; }
    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next(int) { return &found.emplace_back(); }
};

// The plays that score most, all of them.
struct BestPlaysGoal
{
    std::vector<FoundPlay>& found;
    int best = std::numeric_limits<int>::min();

    static constexpr bool isBounded = true;
    [[nodiscard]] bool cares(int points) const { return points >= best; }
    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next(int points)
    {
        if (points < best)
            return nullptr;
        if (points > best)
            found.clear();
        best = points;
        return &found.emplace_back();
    }
};

// Whether there is one.
struct AnyPlayGoal
{
    bool found = false;

    static constexpr bool isBounded = false;
    [[nodiscard]] bool cares(int) const { return true; }
    [[nodiscard]] bool isDone() const { return found; }
    [[nodiscard]] FoundPlay* next(int)
    {
        found = true;
        return nullptr;
    }
};

} // namespace storeys
