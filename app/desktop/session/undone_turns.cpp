#include "desktop/session/undone_turns.h"

#include <algorithm>

namespace storeys {

bool UndoneTurns::isAllowed(const Game& game, const Persons& persons)
{
    const HouseRules& rules = game.position().houseRules();
    const bool isOpen = rules.undo == HouseRules::Undo::On
                        || (rules.undo == HouseRules::Undo::OnePerson && std::ranges::count(persons, true) == 1);
    return isOpen && rules.mode != HouseRules::Mode::Challenge;
}

bool UndoneTurns::canUndo(const Game& game, const Persons& persons) const
{
    return std::ranges::any_of(game.turns(), [&](const Transition& turn) { return persons[turn.seat]; });
}

void UndoneTurns::undo(Game& game, const Persons& persons)
{
    bool byPerson = false;
    while (!byPerson) {
        const Transition& last = game.turns().back();
        byPerson = persons[last.seat];
        m_turns.push_back({last.action, game.hintsFor(game.turns().size() - 1)});
        game.undo();
    }
}

void UndoneTurns::redo(Game& game, const Persons& persons)
{
    do {
        const Undone next = m_turns.back();
        m_turns.pop_back();
        game.noteHints(next.hints - game.hintsFor(game.turns().size()));
        [[maybe_unused]] const auto violation = game.take(next.action);
    } while (!m_turns.empty() && !persons[game.position().turn]);
}

} // namespace storeys
