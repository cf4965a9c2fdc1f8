#include "rules/variant_reader.h"

#include "rules/legality.h"
#include "rules/scoring.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace storeys {

namespace {

using nlohmann::json;

// Thrown and caught in this file only, as the JSON library's own errors are.
struct BadVariant : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

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

TileSet readTiles(const json& list)
{
    require(list.size() >= 1 && list.size() <= tileKinds, "tiles must be 1 to 32 kinds and blanks");
    TileSet tiles;
    std::vector<Alphabet::Face> faces;
    for (const json& entry : list) {
        const std::string symbol = entry.at("symbol");
        const bool blank = symbol == "?";
        require(blank || (symbol.size() == 1 && symbol[0] >= 'A' && symbol[0] <= 'Z'),
                "tile symbol '" + symbol + "' is neither A-Z nor ?");
        const std::size_t kind = blank ? Tile::blank().kind() : faces.size();
        tiles.counts[kind] = entry.at("count").get<int>();
        tiles.values[kind] = Points(entry.value("value", 0));
        require(tiles.counts[kind] >= 0, "the count of tile '" + symbol + "' is negative");
        if (!blank)
            faces.push_back({symbol[0], entry.value("spells", symbol)});
    }
    tiles.alphabet = Alphabet(std::move(faces));
    return tiles;
}

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
}

void readStackedScoring(Variant& variant, const json& scoring)
{
    variant.scoring = WordScoring::Stacked;
    variant.flatTile = Points(scoring.at("flat-tile").get<int>());
    variant.stackedTile = Points(scoring.at("stacked-tile").get<int>());
    for (const auto& [symbol, points] : scoring.at("flat-bonus").items())
        variant.flatBonus[letterNamed(variant.tiles.alphabet, symbol)] = Points(points.get<int>());
}

void readScoring(Variant& variant, const json& scoring)
{
    const std::string words = scoring.at("words");
    require(words == "stacked" || words == "crossword", "there is no scoring '" + words + "'");
    if (words == "stacked")
        readStackedScoring(variant, scoring);
    else
        variant.scoring = WordScoring::Crossword;
    variant.allTilesBonus = Points(scoring.at("all-tiles-bonus").get<int>());

    const json& left = scoring.at("tiles-left");
    require(left.is_number_integer() || left == "values-to-who-went-out", "tiles-left is a number or values-to-who-went-out");
    variant.leftTiles = left.is_number_integer() ? LeftTiles::CountEach : LeftTiles::ValuesToWhoWentOut;
    if (left.is_number_integer())
        variant.penaltyPerTile = Points(left.get<int>());
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

Variant read(const json& file)
{
    Variant variant;
    variant.id = file.at("id");
    variant.tiles = readTiles(file.at("tiles"));
    variant.rackSize = file.at("rack").get<int>();
    require(variant.rackSize >= 1 && variant.rackSize <= 15, "a rack holds 1 to 15 tiles");
    readBoard(variant, file.at("board"));
    for (const std::string code : file.at("rules")) {
        variant.rules.push_back(ruleNamed(code));
        require(variant.rules.back() != nullptr, "there is no rule '" + code + "'");
    }
    if (file.contains("plural-letter"))
        variant.pluralLetter = letterNamed(variant.tiles.alphabet, file["plural-letter"]);
    readScoring(variant, file.at("scoring"));
    for (const std::string name : file.at("ends"))
        variant.ends.push_back(endNamed(name));
    variant.soloExchanges = file.at("solo-exchanges").get<int>();
    for (const auto& [name, value] : file.at("house-rules").items())
        if (const auto error = variant.houseRules.set(name, value.get<std::string>()))
            throw BadVariant(error->message);
    variant.houseRules.flat = variant.houseRules.stackLimit == 1;
    for (const std::string name : file.at("house-rule-choices")) {
        require(!HouseRules::valuesOf(name).empty(), "there is no house rule '" + name + "'");
        variant.houseRuleChoices.push_back(name);
    }
    return variant;
}

} // namespace

Result<Variant> readVariant(const std::filesystem::path& path)
{
    std::ifstream file(path);
    if (!file)
        return Error{"cannot read " + path.string()};
    try {
        return read(json::parse(file));
    } catch (const json::exception& error) {
        return Error{path.string() + " is not a variant: " + error.what()};
    } catch (const BadVariant& error) {
        return Error{path.string() + " is not a variant: " + error.what()};
    }
}

Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code failed;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    if (files.empty())
        return Error{"there are no variants in " + folder.string()};
    std::ranges::sort(files);
    std::vector<Alphabet> alphabets;
    for (const auto& file : files) {
        const auto variant = readVariant(file);
        if (!variant)
            return variant.error();
        if (std::ranges::find(alphabets, variant->tiles.alphabet) == alphabets.end())
            alphabets.push_back(variant->tiles.alphabet);
    }
    return alphabets;
}

} // namespace storeys
