#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A word that another one is a form of (CATS: CAT) or derived from (CATLIKE: CAT).
struct BaseWord
{
    std::string word;
    bool isDerived = false;
    bool operator==(const BaseWord&) const = default;
};

// The words, all in lower case, that this one looks like a form of, or else like derived from: by its ending or
// beginning alone, so that some are wrong. Only those that `isWord` knows; the most likely first.
[[nodiscard]] std::vector<BaseWord> baseWordsOf(std::string_view word,
                                                const std::function<bool(std::string_view)>& isWord);

} // namespace storeys
