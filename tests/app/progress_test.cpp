// What the analyses of all games say together, kept from run to run, without a window.

#include "playing.h"
#include "table_games.h"
#include "test_program.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::progress_test {

class ProgressTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void anAnalysedGameCountsForItsPersons();
    void aGameCountsOnceAllTurnsWereLookedAt();
    void anotherAnalysisReplacesTheFirst();
    void aKeptAnalysisReplacesItsOwnLines();
    void anEndThatIsTakenBackDoesNotCount();
    void theRecordOfAnotherProgramCountsForNobody();
    void aFinishedGameOfSomebodyElseCountsForNobody();
    void gamesAreAveraged();
    void oddLinesAreHarmless();
    void aDamagedFileIsKeptAside();
    void resetForgetsAll();

private:
    [[nodiscard]] StorePlaces places() const { return StorePlaces::under(m_folder->path()); }
    [[nodiscard]] QString file() const { return places().records + "/progress.json"; }
    // A table without a game that keeps things in the folder.
    [[nodiscard]] std::unique_ptr<GameTable> tableHere() const;
    // A game of a person, who passes first, and a computer.
    [[nodiscard]] std::unique_ptr<GameTable> playedGame() const;
    // The same, with its analysis.
    [[nodiscard]] std::unique_ptr<GameTable> analysedGame() const;
    static void analyse(GameTable& table);
    static ProgressRecord record(GameTable& table, const QString& name, const QString& variant = {});

    std::unique_ptr<QTemporaryDir> m_folder;
};

std::unique_ptr<GameTable> ProgressTest::tableHere() const
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table->keepIn(places());
    table->analysis()->setWork(littleWork);
    return table;
}

std::unique_ptr<GameTable> ProgressTest::playedGame() const
{
    auto table = tableHere();
    GameStart start = gameOf("Ann,Bo:greedy", 4, "stack8");
    start.houseRules["first-player"] = "listed";
    start.houseRules["undo"] = "on";
    if (const QString problem = table->choices()->start(start); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    for (int turn = 0; !table->live()->isOver(); ++turn) {
        if (!QTest::qWaitFor([&] { return table->view()->mayAct() || table->live()->isOver(); }, patience))
            qFatal("the computer does not answer");
        if (!table->live()->isOver() && (turn < 3 || turn > 5 || !playBest(*table)))
            table->view()->pass();
    }
    return table;
}

void ProgressTest::analyse(GameTable& table)
{
    GameAnalysis& analysis = *table.analysis();
    analysis.start();
    if (!QTest::qWaitFor([&] { return !analysis.isRunning(); }, patience) || analysis.done() != analysis.count())
        qFatal("the analysis does not end");
}

std::unique_ptr<GameTable> ProgressTest::analysedGame() const
{
    auto table = playedGame();
    analyse(*table);
    return table;
}

ProgressRecord ProgressTest::record(GameTable& table, const QString& name, const QString& variant)
{
    for (const ProgressRecord& record : table.progress()->records())
        if (record.name == name && record.variant == variant)
            return record;
    return {};
}

void ProgressTest::anAnalysedGameCountsForItsPersons()
{
    const auto table = analysedGame();
    const QList<ProgressRecord> records = table->progress()->records();
    QCOMPARE(records.size(), 2); // all games and stack8; nothing of the computer
    QCOMPARE(table->progress()->variants(), QList<QString>({"stack8"}));
    const ReviewedPlayer ann = table->analysis()->summaries().at(0);
    QVERIFY(ann.large > 0 && ann.accuracy >= 0);
    for (const char* variant : {"", "stack8"}) {
        const ProgressRecord record = this->record(*table, "Ann", variant);
        QCOMPARE(record.games, 1);
        QCOMPARE(record.accuracies, QList<int>({ann.accuracy}));
        QCOMPARE(record.accuracy, ann.accuracy);
        QCOMPARE(record.mistakes, QList<double>({double(ann.small), double(ann.medium), double(ann.large)}));
        QCOMPARE(qRound(record.draws), ann.draws);
        QCOMPARE(record.lost.size(), qsizetype(termCount));
        QVERIFY(record.lost[static_cast<int>(Term::Score)] > 0); // she passed
    }
    const QJsonValue line = table->progress()->entries().at(0);
    QCOMPARE(line["turns"].toInt(), ann.turns);
    QCOMPARE(line["words"].toString(), QString("common"));
    QCOMPARE(qRound(line["plays"].toDouble()), ann.plays);
    QCOMPARE(line["game"].toString(), table->analysis()->fingerprint());
    QVERIFY(QDateTime::fromString(line["date"].toString(), Qt::ISODate).isValid());
    QVERIFY(table->progress()->flush());
    QCOMPARE(tableHere()->progress()->records(), records);
}

void ProgressTest::aGameCountsOnceAllTurnsWereLookedAt()
{
    const auto table = playedGame();
    GameAnalysis& analysis = *table->analysis();
    analysis.setWork({}); // so that it takes long enough to be cancelled
    analysis.start();
    QTRY_VERIFY(analysis.done() > 1);
    QVERIFY(analysis.done() < analysis.count());
    analysis.cancel();
    QVERIFY(table->progress()->records().isEmpty());
    analyse(*table);
    QCOMPARE(record(*table, "Ann").games, 1);
}

void ProgressTest::anotherAnalysisReplacesTheFirst()
{
    const auto table = analysedGame();
    table->progress()->change([](QJsonArray& lines) { // an earlier date, and a game after it
        QJsonObject line = lines[0].toObject();
        line["date"] = "2026-03-31T12:00:00Z";
        lines = {line, QJsonObject{{"game", "other"}, {"name", "Ann"}, {"variant", "cross15"}}};
    });
    table->analysis()->setWords("all");
    QTRY_VERIFY(!table->analysis()->isRunning());
    const QJsonArray& lines = table->progress()->entries();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].toObject()["words"].toString(), QString("all"));
    QCOMPARE(lines[0].toObject()["date"].toString(), QString("2026-03-31T12:00:00Z"));
    QCOMPARE(lines[1].toObject()["game"].toString(), QString("other"));
}

