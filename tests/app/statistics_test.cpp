// What is kept of finished games, and looking words up, without a window.

#include "table_games.h"
#include "test_program.h"

#include "table/files/safe_file.h"
#include "table/results/statistics.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

namespace storeys::statistics_test {

class StatisticsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    void finishedGamesAreCountedByName();
    void eachGameHasFiguresOfItsOwn();
    void gamesAloneAreApart();
    void racesHaveNoPoints();
    void gamesWonWithHintsAreMarked();
    void figuresSurviveARestart();
    void aGameEndedTwiceCountsOnce();
    void anEndThatIsTakenBackDoesNotCount();
    void twoProgramsKeepEachOthersGames();
    void gamesOfComputersAloneAreNotKept();
    void aDamagedFileIsKeptAside();
    void aNewerFileIsLeftAlone();
    void whatCannotBeWrittenIsSaid();
    void theTableForASpreadsheetHasPersonsOnlyAndNoFormulas();
    void resetForgetsAll();
    void theSessionCountsItsGames();
    void anUndoneEndIsCountedWhenItComesAgain();
    void theEndOfAGameDoesNotWaitForTheDisk();
    void wordsAreLookedUp();
    void onlyEnglishWordsAreExplained();
    void challengeGamesTellNothing();

private:
    [[nodiscard]] QString file() const { return m_folder->filePath("statistics.json"); }
    [[nodiscard]] static QByteArray contentOf(const QString& name);
    void writeFile(const QByteArray& bytes) const;
    [[nodiscard]] static QJsonObject game(int points, bool won, const QString& name = "Ann");
    // Of Ann.
    [[nodiscard]] static PersonRecord record(const Statistics& statistics, const QString& variant = {},
                                             bool solo = false);
    [[nodiscard]] static QStringList names(const Statistics& statistics);

    std::unique_ptr<QTemporaryDir> m_folder;
    JobThread m_disk;
};

void StatisticsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QByteArray StatisticsTest::contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void StatisticsTest::writeFile(const QByteArray& bytes) const
{
    QFile file(this->file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QJsonObject StatisticsTest::game(int points, bool won, const QString& name)
{
    const QJsonObject person{{"name", name},      {"points", points},         {"won", won},
                             {"computer", false}, {"play", "WOOD · ON"},      {"playPoints", points / 2},
                             {"word", "WOOD"},    {"wordPoints", points / 4}, {"highest", 3}};
    return {{"variant", "stack10"}, {"players", QJsonArray{person, QJsonObject{{"name", "Ada"}, {"computer", true}}}}};
}

PersonRecord StatisticsTest::record(const Statistics& statistics, const QString& variant, bool solo)
{
    for (const PersonRecord& record : statistics.records())
        if (record.name == "Ann" && record.variant == variant && record.solo == solo)
            return record;
    return {};
}

QStringList StatisticsTest::names(const Statistics& statistics)
{
    QStringList names;
    for (const PersonRecord& record : statistics.records())
        if (record.variant.isEmpty())
            names += record.name;
    return names;
}

void StatisticsTest::finishedGamesAreCountedByName()
{
    Statistics statistics(m_disk, file());
    QVERIFY(statistics.records().isEmpty());
    for (const QJsonObject& one : {game(100, true), game(41, false), game(7, true, "Bo")}) {
        statistics.beginGame();
        statistics.add(one);
    }
    QCOMPARE(names(statistics), QStringList({"Ann", "Bo"}));
    const PersonRecord ann = record(statistics);
    QCOMPARE(ann.games, 2);
    QCOMPARE(ann.wins, 1);
    QCOMPARE(ann.average, 71);
    QCOMPARE(ann.bestPlayPoints, 50);
    QCOMPARE(ann.bestWord, QString("WOOD"));
    QCOMPARE(ann.scores, QList<int>({100, 41}));
}

void StatisticsTest::eachGameHasFiguresOfItsOwn()
{
    QJsonObject flat = game(300, false);
    flat["variant"] = "cross15";
    Statistics statistics(m_disk, file());
    for (const QJsonObject& one : {game(100, true), flat}) {
        statistics.beginGame();
        statistics.add(one);
    }
    QCOMPARE(statistics.variants(), QList<QString>({"cross15", "stack10"}));
    QCOMPARE(record(statistics).average, 200);
    QCOMPARE(record(statistics, "cross15").average, 300);
    QCOMPARE(record(statistics, "stack10").wins, 1);
    QCOMPARE(record(statistics, "stack8").games, 0);
}

// Alone nobody wins, and totals are others.
void StatisticsTest::gamesAloneAreApart()
{
    QJsonObject solo = game(500, false);
    solo["players"] = QJsonArray{solo["players"].toArray().first()};
    Statistics statistics(m_disk, file());
    for (const QJsonObject& one : {game(100, true), solo}) {
        statistics.beginGame();
        statistics.add(one);
    }
    QCOMPARE(record(statistics).scores, QList<int>({100}));
    QCOMPARE(record(statistics, {}, true).scores, QList<int>({500}));
    QCOMPARE(record(statistics, "stack10", true).average, 500);
}

void StatisticsTest::racesHaveNoPoints()
{
    auto table = tableWith(gameOf("Ann,Bo", 6, "bust-out"));
    Statistics& statistics = *table->results()->statistics();
    statistics.reset();
    QVERIFY(playBest(*table));
    for (int pass = 0; pass < 4 && !table->live()->isOver(); ++pass)
        table->view()->pass();
    QVERIFY(table->live()->isOver());
    QCOMPARE(record(statistics).games, 1);
    QCOMPARE(record(statistics).scores, QList<int>());
    QVERIFY(QString(statistics.csv()).split('\n')[1].contains("\"Ann\",,"));
    statistics.reset();
}

// Files of older versions say nothing of hints.
void StatisticsTest::gamesWonWithHintsAreMarked()
{
    const auto withHints = [](QJsonObject played, int hints) {
        QJsonArray players = played["players"].toArray();
        QJsonObject person = players[0].toObject();
        person["hints"] = hints;
        players[0] = person;
        played["players"] = players;
        return played;
    };
    Statistics statistics(m_disk, file());
    for (const QJsonObject& one :
         {game(90, true), withHints(game(100, true), 0), withHints(game(41, true), 3), withHints(game(7, false), 1)}) {
        statistics.beginGame();
        statistics.add(one);
    }
    QCOMPARE(record(statistics).wins, 3);
    QCOMPARE(record(statistics).winsWithHints, 1);
    const QStringList lines = QString(statistics.csv()).split('\n');
    QVERIFY(lines[0].endsWith(",hints") && lines[1].endsWith(",0") && lines[3].endsWith(",3"));
}

void StatisticsTest::figuresSurviveARestart()
{
    Statistics(m_disk, file()).add(game(100, true));
    const Statistics again(m_disk, file());
    QCOMPARE(again.problem(), QString());
    QCOMPARE(record(again).games, 1);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("statistics.json"));
}

void StatisticsTest::aGameEndedTwiceCountsOnce()
{
    Statistics statistics(m_disk, file());
    statistics.add(game(100, true));
    statistics.add(game(90, true)); // after its last turn was taken back
    QCOMPARE(record(statistics).scores, QList<int>({90}));
}

void StatisticsTest::anEndThatIsTakenBackDoesNotCount()
{
    Statistics statistics(m_disk, file());
    statistics.add(game(41, false));
    statistics.beginGame();
    statistics.takeBack(); // it has not ended
    statistics.add(game(100, true));
    statistics.takeBack();
    QVERIFY(statistics.flush());
    QCOMPARE(record(Statistics(m_disk, file())).scores, QList<int>({41}));
    statistics.add(game(90, true));
    QVERIFY(statistics.flush());
    QCOMPARE(record(Statistics(m_disk, file())).scores, QList<int>({41, 90}));
}

void StatisticsTest::twoProgramsKeepEachOthersGames()
{
    constexpr int games = 20;
    const auto play = [this] {
        JobThread disk;
        Statistics statistics(disk, file());
        for (int n = 0; n < games; ++n) {
            statistics.beginGame();
            statistics.add(game(n, true));
            statistics.takeBack();
            statistics.add(game(n, true));
            statistics.flush();
        }
    };
    std::thread other(play);
    play();
    other.join();
    QCOMPARE(record(Statistics(m_disk, file())).games, 2 * games);
}

void StatisticsTest::gamesOfComputersAloneAreNotKept()
{
    Statistics statistics(m_disk, file());
    statistics.add({{"players", QJsonArray{QJsonObject{{"name", "Ada"}, {"computer", true}}}}});
    QVERIFY(!QFile::exists(file()));
}

void StatisticsTest::aDamagedFileIsKeptAside()
{
    for (const QByteArray bytes : {"", "{", "[]", "{\"version\":1}", "{\"version\":\"x\",\"games\":[]}", "\xff\xfe"}) {
        init();
        writeFile(bytes);
        Statistics statistics(m_disk, file());
        QVERIFY2(statistics.problem().text().contains("statistics-damaged.json"), bytes);
        statistics.add(game(100, true));
        QVERIFY(statistics.flush() && statistics.problem().isEmpty());
        QCOMPARE(contentOf(m_folder->filePath("statistics-damaged.json")), bytes);
        QCOMPARE(record(Statistics(m_disk, file())).games, 1);
    }
}

void StatisticsTest::aNewerFileIsLeftAlone()
{
    const QByteArray bytes = "{\"version\":2,\"games\":{}}";
    writeFile(bytes);
    Statistics statistics(m_disk, file());
    QVERIFY(statistics.problem().text().contains(file()));
    statistics.add(game(100, true));
    statistics.reset();
    QVERIFY(!statistics.flush());
    QCOMPARE(contentOf(file()), bytes);
}

void StatisticsTest::whatCannotBeWrittenIsSaid()
{
    Statistics statistics(m_disk, "/proc/nowhere/statistics.json");
    statistics.add(game(100, true));
    QVERIFY(!statistics.flush());
    QVERIFY(statistics.problem().text().contains("/proc/nowhere/statistics.json"));
    QCOMPARE(record(statistics).games, 1);
    QCOMPARE(statistics.problem().text().count("/proc/nowhere/statistics.json"), 1);
}

void StatisticsTest::theTableForASpreadsheetHasPersonsOnlyAndNoFormulas()
{
    Statistics statistics(m_disk, file());
    statistics.add(game(100, true, "=Ann \"A\""));
    const QByteArray csv = statistics.csv();
    QCOMPARE(csv.count('\n'), 2);
    QVERIFY2(csv.contains(",\"'=Ann \"\"A\"\"\",100,1,"), csv);
    QVERIFY(!csv.contains("Ada"));
}

void StatisticsTest::resetForgetsAll()
{
    Statistics statistics(m_disk, file());
    statistics.add(game(100, true));
    statistics.reset();
    QVERIFY(statistics.records().isEmpty());
    QVERIFY(statistics.flush());
    QVERIFY(Statistics(m_disk, file()).records().isEmpty());
}

void StatisticsTest::theSessionCountsItsGames()
{
    auto table = tableWith(gameOf("Ann,Bo", 6));
    table->results()->statistics()->reset();
    QVERIFY(playBest(*table) && playBest(*table));
    const int first = table->view()->turns()->at(0).points;
    table->view()->pass();
    table->view()->pass();
    QVERIFY(table->live()->isOver());
    const Statistics& statistics = *table->results()->statistics();
    QCOMPARE(names(statistics), QStringList({"Ann", "Bo"}));
    const auto best = std::ranges::max(statistics.records(), {}, &PersonRecord::bestPlayPoints);
    QVERIFY(best.bestPlayPoints >= first);
    QCOMPARE(record(statistics).games, 1);
    table->results()->statistics()->reset();
}

void StatisticsTest::anUndoneEndIsCountedWhenItComesAgain()
{
    GameStart start = gameOf("Ann,Bo", 6);
    start.houseRules["undo"] = "on";
    auto table = tableWith(start);
    const auto games = [&] { return names(*table->results()->statistics()).size(); };
    table->results()->statistics()->reset();
    QVERIFY(playBest(*table) && playBest(*table));
    table->view()->pass();
    table->view()->pass();
    QCOMPARE(games(), 2);
    table->flow()->undo();
    QVERIFY(!table->live()->isOver());
    QCOMPARE(games(), 0);
    table->flow()->redo();
    QVERIFY(table->live()->isOver());
    QCOMPARE(games(), 2);
    table->results()->statistics()->reset();
}

// Which is busy here: another window holds the files, which is waited for two seconds.
void StatisticsTest::theEndOfAGameDoesNotWaitForTheDisk()
{
    auto table = tableWith(gameOf("Ann", 6));
    const QString folder = m_folder->filePath("records");
    table->keepIn({folder, m_folder->filePath("state")});
    QVERIFY(playBest(*table));
    table->records()->shelf()->flush();
    std::vector<std::unique_ptr<QLockFile>> others;
    for (const char* name : {"/statistics.json", "/solo-results.json"})
        others.push_back(lockOf(folder + name));
    QElapsedTimer time;
    time.start();
    table->view()->pass();
    QVERIFY(table->live()->isOver());
    QVERIFY2(time.elapsed() < 2000, qPrintable(QString::number(time.elapsed()))); // which one file takes then
    QCOMPARE(record(*table->results()->statistics(), {}, true).games, 1);
    QCOMPARE(table->results()->solo().size(), 1);
    QVERIFY(contentOf(folder + "/statistics.json").isEmpty() && contentOf(folder + "/solo-results.json").isEmpty());
    others.clear();
    QVERIFY(table->results()->flush());
    QVERIFY(contentOf(folder + "/statistics.json").contains("\"Ann\""));
    QVERIFY(contentOf(folder + "/solo-results.json").contains("\"Ann\""));
}

void StatisticsTest::wordsAreLookedUp()
{
    auto table = tableWith(gameOf("Ann"));
    Dictionary& dictionary = *table->dictionary();
    const WordAnswer walks = dictionary.lookUp(" walks ");
    QCOMPARE(walks.word, QString("WALKS"));
    QCOMPARE(walks.lexicon, QString("Standard"));
    QVERIFY(walks.good);
    QCOMPARE(walks.meanings.first().base, QString("WALK"));
    QVERIFY(walks.unexplained.isEmpty());
    QVERIFY(!dictionary.lookUp("zzzzz").good && dictionary.lookUp("zzzzz").unexplained.isEmpty());
    QVERIFY(dictionary.lookUp("zzzzz").meanings.isEmpty());
    // WordNet has neither: it has what they come from.
    const WordAnswer derived = dictionary.lookUp("unfriendlily");
    QVERIFY(derived.good && !derived.meanings.isEmpty());
    QVERIFY(derived.meanings.first().derived && !derived.meanings.first().gloss.isEmpty());
    const WordAnswer form = dictionary.lookUp("unmantles");
    QCOMPARE(form.meanings.size() > 1, true);
    QCOMPARE(form.meanings[0].base, QString("UNMANTLE"));
    QVERIFY(!form.meanings[0].derived && form.meanings[0].gloss.isEmpty());
    QCOMPARE(form.meanings[1].base, QString("MANTLE"));
    QVERIFY(form.meanings[1].derived && !form.meanings[1].gloss.isEmpty());
    QVERIFY(dictionary.lookUp("unzzzzzed").meanings.isEmpty());
    for (const char* word : {"", "a", "no way", "<b>x</b>", "é"})
        QVERIFY2(!dictionary.lookUp(word).refused.isEmpty(), word);
    GameTable noGame{DataPlace(STOREYS_DATA_DIR)};
    QVERIFY(noGame.dictionary()->lookUp("house").good);
}

void StatisticsTest::onlyEnglishWordsAreExplained()
{
    for (const auto& [language, word] : {std::pair("de", "haus"), {"fr", "maison"}, {"es", "casa"}}) {
        GameStart start = gameOf("Ann");
        start.language = language;
        const WordAnswer answer = tableWith(start)->dictionary()->lookUp(word);
        QVERIFY(answer.good && answer.meanings.isEmpty());
        QCOMPARE(answer.unexplained, QString("Definitions are available for English words only."));
    }
    // A house word has no definition, although the game is English.
    GameStart start = gameOf("Ann");
    start.houseWords = "ZZZZT";
    QCOMPARE(tableWith(start)->dictionary()->lookUp("zzzzt").unexplained, QString("No definition available."));
}

void StatisticsTest::challengeGamesTellNothing()
{
    auto book = *tableWith(gameOf("Ann"))->game()->setup().book;
    book.houseRules.mode = HouseRules::Mode::Challenge;
    std::optional<Game> game;
    game.emplace(GameSetup{std::make_shared<RuleBook>(book), {"Ann", "Bo"}, 1});
    Dictionary dictionary(game, DataPlace(STOREYS_DATA_DIR));
    QVERIFY(!dictionary.lookUp("house").refused.isEmpty());
    QVERIFY(!dictionary.lookUp("house").good);
    QVERIFY(!game->take(Pass{}) && !game->take(Pass{}));
    QVERIFY(game->isOver());
    QVERIFY(dictionary.lookUp("house").good);
}

const NamedTest named("statistics", runTest<StatisticsTest>);

} // namespace storeys::statistics_test

#include "statistics_test.moc"
