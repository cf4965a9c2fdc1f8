#include "table/game/live_game.h"

namespace storeys {

namespace {

// Whether a person decided the turn. Idle turns and choices for cards, which are undone with their play, do not count.
bool isDecision(const Turn& turn, const UndoneTurns::Persons& persons)
{
    return persons[turn.seat] && !turn.isChoice() && !turn.isIdle();
}

} // namespace

bool UndoneTurns::isAllowed(const Game& game, const Persons& persons)
{
    const HouseRules& rules = game.position().houseRules();
    const bool isOpen = rules.undo == HouseRules::Undo::On
                        || (rules.undo == HouseRules::Undo::OnePerson && std::ranges::count(persons, true) == 1);
    return isOpen && rules.mode != HouseRules::Mode::Challenge;
}

bool UndoneTurns::canUndo(const Game& game, const Persons& persons) const
{
    return std::ranges::any_of(game.turns(), [&](const Turn& turn) { return isDecision(turn, persons); });
}

std::size_t UndoneTurns::left(const Game& game, const Persons& persons) const
{
    std::size_t left = game.turns().size();
    do
        --left;
    while (!isDecision(game.turns()[left], persons));
    return left;
}

void UndoneTurns::undo(Game& game, const Persons& persons)
{
    // Hints may have been given for the turn that is still to be taken; they count again when redo() comes back to that
    // turn.
    int& pending = m_turns.empty() ? m_next : m_turns.back().hints;
    pending = std::max(pending, game.hintsFor(game.turns().size()));
    const std::size_t left = this->left(game, persons);
    while (game.turns().size() > left) {
        // Game::undo() also drops the idle turns after the turn that it takes back, and taking it again adds them.
        std::size_t turn = game.turns().size() - 1;
        while (game.turns()[turn].isIdle())
            --turn;
        m_turns.push_back({game.turns()[turn].action, game.hintsFor(turn)});
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

// ---- what it is

UndoneTurns::Persons LiveGame::persons() const
{
    return listOf<UndoneTurns::Persons>(m_kinds, &SeatKind::isHere);
}

// The seat to move; after the end of the game, the seat of a winner if there is one; in a game that goes on without us, the
// first seat whose rack is known.
int LiveGame::seatInFront() const
{
    const int mover = position().turn;
    for (int seat = 0; isFollowed() && isLookOnly() && seat < seats(); ++seat)
        if (includes(*m_game->seenBy(), seat))
            return seat;
    if (!isOver() || m_game->result()->seats[mover].wins)
        return mover;
    return placeIn<int>(m_game->result()->seats, true, &GameResult::Line::wins).value_or(mover);
}

int LiveGame::freeExchanges() const
{
    return isSolo() ? std::max(0, position().variant().soloExchanges - position().seats.front().exchanges) : 0;
}

Position LiveGame::proposing() const
{
    Position proposing = position();
    proposing.book = proposed(proposing.book);
    return proposing;
}

// ---- changing

std::optional<Error> LiveGame::begin(BegunGame game)
{
    if (isThere())
        emit leaving();
    m_undone = {};
    m_game.emplace(std::move(game.game));
    m_kinds = std::move(game.kinds);
    m_notes = std::move(game.notes);
    m_origin = game.origin;
    m_isKnown = game.isKnown;
    m_isOurs = game.isOurs;
    m_isAway = game.isAway;
    m_place = std::move(game.place);
    const auto knowledge = m_data.knowledge(position().variant());
    m_knowledge = knowledge ? *knowledge : std::make_shared<BotKnowledge>();
    m_concluded = m_beganOver = isOver();
    auto error = m_clock.set(game.clock, seats());
    m_screen.begin(m_kinds, position().turn);
    turnScreen();
    emitChange(&LiveGame::started);
    return error;
}

void LiveGame::leave()
{
    if (isThere())
        emit leaving();
    m_undone = {};
    m_game.reset();
    m_isAway = false;
    m_kinds.clear();
    m_notes = {};
    m_screen.begin({}, 0);
    (void)m_clock.set({}, 0);
    emitChange(&LiveGame::left);
}

std::optional<Violation> LiveGame::take(const Action& action)
{
    const int turn = turnCount();
    if (auto violation = m_game->take(action))
        return violation;
    if (position().cards.due.empty()) // otherwise the same seat must answer a card
        m_clock.finishTurn();
    m_undone = {};
    turnScreen();
    emitChange(&LiveGame::turnTaken, turn);
    return std::nullopt;
}

void LiveGame::challenge(int seat)
{
    Game next = *m_game;
    (void)next.challenge(seat);
    follow(std::move(next));
}

void LiveGame::follow(Game next)
{
    m_undone = {};
    change(std::move(next));
}

void LiveGame::change(Game next)
{
    using Kind = GameChange::Kind;
    const Game before = std::exchange(*m_game, std::move(next));
    const GameChange change = changeBetween(before, *m_game);
    if (change.kind != Kind::Taken)
        // With a challenge, the lost turns and forced passes after the play are gone, too.
        m_notes.forgetAfter(static_cast<std::size_t>(change.turn + (change.kind == Kind::ChallengeFailed)));
    // Otherwise the game goes on, or ends with other points.
    const bool isReopened = m_concluded && position() != before.position();
    m_concluded = m_concluded && !isReopened;
    turnScreen();
    switch (change.kind) {
    case Kind::None:
        if (before.isOver() != isOver())
            emit changed();
        break;
    case Kind::Taken: emitChange(&LiveGame::turnTaken, change.turn); break;
    case Kind::Withdrawn: emitChange(&LiveGame::withdrawn, change.turn); break;
    case Kind::ChallengeFailed: emitChange(&LiveGame::challengeFailed, change.seat); break;
    case Kind::Undone: emitChange(&LiveGame::undone, before); break;
    case Kind::Forfeited: emitChange(&LiveGame::forfeited, change.seat); break;
    case Kind::Several: emitChange(&LiveGame::redone, change.turn); break;
    }
    if (isReopened)
        emitChange(&LiveGame::reopened);
}

QString LiveGame::whyNoUndo() const
{
    if (!m_game)
        return {};
    if (isTrial())
        return tr("A turn that is tried is not taken, so there is none to undo.");
    if (isPractice())
        return tr("The tutorial takes no turns back.");
    if (m_game->isFollowed())
        return tr("Undo is off in games with people elsewhere.");
    if (isLookOnly() || m_beganOver || (isOver() && (isSolo() || position().forfeiter)))
        return tr("This game is over and stays as it is.");
    if (m_game->position().houseRules().mode == HouseRules::Mode::Challenge)
        return tr("Undo is off in challenge mode because a play could be tried and taken back.");
    if (m_clock.isOn())
        return tr("Undo is off in games with a clock.");
    if (!UndoneTurns::isAllowed(*m_game, persons()))
        return tr("Undo is off in this game.");
    return m_undone.canUndo(*m_game, persons()) ? QString() : tr("There is no turn of yours to undo.");
}

void LiveGame::undo()
{
    Game next = *m_game;
    m_undone.undo(next, persons());
    change(std::move(next));
}

void LiveGame::redo()
{
    const int first = turnCount();
    m_undone.redo(*m_game, persons());
    turnScreen();
    emitChange(&LiveGame::redone, first);
}

void LiveGame::forfeit(int seat, void (Game::*how)(int))
{
    Game next = *m_game;
    (next.*how)(seat);
    follow(std::move(next));
}

void LiveGame::noteHint()
{
    m_game->noteHints(1);
    emit hintNoted();
}

void LiveGame::conclude()
{
    if (!isOver() || m_concluded)
        return;
    m_concluded = true;
    m_clock.stop();
    if (!isForfeit(m_game->result()->reason) && !m_isAway) // the dealer has charged it
        m_game->chargeTime(m_clock.penalties(seats()));
    emitChange(&LiveGame::ended);
}

} // namespace storeys
