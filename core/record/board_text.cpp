#include "record/board_text.h"

#include "base/letters.h"
#include "base/text.h"
#include "record/gcg_text.h"

#include <ranges>

namespace storeys {

namespace {

constexpr char blocker = '#';

// Reads one row; read() reports what is wrong with the first bad character.
class RowReader
{
public:
    RowReader(std::string_view text, int row, const Variant& variant, int stackLimit, Board& board)
        : m_text(text), m_row(row), m_variant(variant), m_stackLimit(stackLimit), m_board(board)
    {}

    std::optional<Error> read()
    {
        std::optional<Error> problem;
        while (m_at < m_text.size() && !problem)
            problem = isDigit(m_text[m_at])     ? readGap()
                      : m_text[m_at] == '('     ? readStack()
                      : m_text[m_at] == blocker ? readBlocker()
                                                : readTile();
        if (!problem && m_column < m_board.columns())
            problem = Error{Fault::RowTooShort, {std::to_string(m_column), std::to_string(m_board.columns())}};
        if (!problem)
            return std::nullopt;
        return Error{Fault::BoardRow,
                     {std::to_string(m_row + 1), std::to_string(characterCount(m_text.substr(0, m_at)) + 1)},
                     {*std::move(problem)}};
    }

private:
    // Each of these functions moves m_at past what it read or, if it returns a problem, to the bad character.
    std::optional<Error> readGap()
    {
        if (m_text[m_at] == '0')
            return Error{Fault::GapWithZero};
        const std::size_t end = std::min(m_text.find_first_not_of("0123456789", m_at), m_text.size());
        const auto count = readDigits(m_text.substr(m_at, end - m_at));
        if (!count || m_column + *count > m_board.columns())
            return tooLong();
        m_column += *count;
        m_at = end;
        return std::nullopt;
    }

    std::optional<Error> readTile()
    {
        const Tile tile = playedTile(symbol(), m_variant.tiles, m_variant.pile.blanks > 0);
        if (tile.isNone())
            return foreign();
        if (m_column == m_board.columns())
            return tooLong();
        m_board.put({m_row, m_column++}, tile);
        m_at += symbol().size();
        return std::nullopt;
    }

    std::optional<Error> readBlocker()
    {
        if (m_variant.pile.blockers == 0)
            return foreign();
        if (m_column == m_board.columns())
            return tooLong();
        if (m_board.blockerCount() == m_variant.pile.blockers)
            return Error{Fault::TooManyBlockers, {std::to_string(m_variant.pile.blockers)}};
        m_board.setBlocker({m_row, m_column++}, true);
        ++m_at;
        return std::nullopt;
    }

    std::optional<Error> readStack()
    {
        if (m_column == m_board.columns())
            return tooLong();
        const Square square{m_row, m_column};
        for (++m_at; m_at < m_text.size() && m_text[m_at] != ')'; m_at += symbol().size()) {
            const Tile tile = playedTile(symbol(), m_variant.tiles, m_variant.pile.blanks > 0);
            if (tile.isNone())
                return foreign();
            if (m_board.height(square).value == m_stackLimit)
                return Error{Fault::StackTooHigh, {std::to_string(m_stackLimit)}};
            m_board.put(square, tile);
        }
        if (m_at == m_text.size())
            return Error{Fault::StackUnclosed};
        if (!m_board.isOccupied(square))
            return Error{Fault::StackEmpty};
        ++m_column;
        ++m_at;
        return std::nullopt;
    }

