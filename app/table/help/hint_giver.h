#pragma once

#include "bots/knowledge.h"
#include "bots/static_evaluation.h"
#include "rules/position.h"
#include "table/game/live_game.h"
#include "table/help/hint_steps.h"
#include "table/qml.h"
#include "table/text/square_text.h"
#include "table/threads/off_thread.h"
#include "table/tiles/draft_play.h"
#include "table/view/table_view.h"

#include <memory>
#include <optional>

namespace storeys {

// The legal play nearest to a draft that is not legal (see moves/nearest_play.h). Another thread looks for this play,
// so it arrives a moment after the draft has changed. It is shown only when a person asks for it, which counts as a
// hint. Until then, and if there is no such play, all texts are empty. Owned by the GameTable.
class NearestDraft : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    NearestDraft(LiveGame& live, DraftPlay& draft);

    // Whether a legal play near the draft was found.
    FLAG(there, isThere, changed) { return !m_nearest.text.isEmpty(); }
    // Shows the nearest play and records a hint in the game.
    Q_INVOKABLE void reveal();
    // The shown play as play text (see record/play_text.h).
    PROPERTY(QString, text, changed) { return revealed().text; }
    // The main word of the shown play.
    PROPERTY(QString, word, changed) { return revealed().word; }
    PROPERTY(int, score, changed) { return revealed().score; }

signals:
    void changed();

private:
    struct Nearest
    {
        QString text;
        QString word;
        int score = 0;
    };
    [[nodiscard]] Nearest revealed() const { return m_revealed ? m_nearest : Nearest(); }
    void look();
    void show(const Nearest& nearest);
    [[nodiscard]] static Nearest nearestTo(const Position& position, const Play& laid, bool commonFirst,
                                           const std::stop_token& stop);

    LiveGame& m_live;
    DraftPlay& m_draft;
    Nearest m_nearest;
    bool m_revealed = false;
    JobThread m_thread;
    OffThread<Nearest> m_search{m_thread};
};

// Hints for the person to move, in steps: first rows and columns of the board, then the squares, then the play itself.
// Rows and columns have the names at the edge of the board, so that they are right whichever side the board is seen
// from. The analysis of games chooses the play or, in games that it does not judge, a strong computer player does; the
// search runs on another thread. If the person wishes, the play is the best one of common words, and the last step
// names a rarer word that scores more. The game records each hint. A change of the game drops the hint. Owned by the
// GameTable.
class HintGiver : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    static constexpr int lastStep = HintSteps::last;

    HintGiver(LiveGame& live, TableView& view);

    // ---- for QML
    // The last step given: 0 none, 1 the area, 2 the squares, 3 the play.
    PROPERTY(int, step, changed) { return m_step; }
    FLAG(busy, isBusy, changed) { return m_search.isRunning(); }
    // The hint, a sentence as StyledText; "" before the first step.
    PROPERTY(QString, text, changed);
    // At the last step, the play as play text (see record/play_text.h); else "".
    PROPERTY(QString, play, changed) { return tellsPlay() ? m_found->play() : QString(); }
    // At the last step, the main word of the play or, if the play claims words, all of them; else "".
    PROPERTY(QString, word, changed) { return tellsPlay() ? m_found->word() : QString(); }
    // The squares that this step shows, or that a lesson points at.
    PROPERTY(QList<int>, squares, changed);
    // The symbols of the rack tiles that a lesson points at.
    PROPERTY(QList<QString>, tiles, changed) { return m_pointedTiles; }

    // Whether the person to move can have another hint now.
    PROPERTY(bool, can, canChanged);
    // Why this game gives no hints; "" if it does.
    PROPERTY(QString, none, canChanged);
    // Gives the next step of the hint, if there is one, and records a hint in the game.
    Q_INVOKABLE void give();

    // ---- for lessons
    // Points at squares and tiles without a sentence, until forget(). Must not be called while a hint is given.
    void pointAt(const QList<int>& squares, const QStringList& tiles);
    void forget();

signals:
    void changed();
    void canChanged();
    // A person asked for a hint, and this game gives none; `why` is a sentence.
    void refused(const QString& why);

private:
    struct Found
    {
        Action best;
        std::optional<Play> rarer; // highest-scoring play over all words, if `best` was searched among common words
    };
    [[nodiscard]] static Found find(const SeatView& view, int wordLevel, std::size_t turn,
                                    const std::shared_ptr<const BotKnowledge>& knowledge, const std::stop_token& stop);

    // Whether a play was found; false during the search, and if the best action is not a play.
    [[nodiscard]] bool hasPlay() const { return m_found && m_found->isPlay(); }
    [[nodiscard]] bool canGoOn() const { return !isBusy() && m_step < lastStep && (!m_found || hasPlay()); }
    [[nodiscard]] bool tellsPlay() const { return m_step == lastStep && hasPlay(); }

    LiveGame& m_live;
    TableView& m_view;
    std::optional<HintSteps> m_found;
    int m_step = 0;
    JobThread m_thread;
    OffThread<Found> m_search{m_thread};
    QList<int> m_pointedSquares;
    QStringList m_pointedTiles;
};

} // namespace storeys
