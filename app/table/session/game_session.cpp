#include "table/session/game_session.h"

#include "rules/legality.h"
#include "table/results/game_figures.h"
#include "table/settings/settings.h"
#include "table/text/error_text.h"
#include "table/text/telling.h"
#include "table/text/violation_text.h"
#include "table/views/moving_tiles.h"
#include "table/views/word_changes.h"

#include <algorithm>

namespace storeys {

GameSession::GameSession(DataPlace data, std::chrono::milliseconds pause, GameClock::Now now, QObject* parent)
    : QObject(parent), m_data(std::move(data)), m_live(std::move(now)), m_flow(m_live, pause),
      m_playerRows({"name", "note", "points", "tiles", "atTurn", "computer"}),
      m_historyRows({"number", "who", "what", "sum", "points", "play", "latest", "hints", "words"}), m_shelf(m_data)
{
    m_live.screen()->setTurnCamera(savedTurnCamera());
    if (auto variant = variantOfStart(lastSetup().value("variant").toString(), m_data))
        m_variantBefore = *std::move(variant);
    connect(&m_live, &LiveGame::started, this, &GameSession::showStarted);
    connect(&m_live, &LiveGame::left, this, &GameSession::showLeft);
    connect(&m_live, &LiveGame::turnTaken, this, &GameSession::showTurn);
    connect(&m_live, &LiveGame::withdrawn, this, &GameSession::showWithdrawn);
    connect(&m_live, &LiveGame::undone, this, &GameSession::showUndone);
    connect(&m_live, &LiveGame::redone, this, &GameSession::showRedone);
    connect(&m_live, &LiveGame::ended, this, &GameSession::showEnd);
    connect(&m_live, &LiveGame::reopened, this, &GameSession::countEnd);
    connect(&m_live, &LiveGame::hintNoted, this, &GameSession::saveGame);
    for (const auto change : {&LiveGame::challengeFailed, &LiveGame::lostOnTime})
        connect(&m_live, change, this, [this] {
            settle();
            saveGame();
        });
    connect(m_live.screen(), &Screen::coverSet, this, &GameSession::showScreen);
    connect(&m_flow, &TurnFlow::interrupted, this, &GameSession::dropDraft);
    connect(&m_flow, &TurnFlow::changed, this, &GameSession::lookForPlay);
    connect(&m_flow, &TurnFlow::changed, this, &GameSession::changed);
    connect(&m_flow, &TurnFlow::judged, this, &GameSession::challengeDecided);
    connect(&m_flow, &TurnFlow::refused, this, [this](int, const Violation& why) {
        say(Telling([why, at = position()] { return violationText(why, at); }));
    });
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
        const Turn& taken = game()->turns()[static_cast<std::size_t>(number)];
        const QVariantList tiles = tilesOf(taken, position());
        back == taken.isWithdrawal() ? emit tilesLanded(tiles) : emit tilesLifted(tiles);
    });
}

GameSession::~GameSession()
{
    saveTable();
    m_shelf.flush(); // who hears of it is still there
}

// ---- games

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
    begin({Game(*std::move(setup)), std::move(kinds), start.clock ? start.clock->text() : std::string(), {}});
    return {};
}

// The game that is left stays as it is. A clock begins anew; who moves, and how the racks are in order, is as it was.
void GameSession::playOnFromHere()
{
    if (!m_historyView.isActive() || isLookOnly() || isPractice())
        return;
    saveTable();
    m_shelf.leave();
    const auto& clock = m_live.clock()->clock();
    begin({m_historyView.gameSoFar(), m_live.kinds(), clock ? clock->rules().text() : std::string(), {},
           BegunGame::Origin::Branched});
}

void GameSession::begin(BegunGame game)
{
    clearTable();
    game.knowledge = knowledgeOf(game.game);
    if (const auto error = m_flow.begin(std::move(game)))
        say(Telling([why = *error] { return errorText(why); }));
}

std::shared_ptr<const BotKnowledge> GameSession::knowledgeOf(const Game& game) const
{
    const auto knowledge = m_data.knowledge(game.position().variant());
    return knowledge ? *knowledge : std::make_shared<BotKnowledge>();
}

// ---- what the game tells

void GameSession::clearTable()
{
    m_tiles.draft().clear();
    m_historyView.reset();
    m_hint.forget();
    m_analysis.forget();
}

void GameSession::showStarted()
{
    const bool isBranched = m_live.origin() == BegunGame::Origin::Branched;
    if (isBranched)
        m_tiles.goBackTo(game()->turns().size());
    else
        m_tiles.begin();
    m_tiles.match();
    m_tiles.setSeat(m_live.screen()->seat());
    m_from = isBranched ? m_live.turnCount() : -1;
    m_stuck = false;
    m_playerRows.setRows(playerRows(*game(), m_live.kinds(), m_historyView.turn()));
    m_historyRows.setRows(historyRows(*game()));
    emit gameStarted();
    m_historyView.gameChanged();
    if (isResumed())
        restoreTable();
    refresh();
    if (!isResumed())
        saveGame();
}

