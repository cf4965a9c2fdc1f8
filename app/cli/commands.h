#pragma once

#include <CLI/CLI.hpp>

namespace storeys::cli {

// Each function adds its command to the program. A command prints its answer on standard output and sets `status`, the
// exit status of the program: 0 done or yes, 1 no. It throws UnusableInput before it prints anything.
void addMoves(CLI::App& program, int& status);
void addAnalyse(CLI::App& program, int& status);
void addArena(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addBench(CLI::App& program, int& status);
void addLexicon(CLI::App& program, int& status);
void addReplay(CLI::App& program, int& status);
void addReview(CLI::App& program, int& status);
void addVariant(CLI::App& program, int& status);

} // namespace storeys::cli
