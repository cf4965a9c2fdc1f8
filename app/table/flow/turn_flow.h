#pragma once

#include "bots/bot.h"
#include "game/player.h"
#include "table/flow/challenges.h"
#include "table/flow/referee.h"
#include "table/game/live_game.h"
#include "table/qml.h"
#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace storeys {

// A computer player, whose bot thinks on another thread. Owned by the TurnFlow; lives on the main thread and answers
// there.
class ComputerPlayer : public Player
{
public:
    // The thread must outlive the player.
    ComputerPlayer(std::unique_ptr<Bot> bot, JobThread& thread) : m_bot(std::move(bot)), m_thought(thread) {}

    void takeTurn(const SeatView& view, Answer answer) override
    {
        m_thought.start([bot = m_bot, view](const std::stop_token& stop) { return bot->choose(view, stop); },
                        std::move(answer));
    }
    void cancel() override { m_thought.cancel(); }
    // Whether the bot challenges the last play, which formed `words`; see Bot. Returns at once, even while the bot
    // thinks.
    [[nodiscard]] bool challenges(const SeatView& view, const std::vector<ScoredWord>& words)
    {
        return m_bot->challenges(view, words);
    }

private:
    std::shared_ptr<Bot> m_bot; // shared with a computation that may go on for a moment after cancel()
    OffThread<Action> m_thought;
};

// Whose turn it is and what the game waits for: a state machine that asks people and computers, lets them challenge,
// and gives their answers to the LiveGame or, if the game is dealt elsewhere, to its Referee. It enters the next state only when the call that changed the game has
// returned, so that the order of listeners does not matter. A computer's turn is taken no sooner than `pause` times
// pace() after the computer was asked, so that people can follow. Owned by the GameTable. ARCHITECTURE.md has the table
// of states and events; tests/app/turn_flow_test.cpp goes through it.
class TurnFlow : public QObject
{
    Q_OBJECT
    TABLE_PART
    INPUT(qreal, pace, paceChanged) = 1;

public:
    // NoGame, LookOnly: there is nobody to ask. HandOver: the rack of the person to move is covered. Person: a person
    // is asked. Judging: for a moment, computers look at the last play and may challenge it. Window: a computer is
    // next, and people have time to challenge first. Thinking: a computer is asked. Answered: a computer has answered;
    // the answer is taken when the pause is over and nothing holds the flow. Over: the game has ended. With a Referee:
    // Sent: it was asked for what a person here wants to do; Elsewhere: the seat to move is not at this screen.
    enum class State { NoGame, LookOnly, HandOver, Person, Judging, Window, Thinking, Answered, Over, Sent, Elsewhere };
    Q_ENUM(State)

    TurnFlow(LiveGame& live, Notices& notices, std::chrono::milliseconds pause);
    ~TurnFlow() override;

    // ---- the current state
    [[nodiscard]] State state() const { return m_state; }
    // The seat to act; -1 if there is none.
    [[nodiscard]] int seat() const { return m_seat; }
    // Whether a computer is to move, or a person who is not at this screen; in any state.
    FLAG(thinking, isThinking, changed) { return m_live.mover() >= 0 && !m_live.kinds()[m_live.mover()].isPerson(); }
    FLAG(elsewhere, isElsewhere, changed) { return m_live.mover() >= 0 && m_live.kinds()[m_live.mover()].away; }
    // Whether what a person here did is on its way to the dealer.
    FLAG(sent, isSent, changed) { return m_state == State::Sent; }
    [[nodiscard]] bool isAsked(int seat) const { return m_state == State::Person && m_seat == seat; }
    // Factor for the pause before a computer's turn is taken; 1 is usual, 0 means no pause.
    [[nodiscard]] qreal pace() const { return m_pace; }

    // ---- games
    // For tests: the players to ask instead of bots, by seat; null for a person.
    using Players = std::vector<std::unique_ptr<Player>>;
    // `referee`: takes the turns of a game that is dealt elsewhere, which must be followed and BegunGame::isAway.
    void begin(BegunGame game, Players players = {}, Referee* referee = nullptr);
    void leave();
    // Of the game on the table; null if it is dealt here.
    [[nodiscard]] Referee* referee() const { return m_referee; }
    // Begins a separate game from the position after the first `turns` turns (fewer than there are), with the same
    // players and a new clock. Keeps lost turns and forced passes that follow directly. Does nothing in a practice or
    // in a game that is only viewed.
    Q_INVOKABLE void branch(int turns);

