#include "rules/mini_boards.h"

#include "base/find.h"
#include "base/text.h"
#include "rules/variant_file.h"

#include <charconv>
#include <set>

namespace storeys {

namespace {

using Rows = std::vector<std::string>;

constexpr int mostMiniBoards = 99;

Rows readSide(const VariantEntry& side)
{
    const Rows rows = listOf(side.elements(), &VariantEntry::text);
    side.require(!rows.empty() && !rows.front().empty(), Fault::MiniBoardShape);
    for (const std::string& row : rows)
        side.require(row.size() == rows.front().size(), Fault::MiniBoardShape);
    return rows;
}

// ---- reading one part of a layout

// Reads one laid board such as "7br1@10K"; none if the text is wrong.
std::optional<LaidMiniBoard> readLaid(std::string_view text)
{
    LaidMiniBoard laid;
    const auto takeNumber = [&](int& number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        return error == std::errc() && number > 0;
    };
    const auto take = [&](char c) {
        const bool isNext = text.starts_with(c);
        text.remove_prefix(isNext);
        return isNext;
    };
    if (!takeNumber(laid.number))
        return std::nullopt;
    laid.side = text.starts_with('b');
    if (!take('a') && !take('b'))
        return std::nullopt;
    if (take('r') && (!takeNumber(laid.turns) || laid.turns > 3))
        return std::nullopt;
    if (!take('@') || !takeNumber(laid.corner.row) || text.size() != 1 || !isUpper(text[0]))
        return std::nullopt;
    laid.corner = {laid.corner.row - 1, text[0] - 'A'};
    return laid;
}

Rows turnedClockwise(const Rows& rows)
{
    Rows turned(rows.front().size());
    for (std::size_t column = 0; column < turned.size(); ++column)
        for (std::size_t row = rows.size(); row-- > 0;)
            turned[column] += rows[row][column];
    return turned;
}

bool fits(const Rows& small, Square corner, const Rows& rows)
{
    return corner.row + small.size() <= rows.size() && std::ranges::all_of(rows, [&](const std::string& row) {
               return corner.column + small.front().size() <= row.size();
           });
}

} // namespace

std::vector<MiniBoard> readMiniBoards(const VariantEntry& entry)
{
    std::vector<MiniBoard> boards;
    for (const VariantEntry& each : entry.elements()) {
        each.allow({"id", "name", "a", "b"});
        MiniBoard board{each.at("id").number(1, mostMiniBoards), {}, {readSide(each.at("a")), readSide(each.at("b"))}};
        if (const auto name = each.find("name"))
            board.name = name->text();
        const auto& [a, b] = board.sides;
        each.require(a.size() == b.size() && a.front().size() == b.front().size(), Fault::MiniBoardShape);
        each.require(!contains(boards, board.number, &MiniBoard::number), Fault::NameTwice,
                     {std::to_string(board.number)});
        boards.push_back(std::move(board));
    }
    return boards;
}

Result<std::vector<LaidMiniBoard>> readLayout(std::string_view layout)
{
    std::vector<LaidMiniBoard> all;
    while (!layout.empty()) {
        const std::string part(takeUntil(layout, ' '));
        const auto laid = readLaid(part);
        if (!laid)
            return Error{Fault::LayoutUnreadable, {part}};
        all.push_back(*laid);
    }
    return all;
}

std::string layoutText(const std::vector<LaidMiniBoard>& laid)
{
    std::string text;
    for (const LaidMiniBoard& each : laid) {
        text += (text.empty() ? "" : " ") + std::to_string(each.number) + (each.side == 0 ? 'a' : 'b');
        if (each.turns > 0)
            text += 'r' + std::to_string(each.turns);
        text += '@' + std::to_string(each.corner.row + 1) + static_cast<char>('A' + each.corner.column);
    }
    return text;
}

Result<Rows> laidOut(Rows rows, const std::vector<MiniBoard>& miniBoards, std::string_view layout)
{
    const auto all = readLayout(layout);
    if (!all)
        return all.error();
    std::set<int> used;
    for (const LaidMiniBoard& laid : *all) {
        const auto* board = lookUp(miniBoards, laid.number, &MiniBoard::number);
        if (!board)
            return Error{Fault::NoSuchMiniBoard, {std::to_string(laid.number)}};
        if (!used.insert(laid.number).second)
            return Error{Fault::MiniBoardTwice, {std::to_string(laid.number)}};
        Rows small = board->sides[laid.side];
        for (int n = 0; n < laid.turns; ++n)
            small = turnedClockwise(small);
        if (!fits(small, laid.corner, rows))
            return Error{Fault::MiniBoardOffBoard, {layoutText({laid})}};
        for (std::size_t row = 0; row < small.size(); ++row)
            rows[laid.corner.row + row].replace(laid.corner.column, small[row].size(), small[row]);
    }
    return rows;
}

MiniBoardSize sizeOf(const std::vector<MiniBoard>& miniBoards, const LaidMiniBoard& laid)
{
    const Rows& side = lookUp(miniBoards, laid.number, &MiniBoard::number)->sides[laid.side];
    MiniBoardSize size{static_cast<int>(side.size()), static_cast<int>(side.front().size())};
    if (laid.turns % 2 == 1)
        std::swap(size.rows, size.columns);
    return size;
}

} // namespace storeys
