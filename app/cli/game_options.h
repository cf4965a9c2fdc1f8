#pragma once

#include "data_place.h"
#include "messages/messages.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace storeys::cli {

// Thrown for input that a command can't use: the program ends with status 2 and this message.
struct UnusableInput
{
    std::string message;
};

// The value of the result. If it is an error, throws UnusableInput with its text.
template<class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw UnusableInput{message(result.error())};
    return *std::move(result);
}

// Remembers something odd in input that can still be used; tellOddities() reports each oddity once.
void noteOddity(const std::optional<Error>& oddity);
// Writes the remembered oddities to standard error. main() calls tellOddities() only if all input was usable; otherwise
// only the error is written.
void tellOddities();

[[nodiscard]] CLI::Validator wholeNumberFrom(std::int64_t least);

// Adds an option that can be repeated, with one value each time.
void addRepeatable(CLI::App& command, const char* name, std::vector<std::string>& values, const char* help);

// Adds an option whose value is one of `choices`, two or more. `value` holds the default. The help shows the
// default and the choices.
void addChoice(CLI::App& command, const char* name, std::string& value, const std::string& help,
               const std::vector<std::string>& choices);

// The options that all commands about games share.
struct GameOptions
{
    std::string variant = "stack10";
    std::string language; // code such as de; empty: the variant's own, or English
    std::string lexicon = "standard";
    std::vector<std::string> houseRules; // NAME=VALUE
    std::string layout;
    CLI::Option* lexiconGiven = nullptr;
    CLI::Option* layoutGiven = nullptr; // the option --layout; without it the variant has its own layout

    void addTo(CLI::App& command);
    // Adds only the options that set the word list: --variant, --language and --lexicon.
    void addWordsTo(CLI::App& command);
    // The variant, with the layout that --layout sets; throws UnusableInput.
    [[nodiscard]] Variant chosenVariant() const;
    // The rule book that the options describe; throws UnusableInput.
    [[nodiscard]] RuleBookPtr book() const;
};

// A position with a single seat, read from the texts of the board and the rack; throws UnusableInput.
[[nodiscard]] Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack);

// The options of commands about a single position.
struct PositionOptions
{
    GameOptions game;
    std::string board;
    std::string rack;
    int seat = 1;
    int seats = 2;
    std::string classes; // class of the player on each seat, such as "rookie,pro"
    CLI::Option* boardGiven = nullptr;
    CLI::Option* rackGiven = nullptr;

    void addTo(CLI::App& command);
    // The position that the options describe. Has all seats if they differ (territories) or hold reserves, otherwise
    // only the seat to move. Throws UnusableInput.
    [[nodiscard]] Position position() const;

private:
    // The position with a single seat. If the board is in CGP and no rack is given, the rack comes from the CGP.
    [[nodiscard]] Position given(const RuleBookPtr& book) const;
};

} // namespace storeys::cli
