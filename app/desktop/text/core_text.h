#pragma once

#include <QString>

#include <string>

namespace storeys {

// What the core says is wrong with a file or a choice, in the language of the interface. The core writes English, which
// scripts read from storeys-cli; a sentence that is none of core_messages.h stays as it is.
[[nodiscard]] QString coreText(const std::string& message);

} // namespace storeys
