#include "rules/formed_words.h"

namespace storeys {

Letters lettersOf(std::span<const WordSquare> squares)
{
    return listOf(squares, [](const WordSquare& s) { return s.top.letter(); });
}

std::vector<Square> runThrough(const Board& board, Square square, Direction direction)
{
    std::vector<Square> run;
    run.reserve(Board::maxSide);
    while (board.isOccupied(stepped(square, direction, -1)))
        square = stepped(square, direction, -1);
    for (; board.isOccupied(square); square = stepped(square, direction))
        run.push_back(square);
    return run;
}

Direction mainDirection(const Board& before, const Play& play)
{
    const Square first = play.placements.front().square;
    if (play.placements.size() > 1)
        return play.placements[1].square.row == first.row ? Direction::Across : Direction::Down;
    const auto hasNeighbour = [&](Direction d) {
        return before.isOccupied(stepped(first, d, -1)) || before.isOccupied(stepped(first, d));
    };
    return !hasNeighbour(Direction::Across) && hasNeighbour(Direction::Down) ? Direction::Down : Direction::Across;
}

WordWalk::WordWalk(const Board& before, const Play& play)
    : m_before(before), m_after(before.surface()), m_main(mainDirection(before, play))
{
    assert(play.placements.size() <= m_placed.size());
    for (const Placement& placement : play.placements) {
        const int slot = Surface::slot(placement.square);
        m_after.tops[slot] = placement.tile;
        ++m_after.heights[slot];
        m_placed[m_count++] = placement.square;
    }
    std::sort(m_placed.begin(), m_placed.begin() + m_count);
}

std::span<const WordSquare> WordWalk::next()
{
    while (m_next <= m_count) {
        m_direction = m_next == 0 ? m_main : other(m_main);
        const auto squares = run(m_placed[std::max(m_next - 1, 0)]);
        ++m_next;
        if (squares.size() >= 2)
            return squares;
    }
    return {};
}

std::span<const WordSquare> WordWalk::run(Square through)
{
    while (isOccupied(stepped(through, m_direction, -1)))
        through = stepped(through, m_direction, -1);
    std::size_t length = 0;
    for (Square s = through; isOccupied(s); s = stepped(s, m_direction)) {
        const int slot = Surface::slot(s);
        const Height height(m_after.heights[slot]);
        m_squares[length++] = {s, m_after.tops[slot], height, height != m_before.height(s), {}};
    }
    return {m_squares.data(), length};
}

std::vector<FormedWord> formedWords(const Board& before, const Play& play)
{
    std::vector<FormedWord> words;
    WordWalk walk(before, play);
    for (auto squares = walk.next(); !squares.empty(); squares = walk.next())
        words.push_back({walk.direction(), {squares.begin(), squares.end()}});
    return words;
}

std::vector<FormedWord> formerWords(const Board& before, const FormedWord& word)
{
    std::vector<FormedWord> words;
    FormedWord run{word.direction, {}};
    const auto endRun = [&] {
        if (run.squares.size() >= 2)
            words.push_back(run);
        run.squares.clear();
    };
    for (const WordSquare& now : word.squares) {
        if (before.isOccupied(now.square))
            run.squares.push_back({now.square, before.top(now.square), before.height(now.square)});
        else
            endRun();
    }
    endRun();
    return words;
}

Board boardAfter(Board board, const Play& play)
{
    for (const Placement& placement : play.placements) {
        if (board.isBlocked(placement.square))
            board.setBlocker(placement.square, false);
        board.put(placement.square, placement.tile);
    }
    return board;
}

} // namespace storeys
