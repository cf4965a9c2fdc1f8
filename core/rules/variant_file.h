#pragma once

#include "base/error.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The JSON of a variant as values that know their place in the file, so that errors can name it. Only for the variant
// reader, which catches what these functions throw.

// What is wrong, with its place as a JSON pointer: "/tiles/3/count: must be 1 to 200, not 0".
struct BadVariant
{
    BadVariant(const std::string& place, Error reason)
        : error(place.empty() ? std::move(reason) : Error{Fault::At, {place}, {std::move(reason)}})
    {}
    Error error;
};

// The JSON object in the text. Throws BadVariant if there is none, it is nested too deeply or has an entry twice.
[[nodiscard]] nlohmann::ordered_json parseVariant(const std::string& text);
// The JSON object in a variant or language file. Throws an Error that names the file if it is unreadable, or BadVariant
// if it is over 256 KB or bad.
[[nodiscard]] nlohmann::ordered_json readVariantFile(const std::filesystem::path& path);

// Completes the JSON of a variant, already merged with its base, for the language that it names, else `asked`, else
// English: replaces `tile-set` by tiles and sets the folds and the plural letter. For English it sets only the tiles
// and removes `language`. Throws BadVariant or Error. A language is a file such as assets/languages/de.json:
//   code, name       "de", and the native name of the language
//   tile-sets        named lists of tiles, in alphabetical order; the "tile-set" of a variant is one of these names
//   folds            letters without a tile, and how tiles spell them: { "ß": "SS" }
//   plural-letter    the tile that makes a plural; null if no letter does; then games have no plural rule
// and entries that only the builder of its word lists reads.
void putIntoLanguage(nlohmann::ordered_json& variant, const std::filesystem::path& languages, const std::string& asked);

// A value in the JSON, which must outlive this object. Each accessor throws BadVariant if the value is not what was
// asked for.
class VariantEntry
{
public:
    using json = nlohmann::ordered_json;

    VariantEntry(const json& value, std::string place = {}) : m_value(&value), m_place(std::move(place)) {}

    [[nodiscard]] const json& value() const { return *m_value; }
    [[noreturn]] void refuse(Error reason) const { throw BadVariant(m_place, std::move(reason)); }
    void require(bool good, Fault fault, std::vector<std::string> arguments = {}) const
    {
        if (!good)
            refuse({fault, std::move(arguments)});
    }

    // ---- objects
    // Throws unless all entries of the object have one of these names.
    void allow(std::initializer_list<std::string_view> names) const;
    [[nodiscard]] VariantEntry at(const std::string& name) const;
    [[nodiscard]] std::optional<VariantEntry> find(const std::string& name) const;
    // The name and value of each entry, in the order of the file.
    [[nodiscard]] std::vector<std::pair<std::string, VariantEntry>> members() const;

    // ---- lists
    [[nodiscard]] std::vector<VariantEntry> elements() const;

    // ---- plain values
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool flag() const;
    [[nodiscard]] int number(int least, int most) const;

private:
    const json* m_value;
    std::string m_place;
};

} // namespace storeys
