#include "teaching/reason_finder.h"

namespace storeys {

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
        std::vector<Reason> facts;
        switch (term) {
        case Term::Score: facts = {scoreFact(turns)}; break;
        case Term::Reply: facts = replyFacts(turns, comparison, worth(term)); break;
        case Term::Next: facts = nextFacts(turns, values, comparison, worth(term), random, stop); break;
        case Term::Kept:
            if (auto fact = keptFact(turns, values))
                facts = {*std::move(fact)};
            break;
        case Term::Theirs: break; // no fact explains a loss through the others' racks
        }
        for (Reason& reason : facts) {
            reason.term = term;
            reason.worth = worth(term);
            if (reasons.size() < mostReasons)
                reasons.push_back(std::move(reason));
        }
    }
    return reasons;
}

} // namespace storeys
