#pragma once

#include "bots/bot.h"
#include "bots/rollout.h"
#include "rules/turn.h"

#include <memory>

namespace storeys {

// ---- judging what a player could do

// How a bot thinks, and how much, counted in work and never by the clock.
struct Thinking
{
    int wordLevel = 0;             // its vocabulary; see BotKnowledge
    SimulationBudget simulation{}; // no candidates: the static evaluation decides
    // With so few tiles in the bag rollouts go by this budget, to the end of the game.
    int preEndgameBag = -1;
    SimulationBudget preEndgame{};
    std::int64_t endgameNodes = 0; // 0: endgames are not solved
};

// Whether the rest of the game can be solved: two play, the bag is empty, nobody owes a turn, and
// nobody holds anything beside the rack.
[[nodiscard]] bool isEndgame(const SeatView& view);
// The best turn of such a game, so far as the nodes go; see solveEndgame.
[[nodiscard]] Candidate solvedTurn(const SeatView& view, std::int64_t nodes, StopSign stop);

// What the player could do, as far as it is worth a look, the best first: by exact endgames (each candidate's rest
// solved by itself, with its share of the nodes), simulation or static evaluation. The book of the view is what the bot
// plays by. Never empty.
[[nodiscard]] std::vector<Judged> analyse(const SeatView& view, const LeaveTable& values, const Thinking& thinking,
                                          RandomSource& random, StopSign stop);

// The same for these candidates, at least one, the most promising first.
[[nodiscard]] std::vector<Judged> judgeEach(const SeatView& view, const LeaveTable& values,
                                            std::vector<Candidate> candidates, const Thinking& thinking,
                                            RandomSource& random, StopSign stop);
// The number of candidates at the front that are judged by more than their static evaluation in any position.
[[nodiscard]] int fewestCandidates(const Thinking& thinking);

// ---- a bot that does so

// A bot that judges plays by static evaluation and, as far as its budgets go, simulates the best of them and solves
// endgames of two.
class ThinkingBot : public PlayingBot
{
public:
    ThinkingBot(std::uint64_t seed, const Thinking& thinking, std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(thinking.wordLevel, std::move(knowledge)), m_random(seed), m_thinking(thinking)
    {}

private:
    // Blocks for as long as the budgets last: microseconds without simulation, else milliseconds to a second. Looks
    // at `stop` for every turn of a rollout and every endgame position.
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;

    RandomSource m_random;
    Thinking m_thinking;
};

// How a turn that was taken compares with the best that could be found for it.
struct TurnReview
{
    Candidate best;
    double value = 0; // of the best: by how much the player is then expected to gain on the others, in points
    double loss = 0;  // of that, by what was done instead; not below 0
};

// Whether turns of such a game can be reviewed: of those for points in which plays lie in lines.
[[nodiscard]] bool isReviewed(const RuleBook& book);

// How much to think about each turn of a reviewed game: about ten turns a second.
[[nodiscard]] Thinking reviewThinking();
// The random numbers for a turn, by its index. A hint uses them too, so that it finds what the review finds.
[[nodiscard]] RandomSource reviewRandom(std::size_t turn);

// Judges the turn by what its player could know: the view must be of that seat, before the turn, with its whole rack. A
// play that stood in spite of bad words is judged like any other.
[[nodiscard]] TurnReview reviewTurn(const SeatView& view, const Turn& turn, const LeaveTable& values,
                                    const Thinking& thinking, RandomSource& random, StopSign stop);

} // namespace storeys
