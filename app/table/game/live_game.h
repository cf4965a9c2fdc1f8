#pragma once

#include "bots/knowledge.h"
#include "data_place.h"
#include "game/game_change.h"
#include "table/game/clock_view.h"
#include "table/game/record_notes.h"
#include "table/game/screen.h"
#include "table/qml.h"

#include <QJsonObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace storeys {

// The turns that were undone and can be redone, until another turn is taken. undo() takes back the last turn that a
// person decided and all turns after it. Redone turns draw the same tiles. Owned by the LiveGame, which undoes and
// redoes turns of its game through this class.
class UndoneTurns
{
public:
    // By seat: whether a person at this screen plays it.
    using Persons = std::vector<bool>;

    // Whether a game allows undo at all: never in challenge mode, where players could try a play and take it back;
    // otherwise as the house rules say.
    [[nodiscard]] static bool isAllowed(const Game& game, const Persons& persons);

    [[nodiscard]] bool canUndo(const Game& game, const Persons& persons) const;
    [[nodiscard]] bool canRedo() const { return !m_turns.empty(); }
    // How many turns the game has after undo(): those before the last decision of a person. Call it only if canUndo().
    [[nodiscard]] std::size_t left(const Game& game, const Persons& persons) const;
    // Goes back to the last decision of a person; only if canUndo().
    void undo(Game& game, const Persons& persons);
    // Takes turns again up to the next decision of a person or, if there is none, to where undo() began; only if
    // canRedo().
    void redo(Game& game, const Persons& persons);

private:
    struct Undone
    {
        Action action;
        int hints = 0; // hints given for the turn
    };
    std::vector<Undone> m_turns; // the last one is taken again first
    int m_next = 0;              // hints for the turn that was next when undo began
};

// A game that TurnFlow::begin() puts on the table.
struct BegunGame
{
    // Branched: continues another game from one of its turns. Practice: a position of a lesson, which is not saved and
    // counts for nothing. Trial: a practice whose turns are tried but not taken, see TurnFlow::tried().
    enum class Origin { New, Resumed, Branched, Practice, Trial };

    Game game;
    std::vector<SeatKind> kinds; // index: seat
    std::string clock;           // as in the `#clock` line of records; "" for no clock
    Origin origin = Origin::New;
    RecordNotes notes{};  // notes of the record that the game comes from
    bool isKnown = false; // the game was on the table before, so its start need not be announced
    bool isOurs = true;   // begun or saved on this computer; false: its record comes from somebody else
    bool isAway = false;  // dealt elsewhere and played on: the game is followed, and newer states of it come
    QJsonObject place{};  // if away: what its note keeps, so that it can go on later; empty if it is not kept here
};

// The game on the table, its players, its clock and the turns taken back: the only object that changes a game. Only
// TurnFlow asks it for changes, except for noteHint(). A change is complete, and the screen shows who is to move next,
// before the signal of the change is emitted. Owned by the GameTable; has no game at first and after leave().
class LiveGame : public QObject
{
    Q_OBJECT
    TABLE_PART
    INPUT(bool, commonWordsFirst, proposalsChanged) = true;
    INPUT(bool, offensiveWords, proposalsChanged) = false;

public:
    // `now` returns the time for the clock; by default it is the system's.
    explicit LiveGame(DataPlace data, GameClock::Now now = {}) : m_data(std::move(data)), m_clock(std::move(now)) {}

    // ---- the game
    [[nodiscard]] const std::optional<Game>& game() const { return m_game; }
    FLAG(there, isThere, changed) { return m_game.has_value(); }
    FLAG(over, isOver, changed) { return m_game && m_game->isOver(); }
    // Whether the game is dealt elsewhere, so that no bag and only some racks are known.
    FLAG(followed, isFollowed, changed) { return m_game && m_game->isFollowed(); }
    // Whether the game is only for viewing, so that nobody here is to move: it is past, or goes on without us.
    FLAG(lookOnly, isLookOnly, changed) { return m_game && (m_game->isPast() || (isFollowed() && !m_isAway)); }
    // The position after all turns. Call it only while there is a game.
    [[nodiscard]] const Position& position() const { return m_game->position(); }
    [[nodiscard]] int turnCount() const { return m_game ? static_cast<int>(m_game->turns().size()) : 0; }
    // The seat to move; -1 if there is none.
    PROPERTY(int, mover, changed) { return m_game && !isOver() && !isLookOnly() ? position().turn : -1; }
    [[nodiscard]] BegunGame::Origin origin() const { return m_origin; }
    [[nodiscard]] bool isPractice() const
    {
        return m_game && (m_origin == BegunGame::Origin::Practice || m_origin == BegunGame::Origin::Trial);
    }
    [[nodiscard]] bool isTrial() const { return m_game && m_origin == BegunGame::Origin::Trial; }
    FLAG(resumed, isResumed, changed) { return m_game && m_origin == BegunGame::Origin::Resumed; }
    [[nodiscard]] bool isKnown() const { return m_isKnown; } // see BegunGame::isKnown
    // Whether its turns were taken on this computer: it was begun or saved here, or has ended here.
    [[nodiscard]] bool isOurs() const { return m_isOurs || !m_beganOver; }
    [[nodiscard]] bool isAway() const { return m_isAway; } // see BegunGame::isAway
    [[nodiscard]] const QJsonObject& place() const { return m_place; }
    [[nodiscard]] const RecordNotes& notes() const { return m_notes; }
    // Whether the game was already over when it was opened, so that it is only viewed and does not count again.
    [[nodiscard]] bool beganOver() const { return m_beganOver; }
    [[nodiscard]] const ClockView& clock() const { return m_clock; }
    [[nodiscard]] const Screen& screen() const { return m_screen; }

