#include "bots/rollout.h"

#include "base/estimate.h"
#include "bots/pieces.h"
#include "rules/turn_rules.h"

namespace storeys {

SampledTiles sampleHidden(const SeatView& view, RandomSource& random)
{
    SampledTiles sampled{view.seats, {}};
    sampled.bag = dealUnseen(view, sampled.seats, random);
    return sampled;
}

void Rollout::reset(const SampledTiles& sampled)
{
    m_board = m_view.board;
    m_sampled = sampled;
    m_pile = m_view.pile;
    m_points.assign(sampled.seats.size(), 0);
    m_turn = m_view.seat;
    m_passes = m_view.passesInARow;
    m_over = false;
}

void Rollout::perform(const Candidate& candidate, RandomSource* random)
{
    if (candidate.play)
        doPlay(*candidate.play);
    else if (!candidate.exchanged.empty())
        exchange(candidate.exchanged, random);
    else
        pass();
}

const FoundPlay* Rollout::playTurn()
{
    if (m_over)
        return nullptr;
    const Rack& rack = m_sampled.seats[m_turn].rack;
    const Mover mover(rack, static_cast<int>(m_sampled.seats.size()), m_turn);
    const FoundPlay* best = m_judge.bestOf(m_generator, m_view.book, m_board, mover, bagSize(), m_plays);
    if (best)
        doPlay(*best);
    else if (mayExchange())
        exchange({rack.tiles().front()});
    else
        pass();
    return best;
}

std::optional<FoundPlay> Rollout::playOn(int turns)
{
    std::optional<FoundPlay> first;
    for (int i = 0; i < turns && !m_over; ++i)
        if (const FoundPlay* play = playTurn(); play && i == 0)
            first = *play;
    return first;
}

void Rollout::doPlay(const FoundPlay& play)
{
    if (m_view.variant().hasReserve())
        collect(play);
    play.forEachPlaced([&](Square square, Tile tile) {
        if (m_board.isBlocked(square))
            m_board.setBlocker(square, false);
        m_board.put(square, tile);
        m_sampled.seats[m_turn].rack.remove(tile);
    });
    m_points[m_turn] += play.score.value;
    drawUp(m_sampled.seats[m_turn].rack);
    m_passes = 0;
    finishTurn();
}

// Takes what the squares of the play give from the pile, and the play's yellow blanks from the reserve.
void Rollout::collect(const FoundPlay& play)
{
    Seat& seat = m_sampled.seats[m_turn];
    const Reserve change = reserveChange(*m_view.book, seat.playerClass, m_pile, play);
    int used = 0;
    play.forEachPlaced([&](Square, Tile tile) { used += tile.isReserve(); });
    seat.reserve.blanks += change.blanks;
    seat.reserve.blockers += change.blockers;
    m_pile.blanks -= change.blanks + used;
    m_pile.blockers -= change.blockers;
}

void Rollout::exchange(const std::vector<Tile>& tiles, RandomSource* random)
{
    Rack& rack = m_sampled.seats[m_turn].rack;
    for (const Tile tile : tiles)
        rack.remove(tile);
    drawUp(rack);
    ++m_sampled.seats[m_turn].exchanges;
    std::vector<Tile>& bag = m_sampled.bag;
    if (!random)
        bag.insert(bag.begin(), tiles.begin(), tiles.end());
    else
        for (const Tile tile : tiles)
            bag.insert(bag.begin() + random->below(static_cast<std::uint32_t>(bag.size()) + 1), tile);
    m_passes = 0;
    finishTurn();
}

void Rollout::pass()
{
    ++m_passes;
    finishTurn();
}

void Rollout::drawUp(Rack& rack)
{
    for (int n = drawnUp(m_view.book->variant, rack.size(), bagSize()); n > 0; --n) {
        rack.add(m_sampled.bag.back());
        m_sampled.bag.pop_back();
    }
}

void Rollout::finishTurn()
{
    const int seats = static_cast<int>(m_points.size());
    const bool isOut = m_sampled.seats[m_turn].rack.isEmpty();
    if (isOut || passesEnd(*m_view.book, seats, m_passes)) {
        m_over = true;
        const auto left = settlement(*m_view.book, m_sampled.seats, isOut);
        for (std::size_t seat = 0; seat < m_points.size(); ++seat)
            m_points[seat] += (left[seat].gain - left[seat].loss).value;
    }
    m_turn = (m_turn + 1) % seats;
    for (; m_sampled.seats[m_turn].turnsOwed > 0; m_turn = (m_turn + 1) % seats)
        --m_sampled.seats[m_turn].turnsOwed;
}

bool Rollout::mayExchange() const
{
    const Seat& seat = m_sampled.seats[m_turn];
    const int seats = static_cast<int>(m_points.size());
    return mostExchanged(*m_view.book, seats, seat.rack.size(), bagSize(), seat.exchanges) > 0;
}

double Rollout::worth(int seat) const
{
    const Seat& own = m_sampled.seats[seat];
    return m_points[seat]
           + (m_over ? 0 : m_judge.leaveValue(own.rack, bagSize()) + StaticEvaluation::reserveValue(own.reserve));
}

double Rollout::standing() const
{
    double own = 0;
    double others = 0;
    for (int seat = 0; seat < static_cast<int>(m_points.size()); ++seat)
        (seat == m_view.seat ? own : others) += worth(seat);
    return m_points.size() == 1 ? own : own - others / static_cast<double>(m_points.size() - 1);
}

namespace {

constexpr int samplesInARound = 8;
// Differences over fewer samples are too uncertain.
constexpr int samplesBeforeGivingUp = 16;

struct Entry
{
    Candidate candidate;
    std::vector<double> standings; // Rollout::standing() of each sample
    double sum = 0;
    std::optional<FoundPlay> worstReply;

