// Facts about scores and tiles that follow from the rules and the fitted values alone.

#include "teaching/reason_finder.h"

namespace storeys {

namespace {

constexpr double leastLeave = 1;  // points by which the values of the leaves must differ
constexpr double leastLast = 1.5; // least value of the last tile of its kind
constexpr double mainShare = 0.5; // share of the difference that a single tile must make
constexpr int tall = 3;

// ---- scores

const ScoredWord& mostScoring(const PlayScore& score)
{
    return *std::ranges::max_element(score.words, {}, &ScoredWord::points);
}

std::optional<Reason> tallWord(const TurnPair& turns, const PlayScore& best, int more)
{
    Reason reason{.kind = Reason::Kind::TallWord};
    const ScoredWord& word = mostScoring(best);
    for (const WordSquare& square : word.word.squares) {
        reason.squares.push_back(square.square);
        reason.count += square.height.value;
        reason.height = std::max(reason.height, square.height.value);
    }
    if (reason.height < tall || word.points.value < more)
        return std::nullopt;
    if (turns.taken.play && mostScoring(scoreOf(turns.view, turns.taken.play->toPlay())).points >= word.points)
        return std::nullopt;
    reason.words = {word.word.letters()};
    reason.points = exactly(word.points.value);
    return reason;
}

// ---- tiles kept

// The value of the tiles kept, together and one by one.
class Leave
{
public:
    Leave(const Rack& rack, const StaticEvaluation& judge, int bag) : m_rack(rack), m_judge(judge), m_bag(bag) {}

    [[nodiscard]] double value() const { return m_judge.leaveValue(m_rack, m_bag); }
    [[nodiscard]] int count(int kind) const { return m_rack.count(kind); }
    // How much more the rack is worth with that tile than with one drawn by chance instead.
    [[nodiscard]] double valueOf(int kind) const
    {
        Rack without = m_rack;
        without.remove(Tile::ofKind(kind));
        return value() - m_judge.leaveValue(without, m_bag);
    }

private:
    Rack m_rack;
    const StaticEvaluation& m_judge;
    int m_bag;
};

bool places(const Candidate& candidate, int kind)
{
    bool does = false;
    if (candidate.play)
        candidate.play->forEachPlaced(
            [&](Square, Tile tile) { does = does || (!tile.isReserve() && tile.kind() == kind); });
    return does;
}

std::optional<Reason> lastUsed(const TurnPair& turns, const Leave& best, const Leave& taken)
{
    for (int kind = 0; kind < maxLetters; ++kind)
        if (places(turns.taken, kind) && taken.count(kind) == 0 && turns.view.unseen[kind] == 0 && best.count(kind) > 0
            && best.valueOf(kind) >= leastLast)
            return Reason{.kind = Reason::Kind::UsesLast,
                          .forBest = false,
                          .tiles = {Tile::ofKind(kind)},
                          .points = exactly(best.valueOf(kind))};
    return std::nullopt;
}

// A reason if the turn taken spends a blank for fewer points than the blank is worth on the rack.
std::optional<Reason> blankSpent(const TurnPair& turns, const Leave& best, const Leave& taken)
{
    const int blank = Tile::blank().kind();
    if (!places(turns.taken, blank) || best.count(blank) <= taken.count(blank) || turns.view.variant().hasReserve())
        return std::nullopt;
    Rack rack = turns.view.own().rack;
    rack.add(Tile::blank(), -rack.count(blank));
    std::vector<FoundPlay> plays;
    Generator().bestPlays(turns.view.book, turns.view.board, {rack, turns.view.seatCount(), turns.view.seat}, plays);
    const int without = plays.empty() ? 0 : plays.front().score.value;
    const int brought = turns.taken.play->score.value - without;
    if (brought < 0 || brought >= best.valueOf(blank))
        return std::nullopt;
    Reason reason{.kind = Reason::Kind::BlankSpent, .forBest = false, .points = exactly(brought)};
    if (!plays.empty())
        reason.evidence = {plays.front().toPlay()};
    return reason;
}

// A reason if the turn taken keeps more tiles of one kind, one of which costs at least half of the difference.
std::optional<Reason> burden(const Leave& best, const Leave& taken)
{
    const double less = best.value() - taken.value();
    std::optional<int> worst;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (taken.count(kind) > best.count(kind) && -taken.valueOf(kind) >= mainShare * less
            && (!worst || taken.valueOf(kind) < taken.valueOf(*worst)))
            worst = kind;
    if (!worst)
        return std::nullopt;
    const bool isSecond = taken.count(*worst) > 1;
    return Reason{.kind = isSecond ? Reason::Kind::KeepsTwo : Reason::Kind::KeepsHeavy,
                  .forBest = false,
                  .tiles = std::vector<Tile>(static_cast<std::size_t>(taken.count(*worst)), Tile::ofKind(*worst)),
                  .points = exactly(less)};
}

} // namespace

Rack keptAfter(const Candidate& candidate, Rack rack)
{
    for (const Tile tile : candidate.exchanged)
        rack.remove(tile);
    return candidate.play ? leaveAfter(*candidate.play, rack) : rack;
}

Reason scoreFact(const TurnPair& turns)
{
    const int more = (turns.best.score() - turns.taken.score()).value;
    const PlayScore best = scoreOf(turns.view, turns.best.play->toPlay());
    const bool tookAll = turns.taken.play && scoreOf(turns.view, turns.taken.play->toPlay()).bingoBonus > Points(0);
    if (best.bingoBonus > Points(0) && !tookAll)
        return {.kind = Reason::Kind::AllTiles, .points = exactly(best.bingoBonus.value)};
    if (auto reason = tallWord(turns, best, more))
        return *std::move(reason);
    return {.kind = Reason::Kind::MorePoints, .words = {best.words.front().word.letters()}, .points = exactly(more)};
}

std::optional<Reason> keptFact(const TurnPair& turns, const LeaveTable& values)
{
    const int bag = turns.view.bag.size();
    if (bag == 0)
        return std::nullopt;
    const StaticEvaluation judge(turns.view, values);
    const Leave best(keptAfter(turns.best, turns.view.own().rack), judge, bag);
    const Leave taken(keptAfter(turns.taken, turns.view.own().rack), judge, bag);
    const double more = best.value() - taken.value();
    if (more < leastLeave)
        return std::nullopt;
    if (auto reason = lastUsed(turns, best, taken))
        return reason;
    if (auto reason = blankSpent(turns, best, taken))
        return reason;
    if (auto reason = burden(best, taken))
        return reason;
    Reason reason{.kind = Reason::Kind::KeepsMore, .points = exactly(more)};
    if (const int now = (turns.taken.score() - turns.best.score()).value; now > 0)
        reason.otherPoints = exactly(now);
    return reason;
}

} // namespace storeys
