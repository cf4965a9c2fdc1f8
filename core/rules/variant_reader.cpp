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
    require(list.size() >= 1 && list.size() <= maxLetters, "tiles must be 1 to 32 kinds");
    TileSet tiles;
    std::vector<Alphabet::Face> faces;
    for (const json& entry : list) {
        const std::string symbol = entry.at("symbol");
        require(symbol.size() == 1 && symbol[0] >= 'A' && symbol[0] <= 'Z', "tile symbol '" + symbol + "' is not A-Z");
        tiles.counts[faces.size()] = entry.at("count").get<int>();
        require(tiles.counts[faces.size()] >= 0, "the count of tile '" + symbol + "' is negative");
        faces.push_back({symbol[0], entry.value("spells", symbol)});
    }
    tiles.alphabet = Alphabet(std::move(faces));
    return tiles;
}

// Rows of text, one character a square: '.' plain, '*' start.
void readBoard(Variant& variant, const json& rows)
{
    require(!rows.empty() && rows.size() <= Board::maxSide, "a board has 1 to 15 rows");
    variant.rows = static_cast<int>(rows.size());
    for (const std::string row : rows) {
        if (variant.squares.empty())
            variant.columns = static_cast<int>(row.size());
        require(!row.empty() && row.size() <= Board::maxSide, "a board has 1 to 15 columns");
        require(static_cast<int>(row.size()) == variant.columns, "board row '" + row + "' is not as long as the first");
        for (const char c : row) {
            require(c == '.' || c == '*', "board row '" + row + "' has a square that is neither . nor *");
            variant.squares.push_back(c == '*' ? SquareKind::Start : SquareKind::Plain);
        }
    }
}

void readScoring(Variant& variant, const json& scoring)
{
    const std::string words = scoring.at("words");
    require(words == "stacked", "there is no scoring '" + words + "'");
    variant.scoreWord = scoreStackedWord;
    variant.flatTile = Points(scoring.at("flat-tile").get<int>());
    variant.stackedTile = Points(scoring.at("stacked-tile").get<int>());
    for (const auto& [symbol, points] : scoring.at("flat-bonus").items())
        variant.flatBonus[letterNamed(variant.tiles.alphabet, symbol)] = Points(points.get<int>());
    variant.allTilesBonus = Points(scoring.at("all-tiles-bonus").get<int>());
    variant.penaltyPerTile = Points(scoring.at("penalty-per-tile").get<int>());
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

} // namespace storeys
