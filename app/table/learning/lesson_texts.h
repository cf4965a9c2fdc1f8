#pragma once

#include "table/learning/lesson_course.h"

#include <QString>

namespace storeys {

// What a lesson says, translated, StyledText. Words and numbers come from the step's position and play, by the core.

struct LessonText
{
    QString title;
    QString task; // what to do, and why
};
// Of a step; the file of steps must not have one that is not known here. On the flat board, which can't be turned, the
// step about the camera says so.
[[nodiscard]] LessonText lessonText(const LessonStep& step, bool flat = false);
// How the direction of typing is turned, where the play of the step lies the other way than letters go; or "".
[[nodiscard]] QString lessonTyping(const LessonStep& step, bool goesDown);
// How many turns of the practice game are still to be taken, in words.
[[nodiscard]] QString lessonTurnsLeft(int turns);
[[nodiscard]] bool hasLessonText(const std::string& id);

// After the goal was reached by that play, which may be another than the suggested one: what it shows. For one that was
// made its arithmetic comes first.
[[nodiscard]] QString lessonPraise(const LessonStep& step, const Play& play, const PlayScore& score);
// After a play that is allowed but shows something else; the step begins anew.
[[nodiscard]] QString lessonOffPoint(const LessonStep& step);
// While what is laid is not allowed, beside the reason.
[[nodiscard]] QString lessonHelp(const LessonStep& step);

} // namespace storeys
