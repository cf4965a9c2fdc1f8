// What goes on round the table, without a window: choices for a start, challenges, hidden racks, clocks, solo results.

#include "playing.h"
#include "messages/messages.h"
#include "record/play_text.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "table/flow/computer_player.h"
#include "table/flow/flow_hold.h"
#include "table/session/game_session.h"
#include "table/start/start_choices.h"
#include "table/game/clock_view.h"
#include "table/views/word_changes.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>

namespace storeys {

namespace {

using namespace std::chrono_literals;

GameClock::Time testTime{};

GameStart gameOf(const QString& players, const QVariantMap& houseRules = {})
{
    GameStart start;
    start.variant = "stack8";
    start.seats = GameStart::seatsFromText(players);
    start.houseRules = houseRules;
    start.houseRules["first-player"] = "listed";
    start.seed = 3;
    return start;
}

GameStart timed(const QString& players, const char* clock)
{
    GameStart start = gameOf(players);
    start.clock = *ClockRules::read(clock);
    return start;
}

// A session whose clock goes by testTime.
std::unique_ptr<GameSession> sessionWith(const GameStart& start)
{
    auto session = std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    if (const QString problem = session->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return session;
}

// Takes its time to notice that it is to stop, and counts how many times it thinks at once.
class SlowBot : public Bot
{
public:
    explicit SlowBot(std::atomic<int>& most) : m_most(most) {}

    Action choose(const SeatView&, StopSign) override
    {
        m_most = std::max(m_most.load(), ++m_now);
        QThread::msleep(60);
        --m_now;
        return Pass{};
    }

private:
    std::atomic<int> m_now = 0;
    std::atomic<int>& m_most;
};

// Lays two tiles that make no word on the start of an empty board.
void layNonsense(GameSession& session)
{
    const WordGraph& words = session.game()->position().book->lexicon->words;
    const auto tiles = session.game()->position().toMove().rack.tiles();
    for (const Tile first : tiles)
        for (const Tile second : tiles) {
            if (first == second || words.contains(Letters{first.letter(), second.letter()}))
                continue;
            const Alphabet& alphabet = session.game()->position().variant().tiles.alphabet;
            session.lay(static_cast<int>(session.rack().indexOf(QString(QLatin1Char(alphabet.symbolOf(first))))), 27);
            session.lay(static_cast<int>(session.rack().indexOf(QString(QLatin1Char(alphabet.symbolOf(second))))), 28);
            return;
        }
}

std::string bestPlayText(const GameSession& session)
{
    const Position& position = session.game()->position();
    const auto plays = allPlays(position);
    return playText(position.board, std::ranges::max(plays, {}, &FoundPlay::score).toPlay(),
                    position.variant().tiles.alphabet);
}

SoloResult resultOf(int total, const QString& lexicon = "standard")
{
    return {QDate(2024, 5, 1), "Ann", "stack8", lexicon, total, "WORD", 8, "WORD · ON", 12};
}

} // namespace

class TableTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { testTime = 1h; }

    // ---- start
    void choicesAreWhatTheGamesReallyTake();
    void everyLevelIsExplainedAndOneIsUsual();
    void aComputerAskedAgainThinksOfOnePositionAtATime();
    void aSetupSurvivesSavingWithRulesAndClock();
    void againStartsTheSamePlayersByTheSameRules();

    // ---- challenges
    void aPersonChallengesABadPlay();
    void aChallengeOfAGoodPlayChangesNothing();
    void aPlayOutOfTheVocabularyIsChallengedByTheComputer();

    // ---- several persons
    void racksAreHiddenBetweenPersons();
    void theEndIsSeenFromTheWinnersSide();
    void onePersonIsNeverAsked();

    // ---- clocks
    void theClockRunsForWhoeverIsToMove();
    void theClockRestsWhileRacksAreHiddenOrADialogHoldsIt();
    void aComputerLosesNoTimeWhileAPlayIsShown();
    void pointsForTimeAreInTheResultAndTheRecord();
    void whoeverHasNoTimeLeftLoses();
    void aSoloGameGivenUpHasNoWinner();
    void aPauseIsCountedUnlessThePlayersAgreedOnNone();
    void aRecordGoesOnWithItsClock();
    void aRestartGivesNoTimeBack_data();
    void aRestartGivesNoTimeBack();
    void littleTimeIsToldOnceAndThatItIsUp();
    void shortTurnsAreNotWarnedOfFromTheirBeginning();

