#include "teaching/reason_finder.h"

namespace storeys {

namespace {

std::vector<Reason> factsFor(Term term, const Estimate& worth, const TurnPair& turns, const LeaveTable& values,
                             const Comparison& comparison, const RandomSource& random, const StopSign& stop)
{
    switch (term) {
    case Term::Score: return {scoreFact(turns)};
    case Term::Reply: return replyFacts(turns, comparison, worth);
    case Term::Next: return nextFacts(turns, values, comparison, worth, random, stop);
    case Term::Kept:
        if (auto fact = keptFact(turns, values))
            return {*std::move(fact)};
        return {};
    case Term::Theirs: return {}; // what the others hold at the end has no cause that can be shown
    }
    return {};
}

} // namespace

std::vector<Reason> sampledReasons(const TurnPair& turns, const LeaveTable& values, const Comparison& comparison,
                                   RandomSource random, const StopSign& stop)
{
    const double least = std::max(leastTerm, leastShare * comparison.pointsLost(0, 1).value);
    std::array<Term, termCount> terms{Term::Score, Term::Reply, Term::Next, Term::Kept, Term::Theirs};
    const auto worth = [&](Term term) { return comparison.term(term, 0, 1); };
    std::ranges::stable_sort(terms, std::ranges::greater(), [&](Term term) { return worth(term).value; });
    std::vector<Reason> reasons;
    for (const Term term : terms) {
        if (worth(term).value < least || !worth(term).isEstablishedAbove(0))
            continue;
        for (Reason& reason : factsFor(term, worth(term), turns, values, comparison, random, stop)) {
            reason.term = term;
            reason.worth = worth(term);
            if (reasons.size() < mostReasons)
                reasons.push_back(std::move(reason));
        }
    }
    return reasons;
}

} // namespace storeys
