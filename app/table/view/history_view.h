#pragma once

#include "game/game.h"
#include "table/view/turn_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// A look back: which of the game's earlier positions is on the screen instead of the present one. A TableView owns it
// and shows what it says; the game itself is never touched and may go on meanwhile. A position is named by the number
// of turns taken before it, from 0 to all of them, which is the present.
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
    explicit HistoryView(const std::optional<Game>& game) : m_game(game) {}

    // ---- what is shown
    [[nodiscard]] bool isActive() const { return m_turn.has_value(); }
    // Turns taken before what is shown.
    [[nodiscard]] int turn() const { return m_turn.value_or(count()); }
    [[nodiscard]] int count() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The turn that led to what is shown; nothing is in it before the first.
    [[nodiscard]] TurnRow entry() const;
    // Only with a game.
    [[nodiscard]] const Position& position() const { return m_game->positionBefore(static_cast<std::size_t>(turn())); }

    // ---- stepping; the present ends the look back
    Q_INVOKABLE void show(int turn);
    Q_INVOKABLE void back() { show(turn() - 1); }
    Q_INVOKABLE void forward() { show(turn() + 1); }
    Q_INVOKABLE void first() { show(0); }
    Q_INVOKABLE void leave() { show(count()); }

    // ---- for the view
    // The game has changed: another one, a turn more or some less.
    void gameChanged();
    void reset();

signals:
    void changed();
    // One turn was stepped over, by its place in the game: on, or back.
    void stepped(int turn, bool back);

private:
    const std::optional<Game>& m_game;
    std::optional<int> m_turn; // none: the present
};

} // namespace storeys
