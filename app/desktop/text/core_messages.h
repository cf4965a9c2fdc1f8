#pragma once

#include <span>

namespace storeys {

// A sentence that the core says about something from outside, with %1, %2 … where it names what.
struct CoreMessage
{
    const char* said;
    const char* told = nullptr; // to people, who know no codes and no words of scripts; none: the same

    [[nodiscard]] const char* toPeople() const { return told ? told : said; }
};

// All of them, for translators and for coreText(). Where several fit, the first counts; what stands for %1 may be such a
// sentence too.
[[nodiscard]] std::span<const CoreMessage> coreMessages();

} // namespace storeys