    // ---- who plays
    [[nodiscard]] const std::vector<SeatKind>& kinds() const { return m_kinds; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_kinds.size()); }
    // See SeatKind::isHere().
    [[nodiscard]] bool isHere(int seat) const { return m_kinds[seat].isHere(); }
    [[nodiscard]] int countHere() const { return storeys::countHere(m_kinds); }
    // Whether one person plays alone in a game that counts, not in a practice.
    FLAG(solo, isSolo, changed) { return seats() == 1 && isHere(0) && !isPractice(); }
    // In a solo game, the number of exchanges left that cost no points; otherwise 0.
    PROPERTY(int, freeExchanges, changed);

    // ---- what the program proposes
    [[nodiscard]] const std::shared_ptr<const BotKnowledge>& knowledge() const { return m_knowledge; }
    // The position as computers, hints, lessons and the analysis see it: without offensive words, unless the settings
    // allow them. Players may play these words in any case.
    [[nodiscard]] Position proposing() const;
    // The rule book with the words of proposing().
    [[nodiscard]] RuleBookPtr proposed(const RuleBookPtr& book) const
    {
        return m_offensiveWords ? book : m_knowledge->decent(book);
    }
    [[nodiscard]] bool proposesOffensiveWords() const { return m_offensiveWords; }
    // Whether hints and the search for the nearest legal play use uncommon words only if there are no plays of common
    // words.
    [[nodiscard]] bool proposesCommonWordsFirst() const { return m_commonWordsFirst; }

    // ---- changing
    // Begins the game. The error means that the clock's text can't be read; the game then begins without a clock.
    [[nodiscard]] std::optional<Error> begin(BegunGame game);
    void leave();
    // Takes the action for the seat to move. If a violation is returned, nothing has changed.
    [[nodiscard]] std::optional<Violation> take(const Action& action);
    // Challenges the last play; the seat must be allowed to, see Game::mayChallenge(). If the last play of a finished
    // game is withdrawn, the game goes on.
    void challenge(int seat);
    // Replaces the game by a later or earlier state of itself and tells what happened by the signal that the same change
    // has when it is made here; several changes at once are told as redone(), what changes no turn is not told. At the end of a game that was followed, the
    // state is the whole game.
    void follow(Game next);
    // Whether undo() is allowed. It is not in games with a clock, which can't be turned back, or after the end of a
    // solo game, whose total is already in the results, or of one that was resigned; whyNoUndo() has the other cases.
    [[nodiscard]] bool mayUndo() const { return m_game && whyNoUndo().isEmpty(); }
    // Why undo() is not allowed: a sentence; "" if it is allowed or there is no game.
    [[nodiscard]] QString whyNoUndo() const;
    // How many turns the game has after undo(); only if mayUndo().
    [[nodiscard]] std::size_t leftByUndo() const { return m_undone.left(*m_game, persons()); }
    [[nodiscard]] bool mayRedo() const { return m_game && m_undone.canRedo(); }
    // undo() goes back to the last decision of a person; redo() goes forward to the next one. Call undo() only if
    // mayUndo(), redo() only if mayRedo().
    void undo();
    void redo();
    // Ends the running game because the seat has run out of time, or because it resigns, for good: there is no undo.
    void loseOnTime(int seat) { forfeit(seat, &Game::loseOnTime); }
    void resign(int seat) { forfeit(seat, &Game::resign); }
    void noteHint();
    // Settles the end of the game, once for each end: charges points for overtime and emits ended(). Does nothing while
    // the game goes on.
    void conclude();

signals:
    // Some property has changed. Follows each signal below except leaving(), hintNoted() and proposalsChanged().
    void changed();
    // The game, which still exists, is about to be replaced or dropped. Not emitted before the first game.
    void leaving();
    void started();
    void left();
    void turnTaken(int turn);
    // A challenge withdrew the last play; `turn` is the turn that records this.
    void withdrawn(int turn);
    void challengeFailed(int seat);
    // Turns were taken back; `before` is the game that still had them.
    void undone(const storeys::Game& before);
    // Undone turns were taken again, or the game changed in several ways at once: the turns from index `first` on are new.
    void redone(int first);
    void forfeited(int seat);
    void hintNoted();
    void ended();
    // The game's end no longer stands, because an undo or a challenge took the last play back, or a failed challenge
    // changed the points. Follows undone(), withdrawn() or challengeFailed().
    void reopened();
    void proposalsChanged();

private:
    [[nodiscard]] UndoneTurns::Persons persons() const;
    [[nodiscard]] int seatInFront() const;
    // Emits the given signal and then changed(), as the last step of a change.
    template<class Signal, class... Values>
    void emitChange(Signal signal, const Values&... values)
    {
        emit(this->*signal)(values...);
        emit changed();
    }
    void change(Game next);
    void forfeit(int seat, void (Game::*how)(int));
    void turnScreen() { m_screen.turnTo(seatInFront(), isOver() || isLookOnly()); }

    DataPlace m_data;
    std::optional<Game> m_game;
    std::vector<SeatKind> m_kinds;
    RecordNotes m_notes;
    BegunGame::Origin m_origin = BegunGame::Origin::New;
    bool m_isKnown = false;
    bool m_isOurs = true;
    bool m_isAway = false;
    QJsonObject m_place;
    std::shared_ptr<const BotKnowledge> m_knowledge = std::make_shared<BotKnowledge>();
    bool m_beganOver = false;
    bool m_concluded = false; // ended() was emitted, or the game was already over when it came to the table
    UndoneTurns m_undone;
    PART(ClockView, clock);
    PART(Screen, screen);
};

} // namespace storeys
