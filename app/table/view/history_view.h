#pragma once

#include "game/game.h"
#include "table/view/turn_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// A look back at an earlier position of the game, shown instead of the present one. The game is never changed by it and
// may go on meanwhile. A position is named by the number of turns taken before it; with all turns it is the present.
// Owned by a TableView, which shows the position.
class HistoryView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The view has one.")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(storeys::TurnRow entry READ entry NOTIFY changed)

public:
    // There may be no game.
    HistoryView(const std::optional<Game>& game, const RecordNotes& notes) : m_game(game), m_notes(notes) {}

    // ---- what is shown
    [[nodiscard]] bool isActive() const { return m_turn.has_value(); }
    // Number of turns before the position on the screen.
    [[nodiscard]] int turn() const { return m_turn.value_or(count()); }
    [[nodiscard]] int count() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The turn that led to this position; before the first, only what the record says there.
    [[nodiscard]] TurnRow entry() const;
    // Needs a game.
    [[nodiscard]] const Position& position() const { return m_game->positionBefore(static_cast<std::size_t>(turn())); }

    // ---- stepping; reaching the present ends the look back
    Q_INVOKABLE void show(int turn);
    Q_INVOKABLE void back() { show(turn() - 1); }
    Q_INVOKABLE void forward() { show(turn() + 1); }
    Q_INVOKABLE void first() { show(0); }
    Q_INVOKABLE void leave() { show(count()); }

    // ---- for the view
    // The game has changed: there is another one, or it has more turns or fewer.
    void gameChanged();
    void reset();

signals:
    void changed();
    // A step over one turn, by its index: forward or back.
    void stepped(int turn, bool back);

private:
    const std::optional<Game>& m_game;
    const RecordNotes& m_notes;
    std::optional<int> m_turn; // none: the present
};

} // namespace storeys
