#pragma once

#include "data_place.h"
#include "game/game.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// What a step of a lesson waits for: tiles that the rules refuse in a certain way, an allowed play that shows the point
// of the step, an exchange, a look from elsewhere or into a stack, or some turns of a game. The rules of the core
// decide, so any such tiles will do.
struct LessonGoal
{
    std::string refused;      // the code of the rule to be broken; "": an allowed play
    int covers = 0;           // least number of tiles laid on others
    int height = 0;           // a stack of at least that height
    int tiles = 0;            // least number of tiles laid
    std::vector<Square> at;   // one of these covered; empty: anywhere
    Reserve takes;            // at least so much collected
    Reserve uses;             // at least so much laid from the reserve
    int lifts = 0;            // least number of blockers taken off
    int claims = 0;           // least number of words claimed
    bool joinsStars = false;  // with the bonus for it
    std::optional<Tile> lays; // this one among them
    bool exchange = false;
    std::string sees; // "camera": the board from elsewhere, "inside": what a stack hides
    int turns = 0;    // in a game, by the person

    // Whether it is a play that the step waits for, or tiles that are refused.
    [[nodiscard]] bool isOfTiles() const { return !exchange && sees.empty() && turns == 0; }
    // Whether one tile alone breaks that rule, so that it is refused before it lies on the board.
    [[nodiscard]] bool isOfOneTile() const
    {
        return refused == "same-letter" || refused == "stack-full" || refused == "wall" || refused == "blocked";
    }

    [[nodiscard]] bool isMetBy(const std::optional<Violation>& violation) const;
    [[nodiscard]] bool isMetBy(const Turn& turn) const;

private:
    // What a play collects, lays from the reserve, takes off or claims.
    [[nodiscard]] bool isMetBesideBoard(const Turn& turn) const;
};

// A position to practise in, with a play that reaches the goal, where it is one of tiles; the text for the step goes by
// its id.
struct LessonStep
{
    std::string id;
    Position start;                    // of one seat; the game never ends
    Play play;                         // suggested
    std::vector<Square> marked;        // on the board: those of the play, or what the step is about
    std::optional<Position> before;    // from which the person's earlier plays lead to the start
    std::vector<Play> plays;           // these, in their order
    std::optional<std::uint64_t> seed; // a game against a gentle opponent is dealt from it, instead of that position
    LessonGoal goal;
    bool goesOn = false; // from what lies on the table after the step before, in the same position
};

// The steps of a lesson in their order, read from a file and never changed. All are of one game, for one person alone.
struct LessonCourse
{
    std::string id; // the name of its file
    RuleBookPtr book;
    std::vector<LessonStep> steps;

    // About what is special in one game.
    [[nodiscard]] bool isSpecial() const { return id != "first"; }

    // An error says what can't be used: a file that is not there or damaged, an unknown variant, a step that its own
    // play does not reach the goal of.
    [[nodiscard]] static Result<LessonCourse> read(const std::filesystem::path& file, const DataPlace& data);
};

} // namespace storeys
