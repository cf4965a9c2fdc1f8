#pragma once

#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/review/review_store.h"
#include "table/threads/off_thread.h"
#include "table/view/history_view.h"
#include "table/view/value_model.h"
#include "teaching/game_review.h"

#include <QSortFilterProxyModel>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace storeys {

// One turn of a reviewed game: what was done, what was best, and what the difference is worth.
struct ReviewedTurn
{
    Q_GADGET
    TABLE_VALUE(reviewedTurn, ReviewedTurn)
    FIELD(int, turn) = 0; // number of the turn, from 1
    FIELD(int, seat) = 0;
    FIELD(QString, who);
    FIELD(QString, what);
    FIELD(int, points) = 0;
    FIELD(bool, looked) = false; // whether the review has reached this turn
    FIELD(QString, verdict);     // how good it was, see verdictText()
    // Whether the turn was judged. If not, nothing below is set.
    FIELD(bool, judged) = false;
    FIELD(QString, grade);          // "none", "small", "medium", "large" or "open", see Grade
    FIELD(QString, key);            // why it is a key turn: "mistake", "find" or "swing"; else ""
    FIELD(double, loss) = 0;        // points given away by the action taken
    FIELD(double, chanceLost) = -1; // chance to win given away, in percentage points; below 0: not known
    FIELD(QString, sign);           // name of its icon (see Icon.qml); "" for none
    FIELD(QString, cost);           // what it gave away, see costText()
    FIELD(QString, theme);          // where a mistake lost most, see themeText(); "" if it is no mistake
    FIELD(bool, solved) = false;    // the person has found the best action, or one as good, by trying again
    // Whether the best action, or what may be better, is kept hidden, so that the person can still look for it. If so,
    // `advice` says only where to look, and nothing below it is set.
    FIELD(bool, folded) = false;
    FIELD(bool, retried) = false;   // the person can retry it: it is folded, and a mistake
    FIELD(QStringList, advice);     // `best`, `reasons`, `overlap` and `rarer`, as far as there is something to say
    FIELD(QString, best);           // see bestText()
    FIELD(QStringList, reasons);    // why the best action is better than the mistake made, in sentences
    FIELD(QString, overlap);        // see overlapText()
    FIELD(QString, rarer);          // see rarerText()
    FIELD(bool, showsBest) = false; // whether showBest() shows something
    // For each of the reasons, whether showReason() shows something.
    FIELD(QList<bool>, shownReasons);
};

// How well a player did in a reviewed game. Sums are over the judged turns in which there was a choice.
struct ReviewedPlayer
{
    Q_GADGET
    TABLE_VALUE(reviewedPlayer, ReviewedPlayer)
    FIELD(QString, name);
    FIELD(int, turns) = 0;
    FIELD(int, accuracy) = -1; // see shownAccuracy()
    FIELD(int, small) = 0;     // number of small mistakes
    FIELD(int, medium) = 0;
    FIELD(int, large) = 0;
    FIELD(int, draws) = 0; // points by which the tiles drawn were better than average; drawsError: standard error
    FIELD(int, drawsError) = 0;
    FIELD(int, plays) = 0; // what the turns taken were worth minus what the best turns were worth, in points
};

// Rounds to a tenth of a point.
[[nodiscard]] double rounded(double points);

// The accuracy to show, 0 … 100; -1 if chances to win are not known or too few turns were judged.
[[nodiscard]] int shownAccuracy(const PlayerReview& review);

// The points of a player in the course of a game or, in GameAnalysis::chances(), the chances to win in percent.
struct PlayerScores
{
    Q_GADGET
    TABLE_VALUE(playerScores, PlayerScores)
    FIELD(QString, name);
    FIELD(QList<int>, scores); // after 0 turns, after 1, and so on
    FIELD(QList<bool>,
          known); // for each of them, whether it is known; if not, it is the last known one; empty: all are
};

