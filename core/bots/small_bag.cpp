#include "bots/analysis.h"

namespace storeys {

namespace {

constexpr int mostInBag = 2;
constexpr int mostTurns = 8; // simulated at most, until the bag is empty: sides without a play could exchange for ever

// One split of the unseen tiles into the opponent's rack and the bag. The order of the tiles in the bag matters,
// because a turn may draw only one of two.
struct Split
{
    SampledTiles tiles;
    int ways; // number of ways to draw this split, counting equal tiles as different
};

std::vector<Split> splitsOf(const SeatView& view)
{
    const int other = 1 - view.seat;
    std::vector<Split> splits{{{view.seats, {}}, 1}};
    splits.front().tiles.seats[other].rack = Rack::ofCounts(view.unseen);
    for (int n = view.bag.size(); n > 0; --n) {
        std::vector<Split> further;
        for (const Split& split : splits)
            for (int kind = 0; kind < tileKinds; ++kind)
                if (const int count = split.tiles.seats[other].rack.count(kind)) {
                    Split& next = further.emplace_back(split);
                    next.tiles.seats[other].rack.remove(Tile::ofKind(kind));
                    next.tiles.bag.push_back(Tile::ofKind(kind));
                    next.ways *= count;
                }
        splits = std::move(further);
    }
    return splits;
}

struct Ended
{
    Judged judged;
    std::vector<double> means; // the mean spread of each round
};

class Endings
{
public:
    Endings(const SeatView& view, const LeaveTable& values, const StopSign& stop, std::int64_t nodes)
        : m_view(view), m_stop(stop), m_judge(*view.book, values, view.unseen), m_rollout(view, m_judge),
          m_table(nodes), m_splits(splitsOf(view))
    {}

    [[nodiscard]] std::int64_t splits() const { return static_cast<std::int64_t>(m_splits.size()); }

    // The mean spread over all splits, from the candidate's turn to the end of the game, with `nodes` nodes for each
    // endgame; meaningless if m_stop is up.
    double meanSpread(Judged& judged, std::int64_t nodes)
    {
        const bool anyOrder = emptiesBag(judged.candidate);
        double sum = 0;
        int all = 0;
        for (const Split& split : m_splits) {
            if (m_stop.isUp())
                return 0;
            const int first = split.tiles.bag.front().kind();
            const int last = split.tiles.bag.back().kind();
            if (anyOrder && first > last)
                continue; // counted with the same two tiles of the bag in the other order
            const int ways = split.ways * (anyOrder && first < last ? 2 : 1);
            sum += ways * spreadAfter(judged, split.tiles, nodes);
            all += ways;
        }
        return sum / all;
    }

private:
    // Whether all tiles of the bag are drawn after the candidate; then their order does not matter.
    [[nodiscard]] bool emptiesBag(const Candidate& candidate) const
    {
        if (!candidate.play)
            return false;
        const int left = leaveAfter(*candidate.play, m_view.own().rack).size();
        return drawnUp(m_view.variant(), left, m_view.bag.size()) == m_view.bag.size();
    }

    // The spread from the candidate's turn to the end of the game, with these tiles. While tiles are left in the bag,
    // both sides take the play with the highest static value: few good turns leave tiles in the bag, so looking ahead
    // there would change little.
    double spreadAfter(Judged& judged, const SampledTiles& tiles, std::int64_t nodes)
    {
        m_rollout.reset(tiles);
        m_rollout.perform(judged.candidate);
        const bool isReply = m_rollout.sampled().bag.empty();
        for (int n = 0; n < mostTurns && !m_rollout.isOver() && !m_rollout.sampled().bag.empty(); ++n)
            m_rollout.playTurn();
        if (m_rollout.isOver() || !m_rollout.sampled().bag.empty())
            return m_rollout.standing();
        const double spread = m_rollout.points()[m_view.seat] - m_rollout.points()[1 - m_view.seat];
        Position rest = m_view;
        rest.board = m_rollout.board();
        rest.seats = m_rollout.sampled().seats;
        rest.bag = Bag();
        rest.turn = m_rollout.turn();
        rest.passesInARow = m_rollout.passesInARow();
        const EndgameAnswer answer = solveEndgame(rest, nodes, m_stop, m_table);
        if (rest.turn == m_view.seat)
            return spread + answer.spread;
        if (isReply && answer.play && (!judged.worstReply || answer.play->score > judged.worstReply->score))
            judged.worstReply = answer.play;
        return spread - answer.spread;
    }

    const SeatView& m_view;
    const StopSign& m_stop;
    StaticEvaluation m_judge;
    Rollout m_rollout;
    EndgameTable m_table; // shared by all splits, which deal the same tiles differently
    std::vector<Split> m_splits;
};

} // namespace

bool isSmallBag(const SeatView& view)
{
    // A record by another program can show more copies of a tile than the game has.
    const auto addsUp = [&] {
        const int unseen = std::accumulate(view.unseen.begin(), view.unseen.end(), 0);
        return unseen == view.bag.size() + view.seats[1 - view.seat].rack.size();
    };
    return !view.bag.isEmpty() && view.bag.size() <= mostInBag && leadsToEndgame(view) && addsUp();
}

std::vector<Judged> endedEach(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                              std::int64_t nodes, const StopSign& stop)
{
    std::vector<Ended> all;
    for (Candidate& candidate : candidates)
        all.push_back({{std::move(candidate), 0, 0, false, std::nullopt}, {}});
    Endings endings(view, values, stop, nodes);
    const auto rounds = std::bit_width(all.size() - 1);
    for (std::size_t alive = all.size(); alive > 1; alive = (alive + 1) / 2) {
        const auto left = std::span(all).first(alive);
        const std::int64_t share = nodes / (rounds * static_cast<std::int64_t>(alive) * endings.splits());
        for (Ended& one : left)
            one.means.push_back(endings.meanSpread(one.judged, share + 1));
        if (stop.isUp()) {
            for (Ended& one : left)
                one.means.pop_back();
            break;
        }
        std::ranges::stable_sort(left, std::ranges::greater(), [](const Ended& one) { return one.means.back(); });
    }

    std::vector<Judged> judged;
    const std::vector<double> best = all.front().means;
    for (Ended& one : all) {
        if (!one.means.empty())
            one.judged.candidate.equity = best.back() + one.means.back() - best[one.means.size() - 1];
        judged.push_back(std::move(one.judged));
    }
    if (!best.empty())
        std::stable_sort(judged.begin() + 1, judged.end(),
                         [](const Judged& a, const Judged& b) { return a.candidate.equity > b.candidate.equity; });
    return judged;
}

} // namespace storeys
