#pragma once

#include "record_book.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace storeys::cli {

// Each function adds its command to the program. A command prints its answer on standard output and may set `status`,
// the exit status of the program: 0 done or yes, 1 no. It throws UnusableInput before it prints anything.
void addMoves(CLI::App& program);
void addAnalyse(CLI::App& program, int& status);
void addArena(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addBench(CLI::App& program);
void addLexicon(CLI::App& program, int& status);
void addPuzzles(CLI::App& program, int& status);
void addReplay(CLI::App& program, int& status);
void addReview(CLI::App& program, int& status);
void addVariant(CLI::App& program);

// Reviews the turns of records; `files` may contain folders of records. Players are expected to know the words up to
// `wordLevel`, see Judging. Returns the exit status.
[[nodiscard]] int reviewRecords(const std::vector<std::string>& files, const RecordChoices& choices, int wordLevel);

} // namespace storeys::cli
