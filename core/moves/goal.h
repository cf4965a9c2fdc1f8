#pragma once

#include "moves/found_play.h"

#include <vector>

namespace storeys {

// What a search depth first is after decides which plays it keeps and when it may stop looking.

// Every play, in the order of the search.
struct AllPlaysGoal
{
    std::vector<FoundPlay>& found;

    [[nodiscard]] bool isDone() const { return false; }
    [[nodiscard]] FoundPlay* next() { return &found.emplace_back(); }
};

// Whether there is one.
struct AnyPlayGoal
{
    bool found = false;

    [[nodiscard]] bool isDone() const { return found; }
    [[nodiscard]] FoundPlay* next()
    {
        found = true;
        return nullptr;
    }
};

} // namespace storeys
