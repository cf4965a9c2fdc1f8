#pragma once

#include "bots/knowledge.h"
#include "game/game.h"
#include "table/game/clock_view.h"
#include "table/game/screen.h"
#include "table/game/seat_kind.h"
#include "table/game/undone_turns.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// A game that comes to the table.
struct BegunGame
{
    // Practice: a position of a lesson, which is kept nowhere and counts for nothing. Branched: it goes on from a turn of
    // another game.
    enum class Origin { New, Resumed, Branched, Practice };

    Game game;
    std::vector<SeatKind> kinds;                   // by seat
    std::string clock;                             // as in #clock; empty for none
    std::shared_ptr<const BotKnowledge> knowledge; // of computers and helpers
    Origin origin = Origin::New;
};

// The game under way, who sits at it, its clock, the turns taken back: the one place that changes a game. TurnFlow alone
// asks it to, but for notes of hints. A change is complete, with the screen in front of who is to move next, before its
// signal is emitted. Lives as long as the table; most of the time it has a game.
class LiveGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")
    Q_PROPERTY(bool there READ isThere NOTIFY changed)
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool solo READ isSolo NOTIFY changed)
    Q_PROPERTY(bool lookOnly READ isLookOnly NOTIFY changed)
    Q_PROPERTY(bool resumed READ isResumed NOTIFY changed)
    Q_PROPERTY(int mover READ mover NOTIFY changed)
    Q_PROPERTY(storeys::ClockView* clock READ clock CONSTANT)
    Q_PROPERTY(storeys::Screen* screen READ screen CONSTANT)

public:
    // The clock goes by `now`, or by the system's time.
    explicit LiveGame(GameClock::Now now = {}, QObject* parent = nullptr);

    // ---- what it is
    [[nodiscard]] const std::optional<Game>& game() const { return m_game; }
    [[nodiscard]] bool isThere() const { return m_game.has_value(); }
    [[nodiscard]] bool isOver() const { return m_game && m_game->isOver(); }
    // A record that can't be gone on with: nobody is to move.
    [[nodiscard]] bool isLookOnly() const { return m_game && m_game->isPast(); }
    // Only with a game.
    [[nodiscard]] const Position& position() const { return m_game->position(); }
    [[nodiscard]] int turnCount() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The seat to move, -1 where there is none.
    [[nodiscard]] int mover() const;
    [[nodiscard]] BegunGame::Origin origin() const { return m_origin; }
    [[nodiscard]] bool isPractice() const { return m_game && m_origin == BegunGame::Origin::Practice; }
    [[nodiscard]] bool isResumed() const { return m_game && m_origin == BegunGame::Origin::Resumed; }
    // The game was over when it was opened: it is only looked at.
    [[nodiscard]] bool beganOver() const { return m_beganOver; }
    [[nodiscard]] ClockView* clock() { return &m_clock; }
    [[nodiscard]] const ClockView& clock() const { return m_clock; }
    [[nodiscard]] Screen* screen() { return &m_screen; }
    [[nodiscard]] const Screen& screen() const { return m_screen; }

    // ---- who plays
    [[nodiscard]] const std::vector<SeatKind>& kinds() const { return m_kinds; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_kinds.size()); }
    [[nodiscard]] bool isPerson(int seat) const { return m_kinds[seat].isPerson(); }
    [[nodiscard]] int personCount() const;
    // One person alone, whose total is kept.
    [[nodiscard]] bool isSolo() const;

    // ---- what is proposed
    [[nodiscard]] const std::shared_ptr<const BotKnowledge>& knowledge() const { return m_knowledge; }
    // The position as computers, hints, lessons and analysis look at it: they form no offensive words unless the person
    // wishes so. Such words stay valid in the game.
    [[nodiscard]] Position proposing() const;
    [[nodiscard]] bool proposesOffensiveWords() const { return m_offensiveWords; }
    void setOffensiveWords(bool propose) { m_offensiveWords = propose; }

    // ---- changing
    // An error, if the clock's text can't be read; the game then goes on without one.
    [[nodiscard]] std::optional<Error> begin(BegunGame game);
    // There is no game then, as before the first one.
    void leave();
    // Of the seat to move; with a violation nothing has changed.
    [[nodiscard]] std::optional<Violation> take(const Action& action);
    // Only a seat that may; see Game::mayChallenge(). A play that is taken back opens a game that was over again.
    void challenge(int seat);
    // A clock can't be turned back, and the total of a solo game stands in a table.
    [[nodiscard]] bool mayUndo() const;
    [[nodiscard]] bool mayRedo() const { return m_game && m_undone.canRedo(); }
    // To the last decision of a person, and on again; only if they may.
    void undo();
    void redo();
    // Ends a game that goes on.
    void loseOnTime(int seat);
    // One more for the seat to move.
    void noteHint();
    // The end stands and nobody has challenged it: time is charged, and ended() tells of it once. Nothing happens in a
    // game that goes on.
    void conclude();

signals:
    // Something of the properties is another; after each of the signals below.
    void changed();
    void started();
    void left();
    void turnTaken(int turn);
    // A challenge took the play back; `turn` tells of it.
    void withdrawn(int turn);
    void challengeFailed(int seat);
    // Turns were taken back; `before` is the game with them.
    void undone(const storeys::Game& before);
    // Turns were taken again, from that one on.
    void redone(int first);
    void lostOnTime(int seat);
    void hintNoted();
    void ended();
    // The end was taken back, by an undo or by a challenge of the last play. Follows undone() or withdrawn().
    void reopened();

private:
    [[nodiscard]] UndoneTurns::Persons persons() const;
    [[nodiscard]] int seatInFront() const;
    // Every change ends with one signal of its own, after which the properties are read again.
    template<class Signal, class... Values>
    void tell(Signal signal, const Values&... values)
    {
        emit(this->*signal)(values...);
        emit changed();
    }
    void turnScreen() { m_screen.turnTo(seatInFront(), isOver() || isLookOnly()); }

    std::optional<Game> m_game;
    std::vector<SeatKind> m_kinds;
    BegunGame::Origin m_origin = BegunGame::Origin::New;
    std::shared_ptr<const BotKnowledge> m_knowledge = std::make_shared<BotKnowledge>();
    bool m_offensiveWords = false;
    bool m_beganOver = false;
    bool m_concluded = false; // the end was told
    UndoneTurns m_undone;
    ClockView m_clock;
    Screen m_screen;
};

} // namespace storeys
