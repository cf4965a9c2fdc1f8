#include "base/text.h"
#include "rules/variant.h"
#include "rules/variant_file.h"

namespace storeys {

namespace {

using json = nlohmann::ordered_json;

json languageFile(const std::filesystem::path& languages, const VariantEntry& place, const std::string& code)
{
    const bool isCode = !code.empty() && std::ranges::all_of(code, isLower);
    const auto path = languages / (code + ".json");
    std::error_code failed;
    place.require(isCode && std::filesystem::exists(path, failed), Fault::NoSuchLanguage, {code});
    return readVariantFile(path);
}

// Replaces the entry `tile-set`, the name of a set, by `tiles`, the tiles of that set.
void putTiles(json& variant, const json& language)
{
    const VariantEntry set = VariantEntry(variant).at("tile-set");
    const auto sets = language.find("tile-sets");
    const bool isKnown = sets != language.end() && sets->contains(set.text());
    set.require(isKnown, Fault::NoSuchTileSet, {set.text()});
    json filled = json::object();
    for (const auto& [name, value] : variant.items())
        filled[name == "tile-set" ? "tiles" : name] = name == "tile-set" ? sets->at(set.text()) : value;
    variant = std::move(filled);
}

void takeOut(json& variant, const char* list, const char* name)
{
    if (const auto entries = variant.find(list); entries != variant.end() && entries->is_array())
        entries->erase(std::remove(entries->begin(), entries->end(), name), entries->end());
}

// Sets the plural letter of the language; if it has none, removes the plural rule from the game.
void putPluralLetter(json& variant, const json& language)
{
    if (!variant.contains("plural-letter"))
        return;
    if (const auto letter = language.find("plural-letter"); letter != language.end() && letter->is_string()) {
        variant["plural-letter"] = *letter;
        return;
    }
    variant.erase("plural-letter");
    takeOut(variant, "rules", "only-plural");
    takeOut(variant, "house-rule-choices", "plural");
    if (const auto rules = variant.find("house-rules"); rules != variant.end() && rules->is_object())
        rules->erase("plural");
}

// Removes flat-bonus entries of letters for which the language has no tile.
void keepBonusOfTiles(json& variant)
{
    const json::json_pointer place("/scoring/flat-bonus");
    if (!variant.contains(place) || !variant[place].is_object())
        return;
    const auto isTile = [&](const std::string& symbol) {
        return std::ranges::any_of(variant.at("tiles"), [&](const json& tile) {
            return tile.is_object() && tile.contains("symbol") && tile["symbol"] == symbol;
        });
    };
    json kept = json::object();
    for (const auto& [symbol, points] : variant[place].items())
        if (isTile(symbol))
            kept[symbol] = points;
    variant[place] = std::move(kept);
}

} // namespace

void putIntoLanguage(json& variant, const std::filesystem::path& languages, const std::string& asked)
{
    const VariantEntry file(variant);
    const auto own = file.find("language");
    const std::string code = own ? own->text() : asked.empty() ? std::string(english) : asked;
    if (own)
        own->require(asked.empty() || asked == code, Fault::OtherLanguage, {code, asked});
    const bool hasSet = !variant.contains("tiles") && variant.contains("tile-set");
    if (!hasSet)
        variant.erase("tile-set"); // the file's own tiles replace the tile set of its base
    if (hasSet || code != english) {
        const json language = languageFile(languages, VariantEntry(code, "/language"), code);
        if (hasSet)
            putTiles(variant, language);
        if (code != english) {
            variant["language"] = code;
            if (const auto folds = language.find("folds"); folds != language.end() && !folds->empty())
                variant["folds"] = *folds;
            putPluralLetter(variant, language);
            if (hasSet)
                keepBonusOfTiles(variant);
        }
    }
    if (code == english)
        variant.erase("language");
}

} // namespace storeys
