#include "rules/variant_reader.h"

#include "base/files.h"
#include "rules/legality.h"
#include "rules/variant_parts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace storeys {

namespace {

using nlohmann::json;

void readRules(Variant& variant, const json& file)
{
    for (const std::string code : file.at("rules")) {
        variant.rules.push_back(ruleNamed(code));
        require(variant.rules.back() != nullptr, "there is no rule '" + code + "'");
    }
    if (file.contains("plural-letter"))
        variant.pluralLetter = letterNamed(variant.tiles.alphabet, file["plural-letter"]);
}

void readHouseRules(Variant& variant, const json& file)
{
    for (const auto& [name, value] : file.at("house-rules").items())
        if (const auto error = variant.houseRules.set(name, value.get<std::string>()))
            throw BadVariant(error->message);
    variant.houseRules.flat = variant.houseRules.stackLimit == 1;
    require(variant.scoring == WordScoring::Stacked || variant.houseRules.flat,
            "where words score as in a crossword, the stack-limit is 1");
    for (const std::string name : file.at("house-rule-choices")) {
        require(!HouseRules::valuesOf(name).empty(), "there is no house rule '" + name + "'");
        variant.houseRuleChoices.push_back(name);
    }
}

Variant read(const json& file)
{
    Variant variant;
    variant.id = file.at("id");
    variant.tiles = readTileSet(file.at("tiles"));
    variant.rackSize = file.at("rack").get<int>();
    require(variant.rackSize >= 1 && variant.rackSize <= 15, "a rack holds 1 to 15 tiles");
    readBoard(variant, file.at("board"));
    readRules(variant, file);
    readScoring(variant, file.at("scoring"));
    for (const std::string name : file.at("ends"))
        variant.ends.push_back(endNamed(name));
    variant.soloExchanges = file.at("solo-exchanges").get<int>();
    readHouseRules(variant, file);
    return variant;
}

} // namespace

Result<Variant> readVariant(const std::filesystem::path& path)
{
    const auto text = readFile(path);
    if (!text)
        return text.error();
    try {
        return read(json::parse(*text));
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
