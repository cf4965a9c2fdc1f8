#include "game/game.h"

#include "rules/legality.h"
#include "rules/turn_rules.h"

namespace storeys {

Game::Game(GameSetup setup) : m_setup(std::move(setup))
{
    Opening opening = openingOf(m_setup);
    m_startDraw = std::move(opening.draw);
    constexpr std::size_t usualTurns = 47; // most games have no more turns, so that their vectors never reallocate
    m_positions.reserve(usualTurns + 1);
    m_turns.reserve(usualTurns);
    m_positions.push_back(std::move(opening.position));
}

Game Game::past(GameSetup setup, std::vector<Position> positions, std::vector<Turn> turns,
                std::optional<GameResult> end)
{
    assert(positions.size() == turns.size() + 1);
    Game game;
    game.m_setup = std::move(setup);
    game.m_positions = std::move(positions);
    game.m_turns = std::move(turns);
    game.m_end = std::move(end);
    game.m_past = true;
    return game;
}

Game Game::followed(GameSetup setup, StartDraw draw, std::vector<Position> positions, std::vector<Turn> turns,
                    int hints, Seats seenBy)
{
    Game game = past(std::move(setup), std::move(positions), std::move(turns));
    game.m_startDraw = std::move(draw);
    game.m_hints = hints;
    game.m_past = false;
    game.m_seenBy = seenBy;
    return game;
}

Game Game::resumed(GameSetup setup, std::vector<Turn> turns, int hints)
{
    Game game(std::move(setup));
    for (Turn& turn : turns) {
        Position after = game.position();
        for (const Event& event : turn.events)
            apply(after, event);
        game.m_positions.push_back(std::move(after));
        game.m_turns.push_back(std::move(turn));
    }
    game.m_hints = hints;
    game.finishTurn(game.m_generator);
    return game;
}

Game Game::from(GameSetup setup, Position start)
{
    assert(start.book == setup.book && start.seats.size() == setup.players.size());
    Game game;
    game.m_setup = std::move(setup);
    game.m_positions.push_back(std::move(start));
    return game;
}

std::optional<Violation> Game::take(Action action, PlayProbe& plays)
{
    if (isOver() || isPast() || isFollowed())
        return Violation{Violation::Kind::GameOver};
    Turn turn;
    if (auto violation = takeTurn(m_positions.emplace_back(position()), std::move(action), turn)) {
        m_positions.pop_back();
        return violation;
    }
    turn.addHints(std::exchange(m_hints, 0));
    m_turns.push_back(std::move(turn));
    finishTurn(plays);
    return std::nullopt;
}

// Checks for the end, then takes the turns that are lost and the passes of seats that hold nothing.
void Game::finishTurn(PlayProbe& plays)
{
    if (!position().cards.due.empty())
        return;
    while (true) {
        auto end = endOf(position(), plays);
        if (!end && isAtLimit(position(), m_turns.size()))
            end = EndCondition::Limit;
        if (end) {
            m_end = resultOf(position(), *end);
            return;
        }
        const bool isLost = position().toMove().turnsOwed > 0;
        // A lesson's game, which has no end conditions, would pass forever once nobody holds anything.
        const bool isForced = hasNothing(position().toMove()) && !position().variant().ends.empty();
        if (!isLost && !isForced)
            return;
        m_positions.push_back(position());
        m_turns.push_back(isLost ? loseTurn(m_positions.back()) : takeUnjudged(m_positions.back(), Pass{}));
    }
}

bool Game::undo()
{
    if (m_turns.empty() || isPast() || isFollowed())
        return false;
    dropConsequences();
    m_hints = m_turns.back().hints(); // the hints count for the turn that replaces this one
    dropLast();
    return true;
}

void Game::dropLast()
{
    m_turns.pop_back();
    m_positions.pop_back();
    m_end.reset();
}

// Lost turns and forced passes follow from the turn before them; finishTurn() adds them again.
void Game::dropConsequences()
{
    dropLate();
    while (!m_turns.empty() && m_turns.back().isIdle())
        dropLast();
}

// ---- what comes after the last turn

void Game::addLate(std::vector<Event> events)
{
    dropLate();
    if (events.empty())
        return;
    m_late = std::move(events);
    m_positions.push_back(position());
    for (const Event& event : m_late)
        apply(m_positions.back(), event);
}

void Game::dropLate()
{
    if (m_late.empty())
        return;
    m_late.clear();
    m_positions.pop_back();
}

void Game::forfeit(Event how, EndCondition reason)
{
    assert(!isOver() && !isPast() && !isFollowed());
    addLate({std::move(how)});
    m_end = resultOf(position(), reason);
}

void Game::resign(int seat)
{
    assert(position().seatCount() == 2);
    forfeit({seat, event::Resigned{}}, EndCondition::Resigned);
}

void Game::chargeTime(const std::vector<Points>& penalties)
{
    assert(isOver() && !isForfeit(m_end->reason) && penalties.size() == m_end->seats.size());
    std::vector<Event> charges;
    for (int seat = 0; seat < static_cast<int>(penalties.size()); ++seat)
        if (penalties[seat] != Points(0))
            charges.push_back({seat, event::TimeCharged{penalties[seat]}});
    addLate(std::move(charges));
    m_end = resultOf(position(), m_end->reason);
}

const Turn* Game::openPlay() const
{
    if (position().houseRules().mode != HouseRules::Mode::Challenge || isPast())
        return nullptr;
    if (isOver() && isForfeit(m_end->reason))
        return nullptr;
    const auto last = std::find_if_not(m_turns.rbegin(), m_turns.rend(),
                                       [](const Turn& turn) { return turn.isIdle() || turn.isChoice(); });
    const bool isOpen = last != m_turns.rend() && !last->isWithdrawal() && std::holds_alternative<Play>(last->action);
    return isOpen ? &*last : nullptr;
}

bool Game::mayChallenge(int seat) const
{
    const Turn* play = openPlay();
    if (!play || play->seat == seat || !position().cards.due.empty()) // a turn with cards is not over until its cards
                                                                      // are done
        return false;
    return std::all_of(m_turns.begin() + static_cast<std::ptrdiff_t>(openPlayAt()), m_turns.end(),
                       [](const Turn& turn) { return turn.failedChallengers().empty(); });
}

std::optional<Violation> Game::challenge(int seat)
{
    assert(mayChallenge(seat) && !isFollowed());
    std::vector<Event> late = m_late;
    dropConsequences();
    const std::size_t at = openPlayAt();
    if (auto bad = badWords(m_positions[at], std::get<Play>(m_turns[at].action))) {
        m_end.reset();
        m_positions.push_back(position());
        m_turns.push_back(withdraw(m_positions.back(), std::span(m_turns).subspan(at)));
        finishTurn(m_generator);
        return bad;
    }
    failChallenge(m_positions.back(), m_turns.back(), seat, isOver());
    finishTurn(m_generator);
    if (isOver() && !late.empty()) {
        addLate(std::move(late));
        m_end = resultOf(position(), m_end->reason);
    }
    return std::nullopt;
}

} // namespace storeys
