#pragma once

#include "teaching/puzzle.h"

#include <string>

namespace storeys::cli {

// Proves a puzzle by brute force: lays every word of the list everywhere, asks the rules which plays are legal, compares
// the boards before and after each for what is asked, and compares all that with the keys and with what judged() says.
// Knows nothing of how puzzles are made. Takes about a second. Returns what is wrong, "" if nothing is.
[[nodiscard]] std::string proofFault(const Puzzle& puzzle, const BotKnowledge& knowledge);

} // namespace storeys::cli
