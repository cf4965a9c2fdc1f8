#pragma once

#include "table/flow/challenge_values.h"
#include "table/flow/computer_player.h"
#include "table/game/live_game.h"
#include "table/text/notices.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace storeys {

// Whose turn it is and what the game waits for, as a machine of states: asks persons and computers, lets them challenge,
// and takes their answers to the LiveGame. It calls the game and goes on when that call has returned, so that nothing
// depends on who hears of a change first. A computer answers no sooner than `pause` after it was asked, so that people
// can follow. ARCHITECTURE.md has the table of states and events, tests/app/turn_flow_test.cpp goes through it.
class TurnFlow : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool showing READ isShowing NOTIFY showingChanged)
    Q_PROPERTY(qreal pace MEMBER m_pace NOTIFY paceChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QList<QString> challengers READ challengers NOTIFY changed)
    Q_PROPERTY(storeys::OpenPlay challengeable READ challengeable NOTIFY changed)
    Q_PROPERTY(storeys::ChallengeOutcome outcome READ outcome NOTIFY judged)

public:
    // NoGame and LookOnly: there is nobody to ask. HandOver: the rack of the person to move is covered. Person: a person
    // is asked. Judging: computers look at a play for a moment, to challenge it. Window: a computer is next, and persons
    // get the time to challenge. Thinking: a computer is asked. Answered: it has answered, and waits until that can be
    // seen. Over: the game has ended.
    enum class State { NoGame, LookOnly, HandOver, Person, Judging, Window, Thinking, Answered, Over };
    Q_ENUM(State)

    TurnFlow(LiveGame& live, Notices& notices, std::chrono::milliseconds pause);
    ~TurnFlow() override;

    // ---- what it waits for
    [[nodiscard]] State state() const { return m_state; }
    // The seat that is to act, or -1.
    [[nodiscard]] int seat() const { return m_seat; }
    // A computer is to move.
    [[nodiscard]] bool isThinking() const { return m_live.mover() >= 0 && !m_live.isPerson(m_live.mover()); }
    [[nodiscard]] bool isAsked(int seat) const { return m_state == State::Person && m_seat == seat; }
    // How long everything takes, against the usual time; 0: no time at all.
    [[nodiscard]] qreal pace() const { return m_pace; }

    // ---- games
    // What `players` are asked instead of bots, by seat; for tests.
    using Players = std::vector<std::unique_ptr<Player>>;
    void begin(BegunGame game, Players players = {});
    void leave();
    // Plays on from after that number of turns, less than there are, as a game of its own, with the same players and the clock from its
    // beginning. A turn that is already lost is not given back. Not of a practice, or of a game that is only looked at.
    Q_INVOKABLE void branch(int turns);

    // ---- turns
    // Of the person who is asked; of another seat nothing happens.
    void act(int seat, const Action& action);
    [[nodiscard]] bool canUndo() const { return m_live.mayUndo(); }
    [[nodiscard]] bool canRedo() const { return m_live.mayRedo(); }
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // ---- challenges
    // The persons who may challenge the last play, the likeliest first.
    [[nodiscard]] QList<int> challengerSeats() const;
    [[nodiscard]] QStringList challengers() const;
    // That play; none where no person may challenge it.
    [[nodiscard]] OpenPlay challengeable() const;
    // Of the last challenge.
    [[nodiscard]] ChallengeOutcome outcome() const { return m_outcome; }
    // A person challenges the play of that turn, the one that was seen; nothing happens if another one is open now.
    Q_INVOKABLE void challenge(int seat, int turn);

    // ---- for FlowHold
    void hold(int kind, bool on);
    // The last play is still shown.
    [[nodiscard]] bool isShowing() const;

signals:
    void changed();
    void showingChanged();
    void paceChanged();
    // The game is about to change although nobody answered: what is laid goes back to the rack. It is still as it was.
    void interrupted();
    // A challenge was decided.
    void judged();

private:
    // ---- states
    void enter(State state, int seat);
    // Nobody is asked any more; an answer to what was asked comes too late.
    void drop();
    void next();
    void goOn();
    void holdClock();
    [[nodiscard]] bool isHeld() const;

    // ---- turns
    void seatPlayers();
    void ask();
    void answered(const Action& action);
    void take(const Action& action);
    // A person may try again; a computer that is refused twice is not asked again.
    void refuse(int seat, const Violation& why);
    void loseOnTime(int seat);

    // ---- challenges
    [[nodiscard]] bool isOpenToChallenge() const;
    void letComputersChallenge();
    void decide(int seat);

    LiveGame& m_live;
    Notices& m_notices;
    std::chrono::milliseconds m_pause;
    qreal m_pace = 1;
    QThreadPool m_thread; // where computers think
    Players m_players;    // by seat; none for a person
    bool m_scripted = false;
    State m_state = State::NoGame;
    int m_seat = -1;
    int m_question = 0; // an answer to an older one is dropped
    bool m_refused = false;
    Action m_answer;
    QElapsedTimer m_asked;
    QTimer m_wait;                // belongs to the state
    std::array<int, 4> m_holds{}; // how many are active, by kind
    ChallengeOutcome m_outcome;
};

} // namespace storeys
