#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace storeys::wire {

inline constexpr int mostOfName = 20; // characters

// The name that a person from elsewhere gets: without white space at its ends, each run of it one space, marks composed
// (NFC). None if the text is not UTF-8 or not 1 to mostOfName characters; if it has characters that nobody sees or that
// change others (controls, formats, directions, private ones) or marks that we can't compose; or if it is the "You" that
// the window calls a person without a name, in any of its languages.
[[nodiscard]] std::optional<std::string> cleanName(std::string_view text);

// The name, or with the first number from 2 on that makes it unlike all taken ones: "Ann 2". Case makes no difference. Has
// at most mostOfName characters if the name has.
[[nodiscard]] std::string nameApart(std::string_view name, std::span<const std::string> taken);

} // namespace storeys::wire