// Also if the game is opened again in another run.
void ProgressTest::aKeptAnalysisReplacesItsOwnLines()
{
    const QList<ProgressRecord> records = analysedGame()->progress()->records();
    const auto table = tableHere();
    QCOMPARE(table->records()->open(table->records()->shelf()->finished().at(0).file), QString());
    analyse(*table);
    QCOMPARE(table->progress()->records(), records);
}

void ProgressTest::anEndThatIsTakenBackDoesNotCount()
{
    const auto table = analysedGame();
    QCOMPARE(table->progress()->entries().size(), 1);
    table->flow()->undo();
    QVERIFY(!table->live()->isOver());
    QVERIFY(table->progress()->entries().isEmpty());
}

// Also if the analysis of one's own game was interrupted, so that the other one is the first to be completed.
void ProgressTest::theRecordOfAnotherProgramCountsForNobody()
{
    const auto table = playedGame();
    table->analysis()->setWork({}); // so that it takes long enough to be cancelled
    table->analysis()->start();
    QTRY_VERIFY(table->analysis()->done() > 0);
    table->analysis()->cancel();
    QString record = table->records()->copiedRecord();
    record.remove(QRegularExpression("^#seed .*\n", QRegularExpression::MultilineOption));
    table->analysis()->setWork(littleWork);
    QCOMPARE(table->records()->openText(record), QString());
    QVERIFY(table->live()->isLookOnly() && table->live()->isHere(0));
    analyse(*table);
    QVERIFY(table->progress()->records().isEmpty());
}

