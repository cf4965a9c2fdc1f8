#pragma once

#include "lexicon/word_graph.h"

#include <span>

namespace storeys {

// The cross check of a square (Appel and Jacobson, 1988): those of the wanted letters that make a word with the letters
// before and behind it, one or more together.
[[nodiscard]] LetterMask lettersThatFit(const WordGraph& words, std::span<const Letter> before,
                                        std::span<const Letter> behind, LetterMask wanted);

} // namespace storeys
