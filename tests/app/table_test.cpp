// What goes on round the table, without a window: choices for a start, challenges, hidden racks, clocks, solo results.

#include "messages/messages.h"
#include "playing.h"
#include "record/play_text.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "table/choices/start_choices.h"
#include "table/flow/turn_flow.h"
#include "table/game/clock_view.h"
#include "table/game_table.h"
#include "table/tiles/scored_words.h"
#include "test_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>

namespace storeys::table_test {

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

// A table whose clock goes by testTime.
std::unique_ptr<GameTable> tableInTestTime(const GameStart& start)
{
    auto gameTable = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    if (const QString problem = gameTable->choices()->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return gameTable;
}

// Goes on thinking when it is to stop, until it may answer, and counts how many times it thinks at once.
class SlowBot : public Bot
{
public:
    SlowBot(std::atomic<int>& most, QSemaphore& mayAnswer) : m_most(most), m_mayAnswer(mayAnswer) {}

    Action choose(const SeatView&, StopSign) override
    {
        m_most = std::max(m_most.load(), ++m_now);
        (void)m_mayAnswer.tryAcquire(1, patience);
        --m_now;
        return Pass{};
    }

private:
    std::atomic<int> m_now = 0;
    std::atomic<int>& m_most;
    QSemaphore& m_mayAnswer;
};

// Lays two tiles that make no word on the start of an empty board.
void layNonsense(GameTable& gameTable)
{
    const WordGraph& words = gameTable.game()->position().book->lexicon->words;
    const auto tiles = gameTable.game()->position().toMove().rack.tiles();
    for (const Tile first : tiles)
        for (const Tile second : tiles) {
            if (first == second || words.contains(Letters{first.letter(), second.letter()}))
                continue;
            const Alphabet& alphabet = gameTable.game()->position().variant().tiles.alphabet;
            gameTable.view()->lay(
                static_cast<int>(gameTable.view()->rack().indexOf(QString::fromStdString(alphabet.text(first)))), 27);
            gameTable.view()->lay(
                static_cast<int>(gameTable.view()->rack().indexOf(QString::fromStdString(alphabet.text(second)))), 28);
            return;
        }
}

std::string bestPlayText(GameTable& gameTable)
{
    const Position& position = gameTable.game()->position();
    const auto plays = allPlays(position);
    return playText(position.board, std::ranges::max(plays, {}, &FoundPlay::score).toPlay(),
                    position.variant().tiles.alphabet);
}

QJsonObject resultOf(int total, const QString& lexicon = "standard")
{
    return {{"date", "2024-05-01"}, {"name", "Ann"},      {"variant", "stack8"}, {"lexicon", lexicon},
            {"total", total},       {"bestWord", "WORD"}, {"bestWordPoints", 8}, {"bestPlay", "WORD · ON"},
            {"bestPlayPoints", 12}, {"hints", 0}};
}

// What is wrong after that result has been added, or "".
QString added(SoloResults& results, const QJsonObject& result)
{
    results.add(result);
    results.flush();
    return results.problem();
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
    void aRefusalShowsNoCodesButThoseOfTheFile_data();
    void aRefusalShowsNoCodesButThoseOfTheFile();
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

private:
    JobThread m_disk;
};

// ---- start

void TableTest::choicesAreWhatTheGamesReallyTake()
{
    const DataPlace data(STOREYS_DATA_DIR);
    QCOMPARE(lexiconChoices(data, "en").size(), 4);
    for (const std::string& language : data.languages()) {
        QCOMPARE(variantChoices(data, language).size(), 8);
        for (const VariantChoice& variant : variantChoices(data, language)) {
            QVERIFY(!variant.rules.isEmpty());
            for (const HouseRuleChoice& rule : variant.rules)
                for (const Option& option : rule.options)
                    QVERIFY(!HouseRules().set(rule.id.toStdString(), option.id.toStdString()));
        }
        QCOMPARE(lexiconChoices(data, language).first().id, "standard");
        for (const Option& lexicon : lexiconChoices(data, language))
            QVERIFY(!lexicon.note.isEmpty());
    }
    for (const Option& time : clockChoices().time.mid(1))
        QVERIFY(ClockRules::read(time.id.toStdString()));
}

void TableTest::everyLevelIsExplainedAndOneIsUsual()
{
    const QList<Option> levels = levelChoices();
    for (const Option& level : levels)
        QVERIFY2(!level.note.isEmpty(), qPrintable(level.id));
    QVERIFY(std::ranges::find(levels, QString(GameStart::usualLevel), &Option::id) != levels.end());
}

void TableTest::aSetupSurvivesSavingWithRulesAndClock()
{
    GameStart start = timed("Ann,Bo", "total=300 increment=5 at-zero=game");
    start.lexicon = "kids";
    start.houseRules["plural"] = "off";
    GameTable gameTable(DataPlace(STOREYS_DATA_DIR), 1h);
    QCOMPARE(gameTable.choices()->newGame(start), QString());
    const GameStart again = GameTable(DataPlace(STOREYS_DATA_DIR), 1h).choices()->lastSetup();
    QCOMPARE(again.toMap(), start.toMap());
    QCOMPARE(again.clock, start.clock);
    start.houseRules["plural"] = "perhaps";
    QVERIFY(gameTable.choices()->newGame(start).contains("plural"));
}

void TableTest::againStartsTheSamePlayersByTheSameRules()
{
    GameStart start = timed("Ann,Bo", "turn=60 at-zero=points");
    start.houseRules["mode"] = "challenge";
    const auto gameTable = tableInTestTime(start);
    const quint64 seed = gameTable->game()->setup().seed;
    const HouseRules rules = gameTable->game()->position().houseRules();
    QCOMPARE(gameTable->choices()->again(), QString());
    QVERIFY(gameTable->game()->setup().seed != seed);
    QCOMPARE(gameTable->game()->position().houseRules(), rules);
    QCOMPARE(gameTable->view()->players()->at(1).name, "Bo");
    QVERIFY(gameTable->live()->clock()->isOn());
    QCOMPARE(QString::fromStdString(gameTable->game()->position().variant().id), "stack8");
}

// ---- challenges

void TableTest::aPersonChallengesABadPlay()
{
    const auto gameTable = tableInTestTime(gameOf("Ann,Bo", {{"mode", "challenge"}}));
    const Rack rack = gameTable->game()->position().seats[0].rack;
    QSignalSpy lifted(gameTable->view(), &TableView::tilesWithdrawn);
    layNonsense(*gameTable);
    QVERIFY(gameTable->view()->canPlay());
    gameTable->view()->play();
    QCOMPARE(gameTable->flow()->challengeable().names, QStringList("Bo"));
    challenge(*gameTable, "Ann"); // not one's own
    QCOMPARE(gameTable->view()->turns()->count(), 1);
    challenge(*gameTable, "Bo");
    QCOMPARE(lifted.count(), 1);
    QCOMPARE(lifted[0][0].value<QList<MovingTile>>().size(), 2);
    QCOMPARE(gameTable->game()->position().seats[0].rack, rack);
    QCOMPARE(gameTable->live()->mover(), 0);
    QCOMPARE(gameTable->view()->stacks(), QStringList(64));
    QVERIFY(gameTable->view()->turns()->at(1).points < 0);
    QVERIFY(!gameTable->view()->turns()->at(1).play && gameTable->view()->turns()->at(1).words.isEmpty());
    QCOMPARE(gameTable->flow()->outcome().withdrawn, true);
    QVERIFY(gameTable->flow()->challengeable().names.isEmpty());
}

void TableTest::aChallengeOfAGoodPlayChangesNothing()
{
    const auto gameTable = tableInTestTime(gameOf("Ada:greedy,Ann,Bo", {{"mode", "challenge"}}));
    QTRY_VERIFY(gameTable->view()->mayAct());
    QCOMPARE(gameTable->flow()->challengeable().names, QStringList({"Ann", "Bo"}));
    const Position before = gameTable->game()->position();
    challenge(*gameTable, "Bo");
    QCOMPARE(gameTable->game()->position(), before);
    QCOMPARE(gameTable->flow()->outcome().withdrawn, false);
    QVERIFY(gameTable->view()->mayAct());
    QVERIFY(gameTable->flow()->challengeable().names.isEmpty());
}

void TableTest::aPlayOutOfTheVocabularyIsChallengedByTheComputer()
{
    const auto gameTable = tableInTestTime(gameOf("Ann,Ada:greedy", {{"mode", "challenge"}}));
    QSignalSpy decided(gameTable->flow(), &TurnFlow::judged);
    layNonsense(*gameTable);
    gameTable->view()->play();
    QTRY_COMPARE(decided.count(), 1);
    QCOMPARE(gameTable->flow()->outcome().challenger, "Ada");
    QTRY_VERIFY(gameTable->view()->mayAct());
    QCOMPARE(gameTable->live()->mover(), 0);
}

// ---- several persons

void TableTest::racksAreHiddenBetweenPersons()
{
    const auto gameTable = tableInTestTime(gameOf("Ann,Bo"));
    QVERIFY(!gameTable->live()->screen()->isCovered()); // nobody shows a way to uncover them
    gameTable->live()->screen()->setHandOver(true);
    QVERIFY(gameTable->live()->screen()->isCovered());
    QCOMPARE(gameTable->view()->rack(), QStringList(7));
    QVERIFY(!gameTable->view()->mayAct() && !gameTable->view()->canExchange() && !gameTable->view()->lay(0, 27));
    gameTable->view()->pass();
    QCOMPARE(gameTable->view()->turns()->count(), 0);
    gameTable->live()->screen()->uncover();
    QVERIFY(gameTable->view()->mayAct());
    QVERIFY(!gameTable->view()->rack().join("").isEmpty());
    gameTable->view()->pass();
    QVERIFY(gameTable->live()->screen()->isCovered());
    QCOMPARE(gameTable->view()->owner(), "Bo");
    gameTable->live()->screen()->uncover();
    gameTable->view()->pass(); // the end: nothing to hide
    QVERIFY(gameTable->live()->isOver() && !gameTable->live()->screen()->isCovered());
}

void TableTest::theEndIsSeenFromTheWinnersSide()
{
    const auto gameTable = tableInTestTime(gameOf("Ann,Bo"));
    gameTable->live()->screen()->setProperty("turnCamera", true);
    const QString winner = gameTable->view()->owner();
    const qreal side = gameTable->live()->screen()->cameraSide();
    QCOMPARE(gameTable->cursor()->layNotation(QString::fromStdString(bestPlayText(*gameTable))), QString());
    gameTable->view()->play();
    QCOMPARE(gameTable->live()->screen()->cameraSide(), -side);
    gameTable->view()->pass();
    gameTable->view()->pass(); // the loser would be next
    QVERIFY(gameTable->live()->isOver());
    QCOMPARE(gameTable->view()->owner(), winner);
    QCOMPARE(gameTable->live()->screen()->cameraSide(), side);
}

void TableTest::onePersonIsNeverAsked()
{
    const auto gameTable = tableInTestTime(gameOf("Ann,Ada:greedy"));
    gameTable->live()->screen()->setHandOver(true);
    QCOMPARE(gameTable->live()->screen()->cameraSide(), 1.0);
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(gameTable->view()->mayAct());
        QVERIFY(!gameTable->live()->screen()->isCovered());
        gameTable->view()->exchange({0});
    }
}

// ---- clocks

void TableTest::theClockRunsForWhoeverIsToMove()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=300 increment=5 at-zero=points"));
    QCOMPARE(gameTable->live()->clock()->times(), QStringList({"5:00", "5:00"}));
    testTime += 65s;
    gameTable->view()->pass();
    QCOMPARE(gameTable->live()->clock()->times(), QStringList({"4:00", "5:00"}));
    testTime += 301s;
    QCOMPARE(gameTable->live()->clock()->times(), QStringList({"4:00", "−0:01"}));
    QCOMPARE(gameTable->live()->clock()->late(), QList<bool>({false, true}));
}