void GameSession::showLeft()
{
    m_tiles.clear();
    m_playerRows.setRows({});
    m_historyRows.setRows({});
    emit gameStarted();
    emit rackChanged();
    refreshBoard();
}

void GameSession::showTurn(int turn)
{
    const auto number = static_cast<std::size_t>(turn);
    const Turn& taken = game()->turns()[number];
    m_tiles.forgetFrom(number);
    m_tiles.remember(number);
    say({});
    if (!std::holds_alternative<Pass>(taken.action)) // a lost turn may follow it
        m_tiles.racks()[taken.seat].removeLaid();
    settle();
    saveGame();
    announce(number);
    if (isPractice())
        emit practised(Turn(taken));
}

void GameSession::showWithdrawn(int turn)
{
    const auto number = static_cast<std::size_t>(turn);
    settle();
    saveGame();
    emit tilesWithdrawn(tilesOf(game()->turns()[number], position()));
    emit wordsChanged(wordChanges(*game(), number));
}

// Tiles go back to the rack that is seen now, or just go.
void GameSession::showUndone(const Game& before)
{
    const std::size_t left = game()->turns().size();
    m_tiles.recall(left);
    settle();
    saveGame();
    const Screen& screen = *m_live.screen();
    emit tilesLifted(tilesUndone(before, left, screen.isCovered() ? -1 : screen.seat(), rack()));
    if (const QVariantMap change = changesUndone(before, left); !change.isEmpty())
        emit wordsChanged(change);
}

// What the last play of those taken again changed is shown.
void GameSession::showRedone(int first)
{
    m_tiles.recall(game()->turns().size());
    settle();
    saveGame();
    emit tilesLanded(tilesSince(*game(), static_cast<std::size_t>(first)));
    if (const QVariantMap change = changesRedone(*game(), static_cast<std::size_t>(first)); !change.isEmpty())
        emit wordsChanged(change);
}

void GameSession::showEnd()
{
    const bool hasPlayed = std::ranges::any_of(game()->turns(), [](const Turn& t) { return !t.placed().empty(); });
    if (isSolo() && hasPlayed) {
        say(m_soloResults.add(SoloResult::of(*game(), QDate::currentDate())));
        emit soloResultsChanged();
    }
    refresh();
    saveGame();
    emit gameEnded();
}

void GameSession::showScreen()
{
    if (!inGame())
        return;
    m_tiles.setSeat(m_live.screen()->seat());
    emit rackChanged();
    refreshBoard();
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
    m_tiles.setSeat(m_live.screen()->seat());
    m_historyView.gameChanged();
    refresh();
}

void GameSession::dropDraft()
{
    m_historyView.leave();
    m_tiles.takeBackAll();
    m_tiles.remember(game()->turns().size());
}

// Tiles that a person laid have come down already, and a person knows of having passed.
void GameSession::announce(std::size_t number)
{
    const Turn& turn = game()->turns()[number];
    const bool isOwn = m_live.isPerson(turn.seat);
    if (m_historyView.isActive())
        return;
    if (turn.placed().empty()) {
        if (!isOwn)
            emit wordsChanged(turnNews(*game(), number));
        return;
    }
    QVariantMap change = wordChanges(*game(), number);
    change["own"] = isOwn;
    if (isOwn)
        emit played();
    else
        emit tilesLanded(tilesOf(turn, position()));
    emit wordsChanged(change);
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
        m_flow.act(m_flow.seat(), draft()->play());
    else if (isHumanTurn())
        m_tiles.draft().refuse(position());
}

void GameSession::pass()
{
    if (!canPassNow())
        return;
    takeBackAll();
    m_flow.act(m_flow.seat(), Pass{});
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
    m_flow.act(m_flow.seat(), exchange);
}

// ---- what is shown

void GameSession::lookChanged()
{
    if (!inGame())
        return;
    m_playerRows.setRows(playerRows(*game(), m_live.kinds(), m_historyView.turn()));
    emit rackChanged();
    refreshBoard();
}

void GameSession::refresh()
{
    m_playerRows.setRows(playerRows(*game(), m_live.kinds(), m_historyView.turn()));
    m_historyRows.setRows(historyRows(*game()));
    emit rackChanged();
    refreshBoard();
}

void GameSession::refreshBoard()
{
    emit boardChanged();
    emit changed();
}

} // namespace storeys
