// storeys-cli variant: the rules of a game as JSON, whole, so that they can be read again.

#include "cli/commands.h"
#include "cli/game_options.h"

#include <iostream>

namespace storeys::cli {

void addVariant(CLI::App& program, int& status)
{
    auto name = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand(
        "variant",
        "Print a variant as JSON: its board, tiles, rules and scoring, with what a file takes from its base");
    command->add_option("variant", *name, "Variant name or JSON file")->required();
    command->callback([name, &status] {
        std::cout << valueOf(DataPlace::ofProgram().variantOrFile(*name)).text << '\n';
        status = 0;
    });
}

} // namespace storeys::cli
