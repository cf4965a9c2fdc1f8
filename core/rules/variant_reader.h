#pragma once

#include "base/error.h"
#include "rules/variant.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// Reads a variant from its JSON file. If the file has a `base`, it is a patch (RFC 7386, a JSON merge patch) to the
// variant of that name in the folder `builtIn` (default: the file's own folder). If it names a `tile-set`, it can be
// played in every language of the folder `languages` beside `builtIn`: in the one asked for by its code, else in its
// own, else in English (see rules/game_language.h). Rejects what the rules or the search can't handle and what can only
// be a mistake. The error names the file, the place in it and the reason: "my.json: /rack: must be 1 to 15, not 0".
[[nodiscard]] Result<Variant> readVariant(const std::filesystem::path& path, const std::filesystem::path& builtIn = {},
                                          const std::string& language = {});

// The maximum size in bytes of Variant::data.
inline constexpr std::size_t largestVariantData = 64 * 1024;
// Reads a variant from such a text, with the same checks but without a base. The error names no file: "/rack: must be 1
// to 15, not 0".
[[nodiscard]] Result<Variant> readVariantData(const std::string& data);

// The variant with this layout of its mini boards (see rules/mini_boards.h) in place of its own; an empty layout gives
// the plain board. At least one star must stay uncovered. The error names the part of the layout and the reason.
[[nodiscard]] Result<Variant> composed(const Variant& variant, const std::string& layout);
// Like composed(), for showing a layout while it is designed: it may lack a star, but then can't be played.
[[nodiscard]] Result<Variant> sketched(const Variant& variant, const std::string& layout);

// The distinct alphabets that all variants in a folder have in a language (default: English). The error is that of the
// first variant that can't be read, or names the folder if it holds none.
[[nodiscard]] Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder,
                                                          const std::string& language = {});

} // namespace storeys
