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
    : m_rackSize(rackSize)
{
    std::ranges::transform(values.bySize, m_bySize.begin(), billionths);
    std::ranges::transform(values.single, m_single.begin(), billionths);
    for (int kind = 0; kind < tileKinds; ++kind)
        std::ranges::transform(values.pair[kind], m_pair[kind].begin(), billionths);
    const double total = std::accumulate(unseen.begin(), unseen.end(), 0);
    if (total == 0)
        return;
    double single = 0;
    double pair = 0;
    std::array<double, tileKinds> withDrawn{};
    for (int drawn = 0; drawn < tileKinds; ++drawn) {
        if (unseen[drawn] == 0)
            continue;
        const double share = unseen[drawn] / total;
        single += share * values.single[drawn];
        for (int kind = 0; kind < tileKinds; ++kind)
            withDrawn[kind] += share * values.pair[kind][drawn];
    }
    for (int drawn = 0; drawn < tileKinds; ++drawn)
        pair += unseen[drawn] / total * withDrawn[drawn];
    m_drawn = billionths(single);
    m_drawnPair = billionths(pair);
    std::ranges::transform(withDrawn, m_withDrawn.begin(), billionths);
}

LeaveEvaluation::Drawn LeaveEvaluation::drawnTo(int leave, int bagSize) const
{
    const int count = std::min(m_rackSize - leave, bagSize);
    return {count, m_bySize[leave + count] + count * m_drawn + count * (count - 1) / 2 * m_drawnPair};
}

Billionths LeaveEvaluation::of(const Rack& leave, int bagSize) const
{
    const Drawn drawn = drawnTo(leave.size(), bagSize);
    std::array<int, mostOnRack> held{};
    int size = 0;
    Billionths value = drawn.value;
    leave.forEachTile([&](Tile tile) {
        const int kind = tile.kind();
        value += m_single[kind] + drawn.count * m_withDrawn[kind];
        for (int i = 0; i < size; ++i)
            value += m_pair[kind][held[i]];
        held[size++] = kind;
    });
    return value;
}

// Each tile of the rack doubles the number of sets. The value of its pairs with a set is the value of its pairs with
// the set without the set's first tile, plus the value of its pair with that first tile.
void LeaveEvaluation::ofAll(const Rack& rack, int bagSize, WorthOfLeft& worth) const
{
    std::array<int, WorthOfLeft::mostTiles> kinds;
    std::array<Billionths, 1u << WorthOfLeft::mostTiles> pairs;
    std::array<Billionths, 1u << WorthOfLeft::mostTiles> withDrawn;
    int tiles = 0;
    worth.ofSet(0) = pairs[0] = withDrawn[0] = 0;
    rack.forEachTile([&](Tile tile) {
        const int kind = tile.kind();
        const std::uint32_t own = 1u << tiles;
        for (std::uint32_t set = 0; set < own; ++set) {
            if (set != 0)
                pairs[set] = pairs[set & (set - 1)] + m_pair[kind][kinds[std::countr_zero(set)]];
            worth.ofSet(own | set) = worth.ofSet(set) + m_single[kind] + pairs[set];
            withDrawn[own | set] = withDrawn[set] + m_withDrawn[kind];
        }
        kinds[tiles++] = kind;
    });
    std::array<Drawn, WorthOfLeft::mostTiles + 1> drawnTo;
    for (int size = 0; size <= tiles; ++size)
        drawnTo[size] = this->drawnTo(size, bagSize);
    for (std::uint32_t set = 0; set < 1u << tiles; ++set) {
        const Drawn& drawn = drawnTo[std::popcount(set)];
        worth.ofSet(set) += drawn.value + drawn.count * withDrawn[set];
    }
}

// ---- what a play opens

