#pragma once

#include "base/error.h"
#include "base/units.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

class VariantEntry;

// A small board that a layout lays on the board of a game, with either side up.
struct MiniBoard
{
    int number = 0; // 1 to 99
    std::string name;
    std::array<std::vector<std::string>, 2> sides; // a and b: rows of squares in the letters of a file, of one shape
    bool operator==(const MiniBoard&) const = default;
};

// Those of a variant's file: [{"id": 1, "name": "Button", "a": ["d.d", …], "b": […]}, …]. Throws BadVariant.
[[nodiscard]] std::vector<MiniBoard> readMiniBoards(const VariantEntry& entry);

// A mini board as a layout lays it: "7br1@10K" is board 7 with side b after a quarter turn clockwise, its upper left square
// on 10K.
struct LaidMiniBoard
{
    int number = 0;
    int side = 0;  // 0 is a, 1 is b
    int turns = 0; // quarters, clockwise
    Square corner; // upper left
    bool operator==(const LaidMiniBoard&) const = default;
};

// Those of a layout, the lowest first, and the layout of them. The error is a part that can't be read.
[[nodiscard]] Result<std::vector<LaidMiniBoard>> readLayout(std::string_view layout);
[[nodiscard]] std::string layoutText(const std::vector<LaidMiniBoard>& laid);

// Lays the boards of a layout on these rows, one after another and over each other: "3a@5D 7br1@10K". An error names
// the part that can't be read, is not there, is used twice or does not fit on the rows.
[[nodiscard]] Result<std::vector<std::string>>
laidOut(std::vector<std::string> rows, const std::vector<MiniBoard>& miniBoards, std::string_view layout);

// Where a mini board of a layout lies.
struct MiniBoardPlace
{
    Square corner; // upper left
    int rows = 0;
    int columns = 0;
};

// Those of a layout that laidOut() accepts, the lowest first.
[[nodiscard]] std::vector<MiniBoardPlace> placesOf(const std::vector<MiniBoard>& miniBoards, std::string_view layout);

} // namespace storeys
