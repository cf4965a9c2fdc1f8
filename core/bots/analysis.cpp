#include "bots/analysis.h"

#include "rules/turn_rules.h"

namespace storeys {

namespace {

constexpr std::size_t endgameCandidates = 20;
constexpr std::size_t smallBagCandidates = 16;

// The position with the opponent's rack: with an empty bag the opponent holds all unseen tiles.
Position endgameOf(const SeatView& view)
{
    Position position = view;
    position.seats[1 - view.seat].rack = Rack::ofCounts(view.unseen);
    return position;
}

// Whether the game is over after a turn of that seat.
bool isOver(const Position& position, int seat)
{
    return position.seats[seat].rack.isEmpty() || passesEnd(*position.book, 2, position.passesInARow);
}

} // namespace

bool isEndgame(const SeatView& view)
{
    return view.bag.isEmpty() && leadsToEndgame(view);
}

std::vector<Judged> solvedEach(const SeatView& view, std::vector<Candidate> candidates, std::int64_t nodes,
                               const StopSign& stop)
{
    std::vector<Judged> judged;
    EndgameTable table(nodes);
    for (Candidate& candidate : candidates) {
        const Position rest = after(endgameOf(view), candidate.action());
        candidate.equity = candidate.score().value;
        Judged& last = judged.emplace_back();
        last.exact = true;
        if (isOver(rest, view.seat)) {
            candidate.equity += spreadOfEnding(rest);
        } else {
            const EndgameAnswer answer =
                solveEndgame(rest, nodes / static_cast<std::int64_t>(candidates.size()) + 1, stop, table);
            candidate.equity -= answer.spread;
            last.worstReply = answer.play;
            last.exact = answer.exact;
        }
        last.candidate = candidate;
    }
    return judged;
}

std::optional<SolvedLine> solvedLine(const SeatView& view, const Candidate& candidate, std::int64_t nodes,
                                     const StopSign& stop)
{
    SolvedLine line{endgameOf(view), {}, endgameOf(view)};
    EndgameTable table(nodes);
    line.turns.push_back(takeUnjudged(line.end, candidate.action()));
    while (!isOver(line.end, line.turns.back().seat)) {
        const EndgameAnswer answer = solveEndgame(line.end, nodes, stop, table);
        if (!answer.exact)
            return std::nullopt;
        line.turns.push_back(takeUnjudged(line.end, Candidate{answer.play, {}, 0}.action()));
    }
    return line;
}

double winShare(const SolvedLine& line, int seat)
{
    const std::vector<Seat>& seats = line.end.seats;
    const auto left = settlement(*line.end.book, seats, seats[line.turns.back().seat].rack.isEmpty());
    std::vector<FinalPoints> ends;
    for (std::size_t n = 0; n < seats.size(); ++n)
        ends.push_back({seats[n].points + left[n].gain - left[n].loss, seats[n].points});
    return winShare(line.end.variant(), ends, seat);
}

double winShare(const SeatView& view, const Judged& judged, std::int64_t nodes, const StopSign& stop)
{
    const double lead = (view.own().points - view.seats[1 - view.seat].points).value + judged.candidate.equity;
    if (lead != 0)
        return lead > 0 ? 1 : 0;
    const auto line = solvedLine(view, judged.candidate, nodes, stop);
    return line ? winShare(*line, view.seat) : 0.5;
}

std::vector<Judged> analyse(const SeatView& view, const LeaveTable& values, const Thinking& thinking,
                            RandomSource& random, StopSign stop)
{
    std::vector<Candidate> candidates = staticCandidates(view, values, stop);
    if (isEndgame(view) && thinking.endgameNodes > 0) {
        candidates.resize(std::min(candidates.size(), endgameCandidates));
        auto judged = solvedEach(view, std::move(candidates), thinking.endgameNodes, stop);
        std::ranges::stable_sort(judged, std::ranges::greater(), [](const Judged& j) { return j.candidate.equity; });
        return judged;
    }
    if (isSmallBag(view) && thinking.smallBagNodes > 0) {
        candidates.resize(std::min(candidates.size(), smallBagCandidates));
        return endedEach(view, values, std::move(candidates), thinking.smallBagNodes, stop);
    }
    const SimulationBudget& budget =
        view.bag.size() <= thinking.preEndgameBag ? thinking.preEndgame : thinking.simulation;
    if (budget.candidates == 0)
        return listOf(candidates, [](const Candidate& candidate) { return Judged{candidate, 0, 0, false, {}}; });
    return simulate(view, values, std::move(candidates), budget, random, stop);
}

Action ThinkingBot::chosen(const SeatView& view, StopSign stop)
{
    if (isEndgame(view) && m_thinking.endgameNodes > 0) {
        if (!m_solved)
            m_solved.emplace(m_thinking.endgameNodes);
        const EndgameAnswer answer = solveEndgame(endgameOf(view), m_thinking.endgameNodes, std::move(stop), *m_solved);
        return answer.play ? Action(answer.play->toPlay()) : Action(Pass());
    }
    return analyse(view, knowledge().values(), m_thinking, m_random, std::move(stop)).front().candidate.action();
}

} // namespace storeys