void TableTest::theClockRestsWhileRacksAreHiddenOrADialogHoldsIt()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=300 at-zero=points"));
    gameTable->live()->screen()->setHandOver(true);
    testTime += 1h;
    QCOMPARE(gameTable->live()->clock()->times().first(), "5:00");
    gameTable->live()->screen()->uncover();
    FlowHold dialog;
    dialog.setFlow(gameTable->flow());
    dialog.setKind(FlowHold::Kind::Dialog);
    dialog.setActive(true);
    testTime += 1h;
    QCOMPARE(gameTable->live()->clock()->times().first(), "5:00");
    dialog.setActive(false);
    testTime += 10s;
    QCOMPARE(gameTable->live()->clock()->times().first(), "4:50");
}

void TableTest::aPauseIsCountedUnlessThePlayersAgreedOnNone()
{
    for (const bool agreed : {true, false}) {
        const auto gameTable = tableInTestTime(timed("Ann,Bo", agreed ? "total=300" : "total=300 pauses=no"));
        gameTable->live()->clock()->setPaused(true);
        QCOMPARE(gameTable->live()->clock()->isPaused(), agreed);
        testTime += 10s;
        gameTable->live()->clock()->setPaused(false);
        QCOMPARE(gameTable->live()->clock()->times().first(), agreed ? "5:00" : "4:50");
        QCOMPARE(gameTable->live()->clock()->pauses(), agreed ? 1 : 0);
    }
}

