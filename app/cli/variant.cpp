// storeys-cli variant: prints the rules of a game as complete JSON, which can be read again.

#include "cli/commands.h"
#include "cli/game_options.h"
#include "rules/variant_reader.h"

#include <iostream>

namespace storeys::cli {

void addVariant(CLI::App& program)
{
    auto name = std::make_shared<std::string>();
    auto layout = std::make_shared<std::string>();
    auto language = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand(
        "variant",
        "Print a variant as JSON: its board, tiles, rules and scoring, with what a file takes from its base");
    command->add_option("variant", *name, "Variant name or JSON file")->required()->type_name("GAME|FILE");
    command->add_option("--language", *language, "Language of its tiles by its code, such as de (default: en)")
        ->type_name("CODE");
    const auto* given = command->add_option("--layout", *layout, "Mini boards on the board, such as '3a@5D 7br1@10K'");
    command->callback([name, layout, language, given] {
        Variant variant = valueOf(DataPlace::ofProgram().variantOrFile(*name, *language));
        if (given->count() > 0)
            variant = valueOf(composed(variant, *layout));
        std::cout << variant.text << '\n';
    });
}

} // namespace storeys::cli
