#pragma once

#include "base/error.h"
#include "base/units.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

class VariantEntry;

// A small two-sided board that a layout can lay onto the board of a game.
struct MiniBoard
{
    int number = 0; // 1 to 99
    std::string name;
    std::array<std::vector<std::string>, 2> sides; // sides a and b, equally large: rows of squares in the
                                                   // characters of a variant file
    bool operator==(const MiniBoard&) const = default;
};

// The mini boards in a variant's file: [{"id": 1, "name": "Button", "a": ["d.d", …], "b": […]}, …]. Throws BadVariant.
[[nodiscard]] std::vector<MiniBoard> readMiniBoards(const VariantEntry& entry);

// A mini board in a layout: "7br1@10K" is board 7 with side b up after a quarter turn clockwise, its upper left square
// on 10K.
struct LaidMiniBoard
{
    int number = 0;
    int side = 0;  // 0 is a, 1 is b
    int turns = 0; // quarter turns clockwise
    Square corner; // the square of its upper left corner
    bool operator==(const LaidMiniBoard&) const = default;
};

// The mini boards in the text of a layout, in the order in which they are laid. The error names the part of the text
// that can't be read.
[[nodiscard]] Result<std::vector<LaidMiniBoard>> readLayout(std::string_view layout);
[[nodiscard]] std::string layoutText(const std::vector<LaidMiniBoard>& laid);

// Lays the boards of a layout such as "3a@5D 7br1@10K" onto these rows, in order; later ones may cover earlier ones.
// The error names the mini board that can't be read, does not exist, is used twice or does not fit on the rows.
[[nodiscard]] Result<std::vector<std::string>>
laidOut(std::vector<std::string> rows, const std::vector<MiniBoard>& miniBoards, std::string_view layout);

struct MiniBoardSize
{
    int rows = 0;
    int columns = 0;
};

// The rows and columns of a mini board as it lies, turned or not. It must be one of `miniBoards`.
[[nodiscard]] MiniBoardSize sizeOf(const std::vector<MiniBoard>& miniBoards, const LaidMiniBoard& laid);

} // namespace storeys
