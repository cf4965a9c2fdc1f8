// Puzzles as lines of text: what is accepted is written the same. Bytes with the right code are rare, so that each line is
// also read with the code that it should have.

#include "target.h"

#include "messages/messages.h"
#include "teaching/puzzle_text.h"

namespace storeys::puzzle_target {

namespace {

void read(std::string_view text)
{
    const auto line = PuzzleLine::read(text);
    if (!line)
        return require(!message(line.error()).empty(), "a refused puzzle has a reason");
    require(line->text() == text, "a puzzle is written as it was read");
}

} // namespace

const FuzzTarget target("puzzle", [](const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    read(text);
    PuzzleLine line{.variant = text, .language = "en", .seed = size, .asked = "-", .board = "10", .rack = "A"};
    read(line.text());
    if (const auto at = text.rfind(' '); at != std::string::npos)
        read(text.substr(0, at + 1) + PuzzleLine::codeOf(std::string_view(text).substr(0, at)));
    return 0;
});

} // namespace storeys::puzzle_target
