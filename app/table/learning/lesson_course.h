#pragma once

#include "data_place.h"
#include "game/game.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// What a step of a lesson waits for: tiles that break a certain rule, a legal play that shows the point of the step, an
// exchange, a movement of the camera, a look into the stacks, or some turns of a game. The rules engine judges the
// tiles, so any tiles that meet the conditions will do. A condition with its default value does not count.
struct LessonGoal
{
    std::string refused;      // code of the rule to be broken; "": a legal play is wanted
    int covers = 0;           // minimum number of tiles laid on other tiles
    int height = 0;           // minimum height of the highest stack in the play
    int tiles = 0;            // minimum number of tiles laid
    std::vector<Square> at;   // a play must cover one of these squares; empty: any square
    Reserve takes;            // minimum number of blanks and blockers collected
    Reserve uses;             // minimum number of blanks and blockers laid from the reserve
    int lifts = 0;            // minimum number of blockers removed from the board
    int claims = 0;           // minimum number of words claimed
    bool joinsStars = false;  // whether the play must get the star bonus
    std::optional<Tile> lays; // a tile that the play must lay
    bool exchange = false;
    std::string sees; // what to look at: "camera": the board from another side; "inside": what stacks hide
    int turns = 0;    // number of turns that the person takes in a game

    bool operator==(const LessonGoal&) const = default;

    // Whether the goal is to lay tiles, legal or not.
    [[nodiscard]] bool isOfTiles() const { return !exchange && sees.empty() && turns == 0; }
    // Whether one tile can break the rule in `refused`, so that the table refuses the tile before it is laid.
    [[nodiscard]] bool isOfOneTile() const
    {
        return refused == "same-letter" || refused == "stack-full" || refused == "wall" || refused == "blocked";
    }

    [[nodiscard]] bool isMetBy(const std::optional<Violation>& violation) const;
    [[nodiscard]] bool isMetBy(const Turn& turn) const;

private:
    // Whether the turn meets these conditions of the goal: at, takes, uses, lifts, claims and joinsStars.
    [[nodiscard]] bool isMetBesideBoard(const Turn& turn) const;
};

// A position to practise in, with a play that reaches the goal if the goal is to lay tiles. `id` finds the step's
// texts.
struct LessonStep
{
    std::string id;
    Position start;                    // for one seat; its variant has no end conditions
    Play play;                         // the suggested play
    std::vector<Square> marked;        // squares to mark: those of the play, or what the step is about
    std::optional<Position> before;    // the position before `plays`, which lead to `start`
    std::vector<Play> plays;           // earlier plays of the person, in order
    std::optional<std::uint64_t> seed; // seed of a game against an easy opponent, which replaces the position
    LessonGoal goal;
    bool goesOn = false; // begins with the tiles left from the step before, in the same position
};

// The steps of a lesson in order, read from a file and never changed. All steps have the same rule book, with a variant
// that one person can play alone.
struct LessonCourse
{
    std::string id; // the name of its file without the ending
    RuleBookPtr book;
    std::vector<LessonStep> steps;

    // Whether the lesson is about the special rules of one game.
    [[nodiscard]] bool isSpecial() const { return id.starts_with("special-"); }

    // Reads a lesson. The error names what can't be used: the file is missing or damaged, the variant is unknown, or
    // the play of a step does not reach its goal.
    [[nodiscard]] static Result<LessonCourse> read(const std::filesystem::path& file, const DataPlace& data);
};

} // namespace storeys
