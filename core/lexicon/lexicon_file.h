#pragma once

#include "lexicon/compiled_lexicon.h"

#include <cstddef>
#include <span>
#include <vector>

namespace storeys {

// The bytes of a compiled lexicon: a header of fixed size, then the tables of the graphs, each at a multiple of eight
// bytes. The layout is of this machine's byte order: a file of the other order is refused as damaged.

[[nodiscard]] bool isLexiconFile(std::span<const std::byte> file);

// The error says what the file has too many of.
[[nodiscard]] Result<std::vector<std::byte>> packed(const CompiledLexicon& lexicon);

// The graphs lie in the mapped file. The error names the file so.
[[nodiscard]] Result<CompiledLexicon> unpacked(const std::shared_ptr<const MappedFile>& file, const std::string& name);

} // namespace storeys
