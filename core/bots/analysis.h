#pragma once

#include "bots/bot.h"
#include "bots/rollout.h"
#include "rules/turn.h"

#include <memory>

namespace storeys {

// ---- judging the possible turns of a player

// How a bot thinks, and how much. The amount is counted in work, never in time.
struct Thinking
{
    int wordLevel = 0;             // its vocabulary; see BotKnowledge
    SimulationBudget simulation{}; // without candidates, only the static evaluation decides
    // With this many tiles in the bag or fewer, rollouts use this budget and go to the end of the game.
    int preEndgameBag = -1;
    SimulationBudget preEndgame{};
    std::int64_t endgameNodes = 0; // 0: endgames are not solved
};

// Whether the rest of the game can be solved: two players, an empty bag, nobody owes a turn, and nobody holds anything
// beside the rack.
[[nodiscard]] bool isEndgame(const SeatView& view);
// The best turn in an endgame that the node budget finds; see solveEndgame.
[[nodiscard]] Candidate solvedTurn(const SeatView& view, std::int64_t nodes, StopSign stop);

// The possible turns of the player that deserve a closer look, the best first. They are judged by exact endgames (each
// candidate's rest is solved separately, with its share of the nodes), simulation or static evaluation. The view's book
// sets the words that the bot uses. Never empty.
[[nodiscard]] std::vector<Judged> analyse(const SeatView& view, const LeaveTable& values, const Thinking& thinking,
                                          RandomSource& random, StopSign stop);

// Judges these candidates, at least one, the most promising first, in the same way.
[[nodiscard]] std::vector<Judged> judgeEach(const SeatView& view, const LeaveTable& values,
                                            std::vector<Candidate> candidates, const Thinking& thinking,
                                            RandomSource& random, StopSign stop);
// The number of leading candidates that are always judged by more than their static evaluation, whatever the position.
[[nodiscard]] int fewestCandidates(const Thinking& thinking);

// ---- the bot

// A bot that judges plays by static evaluation and, within its budgets, simulates the best of them and solves endgames
// of two players.
class ThinkingBot : public PlayingBot
{
public:
    ThinkingBot(std::uint64_t seed, const Thinking& thinking, std::shared_ptr<const BotKnowledge> knowledge)
        : PlayingBot(thinking.wordLevel, std::move(knowledge)), m_random(seed), m_thinking(thinking)
    {}

private:
    // Blocks for as long as the budgets last: microseconds without simulation, otherwise milliseconds to a second.
    // Checks `stop` at every turn of a rollout and every endgame position.
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;

    RandomSource m_random;
    Thinking m_thinking;
};

// A comparison of the turn taken with the best turn found.
struct TurnReview
{
    Candidate best;
    double value = 0; // value of the best turn: the expected gain of the player on the others, in points
    double loss = 0;  // how much of that value the turn taken gave away; not below 0
};

// Whether turns of such a game can be reviewed: the game must have points, and plays must lie in lines.
[[nodiscard]] bool isReviewed(const RuleBook& book);

// How much to think about each turn of a reviewed game: about ten turns a second.
[[nodiscard]] Thinking reviewThinking();
// The random numbers for reviewing the turn with that index. A hint uses the same numbers, so that it finds what the
// review finds.
[[nodiscard]] RandomSource reviewRandom(std::size_t turn);

// Judges the turn by what its player could know: the view must be that seat's, before the turn, with its whole rack. A
// play that stood in spite of bad words is judged like any other.
[[nodiscard]] TurnReview reviewTurn(const SeatView& view, const Turn& turn, const LeaveTable& values,
                                    const Thinking& thinking, RandomSource& random, StopSign stop);

} // namespace storeys
