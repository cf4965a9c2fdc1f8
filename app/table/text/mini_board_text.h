#pragma once

#include "rules/mini_boards.h"

#include <QString>

namespace storeys {

// The name of a mini board, translated if it comes with the program.
[[nodiscard]] QString miniBoardName(const MiniBoard& board);
// With its number and the side that is up: "8b Plaza".
[[nodiscard]] QString miniBoardLabel(const MiniBoard& board, int side);
// The labels of the mini boards of a layout, the lowest first: "8b Plaza, 4a Bench".
[[nodiscard]] QString layoutName(const std::vector<MiniBoard>& boards, const std::string& layout);

} // namespace storeys
