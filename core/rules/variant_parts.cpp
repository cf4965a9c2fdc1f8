#include "rules/variant_parts.h"

#include <array>
#include <nlohmann/json.hpp>

namespace storeys {

using nlohmann::json;

namespace {

// Squares as characters: '.' plain, '*' start, 'd' and 't' double and triple letter, 'D' and 'T' double and triple
// word, 'S' start and double word.
SquareKind squareFrom(char c, const std::string& row)
{
    switch (c) {
    case '.': return {};
    case '*': return {true, 1, 1};
    case 'd': return {false, 2, 1};
    case 't': return {false, 3, 1};
    case 'D': return {false, 1, 2};
    case 'T': return {false, 1, 3};
    case 'S': return {true, 1, 2};
    default: throw BadVariant("board row '" + row + "' has a square that is none of . * d t D T S");
    }
}

// Far more than any game has, and as much as the bounds of a search for the best plays can hold on the largest board.
constexpr int mostPerTile = 10;
constexpr int mostBonus = 1000;
constexpr int mostWordPremiums = 9; // in a row or column

Points pointsFrom(const json& points, int most, const std::string& what)
{
    const int value = points.get<int>();
    require(value >= 0 && value <= most, what + " is 0 to " + std::to_string(most) + ", not " + std::to_string(value));
    return Points(value);
}

void readStackedScoring(Variant& variant, const json& scoring)
{
    variant.scoring = WordScoring::Stacked;
    variant.flatTile = pointsFrom(scoring.at("flat-tile"), mostPerTile, "flat-tile");
    variant.stackedTile = pointsFrom(scoring.at("stacked-tile"), mostPerTile, "stacked-tile");
    for (const auto& [symbol, points] : scoring.at("flat-bonus").items())
        variant.flatBonus[letterNamed(variant.tiles.alphabet, symbol)] =
            pointsFrom(points, mostPerTile, "the flat-bonus of tile '" + symbol + "'");
}

void readTilesLeft(Variant& variant, const json& left)
{
    require(left.is_number_integer() || left == "values-to-who-went-out",
            "tiles-left is a number or values-to-who-went-out");
    variant.leftTiles = left.is_number_integer() ? LeftTiles::CountEach : LeftTiles::ValuesToWhoWentOut;
    if (left.is_number_integer())
        variant.penaltyPerTile = Points(left.get<int>());
}

} // namespace

void require(bool good, const std::string& what)
{
    if (!good)
        throw BadVariant(what);
}

Letter letterNamed(const Alphabet& alphabet, const std::string& symbol)
{
    const auto letter = symbol.size() == 1 ? alphabet.letterOf(symbol[0]) : std::nullopt;
    require(letter.has_value(), "there is no tile '" + symbol + "'");
    return *letter;
}

TileSet readTileSet(const json& kinds)
{
    require(kinds.size() >= 1 && kinds.size() <= tileKinds, "tiles must be 1 to 32 kinds and blanks");
    TileSet tiles;
    std::vector<Alphabet::Face> faces;
    for (const json& entry : kinds) {
        const std::string symbol = entry.at("symbol");
        const bool blank = symbol == "?";
        require(blank || (symbol.size() == 1 && symbol[0] >= 'A' && symbol[0] <= 'Z'),
                "tile symbol '" + symbol + "' is neither A-Z nor ?");
        const std::size_t kind = blank ? Tile::blank().kind() : faces.size();
        tiles.counts[kind] = entry.at("count").get<int>();
        tiles.values[kind] =
            pointsFrom(entry.value("value", json(0)), mostPerTile, "the value of tile '" + symbol + "'");
        require(tiles.counts[kind] >= 0, "the count of tile '" + symbol + "' is negative");
        if (!blank)
            faces.push_back({symbol[0], entry.value("spells", symbol)});
    }
    tiles.alphabet = Alphabet(std::move(faces));
    return tiles;
}

void readBoard(Variant& variant, const json& rows)
{
    require(!rows.empty() && rows.size() <= Board::maxSide, "a board has 1 to 15 rows");
    variant.rows = static_cast<int>(rows.size());
    for (const std::string row : rows) {
        if (variant.squares.empty())
            variant.columns = static_cast<int>(row.size());
        require(!row.empty() && row.size() <= Board::maxSide, "a board has 1 to 15 columns");
        require(static_cast<int>(row.size()) == variant.columns, "board row '" + row + "' is not as long as the first");
        for (const char c : row)
            variant.squares.push_back(squareFrom(c, row));
    }
    const auto multiplies = [&](Square square) { return variant.kindOf(square).wordFactor > 1; };
    std::array<int, Board::maxSide> inRow{}, inColumn{};
    for (int row = 0; row < variant.rows; ++row)
        for (int column = 0; column < variant.columns; ++column)
            if (multiplies({row, column}))
                require(++inRow[row] <= mostWordPremiums && ++inColumn[column] <= mostWordPremiums,
                        "no row or column has more than 9 squares that multiply words");
}

void readScoring(Variant& variant, const json& scoring)
{
    const std::string words = scoring.at("words");
    require(words == "stacked" || words == "crossword", "there is no scoring '" + words + "'");
    if (words == "stacked")
        readStackedScoring(variant, scoring);
    else
        variant.scoring = WordScoring::Crossword;
    variant.allTilesBonus = pointsFrom(scoring.at("all-tiles-bonus"), mostBonus, "all-tiles-bonus");
    readTilesLeft(variant, scoring.at("tiles-left"));
    variant.tieByPlayed = scoring.value("tie-by-points-played", false);
}

EndCondition endNamed(const std::string& name)
{
    if (name == "out")
        return EndCondition::Out;
    if (name == "blocked")
        return EndCondition::Blocked;
    require(name == "all-passed", "there is no end '" + name + "'");
    return EndCondition::AllPassed;
}

} // namespace storeys