namespace {

bool isOpen(const Board& board, Square s)
{
    return board.contains(s) && !board.isOccupied(s);
}

// The number of tiles in all stacks of the word that crosses the main word at a square, except on that square.
int tilesAcross(const Board& board, Square s, Direction direction)
{
    int tiles = 0;
    for (const int step : {-1, 1})
        for (Square t = stepped(s, direction, step); board.isOccupied(t); t = stepped(t, direction, step))
            tiles += board.height(t).value;
    return tiles;
}

enum Feature { MainTiles, Length, Flat, OpenEnds, NewSquares, Raised, Full, NewAnchors, SpecialAnchors, CrossTiles };

// Adds the features of a tile placed at that height and of its neighbors across the main word.
void addPlaced(RiskFeatures& f, const RuleBook& book, const Board& before, Square s, int height, Direction cross)
{
    f[Full] += height == book.houseRules.stackLimit;
    f[height == 1 ? NewSquares : Raised] += 1;
    if (const int tiles = tilesAcross(before, s, cross); tiles > 0)
        f[CrossTiles] += tiles + height;
    for (const int step : {-1, 1}) {
        const Square side = stepped(s, cross, step);
        if (height == 1 && isOpen(before, side) && !before.hasNeighbour(side)) {
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

// The share of the tiles left that is expected to stay on the rack until the end of the game.
constexpr Billionths stayingShare = 6 * onePoint / 10;

constexpr std::size_t playsBetweenLooks = 64; // the bot checks `stop` after this many plays

// The value of pieces in hand, in points.
constexpr double pointsPerBlank = 10;
constexpr double pointsPerBlocker = 3;

// The value of the reserve blanks that the play uses.
Billionths costOfReserve(const FoundPlay& play)
{
    return (std::popcount(play.placed) - play.fromRack()) * billionths(pointsPerBlank);
}

// The mover with reserve blanks only up to two blanks in all, counting those on the rack: every blank multiplies the
// plays, and staticCandidates() judges each.
Mover withTwoBlanks(const SeatView& view)
{
    Mover mover = moverOf(view, view.seat);
    const int own = view.own().rack.count(Tile::blank().kind());
    mover.reserveBlanks = std::min(mover.reserveBlanks, std::max(0, 2 - own));
    return mover;
}

// Adds the exchange that leaves the most valuable tiles on the rack; their value is its equity.
void addExchange(const SeatView& view, const LeavesOfRack& leaves, std::vector<Candidate>& candidates)
{
    const std::vector<Tile> tiles = view.own().rack.tiles();
    const bool any = view.book->houseRules.exchange == HouseRules::ExchangeSize::Any;
    std::uint32_t best = 1;
    Billionths most = leaves.afterGiving(best);
    for (std::uint32_t set = 2; set < 1u << tiles.size(); ++set) {
        const int count = std::popcount(set);
        if ((count > 1 && !any) || count > view.bag.size())
            continue;
        if (const Billionths value = leaves.afterGiving(set); value > most) {
            best = set;
            most = value;
        }
    }
    Candidate exchange{std::nullopt, {}, inPoints(most)};
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (best & 1u << i)
            exchange.exchanged.push_back(tiles[i]);
    candidates.push_back(std::move(exchange));
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

Billionths StaticEvaluation::worthOf(const Rack& leave, int bagSize) const
{
    return bagSize > 0 ? m_leaves.of(leave, bagSize) : -stayingShare * lossFor(m_book, m_seats, leave).value;
}

void StaticEvaluation::worthOfAll(const Rack& rack, int bagSize, WorthOfLeft& worth) const
{
    if (bagSize > 0) {
        m_leaves.ofAll(rack, bagSize, worth);
        return;
    }
    std::uint32_t own = 1;
    worth.ofSet(0) = 0;
    rack.forEachTile([&](Tile tile) {
        const Billionths alone = worthOf(Rack({tile}), 0);
        for (std::uint32_t set = 0; set < own; ++set)
            worth.ofSet(own | set) = worth.ofSet(set) + alone;
        own *= 2;
    });
}

double StaticEvaluation::equity(const FoundPlay& play, const Rack& rack, int bagSize) const
{
    return inPoints(play.score.value * onePoint + worthOf(leaveAfter(play, rack), bagSize) - costOfReserve(play));
}

double StaticEvaluation::riskOf(const FoundPlay& play, const Board& board) const
{
    if (m_values.risk.size() != riskFeatureCount)
        return 0;
    const RiskFeatures features = riskFeatures(m_book, board, play);
    return std::inner_product(features.begin(), features.end(), m_values.risk.begin(), 0.0);
}

double StaticEvaluation::reserveValue(const Reserve& reserve)
{
    return pointsPerBlank * reserve.blanks + pointsPerBlocker * reserve.blockers;
}

const FoundPlay* StaticEvaluation::best(const std::vector<FoundPlay>& plays, const Rack& rack, int bagSize) const
{
    const LeavesOfRack leaves(*this, rack, bagSize);
    const FoundPlay* best = nullptr;
    Billionths most = 0;
    for (const FoundPlay& play : plays) {
        const Billionths worth = play.score.value * onePoint + leaves.after(play) - costOfReserve(play);
        if (!best || worth > most) {
            best = &play;
            most = worth;
        }
    }
    return best;
}

const FoundPlay* StaticEvaluation::bestOf(Generator& generator, const RuleBookPtr& book, const Board& board,
                                          Mover mover, int bagSize, std::vector<FoundPlay>& plays) const
{
    mover.reserveBlanks = std::min(mover.reserveBlanks, 1);
    if (mover.reserveBlanks > 0 && mover.rack.size() < WorthOfLeft::mostTiles && mover.rack.unknown() == 0)
        return bestWithReserve(generator, book, board, mover, bagSize, plays);
    if (!WorthOfLeft::fits(mover.rack) || mover.reserveBlanks > 0) {
        generator.allPlays(book, board, mover, plays);
        return best(plays, mover.rack, bagSize);
    }
    WorthOfLeft worth(mover.rack);
    worthOfAll(mover.rack, bagSize, worth);
    generator.bestPlays(book, board, mover, worth, plays);
    return plays.empty() ? nullptr : &plays.front();
}

// One search finds the plays with a reserve blank and those without: it takes this blank for a tile of the rack. A set of
// tiles left then has a blank more than the rack, or the play has used the reserve blank; the better of both counts.
const FoundPlay* StaticEvaluation::bestWithReserve(Generator& generator, const RuleBookPtr& book, const Board& board,
                                                   const Mover& mover, int bagSize, std::vector<FoundPlay>& plays) const
{
    constexpr Billionths impossible = std::numeric_limits<Billionths>::min() / 4;
    const Rack& own = mover.rack;
    const int blanks = own.count(Tile::blank().kind());
    const int letters = own.size() - blanks;
    WorthOfLeft ownWorth(own);
    worthOfAll(own, bagSize, ownWorth);
    // The worth of leaving these letters and blanks of the rack, with the bonus if that is none of its tiles.
    const auto leaving = [&](std::uint32_t lettersLeft, int blanksLeft) {
        if (blanksLeft < 0 || blanksLeft > blanks)
            return impossible;
        const std::uint32_t set = lettersLeft | ((1u << blanksLeft) - 1) << letters;
        return ownWorth.ofSet(set) + (set == 0 ? bingoBonus(book->variant, own.size()).value * onePoint : 0);
    };

    Rack rack = own;
    rack.add(Tile::blank());
    WorthOfLeft worth(rack);
    const std::uint32_t allLetters = (1u << letters) - 1;
    for (std::uint32_t set = 0; set < 1u << rack.size(); ++set) {
        const int left = std::popcount(set & ~allLetters);
        worth.ofSet(set) =
            std::max(leaving(set & allLetters, left), leaving(set & allLetters, left - 1) + billionths(pointsPerBlank));
    }
    worth.ofSet(0) -= bingoBonus(book->variant, rack.size()).value * onePoint; // the search adds it
    Mover withBlank(rack, mover.seats, mover.seat);
    withBlank.replacesBlockers = mover.replacesBlockers;
    generator.bestPlays(book, board, withBlank, worth, plays);
    if (plays.empty())
        return nullptr;
    FoundPlay saved = plays.front(), spent = saved;
    const std::uint32_t blanksPut = blanksOf(saved);
    takeFromReserve(book->variant, mover, saved, 0);
    takeFromReserve(book->variant, mover, spent, std::bit_floor(blanksPut));
    const auto worthOfPlay = [&](const FoundPlay& play) { return equity(play, own, bagSize); };
    const int count = std::popcount(blanksPut);
    plays.front() = count == 0 || (count <= blanks && worthOfPlay(saved) > worthOfPlay(spent)) ? saved : spent;
    return &plays.front();
}

LeavesOfRack::LeavesOfRack(const StaticEvaluation& judge, const Rack& rack, int bagSize)
    : m_judge(judge), m_rack(rack), m_bagSize(bagSize)
{
    if (WorthOfLeft::fits(rack))
        judge.worthOfAll(rack, bagSize, m_worth.emplace(rack));
}

Billionths LeavesOfRack::after(const FoundPlay& play) const
{
    return m_worth ? m_worth->after(play) : m_judge.worthOf(leaveAfter(play, m_rack), m_bagSize);
}

Billionths LeavesOfRack::afterGiving(std::uint32_t set) const
{
    if (m_worth)
        return m_worth->ofSet(((1u << m_rack.size()) - 1) & ~set);
    Rack leave = m_rack;
    const std::vector<Tile> tiles = m_rack.tiles();
    for (; set != 0; set &= set - 1)
        leave.remove(tiles[std::countr_zero(set)]);
    return m_judge.worthOf(leave, m_bagSize);
}

double aheadWithRacks(const Position& position, const LeaveTable& values)
{
    const StaticEvaluation judge(*position.book, values, viewOf(position, position.turn).unseen);
    const auto worth = [&](const Seat& seat) {
        return seat.points.value + judge.leaveValue(seat.rack, position.bag.size());
    };
    return worth(position.seats[position.turn]) - worth(position.seats[1 - position.turn]);
}

std::vector<Candidate> staticCandidates(const SeatView& view, const LeaveTable& values, const StopSign& stop)
{
    const StaticEvaluation judge(view, values);
    const LeavesOfRack leaves(judge, view.own().rack, view.bag.size());
    std::vector<Candidate> candidates;
    for (const FoundPlay& play : allPlays(*view.book, view.board, withTwoBlanks(view))) {
        if (candidates.size() % playsBetweenLooks == playsBetweenLooks - 1 && stop.isUp())
            break;
        double equity = inPoints(play.score.value * onePoint + leaves.after(play)) - judge.riskOf(play, view.board);
        if (view.book->variant.hasReserve())
            equity +=
                StaticEvaluation::reserveValue(reserveChange(*view.book, view.own().playerClass, view.pile, play));
        candidates.push_back({play, {}, equity});
    }
    if (view.mayExchange)
        addExchange(view, leaves, candidates);
    candidates.push_back({std::nullopt, {}, inPoints(leaves.afterGiving(0)) - 0.001});
    std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::equity);
    return candidates;
}

} // namespace storeys
