#pragma once

#include "data_place.h"
#include "messages/messages.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace storeys::cli {

// Input that a command can't work with: ends the program with status 2 and this text.
struct UnusableInput
{
    std::string message;
};

// The value, or UnusableInput thrown with the error's text.
template<class T>
T valueOf(Result<T> result)
{
    if (!result)
        throw UnusableInput{message(result.error())};
    return *std::move(result);
}

// For options that take a whole number, that or more.
[[nodiscard]] CLI::Validator wholeNumberFrom(std::int64_t least);

// The options that all commands about games share.
struct GameOptions
{
    std::string variant = "stack10";
    std::string lexicon = "standard";
    std::vector<std::string> houseRules; // NAME=VALUE
    std::string layout;
    CLI::Option* layoutGiven = nullptr; // else the variant's own

    void addTo(CLI::App& command);
    // Only those that decide which words there are.
    void addWordsTo(CLI::App& command);
    // What the game is judged by; throws UnusableInput.
    [[nodiscard]] RuleBookPtr book() const;
};

// A position with one player to move, given as texts; throws UnusableInput.
[[nodiscard]] Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack);

// The options of commands about one position.
struct PositionOptions
{
    GameOptions game;
    std::string board;
    std::string rack;
    int seat = 1;
    int seats = 2;
    std::string classes;

    void addTo(CLI::App& command);
    // With more than one seat where it matters who sits where. Throws UnusableInput.
    [[nodiscard]] Position position() const;
};

} // namespace storeys::cli
