#include "bots/endgame_position.h"

#include "bots/static_evaluation.h"

namespace storeys {

namespace {

// Spreads any number evenly over all (the last steps of splitmix64).
std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

} // namespace

EndgamePosition::EndgamePosition(const Endgame& endgame)
    : m_book(endgame.book), m_board(endgame.board), m_sides{Side{endgame.mover, lossOf(endgame.mover)},
                                                            Side{endgame.other, lossOf(endgame.other)}},
      m_seat(endgame.seat), m_passes(endgame.passesInARow)
{}

EndgamePosition::Before EndgamePosition::doPlay(const FoundPlay& play, int side)
{
    Side& own = m_sides[side];
    const Before before{own.rack, own.loss, m_passes};
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        const Square square = stepped(play.first, play.direction, i);
        own.rack.remove(play.tiles[i]);
        m_board.put(square, play.tiles[i]);
        m_laid ^= keyOf(square);
    }
    own.loss = lossOf(own.rack);
    m_passes = 0;
    return before;
}

void EndgamePosition::undoPlay(const FoundPlay& play, int side, const Before& before)
{
    for (std::uint32_t rest = play.placed; rest != 0; rest &= rest - 1) {
        const Square square = stepped(play.first, play.direction, std::countr_zero(rest));
        m_laid ^= keyOf(square);
        m_board.removeTop(square);
    }
    undoPass(side, before);
}

EndgamePosition::Before EndgamePosition::pass(int side)
{
    return {m_sides[side].rack, m_sides[side].loss, m_passes++};
}

void EndgamePosition::undoPass(int side, const Before& before)
{
    m_sides[side] = {before.rack, before.loss};
    m_passes = before.passes;
}

int EndgamePosition::worthOf(const FoundPlay& play, int side) const
{
    const Rack leave = leaveAfter(play, m_sides[side].rack);
    return play.score.value + m_sides[side].loss - lossOf(leave) + (leave.isEmpty() ? m_sides[1 - side].loss : 0);
}

int EndgamePosition::spreadAtEnd(int side) const
{
    const int spread = m_sides[1 - side].loss - m_sides[side].loss;
    if (!gainsByGoingOut(m_book->variant))
        return spread;
    return spread + (isOut(side) ? m_sides[1 - side].loss : 0) - (isOut(1 - side) ? m_sides[side].loss : 0);
}

// The tiles laid and one rack tell the other rack.
std::uint64_t EndgamePosition::key(int side) const
{
    std::uint64_t key = static_cast<std::uint64_t>(side * 8 + m_passes);
    for (const Tile tile : m_sides[0].rack.tiles())
        key = mixed(key * tileKinds + static_cast<std::uint64_t>(tile.kind()));
    return mixed(m_laid ^ key);
}

int EndgamePosition::lossOf(const Rack& rack) const
{
    return lossFor(*m_book, 2, rack).value;
}

// Of the top tile, with its square and height. A blank differs from the letter that it stands for.
std::uint64_t EndgamePosition::keyOf(Square square) const
{
    const Tile top = m_board.top(square);
    const int tile = top.letter() + (top.isBlank() ? maxLetters : 0);
    return mixed(static_cast<std::uint64_t>((m_board.indexOf(square) * 16 + m_board.height(square).value) * 64 + tile));
}

} // namespace storeys
