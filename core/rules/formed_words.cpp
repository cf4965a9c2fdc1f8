#include "rules/formed_words.h"

#include <algorithm>

namespace storeys {

namespace {

bool isPlaced(const Play& play, Square square)
{
    return std::ranges::find(play.placements, square, &Placement::square) != play.placements.end();
}

} // namespace

Letters FormedWord::letters() const
{
    Letters letters;
    for (const WordSquare& s : squares)
        letters.push_back(s.top.letter());
    return letters;
}

std::vector<Square> runThrough(const Board& board, Square square, Direction direction)
{
    while (board.isOccupied(stepped(square, direction, -1)))
        square = stepped(square, direction, -1);
    std::vector<Square> run;
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

std::vector<FormedWord> formedWords(const Board& before, const Play& play)
{
    Board after = before;
    for (const Placement& placement : play.placements)
        after.put(placement.square, placement.tile);

    std::vector<FormedWord> words;
    const auto addWord = [&](Square through, Direction direction) {
        const std::vector<Square> run = runThrough(after, through, direction);
        if (run.size() < 2)
            return;
        FormedWord word{direction, {}};
        for (const Square s : run)
            word.squares.push_back({s, after.top(s), after.height(s), isPlaced(play, s)});
        words.push_back(std::move(word));
    };

    const Direction main = mainDirection(before, play);
    std::vector<Square> placed;
    for (const Placement& placement : play.placements)
        placed.push_back(placement.square);
    std::ranges::sort(placed);
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