void TableTest::aComputerLosesNoTimeWhileAPlayIsShown()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo:random", "total=300 at-zero=points"));
    FlowHold show;
    show.setFlow(gameTable->flow());
    show.setActive(true);
    QTRY_VERIFY(gameTable->live()->mover() == 0); // of a person, who need not wait
    testTime += 10s;
    gameTable->view()->pass();
    QCOMPARE(gameTable->live()->clock()->times(), QStringList({"4:50", "5:00"}));
    testTime += 1h; // the computer keeps its answer back
    QCOMPARE(gameTable->live()->clock()->times(), QStringList({"4:50", "5:00"}));
    show.setActive(false);
    QTRY_COMPARE(gameTable->live()->mover(), 0);
    QCOMPARE(gameTable->live()->clock()->times().last(), "5:00");
}

void TableTest::pointsForTimeAreInTheResultAndTheRecord()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=60 at-zero=points"));
    testTime += 121s;
    gameTable->view()->pass();
    testTime += 1s;
    gameTable->view()->pass();
    QVERIFY(gameTable->live()->isOver());
    const QList<SeatResult> rows = gameTable->results()->end().rows;
    QCOMPARE(rows[1].name, "Ann");
    QCOMPARE(rows[1].timePenalty, 20);
    QCOMPARE(rows[1].total, rows[0].total - 20);
    const std::string text = gcgText(recordOf(*gameTable->game(), gameTable->records()->details()));
    const FollowedGame replayed = replay(readGcg(text), gameTable->game()->setup().book);
    QVERIFY2(!replayed.error, replayed.error ? message(replayed.error->error).c_str() : "");
    QCOMPARE(replayed.totals[0].value, rows[1].total);
}

