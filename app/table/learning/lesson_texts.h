#pragma once

#include "table/learning/lesson_course.h"

#include <QString>

namespace storeys {

// The texts of lessons, translated, StyledText. Words and numbers in them come from the position and the play of the
// step.

struct LessonText
{
    QString title;
    QString task; // what to do and why
};
// The texts of a step; empty for an unknown id. `flat`: the board is flat and can't be turned, and the step about the
// camera says so.
[[nodiscard]] LessonText lessonText(const LessonStep& step, bool flat = false);
// How to turn the direction of typing, if the play of the step runs the other way than the cursor; else "".
[[nodiscard]] QString lessonTyping(const LessonStep& step, bool goesDown);
// What the play that reached the goal shows (it may not be the suggested one). If it scored, the score breakdown comes
// first.
[[nodiscard]] QString lessonPraise(const LessonStep& step, const Play& play, const PlayScore& score);
// The answer to a legal play that misses the point of the step; the step begins again.
[[nodiscard]] QString lessonOffPoint(const LessonStep& step);
// Help shown beside the reason why the laid tiles are not allowed.
[[nodiscard]] QString lessonHelp(const LessonStep& step);

} // namespace storeys
