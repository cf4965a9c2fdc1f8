#include "moves/line.h"

namespace storeys {

namespace {

constexpr LetterMask anyLetter = ~LetterMask{0};

// What stands on both sides of a square across the line.
struct Crossing
{
    std::vector<Square> before; // from the first letter on
    std::vector<Square> behind;
};

Crossing crossingAt(const Board& board, Square square, Direction direction)
{
    Crossing crossing;
    Square first = square;
    while (board.isOccupied(stepped(first, direction, -1)))
        first = stepped(first, direction, -1);
    for (Square s = first; s != square; s = stepped(s, direction))
        crossing.before.push_back(s);
    for (Square s = stepped(square, direction); board.isOccupied(s); s = stepped(s, direction))
        crossing.behind.push_back(s);
    return crossing;
}

// The node after the tops of these squares, none if no word goes that way.
std::optional<WordGraph::Edge> walk(const WordGraph& words, WordGraph::Edge from, const Board& board,
                                    const std::vector<Square>& squares)
{
    for (const Square square : squares) {
        const auto edge = words.find(from.target(), board.top(square).letter());
        if (!edge)
            return std::nullopt;
        from = *edge;
    }
    return from;
}

LetterMask lettersThatFit(const WordGraph& words, const Board& board, const Crossing& crossing)
{
    const auto start = walk(words, WordGraph::Edge(words.root(), 0, 0), board, crossing.before);
    if (!start)
        return 0;
    LetterMask fit = 0;
    for (LetterMask rest = words.letters(start->target()); rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(rest));
        const auto end = walk(words, words.edge(start->target(), letter), board, crossing.behind);
        if (end && end->endsWord())
            fit |= maskOf(letter);
    }
    return fit;
}

void addCrossing(Cell& cell, const RuleBook& book, const Board& board, const Crossing& crossing)
{
    const Variant& variant = book.variant;
    for (const auto* part : {&crossing.before, &crossing.behind})
        for (const Square s : *part)
            cell.cross.add(variant, board.top(s), board.height(s));
    cell.crossed = true;
    cell.allowed = lettersThatFit(book.lexicon->words, board, crossing);
    cell.crossTacksOn = variant.pluralLetter && crossing.behind.empty() && crossing.before.size() >= 2
                        && board.top(crossing.before.back()).letter() != *variant.pluralLetter;
}

Cell cellAt(const RuleBook& book, const Board& board, Square square, Direction along)
{
    Cell cell;
    cell.top = board.top(square);
    cell.height = board.height(square);
    const Crossing crossing = crossingAt(board, square, other(along));
    const bool hasCrossing = !crossing.before.empty() || !crossing.behind.empty();
    cell.allowed = anyLetter;
    if (hasCrossing)
        addCrossing(cell, book, board, crossing);
    if (cell.isOccupied())
        cell.allowed &= ~maskOf(cell.top.letter());
    if (cell.height.value >= book.houseRules.stackLimit)
        cell.allowed = 0;
    cell.anchor = board.isEmpty() ? book.variant.kindOf(square) == SquareKind::Start : cell.isOccupied() || hasCrossing;
    return cell;
}

void findWords(Line& line)
{
    std::uint32_t run = 0;
    for (int i = 0; i <= line.length; ++i) {
        if (line.cells[i].isOccupied()) {
            run |= 1u << i;
        } else {
            if (std::popcount(run) >= 2)
                line.words.push_back(run);
            run = 0;
        }
    }
}

} // namespace

std::vector<Line> linesOf(const RuleBook& book, const Board& board)
{
    std::vector<Line> lines;
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        const bool across = direction == Direction::Across;
        for (int index = 0; index < (across ? board.rows() : board.columns()); ++index) {
            Line& line = lines.emplace_back();
            line.direction = direction;
            line.index = index;
            line.length = across ? board.columns() : board.rows();
            for (int i = 0; i < line.length; ++i)
                line.cells[i] = cellAt(book, board, line.squareAt(i), direction);
            findWords(line);
        }
    }
    return lines;
}

} // namespace storeys
