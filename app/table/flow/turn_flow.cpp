#include "table/flow/turn_flow.h"

#include "bots/levels.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"

namespace storeys {

TurnFlow::TurnFlow(LiveGame& live, Notices& notices, std::chrono::milliseconds pause)
    : m_live(live), m_notices(notices), m_pause(pause)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &TurnFlow::goOn);
    connect(live.clock(), &ClockView::timeUp, this, [this](int seat) { forfeit(seat, &LiveGame::loseOnTime); });
    connect(live.screen(), &Screen::coverSet, this, [this] {
        const bool isCovered = m_live.screen()->isCovered();
        if ((m_state == State::Person && isCovered) || (m_state == State::HandOver && !isCovered))
            enter(isCovered ? State::HandOver : State::Person, m_seat);
    });
    connect(&live, &LiveGame::hintNoted, this, [this] {
        if (m_referee)
            m_referee->noteHint(m_seat);
    });
}

TurnFlow::~TurnFlow()
{
    drop();
    m_players.clear();
}

// ---- states

void TurnFlow::drop()
{
    m_wait.stop();
    ++m_question;
    for (const auto& player : m_players)
        if (player)
            player->cancel();
}

// The only function that changes the state.
void TurnFlow::enter(State state, int seat)
{
    constexpr int patience = 5; // how long people may challenge a play, in multiples of m_pause
    drop();
    const bool isSameTurn = m_state == State::HandOver && state == State::Person;
    m_state = state;
    m_seat = seat;
    holdClock();
    switch (state) {
    case State::HandOver:
    case State::Person:
        if (!isSameTurn)
            m_live.clock()->start(seat);
        break;
    case State::Thinking:
        ask();
        m_live.clock()->start(seat);
        break;
    case State::Judging: m_wait.start(m_pause); break;
    case State::Window: m_wait.start(patience * m_pause); break;
    case State::NoGame:
    case State::LookOnly:
    case State::Answered:
    case State::Over:
    case State::Sent:
    case State::Elsewhere: break;
    }
    emit changed();
}

// Enters the state that the game now calls for.
void TurnFlow::next()
{
    m_refused = false;
    if (!m_live.isThere())
        return enter(State::NoGame, -1);
    if (m_live.isLookOnly())
        return enter(State::LookOnly, -1);
    if (m_live.isOver()) {
        enter(State::Over, -1);
        return m_live.conclude();
    }
    const int seat = m_live.mover();
    if (m_live.isHere(seat))
        enter(m_live.screen()->isCovered() ? State::HandOver : State::Person, seat);
    else if (m_referee)
        enter(State::Elsewhere, seat);
    else
        enter(challengerSeats().isEmpty() ? State::Thinking : State::Window, seat);
}

// Called when the time limit of the state has expired or its last hold has ended.
void TurnFlow::goOn()
{
    if (m_state == State::Judging)
        return letComputersChallenge();
    if (isHeld())
        return;
    if (m_state == State::Window)
        enter(State::Thinking, m_seat);
    else if (m_state == State::Answered)
        take(m_answer);
}

// ---- what makes the flow wait

bool TurnFlow::isShowing() const
{
    return m_holds[static_cast<int>(FlowHold::Kind::Show)] > 0;
}

bool TurnFlow::isHeld() const
{
    const bool isDecided = m_holds[static_cast<int>(FlowHold::Kind::Decide)] == 0;
    if (m_state == State::Window)
        return !isDecided;
    return (m_state == State::Thinking || m_state == State::Answered)
           && (!isDecided || isShowing() || m_holds[static_cast<int>(FlowHold::Kind::Away)] > 0);
}

// When the last hold ends, calls goOn() from the event loop: a hold may end while some input is still being handled.
void TurnFlow::hold(int kind, bool on)
{
    const bool wasShowing = isShowing();
    m_holds[kind] += on ? 1 : -1;
    holdClock();
    if (!on && !isHeld() && !m_wait.isActive() && (m_state == State::Window || m_state == State::Answered))
        m_wait.start(0);
    if (wasShowing != isShowing())
        emit showingChanged();
}

void TurnFlow::holdClock()
{
    m_live.clock()->setHeld(m_state == State::HandOver || isHeld()
                            || m_holds[static_cast<int>(FlowHold::Kind::Dialog)] > 0);
}

// ---- games

