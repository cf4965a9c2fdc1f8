#pragma once

#include "bots/turn_review.h"
#include "table/game/live_game.h"
#include "table/help/off_thread.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

namespace storeys {

// A whole game looked through with a strong player's eyes, turn after turn, on another thread: what was done, the best
// that was found, what the difference is worth. Only of a game that is over or there to be looked at, so that nobody is
// helped and no rack is shown that is hidden; turns whose rack is not wholly known are left out. What was found is kept
// until the game changes.
class GameAnalysis : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)

public:
    explicit GameAnalysis(LiveGame& live, Thinking thinking = reviewThinking());

    // ---- for QML
    [[nodiscard]] bool isAvailable() const;
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    // Turns looked at so far, of all.
    [[nodiscard]] int done() const { return static_cast<int>(m_reviews.size()); }
    [[nodiscard]] int count() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // Of each turn looked at, in their order: turn (from 1, as the look back counts), who, seat, what, points, judged;
    // of those that are judged also best, bestPlace (where it begins, "" for none), bestPoints, value, loss.
    [[nodiscard]] QVariantList turns() const;
    // Of each seat: name, scores: after 0 turns, after 1, and so on.
    [[nodiscard]] QVariantList players() const;
    // Goes on where it stopped.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

signals:
    void changed();

private:
    void forget();
    void next();
    [[nodiscard]] QVariantMap rowOf(std::size_t turn) const;

    LiveGame& m_live;
    const std::optional<Game>& m_game;
    Thinking m_thinking;
    std::vector<std::optional<TurnReview>> m_reviews; // by turn; none for one that is not judged
    OffThread<TurnReview> m_search;
};

} // namespace storeys
