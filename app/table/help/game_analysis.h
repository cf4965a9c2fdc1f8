#pragma once

#include "bots/turn_review.h"
#include "table/game/live_game.h"
#include "table/help/analysis_values.h"
#include "table/threads/off_thread.h"
#include "table/help/review_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace storeys {

// Looks through a whole game with the eyes of a strong player, turn after turn, on another thread: what was done, the
// best action found, and what the difference is worth. Only for a game that is over or can only be looked at, so that
// it helps nobody and shows no hidden rack. A turn whose rack is not fully known, or that is doubtful in its record, is
// not judged. Results are kept until
// the game changes. Owned by the GameTable.
class GameAnalysis : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(bool available READ isAvailable NOTIFY gameChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY gameChanged)
    Q_PROPERTY(QList<storeys::PlayerScores> players READ players NOTIFY gameChanged)
    Q_PROPERTY(storeys::ReviewModel* turns READ turns CONSTANT)

public:
    explicit GameAnalysis(LiveGame& live, Thinking thinking = reviewThinking());

    // ---- for QML
    [[nodiscard]] bool isAvailable() const;
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    // Turns looked at so far, and all turns.
    [[nodiscard]] int done() const { return static_cast<int>(m_reviews.size()); }
    [[nodiscard]] int count() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The points of each player, by seat.
    [[nodiscard]] QList<PlayerScores> players() const;
    // One row for each turn looked at.
    [[nodiscard]] ReviewModel* turns() { return &m_turns; }
    // Begins, or goes on where cancel() stopped.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

    // ---- for the table
    // Makes all texts anew after a change of language.
    void retell();

signals:
    // A turn was looked at, or the analysis began, stopped or was dropped.
    void changed();
    void gameChanged();

private:
    void forget();
    void next();
    void add(const std::optional<TurnReview>& review);
    [[nodiscard]] ReviewedTurn rowOf(std::size_t turn) const;

    LiveGame& m_live;
    const std::optional<Game>& m_game;
    Thinking m_thinking;
    std::vector<std::optional<TurnReview>> m_reviews; // by turn; nullopt for a turn that is not judged
    ReviewModel m_turns;
    JobThread m_thread;
    OffThread<TurnReview> m_search{m_thread};
};

} // namespace storeys