void TableTest::whoeverHasNoTimeLeftLoses()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=60 at-zero=game"));
    QSignalSpy ended(gameTable->live(), &LiveGame::ended);
    gameTable->view()->pass();
    testTime += 60s;
    QVERIFY(!gameTable->live()->isOver());
    gameTable->view()->play(); // nothing laid
    gameTable->live()->clock()->tick();
    QVERIFY(gameTable->live()->isOver());
    QCOMPARE(ended.count(), 1);
    QVERIFY(gameTable->results()->end().reason.startsWith("Bo"));
    for (const SeatResult& row : gameTable->results()->end().rows)
        QCOMPARE(row.winner, row.name == "Ann");
    gameTable->view()->pass();
    QCOMPARE(gameTable->view()->turns()->count(), 1);
}

void TableTest::aSoloGameGivenUpHasNoWinner()
{
    const auto gameTable = tableInTestTime(gameOf("Ann"));
    gameTable->view()->pass();
    QVERIFY(gameTable->live()->isOver());
    const QList<SeatResult> rows = gameTable->results()->end().rows;
    QCOMPARE(rows.size(), 1);
    QVERIFY(!rows[0].winner);
    QCOMPARE(gameTable->view()->turns()->at(0).what, "gave up");
}

void TableTest::aRecordGoesOnWithItsClock()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=60 increment=5 at-zero=game"));
    testTime += 20s;
    gameTable->view()->pass();
    QByteArray record =
        QByteArray::fromStdString(gcgText(recordOf(*gameTable->game(), gameTable->records()->details())));
    GameTable later(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    const auto opened = [&] {
        QTemporaryFile file;
        return file.open() && file.write(record) == record.size() && file.flush()
                   ? later.records()->open(file.fileName())
                   : "unwritten";
    };
    QCOMPARE(opened(), QString());
    QCOMPARE(later.live()->clock()->times(), QStringList({"0:45", "1:00"}));
    record.replace("total=60", "total=soon");
    QVERIFY(opened().contains("#clock: total cannot be 'soon'"));
    QCOMPARE(later.live()->clock()->times(), QStringList({"0:45", "1:00"})); // the game goes on
}

