#pragma once

#include "bots/simulation.h"

namespace storeys {

// How a bot thinks, and how much, counted in work and never by the clock.
struct Thinking
{
    int wordLevel = 0;             // its vocabulary; see BotKnowledge
    SimulationBudget simulation{}; // no candidates: the static value decides
    // With so few tiles in the bag playouts go by this budget, to the end of the game.
    int preEndgameBag = -1;
    SimulationBudget preEndgame{};
    std::int64_t endgameNodes = 0; // 0: endgames are not solved
};

// Whether the rest of the game can be solved: two play, the bag is empty, and nobody owes a turn.
[[nodiscard]] bool isEndgame(const SeatView& view);
// The best turn of such a game, so far as the nodes go; see solveEndgame.
[[nodiscard]] Candidate solvedTurn(const SeatView& view, std::int64_t nodes, StopSign stop);

// What the player could do, as far as it is worth a look, the best first: by exact endgames (each candidate's rest
// solved by itself, with its share of the nodes), simulation or static value. The book of the view is what the bot
// plays by. Never empty.
[[nodiscard]] std::vector<Judged> analyse(const SeatView& view, const RackValues& values, const Thinking& thinking,
                                          RandomSource& random, StopSign stop);

// The same for these candidates, at least one, the most promising first.
[[nodiscard]] std::vector<Judged> judgeEach(const SeatView& view, const RackValues& values,
                                            std::vector<Candidate> candidates, const Thinking& thinking,
                                            RandomSource& random, StopSign stop);
// The number of candidates at the front that are judged by more than their static value in any position.
[[nodiscard]] int fewestCandidates(const Thinking& thinking);

} // namespace storeys
