#pragma once

#include "data_place.h"
#include "rules/position.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// What a step of a lesson waits for: tiles that the rules refuse in a certain way, or else an allowed play that shows
// the point of the step. The rules of the core decide, so any such tiles will do.
struct LessonGoal
{
    std::string refused;      // the code of the rule to be broken; "": an allowed play
    int covers = 0;           // at least so many tiles laid on others
    int height = 0;           // a stack of at least that height
    int tiles = 0;            // at least so many laid
    std::optional<Tile> lays; // this one among them

    [[nodiscard]] bool isMetBy(const std::optional<Violation>& violation) const;
    [[nodiscard]] bool isMetBy(const Transition& turn) const;
};

// A position to practise in, with a play that reaches the goal; the text for the step goes by its id.
struct LessonStep
{
    std::string id;
    Position start; // of one seat; the bag is empty, and the game never ends
    Play play;      // suggested
    LessonGoal goal;
    bool goesOn = false; // from what lies on the table after the step before, in the same position
};

// The steps of a lesson in their order, read from a file and never changed.
struct LessonCourse
{
    RuleBookPtr book;
    std::vector<LessonStep> steps;

    // An error says what can't be used: a file that is not there or damaged, an unknown variant, a step that its own
    // play does not reach the goal of.
    [[nodiscard]] static Result<LessonCourse> read(const std::filesystem::path& file, const DataPlace& data);
};

} // namespace storeys
