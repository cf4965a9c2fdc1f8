#pragma once

#include "game/game_clock.h"
#include "table/qml.h"

#include <QTimer>

#include <optional>

namespace storeys {

// Shows the game's clock to QML, kept up to date by a timer. Owned by the LiveGame; TurnFlow says when turns begin and
// end. In a game without a clock, all values are empty and calls do nothing.
class ClockView : public QObject
{
    Q_OBJECT
    TABLE_PART
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed)

public:
    // `now` returns the time; by default it is the system's steady clock.
    explicit ClockView(GameClock::Now now = {});

    // ---- for QML
    [[nodiscard]] bool isOn() const { return m_clock.has_value(); }
    // The time of each seat: "12:05"; "−0:30" after the time is used up.
    PROPERTY(QList<QString>, times, changed);
    // By seat, whether at most ten seconds are left.
    PROPERTY(QList<bool>, late, changed);
    // Warns the player to move that little or no time is left; usually "".
    PROPERTY(QString, warning, changed);
    // Whether TurnFlow has stopped the clock: a rack is covered, a dialog has opened by itself, or a computer has to
    // wait.
    FLAG(held, isHeld, changed) { return m_held; }
    // Whether a player has paused the clock, by opening a dialog that can't wait for the end of the turn. Pauses are
    // counted, and the board is hidden during a pause. The clock can't be paused while no seat's time runs, or if the
    // clock's rules forbid pauses.
    [[nodiscard]] bool isPaused() const { return m_clock && m_clock->isPaused(); }
    void setPaused(bool paused);
    PROPERTY(int, pauses, changed) { return m_clock ? m_clock->pauses() : 0; }

    // ---- for the flow of turns and the records
    // Continues from the text() of a saved clock if that clock has the same rules; does nothing otherwise.
    void goOnFrom(const std::string& text);
    // Sets the clock of a new game from a text as in the `#clock` line of records. If the text is empty or can't be
    // read, the game has no clock.
    [[nodiscard]] std::optional<Error> set(const std::string& text, int seats);
    void setHeld(bool held);
    void start(int seat);
    void finishTurn();
    void stop();
    [[nodiscard]] const std::optional<GameClock>& clock() const { return m_clock; }
    // Points that each seat loses by its clock; 0 without a clock.
    [[nodiscard]] std::vector<Points> penalties(int seats) const;
    [[nodiscard]] std::string text() const { return m_clock ? m_clock->text() : std::string(); }
    // Updates the shown time and emits warned() or timeUp() if due. The timer calls this function too.
    void tick();

signals:
    void changed();
    // The seat has no time left and thereby loses the game. Emitted once per game.
    void timeUp(int seat);
    // The seat's time left has come down to half a minute or to zero. Not emitted for a limit that was already passed
    // when the turn began.
    void warned(int seat);
    // The clock should be saved again, in case the program is killed.
    void worthNoting();

private:
    enum class Warning { None, Little, Up };

    void watchTime();

    GameClock::Now m_now;
    std::optional<GameClock> m_clock;
    QTimer m_tick;
    bool m_held = false;
    bool m_isUp = false;
    GameClock::Time m_noted{};                // time left of the running seat at the last worthNoting() or start()
    std::optional<GameClock::Time> m_watched; // time left of the running seat at the last tick of this turn
    Warning m_warning = Warning::None;
    QStringList m_shown;
};

} // namespace storeys
