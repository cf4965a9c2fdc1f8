#pragma once

#include "table/help/hint_steps.h"
#include "table/qml.h"
#include "table/review/game_analysis.h"
#include "table/threads/off_thread.h"
#include "teaching/retry_verdict.h"

#include <optional>
#include <vector>

namespace storeys {

class HintGiver;
class SetAside;
class TableView;
class TurnFlow;
class TypingCursor;

// The values of a try, of the action taken in the game and of the best action: chances to win, in percent, or points
// gained on the other players.
struct TryDistance
{
    Q_GADGET
    TABLE_VALUE(tryDistance, TryDistance)
    FIELD(bool, known) = false; // if false, nothing below is set
    FIELD(bool, percent) = false;
    FIELD(double, taken) = 0; // the action taken in the game
    FIELD(double, tried) = 0;
    FIELD(double, best) = 0;
};

// Lets a person look for something better in turns of a finished game, one by one. For each turn, the table shows only
// what the player knew then, so nothing gives the answer away. A try is judged on another thread. If it is not good
// enough, its tiles go back to the rack, and the person may try again. The answer is shown only when asked for.
// Meanwhile the game is set aside; it comes back with its analysis and the position that was shown. Owned by the
// GameTable.
class Retry : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    Retry(TurnFlow& flow, TableView& view, TypingCursor& cursor, HintGiver& hint, GameAnalysis& analysis,
          SetAside& aside);

    // ---- for QML
    FLAG(active, isActive, changed) { return !m_tasks.empty(); }
    // The turn that is tried again, counted from 1; 0 if there is none.
    PROPERTY(int, turn, changed) { return isActive() ? static_cast<int>(task_().turn) + 1 : 0; }
    // number: which of the turns to retry it is, from 1; 0 if there is none. count: how many turns to retry there are.
    PROPERTY(int, number, changed) { return isActive() ? static_cast<int>(m_at) + 1 : 0; }
    PROPERTY(int, count, changed) { return static_cast<int>(m_tasks.size()); }
    // What the person is asked to do, in a sentence.
    PROPERTY(QString, task, changed);
    // The verdict on the last try: "none", "judging", "best", "asGood", "better", "almost", "notBetter"; "shown" if the
    // answer was shown after that, or if the try is what the hint had spelt out.
    PROPERTY(QString, verdict, changed);
    // The verdict in a sentence, or the answer that was shown; StyledText.
    PROPERTY(QString, reply, changed);
    // How close the last try came to the best action. Unknown before a try, after invalid words, or once the answer was
    // shown.
    PROPERTY(storeys::TryDistance, distance, changed);
    // The hint so far, StyledText; "" before the first.
    PROPERTY(QString, hint, changed);
    PROPERTY(bool, canHint, changed);
    // Once the hint has told the play: that play as play text (see record/play_text.h), and its main word; else "".
    PROPERTY(QString, hintedPlay, changed) { return tellsPlay() ? steps().play() : QString(); }
    PROPERTY(QString, hintedWord, changed) { return tellsPlay() ? steps().word() : QString(); }
    // Whether show() has something to show: not after the best action was found or shown.
    PROPERTY(bool, canShow, changed);
    // Whether the person has solved the turn or was shown the answer.
    FLAG(solved, isSolved, changed) { return isActive() && (task_().solved || task_().shown); }
    // Whether the tiles of the person's solution, or of the shown answer, still lie on the board.
    FLAG(settled, isSettled, changed) { return isActive() && m_settled; }
    // While isSettled(): why the best action is better than the one taken in the game, in sentences. Empty if another
    // action than the best one of the analysis lies there.
    PROPERTY(QStringList, reasons, changed);
    // The squares of the play taken in the game; empty if another action was taken.
    PROPERTY(QList<int>, taken, changed);
    // The turns (numbers from 1) of people's unsolved mistakes, in order.
    PROPERTY(QList<int>, mistakes, mistakesChanged);

    // Begins to retry those of `turns` (numbers from 1) that are mistakes in the finished game on the table. Returns
    // why it can't, or "".
    Q_INVOKABLE QString start(const QList<int>& turns);
    // Gives the next step of the hint: what the best action is about, its area, its squares, the action itself.
    Q_INVOKABLE void giveHint();
    // Shows the best action known; if that is a play, lays its tiles.
    Q_INVOKABLE void show();
    // Takes the tiles of the solution back, so that the person can look for something even better.
    Q_INVOKABLE void again();
    // Goes on to the next turn, whether or not this one is solved; from the last one back to the game.
    Q_INVOKABLE void next();
    // Goes back to the game.
    Q_INVOKABLE void leave();

signals:
    void changed();
    void mistakesChanged();
    // A sentence to announce to people who don't see the screen.
    void said(const QString& sentence);
    // The game is back on the table; `turn` (from 1) was the last turn retried.
    void left(int turn);

private:
    struct Task
    {
        std::size_t turn = 0;
        SeatView view;
        TurnReview review; // `review.best` may be an action that the person found
        bool solved = false;
        bool shown = false;
        bool isBeaten = false; // the person found a better action than the analysis
    };
    [[nodiscard]] const Task& task_() const { return m_tasks[m_at]; }
    [[nodiscard]] Task& task_() { return m_tasks[m_at]; }
    [[nodiscard]] std::optional<Task> taskOf(std::size_t turn) const;
    void begin(std::size_t at);
    void tryOut(const Action& action);
    void judge(const Turn& turn);
    void finish(const TryReview& review);
    void note();
    void settle();
    [[nodiscard]] bool isOnBoard() const;
    void seeDraft();
    void seeGame();
    void end();
    [[nodiscard]] HintSteps steps() const { return {task_().view, task_().review.best.action()}; }
    // The number of steps of the hint: one that says what the best action is about, then those of HintSteps.
    [[nodiscard]] int hintSteps() const { return task_().review.best.play ? 1 + HintSteps::last : 2; }
    [[nodiscard]] bool tellsPlay() const
    {
        return isActive() && !m_settled && m_step == hintSteps() && task_().review.best.play;
    }
    [[nodiscard]] QString themeText() const;
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QString distanceText() const;
    [[nodiscard]] bool isTriedBest() const;

    TurnFlow& m_flow;
    TableView& m_view;
    TypingCursor& m_cursor;
    LiveGame& m_live;
    HintGiver& m_hint;
    GameAnalysis& m_analysis;
    SetAside& m_aside;

    // ---- the game that waits
    std::optional<Game> m_game;
    std::vector<SeatKind> m_kinds;
    KeptReview m_kept;
    QString m_fingerprint;
    bool m_wasRunning = false;
    std::optional<int> m_look; // the turn looked at before; none: the present
    Judging m_judging;

    // ---- the turns to try; empty if there is no retry
    std::vector<Task> m_tasks;
    std::size_t m_at = 0;
    bool m_begins = false;               // begin() is putting the turn on the table
    int m_step = 0;                      // number of steps of the hint given so far
    std::optional<Candidate> m_tried;    // the last try, or the answer that was shown
    std::optional<TryReview> m_review;   // of the last try
    bool m_given = false;                // the last try is the best turn, which the hint had spelt out
    std::optional<Violation> m_badWords; // the invalid words of the last try
    bool m_settled = false;
    JobThread m_thread;
    OffThread<TryReview> m_search{m_thread};
};

} // namespace storeys
