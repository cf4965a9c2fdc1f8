#pragma once

#include "game/game_clock.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The game's clock as QML shows it, and the tick that moves it on the screen. Owned by the LiveGame; TurnFlow says when
// turns begin and end; without a clock all of it is empty and does nothing.
class ClockView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game has one.")
    Q_PROPERTY(bool on READ isOn NOTIFY changed)
    Q_PROPERTY(QList<QString> times READ times NOTIFY changed)
    Q_PROPERTY(QList<bool> late READ late NOTIFY changed)
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    Q_PROPERTY(bool held READ isHeld NOTIFY changed)
    Q_PROPERTY(bool paused READ isPaused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(int pauses READ pauses NOTIFY changed)

public:
    // Time comes from `now`, or from the system.
    explicit ClockView(GameClock::Now now = {}, QObject* parent = nullptr);

    // ---- for QML
    [[nodiscard]] bool isOn() const { return m_clock.has_value(); }
    // By seat: "12:05", "−0:30" beyond zero.
    [[nodiscard]] QStringList times() const;
    // By seat: whether the time is used up or nearly so (the last ten seconds).
    [[nodiscard]] QList<bool> late() const;
    // For the player to move: that there is little time left, or none. "" most of the time.
    [[nodiscard]] QString warning() const;
    // Nobody loses time: a rack is covered, a dialog lies over the game, or a computer waits until a play was shown.
    [[nodiscard]] bool isHeld() const { return m_held; }
    // Paused while a player has a dialog open that could not wait for the end of the turn. Pauses are counted; there are
    // none where no time runs or the players agreed on none. The view hides the board meanwhile.
    [[nodiscard]] bool isPaused() const { return m_clock && m_clock->isPaused(); }
    void setPaused(bool paused);
    // In this game so far.
    [[nodiscard]] int pauses() const { return m_clock ? m_clock->pauses() : 0; }

    // ---- for the flow of turns and the records
    // Of a clock that is the same but for the time on it, as its text() was: goes on from there. Else nothing happens.
    void goOnFrom(const std::string& text);
    // A clock for a new game, as the record's #clock says, or none where the text is empty. An error leaves none.
    [[nodiscard]] std::optional<Error> set(const std::string& text, int seats);
    void setHeld(bool held);
    void start(int seat);
    void finishTurn();
    void stop();
    [[nodiscard]] const std::optional<GameClock>& clock() const { return m_clock; }
    // What time costs by seat; nothing without a clock.
    [[nodiscard]] std::vector<Points> penalties(int seats) const;
    // For the record; empty without a clock.
    [[nodiscard]] std::string text() const { return m_clock ? m_clock->text() : std::string(); }
    // Looks at the time now, as every tick does.
    void tick();

signals:
    void changed();
    // The seat is at zero, and that loses the game. Said once.
    void timeUp(int seat);
    // There is a warning for the seat that was not there before. Each is said once in a turn: with half a minute left,
    // if the turn began with more, and with none.
    void warned(int seat);
    // Time has passed that should not come back, should the program be killed now.
    void worthNoting();

private:
    enum class Warning { None, Little, Up };

    void holdOrGoOn();
    void watchTime();
    void warn(Warning warning);

    GameClock::Now m_now;
    std::optional<GameClock> m_clock;
    QTimer m_tick;
    bool m_held = false;
    bool m_isUp = false;
    GameClock::Time m_noted{};                // what was left of the running seat's time
    std::optional<GameClock::Time> m_watched; // the same at the last look in this turn
    Warning m_warning = Warning::None;
    QStringList m_shown;
};

} // namespace storeys
