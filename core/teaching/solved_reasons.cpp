// Reasons in endgames, from the solved lines of play after the best turn and after the turn taken.

#include "bots/analysis.h"
#include "rules/turn_rules.h"
#include "teaching/reason_finder.h"

namespace storeys {

namespace {

// A line of play to the end, and the gains of the player of its first turn, by term.
struct SolvedGame
{
    SolvedLine line;
    int seat;
    std::array<int, termCount> gains{};

    [[nodiscard]] int& gain(Term term) { return gains[static_cast<std::size_t>(term)]; }
    [[nodiscard]] int gain(Term term) const { return gains[static_cast<std::size_t>(term)]; }
    [[nodiscard]] const Turn& last() const { return line.turns.back(); }
    // The seat that goes out with the last turn; none if the game ends by passes.
    [[nodiscard]] std::optional<int> out() const
    {
        return line.end.seats[last().seat].rack.isEmpty() ? std::optional(last().seat) : std::nullopt;
    }
    [[nodiscard]] const Rack& left(int of) const { return line.end.seats[of].rack; }
    [[nodiscard]] int lead() const
    {
        const int ahead = (line.start.seats[seat].points - line.start.seats[1 - seat].points).value;
        return std::accumulate(gains.begin(), gains.end(), ahead);
    }
    // The plays after the first turn.
    [[nodiscard]] std::vector<Play> playsAfter() const
    {
        std::vector<Play> plays;
        for (std::size_t n = 1; n < line.turns.size(); ++n)
            if (const auto* play = std::get_if<Play>(&line.turns[n].action))
                plays.push_back(*play);
        return plays;
    }
};

std::optional<SolvedGame> lineOf(const SeatView& view, const Candidate& candidate, std::int64_t nodes,
                                 const StopSign& stop)
{
    auto solved = solvedLine(view, candidate, nodes, stop);
    if (!solved)
        return std::nullopt;
    SolvedGame line{*std::move(solved), view.seat};
    for (std::size_t n = 0; n < line.line.turns.size(); ++n) {
        const Turn& turn = line.line.turns[n];
        const int points = turn.score().total().value;
        if (turn.seat == view.seat)
            line.gain(n == 0 ? Term::Score : Term::Next) += points;
        else
            line.gain(Term::Reply) -= points;
    }
    const auto left = settlement(*view.book, line.line.end.seats, line.out().has_value());
    line.gain(Term::Kept) = (left[view.seat].gain - left[view.seat].loss).value;
    line.gain(Term::Theirs) = (left[1 - view.seat].loss - left[1 - view.seat].gain).value;
    return line;
}

// A reason with the final leads of both lines of play; none unless the turn taken changes the result, and the leads tell
// it: in some games equal totals are won or lost.
std::optional<Reason> result(const SolvedGame& best, const SolvedGame& taken)
{
    const int won = best.lead(), kept = taken.lead();
    const auto isToldBy = [](int lead, const SolvedGame& game) {
        return lead != 0 || winShare(game.line, game.seat) == 0.5;
    };
    const bool isChanged = (won > 0) != (kept > 0) || (won < 0) != (kept < 0);
    if (!isChanged || !isToldBy(won, best) || !isToldBy(kept, taken))
        return std::nullopt;
    return Reason{.kind = Reason::Kind::WinsBy,
                  .worth = exactly(won - kept),
                  .points = exactly(won),
                  .otherPoints = exactly(kept),
                  .evidence = best.playsAfter()};
}

// Reasons about tiles left: somebody goes out in only one of the lines or, else, the turn taken leaves costlier tiles.
std::vector<Reason> ends(const SolvedGame& best, const SolvedGame& taken)
{
    const auto goingOut = [](const SolvedGame& line, bool forBest) {
        const int other = 1 - line.last().seat;
        Reason reason{.kind = Reason::Kind::GoesOut, .forBest = forBest, .tiles = line.left(other).tiles()};
        reason.words = {line.last().score().words.front().word.letters()};
        reason.points = exactly(line.last().score().total().value);
        reason.otherPoints = exactly(std::abs(line.gain(Term::Kept) + line.gain(Term::Theirs)));
        reason.evidence = line.playsAfter();
        return reason;
    };
    const int own = best.seat;
    std::vector<Reason> reasons;
    if (taken.out() == 1 - own && !taken.left(own).isEmpty() && best.out() != 1 - own)
        reasons.push_back(goingOut(taken, false));
    if (best.out() == own && !best.left(1 - own).isEmpty() && taken.out() != own)
        reasons.push_back(goingOut(best, true));
    if (reasons.empty()) {
        const auto cost = [&](const SolvedGame& line) {
            return lossFor(*line.line.end.book, 2, line.left(line.seat)).value;
        };
        if (cost(taken) > cost(best))
            reasons.push_back({.kind = Reason::Kind::LeftWith,
                               .forBest = false,
                               .tiles = taken.left(own).tiles(),
                               .points = exactly(cost(taken)),
                               .otherPoints = exactly(cost(best)),
                               .evidence = taken.playsAfter()});
    }
    return reasons;
}

} // namespace

std::vector<Reason> solvedReasons(const TurnPair& turns, std::int64_t nodes, const StopSign& stop)
{
    const auto best = lineOf(turns.view, turns.best, nodes, stop), taken = lineOf(turns.view, turns.taken, nodes, stop);
    if (!best || !taken)
        return {};
    std::vector<Reason> reasons;
    if (auto reason = result(*best, *taken))
        reasons.push_back(*std::move(reason));

    const auto lost = [&](Term term) { return best->gain(term) - taken->gain(term); };
    // Tiles left cost one seat points and, in some games, give them to the other: both together are one part.
    std::array<std::pair<Term, int>, 4> parts{{{Term::Score, lost(Term::Score)},
                                               {Term::Reply, lost(Term::Reply)},
                                               {Term::Next, lost(Term::Next)},
                                               {Term::Kept, lost(Term::Kept) + lost(Term::Theirs)}}};
    const double least = std::max(leastTerm, leastShare * (best->lead() - taken->lead()));
    std::ranges::stable_sort(parts, std::ranges::greater(), &std::pair<Term, int>::second);
    for (const auto& [term, points] : parts) {
        if (points < least)
            continue;
        std::vector<Reason> facts;
        switch (term) {
        case Term::Score: facts = {scoreFact(turns)}; break;
        case Term::Reply: facts = {{.kind = Reason::Kind::HoldsDown, .points = exactly(points)}}; break;
        case Term::Next: facts = {{.kind = Reason::Kind::BringsMore, .points = exactly(points)}}; break;
        default: facts = ends(*best, *taken);
        }
        for (Reason& reason : facts) {
            reason.term = term;
            reason.worth = exactly(points);
            if (reasons.size() < mostReasons)
                reasons.push_back(std::move(reason));
        }
    }
    return reasons;
}

} // namespace storeys
