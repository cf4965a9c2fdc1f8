#pragma once

#include <span>

namespace storeys {

// Every sentence that the core says about something from outside, with %1, %2 … where it names what, for translators
// and for coreText(). Where several fit, the first counts; what stands for %1 may be such a sentence too.
[[nodiscard]] std::span<const char* const> coreMessages();

} // namespace storeys
