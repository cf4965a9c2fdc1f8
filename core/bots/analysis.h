#pragma once

#include "bots/bot.h"
#include "bots/endgame.h"
#include "bots/simulation.h"
#include "rules/turn.h"

#include <memory>
#include <optional>

namespace storeys {

// ---- judging the possible turns of a player

// How a bot thinks, and how much. The amount is counted in work, never in time.
struct Thinking
{
    int wordLevel = 0;             // its vocabulary; see BotKnowledge
    SimulationBudget simulation{}; // if its `candidates` is 0, only the static evaluation decides
    // With this many tiles in the bag or fewer, `preEndgame` replaces `simulation`. The turns of `preEndgame` should
    // reach the end of the game.
    int preEndgameBag = -1;
    SimulationBudget preEndgame{};
    std::int64_t endgameNodes = 0; // search nodes; 0: endgames are not solved
    // Search nodes for a turn with one or two tiles in the bag, shared by all endgames that can follow. 0: rollouts.
    std::int64_t smallBagNodes = 0;
};

// Whether the rest of the game can be solved: the bag is empty and, by leadsToEndgame(), the variant has an endgame.
[[nodiscard]] bool isEndgame(const SeatView& view);
// Solves the rest of the game after each candidate, with an equal share of the nodes. The result is in the given order;
// each equity is the spread from this turn to the end, and `worstReply` is the opponent's best reply.
[[nodiscard]] std::vector<Judged> solvedEach(const SeatView& view, std::vector<Candidate> candidates,
                                             std::int64_t nodes, const StopSign& stop);

// A candidate and the turns after it to the end of the game if both sides play as well as they can.
struct SolvedLine
{
    Position start;
    std::vector<Turn> turns; // the first one is the candidate
    Position end;
};
// None if a position on the way can't be solved with `nodes` nodes.
[[nodiscard]] std::optional<SolvedLine> solvedLine(const SeatView& view, const Candidate& candidate, std::int64_t nodes,
                                                   const StopSign& stop);
// The part of the win, 0 … 1, that the seat has at the end of the line.
[[nodiscard]] double winShare(const SolvedLine& line, int seat);
// The part of the win that the viewing player has after the candidate. `judged`: the candidate with its solved ending.
// If the totals are equal, the ending is played out with `nodes` nodes for each turn; where that does not reach the end,
// the win counts as shared.
[[nodiscard]] double winShare(const SeatView& view, const Judged& judged, std::int64_t nodes, const StopSign& stop);

// Whether the unseen tiles can be split into rack and bag in so few ways that all can be tried: two players, one or two
// tiles in the bag, and leadsToEndgame().
[[nodiscard]] bool isSmallBag(const SeatView& view);

// Judges candidates by solving the rest of the game for every split of the unseen tiles into rack and bag. Each round
// gets the same number of nodes and drops the worse half of the candidates, so that the others are searched further
// (successive halving, Karnin, Koren and Somekh 2013). Returns the best candidate first. The equity of each other one
// is that of the best, minus what it lost to the best in the last round that it took part in. If `stop` ends the first
// round, order and equities stay as they were.
[[nodiscard]] std::vector<Judged> endedEach(const SeatView& view, const LeaveTable& values,
                                            std::vector<Candidate> candidates, std::int64_t nodes,
                                            const StopSign& stop);

// The player's most promising turns, best first. Each is judged by solving the rest of the game (if the bag is small,
// for every split of the unseen tiles), by simulation or by static evaluation, with the words of the view's book. Never
// empty.
[[nodiscard]] std::vector<Judged> analyse(const SeatView& view, const LeaveTable& values, const Thinking& thinking,
                                          RandomSource& random, StopSign stop);

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
    // Checks `stop` before every rollout and at every endgame position.
    [[nodiscard]] Action chosen(const SeatView& view, StopSign stop) override;

    RandomSource m_random;
    Thinking m_thinking;
    std::optional<EndgameTable> m_solved; // kept from turn to turn; none before the first endgame
};

} // namespace storeys