    // ---- turns
    // Takes the action of the person who is asked, or asks the referee for it; in a trial, only emits tried(). Does
    // nothing for any other seat.
    void act(int seat, const Action& action);
    PROPERTY(bool, canUndo, changed) { return m_live.mayUndo(); }
    PROPERTY(QString, whyNoUndo, changed) { return m_live.whyNoUndo(); }
    PROPERTY(bool, canRedo, changed) { return m_live.mayRedo(); }
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    // ---- giving up
    // The seat that may resign: in a game of two, the person to move or else the only person; -1 if there is none.
    PROPERTY(int, resigner, changed);
    // Who wins if that seat resigns: a sentence; "" if nobody may resign.
    PROPERTY(QString, resignText, changed);
    Q_INVOKABLE void resign();

    // ---- challenges
    // The seats of the people who may challenge the last play, in the order of play from the seat to move.
    [[nodiscard]] QList<int> challengerSeats() const;
    // The play that people may challenge; its turn is -1 if there is none.
    PROPERTY(storeys::OpenPlay, challengeable, changed);
    PROPERTY(storeys::ChallengeOutcome, outcome, judged) { return m_outcome; }
    // The person at `seat` challenges the play with the index `turn`. Does nothing if that play can't be challenged any
    // more, so that a challenge never hits a play that the person has not seen.
    Q_INVOKABLE void challenge(int seat, int turn);

    // ---- for FlowHold
    void hold(int kind, bool on);
    // Whether a view is still showing the last play.
    FLAG(showing, isShowing, showingChanged);

signals:
    void changed();
    void showingChanged();
    void paceChanged();
    // An undo, a redo, a person's challenge, the clock, a player who resigns or anything else that was not asked for is about
    // to change the game, so the view returns laid tiles to the rack.
    void interrupted();
    void judged();
    // In a trial, the person chose this action, which does not change the game.
    void tried(const storeys::Action& action);

private:
    // ---- states
    void enter(State state, int seat);
    // Stops asking and waiting; an answer that still comes is ignored.
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
    void setReferee(Referee* referee);
    // Shows the state that the referee tells.
    void follow(const Game& game);
    // Handles an action that breaks a rule. A person reads why in a notice and may try again. A computer is asked once
    // more; if that action breaks a rule too, the game waits, and a notice says why.
    void refuse(int seat, const Violation& why);
    void forfeit(int seat, void (LiveGame::*how)(int));
    void step(void (LiveGame::*backOrForth)());

    // ---- challenges
    [[nodiscard]] bool isOpenToChallenge() const;
    void letComputersChallenge();
    void decide(int seat);

    LiveGame& m_live;
    Notices& m_notices;
    std::chrono::milliseconds m_pause;
    JobThread m_thread;          // where bots think, one of them at a time
    Players m_players;           // by seat; null for a person
    bool m_scripted = false;     // the players came from begin() and are never replaced
    QPointer<Referee> m_referee; // null for a game that is dealt here
    State m_state = State::NoGame;
    int m_seat = -1;
    int m_question = 0; // changes whenever asking stops; answers asked for under an older number are ignored
    bool m_refused = false;
    Action m_answer;
    QElapsedTimer m_asked;
    QTimer m_wait;                // the time limit of the state
    std::array<int, 4> m_holds{}; // number of active holds, by FlowHold::Kind
    ChallengeOutcome m_outcome;
};

// A reason for the flow of turns to wait. It counts while it is active and ends with this object, so that a view that
// goes away never blocks the game, and several views need not know of each other. Owned by the view that makes the flow
// wait.
class FlowHold : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::TurnFlow* flow READ flow WRITE setFlow NOTIFY changed)
    Q_PROPERTY(storeys::FlowHold::Kind kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)

public:
    // Why the game is held. Show: the last play is still being shown. Away: the board can't be seen. Decide: a person
    // is deciding about a challenge. These three delay a computer's answer and stop its clock. Dialog: a dialog that
    // opened by itself covers the game; this stops the clock but delays no answer.
    enum class Kind { Show, Away, Decide, Dialog };
    Q_ENUM(Kind)

    using QObject::QObject;
    ~FlowHold() override { hold(false); }

    [[nodiscard]] TurnFlow* flow() const { return m_flow; }
    void setFlow(TurnFlow* flow) { set(flow, m_kind, m_active); }
    [[nodiscard]] Kind kind() const { return m_kind; }
    void setKind(Kind kind) { set(m_flow, kind, m_active); }
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active) { set(m_flow, m_kind, active); }

signals:
    void changed();

private:
    void set(TurnFlow* flow, Kind kind, bool active);
    void hold(bool on);

    QPointer<TurnFlow> m_flow;
    Kind m_kind = Kind::Show;
    bool m_active = false;
};

} // namespace storeys
