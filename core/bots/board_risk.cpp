#include "bots/board_risk.h"

namespace storeys {

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

// Tiles in the stacks of the word that crosses the main word at a square of the play.
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

// A placed tile that is `height` high now, and what lies beside it across the main word.
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

} // namespace storeys
