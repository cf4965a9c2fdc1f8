#pragma once

#include "bots/simulation.h"
#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/review/game_analysis.h"
#include "table/threads/off_thread.h"
#include "table/view/history_view.h"
#include "table/view/value_model.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>
#include <vector>

namespace storeys {

// What a player could have done instead in a turn of a finished game.
struct OtherPlay
{
    Q_GADGET
    TABLE_VALUE(otherPlay, OtherPlay)
    FIELD(QString, what);  // the words of a play, "pass", "exchange A E"
    FIELD(QString, place); // where a play begins: "5D across"; "" for other actions
    FIELD(int, points) = 0;
    FIELD(double, value) = 0;   // points that the play is expected to gain on the opponents
    FIELD(double, error) = 0;   // standard error of how far `value` is below the best one; of the best itself
    FIELD(double, chance) = -1; // chance to win, in percent; below 0 if it is not known
    FIELD(bool, taken) = false; // this is what the player did
};

// The plays that were possible in the turn that the HistoryView shows, best first. While the list is open, each play is
// tried in random continuations of the game, until its value is known well; in an endgame, each play is
// solved once instead. Only for games that can be analysed. Owned by the GameTable.
class PlayList : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool held MEMBER m_isHeld)

public:
    // The largest number of plays that are compared.
    static constexpr std::size_t most = 30;

    PlayList(LiveGame& live, HistoryView& look, GameAnalysis& analysis);

    // ---- for QML
    FLAG(open, isOpen, changed) { return m_turn > 0; }
    // Whether the list can be opened for the turn that is shown.
    FLAG(available, isAvailable, changed);
    // The turn whose plays are listed, counted from 1; 0 while the list is closed.
    PROPERTY(int, turn, changed) { return m_turn; }
    FLAG(running, isRunning, changed) { return m_search.isRunning(); }
    // Whether all values come from plays solved as endgames, and so don't change any more.
    FLAG(exact, isExact, changed) { return m_isExact; }
    // Whether the values are known well enough, so that no more continuations are tried.
    FLAG(settled, isSettled, changed) { return m_isExact || m_isSettled; }
    // The number of continuations tried for each play, except for plays set aside as clearly worse.
    PROPERTY(int, samples, changed) { return m_samples; }
    // Opens the list for the turn that is shown.
    Q_INVOKABLE void show();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void close();
    // Shows the board as the play in that row would have left it.
    Q_INVOKABLE void imagine(int row);

signals:
    void changed();

private:
    // What the search knows of one play.
    struct Found
    {
        Candidate candidate;
        Estimate value;
        std::optional<Estimate> chance;
        bool isAside = false;
    };
    struct Outcome
    {
        std::vector<Found> found;
        std::shared_ptr<Simulation> simulation; // null if every play was solved exactly, so that no games are sampled
        bool isSettled = false;                 // more samples would tell little more
    };
    void begin();
    void take(Outcome outcome);
    void tell();

    LiveGame& m_live;
    HistoryView& m_look;
    GameAnalysis& m_analysis;
    int m_turn = 0;
    int m_samples = 0;
    bool m_isExact = false;
    bool m_isSettled = false;
    bool m_isHeld = false; // the rows keep their places, because the person is about to choose one
    std::vector<Found> m_found;
    std::vector<Action> m_actions;            // by row
    std::shared_ptr<Simulation> m_simulation; // used only by jobs, one at a time
    QElapsedTimer m_sorted;                   // time since the rows were put in order
    ROWS(OtherPlay, plays);
    JobThread m_thread{JobThread::Pace::Idle};
    OffThread<Outcome> m_search{m_thread};
};

} // namespace storeys
