// What the readers of lesson and example files share. They throw BadFile and catch it, together with exceptions of the
// JSON library.
#pragma once

#include "base/error.h"
#include "messages/messages.h"
#include "record/play_text.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace storeys {

struct BadFile : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

template<class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw BadFile(message(result.error()));
    return *std::move(result);
}

// The square with a name such as "5D": row 5, column D.
inline Square squareOf(const std::string& name)
{
    const auto square = readSquare(name);
    if (!square)
        throw BadFile("can't read the square '" + name + "'");
    return *square;
}

// Puts the entry's `words` (written as plays) and `blocker` on the board, if it has any.
inline void putOn(Board& board, const nlohmann::json& entry, const TileSet& tiles)
{
    for (const std::string& word : entry.value("words", std::vector<std::string>()))
        for (const Placement& placement : valueOf(readPlayText(word, tiles)).placements)
            board.put(placement.square, placement.tile);
    if (const std::string blocker = entry.value("blocker", ""); !blocker.empty())
        board.setBlocker(squareOf(blocker), true);
}

} // namespace storeys