    // The symbol of one tile, beginning at m_at.
    [[nodiscard]] std::string_view symbol() const
    {
        std::string_view rest = m_text.substr(m_at);
        return takeSymbol(rest);
    }
    [[nodiscard]] Error foreign() const { return {Fault::NotATile, {inQuotes(symbol())}}; }
    [[nodiscard]] Error tooLong() const { return {Fault::RowTooLong, {std::to_string(m_board.columns())}}; }

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
        stack += alphabet.text(board.tileAt(square, level));
    return height == 1 ? stack : "(" + stack + ")";
}

std::string rowText(const Board& board, int row, const Alphabet& alphabet)
{
    std::string text;
    int gap = 0;
    const auto closeGap = [&] { text += gap > 0 ? std::to_string(std::exchange(gap, 0)) : ""; };
    for (int column = 0; column < board.columns(); ++column) {
        const Square square{row, column};
        if (!board.isOccupied(square) && !board.isBlocked(square)) {
            ++gap;
            continue;
        }
        closeGap();
        text += board.isBlocked(square) ? std::string(1, blocker) : stackText(board, square, alphabet);
    }
    closeGap();
    return text;
}

} // namespace

Result<Board> readBoardText(std::string_view text, const Variant& variant, int stackLimit)
{
    Board board = variant.emptyBoard();
    int row = 0;
    for (const std::string_view line : partsOf(text, '/')) {
        if (row == board.rows())
            return Error{Fault::BoardRowsTooMany, {std::to_string(board.rows())}};
        if (auto error = RowReader(line, row++, variant, stackLimit, board).read())
            return *error;
    }
    if (row < board.rows())
        return Error{Fault::BoardRowsTooFew, {std::to_string(row), std::to_string(board.rows())}};
    return board;
}

std::string boardText(const Board& board, const Alphabet& alphabet)
{
    return joined(std::views::iota(0, board.rows()), "/", [&](int row) { return rowText(board, row, alphabet); });
}

namespace {

constexpr std::string_view white = " \t\r\n";

// The tile with that spelling, a blank if the spelling is in lower case; Tile() if no tile has that spelling.
Tile tileSpelled(std::string_view spelling, const Alphabet& alphabet)
{
    const std::string capitals = upper(spelling);
    const bool isBlank = capitals != spelling && lower(capitals) == spelling;
    const auto letters = alphabet.fold(isBlank ? capitals : std::string(spelling));
    if (!letters || letters->size() != 1)
        return {};
    return isBlank ? Tile::blankAs(letters->front()) : Tile::of(letters->front());
}

// The text with each bracketed spelling replaced by the tile's symbol.
Result<std::string> withoutBrackets(std::string_view text, const Alphabet& alphabet)
{
    std::string symbols;
    while (!text.empty()) {
        const std::string_view symbol = takeSymbol(text);
        if (symbol.front() != '[') {
            symbols += symbol;
            continue;
        }
        const bool isClosed = symbol.ends_with(']');
        const Tile tile = isClosed ? tileSpelled(symbol.substr(1, symbol.size() - 2), alphabet) : Tile();
        if (tile.isNone())
            return Error{Fault::NotATile, {inQuotes(isClosed ? symbol : std::string(symbol).append(text))}};
        symbols += alphabet.text(tile);
    }
    return symbols;
}

std::string withBrackets(std::string_view symbols, const Alphabet& alphabet)
{
    std::string text;
    while (!symbols.empty()) {
        const std::string_view symbol = takeSymbol(symbols);
        const Tile tile = alphabet.tileOf(symbol);
        std::string spelling = tile.hasLetter() ? alphabet.face(tile.letter()).spelling : std::string(symbol);
        if (tile.isBlank())
            spelling = lower(spelling);
        text += characterCount(spelling) > 1 ? "[" + spelling + "]" : std::string(symbol);
    }
    return text;
}

} // namespace

bool isCgp(std::string_view text)
{
    return trimmed(text, white).find_first_of(white) != std::string_view::npos;
}

Result<CgpPosition> readCgp(std::string_view text, const Variant& variant, int stackLimit)
{
    const std::vector<std::string_view> fields = wordsOf(text, white);
    if (fields.size() < 2 || fields.size() == 3)
        return Error{Fault::PositionFields};
    const Alphabet& alphabet = variant.tiles.alphabet;
    const auto boardSymbols = withoutBrackets(fields[0], alphabet);
    if (!boardSymbols)
        return boardSymbols.error();
    auto board = readBoardText(*boardSymbols, variant, stackLimit);
    if (!board)
        return board.error();
    CgpPosition position{*std::move(board)};
    for (const std::string_view rack : partsOf(fields[1], '/')) { // an empty rack is unknown
        const auto symbols = withoutBrackets(rack, alphabet);
        if (!symbols)
            return symbols.error();
        auto held = readHeld(*symbols, variant);
        if (!held)
            return held.error();
        position.racks.push_back(*std::move(held));
    }
    if (fields.size() == 2)
        return position;
    for (const std::string_view points : partsOf(fields[2], '/')) {
        const auto number = readInteger(points);
        if (!number)
            return Error{Fault::PositionNumber, {inQuotes(points)}};
        position.points.emplace_back(*number);
    }
    if (position.points.size() != position.racks.size())
        return Error{Fault::PositionCounts,
                     {std::to_string(position.racks.size()), std::to_string(position.points.size())}};
    const auto scoreless = readDigits(fields[3]);
    if (!scoreless)
        return Error{Fault::PositionNumber, {inQuotes(fields[3])}};
    position.scoreless = *scoreless;
    return position;
}

std::string cgpText(const CgpPosition& position, const Alphabet& alphabet)
{
    std::string text = boardText(position.board, alphabet);
    char before = ' ';
    for (const HeldTiles& held : position.racks)
        text += std::exchange(before, '/') + heldText(held.rack, held.reserve, alphabet);
    text = withBrackets(text, alphabet);
    before = ' ';
    for (const Points points : position.points)
        text += std::exchange(before, '/') + std::to_string(points.value);
    return position.points.empty() ? text : text + ' ' + std::to_string(position.scoreless);
}

} // namespace storeys
