// storeys-cli variant: prints the rules of a game as complete JSON, which can be read again.

#include "cli/commands.h"
#include "cli/game_options.h"

#include <iostream>

namespace storeys::cli {

void addVariant(CLI::App& program)
{
    auto options = std::make_shared<GameOptions>();
    CLI::App* command = program.add_subcommand(
        "variant",
        "Print a variant as JSON: its board, tiles, rules and scoring, with what a file takes from its base");
    command->add_option("variant", options->variant, "Variant name or JSON file")->required()->type_name("GAME|FILE");
    command->add_option("--language", options->language, "Language of its tiles by its code, such as de (default: en)")
        ->type_name("CODE");
    options->layoutGiven =
        command->add_option("--layout", options->layout, "Mini boards on the board, such as '3a@5D 7br1@10K'");
    command->callback([options] { std::cout << options->chosenVariant().text << '\n'; });
}

} // namespace storeys::cli