// Its record is as good as one of our own; only it was not played here.
void ProgressTest::aFinishedGameOfSomebodyElseCountsForNobody()
{
    const QString record = playedGame()->records()->copiedRecord();
    const QTemporaryDir elsewhere;
    GameTable theirs(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    theirs.keepIn({elsewhere.filePath("records"), elsewhere.filePath("state")});
    theirs.analysis()->setWork(littleWork);
    QCOMPARE(theirs.records()->openText(record), QString());
    QVERIFY(theirs.live()->isOver() && !theirs.live()->isLookOnly());
    analyse(theirs);
    QVERIFY(theirs.progress()->records().isEmpty());
    const auto ours = tableHere(); // it was played here, and is opened again
    QVERIFY(!ours->records()->shelf()->finished().isEmpty());
    QCOMPARE(ours->records()->open(ours->records()->shelf()->finished().front().file), QString());
    analyse(*ours);
    QCOMPARE(this->record(*ours, "Ann").games, 1);
}

void ProgressTest::gamesAreAveraged()
{
    const auto table = tableHere();
    table->progress()->change([](QJsonArray& lines) {
        const auto line = [](const QString& variant, int large, double draws, const QJsonArray& lost) {
            return QJsonObject{
                {"name", "Ann"}, {"variant", variant}, {"large", large}, {"draws", draws}, {"lost", lost}};
        };
        QJsonObject first = line("stack8", 3, 7, {10, -2, 0, 1.5, 0}), third = line("cross15", 0, -3, {1, 1, 1, 1, 1});
        first["accuracy"] = 60;
        third["accuracy"] = 91;
        lines = {first, line("stack8", 2, 0, {5, 0, 0, 0, 0}), third};
    });
    const ProgressRecord all = record(*table, "Ann"), flat = record(*table, "Ann", "cross15");
    QCOMPARE(all.games, 3);
    QCOMPARE(all.accuracies, QList<int>({60, 91}));
    QCOMPARE(all.accuracy, 76);
    QCOMPARE(all.mistakes, QList<double>({0, 0, 1.7}));
    QCOMPARE(all.draws, 1.3);
    QCOMPARE(all.lost, QList<double>({5.3, -0.3, 0.3, 0.8, 0.3}));
    QCOMPARE(flat.games, 1);
    QCOMPARE(flat.draws, -3.0);
    QCOMPARE(table->progress()->variants(), QList<QString>({"cross15", "stack8"}));
}

void ProgressTest::oddLinesAreHarmless()
{
    write(file(), R"({"version":1,"games":[{"name":"Ann","variant":"no","accuracy":1e9,"lost":"x","large":[]}]})");
    const auto table = tableHere();
    QCOMPARE(table->progress()->problem(), QString());
    const ProgressRecord ann = record(*table, "Ann");
    QCOMPARE(ann.accuracies, QList<int>({100}));
    QCOMPARE(ann.lost, QList<double>(termCount, 0.0));
}

void ProgressTest::aDamagedFileIsKeptAside()
{
    for (const QByteArray bytes : {"{", R"({"version":1,"games":[7]})", R"({"version":1,"games":[{"name":"Ann"}]})"}) {
        init();
        write(file(), bytes);
        const auto table = tableHere();
        Progress& progress = *table->progress();
        QVERIFY2(progress.problem().text().contains("progress-damaged.json"), bytes);
        progress.change([](QJsonArray& lines) { lines += QJsonObject{{"name", "Ann"}, {"variant", "stack8"}}; });
        QVERIFY(progress.flush() && progress.problem().isEmpty());
        QCOMPARE(contentOf(places().records + "/progress-damaged.json"), bytes);
        QCOMPARE(tableHere()->progress()->entries().size(), 1);
    }
}

void ProgressTest::resetForgetsAll()
{
    write(file(), R"({"version":1,"games":[{"name":"Ann","variant":"stack8"}]})");
    const auto table = tableHere();
    QCOMPARE(record(*table, "Ann").games, 1);
    table->progress()->reset();
    QVERIFY(table->progress()->records().isEmpty());
    QVERIFY(table->progress()->flush());
    QVERIFY(tableHere()->progress()->entries().isEmpty());
}

const NamedTest named("progress", runTest<ProgressTest>);

} // namespace storeys::progress_test

#include "progress_test.moc"