void TableTest::aRefusalShowsNoCodesButThoseOfTheFile_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("house rule") << QByteArray("#house-rule colour=red") << "colour";
    QTest::newRow("its value") << QByteArray("#house-rule mode=tournament") << "tournament";
    QTest::newRow("variant") << QByteArray("#variant stack99") << "stack99";
    QTest::newRow("class") << QByteArray("#variant blanks-blockers\n#class1 king") << "king";
}

void TableTest::aRefusalShowsNoCodesButThoseOfTheFile()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, wrong);
    GameTable table(DataPlace(STOREYS_DATA_DIR), 0ms);
    QTemporaryFile file;
    QVERIFY(file.open());
    QVERIFY(file.write(lines + "\n#player1 Ann Ann\n#player2 Bo Bo\n") > 0 && file.flush());
    const QString told = table.records()->open(file.fileName());
    QVERIFY2(told.contains(wrong), qPrintable(told));
    for (const char* code : {"stack10", "standard", "challenge", "first-player", "rookie"})
        QVERIFY2(!told.contains(code), qPrintable(told));
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
    auto gameTable = tableInTestTime(timed("Ann,Bo", "total=300 at-zero=game"));
    gameTable->keepIn(places);
    gameTable->view()->pass();
    testTime += 40s; // of Bo's
    gameTable->live()->clock()->tick();
    gameTable->records()->shelf()->flush();
    if (killed) // what is on the disk then
        std::filesystem::copy(kept.toStdString(), copy.toStdString(), std::filesystem::copy_options::recursive);
    gameTable.reset();
    if (killed) {
        QVERIFY(QDir(kept).removeRecursively() && QDir().rename(copy, kept));
        for (const QString& lock : QDir(kept + "/records/games").entryList({"*.lock"}))
            QVERIFY(QFile::remove(kept + "/records/games/" + lock));
    }
    testTime += 1000s;
    GameTable later(DataPlace(STOREYS_DATA_DIR), 0ms, [] { return testTime; });
    later.keepIn(places);
    const QList<SavedGame> games = later.records()->shelf()->unfinished();
    QCOMPARE(games.size(), 1);
    QCOMPARE(later.records()->open(games.first().file), QString());
    QCOMPARE(later.live()->clock()->times(), QStringList({"5:00", "4:20"}));
    testTime += 20s;
    QCOMPARE(later.live()->clock()->times(), QStringList({"5:00", "4:00"}));
}