void TurnFlow::begin(BegunGame game, Players players, Referee* referee)
{
    drop();
    setReferee(referee);
    m_state = State::NoGame;
    m_seat = -1;
    if (const auto error = m_live.begin(std::move(game)))
        m_notices.report(LateText([why = *error] { return errorText(why); }));
    m_scripted = !players.empty();
    if (m_scripted)
        m_players = std::move(players);
    seatPlayers();
    next();
    if (m_referee)
        m_referee->tell(); // the game may have gone on while another one was on the table
}

void TurnFlow::leave()
{
    drop();
    setReferee(nullptr);
    m_state = State::NoGame; // nobody is asked while the game is being dropped
    m_seat = -1;
    m_live.leave();
    m_players.clear();
    next();
}

void TurnFlow::branch(int turns)
{
    if (turns >= m_live.turnCount() || m_live.isLookOnly() || m_live.isFollowed() || m_live.isPractice())
        return;
    Game game = *m_live.game();
    auto left = static_cast<std::size_t>(turns);
    while (left < game.turns().size() && game.turns()[left].isIdle())
        ++left;
    // If only lost turns and forced passes followed until the end of the game, also takes back the last decision.
    while (game.turns().size() > left || game.isOver())
        game.undo();
    std::vector<SeatKind> kinds = m_live.kinds();
    for (SeatKind& kind : kinds) // at this screen from now on
        kind.away = false;
    const auto& clock = m_live.clock()->clock();
    begin({std::move(game), kinds, clock ? clock->rules().text() : std::string(), BegunGame::Origin::Branched});
}

// Creates new computer players from the seed of the game. A bot that is still thinking finishes by itself, and its
// answer is ignored.
void TurnFlow::seatPlayers()
{
    if (m_scripted)
        return;
    m_players.clear();
    if (m_referee)
        return;
    RandomSource seeds(m_live.game()->setup().seed);
    for (const SeatKind& kind : m_live.kinds())
        m_players.push_back(kind.isPerson()
                                ? nullptr
                                : std::make_unique<ComputerPlayer>(
                                    makeBot(kind.level.toStdString(), seeds.next(), m_live.knowledge()), m_thread));
}

// ---- turns

void TurnFlow::act(int seat, const Action& action)
{
    if (!isAsked(seat))
        return;
    if (m_live.isTrial())
        return emit tried(action);
    if (!m_referee)
        return take(action);
    enter(State::Sent, seat);
    m_referee->act(seat, action);
}

void TurnFlow::setReferee(Referee* referee)
{
    if (m_referee)
        m_referee->disconnect(this);
    m_referee = referee;
    if (!referee)
        return;
    connect(referee, &Referee::changed, this, &TurnFlow::follow);
    connect(referee, &Referee::refused, this, [this](const LateText& why) {
        if (m_state == State::Sent)
            next();
        m_notices.report(why);
    });
}

void TurnFlow::follow(const Game& game)
{
    const GameChange change = changeBetween(*m_live.game(), game);
    if (change.kind == GameChange::Kind::None
        && game.isOver() == m_live.isOver()) // such as a hint: whoever is asked goes on
        return m_live.follow(game);
    const bool isOwn = m_state == State::Sent && change.kind == GameChange::Kind::Taken
                       && game.turns()[static_cast<std::size_t>(change.turn)].seat == m_seat;
    drop();
    if (m_seat >= 0 && m_live.isHere(m_seat) && !isOwn)
        emit interrupted();
    m_live.follow(game);
    next();
}

void TurnFlow::ask()
{
    m_asked.start();
    m_players[m_seat]->takeTurn(viewOf(m_live.proposing(), m_seat),
                                [this, question = m_question](const Action& action) {
                                    if (question == m_question)
                                        answered(action);
                                });
}

// The answer waits until the pause, counted from when the computer was asked, is over and nothing holds the flow.
void TurnFlow::answered(const Action& action)
{
    m_answer = action;
    enter(State::Answered, m_seat);
    const auto pause = std::chrono::milliseconds(qRound(static_cast<qreal>(m_pause.count()) * m_pace));
    const auto left = pause - std::chrono::milliseconds(m_asked.elapsed());
    m_wait.start(std::max(left, std::chrono::milliseconds(0)));
}

void TurnFlow::take(const Action& action)
{
    const int seat = m_seat;
    const int question = m_question;
    m_live.clock()->tick();
    if (question != m_question) // time ran out before the action
        return;
    if (const auto violation = m_live.take(action))
        return refuse(seat, *violation);
    m_notices.report({});
    const bool someoneJudges = isOpenToChallenge() && m_live.countHere() < m_live.seats();
    if (someoneJudges)
        enter(State::Judging, m_live.position().turn);
    else
        next();
}

