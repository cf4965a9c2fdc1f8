#pragma once

#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/threads/off_thread.h"
#include "table/view/value_model.h"
#include "teaching/game_review.h"

#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace storeys {

// One turn of an analysed game: what was done, the best action found, and what the difference is worth.
struct ReviewedTurn
{
    Q_GADGET
    QML_VALUE_TYPE(reviewedTurn)
    FIELD(int, turn) = 0; // number of the turn, from 1
    FIELD(int, seat) = 0;
    FIELD(QString, who);
    FIELD(QString, what);
    FIELD(int, points) = 0;
    // Whether the turn was judged. If not, nothing below is set.
    FIELD(bool, judged) = false;
    FIELD(QString, best);
    FIELD(QString, bestPlace); // square where the best play begins; "" if the best action is no play
    FIELD(int, bestPoints) = 0;
    FIELD(double, value) = 0; // value of the best action: the expected gain on the others, in points
    FIELD(double, loss) = 0;  // points of that value given away by the action taken
    bool operator==(const ReviewedTurn&) const = default;
};

// How the turns of the game are judged, by hints and by the analysis: by common words, unless the person wishes all words
// to be used.
[[nodiscard]] Judging judgingOf(const LiveGame& live);

// The points of a player in the course of a game.
struct PlayerScores
{
    Q_GADGET
    QML_VALUE_TYPE(playerScores)
    FIELD(QString, name);
    FIELD(QList<int>, scores); // points after 0 turns, after 1, and so on
    bool operator==(const PlayerScores&) const = default;
};

// The turns of a game that were looked at so far, in order.
class ReviewModel : public storeys::ValueModel
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(double heaviest READ heaviest NOTIFY countChanged)

public:
    ReviewModel() : ValueModel(QMetaType::fromType<ReviewedTurn>()) {}

    // The row with that number; an empty row, not judged, if there is none.
    Q_INVOKABLE storeys::ReviewedTurn at(int row) const { return valueAt<ReviewedTurn>(row); }
    // The biggest loss so far, in points.
    [[nodiscard]] double heaviest() const { return m_heaviest; }

    void set(const QList<ReviewedTurn>& turns);
    void add(const ReviewedTurn& turn);

private:
    double m_heaviest = 0;
};

// The turns that gave points away, the biggest loss first, or all turns in order; of one player or of all players.
class ReviewOrder : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::ReviewModel* turns READ turns WRITE setTurns NOTIFY changed)
    Q_PROPERTY(int seat MEMBER m_seat NOTIFY orderChanged) // seat whose turns are listed; -1 for all
    Q_PROPERTY(bool inOrder MEMBER m_inOrder NOTIFY orderChanged)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY changed)

public:
    // In points; smaller losses don't count.
    static constexpr double least = 1;

    explicit ReviewOrder(QObject* parent = nullptr);

    [[nodiscard]] ReviewModel* turns() const { return m_turns; }
    void setTurns(ReviewModel* turns);
    // While it is held, newly reviewed turns are not listed yet.
    [[nodiscard]] bool isHeld() const { return m_held >= 0; }
    void setHeld(bool held);
    // The row of a turn, counted from 1; -1 if it is not listed.
    Q_INVOKABLE int rowOf(int turn) const { return m_turns ? mapFromSource(m_turns->index(turn - 1, 0)).row() : -1; }

signals:
    void changed();
    void orderChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

private:
    ReviewModel* m_turns = nullptr;
    int m_seat = -1;
    bool m_inOrder = false;
    int m_held = -1; // number of turns reviewed when the list was held; -1 while it is not held
};

// Reviews a whole game turn by turn, on another thread: what was done, the best action found, and what the difference is
// worth. Works only for a game that is over or for viewing only, so that it helps nobody and
// shows no hidden rack. Does not judge a turn whose rack is not fully known or that is doubtful in its record. Keeps
// results until the game changes. Owned by the GameTable.
class GameAnalysis : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool available READ isAvailable NOTIFY gameChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY gameChanged)
    Q_PROPERTY(QList<storeys::PlayerScores> players READ players NOTIFY gameChanged)

public:
    explicit GameAnalysis(LiveGame& live);

    // ---- for QML
    [[nodiscard]] bool isAvailable() const;
    [[nodiscard]] bool isRunning() const { return m_search.isRunning(); }
    // The number of turns reviewed so far, and of all turns.
    [[nodiscard]] int done() const { return static_cast<int>(m_reviews.size()); }
    [[nodiscard]] int count() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    [[nodiscard]] QList<PlayerScores> players() const;
    // Starts the review, or resumes it after cancel().
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

    // ---- for the table
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
    GameReview m_reviews;     // of the turns so far
    PART(ReviewModel, turns); // one row per reviewed turn
    JobThread m_thread;
    OffThread<TurnReview> m_search{m_thread};
};

} // namespace storeys
