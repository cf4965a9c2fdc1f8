#include "bots/analysis.h"

#include "bots/endgame.h"
#include "rules/turn_rules.h"

#include <algorithm>

namespace storeys {

namespace {

constexpr std::size_t endgameCandidates = 20;

// With an empty bag the other of two holds all that is not seen.
Rack unseenRack(const SeatView& view)
{
    Rack rack;
    for (int kind = 0; kind < tileKinds; ++kind)
        for (int n = view.unseen[kind]; n > 0; --n)
            rack.add(Tile::ofKind(kind));
    return rack;
}

// The endgame that the other faces after a candidate.
Endgame afterwards(const SeatView& view, const Candidate& candidate)
{
    Endgame rest{view.book,    view.board, unseenRack(view), view.rack, candidate.play ? 0 : view.passesInARow + 1,
                 1 - view.seat};
    if (candidate.play) {
        rest.other = leaveAfter(*candidate.play, view.rack);
        for (const Placement& p : candidate.play->toPlay().placements)
            rest.board.put(p.square, p.tile);
    }
    return rest;
}

std::vector<Judged> solvedEach(const SeatView& view, std::vector<Candidate> candidates, std::int64_t nodes,
                               const StopSign& stop)
{
    candidates.resize(std::min(candidates.size(), endgameCandidates));
    std::vector<Judged> judged;
    for (Candidate& candidate : candidates) {
        const Endgame rest = afterwards(view, candidate);
        candidate.equity = candidate.score().value;
        std::optional<FoundPlay> reply;
        if (rest.other.isEmpty() || passesEnd(*view.book, 2, rest.passesInARow)) {
            candidate.equity += spreadOfEnding(rest);
        } else {
            const EndgameAnswer answer =
                solveEndgame(rest, nodes / static_cast<std::int64_t>(candidates.size()) + 1, stop);
            candidate.equity -= answer.spread;
            reply = answer.play;
        }
        judged.push_back({candidate, 0, 0, reply});
    }
    std::ranges::stable_sort(judged, std::ranges::greater(), [](const Judged& j) { return j.candidate.equity; });
    return judged;
}

std::vector<Judged> unchanged(const std::vector<Candidate>& candidates)
{
    std::vector<Judged> judged;
    for (const Candidate& candidate : candidates)
        judged.push_back({candidate, 0, 0, std::nullopt});
    return judged;
}

} // namespace

bool isEndgame(const SeatView& view)
{
    return view.bagSize == 0 && view.seats.size() == 2 && !view.book->variant.hasReserve()
           && view.seats[0].turnsOwed == 0 && view.seats[1].turnsOwed == 0;
}

Candidate solvedTurn(const SeatView& view, std::int64_t nodes, StopSign stop)
{
    const EndgameAnswer answer =
        solveEndgame({view.book, view.board, view.rack, unseenRack(view), view.passesInARow}, nodes, std::move(stop));
    return {answer.play, {}, static_cast<double>(answer.spread)};
}

std::vector<Judged> analyse(const SeatView& view, const LeaveTable& values, const Thinking& thinking,
                            RandomSource& random, StopSign stop)
{
    return judgeEach(view, values, staticCandidates(view, values, stop), thinking, random, stop);
}

std::vector<Judged> judgeEach(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                              const Thinking& thinking, RandomSource& random, StopSign stop)
{
    if (isEndgame(view) && thinking.endgameNodes > 0)
        return solvedEach(view, std::move(candidates), thinking.endgameNodes, stop);
    const SimulationBudget& budget = view.bagSize <= thinking.preEndgameBag ? thinking.preEndgame : thinking.simulation;
    if (budget.candidates == 0)
        return unchanged(candidates);
    return simulate(view, values, std::move(candidates), budget, random, std::move(stop));
}

int fewestCandidates(const Thinking& thinking)
{
    int fewest = static_cast<int>(endgameCandidates);
    for (const SimulationBudget& budget : {thinking.simulation, thinking.preEndgame})
        fewest = std::min(fewest, std::max(budget.candidates, 1));
    return fewest;
}

Action ThinkingBot::choose(const SeatView& view, StopSign stop)
{
    SeatView own = view;
    own.book = m_knowledge->upTo(m_thinking.wordLevel, view.book);
    own.mayExchange = view.mayExchange && m_exchangeLimit.mayExchange();
    const Action action = chosen(own, std::move(stop)).action();
    m_exchangeLimit.note(action);
    return action;
}

Candidate ThinkingBot::chosen(const SeatView& view, StopSign stop)
{
    if (isEndgame(view) && m_thinking.endgameNodes > 0)
        return solvedTurn(view, m_thinking.endgameNodes, std::move(stop));
    return analyse(view, m_knowledge->values(), m_thinking, m_random, std::move(stop)).front().candidate;
}

} // namespace storeys
