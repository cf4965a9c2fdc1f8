#pragma once

#include "record/read_game.h"
#include "record/record_table.h"

namespace storeys {

// How a recorded game ends.
struct RecordEnding
{
    std::optional<EndCondition> reason; // the first end condition that holds
    // Without `reason`: the end condition by which the game may have ended all the same, because unknown racks decide
    // whether somebody can play, or because another program wrote the record. Other programs also stop after six
    // scoreless turns, after two rounds of passes, or early.
    std::optional<EndCondition> possible{};
};

// A record whose lines are being judged, and how. The record must outlive the object.
struct RecordLines
{
    RecordLines(const ReadGcg& from, WordsAre judged);

    // Whether the line after event number `at` withdraws that event, even if that line is otherwise unreadable.
    [[nodiscard]] bool isWithdrawn(std::size_t at) const;

    const ReadGcg& read;
    const GameRecord& record;
    WordsAre words;
    std::vector<std::vector<std::size_t>> eventsOf; // by seat, the numbers of its events in their order
};

// How the game ends, if it does, after event number `at`, the last one applied to the table. Later lines are used only
// for the racks that they show.
[[nodiscard]] RecordEnding endingAfter(const RecordLines& lines, std::size_t at, const RecordTable& table);

// The game between two events, as far as the record shows it. A value of a few kilobytes.
struct LineState
{
    // Before the first event. `isSeeded`: our bag deals by the record's seed.
    LineState(const GameRecord& record, const RuleBookPtr& book, bool isSeeded);

    [[nodiscard]] const Position& position() const { return table.position(); }
    [[nodiscard]] bool isOver() const { return ending.reason || isClosed; }
    // The end condition by which tiles left may be counted now; none if they may not.
    [[nodiscard]] std::optional<EndCondition> endToSettle() const
    {
        return ending.reason ? ending.reason : ending.possible;
    }

    RecordTable table;
    std::optional<Play> lastPlay{}; // the last event, if it was a play, which can be withdrawn
    RecordEnding ending{};          // after the last turn
    int lastTurn = 0;               // line of the last turn; 0 before the first
    bool isClosed = false;          // tiles left have been counted: the game is over, whatever the turns say
    bool isDouble = false;          // a single line has counted all tiles left: the player who went out gained twice
                                    // their value
    std::vector<bool> counted;      // by seat: tiles left have been counted
};

// Judges a line that gives points outside a turn: for tiles left, time, or a challenge. Returns the points that it should
// give, but does not add them to the seat. Updates racks and the end of the game in `state`, even on an error.
[[nodiscard]] Result<Points> judgePoints(LineState& state, const GameRecord& record, const RecordEvent& line);

// Judges the lines about cards that follow an event, and applies their choices, up to the first fault. Only plays draw
// cards. `state` is the one after the event.
[[nodiscard]] std::optional<RecordError> judgeCards(const RecordLines& lines, LineState& state,
                                                    const RecordEvent& event, std::size_t at);

// Judges a failed challenge of the event, which costs the challenger what the house rules say. `state` is the one after
// the event; it changes only if nothing is wrong.
[[nodiscard]] Problem judgeFailedChallenge(LineState& state, const GameRecord& record, const RecordEvent& play,
                                           const RecordEvent::FailedChallenge& challenge);

// The verdict on an event and on the lines below it that belong to it: cards and failed challenges.
struct JudgedLine
{
    // In the order of the checks; a card or failed challenge has a line of its own. If `after` is missing, the last
    // fault says why.
    std::vector<RecordError> faults{};
    // The state after the event, with the points that it should give. None if the turn can't be taken or, with our seed,
    // contradicts what our bag and deck deal.
    std::optional<LineState> after{};
    bool isTurn = false; // the event was taken as a turn, the last one of the table in `after`
    std::string text{};  // of the event, with dots for letters that already lay on the board
};

// Judges event number `at`. `event` is that event, or a copy with another seat and rack. Notes each fault and, if
// possible, corrects it in `after`: reopens a finished game, gives the turn to the event's seat, believes the written
// rack or makes it unknown, and puts a play that breaks a rule on the board anyway. With our seed, which decides turns
// and racks, a fault in these is not corrected.
[[nodiscard]] JudgedLine judgeLine(const RecordLines& lines, const LineState& before, const RecordEvent& event,
                                   std::size_t at);

// The result of a game that is given up in this state, as #resigned says; the error if it can't be. The record must have
// that line.
[[nodiscard]] Result<GameResult> judgeResigned(const LineState& state, const GameRecord& record);

// Adds the totals and, with TurnsAre::Kept, the turn and the position after an event to a followed game. `isTurn`: the
// event was taken as a turn. Must first be called for the state before the first event.
void keepState(FollowedGame& game, const LineState& after, bool isTurn, TurnsAre turns);

} // namespace storeys
