#pragma once

#include "base/seats.h"
#include "game/opening.h"
#include "moves/generator.h"
#include "rules/ends.h"
#include "rules/turn.h"

#include <optional>
#include <vector>

namespace storeys {

// A game: a setup plus the turns taken, each legal when it was taken and each with the tiles drawn after it. Setup and
// turns determine everything else: undo() drops the last turns, and every earlier position can be looked at.
class Game
{
public:
    // Draws for who starts, then deals in playing order.
    explicit Game(GameSetup setup);

    // A game for viewing only, which can't go on because its bag and the draw for the start are unknown. Needs one more
    // position than turns. `end` is the result, if known.
    [[nodiscard]] static Game past(GameSetup setup, std::vector<Position> positions, std::vector<Turn> turns,
                                   std::optional<GameResult> end = std::nullopt);

    // A running game as the seats `seenBy` know it: they know their own racks, and no bag. It is played elsewhere, so it
    // changes only by being replaced, and it is never over, whatever its last position says. Needs one more position
    // than turns; `hints` as for resumed().
    [[nodiscard]] static Game followed(GameSetup setup, StartDraw draw, std::vector<Position> positions,
                                       std::vector<Turn> turns, int hints, Seats seenBy);

    // A game that continues after these turns, which are replayed from their events. `hints` is the number of hints
    // already given for the next turn.
    [[nodiscard]] static Game resumed(GameSetup setup, std::vector<Turn> turns, int hints);

    // A game that begins at a prepared position, without draw and deal, with the book and the players of the setup.
    [[nodiscard]] static Game from(GameSetup setup, Position start);

    // ---- the start
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const StartDraw& startDraw() const { return m_startDraw; }

    // ---- the present
    [[nodiscard]] const Position& position() const { return m_positions.back(); }
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    // The position before turn n; n = turns().size() is the position after the last turn, without the lateEvents().
    [[nodiscard]] const Position& positionBefore(std::size_t n) const { return m_positions[n]; }
    [[nodiscard]] bool isOver() const { return m_end.has_value(); }
    // What the clock or a player who resigned added after the last turn: events of the game that belong to no turn.
    [[nodiscard]] const std::vector<Event>& lateEvents() const { return m_late; }
    // Whether the game is for viewing only. Such a game counts as over only if its result is known.
    [[nodiscard]] bool isPast() const { return m_past; }
    // See followed().
    [[nodiscard]] bool isFollowed() const { return m_seenBy.has_value(); }
    [[nodiscard]] const std::optional<Seats>& seenBy() const { return m_seenBy; }
    [[nodiscard]] const std::optional<GameResult>& result() const { return m_end; }

    // ---- changing
    // The player to move takes a turn. If a violation is returned, nothing has changed. Turns of a game that is followed
    // are taken elsewhere.
    [[nodiscard]] std::optional<Violation> take(Action action) { return take(std::move(action), m_generator); }
    // Like take(action), but asks `plays` whether anybody can still play. Faster with the generator of a bot that
    // follows the game, as it knows the board already.
    [[nodiscard]] std::optional<Violation> take(Action action, PlayProbe& plays);
    // Takes back the last turn and all that followed from it: lost turns, forced passes, challenges, the end of the
    // game and the lateEvents(). False if there is no turn or the game is for viewing only or
    // followed.
    bool undo();
    // Ends the game, of two players, because the seat gives it up: the other one wins, whatever the points.
    void resign(int seat);

    // ---- the clock, which the caller keeps
    // Ends the game because the seat has run out of time and the players agreed that this loses.
    void loseOnTime(int seat) { forfeit({seat, event::TimeUp{}}, EndCondition::TimeUp); }
    // Subtracts these points for overtime, one value per seat, none negative, from the totals of a finished game.
    // Replaces earlier charges and recomputes the winners.
    void chargeTime(const std::vector<Points>& penalties);

    // ---- help
    // The most hints counted for one turn, and the most that a record tells.
    static constexpr int mostHints = 99;
    // Records that the player to move was given this many more hints, which must not be negative.
    void noteHints(int hints) { m_hints = std::min(m_hints + std::clamp(hints, 0, mostHints), mostHints); }
    // The number of hints given for turn n; n = turns().size() is the next turn. 0 for later turns.
    [[nodiscard]] int hintsFor(std::size_t n) const
    {
        return n < m_turns.size() ? m_turns[n].hints() : n == m_turns.size() ? m_hints : 0;
    }

    // ---- challenges
    // The play that may be challenged: in challenge mode the last turn, if it is a play, until the next turn is taken.
    // Lost turns, forced passes and card choices do not close it. An earlier challenge may already have found its words
    // good. nullptr if there is no such play or the game was forfeited.
    [[nodiscard]] const Turn* openPlay() const;
    // Whether the seat may challenge the open play. A play can be challenged only once, except that a record may show
    // one failed challenge by each other seat.
    [[nodiscard]] bool mayChallenge(int seat) const;
    // The seat challenges the open play; mayChallenge() must hold. If words are bad, the returned violation names them,
    // and the play is withdrawn: its tiles return to the rack and the tiles drawn after it to the bag; the same player
    // plays again or, if that is the penalty, loses the turn. If all are good, returns none, and the challenger loses
    // what the house rules say: the next turn, points or nothing.
    std::optional<Violation> challenge(int seat);

private:
    Game() = default;
    void dropLast();
    void dropLate();
    void addLate(std::vector<Event> events);
    void forfeit(Event how, EndCondition reason);
    void dropConsequences();
    // The index of openPlay(), which must exist; later turns are card choices, lost turns or forced passes.
    [[nodiscard]] std::size_t openPlayAt() const { return static_cast<std::size_t>(openPlay() - m_turns.data()); }
    void finishTurn(PlayProbe& plays);

    GameSetup m_setup;
    StartDraw m_startDraw;
    std::vector<Position> m_positions; // one more than m_turns, plus the position after m_late if there are any
    std::vector<Turn> m_turns;
    std::vector<Event> m_late;
    int m_hints = 0; // given for the next turn
    std::optional<GameResult> m_end;
    Generator m_generator; // detects the end
    bool m_past = false;
    std::optional<Seats> m_seenBy; // if the game is followed
};

} // namespace storeys
