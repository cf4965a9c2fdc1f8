#include "bots/analysis.h"

#include "bots/endgame.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

constexpr std::size_t endgameCandidates = 20;

// With an empty bag the opponent holds all unseen tiles.
Position endgameOf(const SeatView& view)
{
    Position position = view;
    position.seats[1 - view.seat].rack = Rack::ofCounts(view.unseen);
    return position;
}

std::vector<Judged> solvedEach(const SeatView& view, std::vector<Candidate> candidates, std::int64_t nodes,
                               const StopSign& stop)
{
    candidates.resize(std::min(candidates.size(), endgameCandidates));
    std::vector<Judged> judged;
    for (Candidate& candidate : candidates) {
        const Position rest = after(endgameOf(view), candidate.action());
        candidate.equity = candidate.score().value;
        std::optional<FoundPlay> reply;
        if (rest.seats[view.seat].rack.isEmpty() || passesEnd(*view.book, 2, rest.passesInARow)) {
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
    return view.bag.isEmpty() && view.seats.size() == 2 && !view.book->variant.hasReserve()
           && view.seats[0].turnsOwed == 0 && view.seats[1].turnsOwed == 0;
}

Candidate solvedTurn(const SeatView& view, std::int64_t nodes, StopSign stop)
{
    const EndgameAnswer answer = solveEndgame(endgameOf(view), nodes, std::move(stop));
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
    const SimulationBudget& budget =
        view.bag.size() <= thinking.preEndgameBag ? thinking.preEndgame : thinking.simulation;
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

Action ThinkingBot::chosen(const SeatView& view, StopSign stop)
{
    if (isEndgame(view) && m_thinking.endgameNodes > 0)
        return solvedTurn(view, m_thinking.endgameNodes, std::move(stop)).action();
    return analyse(view, knowledge().values(), m_thinking, m_random, std::move(stop)).front().candidate.action();
}

namespace {

constexpr SimulationBudget closeLook{12, 2, 1200, 2};
constexpr SimulationBudget toTheEnd{8, 60, 240, 2};
constexpr int lastTiles = 7;
constexpr std::int64_t endgameNodes = 3000;

std::vector<Placement> sorted(std::vector<Placement> placements)
{
    std::ranges::sort(placements, {}, &Placement::square);
    return placements;
}

bool isSame(const Candidate& candidate, const Turn& turn)
{
    if (const auto* play = std::get_if<Play>(&turn.action))
        return candidate.play && sorted(candidate.play->toPlay().placements) == sorted(play->placements);
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        return !candidate.exchanged.empty() && Rack(candidate.exchanged) == Rack(exchange->tiles);
    return candidate.isPass();
}

// The play as the generator would have returned it if it knew the words.
FoundPlay foundPlay(const Turn& turn)
{
    const FormedWord& main = turn.score().words.front().word;
    FoundPlay play;
    play.first = main.squares.front().square;
    play.direction = main.direction;
    play.length = static_cast<std::uint8_t>(main.squares.size());
    play.score = turn.score().total();
    for (int i = 0; i < play.length; ++i)
        if (main.squares[i].placed) {
            play.placed |= 1u << i;
            play.tiles[i] = main.squares[i].top;
        }
    return play;
}

Candidate candidateOf(const Turn& turn)
{
    if (std::holds_alternative<Play>(turn.action))
        return {foundPlay(turn), {}, static_cast<double>(turn.score().total().value)};
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        return {std::nullopt, exchange->tiles, 0};
    return {};
}

// Makes sure that the turn is among the candidates that are looked at closely.
void include(const Turn& turn, std::vector<Candidate>& candidates, const Thinking& thinking)
{
    auto taken = std::ranges::find_if(candidates, [&](const Candidate& c) { return isSame(c, turn); });
    if (taken == candidates.end())
        taken = candidates.insert(taken, candidateOf(turn));
    const auto looked = static_cast<std::ptrdiff_t>(fewestCandidates(thinking)) - 1;
    if (taken - candidates.begin() > looked)
        std::iter_swap(taken, candidates.begin() + looked);
}

} // namespace

bool isReviewed(const RuleBook& book)
{
    const Features game = featuresOf(book.variant, book.houseRules);
    return game.points && !game.claims;
}

Thinking reviewThinking()
{
    return {100, closeLook, lastTiles, toTheEnd, endgameNodes};
}

RandomSource reviewRandom(std::size_t turn)
{
    return RandomSource(turn + 1);
}

TurnReview reviewTurn(const SeatView& view, const Turn& turn, const LeaveTable& values, const Thinking& thinking,
                      RandomSource& random, StopSign stop)
{
    std::vector<Candidate> candidates = staticCandidates(view, values, stop);
    include(turn, candidates, thinking);
    const std::vector<Judged> judged =
        judgeEach(view, values, std::move(candidates), thinking, random, std::move(stop));
    const Candidate& best = judged.front().candidate;
    const auto taken = std::ranges::find_if(judged, [&](const Judged& j) { return isSame(j.candidate, turn); });
    const double loss = taken == judged.end() ? 0 : best.equity - taken->candidate.equity;
    // If the turn was dropped early from the simulation, its mean is over fewer rollouts and may exceed that of the
    // best.
    return {best, best.equity, std::max(loss, 0.0)};
}

} // namespace storeys
