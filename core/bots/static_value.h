#pragma once

#include "bots/board_risk.h"
#include "bots/knowledge.h"
#include "bots/stop_sign.h"
#include "rules/seat_view.h"

namespace storeys {

// Something that a player could do, and what it is worth: a play, or an exchange, or else passing.
struct Candidate
{
    std::optional<FoundPlay> play;
    std::vector<Tile> exchanged;
    double value = 0; // in points, comparable only with others of the same position

    [[nodiscard]] Action action() const;
    [[nodiscard]] bool isPass() const { return !play && exchanged.empty(); }
    [[nodiscard]] Points score() const { return play ? play->score : Points(0); }
};

// Judges plays without looking ahead: the score, what the kept tiles will be worth, what the play opens for the next
// player. With an empty bag, in place of the kept tiles' worth what they would cost at the end.
class StaticValue
{
public:
    StaticValue(const RuleBook& book, const RackValues& values, const std::array<int, tileKinds>& unseen);

    // What a rack is worth from which `play` has been taken, beyond its score.
    [[nodiscard]] double ofKept(const Rack& kept, int bagSize) const;
    // Score and kept tiles only: for playing on in one's head.
    [[nodiscard]] double quick(const FoundPlay& play, const Rack& rack, int bagSize) const;
    // All of it. The bag's size is that before the play.
    [[nodiscard]] double full(const FoundPlay& play, const Board& board, const Rack& rack, int bagSize) const;
    // The play with the highest quick value, the first of equals; nullptr if there are none.
    [[nodiscard]] const FoundPlay* best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const;

private:
    const RuleBook& m_book;
    const RackValues& m_values;
    LeaveValues m_leaves;
};

// Everything that the player could do (every play, the best exchange, passing), best static value first. When told to
// stop, only the plays judged so far.
[[nodiscard]] std::vector<Candidate> staticCandidates(const SeatView& view, const RackValues& values,
                                                      const StopSign& stop = {});

// The tiles of a rack that are left after a play.
[[nodiscard]] Rack keptAfter(const FoundPlay& play, Rack rack);

} // namespace storeys
