#pragma once

#include "moves/found_play.h"

#include <vector>

namespace storeys {

// What a search for all plays is after decides which it keeps and when it may stop looking.

// Every play, in the order of the search.
struct AllPlaysGoal
{
    std::vector<FoundPlay>& found;

    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next(int) { return &found.emplace_back(); }
};

// Whether there is one.
struct AnyPlayGoal
{
    bool found = false;

    [[nodiscard]] bool isDone() const { return found; }
    [[nodiscard]] FoundPlay* next(int)
    {
        found = true;
        return nullptr;
    }
};

} // namespace storeys
