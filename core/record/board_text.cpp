#include "record/board_text.h"

#include "record/text_encoding.h"
#include "record/tile_text.h"

#include <utility>

namespace storeys {

namespace {

// Reads one row; read() says what is wrong with the first bad character.
class RowReader
{
public:
    RowReader(std::string_view text, int row, const Variant& variant, int stackLimit, Board& board)
        : m_text(text), m_row(row), m_variant(variant), m_stackLimit(stackLimit), m_board(board)
    {}

    std::optional<Error> read()
    {
        std::string problem;
        while (m_at < m_text.size() && problem.empty())
            problem = isDigit(m_text[m_at]) ? readGap() : m_text[m_at] == '(' ? readStack() : readTile();
        if (problem.empty() && m_column < m_board.columns())
            problem = "the row has " + std::to_string(m_column) + " squares, not " + std::to_string(m_board.columns());
        if (problem.empty())
            return std::nullopt;
        return Error{"board row " + std::to_string(m_row + 1) + ", character " + std::to_string(m_at + 1) + ": "
                     + problem};
    }

private:
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    // Each reader leaves m_at behind what it read, or at the bad character with the problem as its result.
    std::string readGap()
    {
        if (m_text[m_at] == '0')
            return "a number of empty squares can't begin with 0";
        std::size_t end = m_at;
        int count = 0;
        for (; end < m_text.size() && isDigit(m_text[end]); ++end)
            count = std::min(count * 10 + (m_text[end] - '0'), 1000);
        if (m_column + count > m_board.columns())
            return tooLong();
        m_column += count;
        m_at = end;
        return {};
    }

    std::string readTile()
    {
        const Tile tile = playedTile(m_text[m_at], m_variant.tiles);
        if (tile.isNone())
            return foreign();
        if (m_column == m_board.columns())
            return tooLong();
        m_board.put({m_row, m_column++}, tile);
        ++m_at;
        return {};
    }

    std::string readStack()
    {
        if (m_column == m_board.columns())
            return tooLong();
        const Square square{m_row, m_column};
        for (++m_at; m_at < m_text.size() && m_text[m_at] != ')'; ++m_at) {
            const Tile tile = playedTile(m_text[m_at], m_variant.tiles);
            if (tile.isNone())
                return foreign();
            if (m_board.height(square).value == m_stackLimit)
                return "the stack is higher than " + std::to_string(m_stackLimit);
            m_board.put(square, tile);
        }
        if (m_at == m_text.size())
            return "the stack has no ')'";
        if (!m_board.isOccupied(square))
            return "the stack is empty";
        ++m_column;
        ++m_at;
        return {};
    }

    [[nodiscard]] std::string foreign() const { return inQuotes(m_text[m_at]) + " is not a tile in this game"; }
    [[nodiscard]] std::string tooLong() const
    {
        return "the row has more than " + std::to_string(m_board.columns()) + " squares";
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_row;
    int m_column = 0;
    const Variant& m_variant;
    int m_stackLimit;
    Board& m_board;
};

std::string stackText(const Board& board, Square square, const Alphabet& alphabet)
{
    const int height = board.height(square).value;
    std::string stack;
    for (int level = 0; level < height; ++level)
        stack += alphabet.symbolOf(board.tileAt(square, level));
    return height == 1 ? stack : "(" + stack + ")";
}

std::string rowText(const Board& board, int row, const Alphabet& alphabet)
{
    std::string text;
    int gap = 0;
    const auto closeGap = [&] { text += gap > 0 ? std::to_string(std::exchange(gap, 0)) : ""; };
    for (int column = 0; column < board.columns(); ++column) {
        const Square square{row, column};
        if (!board.isOccupied(square)) {
            ++gap;
            continue;
        }
        closeGap();
        text += stackText(board, square, alphabet);
    }
    closeGap();
    return text;
}

} // namespace

Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit)
{
    Board board = variant.emptyBoard();
    int row = 0;
    for (bool more = true; more; ++row) {
        if (row == board.rows())
            return Error{"the board has more than " + std::to_string(board.rows()) + " rows"};
        const std::size_t end = text.find('/');
        more = end != std::string_view::npos;
        if (auto error = RowReader(text.substr(0, end), row, variant, stackLimit, board).read())
            return *error;
        text.remove_prefix(more ? end + 1 : text.size());
    }
    if (row < board.rows())
        return Error{"the board has " + std::to_string(row) + " rows, not " + std::to_string(board.rows())};
    return board;
}

std::string boardText(const Board& board, const Alphabet& alphabet)
{
    std::string text;
    for (int row = 0; row < board.rows(); ++row)
        text += (row == 0 ? "" : "/") + rowText(board, row, alphabet);
    return text;
}

} // namespace storeys
