#include "game/game.h"

#include "rules/turn_rules.h"
#include "rules/legality.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace storeys {

namespace {

// Most games are over before, so that they need no more room.
constexpr std::size_t usualTurns = 47;

} // namespace

Game::Game(GameSetup setup) : m_setup(std::move(setup))
{
    Opening opening = openingOf(m_setup);
    m_startDraw = std::move(opening.draw);
    m_positions.reserve(usualTurns + 1);
    m_turns.reserve(usualTurns);
    m_positions.push_back(std::move(opening.position));
}

Game Game::past(GameSetup setup, std::vector<Position> positions, std::vector<Turn> turns, VainChallenges vain)
{
    assert(positions.size() == turns.size() + 1);
    Game game;
    game.m_setup = std::move(setup);
    game.m_positions = std::move(positions);
    game.m_turns = std::move(turns);
    game.m_vain = std::move(vain);
    game.m_past = true;
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

std::optional<Violation> Game::take(Action action)
{
    return take(std::move(action), m_generator);
}

std::optional<Violation> Game::take(Action action, PlayProbe& plays)
{
    if (isOver() || isPast())
        return Violation{Violation::Kind::GameOver};
    Turn turn;
    if (auto violation = takeTurn(m_positions.emplace_back(position()), std::move(action), turn)) {
        m_positions.pop_back();
        return violation;
    }
    m_turns.push_back(std::move(turn));
    finishTurn(plays);
    return std::nullopt;
}

// Looks for the end, and passes for whoever has lost the next turn.
void Game::finishTurn(PlayProbe& plays)
{
    if (const auto end = endOf(position(), plays)) {
        m_end = resultOf(position(), *end);
        return;
    }
    if (!position().toMove().losesTurn)
        return;
    Position& next = m_positions.emplace_back(position());
    m_turns.push_back(takeUnjudged(next, Pass{}));
    next.seats[m_turns.back().seat].losesTurn = false;
    finishTurn(plays);
}

bool Game::undo()
{
    if (m_turns.empty() || isPast())
        return false;
    m_turns.pop_back();
    m_positions.pop_back();
    m_hints.erase(m_hints.upper_bound(m_turns.size()), m_hints.end());
    m_vain.erase(m_vain.lower_bound(m_turns.size()), m_vain.end());
    m_end.reset();
    return true;
}

void Game::loseOnTime(int seat)
{
    assert(!isOver());
    m_end = resultOf(position(), EndCondition::TimeUp);
    findWinners(*m_end, position().variant(), seat);
}

void Game::chargeTime(const std::vector<Points>& penalties)
{
    assert(isOver() && penalties.size() == m_end->seats.size());
    for (std::size_t seat = 0; seat < penalties.size(); ++seat) {
        GameResult::Line& line = m_end->seats[seat];
        line.total += line.timePenalty - penalties[seat];
        line.timePenalty = penalties[seat];
    }
    findWinners(*m_end, position().variant());
}

void Game::noteHints(int hints)
{
    if (hints > 0)
        m_hints[m_turns.size()] += hints;
}

int Game::hintsFor(std::size_t n) const
{
    const auto noted = m_hints.find(n);
    return noted == m_hints.end() ? 0 : noted->second;
}

bool Game::mayChallenge(int seat) const
{
    if (position().houseRules().mode != HouseRules::Mode::Challenge || m_turns.empty() || isPast())
        return false;
    if (isOver() && m_end->reason == EndCondition::TimeUp)
        return false;
    const Turn& last = m_turns.back();
    return !last.isWithdrawal() && std::holds_alternative<Play>(last.action) && last.seat != seat;
}

std::optional<Violation> Game::challenge(int seat)
{
    assert(mayChallenge(seat));
    const Position& before = m_positions[m_positions.size() - 2];
    auto bad = badWords(before, std::get<Play>(m_turns.back().action));
    if (bad)
        withdrawLast();
    else
        payForVainChallenge(seat);
    return bad;
}

// A turn can't be lost when the game is over; points can, and the result follows them.
void Game::payForVainChallenge(int seat)
{
    const ChallengeCost cost = challengeCost(*m_setup.book);
    if (cost.vainIsFree() || (cost.vainLosesTurn && isOver()))
        return;
    if (auto& seats = m_vain[m_turns.size() - 1]; std::ranges::find(seats, seat) == seats.end())
        seats.insert(std::ranges::upper_bound(seats, seat), seat);
    std::vector<Points> late;
    for (const GameResult::Line& line : m_end ? m_end->seats : std::vector<GameResult::Line>())
        late.push_back(line.timePenalty);
    m_positions.back().seats[seat].losesTurn = cost.vainLosesTurn;
    m_positions.back().seats[seat].points -= cost.vainPoints;
    finishTurn(m_generator);
    if (isOver() && !late.empty())
        chargeTime(late);
}

std::vector<int> Game::vainChallengers(std::size_t n) const
{
    const auto found = m_vain.find(n);
    return found == m_vain.end() ? std::vector<int>() : found->second;
}

void Game::withdrawLast()
{
    assert(!m_turns.empty() && std::holds_alternative<Play>(m_turns.back().action));
    m_end.reset();
    m_positions.push_back(position());
    m_turns.push_back(withdraw(m_positions.back(), Turn(m_turns.back())));
    finishTurn(m_generator);
}

} // namespace storeys
