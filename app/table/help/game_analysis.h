#pragma once

#include "bots/turn_review.h"
#include "data_place.h"
#include "game/game.h"
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
// until the game changes. Owned by the session.
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
    // The game is the session's, which may have none.
    GameAnalysis(const std::optional<Game>& game, DataPlace data, Thinking thinking = reviewThinking());

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

    // ---- for the session
    // The game has changed.
    void forget();
    // What is found from now on may have offensive words in it; what was found before is forgotten.
    void setOffensiveWords(bool propose);

signals:
    void changed();

private:
    void next();
    [[nodiscard]] QVariantMap rowOf(std::size_t turn) const;

    const std::optional<Game>& m_game;
    DataPlace m_data;
    Thinking m_thinking;
    std::shared_ptr<const BotKnowledge> m_knowledge; // while a game is looked through
    bool m_offensiveWords = false;
    std::vector<std::optional<TurnReview>> m_reviews; // by turn; none for one that is not judged
    OffThread<TurnReview> m_search;
};

} // namespace storeys
