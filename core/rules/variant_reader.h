#pragma once

#include "base/error.h"
#include "rules/variant.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// Reads a variant from its JSON file. One with a `base` is a patch (RFC 7386, a JSON merge patch) to the variant of that
// name in the folder `builtIn`, by default that of the file. Rejects what the rules or the search could not keep to, and
// what can only be a mistake; the error names the file, the place in it and the reason: "my.json: /rack: must be 1 to 15,
// not 0".
[[nodiscard]] Result<Variant> readVariant(const std::filesystem::path& path, const std::filesystem::path& builtIn = {});

// The largest size in bytes of Variant::data.
inline constexpr std::size_t largestVariantData = 64 * 1024;
// The variant of such a text, checked like a file, but without a base. The error names no file: "/rack: must be 1 to 15,
// not 0".
[[nodiscard]] Result<Variant> readVariantData(const std::string& data);

// The variant with this layout of its mini boards, see rules/mini_boards.h, instead of the one that it has: the plain board
// for an empty text. The error names the part of the layout and the reason; at least one star must stay in sight.
[[nodiscard]] Result<Variant> composed(const Variant& variant, const std::string& layout);
// Its squares and its layout to be looked at, while it is designed: it can be without a star, and then not played.
[[nodiscard]] Result<Variant> sketched(const Variant& variant, const std::string& layout);

// The alphabets of all variants in a folder, each once. The error is that of the first variant that can't be read, or
// names the folder if it holds none.
[[nodiscard]] Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder);

} // namespace storeys
