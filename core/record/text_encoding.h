#pragma once

#include <string>
#include <string_view>

namespace storeys {

[[nodiscard]] bool isUtf8(std::string_view text);
[[nodiscard]] std::string fromLatin1(std::string_view text);

// Something from outside as an error quotes it: in quotation marks, shortened if it is long, in UTF-8 and
// without control characters, whatever it was.
[[nodiscard]] std::string inQuotes(std::string_view text);
[[nodiscard]] std::string inQuotes(char c);

// One line of text: every run of white space and control characters becomes one space, none at the ends.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace storeys