// The turns that a page of the review lists, of one player or of all players. Its source model has all turns of the
// game, as rows of ReviewedTurn.
class ReviewOrder : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(int, seat, orderChanged) = -1; // whose turns are listed; -1: everyone's
    // Which turns are listed. "key": the key turns, in order; "mistakes": the biggest first; "turns": all, in order.
    INPUT(QString, page, orderChanged) = "mistakes";
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY changed)

public:
    ReviewOrder();

    // While held, the list keeps the turns that it had when setHeld(true) was called.
    [[nodiscard]] bool isHeld() const { return m_held.has_value(); }
    void setHeld(bool held);
    // The row of turn `turn` (counted from 1); -1 if it is not listed.
    Q_INVOKABLE int rowOf(int turn) const { return turns() ? mapFromSource(turns()->index(turn - 1)).row() : -1; }

signals:
    void changed();
    void orderChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

private:
    [[nodiscard]] const ValueModel* turns() const { return qobject_cast<const ValueModel*>(sourceModel()); }
    [[nodiscard]] ReviewedTurn turnAt(int row) const { return turns()->at(row).value<ReviewedTurn>(); }
    [[nodiscard]] bool belongs(int row) const;

    std::optional<std::vector<bool>> m_held; // by turn: whether it was listed
};

// Reviews a whole game turn by turn, on other threads: finds the best action of each turn and what the action taken
// lost. People's turns come first; their mistakes stay folded (the best action is hidden) until they are shown or
// solved. Works only for a game that is over or for viewing only, so that it helps no player and shows no hidden rack.
// Does not judge a turn whose rack is not fully known or that is doubtful in its record. Keeps results until the game
// changes and, once keepIn() was called, writes each of them to disk at once. Owned by the GameTable.
class GameAnalysis : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY changed)
    Q_PROPERTY(bool byItself MEMBER m_byItself)

