#include "teaching/retry_verdict.h"

#include "bots/analysis.h"

namespace storeys {

namespace {

constexpr int mostSamples = 1200; // a person is waiting for the verdict

// How the try compares with the best turn and the turn taken, in one unit. The best turn may be the try itself.
struct Values
{
    Estimate lost;   // how much worse the try is than the best turn
    Estimate gained; // how much better the try is than the turn taken
    GradeLimits limits;
    bool isGameLost = false; // the best turn wins or shares the win, and the try does not
};

TryReview judged(const Values& values, bool isBest, TryReview review)
{
    review.verdict = isBest ? Verdict::Best : verdictOf(values.lost, values.gained, values.limits);
    if (values.isGameLost && isSolved(review.verdict))
        review.verdict = Verdict::Almost;
    review.isNewBest = !isBest && isSolved(review.verdict) && (-values.lost).isEstablishedAbove(0);
    if (review.isNewBest) {
        review.verdict = Verdict::Best;
        review.best = review.tried;
    }
    return review;
}

// A try that is not solved to the end is not shown to be better than anything.
TryReview solvedTry(const SeatView& view, const Candidate& tried, const TurnReview& review, const Judging& judging,
                    bool isBest, const StopSign& stop)
{
    const auto solve = [&](const Candidate& candidate) {
        return solvedEach(view, {candidate}, judging.endgameNodes, stop).front();
    };
    const Judged best = solve(review.best), taken = solve(review.taken), now = solve(tried);
    Values values;
    values.limits = pointLimits(*view.book);
    if (review.chance && isDecided(review.chance->value, review.chance->value - review.chanceLost->value))
        values.limits = values.limits.ofDecided();
    values.lost.value = best.candidate.equity - now.candidate.equity;
    if (now.exact && taken.exact)
        values.gained.value = now.candidate.equity - taken.candidate.equity;
    if (!now.exact || !best.exact)
        values.lost.value = std::max(values.lost.value, 0.0);
    const auto share = [&](const Judged& one) { return winShare(view, one, judging.endgameNodes, stop); };
    values.isGameLost = share(best) > share(now);
    return judged(values, isBest,
                  {.best = best.candidate.equity, .tried = now.candidate.equity, .taken = taken.candidate.equity});
}

TryReview sampledTry(const SeatView& view, const Candidate& tried, const TurnReview& review,
                     const BotKnowledge& knowledge, const Judging& judging, bool isBest, RandomSource random,
                     const StopSign& stop)
{
    enum Place : std::size_t { Best, Taken, Tried };
    Simulation simulation(view, knowledge.values(), {review.best, review.taken, tried}, view.seatCount(), random);
    simulation.add(std::min(judging.most, mostSamples), stop);
    TryReview result;
    result.byChance =
        review.chance && !isDecided(review.chance->value, review.chance->value - review.chanceLost->value);
    const auto value = [&](Place place) {
        return result.byChance ? simulation.chance(place).value : simulation.points(place).value;
    };
    const auto lost = [&](Place better, Place worse) {
        return result.byChance ? simulation.chanceLost(better, worse) : simulation.pointsLost(better, worse);
    };
    result.best = value(Best);
    result.taken = value(Taken);
    result.tried = value(Tried);
    const GradeLimits& byPoints = pointLimits(*view.book);
    return judged({.lost = lost(Best, Tried),
                   .gained = lost(Tried, Taken),
                   .limits = result.byChance           ? chanceLimits
                             : simulation.hasChances() ? byPoints.ofDecided()
                                                       : byPoints},
                  isBest, result);
}

} // namespace

std::string_view verdictName(Verdict verdict)
{
    static constexpr std::string_view names[] = {"best", "asGood", "better", "almost", "notBetter"};
    return names[static_cast<std::size_t>(verdict)];
}

Verdict verdictOf(const Estimate& lost, const Estimate& gained, const GradeLimits& limits)
{
    if (!gained.isEstablishedAbove(0))
        return Verdict::NotBetter;
    if (gradeOf(lost, limits) == Grade::None)
        return Verdict::AsGood;
    return lost.value < limits.medium ? Verdict::Better : Verdict::Almost;
}

TryReview reviewTry(const SeatView& view, const Turn& tried, const TurnReview& review, const BotKnowledge& knowledge,
                    const Judging& judging, std::uint64_t seed, const StopSign& stop)
{
    const SeatView expected = withExpectedWords(view, knowledge, judging.wordLevel);
    const Candidate candidate = candidateOf(tried);
    const bool isBest = isSame(review.best, tried);
    if (isSolvable(view, judging))
        return solvedTry(expected, candidate, review, judging, isBest, stop);
    return sampledTry(expected, candidate, review, knowledge, judging, isBest, RandomSource(RandomSource(seed).next()),
                      stop);
}

} // namespace storeys