void TurnFlow::refuse(int seat, const Violation& why)
{
    const bool isAgain = std::exchange(m_refused, true);
    if (!m_live.isHere(seat) && !isAgain)
        return enter(State::Thinking, seat);
    m_notices.report(LateText([why, at = m_live.position()] { return withoutMarkup(violationText(why, at)); }));
}

void TurnFlow::forfeit(int seat, void (LiveGame::*how)(int))
{
    if (m_live.isOver())
        return;
    drop();
    emit interrupted();
    (m_live.*how)(seat);
    next();
}

int TurnFlow::resigner() const
{
    const int mover = m_live.mover();
    if (mover < 0 || m_live.seats() != 2 || m_live.isPractice())
        return -1;
    const int seat = m_live.isHere(mover) ? mover : 1 - mover;
    return m_live.isHere(seat) ? seat : -1;
}

QString TurnFlow::resignText() const
{
    if (resigner() < 0)
        return {};
    return sentenceOf(nameOf(*m_live.game(), 1 - resigner()),
                      tr("You win then, whatever the points. This cannot be undone."),
                      tr("%1 wins then, whatever the points. This cannot be undone."));
}

void TurnFlow::resign()
{
    const int seat = resigner();
    if (seat >= 0 && m_referee)
        m_referee->resign(seat);
    else if (seat >= 0)
        forfeit(seat, &LiveGame::resign);
}

void TurnFlow::step(void (LiveGame::*backOrForth)())
{
    drop();
    emit interrupted();
    (m_live.*backOrForth)();
    seatPlayers();
    next();
}

void TurnFlow::undo()
{
    if (canUndo())
        step(&LiveGame::undo);
}

void TurnFlow::redo()
{
    if (canRedo())
        step(&LiveGame::redo);
}

// ---- challenges

bool TurnFlow::isOpenToChallenge() const
{
    const Turn* play = m_live.isThere() && !m_live.isLookOnly() ? m_live.game()->openPlay() : nullptr;
    return play && m_live.seats() > 1 && m_live.game()->mayChallenge((play->seat + 1) % m_live.seats());
}

QList<int> TurnFlow::challengerSeats() const
{
    QList<int> seats;
    if (isOpenToChallenge())
        for (const int seat : possibleChallengers(*m_live.game()))
            if (m_live.isHere(seat))
                seats += seat;
    return seats;
}

OpenPlay TurnFlow::challengeable() const
{
    OpenPlay open;
    open.seats = challengerSeats();
    if (open.seats.isEmpty())
        return open;
    const Game& game = *m_live.game();
    const Turn& play = *game.openPlay();
    open.turn = static_cast<int>(&play - game.turns().data());
    open.names = listOf<QStringList>(open.seats, [&](int seat) { return nameOf(game, seat); });
    open.who = nameOf(game, play.seat);
    open.words = wordsOf(play, m_live.position().variant().tiles.alphabet).join(u" · ");
    open.rule = challengeRule(*m_live.position().book);
    return open;
}

void TurnFlow::challenge(int seat, int turn)
{
    if (!challengerSeats().contains(seat) || challengeable().turn != turn)
        return;
    if (m_referee)
        return m_referee->challenge(seat, turn);
    drop();
    emit interrupted();
    decide(seat);
    next();
}

// Called at the end of the state Judging, when the last play has been visible for `m_pause`.
void TurnFlow::letComputersChallenge()
{
    const Game& game = *m_live.game();
    for (const int seat : isOpenToChallenge() ? possibleChallengers(game) : std::vector<int>()) {
        auto* computer = dynamic_cast<ComputerPlayer*>(m_players[seat].get());
        if (computer && computer->challenges(viewOf(game.position(), seat), game.openPlay()->score().words)) {
            decide(seat);
            break;
        }
    }
    next();
}

void TurnFlow::decide(int seat)
{
    m_outcome = challengeOutcome(*m_live.game(), seat);
    m_outcome.byComputer = !m_live.isHere(seat);
    m_live.challenge(seat);
    emit judged();
}

void FlowHold::set(TurnFlow* flow, Kind kind, bool active)
{
    if (flow == m_flow && kind == m_kind && active == m_active)
        return;
    hold(false);
    m_flow = flow;
    m_kind = kind;
    m_active = active;
    hold(true);
    emit changed();
}

void FlowHold::hold(bool on)
{
    if (m_active && m_flow)
        m_flow->hold(static_cast<int>(m_kind), on);
}

} // namespace storeys
