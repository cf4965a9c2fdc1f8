#pragma once

#include "base/error.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The sentence for a fault, without a full stop, with %1, %2 … for the arguments and reasons of an error.
struct Sentence
{
    Fault fault;
    const char* said;
    const char* told = nullptr; // to players, who see no code but what their own file says; none: the same

    [[nodiscard]] const char* toPlayers() const { return told ? told : said; }
};

// All of them, in the order of Fault.
[[nodiscard]] std::span<const Sentence> sentences();
[[nodiscard]] const Sentence& sentenceOf(Fault fault);

// What is wrong, for the command line.
[[nodiscard]] std::string message(const Error& error);

// The sentence with the parts in its places; a part may hold a % itself. A place without a part stays.
[[nodiscard]] std::string filled(std::string_view sentence, const std::vector<std::string>& parts);

} // namespace storeys
