#pragma once

#include "data_place.h"
#include "table/game/live_game.h"
#include "table/learning/lesson_course.h"
#include "table/qml.h"

#include <optional>

namespace storeys {

class GameChoices;
class HintGiver;
class Notices;
class SetAside;
class TableView;
class TypingCursor;
class TurnFlow;

// A lesson: each step shows a position on the real board, with something to try. The first lesson is about words and
// stacks; each game with special rules has a short lesson about those rules. The lesson reacts to what the person lays
// and plays, none of which is saved. Meanwhile the previous game is set aside. A lesson left before its end can be
// resumed at the first unfinished step, also in a later run of the program. Owned by the GameTable.
class Lesson : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool flat READ isFlat WRITE setFlat NOTIFY changed)

public:
    Lesson(DataPlace data, TurnFlow& flow, TableView& view, TypingCursor& cursor, HintGiver& hint, GameChoices& choices,
           SetAside& aside, Notices& notices);

    // ---- for QML
    FLAG(active, isActive, changed) { return m_active; }
    // The step's number, from 1, and the number of steps.
    PROPERTY(int, number, changed) { return m_step + 1; }
    PROPERTY(int, count, changed) { return m_course ? static_cast<int>(m_course->steps.size()) : 0; }
    PROPERTY(QString, title, changed);
    PROPERTY(QString, task, changed);
    // The button to mark, because the task is about it: "exchange", "explode", "camera" or "flat"; "" for none.
    PROPERTY(QString, button, changed);
    // The reply to the last try, or "".
    PROPERTY(QString, reply, changed) { return m_reply; }
    // Whether the reply says that something went wrong.
    FLAG(warns, isWarning, changed) { return m_warns; }
    // Whether the person has reached the goal of the step.
    FLAG(done, isDone, changed) { return m_done; }
    FLAG(finished, isFinished, changed) { return m_finished; }
    // Whether leave() goes back to another game.
    PROPERTY(bool, gameWaits, changed);

    // Whether a lesson is under way, or the one for the game on the table was left between its first step and its end.
    FLAG(resumable, isResumable, changed);
    // Whether the board is shown flat; then steps about the camera count as done.
    [[nodiscard]] bool isFlat() const { return m_flat; }
    void setFlat(bool flat);

    // The id of the variant on the table, if a person has just begun the game and the variant has a lesson of its own;
    // else "".
    Q_INVOKABLE [[nodiscard]] QString newGame() const;

    // Begins the lesson for `variant` ("": for the game on the table) at its first step. Returns why it can't, or "".
    Q_INVOKABLE QString start(const QString& variant = {}) { return startAt(fileFor(variant), 0); }
    // Whether a lesson teaches that variant. For others, start() begins the first lesson, on a 10 × 10 board.
    Q_INVOKABLE bool teaches(const QString& variant) const;
    // Like start(), but begins at the first unfinished step. If that lesson is already running, it just goes on.
    Q_INVOKABLE QString resume(const QString& variant = {});
    // Goes from a finished step to the next; from the last step to the end; from the end to the waiting game or, if
    // there is none, to a new one against an easy opponent.
    Q_INVOKABLE void goOn();
    // Lays the tiles that the step suggests, or does whatever else the step asks for.
    Q_INVOKABLE void showMe();
    // The person moved the camera ("camera") or looked into the stacks ("inside").
    Q_INVOKABLE void see(const QString& what);
    // The person tried to lay the tile of that slot on the square, and the rules refused it at once.
    Q_INVOKABLE void tried(int slot, int square);
    // Goes back to the waiting game; if none waits, the table is left without a game.
    Q_INVOKABLE void leave();
    // Begins a game against an easy opponent, by the rules of the lesson.
    Q_INVOKABLE void playEasyGame();

    // ---- for tests
    [[nodiscard]] const LessonStep& step() const { return m_course->steps[m_step]; }

signals:
    void changed();
    // Asks the window to show the person `what`: "camera" or "inside", as in see().
    void lookWanted(const QString& what);

private:
    [[nodiscard]] std::filesystem::path fileFor(const QString& variant) const;
    QString startAt(const std::filesystem::path& file, int step);
    void begin(bool afresh);
    // Shows a reply to the person. Emits changed(), so call it after all other changes.
    void say(const QString& reply, bool warns);
    void practise();
    void point();
    void playSome();
    void showGoodPlay();
    void reachGoal(const Play& play, const PlayScore& score);
    void countTurn(const Turn& turn);
    void seeDraft();
    void seeTurn(int number);
    void seeGame();

    DataPlace m_data;
    LiveGame& m_live;
    TurnFlow& m_flow;
    TableView& m_view;
    TypingCursor& m_cursor;
    HintGiver& m_hint;
    GameChoices& m_choices;
    SetAside& m_aside;
    Notices& m_notices;
    std::optional<LessonCourse> m_course; // read on first use
    int m_step = 0;
    Points m_points{}; // points made in earlier steps
    bool m_active = false;
    bool m_done = false;
    bool m_finished = false;
    bool m_flat = false;
    int m_turns = 0; // turns of the person in this step's game
    QString m_reply;
    bool m_warns = false;
};

} // namespace storeys
