#pragma once

#include "table/learning/lesson_course.h"

#include <QString>

namespace storeys {

// The translated texts of lessons, as StyledText. Words and numbers in them come from the step's position and play.

struct LessonText
{
    QString title;
    QString task; // what to do and why
};
// The texts of a step; empty for an unknown id. `flat`: the board is flat and can't be turned, and the step about the
// camera says so.
[[nodiscard]] LessonText lessonText(const LessonStep& step, bool flat = false);
// How to turn the typing cursor to the direction of the step's play; "" if it has that direction, down if `goesDown`.
[[nodiscard]] QString lessonTyping(const LessonStep& step, bool goesDown);
// Praise for the play that reached the goal, which need not be the suggested play. If it scored, the score breakdown
// comes first.
[[nodiscard]] QString lessonPraise(const LessonStep& step, const Play& play, const PlayScore& score);
// The answer to a legal turn that does not reach the step's goal; the step begins again.
[[nodiscard]] QString lessonOffPoint(const LessonStep& step);
// What to try instead, shown beside the reason why the laid tiles are not allowed.
[[nodiscard]] QString lessonHelp(const LessonStep& step);

} // namespace storeys
