#pragma once

#include "data_place.h"
#include "table/game/live_game.h"
#include "table/learning/lesson_course.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

class GameChoices;
class HintGiver;
class LiveGame;
class Records;
class TableView;
class TurnFlow;

// A game that teaches by playing: step after step a position on the real board, and what is to be tried in it. The first
// lesson is about words and stacks; games with rules of their own have a short one each about what is special there.
// It hears what is laid and played, and nothing of it is kept; the game before it waits on the shelf. A lesson that is
// left before its end can be resumed at the first step that is not done, also by a later run of the program.
class Lesson : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString task READ task NOTIFY changed)
    Q_PROPERTY(QString button READ button NOTIFY changed)
    Q_PROPERTY(QString reply READ reply NOTIFY changed)
    Q_PROPERTY(bool warns READ isWarning NOTIFY changed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    Q_PROPERTY(bool finished READ isFinished NOTIFY changed)
    Q_PROPERTY(bool gameWaits READ gameWaits NOTIFY changed)
    Q_PROPERTY(bool resumable READ isResumable NOTIFY changed)
    Q_PROPERTY(bool flat READ isFlat WRITE setFlat NOTIFY changed)

public:
    Lesson(DataPlace data, TurnFlow& flow, TableView& view, HintGiver& hint, GameChoices& choices, Records& records,
           Notices& notices);

    // ---- for QML
    [[nodiscard]] bool isActive() const { return m_active; }
    // Of the step, from 1, and of all steps.
    [[nodiscard]] int number() const { return m_step + 1; }
    [[nodiscard]] int count() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString task() const;
    // What the task has the person press: "exchange", "explode", "camera", "flat", or "".
    [[nodiscard]] QString button() const;
    // To what was tried last, or "".
    [[nodiscard]] QString reply() const { return m_reply; }
    // The reply says that something went wrong.
    [[nodiscard]] bool isWarning() const { return m_warns; }
    // The step's goal is reached.
    [[nodiscard]] bool isDone() const { return m_done; }
    [[nodiscard]] bool isFinished() const { return m_finished; }
    // There is an unfinished game to which leave() goes back.
    [[nodiscard]] bool gameWaits() const { return !m_before.isEmpty() || m_unplayed; }

    // It is under way, or was left before its end.
    [[nodiscard]] bool isResumable() const;
    // The board is shown flat: there is no camera to turn.
    [[nodiscard]] bool isFlat() const { return m_flat; }
    void setFlat(bool flat);

    // The variant of the game on the table, if a person has just begun it and it has a lesson of its own; else "".
    Q_INVOKABLE [[nodiscard]] QString newGame() const;

    // Begins with the first step of the lesson for that variant, or for the game on the table; says why it can't, or "".
    Q_INVOKABLE QString start(const QString& variant = {});
    // The same with the first step that was not done; one that is under way just goes on.
    Q_INVOKABLE QString resume(const QString& variant = {});
    // From a step that is done to the next one, after the last to the end, and from there to the game that waits, or else
    // to one against an easy opponent.
    Q_INVOKABLE void goOn();
    // Lays the tiles that the step suggests, or does what it asks for.
    Q_INVOKABLE void showMe();
    // The person looked at the board from elsewhere ("camera") or into a stack ("inside").
    Q_INVOKABLE void see(const QString& what);
    // The person tried to lay the tile from that slot of the rack there, and the rules refused it at once.
    Q_INVOKABLE void tried(int slot, int square);
    // Back to the game before, or to none.
    Q_INVOKABLE void leave();
    // Against an easy opponent, by the rules of the lesson.
    Q_INVOKABLE void playEasyGame();

    // ---- for tests
    [[nodiscard]] const LessonStep& step() const { return m_course->steps[m_step]; }

signals:
    void changed();
    // This is to be shown to the person: see see().
    void lookWanted(const QString& what);

private:
    [[nodiscard]] std::filesystem::path fileFor(const QString& variant) const;
    QString startAt(const std::filesystem::path& file, int step);
    // The game on the table waits until leave().
    void setAside();
    void begin(bool afresh);
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
    HintGiver& m_hint;
    GameChoices& m_choices;
    Records& m_records;
    Notices& m_notices;
    std::optional<LessonCourse> m_course; // once it was wanted
    int m_step = 0;
    Points m_points{}; // made in the steps before
    bool m_active = false;
    bool m_done = false;
    bool m_finished = false;
    bool m_flat = false;
    int m_turns = 0; // taken by the person in the step's game
    QString m_reply;
    bool m_warns = false;
    // The game that waits: its file, or, as one without a turn is not kept, itself.
    QString m_before;
    std::optional<BegunGame> m_unplayed;
};

} // namespace storeys