    // ---- names
    void whoGaveNoNameIsSpokenToAtTheEnd();
    void whoGaveNoNameIsSpokenToInChallenges_data();
    void whoGaveNoNameIsSpokenToInChallenges();

    // ---- solo results
    void soloResultsAreKeptByVariantAndLexicon();
    void resultsWithHintsStandByThemselves();
    void aSoloGameRemembersItsHints();
    void aDamagedTableIsPutAsideAndNothingIsLost_data();
    void aDamagedTableIsPutAsideAndNothingIsLost();
    void aTableOfANewerVersionIsNotTouched();
    void resultsThatCantBeWrittenAreKeptInMemory();
};

// ---- start

void TableTest::choicesAreWhatTheGamesReallyTake()
{
    const DataPlace data(STOREYS_DATA_DIR);
    for (const QVariant& entry : variantChoices(data)) {
        const QVariantMap variant = entry.toMap();
        QVERIFY(!variant.value("rules").toList().isEmpty());
        for (const QVariant& rule : variant.value("rules").toList())
            for (const QVariant& option : rule.toMap().value("options").toList()) {
                HouseRules rules;
                QVERIFY(!rules.set(rule.toMap().value("id").toString().toStdString(),
                                   option.toMap().value("id").toString().toStdString()));
            }
    }
    QCOMPARE(lexiconChoices(data).size(), 4);
    QCOMPARE(lexiconChoices(data).first().toMap().value("id").toString(), "standard");
    for (const QVariant& lexicon : lexiconChoices(data))
        QVERIFY(!lexicon.toMap().value("note").toString().isEmpty());
    const QVariantMap clocks = clockChoices();
    for (const QVariant& time : clocks.value("time").toList().mid(1))
        QVERIFY(ClockRules::read(time.toMap().value("id").toString().toStdString()));
}

void TableTest::everyLevelIsExplainedAndOneIsUsual()
{
    const GameSession session(DataPlace(STOREYS_DATA_DIR), 1h);
    QStringList usual;
    for (const QVariant& entry : session.levels()) {
        const QVariantMap level = entry.toMap();
        QVERIFY2(!level.value("note").toString().isEmpty(), qPrintable(level.value("id").toString()));
        if (level.value("usual").toBool())
            usual += level.value("id").toString();
    }
    QCOMPARE(usual, QStringList("casual"));
}

void TableTest::aSetupSurvivesSavingWithRulesAndClock()
{
    GameStart start = timed("Ann,Bo", "total=300 increment=5 at-zero=game");
    start.lexicon = "kids";
    start.houseRules["plural"] = "off";
    GameSession session(DataPlace(STOREYS_DATA_DIR), 1h);
    QCOMPARE(session.newGame(start.toMap()), QString());
    const GameStart again = GameStart::fromMap(GameSession(DataPlace(STOREYS_DATA_DIR), 1h).lastSetup());
    QCOMPARE(again.toMap(), start.toMap());
    QCOMPARE(again.clock, start.clock);
    start.houseRules["plural"] = "perhaps";
    QVERIFY(session.newGame(start.toMap()).contains("plural"));
}

void TableTest::againStartsTheSamePlayersByTheSameRules()
{
    GameStart start = timed("Ann,Bo", "turn=60 at-zero=points");
    start.houseRules["mode"] = "challenge";
    const auto session = sessionWith(start);
    const quint64 seed = session->game()->setup().seed;
    const HouseRules rules = session->game()->position().houseRules();
    QCOMPARE(session->again(), QString());
    QVERIFY(session->game()->setup().seed != seed);
    QCOMPARE(session->game()->position().houseRules(), rules);
    QCOMPARE(session->players()->get(1).value("name").toString(), "Bo");
    QVERIFY(session->clock()->isOn());
    QCOMPARE(session->variant(), "stack8");
}

// ---- challenges

void TableTest::aPersonChallengesABadPlay()
{
    const auto session = sessionWith(gameOf("Ann,Bo", {{"mode", "challenge"}}));
    const Rack rack = session->game()->position().seats[0].rack;
    QSignalSpy lifted(session.get(), &GameSession::tilesWithdrawn);
    layNonsense(*session);
    QVERIFY(session->canPlay());
    session->play();
    QCOMPARE(session->challengers(), QStringList("Bo"));
    challenge(*session, "Ann"); // not one's own
    QCOMPARE(session->history()->count(), 1);
    challenge(*session, "Bo");
    QCOMPARE(lifted.count(), 1);
    QCOMPARE(lifted[0][0].toList().size(), 2);
    QCOMPARE(session->game()->position().seats[0].rack, rack);
    QCOMPARE(session->turn(), 0);
    QCOMPARE(session->stacks(), QStringList(64));
    QVERIFY(session->history()->get(1).value("points").toInt() < 0);
    QCOMPARE(session->challengeOutcome().value("withdrawn").toBool(), true);
    QVERIFY(session->challengers().isEmpty());
}

void TableTest::aChallengeOfAGoodPlayChangesNothing()
{
    const auto session = sessionWith(gameOf("Ada:greedy,Ann,Bo", {{"mode", "challenge"}}));
    QTRY_VERIFY(session->isHumanTurn());
    QCOMPARE(session->challengers(), QStringList({"Ann", "Bo"}));
    const Position before = session->game()->position();
    challenge(*session, "Bo");
    QCOMPARE(session->game()->position(), before);
    QCOMPARE(session->challengeOutcome().value("withdrawn").toBool(), false);
    QVERIFY(session->isHumanTurn());
    QVERIFY(session->challengers().isEmpty());
}

void TableTest::aPlayOutOfTheVocabularyIsChallengedByTheComputer()
{
    const auto session = sessionWith(gameOf("Ann,Ada:greedy", {{"mode", "challenge"}}));
    QSignalSpy decided(session.get(), &GameSession::challengeDecided);
    layNonsense(*session);
    session->play();
    QTRY_COMPARE(decided.count(), 1);
    QCOMPARE(session->challengeOutcome().value("challenger").toString(), "Ada");
    QTRY_VERIFY(session->isHumanTurn());
    QCOMPARE(session->turn(), 0);
}

// ---- several persons

void TableTest::racksAreHiddenBetweenPersons()
{
    const auto session = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(!session->isCovered()); // nobody shows a way to uncover them
    session->setHandOver(true);
    QVERIFY(session->isCovered());
    QCOMPARE(session->rack(), QStringList(7));
    QVERIFY(!session->isHumanTurn() && !session->canExchangeNow() && !session->lay(0, 27));
    session->pass();
    QCOMPARE(session->history()->count(), 0);
    session->showRack();
    QVERIFY(session->isHumanTurn());
    QVERIFY(!session->rack().join("").isEmpty());
    session->pass();
    QVERIFY(session->isCovered());
    QCOMPARE(session->rackOwner(), "Bo");
    session->showRack();
    session->pass(); // the end: nothing to hide
    QVERIFY(session->isOver() && !session->isCovered());
}

void TableTest::theEndIsSeenFromTheWinnersSide()
{
    const auto session = sessionWith(gameOf("Ann,Bo"));
    session->setTurnCamera(true);
    const QString winner = session->rackOwner();
    const qreal side = session->cameraSide();
    QCOMPARE(session->cursor()->layText(QString::fromStdString(bestPlayText(*session))), QString());
    session->play();
    QCOMPARE(session->cameraSide(), -side);
    session->pass();
    session->pass(); // the loser would be next
    QVERIFY(session->isOver());
    QCOMPARE(session->rackOwner(), winner);
    QCOMPARE(session->cameraSide(), side);
}

void TableTest::onePersonIsNeverAsked()
{
    const auto session = sessionWith(gameOf("Ann,Ada:greedy"));
    session->setHandOver(true);
    QCOMPARE(session->cameraSide(), 1.0);
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(session->isHumanTurn());
        QVERIFY(!session->isCovered());
        session->exchange({0});
    }
}

