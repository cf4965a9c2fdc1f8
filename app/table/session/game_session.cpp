#include "table/session/game_session.h"

#include "rules/legality.h"
#include "table/players/person.h"
#include "table/results/game_figures.h"
#include "table/settings/settings.h"
#include "table/text/error_text.h"
#include "table/text/telling.h"
#include "table/text/violation_text.h"
#include "table/views/word_changes.h"

#include <algorithm>

namespace storeys {

GameSession::GameSession(DataPlace data, std::chrono::milliseconds pause, GameClock::Now now, QObject* parent)
    : QObject(parent), m_data(std::move(data)), m_pause(pause),
      m_playerRows({"name", "note", "points", "tiles", "atTurn", "computer"}),
      m_historyRows({"number", "who", "what", "sum", "points", "play", "latest", "hints", "words"}), m_shelf(m_data),
      m_clock(std::move(now)), m_screen(savedTurnCamera())
{
    m_later.setSingleShot(true);
    connect(&m_clock, &ClockView::timeUp, this, &GameSession::loseOnTime);
    connect(&m_audience, &Audience::busyChanged, this, &GameSession::holdClockForShow);
    if (auto variant = variantOfStart(lastSetup().value("variant").toString(), m_data))
        m_variantBefore = *std::move(variant);
    connect(draft(), &DraftPlay::changed, this, &GameSession::refreshBoard);
    connect(draft(), &DraftPlay::changed, this, &GameSession::helpWithDraft);
    connect(&m_tiles, &OwnTiles::rackChanged, this, &GameSession::rackChanged);
    connect(&m_tiles, &OwnTiles::tileLaid, this, &GameSession::tileLaid);
    connect(&m_tiles, &OwnTiles::tilesLifted, this, &GameSession::tilesLifted);
    connect(&m_hint, &HintGiver::changed, this, &GameSession::changed);
    connect(this, &GameSession::gameStarted, &m_analysis, &GameAnalysis::changed);
    connect(this, &GameSession::gameEnded, &m_analysis, &GameAnalysis::changed);
    connect(this, &GameSession::gameStarted, &m_statistics, &Statistics::beginGame);
    connect(this, &GameSession::gameEnded, this, &GameSession::countEnd);
    connect(&m_historyView, &HistoryView::changed, this, &GameSession::lookChanged);
    connect(&m_historyView, &HistoryView::stepped, this, [this](int number, bool back) {
        const auto turn = static_cast<std::size_t>(number);
        const Turn& taken = m_game->turns()[turn];
        const QVariantList tiles = tilesOf(taken, position());
        back == taken.isWithdrawal() ? emit tilesLanded(tiles) : emit tilesLifted(tiles);
    });
}

GameSession::~GameSession()
{
    saveTable();
    m_seating.cancel();
}

// ---- turns

QString GameSession::newGame(const QVariantMap& setup)
{
    const GameStart chosen = GameStart::fromMap(setup);
    const QString problem = start(chosen);
    if (problem.isEmpty())
        m_shelf.tellSettings(saveLastSetup(chosen.toMap()));
    return problem;
}

QString GameSession::start(const GameStart& start)
{
    auto setup = setupOf(start, m_data);
    if (!setup)
        return setup.error();
    std::vector<SeatKind> kinds;
    for (const GameStart::Seat& seat : start.seats)
        kinds.push_back({seat.level});
    saveTable();
    m_shelf.leave();
    begin(Game(*std::move(setup)), std::move(kinds), Begin::New, start.clock ? start.clock->text() : std::string());
    return {};
}

void GameSession::clearTable()
{
    m_seating.cancel();
    m_later.stop();
    m_tiles.draft().clear();
    m_historyView.reset();
    m_hint.forget();
    m_analysis.forget();
    m_undone.forget();
}

void GameSession::begin(Game game, std::vector<SeatKind> kinds, Begin how, const std::string& clock)
{
    clearTable();
    m_game.emplace(std::move(game));
    m_ended = m_beganOver = isOver();
    const auto knowledge = m_data.knowledge(position().variant());
    m_knowledge = knowledge ? *knowledge : std::make_shared<BotKnowledge>();
    m_seating.seat(std::move(kinds), *m_game, m_knowledge);
    if (const auto error = m_clock.set(clock, m_seating.count()))
        say(Telling([why = *error] { return errorText(why); }));
    if (how == Begin::PlayedOn)
        m_tiles.goBackTo(m_game->turns().size());
    else
        m_tiles.begin();
    m_tiles.match();
    m_screen.begin(position().turn);
    showRackOfMover();
    m_resumed = how == Begin::Resumed;
    m_practice = how == Begin::Practice;
    m_drawn = how == Begin::New;
    m_from = how == Begin::PlayedOn ? static_cast<int>(m_game->turns().size()) : -1;
    m_stuck = false;
    emit gameStarted();
    m_historyView.gameChanged();
    if (m_resumed)
        restoreTable();
    refresh();
    if (!m_resumed)
        saveGame();
    askForTurn();
}

// Before a computer's turn, persons get the time to challenge.
void GameSession::askForTurn()
{
    constexpr int patience = 5; // times the pause
    emit changed();
    if (isOver() || isLookOnly())
        return;
    disconnect(&m_later, &QTimer::timeout, nullptr, nullptr);
    if (m_seating.isPerson(position().turn) || challengers().isEmpty())
        return ask();
    connect(&m_later, &QTimer::timeout, this, &GameSession::ask);
    m_later.start(patience * m_pause);
}

// An action that is not allowed is never dropped silently: the player is asked again.
void GameSession::take(const Action& action)
{
    m_clock.tick();
    if (isOver()) // that was too late
        return;
    const std::size_t number = m_game->turns().size();
    m_tiles.forgetFrom(number);
    m_tiles.remember(number);
    if (const auto violation = m_game->take(action)) {
        say(Telling([why = *violation, at = position()] { return violationText(why, at); }));
        askForTurn();
        return;
    }
    m_clock.finishTurn();
    say({});
    if (!std::holds_alternative<Pass>(action)) // a lost turn may follow it
        m_tiles.racks()[m_game->turns()[number].seat].removeLaid();
    m_undone.forget();
    settle();
    saveGame();
    announce(number);
    endTurn();
    if (m_practice)
        emit practised(Turn(m_game->turns()[number]));
}

void GameSession::say(const Telling& problem)
{
    if (std::exchange(m_problem, problem).text() != problem.text())
        emit problemChanged();
}

// After turns were taken, or taken back.
void GameSession::settle()
{
    m_tiles.draft().clear();
    m_hint.forget();
    m_analysis.forget();
    m_tiles.match();
    showRackOfMover();
    m_historyView.gameChanged();
    refresh();
}

// Tiles that a person laid have come down already, and a person knows of having passed.
void GameSession::announce(std::size_t number)
{
    const Turn& turn = m_game->turns()[number];
    if (m_historyView.isActive())
        return;
    if (turn.placed().empty()) {
        if (!m_seating.isPerson(turn.seat))
            emit wordsChanged(turnNews(*m_game, number));
        return;
    }
    QVariantMap change = wordChanges(*m_game, number);
    change["own"] = m_seating.isPerson(turn.seat);
    if (m_seating.isPerson(turn.seat))
        emit played();
    else
        emit tilesLanded(tilesOf(turn, position()));
    emit wordsChanged(change);
}

// The game that is left stays as it is. A clock begins anew; who moves, and how the racks are in order, is as it was.
void GameSession::playOnFromHere()
{
    if (!m_historyView.isActive() || isLookOnly() || m_practice)
        return;
    saveTable();
    m_shelf.leave();
    const auto& clock = m_clock.clock();
    begin(m_historyView.gameSoFar(), m_seating.kinds(), Begin::PlayedOn, clock ? clock->rules().text() : std::string());
}

Person* GameSession::personToMove() const
{
    if (!m_game || isOver() || isLookOnly() || isCovered())
        return nullptr;
    return m_seating.askedPerson(position().turn);
}

// ---- laying

QString GameSession::refusal(int slot, int fromSquare, int square) const
{
    if (m_historyView.isActive())
        return tr("You are viewing an earlier turn. Press Esc to return to the game.");
    if (!isHumanTurn())
        return tr("It is not your turn.");
    return m_tiles.refusal(slot, fromSquare, square);
}

bool GameSession::lay(int slot, int square, const QString& letter)
{
    return refusal(slot, -1, square).isEmpty() && m_tiles.lay(slot, square, letter);
}

bool GameSession::relay(int from, int to, const QString& letter)
{
    return isHumanTurn() && m_tiles.isLaid(from) && refusal(-1, from, to).isEmpty() && m_tiles.relay(from, to, letter);
}

void GameSession::takeBack(int square, int slot)
{
    if (mayMoveTiles())
        m_tiles.takeBack(square, slot);
}

void GameSession::takeBackLast()
{
    if (mayMoveTiles())
        m_tiles.takeBackLast();
}

void GameSession::takeBackAll()
{
    if (mayMoveTiles())
        m_tiles.takeBackAll();
}

void GameSession::moveInRack(int from, int to)
{
    if (mayMoveTiles())
        m_tiles.move(from, to);
}

void GameSession::shuffleRack()
{
    if (mayMoveTiles())
        m_tiles.shuffle();
}

void GameSession::sortRack()
{
    if (mayMoveTiles())
        m_tiles.sort();
}

void GameSession::play()
{
    if (canPlay())
        personToMove()->act(draft()->play());
    else if (isHumanTurn())
        m_tiles.draft().refuse(position());
}

void GameSession::pass()
{
    if (!canPassNow())
        return;
    takeBackAll();
    personToMove()->act(Pass{});
}

bool GameSession::passEndsGame() const
{
    return canPassNow() && storeys::passEndsGame(position());
}

// Too many tiles, or places without one, change nothing.
void GameSession::exchange(const QList<int>& places)
{
    if (!canExchangeNow())
        return;
    takeBackAll();
    Exchange exchange;
    for (const int place : places)
        exchange.tiles.push_back(m_tiles.rack().tileAt(place));
    const bool all = std::ranges::none_of(exchange.tiles, &Tile::isNone);
    if (!all || violationOf(position(), exchange))
        return;
    for (const int place : places)
        m_tiles.rack().lay(place); // and is gone with the turn
    personToMove()->act(exchange);
}

// ---- what is shown

void GameSession::showRackOfMover()
{
    m_screen.turnTo(seatInFront(), m_seating, isOver() || isLookOnly());
    m_tiles.setSeat(m_screen.seat());
    m_clock.setCovered(isCovered());
}

int GameSession::seatInFront() const
{
    const int mover = position().turn;
    if (!isOver() || m_game->result()->seats[mover].wins)
        return mover;
    const auto& seats = m_game->result()->seats;
    const auto winner = std::ranges::find(seats, true, &GameResult::Line::wins);
    return winner == seats.end() ? mover : static_cast<int>(winner - seats.begin());
}

void GameSession::lookChanged()
{
    if (!m_game)
        return;
    m_playerRows.setRows(playerRows(*m_game, m_seating.kinds(), m_historyView.turn()));
    emit rackChanged();
    refreshBoard();
}

void GameSession::refresh()
{
    m_playerRows.setRows(playerRows(*m_game, m_seating.kinds(), m_historyView.turn()));
    m_historyRows.setRows(historyRows(*m_game));
    emit rackChanged();
    refreshBoard();
}

void GameSession::refreshBoard()
{
    emit boardChanged();
    emit changed();
}

} // namespace storeys
