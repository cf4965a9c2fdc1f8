#include "bots/pieces.h"

#include "bots/race_bot.h"
#include "rules/piece_rules.h"
#include "rules/turn.h"

#include <map>

namespace storeys {

namespace {

constexpr double leastGain = 0.3;  // in turns of a race: a smaller gain is not worth moving a blocker
constexpr int leastLoss = 15;      // in points of a reply: a smaller loss is not worth moving a blocker
constexpr int repliesLookedAt = 4; // number of racks sampled for the next player
constexpr int awkwardness = 4;     // tiles of at least this value, and duplicates, are better exchanged

// All squares in random order, so that no corner of the board is preferred among equally good squares.
std::vector<Square> shuffledSquares(const Board& board, RandomSource& random)
{
    std::vector<Square> squares;
    for (int i = 0; i < board.squareCount(); ++i)
        squares.push_back(board.squareAt(i));
    random.shuffle(std::span(squares));
    return squares;
}

// Puts (`put`) or removes a blocker on the allowed square where that helps the seat to move most. Returns the square;
// none if no square helps enough.
template<class Allowed>
std::optional<Square> bestChange(Position& position, bool put, RandomSource& random, Allowed isAllowed)
{
    const double now = raceLead(position, position.turn);
    double best = now + leastGain;
    std::optional<Square> square;
    for (const Square s : shuffledSquares(position.board, random)) {
        if (position.board.isOccupied(s) || position.board.isBlocked(s) == put || !isAllowed(s))
            continue;
        position.board.setBlocker(s, put);
        if (const double lead = raceLead(position, position.turn); lead > best) {
            best = lead;
            square = s;
        }
        position.board.setBlocker(s, !put);
    }
    if (square)
        position.board.setBlocker(*square, put);
    return square;
}

// For each square, the total points of the next player's best replies that cover it. There is one best reply for each
// of a few sampled racks.
std::map<Square, int> pointsByReply(const SeatView& view, const Play& play, Generator& generator, RandomSource& random)
{
    std::map<Square, int> points;
    std::vector<FoundPlay> replies;
    for (int n = 0; n < repliesLookedAt; ++n) {
        Position position = sampledPosition(view, random);
        takeUnjudged(position, play);
        generator.bestPlays(view.book, position.board, withFewBlanks(moverOf(position, position.turn)), replies);
        if (replies.empty())
            continue;
        for (const Placement& placement : replies.front().toPlay().placements)
            points[placement.square] += replies.front().score.value;
    }
    return points;
}

// The tiles that are hardest to play, at most `most`: duplicates and tiles of high value.
std::vector<Tile> awkwardTiles(const Variant& variant, const Rack& rack, int most)
{
    std::vector<std::pair<int, Tile>> tiles;
    for (int kind = 0; kind < maxLetters; ++kind)
        for (int copy = 0; copy < rack.count(kind); ++copy)
            if (const int points = variant.tiles.values[kind].value + awkwardness * copy; points >= awkwardness)
                tiles.emplace_back(-points, Tile::ofKind(kind));
    std::ranges::sort(tiles);
    tiles.resize(std::min(tiles.size(), static_cast<std::size_t>(most)));
    return listOf(tiles, &std::pair<int, Tile>::second);
}

} // namespace

Play withBlockers(const SeatView& view, Play play, Generator& generator, RandomSource& random)
{
    if (view.book->variant.pile.blockers == 0)
        return play;
    const Collection collection = collectionOf(view, play);
    int held = view.own().reserve.blockers + collection.sum().blockers;
    const bool isRace = view.book->variant.isRace();
    if (held == 0 && (!isRace || collection.lifts == 0 || view.board.blockerCount() == 0))
        return play;
    const auto mayTake = [&](Square s) { return takesBlocker(view.book->variant, s) && !play.at(s); };
    Position position = view;
    position.board = boardAfter(view.board, play); // the ways to the goals go on from the tiles of this play too
    if (isRace) {
        for (int n = 0; n < collection.lifts; ++n)
            if (const auto off = bestChange(position, false, random, [](Square) { return true; }))
                play.blockersOff.push_back(*off);
        for (; held > 0; --held)
            if (const auto on = bestChange(position, true, random, mayTake))
                play.blockersOn.push_back(*on);
        return play;
    }
    const auto points = pointsByReply(view, play, generator, random);
    std::vector<std::pair<int, Square>> worst;
    for (const auto& [square, sum] : points)
        if (sum >= leastLoss * repliesLookedAt && mayTake(square) && !position.board.isOccupied(square)
            && !position.board.isBlocked(square))
            worst.emplace_back(-sum, square);
    std::ranges::sort(worst);
    if (!worst.empty())
        play.blockersOn.push_back(worst.front().second); // one is enough: a second would guard against the same reply
    return play;
}

Reserve reserveChange(const RuleBook& book, PlayerClass own, const Reserve& pile, const FoundPlay& play)
{
    Reserve change;
    play.forEachPlaced([&](Square square, Tile tile) {
        const Reserve given = givenBy(book.variant.kindOf(square).effect, own, book.houseRules);
        change.blanks += (given.blanks > 0 && pile.blanks > 0) - tile.isReserve();
        change.blockers += given.blockers > 0 && pile.blockers > 0;
    });
    return change;
}

CardChoice choiceFor(const SeatView& view, RandomSource& random)
{
    Position position = view;
    const auto question = questionOf(position);
    CardChoice choice;
    if (question && question->mostTiles > 0)
        choice.tiles = awkwardTiles(view.book->variant, view.own().rack, question->mostTiles);
    if (question && question->mostSquares > 0 && view.book->variant.isRace())
        if (const auto off = bestChange(position, false, random, [](Square) { return true; }))
            choice.squares = {*off};
    return choice;
}

Exchange exchangeOfAwkward(const SeatView& view)
{
    const bool any = view.book->houseRules.exchange == HouseRules::ExchangeSize::Any;
    const int most = any ? std::min(view.own().rack.size(), view.bag.size()) : 1;
    std::vector<Tile> tiles = awkwardTiles(view.book->variant, view.own().rack, most);
    if (tiles.empty())
        tiles = {view.own().rack.tiles().front()};
    return {std::move(tiles)};
}

} // namespace storeys
