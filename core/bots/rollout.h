#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/static_evaluation.h"
#include "moves/generator.h"

namespace storeys {

// The seats and the bag of a view, with the unseen tiles dealt at random.
struct SampledTiles
{
    std::vector<Seat> seats;
    std::vector<Tile> bag; // the last one is drawn next
};

[[nodiscard]] SampledTiles sampleHidden(const SeatView& view, RandomSource& random);

// Simulates a game from a view and sampled tiles. Everybody takes the play with the highest static value. One object is
// reset and reused for many simulations.
class Rollout
{
public:
    Rollout(const SeatView& view, const StaticEvaluation& judge) : m_view(view), m_judge(judge) {}

    void reset(const SampledTiles& sampled);
    // The player to move takes this turn; then the next player is to move. Exchanged tiles go to random places in the
    // bag or, without `random`, to its bottom, where nobody draws them before the bag is nearly empty.
    void perform(const Candidate& candidate, RandomSource* random = nullptr);
    // Plays a turn, unless the game is over. Returns the play made, valid until the next turn; nullptr if there was
    // none.
    const FoundPlay* playTurn();
    // Plays at most `turns` turns, or until the game is over. Returns the play of the first of these turns; none if the
    // turn was no play or the game was over already.
    std::optional<FoundPlay> playOn(int turns);

    [[nodiscard]] bool isOver() const { return m_over; }
    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] const SampledTiles& sampled() const { return m_sampled; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int passesInARow() const { return m_passes; }
    // The points of each seat since the start of the rollout, including deductions at the end.
    [[nodiscard]] const std::vector<double>& points() const { return m_points; }
    // What the seat has gained since the start of the rollout: its points and, unless the game has ended, the value of
    // its rack and of its reserve.
    [[nodiscard]] double worth(int seat) const;
    // The part of the win that the seat has, 0 … 1. Only once the game is over.
    [[nodiscard]] double winShare(int seat) const;
    // The points of the viewing player since the start of the rollout minus the mean of the others' points (in a solo
    // game: just the points). Includes deductions if the game has ended, otherwise the value of racks and reserves.
    [[nodiscard]] double standing() const;

private:
    void doPlay(const FoundPlay& play);
    void collect(const FoundPlay& play);
    void exchange(const std::vector<Tile>& tiles, RandomSource* random = nullptr);
    void pass();
    void drawUp(Rack& rack);
    [[nodiscard]] bool mayExchange() const;
    void finishTurn();
    [[nodiscard]] int bagSize() const { return static_cast<int>(m_sampled.bag.size()); }

    const SeatView& m_view;
    const StaticEvaluation& m_judge;
    Board m_board;
    SampledTiles m_sampled;
    Reserve m_pile;
    std::vector<double> m_points;
    std::vector<Points> m_settled; // of each seat, for tiles left; empty until the game is over
    Generator m_generator;
    std::vector<FoundPlay> m_plays;
    int m_turn = 0;
    int m_passes = 0;
    bool m_over = false;
};

} // namespace storeys
