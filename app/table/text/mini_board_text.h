#pragma once

#include "rules/mini_boards.h"

#include <QString>

namespace storeys {

// The name of a mini board, in the language of the interface where it is one that comes with the program.
[[nodiscard]] QString miniBoardName(const MiniBoard& board);
// With its number and the side that is up: "8b Plaza".
[[nodiscard]] QString miniBoardLabel(const MiniBoard& board, int side);
// Those of a layout, the lowest first: "8b Plaza, 4a Bench".
[[nodiscard]] QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout);

} // namespace storeys
