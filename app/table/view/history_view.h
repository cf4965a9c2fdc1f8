#pragma once

#include "game/game.h"
#include "table/game/record_notes.h"
#include "table/qml.h"
#include "table/view/game_rows.h"

#include <algorithm>
#include <optional>

namespace storeys {

// Shows the position after a turn of the game instead of the present one, or a position that other plays would have led
// to. Never changes the game, which may go on meanwhile. A position is identified by the number of turns taken before
// it. After the last turn it is that of the present, but only the look back shows the turn and hides tiles being laid.
// Owned by a TableView, which shows the position.
class HistoryView : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    // `game` may be empty.
    HistoryView(const std::optional<Game>& game, const RecordNotes& notes) : m_game(game), m_notes(notes) {}

    // ---- what is shown
    FLAG(active, isActive, changed) { return m_turn || m_imagined; }
    // Number of turns before the shown position, also that of the present.
    PROPERTY(int, turn, changed)
    {
        return m_imagined ? static_cast<int>(m_imagined->turns().size()) : m_turn.value_or(count());
    }
    // The turn that the position is about, from 1: the last one before it or, if other plays led to it, the first one that
    // they replace. 0 at the start.
    PROPERTY(int, about, changed) { return m_imagined ? m_replaced : turn(); }
    PROPERTY(int, count, changed) { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The turn that led to this position; before the first turn, only the notes and doubts of the record.
    PROPERTY(storeys::TurnRow, entry, changed);
    // Whether plays other than the game's led to this position; caption() says which.
    FLAG(imagined, isImagined, changed) { return m_imagined.has_value(); }
    PROPERTY(QString, caption, changed) { return m_caption; }
    // The game to which the shown position belongs; needs a game.
    [[nodiscard]] const Game& game() const { return m_imagined ? *m_imagined : *m_game; }
    [[nodiscard]] const Position& position() const { return game().positionBefore(static_cast<std::size_t>(turn())); }
    // The position before the turn that this is about, and the seat that took the turn; before the first turn, the start
    // and the seat that moves first.
    [[nodiscard]] const Position& before() const
    {
        return game().positionBefore(static_cast<std::size_t>(std::max(about(), 1)) - 1);
    }
    [[nodiscard]] int seat() const
    {
        return about() > 0 ? game().turns()[static_cast<std::size_t>(about()) - 1].seat : before().turn;
    }

    // ---- stepping; one step back from the present leads to the last turn, one step on from there to the present
    Q_INVOKABLE void show(int turn) { go(std::clamp(turn, 0, count())); }
    Q_INVOKABLE void back() { show(isActive() ? turn() - 1 : count()); }
    Q_INVOKABLE void forward() { turn() < count() ? show(turn() + 1) : leave(); }
    Q_INVOKABLE void first() { show(0); }
    Q_INVOKABLE void leave() { go(std::nullopt); }

    // ---- other plays
    // Shows the position that results if `actions` replace all turns after the first `before`. Plays must be legal on
    // the board; a rack that lacks the tiles of a play is replaced by them,
    // and a reserve that lacks its blanks gets them.
    void imagine(int before, const std::vector<Action>& actions, const QString& caption);
    // Goes back to what was shown before.
    Q_INVOKABLE void stopImagining();

    // ---- for the view
    // Call it when the game was replaced or its number of turns has changed.
    void gameChanged();
    void reset();

signals:
    void changed();
    // The person stepped over the turn with the index `turn`: backward if `back`, else forward.
    void stepped(int turn, bool back);

private:
    void go(std::optional<int> turn); // none: to the present

    const std::optional<Game>& m_game;
    const RecordNotes& m_notes;
    std::optional<int> m_turn; // none means the present
    std::optional<Game> m_imagined;
    QString m_caption;
    int m_replaced = 0; // the first turn that imagined ones replace, from 1
};

} // namespace storeys
