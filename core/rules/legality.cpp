#include "rules/legality.h"

#include "rules/piece_rules.h"
#include "rules/turn_rules.h"

namespace storeys {

namespace {

using Kind = Violation::Kind;

struct RuleEntry
{
    Kind kind;
    Rule rule;
    bool asksOneTile = false; // its verdict on a tile does not depend on the other tiles of the play
};

// All rules for plays. To add one, add a line here, its function and its Violation::Kind.
constexpr RuleEntry ruleTable[] = {
    {Kind::NoTiles, rules::noTiles},
    {Kind::NotOnRack, rules::notOnRack},
    {Kind::OffBoard, rules::offBoard},
    {Kind::SquareTwice, rules::squareTwice},
    {Kind::NotInLine, rules::notInLine},
    {Kind::Wall, rules::wall, true},
    {Kind::NotYours, rules::notYours, true},
    {Kind::Blocked, rules::blocked, true},
    {Kind::StackFull, rules::stackFull, true},
    {Kind::SameLetter, rules::sameLetter, true},
    {Kind::Gap, rules::gap},
    {Kind::TooShort, rules::tooShort},
    {Kind::StartSquare, rules::startSquare},
    {Kind::Claims, rules::claims},
    {Kind::ClaimGap, rules::claimFault<Kind::ClaimGap>},
    {Kind::ClaimPath, rules::claimFault<Kind::ClaimPath>},
    {Kind::ClaimTwice, rules::claimFault<Kind::ClaimTwice>},
    {Kind::ClaimOld, rules::claimFault<Kind::ClaimOld>},
    {Kind::ClaimSame, rules::claimSame},
    {Kind::Unclaimed, rules::unclaimed},
    {Kind::NotConnected, rules::notConnected},
    {Kind::CoversWord, rules::coversWord},
    {Kind::OnlyPlural, rules::onlyPlural},
    {Kind::NotAWord, rules::notAWord},
    {Kind::BlockerPlace, rules::blockerPlace},
};

const RuleEntry* entryNamed(std::string_view code)
{
    return std::ranges::find(ruleTable, code, [](const RuleEntry& entry) { return codeOf(entry.kind); });
}

// After a play was withdrawn, the same player may only play again or pass: the rule sheet allows nothing else.
std::optional<Violation> violationOfExchange(const Position& position, const Exchange& exchange)
{
    if (position.playWithdrawn)
        return Violation{Kind::PlayWithdrawn};
    const int count = static_cast<int>(exchange.tiles.size());
    if (count == 0)
        return Violation{Kind::NoTiles};
    if (count > 1 && position.houseRules().exchange == HouseRules::ExchangeSize::One)
        return Violation{Kind::ExchangeCount};
    if (!position.toMove().rack.holds(Rack(exchange.tiles)))
        return Violation{Kind::NotOnRack};
    if (position.bag.size() < position.houseRules().neededInBag(count))
        return Violation{Kind::BagTooSmall};
    if (mostExchanged(position) == 0)
        return Violation{Kind::ExchangesUsedUp};
    return std::nullopt;
}

} // namespace

std::optional<Violation> violationOf(const Position& position, const Action& action)
{
    if (const auto* choice = std::get_if<CardChoice>(&action))
        return violationOfChoice(position, *choice);
    if (!position.cards.due.empty())
        return Violation{Kind::ChoiceDue};
    if (const auto* play = std::get_if<Play>(&action))
        return violationBesides(position, *play, [](Kind) { return false; });
    const auto* exchange = std::get_if<Exchange>(&action);
    return exchange ? violationOfExchange(position, *exchange) : std::nullopt;
}

std::optional<Violation> violationBesides(const Position& position, const Play& play, Overlooks overlooks)
{
    for (const Rule rule : position.variant().rules)
        if (auto violation = rule(position, play); violation && !overlooks(violation->kind))
            return violation;
    if (!play.blockersOff.empty() && position.variant().pile.blockers == 0) // without blockers, no rule checks this
        return Violation{Kind::BlockerPlace, play.blockersOff};
    if (position.variant().plays == PlayShape::Lines && !play.claims.empty())
        return Violation{Kind::Claims};
    return std::nullopt;
}

Error notAllowed(Violation violation, Position position)
{
    const auto breach = std::make_shared<const Breach>(std::move(violation), std::move(position));
    return {Fault::NotAllowed, {std::string(codeOf(breach->violation.kind))}, {}, breach};
}

std::optional<Violation> refusalOf(const Position& position, const Placement& placement)
{
    const Play alone{{placement}, {}};
    for (const RuleEntry& entry : ruleTable)
        if (entry.asksOneTile && position.variant().hasRule(entry.rule))
            if (auto violation = entry.rule(position, alone))
                return violation;
    return std::nullopt;
}

bool isFirstPlay(const Position& position)
{
    const Board& board = position.board;
    if (board.isEmpty() || position.variant().territories.size() == 1)
        return board.isEmpty();
    const Territory& territory = position.variant().territory(position.seatCount(), position.turn);
    for (int i = 0; i < board.squareCount(); ++i)
        if (board.isOccupied(board.squareAt(i)) && !territory.isClosed(board.squareAt(i)))
            return false;
    return true;
}

bool canExchange(const Position& position)
{
    return mostExchanged(position) > 0;
}

int mostExchanged(const Position& position)
{
    const Seat& seat = position.toMove();
    return position.playWithdrawn ? 0
                                  : mostExchanged(*position.book, position.seatCount(), seat.rack.size(),
                                                  position.bag.size(), seat.exchanges);
}

Rule ruleNamed(std::string_view code)
{
    const RuleEntry* entry = entryNamed(code);
    return entry == std::end(ruleTable) ? nullptr : entry->rule;
}

int ruleOrder(std::string_view code)
{
    return static_cast<int>(entryNamed(code) - std::begin(ruleTable));
}

} // namespace storeys
