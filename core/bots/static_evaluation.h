#pragma once

#include "bots/bot.h"
#include "bots/knowledge.h"
#include "moves/generator.h"
#include "moves/worth_of_left.h"
#include "rules/seat_view.h"

#include <array>
#include <optional>
#include <tuple>

namespace storeys {

// ---- what a leave is worth

// The rack without the tiles of the play.
[[nodiscard]] Rack leaveAfter(const FoundPlay& play, Rack rack);

// The value of a play's leave before new tiles are drawn: the mean value of the refilled rack over all draws from the
// unseen tiles. Built once per rack and queried for every play.
class LeaveEvaluation
{
public:
    // `unseen` is indexed by Tile::kind().
    LeaveEvaluation(const LeaveTable& values, const std::array<int, tileKinds>& unseen, int rackSize);

    // The value of the leave with that many tiles in the bag. For racks of up to 15 tiles.
    [[nodiscard]] Billionths of(const Rack& leave, int bagSize) const;
    // Sets the values of all leaves of the rack, for which WorthOfLeft::fits() must hold.
    void ofAll(const Rack& rack, int bagSize, WorthOfLeft& worth) const;

private:
    // The tiles drawn to a leave of a given size: their number, and their value plus the value of the rack's new size.
    struct Drawn
    {
        int count;
        Billionths value;
    };
    [[nodiscard]] Drawn drawnTo(int leave, int bagSize) const;

    int m_rackSize;
    std::array<Billionths, std::tuple_size_v<decltype(LeaveTable::bySize)>> m_bySize;
    std::array<Billionths, tileKinds> m_single;
    std::array<std::array<Billionths, tileKinds>, tileKinds> m_pair;
    std::array<Billionths, tileKinds> m_withDrawn{}; // mean pair value of each kind with one drawn tile
    Billionths m_drawn = 0;                          // mean value of one drawn tile
    Billionths m_drawnPair = 0;                      // mean value of two drawn tiles as a pair
};

// ---- what a play opens

// A few cheap numbers that describe the chances that a play opens for the next player. Their weights are fitted to
// rollouts of two turns with sampled racks (storeys-fit-values) and stored in LeaveTable::risk.
inline constexpr int riskFeatureCount = 10;
using RiskFeatures = std::array<double, riskFeatureCount>;

[[nodiscard]] RiskFeatures riskFeatures(const RuleBook& book, const Board& before, const FoundPlay& play);

// ---- candidates

// A possible turn of a player and its value: a play, an exchange or a pass.
struct Candidate
{
    std::optional<FoundPlay> play;
    std::vector<Tile> exchanged;
    double equity = 0; // in points, comparable only within one position

    [[nodiscard]] Action action() const;
    [[nodiscard]] bool isPass() const { return !play && exchanged.empty(); }
    [[nodiscard]] Points score() const { return play ? play->score : Points(0); }
    bool operator==(const Candidate&) const = default;
};

// Judges plays without looking ahead: the score, the value of the leave, and what the play opens for the next player.
// With an empty bag, the expected loss for tiles left at the end replaces the value of the leave.
class StaticEvaluation
{
public:
    // The book and the values must outlive this. The number of seats decides what tiles left cost.
    StaticEvaluation(const RuleBook& book, const LeaveTable& values, const std::array<int, tileKinds>& unseen,
                     int seats = 2)
        : m_book(book), m_values(values), m_leaves(values, unseen, book.variant.rackSize), m_seats(seats)
    {}
    StaticEvaluation(const SeatView& view, const LeaveTable& values)
        : StaticEvaluation(*view.book, values, view.unseen, view.seatCount())
    {}

    // The value of the tiles left after a turn, without the turn's score.
    [[nodiscard]] Billionths worthOf(const Rack& leave, int bagSize) const;
    [[nodiscard]] double leaveValue(const Rack& leave, int bagSize) const { return inPoints(worthOf(leave, bagSize)); }
    // worthOf() of all leaves of the rack, for which WorthOfLeft::fits() must hold.
    void worthOfAll(const Rack& rack, int bagSize, WorthOfLeft& worth) const;
    // The score plus the value of the leave minus that of reserve blanks used, without riskOf().
    [[nodiscard]] double equity(const FoundPlay& play, const Rack& rack, int bagSize) const;
    // The points that the play is expected to cost by what it opens for the next player; see RiskFeatures.
    [[nodiscard]] double riskOf(const FoundPlay& play, const Board& board) const;
    // The value of pieces in hand, in points.
    [[nodiscard]] static double reserveValue(const Reserve& reserve);
    // The play with the highest equity(), or the first of several; nullptr if there are no plays.
    [[nodiscard]] const FoundPlay* best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const;
    // best() of all plays of the mover, usually without generating all of them. A mover with reserve blanks uses at most
    // one of them, which costs what reserveValue() says. Uses the memory of `plays`; the result points into it.
    [[nodiscard]] const FoundPlay* bestOf(Generator& generator, const RuleBookPtr& book, const Board& board,
                                          Mover mover, int bagSize, std::vector<FoundPlay>& plays) const;

private:
    [[nodiscard]] const FoundPlay* bestWithReserve(Generator& generator, const RuleBookPtr& book, const Board& board,
                                                   const Mover& mover, int bagSize,
                                                   std::vector<FoundPlay>& plays) const;

    const RuleBook& m_book;
    const LeaveTable& m_values;
    LeaveEvaluation m_leaves;
    int m_seats;
};

// The values of the tiles that turns leave on a rack. A rack's plays have few different leaves, so if WorthOfLeft fits
// the rack, all are computed at once, which takes no longer than computing a handful one by one.
class LeavesOfRack
{
public:
    // The evaluation and the rack must outlive this.
    LeavesOfRack(const StaticEvaluation& judge, const Rack& rack, int bagSize);

    // The value of the tiles left after the play, or after giving away the tiles of a set (bit n: tile n of
    // Rack::tiles()).
    [[nodiscard]] Billionths after(const FoundPlay& play) const;
    [[nodiscard]] Billionths afterGiving(std::uint32_t set) const;

private:
    const StaticEvaluation& m_judge;
    const Rack& m_rack;
    int m_bagSize;
    std::optional<WorthOfLeft> m_worth; // none if it does not fit the rack
};

// The lead of the seat to move in a game of two, in points, including the value of each seat's rack. Both racks must be
// known.
[[nodiscard]] double aheadWithRacks(const Position& position, const LeaveTable& values);

// All possible turns (every play, the best exchange, passing), highest equity first. If stopped, contains only the
// plays judged so far, the exchange and passing.
[[nodiscard]] std::vector<Candidate> staticCandidates(const SeatView& view, const LeaveTable& values,
                                                      const StopSign& stop = {});

} // namespace storeys
