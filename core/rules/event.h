#pragma once

#include "rules/action.h"
#include "rules/formed_words.h"
#include "rules/pieces.h"

#include <variant>
#include <vector>

namespace storeys {

// ---- what a play is worth

// A word and its score: `points` is the sum over its squares, already multiplied by `factor`.
struct ScoredWord
{
    FormedWord word;
    Points points;
    int factor = 1;
};

struct PlayScore
{
    std::vector<ScoredWord> words;
    Points bingoBonus{};
    Points starBonus{};
    Points correction{}; // in a record shown as written, its score minus ours; else 0, or what is beyond GameLimits

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
    Height before;         // height of the stack before the tile was put on it
    bool replaced = false; // a blocker lay here and went back to the pile
};

namespace event {

// The seat was given this many hints before it took its turn.
struct Hinted
{
    int hints = 1;
};
struct Placed
{
    std::vector<PlacedTile> tiles; // in reading order
};
// The seat gets the points, and its play ends a run of passes.
struct Scored
{
    PlayScore score;
};
// The seat's reserve gets pieces from the pile, for a square that the play covered.
struct Collected
{
    Square square;
    Reserve taken;
};
// Blockers went from the squares `off` to the pile, then blockers of the seat's reserve went onto the squares `on`.
struct BlockersMoved
{
    std::vector<Square> off, on;
};
// The seat drew these tiles onto its rack, in this order.
struct Drawn
{
    std::vector<Tile> tiles;
};
// The seat exchanged tiles: it drew new ones before the old ones went into the bag.
struct Exchanged
{
    std::vector<Tile> given, drawn;
};
struct Passed
{
    bool forced = false; // the seat held nothing to play and so passed without being asked
};
// The seat challenged this turn's play and failed, as all its words are good.
struct Challenged
{};
// The seat will lose this many more turns, or fewer if negative.
struct OwesTurn
{
    int turns = 1;
};
// The seat loses these points for a failed challenge.
struct Paid
{
    Points points;
};
// The seat skips a turn that it owed. This neither counts as a pass nor breaks a run of passes.
struct TurnLost
{};
// The last play was challenged and is withdrawn. Undoes the events in `undone`, which are in the order in which they
// happened. The bag is shuffled, and drawn cards stay on the discard pile.
struct Withdrawn
{
    std::vector<Event> undone;
};
// The seat moves next; `extra`: it moves again, in an extra turn from a card.
struct ToMove
{
    bool extra = false;
};

// ---- cards

// A card went from the deck to the discard pile because the play covered the square. It takes effect later this turn.
struct CardDrawn
{
    Square square;
    CardId card;
};
// The oldest card still to be carried out takes effect, with the player's choice. The events of its effect follow.
struct CardDone
{
    CardId card;
    CardChoice choice;
};
// A card moved pieces from the pile to the seat's reserve or, if the number is negative, back to the pile.
struct Supplied
{
    Reserve taken;
};
// Tiles change as in an exchange, but this does not count as one of the player's exchanges.
struct TilesChanged
{
    std::vector<Tile> given, drawn;
};
struct RacksSwapped
{
    int with; // the other seat
};
// The seat gets this many more extra turns after this one, or fewer if negative.
struct ExtraTurn
{
    int turns = 1;
};

// ---- after the last turn

// The game is over because the seat has run out of time and the players agreed that this loses.
struct TimeUp
{};
// The game is over because the seat, one of two, gives it up.
struct Resigned
{};
// At the end, the seat pays these points for overrunning its time, in addition to earlier charges.
struct TimeCharged
{
    Points points;
};

} // namespace event

// One thing that happened to a seat. The events of a turn, applied in order, turn the position before the turn into the
// position after it.
struct Event
{
    int seat = 0;
    std::variant<event::Hinted, event::Placed, event::Scored, event::Collected, event::BlockersMoved, event::Drawn,
                 event::Exchanged, event::Passed, event::Challenged, event::OwesTurn, event::Paid, event::TurnLost,
                 event::Withdrawn, event::ToMove, event::CardDrawn, event::CardDone, event::Supplied,
                 event::TilesChanged, event::RacksSwapped, event::ExtraTurn, event::TimeUp, event::Resigned,
                 event::TimeCharged>
        what;
};

} // namespace storeys