// ---- clocks

void TableTest::theClockRunsForWhoeverIsToMove()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=300 increment=5 at-zero=points"));
    QCOMPARE(session->clock()->times(), QStringList({"5:00", "5:00"}));
    testTime += 65s;
    session->pass();
    QCOMPARE(session->clock()->times(), QStringList({"4:00", "5:00"}));
    testTime += 301s;
    QCOMPARE(session->clock()->times(), QStringList({"4:00", "−0:01"}));
    QCOMPARE(session->clock()->late(), QList<bool>({false, true}));
}

void TableTest::theClockRestsWhileRacksAreHiddenOrADialogHoldsIt()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=300 at-zero=points"));
    session->setHandOver(true);
    testTime += 1h;
    QCOMPARE(session->clock()->times().first(), "5:00");
    session->showRack();
    FlowHold dialog;
    dialog.setFlow(session->flow());
    dialog.setKind(FlowHold::Kind::Dialog);
    dialog.setActive(true);
    testTime += 1h;
    QCOMPARE(session->clock()->times().first(), "5:00");
    dialog.setActive(false);
    testTime += 10s;
    QCOMPARE(session->clock()->times().first(), "4:50");
}

void TableTest::aPauseIsCountedUnlessThePlayersAgreedOnNone()
{
    for (const bool agreed : {true, false}) {
        const auto session = sessionWith(timed("Ann,Bo", agreed ? "total=300" : "total=300 pauses=no"));
        session->clock()->setPaused(true);
        QCOMPARE(session->clock()->isPaused(), agreed);
        testTime += 10s;
        session->clock()->setPaused(false);
        QCOMPARE(session->clock()->times().first(), agreed ? "5:00" : "4:50");
        QCOMPARE(session->clock()->pauses(), agreed ? 1 : 0);
    }
}

