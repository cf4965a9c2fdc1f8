#pragma once

#include "base/alphabet.h"
#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// What players agree on about words for one game: words that count besides the lexicon's, and words of the lexicon that
// don't. A value that the game's lexicon carries; a game record keeps it as text. Every word is in upper case and
// stands in one of the lists once, in alphabetical order.
struct HouseWords
{
    static constexpr std::size_t shortest = 2;
    static constexpr std::size_t longest = 15;
    static constexpr std::size_t most = 100; // words in all

    std::vector<std::string> added;
    std::vector<std::string> removed;

    // From words of 2 to 15 letters A-Z (either case) with blanks or commas between; one after a minus doesn't count
    // in the game. The tiles of the alphabet must be able to spell each.
    [[nodiscard]] static Result<HouseWords> read(std::string_view text, const Alphabet& alphabet);
    // As read() takes it: "BRR ZZZ -AA"; empty without house words.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isEmpty() const { return added.empty() && removed.empty(); }

    bool operator==(const HouseWords&) const = default;
};

} // namespace storeys
