#include "bots/static_value.h"

#include "rules/turn_rules.h"

#include <algorithm>

namespace storeys {

namespace {

// Of tiles that will still be on the rack at the end, some can be played before: this share can't.
constexpr double stayingShare = 0.6;

constexpr std::size_t playsBetweenLooks = 64; // at the stop sign

// The best set of tiles to give back, and what the rest of the rack is worth.
void addExchange(const SeatView& view, const StaticValue& judge, std::vector<Candidate>& candidates)
{
    const std::vector<Tile> tiles = view.rack.tiles();
    const bool any = view.book->houseRules.exchange == HouseRules::ExchangeSize::Any;
    Candidate best;
    for (std::uint32_t set = 1; set < 1u << tiles.size(); ++set) {
        const int count = std::popcount(set);
        if ((count > 1 && !any) || count > view.bagSize)
            continue;
        Rack kept = view.rack;
        std::vector<Tile> given;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (set & 1u << i) {
                given.push_back(tiles[i]);
                kept.remove(tiles[i]);
            }
        const double value = judge.ofKept(kept, view.bagSize);
        if (set == 1 || value > best.value)
            best = {std::nullopt, std::move(given), value};
    }
    candidates.push_back(std::move(best));
}

} // namespace

Action Candidate::action() const
{
    if (play)
        return play->toPlay();
    if (!exchanged.empty())
        return Exchange{exchanged};
    return Pass{};
}

Rack keptAfter(const FoundPlay& play, Rack rack)
{
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1)
        rack.remove(play.tiles[std::countr_zero(rest)]);
    return rack;
}

StaticValue::StaticValue(const RuleBook& book, const RackValues& values, const std::array<int, tileKinds>& unseen)
    : m_book(book), m_values(values), m_leaves(values, unseen, book.variant.rackSize)
{}

double StaticValue::ofKept(const Rack& kept, int bagSize) const
{
    if (bagSize > 0)
        return m_leaves.of(kept, bagSize);
    return -stayingShare * lossFor(m_book, 2, kept).value;
}

double StaticValue::quick(const FoundPlay& play, const Rack& rack, int bagSize) const
{
    return play.score.value + ofKept(keptAfter(play, rack), bagSize);
}

double StaticValue::full(const FoundPlay& play, const Board& board, const Rack& rack, int bagSize) const
{
    double value = quick(play, rack, bagSize);
    if (m_values.risk.size() != riskFeatureCount)
        return value;
    const RiskFeatures features = riskFeatures(m_book, board, play);
    for (int i = 0; i < riskFeatureCount; ++i)
        value -= m_values.risk[i] * features[i];
    return value;
}

const FoundPlay* StaticValue::best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const
{
    const FoundPlay* best = nullptr;
    double bestValue = 0;
    for (const FoundPlay& play : plays) {
        const double value = quick(play, rack, bagSize);
        if (!best || value > bestValue) {
            best = &play;
            bestValue = value;
        }
    }
    return best;
}

std::vector<Candidate> staticCandidates(const SeatView& view, const RackValues& values, const StopSign& stop)
{
    const StaticValue judge(*view.book, values, view.unseen);
    std::vector<Candidate> candidates;
    for (const FoundPlay& play : allPlays(*view.book, view.board, withFewBlanks(moverOf(view)))) {
        if (candidates.size() % playsBetweenLooks == playsBetweenLooks - 1 && stop.isUp())
            break;
        candidates.push_back({play, {}, judge.full(play, view.board, view.rack, view.bagSize)});
    }
    if (view.mayExchange)
        addExchange(view, judge, candidates);
    candidates.push_back({std::nullopt, {}, judge.ofKept(view.rack, view.bagSize) - 0.001});
    std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::value);
    return candidates;
}

} // namespace storeys
