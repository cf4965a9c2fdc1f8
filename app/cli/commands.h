#pragma once

#include <CLI/CLI.hpp>

namespace storeys::cli {

// Each adds its command to the program. A command writes its answer to standard output and puts the program's exit
// status (0 done or yes, 1 the answer is no) into `status`; it throws UnusableInput before it has written anything.
void addMoves(CLI::App& program, int& status);
void addAnalyse(CLI::App& program, int& status);
void addArena(CLI::App& program, int& status);
void addCheck(CLI::App& program, int& status);
void addBench(CLI::App& program, int& status);
void addLexicon(CLI::App& program, int& status);
void addReplay(CLI::App& program, int& status);
void addVariant(CLI::App& program, int& status);

} // namespace storeys::cli
