#include "moves/nearest_play.h"

#include "moves/generator.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace storeys {

namespace {

using Placements = std::vector<Placement>;

constexpr int mostEdits = 2;

// How far a play is from what was laid: edits first, then squares that tiles are moved by, then points lost.
using Difference = std::tuple<int, int, int>;

bool contains(const Placements& placements, const Placement& placement)
{
    return std::ranges::find(placements, placement) != placements.end();
}

Placements without(const Placements& from, const Placements& others)
{
    Placements rest;
    std::ranges::copy_if(from, std::back_inserter(rest),
                         [&](const Placement& placement) { return !contains(others, placement); });
    return rest;
}

int distance(Square a, Square b)
{
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

// How far the tiles are from the nearest place where the other play has the same tile.
int wayOf(const Placements& tiles, const Placements& places)
{
    int way = 0;
    for (const Placement& tile : tiles) {
        int nearest = 0;
        for (const Placement& place : places)
            if (place.tile == tile.tile && (nearest == 0 || distance(place.square, tile.square) < nearest))
                nearest = distance(place.square, tile.square);
        way += nearest;
    }
    return way;
}

bool isShiftedByOne(const Placements& laid, const Placements& play)
{
    constexpr std::array<Square, 4> steps{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
    return laid.size() == play.size() && std::ranges::any_of(steps, [&](Square step) {
               return std::ranges::all_of(laid, [&](const Placement& tile) {
                   return contains(play, {{tile.square.row + step.row, tile.square.column + step.column}, tile.tile});
               });
           });
}

// Two tiles that change places are one change.
bool isSwapped(const Placements& left, const Placements& instead)
{
    return left.size() == 2 && instead.size() == 2 && contains(instead, {left[0].square, left[1].tile})
           && contains(instead, {left[1].square, left[0].tile});
}

bool covers(const Placements& placements, Square square)
{
    return std::ranges::find(placements, square, &Placement::square) != placements.end();
}

// At least half of the squares are laid on again, or everything lies one square away.
bool isNear(const Placements& laid, const Placements& play)
{
    const auto kept = std::ranges::count_if(laid, [&](const Placement& tile) { return covers(play, tile.square); });
    return 2 * kept >= std::ssize(laid) || isShiftedByOne(laid, play);
}

Difference differenceOf(const Placements& laid, const Placements& play, Points score)
{
    const Placements left = without(laid, play);
    const Placements instead = without(play, laid);
    int edits = static_cast<int>(std::max(left.size(), instead.size()));
    if (isShiftedByOne(laid, play) || isSwapped(left, instead))
        edits = std::min(edits, 1);
    return {edits, wayOf(left, instead), -score.value};
}

} // namespace

std::optional<FoundPlay> nearestLegal(const Position& position, const Play& laid, const std::stop_token& stop)
{
    std::optional<FoundPlay> nearest;
    Difference least{mostEdits, Board::maxSide, 0};
    // Something stays as it was laid, but that a tile alone may move.
    const int most = std::clamp(static_cast<int>(laid.placements.size()) - 1, 1, mostEdits);
    for (const FoundPlay& found : allPlays(position)) {
        if (stop.stop_requested())
            return std::nullopt;
        const Placements play = found.toPlay().placements;
        const Difference difference = differenceOf(laid.placements, play, found.score);
        if (std::get<0>(difference) > most || (nearest && difference >= least) || !isNear(laid.placements, play))
            continue;
        least = difference;
        nearest = found;
    }
    return nearest;
}

} // namespace storeys
