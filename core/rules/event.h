#pragma once

#include "rules/action.h"
#include "rules/formed_words.h"
#include "rules/pieces.h"

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
    Points bingoBonus{};
    Points starBonus{};
    Points correction{}; // by which a record that is shown as written gives more

    [[nodiscard]] Points total() const
    {
        Points sum = bingoBonus + starBonus + correction;
        for (const ScoredWord& word : words)
            sum += word.points;
        return sum;
    }
};

// ---- what happens in a turn

struct Event;

struct PlacedTile
{
    Square square;
    Tile tile;
    Height before;         // of the stack it came down on
    bool replaced = false; // a blocker, which went back to the pile
};

namespace event {

// Before the seat took its turn it was given so many hints.
struct Hinted
{
    int hints = 1;
};
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
{
    bool forced = false; // the seat held nothing to play and was not asked
};
// The challenge of the play by this seat failed: all its words are good.
struct Challenged
{};
// The seat will lose so many more turns, or fewer.
struct OwesTurn
{
    int turns = 1;
};
// The seat pays these points.
struct Paid
{
    Points points;
};
// The turn passes by the seat, which owed it: no pass, whatever the row of passes.
struct TurnLost
{};
// The last play was challenged and is taken back, with all that came of it: these events, in the order in which they
// happened. The bag is shuffled, and cards stay on the discard pile.
struct Withdrawn
{
    std::vector<Event> undone;
};
// The seat moves next; `extra`: once more, with a turn that a card gave.
struct ToMove
{
    bool extra = false;
};

// ---- cards

// From the deck to the discard pile, for covering the square. It is carried out later in the turn.
struct CardDrawn
{
    Square square;
    CardId card;
};
// The oldest card due is carried out, with what the player chose. What it does follows.
struct CardDone
{
    CardId card;
    CardChoice choice;
};
// From the pile to the reserve, or back where less than nothing.
struct Supplied
{
    Reserve taken;
};
// As an exchange, which is none of those that a player makes.
struct TilesChanged
{
    std::vector<Tile> given, drawn;
};
struct RacksSwapped
{
    int with; // that seat
};
// The seat will move that many times more after this turn, or fewer.
struct ExtraTurn
{
    int turns = 1;
};

// ---- the clock

// The seat has run out of time, and the players agreed that this loses: the game is over.
struct TimeUp
{};
// The seat pays these points for its time when the game is counted, besides those charged before.
struct TimeCharged
{
    Points points;
};

} // namespace event

// One thing that happened to a seat. Those of a turn, in order, lead from the position before it to the one after it.
struct Event
{
    int seat = 0;
    std::variant<event::Hinted, event::Placed, event::Scored, event::Collected, event::BlockersMoved, event::Drawn,
                 event::Exchanged, event::Passed, event::Challenged, event::OwesTurn, event::Paid, event::TurnLost,
                 event::Withdrawn, event::ToMove, event::CardDrawn, event::CardDone, event::Supplied,
                 event::TilesChanged, event::RacksSwapped, event::ExtraTurn, event::TimeUp, event::TimeCharged>
        what;
};

} // namespace storeys
