#pragma once

#include "rules/formed_words.h"
#include "rules/reserve.h"

#include <variant>
#include <vector>

namespace storeys {

// ---- what a play is worth

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
    Points starBonus{};

    [[nodiscard]] Points total() const
    {
        Points sum = allTilesBonus + starBonus;
        for (const ScoredWord& word : words)
            sum += word.points;
        return sum;
    }
};

// ---- what happens in a turn

struct PlacedTile
{
    Square square;
    Tile tile;
    Height before;         // of the stack it came down on
    bool replaced = false; // a blocker, which went back to the pile
};

namespace event {

struct Placed
{
    std::vector<PlacedTile> tiles; // in order along the main word
};
// The points go to the seat, and a row of passes is broken.
struct Scored
{
    PlayScore score;
};
// From the pile to the reserve, for covering the square.
struct Collected
{
    Square square;
    Reserve taken;
};
// Off to the pile, then on from the reserve.
struct BlockersMoved
{
    std::vector<Square> off, on;
};
// Onto the rack, in the order of the draw.
struct Drawn
{
    std::vector<Tile> tiles;
};
// The drawn tiles come out of the bag before the given ones go in.
struct Exchanged
{
    std::vector<Tile> given, drawn;
};
struct Passed
{};
// The challenge of the play by this seat failed: all its words are good.
struct Challenged
{};
// The seat will lose one more turn.
struct OwesTurn
{};
// The seat pays these points.
struct Paid
{
    Points points;
};
// The turn passes by the seat, which owed it: no pass, whatever the row of passes.
struct TurnLost
{};
// The last play was challenged and is taken back: its tiles, the score taken off, the drawn tiles that went back to the
// bag, and what went from piles and blockers.
struct Withdrawn
{
    std::vector<PlacedTile> tiles;
    PlayScore score;
    std::vector<Tile> drawn;
    Reserve collected;
    BlockersMoved blockers;
};
// The seat moves next.
struct ToMove
{};

} // namespace event

// One thing that happened to a seat. Those of a turn, in order, lead from the position before it to the one after it.
struct Event
{
    int seat = 0;
    std::variant<event::Placed, event::Scored, event::Collected, event::BlockersMoved, event::Drawn, event::Exchanged,
                 event::Passed, event::Challenged, event::OwesTurn, event::Paid, event::TurnLost, event::Withdrawn,
                 event::ToMove>
        what;
};

} // namespace storeys
