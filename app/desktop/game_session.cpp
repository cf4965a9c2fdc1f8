#include "game_session.h"

#include "bots/levels.h"
#include "computer_player.h"
#include "core_text.h"
#include "game_figures.h"
#include "person.h"
#include "rules/legality.h"
#include "settings.h"
#include "violation_text.h"
#include "word_changes.h"

#include <QRandomGenerator>

#include <algorithm>

namespace storeys {

GameSession::GameSession(DataPlace data, std::chrono::milliseconds pause, GameClock::Now now, QObject* parent)
    : QObject(parent), m_data(std::move(data)), m_pause(pause), m_shuffler(QRandomGenerator::global()->generate64()),
      m_playerRows({"name", "note", "points", "tiles", "atTurn", "computer"}),
      m_historyRows({"number", "who", "what", "sum", "points", "play", "latest", "hints", "words"}), m_shelf(m_data),
      m_clock(std::move(now)), m_turnsCamera(savedTurnCamera())
{
    m_later.setSingleShot(true);
    connect(&m_clock, &ClockView::timeUp, this, &GameSession::loseOnTime);
    connect(&m_audience, &Audience::watchingChanged, this, &GameSession::holdClockForShow);
    if (auto variant = m_data.variant(lastSetup().value("variant").toString().toStdString()))
        m_variantBefore = *std::move(variant);
    connect(&m_draft, &DraftPlay::changed, this, &GameSession::refreshBoard);
    connect(&m_draft, &DraftPlay::changed, this, &GameSession::helpWithDraft);
    connect(&m_hint, &HintGiver::changed, this, &GameSession::changed);
    connect(this, &GameSession::gameStarted, &m_analysis, &GameAnalysis::changed);
    connect(this, &GameSession::gameEnded, &m_analysis, &GameAnalysis::changed);
    connect(this, &GameSession::gameStarted, &m_statistics, &Statistics::beginGame);
    connect(this, &GameSession::gameEnded, this, [this] { m_statistics.add(figuresOf(*m_game, m_kinds)); });
    connect(&m_historyView, &HistoryView::changed, this, &GameSession::lookChanged);
    connect(&m_historyView, &HistoryView::stepped, this, [this](int number, bool back) {
        const auto turn = static_cast<std::size_t>(number);
        const Transition& taken = m_game->turns()[turn];
        const QVariantList tiles = tilesOf(taken, position());
        back == taken.withdrawal ? emit tilesLanded(tiles) : emit tilesLifted(tiles);
        if (!taken.placed.empty())
            emit wordsChanged(wordChanges(*m_game, turn, back));
    });
}

GameSession::~GameSession()
{
    saveTable();
    for (const auto& player : m_players)
        player->cancel();
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
        return coreText(setup.error().message);
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
    for (const auto& player : m_players)
        player->cancel();
    m_later.stop();
    m_draft.clear();
    m_historyView.reset();
    m_hint.forget();
    m_analysis.forget();
    m_undone.forget();
}

void GameSession::begin(Game game, std::vector<SeatKind> kinds, Begin how, const std::string& clock)
{
    clearTable();
    m_game.emplace(std::move(game));
    m_kinds = std::move(kinds);
    m_ended = isOver();
    m_challengedAt = 0;
    m_seenSeat = -1;
    if (const auto error = m_clock.set(clock, static_cast<int>(m_kinds.size())))
        say(Telling([why = error->message] { return coreText(why); }));
    seatPlayers();
    m_racks.assign(m_kinds.size(), RackOrder(position().variant().rackSize));
    matchRacks();
    m_shownSeat = position().turn;
    showRackOfMover();
    m_resumed = how == Begin::Resumed;
    m_practice = how == Begin::Practice;
    emit gameStarted();
    m_historyView.gameChanged();
    if (m_resumed)
        restoreTable();
    refresh();
    if (!m_resumed)
        saveGame();
    askForTurn();
}

void GameSession::seatPlayers()
{
    m_players.clear();
    const auto values = m_data.knowledge(position().variant());
    const std::shared_ptr<const BotKnowledge> knowledge = values ? *values : std::make_shared<BotKnowledge>();
    RandomSource seeds(m_game->setup().seed);
    for (const SeatKind& kind : m_kinds) {
        if (kind.level.isEmpty()) {
            m_players.push_back(std::make_unique<Person>());
            continue;
        }
        auto bot = makeBot(kind.level.toStdString(), seeds.next(), knowledge);
        m_players.push_back(std::make_unique<ComputerPlayer>(std::move(bot), m_pause, m_audience));
    }
}

// Before a computer's turn, persons get the time to challenge.
void GameSession::askForTurn()
{
    constexpr int patience = 5; // times the pause
    emit changed();
    if (isOver() || isLookOnly())
        return;
    disconnect(&m_later, &QTimer::timeout, nullptr, nullptr);
    if (isPerson(position().turn) || challengers().isEmpty())
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
    if (const auto violation = m_game->take(action)) {
        say(Telling([why = *violation, at = position()] { return violationText(why, at); }));
        askForTurn();
        return;
    }
    m_clock.finishTurn();
    say({});
    if (std::holds_alternative<Play>(action)) // a lost turn may follow it
        m_racks[m_game->turns()[number].seat].removeLaid();
    m_undone.forget();
    settle();
    saveGame();
    announce(number);
    endTurn();
    if (m_practice)
        emit practised(Transition(m_game->turns()[number]));
}

void GameSession::say(const Telling& problem)
{
    if (std::exchange(m_problem, problem).text() != problem.text())
        emit problemChanged();
}

// After turns were taken, or taken back.
void GameSession::settle()
{
    m_draft.clear();
    m_hint.forget();
    m_analysis.forget();
    matchRacks();
    showRackOfMover();
    m_historyView.gameChanged();
    refresh();
}

// Tiles that a person laid have come down already.
void GameSession::announce(std::size_t number)
{
    const Transition& turn = m_game->turns()[number];
    if (turn.placed.empty() || m_historyView.isActive())
        return;
    QVariantMap change = wordChanges(*m_game, number);
    change["own"] = isPerson(turn.seat);
    if (isPerson(turn.seat))
        emit played();
    else
        emit tilesLanded(tilesOf(turn, position()));
    emit wordsChanged(change);
}

// The game that is left stays as it is. A clock begins anew.
void GameSession::playOnFromHere()
{
    if (!m_historyView.isActive() || isLookOnly() || m_practice)
        return;
    saveTable();
    m_shelf.leave();
    const auto& clock = m_clock.clock();
    begin(m_historyView.gameSoFar(), m_kinds, Begin::New, clock ? clock->rules().text() : std::string());
}

Person* GameSession::personToMove() const
{
    if (!m_game || isOver() || isLookOnly() || m_covered || !isPerson(position().turn))
        return nullptr;
    auto* person = static_cast<Person*>(m_players[position().turn].get());
    return person->isAsked() ? person : nullptr;
}

// ---- laying

Square GameSession::squareAt(int index) const
{
    return position().board.squareAt(index);
}

QString GameSession::refusal(int slot, int fromSquare, int square) const
{
    if (m_historyView.isActive())
        return tr("You are looking at an earlier turn.");
    if (!isHumanTurn())
        return tr("It is not your turn.");
    if (square < 0 || square >= position().board.squareCount())
        return tr("This is off the board.");
    const auto* moved = fromSquare >= 0 ? m_draft.at(squareAt(fromSquare)) : nullptr;
    const Tile tile = moved ? moved->placement.tile : m_racks[m_shownSeat].tileAt(slot);
    if (tile.isNone())
        return tr("There is no tile to lay.");
    const auto* other = m_draft.at(squareAt(square));
    if (other && other != moved)
        return tr("Only one tile can go on a square in one turn.");
    const Play alone{{{squareAt(square), tile}}, {}};
    for (const Rule rule : {rules::stackFull, rules::sameLetter})
        if (position().variant().hasRule(rule))
            if (const auto violation = rule(position(), alone))
                return violationText(*violation, position());
    return {};
}

Tile GameSession::playedAs(Tile tile, const QString& letter) const
{
    if (!tile.isBlank())
        return tile;
    if (!blankLetters().contains(letter))
        return {};
    return Tile::blankAs(*position().variant().tiles.alphabet.letterOf(letter.front().toLatin1()));
}

bool GameSession::lay(int slot, int square, const QString& letter)
{
    if (!refusal(slot, -1, square).isEmpty())
        return false;
    const Tile tile = playedAs(shownRack().tileAt(slot), letter);
    if (tile.isNone())
        return false;
    m_draft.lay({{squareAt(square), tile}, shownRack().lay(slot)}, position());
    emit rackChanged();
    emit tileLaid(position().board.height(squareAt(square)).value);
    return true;
}

bool GameSession::relay(int from, int to, const QString& letter)
{
    const auto* laid = isHumanTurn() && from >= 0 ? m_draft.at(squareAt(from)) : nullptr;
    if (!laid || !refusal(-1, from, to).isEmpty())
        return false;
    const Tile tile = letter.isEmpty() ? laid->placement.tile : playedAs(laid->placement.tile, letter);
    if (tile.isNone())
        return false;
    m_draft.move(squareAt(from), {squareAt(to), tile}, position());
    emit tileLaid(position().board.height(squareAt(to)).value);
    return true;
}

void GameSession::putBack(Square square)
{
    shownRack().takeBack(m_draft.takeBack(square, position()));
    emit rackChanged();
}

void GameSession::takeBack(int square, int slot)
{
    if (!inGame() || m_historyView.isActive() || square < 0 || square >= position().board.squareCount())
        return;
    const auto* laid = m_draft.at(squareAt(square));
    if (!laid)
        return;
    const int place = shownRack().slotOf(laid->id);
    putBack(squareAt(square));
    if (slot >= 0 && slot < shownRack().size())
        moveInRack(place, slot);
}

void GameSession::takeBackLast()
{
    if (m_draft.count() > 0 && !m_historyView.isActive())
        putBack(m_draft.laid().back().placement.square);
}

void GameSession::takeBackAll()
{
    while (m_draft.count() > 0 && !m_historyView.isActive())
        takeBackLast();
}

void GameSession::moveInRack(int from, int to)
{
    const auto isSlot = [&](int slot) { return slot >= 0 && slot < shownRack().size(); };
    if (!inGame() || m_historyView.isActive() || !isSlot(from) || !isSlot(to))
        return;
    shownRack().move(from, to);
    emit rackChanged();
}

void GameSession::shuffleRack()
{
    if (!inGame() || m_historyView.isActive())
        return;
    shownRack().shuffle(m_shuffler);
    emit rackChanged();
}

void GameSession::sortRack()
{
    if (!inGame() || m_historyView.isActive())
        return;
    shownRack().sort();
    emit rackChanged();
}

void GameSession::play()
{
    if (canPlay())
        personToMove()->act(m_draft.play());
}

void GameSession::pass()
{
    if (!canPassNow())
        return;
    takeBackAll();
    personToMove()->act(Pass{});
}

// Too many tiles, or places without one, change nothing.
void GameSession::exchange(const QList<int>& places)
{
    if (!canExchangeNow())
        return;
    takeBackAll();
    Exchange exchange;
    for (const int place : places)
        exchange.tiles.push_back(shownRack().tileAt(place));
    const bool all = std::ranges::none_of(exchange.tiles, &Tile::isNone);
    if (!all || violationOf(position(), exchange))
        return;
    for (const int place : places)
        shownRack().remove(place);
    personToMove()->act(exchange);
}

// ---- what is shown

void GameSession::matchRacks()
{
    for (std::size_t i = 0; i < m_racks.size(); ++i)
        m_racks[i].match(position().seats[i].rack);
}

// While a computer moves, the rack of the last person stays; where nobody is a person, the racks can be watched.
void GameSession::showRackOfMover()
{
    const int seats = static_cast<int>(m_kinds.size());
    int next = position().turn;
    if (personCount() > 0) {
        if (!isPerson(next) && isPerson(m_shownSeat))
            next = m_shownSeat;
        while (!isPerson(next))
            next = (next + 1) % seats;
    }
    m_shownSeat = next;
    m_covered = m_handOver && !isOver() && !isLookOnly() && personCount() > 1 && m_shownSeat != m_seenSeat;
    m_clock.setCovered(m_covered);
}

void GameSession::lookChanged()
{
    if (!m_game)
        return;
    m_playerRows.setRows(playerRows(*m_game, m_kinds, m_historyView.turn()));
    emit rackChanged();
    refreshBoard();
}

void GameSession::refresh()
{
    m_playerRows.setRows(playerRows(*m_game, m_kinds, m_historyView.turn()));
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
