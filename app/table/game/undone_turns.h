#pragma once

#include "game/game.h"

#include <vector>

namespace storeys {

// The turns that were taken back and can be taken again, as long as no other turn is. Going back never stops at half
// a turn: it ends where a person was to move, with all that the computers answered gone too. Owned by the LiveGame,
// which changes the game through it; the same tiles are drawn when the turns are taken again.
class UndoneTurns
{
public:
    // Which seats persons play, by seat.
    using Persons = std::vector<bool>;

    // Whether turns may be taken back in a game at all: never in challenge mode, where a play would be tried and taken
    // back; else as the house rules say.
    [[nodiscard]] static bool isAllowed(const Game& game, const Persons& persons);

    [[nodiscard]] bool canUndo(const Game& game, const Persons& persons) const;
    [[nodiscard]] bool canRedo() const { return !m_turns.empty(); }
    // Back to the last decision of a person; only if canUndo().
    void undo(Game& game, const Persons& persons);
    // On to where the next undo would have come from; only if canRedo().
    void redo(Game& game, const Persons& persons);
    void forget()
    {
        m_turns.clear();
        m_next = 0;
    }

private:
    struct Undone
    {
        Action action;
        int hints = 0; // given for the turn
    };
    std::vector<Undone> m_turns; // the last is taken again first
    int m_next = 0;              // hints that were given for the turn after them all, which was not taken yet
};

} // namespace storeys