void TableTest::littleTimeIsToldOnceAndThatItIsUp()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "total=60 at-zero=points"));
    QSignalSpy warned(gameTable->live()->clock(), &ClockView::warned);
    testTime += 29s;
    gameTable->live()->clock()->tick();
    QCOMPARE(gameTable->live()->clock()->warning(), QString());
    testTime += 2s;
    for (int i = 0; i < 3; ++i)
        gameTable->live()->clock()->tick();
    QCOMPARE(warned.count(), 1);
    QVERIFY(gameTable->live()->clock()->warning().startsWith("30 second"));
    QTRY_VERIFY(gameTable->announcer()->text().contains("30 second"));
    testTime += 29s;
    gameTable->live()->clock()->tick();
    QCOMPARE(warned.count(), 2);
    QVERIFY(gameTable->live()->clock()->warning().contains("10 point"));
    QTRY_VERIFY(gameTable->announcer()->text().contains("Time is up"));
    gameTable->view()->pass();
    QCOMPARE(gameTable->live()->clock()->warning(), QString()); // Bo has all of it
}

void TableTest::shortTurnsAreNotWarnedOfFromTheirBeginning()
{
    const auto gameTable = tableInTestTime(timed("Ann,Bo", "turn=30 at-zero=points"));
    QSignalSpy warned(gameTable->live()->clock(), &ClockView::warned);
    testTime += 5s;
    gameTable->live()->clock()->tick();
    QCOMPARE(warned.count(), 0);
    testTime += 25s;
    gameTable->live()->clock()->tick();
    QCOMPARE(warned.count(), 1);
}

// ---- names

void TableTest::whoGaveNoNameIsSpokenToAtTheEnd()
{
    const auto reasonFor = [](const QString& players) {
        const auto gameTable = tableInTestTime(timed(players, "total=60 at-zero=game"));
        testTime += 61s;
        gameTable->live()->clock()->tick();
        return gameTable->results()->end().reason;
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
    const auto gameTable = tableInTestTime(gameOf(players, {{"mode", "challenge"}, {"challenge-penalty", "double"}}));
    if (nonsense)
        layNonsense(*gameTable);
    else
        QCOMPARE(gameTable->cursor()->layNotation(QString::fromStdString(bestPlayText(*gameTable))), QString());
    gameTable->view()->play();
    challenge(*gameTable, gameTable->flow()->challengeable().names.value(0));
    QCOMPARE(gameTable->flow()->outcome().consequence, consequence);
    if (nonsense)
        return;
    if (players.startsWith("Ann"))
        QVERIFY(gameTable->view()->turns()->at(0).sum.endsWith("failed challenge by you"));
    QCOMPARE(gameTable->view()->turns()->at(1).what, "lost the turn"); // nobody chose to pass
    QCOMPARE(turnNews(*gameTable->game(), 1).news,
             players.startsWith("Ann") ? "You lost the turn" : "Bo lost the turn");
}

// ---- solo results

void TableTest::soloResultsAreKeptByVariantAndLexicon()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("data/solo.json");
    SoloResults results(m_disk, file);
    QCOMPARE(results.problem(), QString());
    for (const int total : {100, 300, 200})
        QCOMPARE(added(results, resultOf(total)), QString());
    SoloResults other(m_disk, file); // another window
    QCOMPARE(added(other, resultOf(250, "kids")), QString());
    QCOMPARE(added(results, resultOf(-5)), QString());
    SoloResults later(m_disk, file);
    QCOMPARE(later.problem(), QString());
    QCOMPARE(later.all().size(), 5u);
    QCOMPARE(later.best("stack8", "standard").total, 300);
    QCOMPARE(later.best("stack8", "kids").total, 250);
    QCOMPARE(later.best("stack10", "standard").rank, 0);
    const QList<SoloRow> rows = later.tables().first().rows;
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[3].rank, 4);
    QCOMPARE(QDir(folder.filePath("data")).entryList(QDir::Files), QStringList("solo.json"));
}