    [[nodiscard]] double mean() const { return sum / static_cast<double>(std::max<std::size_t>(standings.size(), 1)); }
};

// The mean of the entry's standings or, if `other` is given, of their differences from the standings of `other`, which
// must have at least as many samples.
Estimate estimateOf(const Entry& entry, const Entry* other = nullptr)
{
    Moments moments;
    for (std::size_t i = 0; i < entry.standings.size(); ++i)
        moments.add(entry.standings[i] - (other ? other->standings[i] : 0));
    return moments.mean();
}

class Simulation
{
public:
    Simulation(const SeatView& view, const LeaveTable& values, const SimulationBudget& budget, RandomSource& random,
               StopSign stop)
        : m_view(view), m_budget(budget), m_random(random), m_mixing(random.next()), m_stop(std::move(stop)),
          m_judge(view, values), m_rollout(view, m_judge)
    {}

    // Simulates the entries; then puts those that were not given up in front, the best first.
    void run(std::vector<Entry>& entries)
    {
        std::size_t alive = entries.size();
        int left = m_budget.rollouts;
        while (alive > 1 && left >= static_cast<int>(alive) && !m_stop.isUp()) {
            for (int i = 0; i < samplesInARound && left >= static_cast<int>(alive); ++i) {
                if (!rollOut(sampleHidden(m_view, m_random), std::span(entries).first(alive)))
                    break;
                left -= static_cast<int>(alive);
            }
            alive = giveUp(entries, alive);
        }
    }

private:
    // Simulates the game after each entry with this sample. Returns false if stopped; the sample then counts for none.
    bool rollOut(const SampledTiles& sampled, std::span<Entry> entries)
    {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (m_stop.isUp()) {
                forgetLastOf(entries.first(i));
                return false;
            }
            Entry& entry = entries[i];
            m_rollout.reset(sampled);
            m_rollout.perform(entry.candidate, &m_mixing);
            const auto reply = m_rollout.playOn(m_budget.turns);
            entry.standings.push_back(m_rollout.standing());
            entry.sum += entry.standings.back();
            if (reply && (!entry.worstReply || reply->score > entry.worstReply->score))
                entry.worstReply = reply;
        }
        return true;
    }

    static void forgetLastOf(std::span<Entry> entries)
    {
        for (Entry& entry : entries) {
            entry.sum -= entry.standings.back();
            entry.standings.pop_back();
        }
    }

    std::size_t giveUp(std::vector<Entry>& entries, std::size_t alive) const
    {
        const auto end = entries.begin() + static_cast<std::ptrdiff_t>(alive);
        std::stable_sort(entries.begin(), end, [](const Entry& a, const Entry& b) { return a.mean() > b.mean(); });
        const Entry& best = entries.front();
        if (best.standings.size() < samplesBeforeGivingUp)
            return alive;
        const auto gone = std::stable_partition(entries.begin() + 1, end, [&](const Entry& entry) {
            const Estimate behind = estimateOf(entry, &best);
            return behind.value + m_budget.certainty * behind.error > 0;
        });
        return static_cast<std::size_t>(gone - entries.begin());
    }

    const SeatView& m_view;
    const SimulationBudget& m_budget;
    RandomSource& m_random;
    RandomSource m_mixing; // puts exchanged tiles into the bag; separate, so that samples don't depend on candidates
    StopSign m_stop;
    StaticEvaluation m_judge;
    Rollout m_rollout;
};

} // namespace

std::vector<Judged> simulate(const SeatView& view, const LeaveTable& values, std::vector<Candidate> candidates,
                             const SimulationBudget& budget, RandomSource& random, StopSign stop)
{
    candidates.resize(std::min<std::size_t>(candidates.size(), budget.candidates));
    std::vector<Entry> entries;
    for (Candidate& candidate : candidates)
        entries.push_back({std::move(candidate), {}, 0, {}});
    Simulation(view, values, budget, random, std::move(stop)).run(entries);

    std::vector<Judged> judged;
    for (Entry& entry : entries) {
        const Entry& best = entries.front();
        const bool isFirst = judged.empty();
        const Estimate ahead = estimateOf(entry, isFirst ? nullptr : &best);
        if (!entry.standings.empty())
            entry.candidate.equity = isFirst ? ahead.value : best.mean() + std::min(ahead.value, 0.0);
        judged.push_back(
            {entry.candidate, static_cast<int>(entry.standings.size()), ahead.error, false, entry.worstReply});
    }
    std::ranges::stable_sort(judged, std::ranges::greater(), [](const Judged& j) { return j.candidate.equity; });
    return judged;
}

} // namespace storeys
