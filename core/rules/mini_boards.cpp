#include "rules/mini_boards.h"

#include "base/units.h"
#include "rules/variant_file.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

namespace storeys {

namespace {

using Rows = std::vector<std::string>;

constexpr int mostMiniBoards = 99;

Rows readSide(const VariantEntry& side)
{
    Rows rows;
    for (const VariantEntry& row : side.elements())
        rows.push_back(row.text());
    side.require(!rows.empty() && !rows.front().empty(), Fault::MiniBoardShape);
    for (const std::string& row : rows)
        side.require(row.size() == rows.front().size(), Fault::MiniBoardShape);
    return rows;
}

// ---- one part of a layout

struct Laid
{
    int number = 0;
    int side = 0;
    int turns = 0; // quarters, clockwise
    Square corner;
};

// "7br1@10K"
std::optional<Laid> readLaid(std::string_view text)
{
    Laid laid;
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
    if (!take('@') || !takeNumber(laid.corner.row) || text.size() != 1 || text[0] < 'A' || text[0] > 'Z')
        return std::nullopt;
    laid.corner = {laid.corner.row - 1, text[0] - 'A'};
    return laid;
}

// The next part of a layout, which loses it.
std::string_view nextPart(std::string_view& layout)
{
    const std::size_t end = std::min(layout.find(' '), layout.size());
    const std::string_view part = layout.substr(0, end);
    layout.remove_prefix(std::min(end + 1, layout.size()));
    return part;
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
        each.require(std::ranges::find(boards, board.number, &MiniBoard::number) == boards.end(), Fault::NameTwice,
                     {std::to_string(board.number)});
        boards.push_back(std::move(board));
    }
    return boards;
}

Result<Rows> laidOut(Rows rows, const std::vector<MiniBoard>& miniBoards, std::string_view layout)
{
    std::set<int> used;
    while (!layout.empty()) {
        const std::string part(nextPart(layout));
        const auto laid = readLaid(part);
        if (!laid)
            return Error{Fault::LayoutUnreadable, {part}};
        const auto board = std::ranges::find(miniBoards, laid->number, &MiniBoard::number);
        if (board == miniBoards.end())
            return Error{Fault::NoSuchMiniBoard, {std::to_string(laid->number)}};
        if (!used.insert(laid->number).second)
            return Error{Fault::MiniBoardTwice, {std::to_string(laid->number)}};
        Rows small = board->sides[laid->side];
        for (int n = 0; n < laid->turns; ++n)
            small = turnedClockwise(small);
        if (!fits(small, laid->corner, rows))
            return Error{Fault::MiniBoardOffBoard, {part}};
        for (std::size_t row = 0; row < small.size(); ++row)
            rows[laid->corner.row + row].replace(laid->corner.column, small[row].size(), small[row]);
    }
    return rows;
}

std::vector<MiniBoardPlace> placesOf(const std::vector<MiniBoard>& miniBoards, std::string_view layout)
{
    std::vector<MiniBoardPlace> places;
    while (!layout.empty()) {
        const auto laid = readLaid(nextPart(layout));
        const auto board = laid ? std::ranges::find(miniBoards, laid->number, &MiniBoard::number) : miniBoards.end();
        if (board == miniBoards.end())
            continue;
        const Rows& side = board->sides[laid->side];
        MiniBoardPlace place{laid->corner, static_cast<int>(side.size()), static_cast<int>(side.front().size())};
        if (laid->turns % 2 == 1)
            std::swap(place.rows, place.columns);
        places.push_back(place);
    }
    return places;
}

} // namespace storeys
