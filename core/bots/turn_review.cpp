#include "bots/turn_review.h"

#include "rules/features.h"

#include <algorithm>

namespace storeys {

namespace {

constexpr SimulationBudget closeLook{12, 2, 1200, 2};
constexpr SimulationBudget toTheEnd{8, 60, 240, 2};
constexpr int lastTiles = 7;
constexpr std::int64_t endgameNodes = 3000;

std::vector<Placement> placementsOf(const Candidate& candidate)
{
    auto placements = candidate.play->toPlay().placements;
    std::ranges::sort(placements, {}, &Placement::square);
    return placements;
}

std::vector<Placement> placementsOf(const Turn& turn)
{
    std::vector<Placement> placements;
    for (const PlacedTile& placed : turn.placed())
        placements.push_back({placed.square, placed.tile});
    std::ranges::sort(placements, {}, &Placement::square);
    return placements;
}

bool isSame(const Candidate& candidate, const Turn& turn)
{
    if (std::holds_alternative<Play>(turn.action))
        return candidate.play && placementsOf(candidate) == placementsOf(turn);
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        return !candidate.exchanged.empty() && Rack(candidate.exchanged) == Rack(exchange->tiles);
    return candidate.isPass();
}

// As the generator would have found it, had it known the words.
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

// Puts the turn among the candidates that are looked at closely.
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
    // A turn that fell out of the simulation early keeps the mean of fewer rollouts, which may lie above the best.
    return {best, best.equity, std::max(loss, 0.0)};
}

} // namespace storeys