void TableTest::aComputerLosesNoTimeWhileAPlayIsShown()
{
    const auto session = sessionWith(timed("Ann,Bo:random", "total=300 at-zero=points"));
    FlowHold show;
    show.setFlow(session->flow());
    show.setActive(true);
    QTRY_VERIFY(session->turn() == 0); // of a person, who need not wait
    testTime += 10s;
    session->pass();
    QCOMPARE(session->clock()->times(), QStringList({"4:50", "5:00"}));
    testTime += 1h; // the computer keeps its answer back
    QCOMPARE(session->clock()->times(), QStringList({"4:50", "5:00"}));
    show.setActive(false);
    QTRY_COMPARE(session->turn(), 0);
    QCOMPARE(session->clock()->times().last(), "5:00");
}

void TableTest::pointsForTimeAreInTheResultAndTheRecord()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=60 at-zero=points"));
    testTime += 121s;
    session->pass();
    testTime += 1s;
    session->pass();
    QVERIFY(session->isOver());
    const QVariantList rows = session->result().value("rows").toList();
    QCOMPARE(rows[1].toMap().value("name").toString(), "Ann");
    QCOMPARE(rows[1].toMap().value("timePenalty").toInt(), 20);
    QCOMPARE(rows[1].toMap().value("total").toInt(), rows[0].toMap().value("total").toInt() - 20);
    const std::string text = gcgText(recordOf(*session->game(), session->recordDetails()));
    const Replay replayed = replay(readGcg(text), session->game()->setup().book);
    QVERIFY2(!replayed.error, replayed.error ? message(replayed.error->error).c_str() : "");
    QCOMPARE(replayed.totals[0].value, rows[1].toMap().value("total").toInt());
}

void TableTest::whoeverHasNoTimeLeftLoses()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=60 at-zero=game"));
    QSignalSpy ended(session.get(), &GameSession::gameEnded);
    session->pass();
    testTime += 60s;
    QVERIFY(!session->isOver());
    session->play(); // nothing laid
    session->clock()->tick();
    QVERIFY(session->isOver());
    QCOMPARE(ended.count(), 1);
    QVERIFY(session->result().value("reason").toString().startsWith("Bo"));
    for (const QVariant& row : session->result().value("rows").toList())
        QCOMPARE(row.toMap().value("winner").toBool(), row.toMap().value("name") == "Ann");
    session->pass();
    QCOMPARE(session->history()->count(), 1);
}

