#pragma once

#include "base/random_source.h"
#include "bots/bot.h"
#include "bots/static_evaluation.h"
#include "moves/generator.h"

namespace storeys {

// The seats of a view and its bag, with the tiles that are not seen dealt in one of the ways that are possible.
struct SampledTiles
{
    std::vector<Seat> seats;
    std::vector<Tile> bag; // the last is drawn next
};

[[nodiscard]] SampledTiles sampleHidden(const SeatView& view, RandomSource& random);

// A game simulated from a view and tiles sampled for it. Everybody plays what looks best at once. Changed in place, for one
// line of play after another.
class Rollout
{
public:
    Rollout(const SeatView& view, const StaticEvaluation& judge) : m_view(view), m_judge(judge) {}

    // Begins again with these tiles.
    void reset(const SampledTiles& sampled);
    // The player to move does this; then it is the next one's turn.
    void perform(const Candidate& candidate);
    // At most that number of turns, or until the game is over.
    void playOn(int turns);

    [[nodiscard]] bool isOver() const { return m_over; }
    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] const SampledTiles& sampled() const { return m_sampled; }
    [[nodiscard]] int turn() const { return m_turn; }
    [[nodiscard]] int passesInARow() const { return m_passes; }
    // By seat, from the start of the rollout on; with what is taken off at the end.
    [[nodiscard]] const std::vector<double>& points() const { return m_points; }
    // How the viewing player stands against the mean of the others (alone: all points), in points from the start of
    // the rollout on. At the end of the game with what is taken off; before with what the racks are worth.
    [[nodiscard]] double standing() const;

    // ---- the play that playOn() made first since reset()
    [[nodiscard]] const FoundPlay& firstReply() const { return m_firstReply; }
    [[nodiscard]] bool hasReply() const { return m_firstReply.length > 0; }

private:
    void doPlay(const FoundPlay& play);
    void exchange(const std::vector<Tile>& tiles);
    void pass();
    void drawUp(Rack& rack);
    [[nodiscard]] bool mayExchange() const;
    void finishTurn();
    void end();

    const SeatView& m_view;
    const StaticEvaluation& m_judge;
    Board m_board;
    SampledTiles m_sampled;
    std::vector<double> m_points;
    Generator m_generator;
    std::vector<FoundPlay> m_plays;
    FoundPlay m_firstReply;
    int m_turn = 0;
    int m_passes = 0;
    bool m_over = false;
};

// How much to simulate, counted in work.
struct SimulationBudget
{
    int candidates = 0;   // the statically best ones
    int turns = 0;        // played on after the candidate
    int rollouts = 0;     // of all candidates together
    double certainty = 2; // standard errors that a candidate must lie behind to be given up
};

// A candidate that has been looked at more closely. Its equity is how the player is then expected to stand against
// the others, from here on.
struct Judged
{
    Candidate candidate;
    int rollouts = 0;
    double standardError = 0; // of the equity; 0 without rollouts
    // The reply that was found most harmful: of those the rollouts met the one that scores most. None without any.
    std::optional<FoundPlay> worstReply;
};

// Plays every candidate on with sampled tiles, each sample the same for all candidates (common random numbers), so that
// what they differ by comes out with few rollouts. Candidates are judged in rounds; those that lie clearly behind the
// best, by the paired differences, are given up, and it ends early when one is left. The best comes first, the
// others follow by how far they lie behind it in the samples that they were played on with; their equities are put that
// far below that of the best.
[[nodiscard]] std::vector<Judged> simulate(const SeatView& view, const LeaveTable& values,
                                           std::vector<Candidate> candidates, const SimulationBudget& budget,
                                           RandomSource& random, StopSign stop);

} // namespace storeys
