#pragma once

#include "base/error.h"
#include "rules/legality.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// The sentence for a fault, without a full stop; %1, %2 … stand for the arguments of an error, followed by its reasons.
struct Sentence
{
    Fault fault;
    const char* said;
    const char* told =
        nullptr; // the sentence for players, without codes and without names other than those in the file they opened;
                 // null: same as said

    [[nodiscard]] const char* toPlayers() const { return told ? told : said; }
};

// All sentences, in the order of Fault.
[[nodiscard]] std::span<const Sentence> sentences();
[[nodiscard]] const Sentence& sentenceOf(Fault fault);

// The text of an error, for the command line; for a broken rule, its code and its sentence.
[[nodiscard]] std::string message(const Error& error);

// The sentence with %1, %2 … replaced by the parts, which may contain % themselves. Placeholders without a part stay.
[[nodiscard]] std::string filled(std::string_view sentence, const std::vector<std::string>& parts);

// One plain sentence, without a full stop, that says which rule a play breaks and where.
[[nodiscard]] std::string violationMessage(const Breach& breach);

} // namespace storeys