void TableTest::aSoloGameGivenUpHasNoWinner()
{
    const auto session = sessionWith(gameOf("Ann"));
    session->pass();
    QVERIFY(session->isOver());
    const QVariantList rows = session->result().value("rows").toList();
    QCOMPARE(rows.size(), 1);
    QVERIFY(!rows[0].toMap().value("winner").toBool());
    QCOMPARE(session->history()->get(0).value("what").toString(), "gave up");
}

void TableTest::aRecordGoesOnWithItsClock()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=60 increment=5 at-zero=game"));
    testTime += 20s;
    session->pass();
    QByteArray record = QByteArray::fromStdString(gcgText(recordOf(*session->game(), session->recordDetails())));
    GameSession later(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    const auto opened = [&] {
        QTemporaryFile file;
        return file.open() && file.write(record) == record.size() && file.flush() ? later.open(file.fileName())
                                                                                  : "unwritten";
    };
    QCOMPARE(opened(), QString());
    QCOMPARE(later.clock()->times(), QStringList({"0:45", "1:00"}));
    record.replace("total=60", "total=soon");
    QVERIFY(opened().contains("#clock: total cannot be 'soon'"));
    QCOMPARE(later.clock()->times(), QStringList({"0:45", "1:00"})); // the game goes on
}

void TableTest::aRestartGivesNoTimeBack_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("left as it should be") << false;
    QTest::newRow("killed") << true; // then up to five seconds are lost
}

