#pragma once

#include "base/error.h"
#include "rules/variant.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace storeys {

// Reads a variant from its JSON file. If the file has a `base`, it is a patch (RFC 7386, a JSON merge patch) to the
// variant of that name in the folder `builtIn` (default: the file's own folder). `language` is a code such as "de". The
// variant's language is the one that the file names (asking for another is an error), else `language`, else English;
// the folder `languages` beside `builtIn` has its tile sets (see rules/variant_file.h). Rejects what the rules or the
// search can't handle and what can only be a mistake. The error names the file, the place in it and the reason:
// "my.json: /rack: must be 1 to 15, not 0".
[[nodiscard]] Result<Variant> readVariant(const std::filesystem::path& path, const std::filesystem::path& builtIn = {},
                                          const std::string& language = {});

// The maximum size in bytes of Variant::data.
inline constexpr std::size_t largestVariantData = 64 * 1024;
// Reads a variant from the text of Variant::data. Makes the same checks as readVariant(), but the text can't name a
// base variant. The error names no file: "/rack: must be 1 to 15, not 0".
[[nodiscard]] Result<Variant> readVariantData(const std::string& data);

// The variant with this layout of its mini boards (see rules/mini_boards.h) in place of its own; an empty layout gives
// the plain board. Any other layout must leave a star (a start square) on the board. The error names the part of the
// layout and the reason.
[[nodiscard]] Result<Variant> composed(const Variant& variant, const std::string& layout);
// Like composed(), but only for showing a layout while it is designed: the board may lack a star (a start square).
[[nodiscard]] Result<Variant> sketched(const Variant& variant, const std::string& layout);

// The distinct alphabets of all variants in a folder, in a language (default: English). The error is about the first
// variant that can't be read or, if the folder holds no variant, names the folder.
[[nodiscard]] Result<std::vector<Alphabet>> readAlphabets(const std::filesystem::path& folder,
                                                          const std::string& language = {});

} // namespace storeys
