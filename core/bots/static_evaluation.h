#pragma once

#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"
#include "rules/seat_view.h"

#include <array>

namespace storeys {

// ---- what a leave is worth

// The tiles of a rack that are left after a play.
[[nodiscard]] Rack leaveAfter(const FoundPlay& play, Rack rack);

// What the leave of a play is worth before the missing tiles are drawn: the mean value of the rack that it will be part
// of, over all draws from the unseen tiles. Built once per rack and queried for every play.
class LeaveEvaluation
{
public:
    // `unseen` by Tile::kind().
    LeaveEvaluation(const LeaveTable& values, const std::array<int, tileKinds>& unseen, int rackSize);

    // With that many tiles in the bag. For racks of up to 15 tiles.
    [[nodiscard]] double of(const Rack& leave, int bagSize) const;

private:
    const LeaveTable& m_values;
    int m_rackSize;
    std::array<double, tileKinds> m_withDrawn{}; // of a kind together with one drawn tile
    double m_single = 0;                         // of one drawn tile
    double m_pair = 0;                           // of two
};

// ---- what a play opens

// What a play opens for the next player, as a few cheap numbers; their weights are fitted to the best replies of
// sampled racks (storeys-fit-values) and stand with the variant's other values.
inline constexpr int riskFeatureCount = 10;
using RiskFeatures = std::array<double, riskFeatureCount>;

[[nodiscard]] RiskFeatures riskFeatures(const RuleBook& book, const Board& before, const FoundPlay& play);

// ---- candidates

// Something that a player could do, and what it is worth: a play, or an exchange, or else passing.
struct Candidate
{
    std::optional<FoundPlay> play;
    std::vector<Tile> exchanged;
    double equity = 0; // in points, comparable only with others of the same position

    [[nodiscard]] Action action() const;
    [[nodiscard]] bool isPass() const { return !play && exchanged.empty(); }
    [[nodiscard]] Points score() const { return play ? play->score : Points(0); }
};

// Judges plays without looking ahead: the score, what the leave will be worth, what the play opens for the next
// player. With an empty bag, in place of the leave's worth what it would cost at the end.
class StaticEvaluation
{
public:
    StaticEvaluation(const RuleBook& book, const LeaveTable& values, const std::array<int, tileKinds>& unseen);

    // What the tiles left after a turn are worth, beyond its score.
    [[nodiscard]] double leaveValue(const Rack& leave, int bagSize) const;
    // Score and leave only: for rollouts.
    [[nodiscard]] double equity(const FoundPlay& play, const Rack& rack, int bagSize) const;
    // Less what the play opens. The bag's size is that before the play.
    [[nodiscard]] double equityWithRisk(const FoundPlay& play, const Board& board, const Rack& rack, int bagSize) const;
    // The play with the highest equity, the first of equals; nullptr if there are none.
    [[nodiscard]] const FoundPlay* best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const;

private:
    const RuleBook& m_book;
    const LeaveTable& m_values;
    LeaveEvaluation m_leaves;
};

// Everything that the player could do (every play, the best exchange, passing), highest equity first. When told to
// stop, only the plays judged so far.
[[nodiscard]] std::vector<Candidate> staticCandidates(const SeatView& view, const LeaveTable& values,
                                                      const StopSign& stop = {});

} // namespace storeys
