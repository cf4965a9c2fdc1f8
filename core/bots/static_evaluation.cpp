#include "bots/static_evaluation.h"

#include "bots/pieces.h"
#include "rules/turn_rules.h"

namespace storeys {

// ---- what a leave is worth

Rack leaveAfter(const FoundPlay& play, Rack rack)
{
    play.forEachPlaced([&](Square, Tile tile) { rack.remove(tile); });
    return rack;
}

LeaveEvaluation::LeaveEvaluation(const LeaveTable& values, const std::array<int, tileKinds>& unseen, int rackSize)
    : m_values(values), m_rackSize(rackSize)
{
    double total = 0;
    for (const int count : unseen)
        total += count;
    if (total == 0)
        return;
    for (int drawn = 0; drawn < tileKinds; ++drawn) {
        if (unseen[drawn] == 0)
            continue;
        const double share = unseen[drawn] / total;
        m_single += share * values.single[drawn];
        for (int kind = 0; kind < tileKinds; ++kind)
            m_withDrawn[kind] += share * values.pair[kind][drawn];
    }
    for (int drawn = 0; drawn < tileKinds; ++drawn)
        m_pair += unseen[drawn] / total * m_withDrawn[drawn];
}

double LeaveEvaluation::of(const Rack& leave, int bagSize) const
{
    const int drawn = std::min(m_rackSize - leave.size(), bagSize);
    std::array<int, 16> held{};
    int size = 0;
    double value = m_values.bySize[leave.size() + drawn] + drawn * m_single + drawn * (drawn - 1) / 2.0 * m_pair;
    for (int kind = 0; kind < tileKinds; ++kind)
        for (int n = leave.count(kind); n > 0; --n) {
            value += m_values.single[kind] + drawn * m_withDrawn[kind];
            for (int i = 0; i < size; ++i)
                value += m_values.pair[kind][held[i]];
            held[size++] = kind;
        }
    return value;
}

// ---- what a play opens

namespace {

bool hasNeighbour(const Board& board, Square s)
{
    for (const Direction direction : {Direction::Across, Direction::Down})
        for (const int step : {-1, 1})
            if (board.isOccupied(stepped(s, direction, step)))
                return true;
    return false;
}

bool isOpen(const Board& board, Square s)
{
    return board.contains(s) && !board.isOccupied(s);
}

// The number of tiles in the stacks of the word that crosses the main word at a square of the play.
int tilesAcross(const Board& board, Square s, Direction direction)
{
    int tiles = 0;
    for (Square t = stepped(s, direction, -1); board.isOccupied(t); t = stepped(t, direction, -1))
        tiles += board.height(t).value;
    for (Square t = stepped(s, direction); board.isOccupied(t); t = stepped(t, direction))
        tiles += board.height(t).value;
    return tiles;
}

enum Feature { MainTiles, Length, Flat, OpenEnds, NewSquares, Raised, Full, NewAnchors, SpecialAnchors, CrossTiles };

// Adds the features of a placed tile, now at that height, and of its neighbours across the main word.
void addPlaced(RiskFeatures& f, const RuleBook& book, const Board& before, Square s, int height, Direction cross)
{
    f[Full] += height == book.houseRules.stackLimit;
    f[height == 1 ? NewSquares : Raised] += 1;
    if (const int tiles = tilesAcross(before, s, cross); tiles > 0)
        f[CrossTiles] += tiles + height;
    for (const int step : {-1, 1}) {
        const Square side = stepped(s, cross, step);
        if (height == 1 && isOpen(before, side) && !hasNeighbour(before, side)) {
            f[NewAnchors] += 1;
            f[SpecialAnchors] += book.variant.kindOf(side) != SquareKind{};
        }
    }
}

} // namespace

RiskFeatures riskFeatures(const RuleBook& book, const Board& before, const FoundPlay& play)
{
    RiskFeatures f{};
    bool flat = true;
    f[Length] = play.length;
    for (int i = 0; i < play.length; ++i) {
        const Square s = stepped(play.first, play.direction, i);
        const bool placed = play.placed & 1u << i;
        const int height = before.height(s).value + placed;
        f[MainTiles] += height;
        flat = flat && height == 1;
        if (placed)
            addPlaced(f, book, before, s, height, other(play.direction));
    }
    f[Flat] = flat ? play.length : 0;
    f[OpenEnds] = isOpen(before, stepped(play.first, play.direction, -1))
                  + isOpen(before, stepped(play.first, play.direction, play.length));
    return f;
}

// ---- candidates

namespace {

// Some of the tiles left can be played before the end of the game: this share can't.
constexpr double stayingShare = 0.6;

constexpr std::size_t playsBetweenLooks = 64; // the bot checks `stop` after this many plays

// The value of pieces in hand, in points.
constexpr double pointsPerBlank = 10;
constexpr double pointsPerBlocker = 3;

double piecesValue(const SeatView& view, const FoundPlay& play)
{
    const Reserve change = reserveChange(*view.book, view.own().playerClass, view.pile, play);
    return pointsPerBlank * change.blanks + pointsPerBlocker * change.blockers;
}

// Adds the best set of tiles to exchange, with the value of the rest of the rack.
void addExchange(const SeatView& view, const StaticEvaluation& judge, std::vector<Candidate>& candidates)
{
    const std::vector<Tile> tiles = view.own().rack.tiles();
    const bool any = view.book->houseRules.exchange == HouseRules::ExchangeSize::Any;
    Candidate best;
    for (std::uint32_t set = 1; set < 1u << tiles.size(); ++set) {
        const int count = std::popcount(set);
        if ((count > 1 && !any) || count > view.bag.size())
            continue;
        Rack leave = view.own().rack;
        std::vector<Tile> given;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if (set & 1u << i) {
                given.push_back(tiles[i]);
                leave.remove(tiles[i]);
            }
        const double value = judge.leaveValue(leave, view.bag.size());
        if (set == 1 || value > best.equity)
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

StaticEvaluation::StaticEvaluation(const RuleBook& book, const LeaveTable& values,
                                   const std::array<int, tileKinds>& unseen)
    : m_book(book), m_values(values), m_leaves(values, unseen, book.variant.rackSize)
{}

double StaticEvaluation::leaveValue(const Rack& leave, int bagSize) const
{
    if (bagSize > 0)
        return m_leaves.of(leave, bagSize);
    return -stayingShare * lossFor(m_book, 2, leave).value;
}

double StaticEvaluation::equity(const FoundPlay& play, const Rack& rack, int bagSize) const
{
    return play.score.value + leaveValue(leaveAfter(play, rack), bagSize);
}

double StaticEvaluation::equityWithRisk(const FoundPlay& play, const Board& board, const Rack& rack, int bagSize) const
{
    double value = equity(play, rack, bagSize);
    if (m_values.risk.size() != riskFeatureCount)
        return value;
    const RiskFeatures features = riskFeatures(m_book, board, play);
    for (int i = 0; i < riskFeatureCount; ++i)
        value -= m_values.risk[i] * features[i];
    return value;
}

const FoundPlay* StaticEvaluation::best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const
{
    const FoundPlay* best = nullptr;
    double bestValue = 0;
    for (const FoundPlay& play : plays) {
        const double value = equity(play, rack, bagSize);
        if (!best || value > bestValue) {
            best = &play;
            bestValue = value;
        }
    }
    return best;
}

double aheadWithRacks(const Position& position, const LeaveTable& values)
{
    const StaticEvaluation judge(*position.book, values, viewOf(position, position.turn).unseen);
    const auto worth = [&](const Seat& seat) {
        return seat.points.value + judge.leaveValue(seat.rack, position.bag.size());
    };
    return worth(position.seats[position.turn]) - worth(position.seats[1 - position.turn]);
}

namespace {

// Evaluating a play takes long here, and every blank multiplies the plays: allows two, including those on the rack.
Mover withTwoBlanks(const SeatView& view)
{
    Mover mover = moverOf(view, view.seat);
    const int own = view.own().rack.count(Tile::blank().kind());
    mover.reserveBlanks = std::min(mover.reserveBlanks, std::max(0, 2 - own));
    return mover;
}

} // namespace

std::vector<Candidate> staticCandidates(const SeatView& view, const LeaveTable& values, const StopSign& stop)
{
    const StaticEvaluation judge(*view.book, values, view.unseen);
    std::vector<Candidate> candidates;
    for (const FoundPlay& play : allPlays(*view.book, view.board, withTwoBlanks(view))) {
        if (candidates.size() % playsBetweenLooks == playsBetweenLooks - 1 && stop.isUp())
            break;
        double equity = judge.equityWithRisk(play, view.board, view.own().rack, view.bag.size());
        if (view.book->variant.hasReserve())
            equity += piecesValue(view, play);
        candidates.push_back({play, {}, equity});
    }
    if (view.mayExchange)
        addExchange(view, judge, candidates);
    candidates.push_back({std::nullopt, {}, judge.leaveValue(view.own().rack, view.bag.size()) - 0.001});
    std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::equity);
    return candidates;
}

} // namespace storeys
