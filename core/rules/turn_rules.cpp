#include "rules/turn_rules.h"

namespace storeys {

int mostExchanged(const RuleBook& book, int seats, int tilesOnRack, int tilesInBag, int made)
{
    const bool usedUp = seats == 1 && made >= book.variant.soloExchanges;
    if (usedUp || tilesOnRack == 0 || tilesInBag < book.houseRules.neededInBag(1))
        return 0;
    return book.houseRules.exchange == HouseRules::ExchangeSize::One ? 1 : std::min(tilesOnRack, tilesInBag);
}

bool isAtLimit(const Position& position, std::size_t turns)
{
    return turns >= GameLimits::turns
           || std::ranges::any_of(position.seats, [](const Seat& seat) { return seat.points >= GameLimits::points; });
}

Points lossFor(const RuleBook& book, int players, const Rack& rack)
{
    const Variant& variant = book.variant;
    if (players == 1 && !book.houseRules.soloPenalty)
        return Points(0);
    if (variant.leftTiles == LeftTiles::CountEach)
        return rack.size() * variant.penaltyPerTile;
    Points loss;
    rack.forEachTile([&](Tile tile) { loss += variant.tiles.values[tile.kind()]; });
    return loss;
}

std::vector<TilesLeft> settlement(const RuleBook& book, std::span<const Seat> seats, bool out)
{
    std::vector<TilesLeft> lines;
    Points sum;
    for (const Seat& seat : seats) {
        lines.push_back({lossFor(book, static_cast<int>(seats.size()), seat.rack), Points(0)});
        sum += lines.back().loss;
    }
    if (out && gainsByGoingOut(book.variant))
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            if (seats[seat].rack.isEmpty())
                lines[seat].gain = sum;
    return lines;
}

bool beats(const Variant& variant, const FinalPoints& one, const FinalPoints& other)
{
    if (one.total != other.total)
        return one.total > other.total;
    return variant.tieByPlayed && one.played > other.played;
}

double winShare(const Variant& variant, std::span<const FinalPoints> ends, int seat)
{
    const auto isBest = [&](const FinalPoints& one) {
        return std::ranges::none_of(ends, [&](const FinalPoints& other) { return beats(variant, other, one); });
    };
    return isBest(ends[seat]) ? 1.0 / static_cast<double>(std::ranges::count_if(ends, isBest)) : 0;
}

ChallengeCost challengeCost(const RuleBook& book)
{
    using Penalty = HouseRules::ChallengePenalty;
    const Penalty own = book.variant.houseRules.challengePenalty;
    const bool ownLosesTurn = own == Penalty::BadPlay || own == Penalty::Double;
    switch (book.houseRules.challengePenalty) {
    case Penalty::Void: return {};
    case Penalty::Single: return {false, true, Points(0)};
    case Penalty::BadPlay: return {true, false, Points(0)};
    case Penalty::Double: return {true, true, Points(0)};
    case Penalty::Points5: return {ownLosesTurn, false, Points(5)};
    case Penalty::Points10: return {ownLosesTurn, false, Points(10)};
    }
    return {};
}

} // namespace storeys
