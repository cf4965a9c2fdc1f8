// storeys-cli: plays, game records and computer players on the command line.

#include "cli/commands.h"
#include "cli/game_options.h"

#include <algorithm>
#include <iostream>

namespace {

constexpr int unusable = 2;

int fail(std::string message)
{
    std::ranges::replace(message, '\n', ' ');
    std::cerr << "storeys-cli: error: " << message << std::endl;
    return unusable;
}

} // namespace

int main(int argc, char** argv)
{
    int status = 0;
    CLI::App program("Storeys word games on the command line", "storeys-cli");
    program.set_help_flag("-h,--help", "Show this help.");
    program.set_version_flag("--version", "storeys-cli " STOREYS_VERSION);
    program.require_subcommand(1);
    storeys::cli::addMoves(program);
    storeys::cli::addCheck(program, status);
    storeys::cli::addArena(program, status);
    storeys::cli::addAnalyse(program, status);
    storeys::cli::addBench(program);
    storeys::cli::addLexicon(program, status);
    storeys::cli::addPuzzles(program, status);
    storeys::cli::addReplay(program, status);
    storeys::cli::addReview(program, status);
    storeys::cli::addVariant(program);
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& helpOrVersion) {
        status = program.exit(helpOrVersion);
    } catch (const storeys::cli::UnusableInput& error) {
        return fail(error.message);
    } catch (const std::bad_alloc&) {
        return fail("there is not enough memory");
    } catch (const std::exception& error) {
        return fail(error.what());
    }
    if (!std::cout.flush()) // reports a failure of any earlier write
        return fail("cannot write to standard output");
    storeys::cli::tellOddities();
    return status;
}
