#include "rules/formed_words.h"

#include <algorithm>

namespace storeys {

namespace {

Square startOfRun(const Board& board, Square square, Direction direction)
{
    while (board.isOccupied(stepped(square, direction, -1)))
        square = stepped(square, direction, -1);
    return square;
}

int lengthOfRun(const Board& board, Square start, Direction direction)
{
    int length = 0;
    for (; board.isOccupied(start); start = stepped(start, direction))
        ++length;
    return length;
}

} // namespace

Letters FormedWord::letters() const
{
    Letters letters;
    letters.reserve(squares.size());
    for (const WordSquare& s : squares)
        letters.push_back(s.top.letter());
    return letters;
}

std::vector<Square> runThrough(const Board& board, Square square, Direction direction)
{
    std::vector<Square> run;
    run.reserve(Board::maxSide);
    for (square = startOfRun(board, square, direction); board.isOccupied(square); square = stepped(square, direction))
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

std::vector<FormedWord> formedWords(const Board& before, const Play& play)
{
    Board after = before;
    std::vector<Square> placed;
    placed.reserve(play.placements.size());
    for (const Placement& placement : play.placements) {
        after.put(placement.square, placement.tile);
        placed.push_back(placement.square);
    }
    std::ranges::sort(placed);

    std::vector<FormedWord> words;
    words.reserve(play.placements.size() + 1);
    const auto addWord = [&](Square through, Direction direction) {
        Square s = startOfRun(after, through, direction);
        const int length = lengthOfRun(after, s, direction);
        if (length < 2)
            return;
        FormedWord& word = words.emplace_back(direction);
        word.squares.reserve(length);
        for (int i = 0; i < length; ++i, s = stepped(s, direction))
            word.squares.push_back({s, after.top(s), after.height(s), after.height(s) != before.height(s)});
    };
    const Direction main = mainDirection(before, play);
    addWord(placed.front(), main);
    for (const Square square : placed)
        addWord(square, other(main));
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

} // namespace storeys
