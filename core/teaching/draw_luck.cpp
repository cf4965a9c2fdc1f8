#include "teaching/draw_luck.h"

#include "bots/static_evaluation.h"

namespace storeys {

namespace {

constexpr int racksDrawn = 100;

// The tiles of `rack` that `other` lacks.
std::vector<Tile> beyond(const Rack& rack, const Rack& other)
{
    std::vector<Tile> tiles;
    for (int kind = 0; kind < tileKinds; ++kind)
        tiles.insert(tiles.end(), std::max(rack.count(kind) - other.count(kind), 0), Tile::ofKind(kind));
    return tiles;
}

// What is left of the rack after the turn, before the draw.
Rack keptAfter(const Turn& turn, Rack rack)
{
    for (const PlacedTile& placed : turn.placed())
        rack.remove(placed.tile);
    if (const auto* exchange = std::get_if<Exchange>(&turn.action))
        for (const Tile tile : exchange->tiles)
            rack.remove(tile);
    return rack;
}

// The turn of the same player before `turn`. Withdrawn plays do not count, as their draws were given back.
std::optional<std::size_t> ownTurnBefore(const Game& game, std::size_t turn)
{
    bool isWithdrawn = false;
    for (std::size_t n = turn; n-- > 0;) {
        const Turn& earlier = game.turns()[n];
        if (earlier.seat != game.turns()[turn].seat || earlier.isChoice() || earlier.isIdle())
            continue;
        if (!earlier.isWithdrawal() && !std::exchange(isWithdrawn, false))
            return n;
        isWithdrawn = isWithdrawn || earlier.isWithdrawal();
    }
    return std::nullopt;
}

void takeOut(const Rack& rack, std::array<int, tileKinds>& tiles)
{
    for (int kind = 0; kind < tileKinds; ++kind)
        tiles[kind] = std::max(tiles[kind] - rack.count(kind), 0);
}

// The tiles in the bag before the turn, as far as the other racks are known. The player knows less, but the tiles that
// others keep are no random selection: if they counted as part of the bag, luck would not average to zero.
std::array<int, tileKinds> bagBefore(const Game& game, std::size_t turn, int seat)
{
    const Position& position = game.positionBefore(turn);
    std::array<int, tileKinds> tiles = viewOf(position, seat).unseen;
    for (const Seat& other : position.seats)
        if (&other != &position.seats[seat])
            takeOut(other.rack, tiles);
    return tiles;
}

// The tiles in the bag before the seat drew its first rack. Those who moved before `turn`, its first one, have drawn
// theirs, and may have played some of it: the seat can't have these tiles.
std::array<int, tileKinds> bagAtStart(const Game& game, std::size_t turn)
{
    std::array<int, tileKinds> tiles = game.position().variant().tiles.counts;
    std::vector<bool> hasDrawn(game.position().seats.size());
    for (std::size_t n = 0; n < turn; ++n) {
        const int other = game.turns()[n].seat;
        if (other != game.turns()[turn].seat && !hasDrawn[other])
            takeOut(game.positionBefore(n).seats[other].rack, tiles);
        hasDrawn[other] = true;
    }
    return tiles;
}

// Whether a card has swapped the seat's rack in the turns from `from` to before `to`.
bool isSwapped(const Game& game, std::size_t from, std::size_t to, int seat)
{
    const auto swaps = [seat](const Event& event) {
        const auto* swapped = std::get_if<event::RacksSwapped>(&event.what);
        return swapped && (event.seat == seat || swapped->with == seat);
    };
    return std::any_of(game.turns().begin() + static_cast<std::ptrdiff_t>(from),
                       game.turns().begin() + static_cast<std::ptrdiff_t>(to),
                       [&](const Turn& turn) { return std::ranges::any_of(turn.events, swaps); });
}

} // namespace

std::optional<Draw> drawFor(const Game& game, std::size_t turn)
{
    const int seat = game.turns()[turn].seat;
    const auto before = ownTurnBefore(game, turn);
    if (isSwapped(game, before.value_or(0), turn, seat))
        return std::nullopt;
    const Rack& rack = game.positionBefore(turn).seats[seat].rack;
    Draw draw{rack.tiles(), before ? bagBefore(game, *before, seat) : bagAtStart(game, turn)};
    bool isKnown = rack.unknown() == 0;
    if (before) {
        const Rack& rackBefore = game.positionBefore(*before).seats[seat].rack;
        isKnown = isKnown && rackBefore.unknown() == 0;
        draw.tiles = beyond(rack, keptAfter(game.turns()[*before], rackBefore));
    }
    return isKnown && !draw.tiles.empty() ? std::optional(draw) : std::nullopt;
}

Estimate drawLuck(const SeatView& view, const Draw& draw, const LeaveTable& values, RandomSource random,
                  const StopSign& stop)
{
    const Rack& rack = view.own().rack;
    Rack kept = rack;
    for (const Tile tile : draw.tiles)
        kept.remove(tile);
    std::vector<Tile> pool = tilesOf(draw.from);
    const int bag = view.bag.size();
    Generator generator;
    std::vector<FoundPlay> plays;
    std::vector<Seat> seats = view.seats;
    const auto bestWith = [&](const Rack& held) {
        // The tiles that would be unseen with the rack `held`. A leave is worth more if fewer of its tiles are unseen,
        // so with the same counts for all racks, the tiles really drawn would look better than others.
        std::array<int, tileKinds> unseen{};
        for (int kind = 0; kind < tileKinds; ++kind)
            unseen[kind] = std::max(view.unseen[kind] + rack.count(kind) - held.count(kind), 0);
        const StaticEvaluation judge(*view.book, values, unseen, view.seatCount());
        seats[view.seat].rack = held;
        const FoundPlay* best = judge.bestOf(generator, view.book, view.board, moverOf(seats, view.seat), bag, plays);
        return best ? judge.equity(*best, held, bag) : judge.leaveValue(held, bag);
    };
    Moments byChance;
    for (int i = 0; i < racksDrawn && !stop.isUp(); ++i) {
        random.shuffle(std::span(pool));
        Rack held = kept;
        for (std::size_t n = 0; n < std::min(draw.tiles.size(), pool.size()); ++n)
            held.add(pool[n]);
        byChance.add(bestWith(held));
    }
    const Estimate mean = byChance.mean();
    return {bestWith(rack) - mean.value, mean.error};
}

} // namespace storeys
