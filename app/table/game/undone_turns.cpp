#include "table/game/undone_turns.h"

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
    return std::ranges::any_of(game.turns(), [&](const Turn& turn) { return persons[turn.seat]; });
}

// The choice that a card leaves belongs to its play.
std::size_t UndoneTurns::left(const Game& game, const Persons& persons) const
{
    std::size_t left = game.turns().size() - 1;
    while (!persons[game.turns()[left].seat] || game.turns()[left].isChoice())
        --left;
    return left;
}

void UndoneTurns::undo(Game& game, const Persons& persons)
{
    // Hints may have been given for the turn that is still to be taken; they count when redo comes back to it.
    int& pending = m_turns.empty() ? m_next : m_turns.back().hints;
    pending = std::max(pending, game.hintsFor(game.turns().size()));
    const std::size_t left = this->left(game, persons);
    for (std::size_t turn = game.turns().size(); turn > left; --turn) {
        m_turns.push_back({game.turns().back().action, game.hintsFor(turn - 1)});
        game.undo();
    }
}

void UndoneTurns::redo(Game& game, const Persons& persons)
{
    const auto note = [&](int hints) { game.noteHints(hints - game.hintsFor(game.turns().size())); };
    do {
        const Undone next = m_turns.back();
        m_turns.pop_back();
        note(next.hints);
        [[maybe_unused]] const auto violation = game.take(next.action);
    } while (!m_turns.empty()
             && (!persons[game.position().turn] || std::holds_alternative<CardChoice>(m_turns.back().action)));
    note(m_turns.empty() ? m_next : m_turns.back().hints);
}

} // namespace storeys