void TableTest::aRestartGivesNoTimeBack()
{
    QFETCH(const bool, killed);
    const QTemporaryDir folder;
    const QString kept = folder.filePath("kept"), copy = folder.filePath("copy");
    const StorePlaces places{kept + "/records", kept + "/state"};
    auto session = sessionWith(timed("Ann,Bo", "total=300 at-zero=game"));
    session->keepGamesIn(places);
    session->pass();
    testTime += 40s; // of Bo's
    session->clock()->tick();
    session->shelf()->flush();
    if (killed) // what is on the disk then
        std::filesystem::copy(kept.toStdString(), copy.toStdString(), std::filesystem::copy_options::recursive);
    session.reset();
    if (killed) {
        QVERIFY(QDir(kept).removeRecursively() && QDir().rename(copy, kept));
        for (const QString& lock : QDir(kept + "/records/games").entryList({"*.lock"}))
            QVERIFY(QFile::remove(kept + "/records/games/" + lock));
    }
    testTime += 1000s;
    GameSession later(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    later.keepGamesIn(places);
    const QVariantList games = later.shelf()->unfinished();
    QCOMPARE(games.size(), 1);
    QCOMPARE(later.open(games.first().toMap().value("file").toString()), QString());
    QCOMPARE(later.clock()->times(), QStringList({"5:00", "4:20"}));
    testTime += 20s;
    QCOMPARE(later.clock()->times(), QStringList({"5:00", "4:00"}));
}

void TableTest::littleTimeIsToldOnceAndThatItIsUp()
{
    const auto session = sessionWith(timed("Ann,Bo", "total=60 at-zero=points"));
    QSignalSpy warned(session->clock(), &ClockView::warned);
    testTime += 29s;
    session->clock()->tick();
    QCOMPARE(session->clock()->warning(), QString());
    testTime += 2s;
    for (int i = 0; i < 3; ++i)
        session->clock()->tick();
    QCOMPARE(warned.count(), 1);
    QVERIFY(session->clock()->warning().startsWith("30 second"));
    QTRY_VERIFY(session->announcer()->text().contains("30 second"));
    testTime += 29s;
    session->clock()->tick();
    QCOMPARE(warned.count(), 2);
    QVERIFY(session->clock()->warning().contains("10 point"));
    QTRY_VERIFY(session->announcer()->text().contains("Time is up"));
    session->pass();
    QCOMPARE(session->clock()->warning(), QString()); // Bo has all of it
}

void TableTest::shortTurnsAreNotWarnedOfFromTheirBeginning()
{
    const auto session = sessionWith(timed("Ann,Bo", "turn=30 at-zero=points"));
    QSignalSpy warned(session->clock(), &ClockView::warned);
    testTime += 5s;
    session->clock()->tick();
    QCOMPARE(warned.count(), 0);
    testTime += 25s;
    session->clock()->tick();
    QCOMPARE(warned.count(), 1);
}

// ---- names

void TableTest::whoGaveNoNameIsSpokenToAtTheEnd()
{
    const auto reasonFor = [](const QString& players) {
        const auto session = sessionWith(timed(players, "total=60 at-zero=game"));
        testTime += 61s;
        session->clock()->tick();
        return session->result().value("reason").toString();
    };
    QCOMPARE(reasonFor("You,Bo"), "You have no time left.");
    QCOMPARE(reasonFor("Ann,Bo"), "Ann has no time left.");
}

void TableTest::whoGaveNoNameIsSpokenToInChallenges_data()
{
    QTest::addColumn<QString>("players");
    QTest::addColumn<bool>("nonsense");
    QTest::addColumn<QString>("consequence");
    QTest::newRow("a bad play of mine") << "You,Bo" << true << "The tiles return to your rack, and you lose the turn.";
    QTest::newRow("a bad play of another")
        << "Ann,You" << true << "The tiles return to the rack, and Ann loses the turn.";
    QTest::newRow("my challenge failed") << "Ann,You" << false << "The play stands, and you lose your next turn.";
    QTest::newRow("another did") << "You,Bo" << false << "The play stands, and Bo loses the next turn.";
}

void TableTest::whoGaveNoNameIsSpokenToInChallenges()
{
    QFETCH(QString, players);
    QFETCH(bool, nonsense);
    QFETCH(QString, consequence);
    const auto session = sessionWith(gameOf(players, {{"mode", "challenge"}, {"challenge-penalty", "double"}}));
    if (nonsense)
        layNonsense(*session);
    else
        QCOMPARE(session->cursor()->layText(QString::fromStdString(bestPlayText(*session))), QString());
    session->play();
    challenge(*session, session->challengers().value(0));
    QCOMPARE(session->challengeOutcome().value("consequence").toString(), consequence);
    if (nonsense)
        return;
    if (players.startsWith("Ann"))
        QVERIFY(session->history()->get(0).value("sum").toString().endsWith("failed challenge by you"));
    QCOMPARE(session->history()->get(1).value("what").toString(), "lost the turn"); // nobody chose to pass
    QCOMPARE(turnNews(*session->game(), 1).value("news").toString(),
             players.startsWith("Ann") ? "You lost the turn" : "Bo lost the turn");
}

// ---- solo results

void TableTest::soloResultsAreKeptByVariantAndLexicon()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("data/solo.json");
    SoloResults results(file);
    QCOMPARE(results.read(), QString());
    for (const int total : {100, 300, 200})
        QCOMPARE(results.add(resultOf(total)), QString());
    SoloResults other(file); // another window
    QCOMPARE(other.add(resultOf(250, "kids")), QString());
    QCOMPARE(results.add(resultOf(-5)), QString());
    SoloResults later(file);
    QCOMPARE(later.read(), QString());
    QCOMPARE(later.all().size(), 5u);
    QCOMPARE(later.best("stack8", "standard")->total, 300);
    QCOMPARE(later.best("stack8", "kids")->total, 250);
    QVERIFY(!later.best("stack10", "standard"));
    const QVariantMap table = later.tables().first().toMap();
    QCOMPARE(table.value("rows").toList().size(), 4);
    QCOMPARE(table.value("rows").toList()[3].toMap().value("rank").toInt(), 4);
    QCOMPARE(QDir(folder.filePath("data")).entryList(QDir::Files), QStringList("solo.json"));
}

void TableTest::resultsWithHintsStandByThemselves()
{
    const QTemporaryDir folder;
    SoloResults results(folder.filePath("solo.json"));
    SoloResult hinted = resultOf(500);
    hinted.hints = 2;
    for (const SoloResult& result : {resultOf(100), hinted, resultOf(200)})
        QCOMPARE(results.add(result), QString());
    QFile file(folder.filePath("solo.json")); // as an older version has it: nobody knows of hints
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray old = file.readAll().replace("\"hints\": 0,", "");
    file.resize(0);
    file.write(old);
    file.close();
    SoloResults later(folder.filePath("solo.json"));
    QCOMPARE(later.read(), QString());
    QCOMPARE(later.best("stack8", "standard")->total, 200);
    const QVariantMap table = later.tables().first().toMap();
    QCOMPARE(table.value("rows").toList().size(), 2);
    QCOMPARE(table.value("rows").toList()[0].toMap().value("total").toInt(), 200);
    QCOMPARE(table.value("withHints").toList().size(), 1);
    QCOMPARE(table.value("withHints").toList()[0].toMap().value("rank").toInt(), 1);
}

