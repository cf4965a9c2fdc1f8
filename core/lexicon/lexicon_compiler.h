#pragma once

#include "lexicon/compiled_lexicon.h"

#include <map>
#include <string>
#include <vector>

namespace storeys {

// Upper-case words with their level; see CompiledLexicon.
using WordLevels = std::map<std::string, int>;

// Folds the words to each alphabet. `levels` are those that words have, ascending; with none all words are of one
// grade. An alphabet that can make no word gets no graph; an error says that there are more words than a graph holds,
// or that no alphabet can make any.
[[nodiscard]] Result<CompiledLexicon> compileLexicon(const WordLevels& words, std::vector<int> levels,
                                                     const std::vector<Alphabet>& alphabets);

// The words of a plain list, without levels, for each alphabet. An error names the file.
[[nodiscard]] Result<CompiledLexicon> compileWordList(const std::filesystem::path& path,
                                                      const std::vector<Alphabet>& alphabets);

} // namespace storeys
