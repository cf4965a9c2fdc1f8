#pragma once

#include "rules/variant.h"

#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>

namespace storeys {

// Parts of a variant from its JSON file; for the variant's reader alone, which catches what they throw: BadVariant, or
// the JSON library's own errors.

struct BadVariant : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

// Throws what is wrong unless it is good.
void require(bool good, const std::string& what);

[[nodiscard]] Letter letterNamed(const Alphabet& alphabet, const std::string& symbol);
[[nodiscard]] TileSet readTileSet(const nlohmann::json& kinds);
[[nodiscard]] EndCondition endNamed(const std::string& name);
// Rows, columns and squares.
void readBoard(Variant& variant, const nlohmann::json& rows);
// What words, bonuses and tiles left count. The tiles must be there.
void readScoring(Variant& variant, const nlohmann::json& scoring);

} // namespace storeys