public:
    // `look` shows the plays that imagine() puts in place of a turn.
    GameAnalysis(LiveGame& live, HistoryView& look);

    // ---- for QML
    // The turn in that row of turns(); an empty ReviewedTurn if there is no such row.
    Q_INVOKABLE storeys::ReviewedTurn turnAt(int row) const { return m_turns.at(row); }
    // The largest loss of a turn that has been reviewed so far, in points.
    PROPERTY(double, mostLost, changed);
    FLAG(available, isAvailable, gameChanged);
    // Why there can be no analysis now, and how to get there, in sentences; "" if there can.
    PROPERTY(QString, unavailable, gameChanged);
    FLAG(running, isRunning, changed) { return isHurried() || m_quiet.isAtWork(); }
    // done: the number of turns looked at so far; count: the number of all turns.
    PROPERTY(int, done, changed);
    PROPERTY(int, count, gameChanged) { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The number of people's mistakes not yet solved; -1 until all people's turns have been looked at.
    PROPERTY(int, mistakes, changed);
    // The number of turns whose best action is hidden, see ReviewedTurn::folded.
    PROPERTY(int, folded, changed);
    // The words that players are expected to know: "common", "most" or "all". Changing them restarts a running review.
    [[nodiscard]] QString words() const { return m_words; }
    void setWords(const QString& words);
    PROPERTY(QList<storeys::PlayerScores>, players, gameChanged);
    // One player's chance to win, in percent, after 0 turns, after 1, and so on, as a list of one element: for the
    // person in the game or, if there was not exactly one, for the first player. Empty if chances are not known.
    PROPERTY(QList<storeys::PlayerScores>, chances, changed);
    PROPERTY(QList<storeys::ReviewedPlayer>, summaries, changed);
    // Why turns are missing from the finished review, in a sentence; or "".
    PROPERTY(QString, remark, changed);
    // Why the last attempt to save a review failed, in a sentence; "" if it did not.
    PROPERTY(QString, problem, problemChanged);
    // Tries again to save what could not be saved, and waits; false if some review still can't be saved.
    Q_INVOKABLE bool flush() { return m_store.flush(); }
    // Starts the review, or resumes it after cancel().
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();
    // Shows the best action of that turn, counted from 1; 0: of all turns.
    Q_INVOKABLE void unfold(int turn = 0);
    // Shows the board as the best play of that turn, counted from 1, would have left it. Only if that is a play and not
    // hidden.
    Q_INVOKABLE void showBest(int turn);
    // Shows on the board what that reason (from 0) of that turn (from 1) is about, if there is something to show; each
    // call shows another example.
    Q_INVOKABLE void showReason(int turn, int reason);

    // ---- for the table
    // Keeps reviews in that folder from now on, each under the fingerprint of its game's record.
    void keepIn(const QString& folder, JobThread& disk, std::function<QString()> fingerprint);
    void retell();
    // The review of a turn, counted from 0; null if it was not judged.
    [[nodiscard]] const TurnReview* review(std::size_t turn) const;
    // Shows the board that results if `first` and `more` replace turn `turn` (counted from 1) and all later turns.
    void imagine(int turn, const Candidate& first, const std::vector<Action>& more = {});
    // The turns of the review so far, read from the kept review if there is one. Does not start an analysis.
    [[nodiscard]] QList<ReviewedTurn> recall();
    // How turns are judged: with as much work as setWork() says, and by the words that words() names.
    [[nodiscard]] Judging judging() const;
    void setWork(const Judging& work) { m_work = work; }
    // The reviews by turn; nullopt for a turn not looked at or not judged.
    [[nodiscard]] GameReview reviews() const;
    // The fingerprint of the game's record; "" before keepIn().
    [[nodiscard]] QString fingerprint() const { return m_fingerprint ? m_fingerprint() : QString(); }
    // The review so far, for a later restore(): call that when the reviewed game comes back to the table.
    [[nodiscard]] const KeptReview& kept() const { return m_kept; }
    void restore(KeptReview kept);
    // Writes the review of a game, which need not be on the table, to disk.
    void keep(const KeptReview& review, const Game& game, const QString& fingerprint);

signals:
    // A turn was judged, or the analysis began, stopped or was dropped.
    void changed();
    void gameChanged();
    // All turns have been looked at, now or in the kept review.
    void completed();
    void problemChanged();

private:
    void forget();
    void begin();
    void beginByItself();
    // Judges one turn after another on a thread of its own.
    struct Worker
    {
        explicit Worker(JobThread::Pace pace = JobThread::Pace::Usual) : thread(pace) {}
        [[nodiscard]] bool isAtWork() const { return search.isRunning(); }

        JobThread thread;
        OffThread<TurnReview> search{thread};
        std::size_t turn = 0; // the turn being judged, while at work
    };
    [[nodiscard]] bool isHurried() const { return std::ranges::any_of(m_workers, &Worker::isAtWork); }
    void next(Worker& worker);
    void stopAll();
    void add(std::size_t turn, const std::optional<TurnReview>& review);
    void tell();
    void keep() { keep(m_kept, *m_game, fingerprint()); }
    [[nodiscard]] bool isBegun() const { return !m_kept.turns.empty(); }
    [[nodiscard]] bool isTakenHere(std::size_t turn) const { return m_live.isHere(m_game->turns()[turn].seat); }
    [[nodiscard]] std::optional<std::size_t> nextTurn() const;
    [[nodiscard]] bool isBeingJudged(std::size_t turn) const;
    [[nodiscard]] std::vector<std::string_view> keys() const;
    [[nodiscard]] ReviewedTurn rowOf(std::size_t turn, std::string_view key) const;

    LiveGame& m_live;
    HistoryView& m_look;
    const std::optional<Game>& m_game;
    QString m_words = "common";
    Judging m_work;
    bool m_byItself = false;   // reviews a game with people as soon as it ends
    KeptReview m_kept;         // empty before the review begins
    std::size_t m_example = 0; // number of the example that showReason() showed last
    ReviewStore m_store;
    std::function<QString()> m_fingerprint;
    ROWS(ReviewedTurn, turns);             // the turns of the game, in order; empty before the review
    std::array<Worker, 2> m_workers;       // the person waits for their results
    Worker m_quiet{JobThread::Pace::Idle}; // for reviews that m_byItself starts; nobody waits for them
};

} // namespace storeys
