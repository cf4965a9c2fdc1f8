#include "table/start/layout_draft.h"

#include "rules/variant_reader.h"
#include "table/text/error_text.h"
#include "table/text/square_text.h"
#include "table/text/variant_text.h"

namespace storeys {

namespace {

constexpr int mostRandom = 3; // most mini boards of a random layout

} // namespace

// ---- the design

void LayoutDraft::begin(const Variant& variant, const QString& layout, const HouseRules& houseRules)
{
    m_variant = variant;
    m_houseRules = houseRules;
    m_laid.clear();
    m_sides.clear();
    m_faces.clear();
    for (const MiniBoard& board : variant.miniBoards)
        m_faces[board.number] = {shapeOf(board, 0), shapeOf(board, 1)};
    if (!read(layout).isEmpty())
        read(QString::fromStdString(variant.layout));
}

QString LayoutDraft::check() const
{
    return m_stars == 0 ? Words::tr("No star can be seen.")
                        : Words::tr("%n star(s) can be seen: the board can be used", nullptr, m_stars);
}

QString LayoutDraft::bonus() const
{
    if (!m_houseRules.starBonus)
        return {};
    return Words::tr("House rule: %n point(s) more for joining the words of two stars", nullptr,
                     m_variant.starBonus.value);
}

// The shape of a mini board alone: laid in the corner of the empty board and cut out.
BoardShape LayoutDraft::shapeOf(const MiniBoard& board, int side) const
{
    auto sketch = sketched(m_variant, layoutText({{board.number, side, 0, {}}}));
    if (!sketch)
        return {};
    const std::vector<SquareKind> all = std::move(sketch->squares);
    const int columns = sketch->columns;
    sketch->rows = static_cast<int>(board.sides[side].size());
    sketch->columns = static_cast<int>(board.sides[side].front().size());
    sketch->squares.clear();
    for (int row = 0; row < sketch->rows; ++row)
        sketch->squares.insert(sketch->squares.end(), all.begin() + row * columns,
                               all.begin() + row * columns + sketch->columns);
    return {*sketch, m_houseRules, m_variant.mostPlayers};
}

const MiniBoard* LayoutDraft::boardOf(int number) const
{
    return lookUp(m_variant.miniBoards, number, &MiniBoard::number);
}

LaidMiniBoard* LayoutDraft::laidOf(int number)
{
    return lookUp(m_laid, number, &LaidMiniBoard::number);
}

MiniBoardEntry LayoutDraft::entryOf(const MiniBoard& board) const
{
    const auto found = m_sides.find(board.number);
    const int side = found == m_sides.end() ? 0 : found->second;
    MiniBoardEntry entry;
    entry.number = board.number;
    entry.label = miniBoardLabel(board, side);
    entry.shape = m_faces.at(board.number)[side];
    const auto laid = std::ranges::find(m_laid, board.number, &LaidMiniBoard::number);
    if (laid == m_laid.end()) {
        entry.spoken = Words::tr("%1, not on the board", "a mini board").arg(entry.label);
        entry.rows = entry.shape.rows;
        entry.columns = entry.shape.columns;
        return entry;
    }
    const MiniBoardSize size = sizeOf(m_variant.miniBoards, *laid);
    entry.spoken =
        Words::tr("%1, on the board at %2", "a mini board, a square").arg(entry.label, squareName(laid->corner));
    entry.order = static_cast<int>(laid - m_laid.begin());
    entry.row = laid->corner.row;
    entry.column = laid->corner.column;
    entry.rows = size.rows;
    entry.columns = size.columns;
    return entry;
}

void LayoutDraft::update()
{
    const auto sketch = sketched(m_variant, layoutText(m_laid));
    if (!sketch) { // the turned mini board is higher than the board
        m_laid = m_fitting;
        return;
    }
    m_fitting = m_laid;
    m_stars = static_cast<int>(std::ranges::count(sketch->squares, true, &SquareKind::start));
    m_shape = BoardShape(*sketch, m_houseRules, m_variant.mostPlayers);
    m_entries.clear();
    for (const MiniBoard& board : m_variant.miniBoards)
        m_entries += entryOf(board);
    emit changed();
}

// ---- changing the design

void LayoutDraft::keepOnBoard(LaidMiniBoard& laid, int row, int column) const
{
    const MiniBoardSize size = sizeOf(m_variant.miniBoards, laid);
    laid.corner = {std::clamp(row, 0, std::max(0, m_variant.rows - size.rows)),
                   std::clamp(column, 0, std::max(0, m_variant.columns - size.columns))};
}

void LayoutDraft::lay(int number, int row, int column)
{
    if (!boardOf(number))
        return;
    LaidMiniBoard laid{number, m_sides[number], 0, {}};
    if (const LaidMiniBoard* before = laidOf(number))
        laid.turns = before->turns;
    std::erase_if(m_laid, [&](const LaidMiniBoard& each) { return each.number == number; });
    keepOnBoard(laid, row, column);
    m_laid.push_back(laid);
    update();
}

void LayoutDraft::layInTheMiddle(int number)
{
    if (const MiniBoard* board = boardOf(number))
        lay(number, (m_variant.rows - static_cast<int>(board->sides[0].size())) / 2,
            (m_variant.columns - static_cast<int>(board->sides[0].front().size())) / 2);
}

void LayoutDraft::move(int number, int down, int right)
{
    LaidMiniBoard* laid = laidOf(number);
    if (!laid)
        return;
    keepOnBoard(*laid, laid->corner.row + down, laid->corner.column + right);
    update();
}

void LayoutDraft::turn(int number)
{
    LaidMiniBoard* laid = laidOf(number);
    if (!laid)
        return;
    const MiniBoardSize before = sizeOf(m_variant.miniBoards, *laid);
    laid->turns = (laid->turns + 1) % 4;
    // Rounded towards zero, so that two turns bring the mini board back to where it was.
    const int shift = (before.columns - before.rows) / 2;
    keepOnBoard(*laid, laid->corner.row - shift, laid->corner.column + shift);
    update();
}

void LayoutDraft::flip(int number)
{
    if (!boardOf(number))
        return;
    int& side = m_sides[number];
    side = 1 - side;
    if (LaidMiniBoard* laid = laidOf(number))
        laid->side = side;
    update();
}

void LayoutDraft::remove(int number)
{
    if (std::erase_if(m_laid, [&](const LaidMiniBoard& each) { return each.number == number; }) > 0)
        update();
}

void LayoutDraft::clear()
{
    m_laid.clear();
    update();
}

void LayoutDraft::random(std::uint64_t seed)
{
    RandomSource source(seed);
    const auto below = [&](int bound) { return static_cast<int>(source.below(static_cast<std::uint32_t>(bound))); };
    auto numbers = listOf<std::vector<int>>(m_variant.miniBoards, &MiniBoard::number);
    const int most = std::min(mostRandom, static_cast<int>(numbers.size()));
    const int count = 1 + below(most);
    bool hasStar = false;
    while (!hasStar) {
        source.shuffle(std::span(numbers));
        m_laid.clear();
        for (int i = 0; i < count; ++i) {
            LaidMiniBoard laid{numbers[i], below(2), below(4), {}};
            keepOnBoard(laid, below(m_variant.rows), below(m_variant.columns));
            m_sides[laid.number] = laid.side;
            m_laid.push_back(laid);
        }
        const auto sketch = sketched(m_variant, layoutText(m_laid));
        hasStar = !sketch || std::ranges::any_of(sketch->squares, &SquareKind::start);
    }
    update();
}

QString LayoutDraft::read(const QString& text)
{
    const std::string layout = text.simplified().toStdString();
    if (const auto sketch = sketched(m_variant, layout); !sketch)
        return errorText(sketch.error());
    m_laid = *readLayout(layout);
    for (const LaidMiniBoard& laid : m_laid)
        m_sides[laid.number] = laid.side;
    update();
    return {};
}

} // namespace storeys
