#pragma once

#include "game/game.h"

#include <vector>

namespace storeys {

// The turns that were taken back and can be taken again, until another turn is taken. Undo ends where a person was to
// move; turns that computers took after that are taken back too. Turns that are taken again draw the same tiles. Owned
// by the LiveGame, which changes the game through it.
class UndoneTurns
{
public:
    // By seat: whether a person plays it.
    using Persons = std::vector<bool>;

    // Whether a game allows undo at all. Never in challenge mode, where players could try a play and take it back; else
    // as the house rules say.
    [[nodiscard]] static bool isAllowed(const Game& game, const Persons& persons);

    [[nodiscard]] bool canUndo(const Game& game, const Persons& persons) const;
    [[nodiscard]] bool canRedo() const { return !m_turns.empty(); }
    // How many turns undo leaves: those before the last decision of a person. Only if canUndo().
    [[nodiscard]] std::size_t left(const Game& game, const Persons& persons) const;
    // Goes back to the last decision of a person; only if canUndo().
    void undo(Game& game, const Persons& persons);
    // Goes on to the next decision of a person or to where undo began; only if canRedo().
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
        int hints = 0; // given for it
    };
    std::vector<Undone> m_turns; // the last is taken again first
    int m_next = 0;              // hints for the turn that was to be taken when undo began
};

} // namespace storeys