void TableTest::resultsWithHintsStandByThemselves()
{
    const QTemporaryDir folder;
    SoloResults results(m_disk, folder.filePath("solo.json"));
    QJsonObject hinted = resultOf(500);
    hinted["hints"] = 2;
    for (const QJsonObject& result : {resultOf(100), hinted, resultOf(200)})
        QCOMPARE(added(results, result), QString());
    QFile file(folder.filePath("solo.json")); // as an older version has it: nobody knows of hints
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray old = file.readAll().replace("\"hints\": 0,", "");
    file.resize(0);
    file.write(old);
    file.close();
    SoloResults later(m_disk, folder.filePath("solo.json"));
    QCOMPARE(later.problem(), QString());
    QCOMPARE(later.best("stack8", "standard").total, 200);
    const SoloTable table = later.tables().first();
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows[0].total, 200);
    QCOMPARE(table.withHints.size(), 1);
    QCOMPARE(table.withHints[0].rank, 1);
}

void TableTest::aSoloGameRemembersItsHints()
{
    const auto gameTable = tableInTestTime(gameOf("Ann"));
    gameTable->hint()->give();
    QTRY_VERIFY(!gameTable->hint()->isBusy());
    QCOMPARE(gameTable->cursor()->layNotation(QString::fromStdString(bestPlayText(*gameTable))), QString());
    gameTable->view()->play();
    gameTable->view()->pass();
    QVERIFY(gameTable->live()->isOver());
    const SoloTable table = gameTable->results()->solo().first();
    QCOMPARE(table.rows.size(), 0);
    QCOMPARE(table.withHints.size(), 1);
    QCOMPARE(gameTable->results()->toBeat().rank, 0);
}

void TableTest::aComputerAskedAgainThinksOfOnePositionAtATime()
{
    std::atomic<int> most = 0;
    QSemaphore mayAnswer;
    JobThread thread;
    ComputerPlayer player(std::make_unique<SlowBot>(most, mayAnswer), thread);
    const Game game({tableInTestTime(gameOf("Ann,Bo"))->game()->position().book, {"Ann", "Bo"}, 1});
    int answers = 0;
    for (int asked = 0; asked < 3; ++asked) {
        player.takeTurn(viewOf(game.position(), 0), [&](const Action&) { ++answers; });
        QTRY_COMPARE(most.load(), 1); // it thinks
    }
    mayAnswer.release(3);
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
    SoloResults results(m_disk, file.fileName());
    const QString problem = results.problem();
    QVERIFY(problem.contains("solo-damaged.json"));
    QFile aside(folder.filePath("solo-damaged.json"));
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), content);
    QCOMPARE(added(results, resultOf(7)), QString());
    SoloResults later(m_disk, file.fileName());
    QCOMPARE(later.problem(), QString());
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
    SoloResults results(m_disk, file.fileName());
    QVERIFY(results.problem().text().contains("newer"));
    QVERIFY(!added(results, resultOf(7)).isEmpty());
    QCOMPARE(results.best("stack8", "standard").total, 7);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TableTest::resultsThatCantBeWrittenAreKeptInMemory()
{
    const QTemporaryDir folder;
    QFile block(folder.filePath("data")); // a file where the folder should be
    QVERIFY(block.open(QIODevice::WriteOnly));
    block.close();
    SoloResults results(m_disk, folder.filePath("data/solo.json"));
    QVERIFY(added(results, resultOf(7)).contains("solo.json"));
    QVERIFY(!added(results, resultOf(9)).isEmpty());
    QCOMPARE(results.all().size(), 2u);
    QVERIFY(block.remove()); // the folder can be made again
    QCOMPARE(added(results, resultOf(8)), QString());
    SoloResults later(m_disk, folder.filePath("data/solo.json"));
    QCOMPARE(later.problem(), QString());
    QCOMPARE(later.all().size(), 3u);
}

const NamedTest named("table", runTest<TableTest>);

} // namespace storeys::table_test

#include "table_test.moc"