void TableTest::aSoloGameRemembersItsHints()
{
    const auto session = sessionWith(gameOf("Ann"));
    session->giveHint();
    QTRY_VERIFY(!session->hint()->isBusy());
    QCOMPARE(session->cursor()->layText(QString::fromStdString(bestPlayText(*session))), QString());
    session->play();
    session->pass();
    QVERIFY(session->isOver());
    QCOMPARE(session->soloResults().first().toMap().value("rows").toList().size(), 0);
    QCOMPARE(session->soloResults().first().toMap().value("withHints").toList().size(), 1);
    QVERIFY(session->toBeat().isEmpty());
}

void TableTest::aComputerAskedAgainThinksOfOnePositionAtATime()
{
    std::atomic<int> most = 0;
    QThreadPool thread;
    thread.setMaxThreadCount(1);
    ComputerPlayer player(std::make_unique<SlowBot>(most), thread);
    const Game game({sessionWith(gameOf("Ann,Bo"))->game()->position().book, {"Ann", "Bo"}, 1});
    int answers = 0;
    for (int asked = 0; asked < 3; ++asked) {
        player.takeTurn(viewOf(game.position(), 0), [&](const Action&) { ++answers; });
        QTest::qWait(20);
    }
    QTRY_COMPARE(answers, 1); // what was asked before is of no use any more
    QTest::qWait(200);
    QCOMPARE(answers, 1);
    QCOMPARE(most.load(), 1);
}

void TableTest::aDamagedTableIsPutAsideAndNothingIsLost_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{ \"version\": 1, \"results\": [ { \"date\"");
    QTest::newRow("no object") << QByteArray("[1, 2]");
    QTest::newRow("an entry without a total")
        << QByteArray(R"({"version":1,"results":[{"date":"2024-01-01","variant":"a","lexicon":"b"}]})");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe\x01", 4);
}

void TableTest::aDamagedTableIsPutAsideAndNothingIsLost()
{
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    QFile file(folder.filePath("solo.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    SoloResults results(file.fileName());
    const QString problem = results.read();
    QVERIFY(problem.contains("solo-damaged-1.json"));
    QFile aside(folder.filePath("solo-damaged-1.json"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), content);
    QCOMPARE(results.add(resultOf(7)), QString());
    SoloResults later(file.fileName());
    QCOMPARE(later.read(), QString());
    QCOMPARE(later.all().size(), 1u);
}

void TableTest::aTableOfANewerVersionIsNotTouched()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("solo.json"));
    const QByteArray content(R"({"version":2,"results":[],"new":true})");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    SoloResults results(file.fileName());
    QVERIFY(results.read().text().contains("newer"));
    QVERIFY(!results.add(resultOf(7)).isEmpty());
    QCOMPARE(results.best("stack8", "standard")->total, 7);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TableTest::resultsThatCantBeWrittenAreKeptInMemory()
{
    const QTemporaryDir folder;
    QFile block(folder.filePath("data")); // a file where the folder should be
    QVERIFY(block.open(QIODevice::WriteOnly));
    block.close();
    SoloResults results(folder.filePath("data/solo.json"));
    QVERIFY(results.add(resultOf(7)).text().contains("solo.json"));
    QVERIFY(!results.add(resultOf(9)).isEmpty());
    QCOMPARE(results.all().size(), 2u);
    QVERIFY(block.remove()); // the folder can be made again
    QCOMPARE(results.add(resultOf(8)), QString());
    SoloResults later(folder.filePath("data/solo.json"));
    QCOMPARE(later.read(), QString());
    QCOMPARE(later.all().size(), 3u);
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::TableTest)
#include "table_test.moc"
