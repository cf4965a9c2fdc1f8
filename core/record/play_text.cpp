#include "record/play_text.h"

#include "record/text_encoding.h"
#include "record/tile_text.h"

#include <algorithm>

namespace storeys {

namespace {

struct Start
{
    Square square;
    Direction direction;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// "5D" or "D5".
std::optional<Start> readStart(std::string_view text)
{
    const bool across = !text.empty() && isDigit(text.front());
    if (text.size() < 2)
        return std::nullopt;
    const char column = across ? text.back() : text.front();
    const std::string_view row = across ? text.substr(0, text.size() - 1) : text.substr(1);
    if (column < 'A' || column > 'Z' || !std::ranges::all_of(row, isDigit))
        return std::nullopt;
    int number = 0;
    for (const char digit : row)
        number = std::min(number * 10 + (digit - '0'), 1'000'000); // far off every board all the same
    return Start{{number - 1, column - 'A'}, across ? Direction::Across : Direction::Down};
}

std::string startText(const Start& start)
{
    const std::string row = std::to_string(start.square.row + 1);
    const auto column = static_cast<char>('A' + start.square.column);
    return start.direction == Direction::Across ? row + column : column + row;
}

} // namespace

Result<Play> readPlayText(std::string_view text, const TileSet& tiles)
{
    const Error unreadable{Fault::PlayUnreadable, {inQuotes(text)}};
    const std::size_t space = text.find(' ');
    const auto start = readStart(text.substr(0, space));
    if (!start || space == std::string_view::npos || space + 1 == text.size())
        return unreadable;
    Play play;
    Square square = start->square;
    for (const char c : text.substr(space + 1)) {
        const Tile tile = playedTile(c, tiles);
        if (c == '.')
            play.kept.push_back(square);
        else if (tile.isNone())
            return Error{Fault::PlayText, {inQuotes(text)}, {{Fault::NotATile, {inQuotes(c)}}}};
        else
            play.placements.push_back({square, tile});
        square = stepped(square, start->direction);
    }
    return play;
}

std::string playText(const Board& before, const Play& play, const Alphabet& alphabet)
{
    Board after = before;
    for (const Placement& placement : play.placements)
        after.put(placement.square, placement.tile);
    const Direction direction = mainDirection(before, play);
    const auto run = runThrough(after, play.placements.front().square, direction);
    std::string tiles;
    for (const Square square : run) {
        const auto placed = std::ranges::find(play.placements, square, &Placement::square);
        tiles += placed == play.placements.end() ? '.' : alphabet.symbolOf(placed->tile);
    }
    return startText({run.front(), direction}) + ' ' + tiles;
}

std::string actionText(const Board& before, const Action& action, const Alphabet& alphabet)
{
    if (const auto* play = std::get_if<Play>(&action))
        return playText(before, *play, alphabet);
    std::string text = "-";
    if (const auto* exchange = std::get_if<Exchange>(&action))
        for (const Tile tile : exchange->tiles)
            text += alphabet.symbolOf(tile);
    return text;
}

} // namespace storeys
