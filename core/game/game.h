#pragma once

#include "game/opening.h"
#include "moves/generator.h"
#include "rules/ends.h"
#include "rules/turn.h"

#include <optional>
#include <vector>

namespace storeys {

// A game: a start plus its turns, each legal when it was taken, each with the tiles drawn after it. Nothing else is
// kept by hand: undoing truncates, and every earlier position is there to look at.
class Game
{
public:
    // Draws for the start and deals in playing order.
    explicit Game(GameSetup setup);

    // A game to be looked at, not gone on with: what was seen of it is known, but neither the bag nor the start draw.
    // One position more than turns. `end`: the result, if it is known.
    [[nodiscard]] static Game past(GameSetup setup, std::vector<Position> positions, std::vector<Turn> turns,
                                   std::optional<GameResult> end = std::nullopt);

    // A game that goes on after these turns, which are done again by their events. `hints`: given for the next one.
    [[nodiscard]] static Game resumed(GameSetup setup, std::vector<Turn> turns, int hints);

    // A game that begins at a prepared position instead of a draw and a deal, with the book and the players of the
    // setup: to be played on.
    [[nodiscard]] static Game from(GameSetup setup, Position start);

    // ---- the start
    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const StartDraw& startDraw() const { return m_startDraw; }

    // ---- now
    [[nodiscard]] const Position& position() const { return m_positions.back(); }
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    // The position before turn n; n = turns().size() is after the last, whatever the clock did then.
    [[nodiscard]] const Position& positionBefore(std::size_t n) const { return m_positions[n]; }
    [[nodiscard]] bool isOver() const { return m_end.has_value(); }
    // What the clock did after the last turn: it is part of the game, but of no turn.
    [[nodiscard]] const std::vector<Event>& timeEvents() const { return m_time; }
    // Whether it is only to be looked at. Such a game is over only where its result is known.
    [[nodiscard]] bool isPast() const { return m_past; }
    // The result, once the game is over.
    [[nodiscard]] const std::optional<GameResult>& result() const { return m_end; }

    // ---- changing
    // The player to move takes a turn; if it is not allowed nothing happens and the reason comes back.
    [[nodiscard]] std::optional<Violation> take(Action action);
    // The same; looks for the end with the generator of a bot that follows the game and so has the cross sets.
    [[nodiscard]] std::optional<Violation> take(Action action, PlayProbe& plays);
    // Takes the last turn back with all that came of it: turns lost after it, challenges of it, the end of the game, what
    // the clock did. False if there is none.
    bool undo();

    // ---- the clock, which others keep
    // Ends a game that goes on: the seat has run out of time, and the players agreed that this loses.
    void loseOnTime(int seat);
    // Takes these points, by seat and never negative, off the totals of a game that is over, instead of those charged
    // before, and says anew who wins.
    void chargeTime(const std::vector<Points>& penalties);

    // ---- help
    // Records that the player to move was given that number of further hints.
    void noteHints(int hints);
    // How many hints were given for turn n; n = turns().size() is the next one.
    [[nodiscard]] int hintsFor(std::size_t n) const;

    // ---- challenges
    // The play that may be challenged: the last turn in challenge mode, until the next one is taken. A turn that passes
    // by a seat does not close it. Its words may have been found good already. None if there is no such play.
    [[nodiscard]] const Turn* openPlay() const;
    // The first challenge decides a play; only records of games played elsewhere tell of more.
    [[nodiscard]] bool mayChallenge(int seat) const;
    // A seat that may challenges. If words of the play are bad it is withdrawn and the violation names them; if all are
    // good there is no violation, and the challenger pays for it as agreed: the next turn passes by, or points.
    std::optional<Violation> challenge(int seat);
    // Takes back the open play as after a challenge: its tiles return to the rack, those drawn after it to the bag, and
    // the same player plays again or, where that is the penalty, loses the turn. There must be one.
    void withdrawLast();

private:
    Game() = default;
    void dropLast();
    void dropTime();
    void addTime(std::vector<Event> events);
    void dropIdleTurns();
    // Of openPlay(), which there must be; turns after it go on with it or passed by a seat.
    [[nodiscard]] std::size_t openPlayAt() const { return static_cast<std::size_t>(openPlay() - m_turns.data()); }
    void finishTurn(PlayProbe& plays);

    GameSetup m_setup;
    StartDraw m_startDraw;
    std::vector<Position> m_positions; // one more than turns, and one after m_time if there is any
    std::vector<Turn> m_turns;
    std::vector<Event> m_time;
    int m_hints = 0; // given for the next turn
    std::optional<GameResult> m_end;
    Generator m_generator; // for the end
    bool m_past = false;
};

} // namespace storeys
