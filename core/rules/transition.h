#pragma once

#include "rules/formed_words.h"

#include <vector>

namespace storeys {

// A word with what it was worth: what its squares add to it, times the factor.
struct ScoredWord
{
    FormedWord word;
    Points points;
    int factor = 1;
};

// What a play is worth, word by word.
struct PlayScore
{
    std::vector<ScoredWord> words;
    Points allTilesBonus{};

    [[nodiscard]] Points total() const
    {
        Points sum = allTilesBonus;
        for (const ScoredWord& word : words)
            sum += word.points;
        return sum;
    }
};

// What an action did, for whoever shows it: nobody needs to compare boards.
struct Transition
{
    struct Placed
    {
        Square square;
        Tile tile;
        Height before; // of the stack it came down on
    };

    int seat = 0;
    Action action;
    // Not a turn of its own: the play of the turn before was challenged and taken back. The rest is that play's, with
    // the score that was taken off and the drawn tiles that went back to the bag.
    bool withdrawal = false;
    std::vector<Placed> placed; // in order along the main word
    PlayScore score;
    std::vector<Tile> drawn; // in the order of the draw
};

} // namespace storeys
