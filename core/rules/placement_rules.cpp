// The rules about where tiles are placed; word_rules.cpp has those about words.

#include "rules/claim_rules.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"

namespace storeys::rules {

namespace {

using Kind = Violation::Kind;

// A violation of this kind with the squares of the placed tiles at fault; none if no tile is at fault.
template<class Test>
std::optional<Violation> wherePlaced(const Play& play, Kind kind, Test isAtFault)
{
    std::vector<Square> squares;
    for (const Placement& placement : play.placements)
        if (isAtFault(placement))
            squares.push_back(placement.square);
    return squares.empty() ? std::nullopt : std::optional(Violation{kind, std::move(squares)});
}

const Territory& territoryOf(const Position& position)
{
    return position.variant().territory(position.seatCount(), position.turn);
}

// The blockers that the play would collect; 0 if one of its squares lies off the board.
int gainedBlockers(const Position& position, const Play& play)
{
    const bool isOnBoard =
        std::ranges::all_of(play.placements, [&](const Placement& p) { return position.board.contains(p.square); });
    return isOnBoard ? collectionOf(position, play).sum().blockers : 0;
}

} // namespace

std::optional<Violation> noTiles(const Position&, const Play& play)
{
    if (play.placements.empty())
        return Violation{Kind::NoTiles};
    return std::nullopt;
}

std::optional<Violation> notOnRack(const Position& position, const Play& play)
{
    const Seat& seat = position.toMove();
    const auto put = static_cast<int>(play.blockersOn.size());
    if (put > seat.reserve.blockers && put > seat.reserve.blockers + gainedBlockers(position, play))
        return Violation{Kind::NotOnRack, play.blockersOn};
    Rack rest = seat.rack;
    int blanks = seat.reserve.blanks;
    return wherePlaced(play, Kind::NotOnRack, [&](const Placement& placement) {
        if (placement.tile.isReserve())
            return blanks-- <= 0;
        const bool there = rest.has(placement.tile);
        if (there)
            rest.remove(placement.tile);
        return !there;
    });
}

std::optional<Violation> offBoard(const Position& position, const Play& play)
{
    for (const auto* squares : {&play.kept, &play.blockersOff, &play.blockersOn})
        for (const Square square : *squares)
            if (!position.board.contains(square))
                return Violation{Kind::OffBoard, {square}};
    return wherePlaced(play, Kind::OffBoard,
                       [&](const Placement& placement) { return !position.board.contains(placement.square); });
}

std::optional<Violation> squareTwice(const Position&, const Play& play)
{
    const Placement* first = play.placements.data();
    return wherePlaced(play, Kind::SquareTwice, [&](const Placement& placement) {
        return std::find_if(first, &placement, [&](const Placement& p) { return p.square == placement.square; })
               != &placement;
    });
}

std::optional<Violation> notInLine(const Position&, const Play& play)
{
    const Square first = play.placements.front().square;
    const auto sameRow = [&](const Placement& p) { return p.square.row == first.row; };
    const auto sameColumn = [&](const Placement& p) { return p.square.column == first.column; };
    if (std::ranges::all_of(play.placements, sameRow) || std::ranges::all_of(play.placements, sameColumn))
        return std::nullopt;
    return Violation{Kind::NotInLine, play.squares()};
}

std::optional<Violation> wall(const Position& position, const Play& play)
{
    return wherePlaced(play, Kind::Wall,
                       [&](const Placement& placement) { return position.variant().kindOf(placement.square).wall; });
}

std::optional<Violation> notYours(const Position& position, const Play& play)
{
    return wherePlaced(play, Kind::NotYours,
                       [&](const Placement& placement) { return territoryOf(position).isClosed(placement.square); });
}

std::optional<Violation> blocked(const Position& position, const Play& play)
{
    if (mayReplaceBlockers(position.seats, position.turn))
        return std::nullopt;
    return wherePlaced(play, Kind::Blocked,
                       [&](const Placement& placement) { return position.board.isBlocked(placement.square); });
}

std::optional<Violation> stackFull(const Position& position, const Play& play)
{
    return wherePlaced(play, Kind::StackFull, [&](const Placement& placement) {
        return position.board.height(placement.square).value >= position.houseRules().stackLimit;
    });
}

std::optional<Violation> sameLetter(const Position& position, const Play& play)
{
    return wherePlaced(play, Kind::SameLetter, [&](const Placement& placement) {
        const Tile top = position.board.top(placement.square);
        return !top.isNone() && top.letter() == placement.tile.letter();
    });
}

std::optional<Violation> gap(const Position& position, const Play& play)
{
    const auto isOpen = [&](Square s) { return !position.board.isOccupied(s) && !play.at(s); };
    const auto [first, last] = std::ranges::minmax(play.placements, {}, &Placement::square);
    const Direction along = mainDirection(position.board, play);
    std::vector<Square> open;
    for (Square s = first.square; s != last.square; s = stepped(s, along))
        if (isOpen(s))
            open.push_back(s);
    std::ranges::copy_if(play.kept, std::back_inserter(open), isOpen);
    if (open.empty())
        return std::nullopt;
    return Violation{Kind::Gap, open};
}

std::optional<Violation> tooShort(const Position& position, const Play& play)
{
    if (!isFirstPlay(position) || play.placements.size() > 1)
        return std::nullopt;
    return Violation{Kind::TooShort, play.squares()};
}

std::optional<Violation> startSquare(const Position& position, const Play& play)
{
    const auto onStart = [&](const Placement& p) { return territoryOf(position).isStart(p.square); };
    if (!isFirstPlay(position) || std::ranges::any_of(play.placements, onStart))
        return std::nullopt;
    return Violation{Kind::StartSquare, play.squares()};
}

std::optional<Violation> notConnected(const Position& position, const Play& play)
{
    if (position.variant().plays == PlayShape::Paths)
        return isOneGroup(position.board, play) ? std::nullopt
                                                : std::optional(Violation{Kind::NotConnected, play.squares()});
    const bool mayStart = position.variant().startsStay && play.placements.size() > 1;
    const auto connects = [&](const Placement& p) {
        return position.board.isOccupied(p.square) || position.board.hasNeighbour(p.square)
               || (mayStart && territoryOf(position).isStart(p.square));
    };
    if (isFirstPlay(position) || std::ranges::any_of(play.placements, connects))
        return std::nullopt;
    return Violation{Kind::NotConnected, play.squares()};
}

} // namespace storeys::rules
