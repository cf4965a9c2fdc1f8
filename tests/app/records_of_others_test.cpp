// Records of other programs, and of ours that are shown as written, by the table, without a window.

#include "desktop/preferences/language.h"
#include "playing.h"
#include "table/store/opened_record.h"
#include "table/text/lexicon_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::records_of_others_test {

namespace {

const QString folder = STOREYS_TEST_DATA "/records-of-others/";
const QByteArray begun = "#player1 Ann Ann\n#player2 Bo Bo\n>Ann: CATSEIO 8G CATS +12 12\n"; // lines 1 to 3

QString fileOf(const QString& name)
{
    return folder + name + ".gcg";
}

// "2: sentence" of each doubtful turn.
QStringList doubtsOf(GameTable& table)
{
    QStringList doubts;
    for (int row = 0; row < table.view()->turns()->count(); ++row)
        if (const TurnRow turn = table.view()->turns()->at(row); !turn.doubt.isEmpty())
            doubts += QString("%1: %2").arg(QString::number(turn.number), turn.doubt);
    return doubts;
}

} // namespace

class RecordsOfOthersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_language.use("en");
    }

    void eachIsShownAndSavedAsItIs_data();
    void eachIsShownAndSavedAsItIs();
    void recordsInOtherLanguagesAreReadWithoutDoubt_data();
    void recordsInOtherLanguagesAreReadWithoutDoubt();
    void theyAreShownWithoutTheWordsOfTheirLanguage_data();
    void theyAreShownWithoutTheWordsOfTheirLanguage();
    void soIsARecordOfOurs();
    void doubtfulTurnsAreMarkedAndCounted_data();
    void doubtfulTurnsAreMarkedAndCounted();
    void whatBreaksOffIsShownUpToThere();
    void notesAreToldWithTheirTurns();
    void theResultIsAsWritten_data();
    void theResultIsAsWritten();
    void aRecordThatStopsHasNoResult();
    void whatIsDoubtfulIsNotJudged();
    void moreTilesThanTheBoxHasCanBeAnalysed();
    void whereNothingCanBeShownTheRecordIsRefused();
    void oneOfOursIsRefusedAndCanBeLookedAt();
    void notesOfOursAreKeptWhileTheGameGoesOn();
    void oneOfOursThatIsTooLargeForMoreTurnsIsLookedAt();
    void recordsOfTheArenaAreSavedAsTheyAre_data();
    void recordsOfTheArenaAreSavedAsTheyAre();
    void soAreRecordsOfFour_data();
    void soAreRecordsOfFour();

private:
    [[nodiscard]] QString written(const QByteArray& text) const
    {
        write(m_folder.filePath("given.gcg"), text);
        return m_folder.filePath("given.gcg");
    }

    // Opens the record, of ours, as a file and from the clipboard.
    void isSavedAsItIs(const QByteArray& record);

    Language m_language;
    QTemporaryDir m_folder;
    std::unique_ptr<GameTable> m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR));
};

void RecordsOfOthersTest::eachIsShownAndSavedAsItIs_data()
{
    QTest::addColumn<QString>("file");
    const QFileInfoList files = QDir(folder).entryInfoList({"*.gcg"});
    QVERIFY(files.size() > 30);
    for (const QFileInfo& file : files)
        QTest::addRow("%s", qPrintable(file.completeBaseName())) << file.filePath();
}

void RecordsOfOthersTest::eachIsShownAndSavedAsItIs()
{
    QFETCH(QString, file);
    QCOMPARE(m_table->records()->open(file), QString());
    QVERIFY(m_table->live()->isLookOnly());
    QVERIFY(m_table->view()->turns()->count() >= 1);
    const QString copy = m_folder.filePath("copy.gcg");
    QCOMPARE(m_table->records()->exportTo(copy), QString());
    QCOMPARE(contentOf(copy), contentOf(file));
}

void RecordsOfOthersTest::recordsInOtherLanguagesAreReadWithoutDoubt_data()
{
    QTest::addColumn<QString>("language");
    for (const char* name : {"fr-tile-distribution", "de-no-umlaut", "de-plain", "de-rd", "es-brackets"})
        QTest::newRow(name) << QString(name).left(2);
}

void RecordsOfOthersTest::recordsInOtherLanguagesAreReadWithoutDoubt()
{
    QFETCH(QString, language);
    const QString file =
        QString("%1/records-in-other-languages/%2.gcg").arg(STOREYS_TEST_DATA, QTest::currentDataTag());
    QCOMPARE(m_table->records()->open(file), QString());
    QCOMPARE(m_table->view()->turns()->count(), 2);
    QCOMPARE(QString::fromStdString(m_table->game()->position().variant().language), language);
    const bool hasSlip = file.contains("de-no-umlaut"); // the second score
    const QString named = QString("The words in this game are %1.").arg(languageName(language.toStdString()));
    const QString told = m_table->records()->doubts();
    QVERIFY2(hasSlip ? told.startsWith(named + ' ') : told == named, qPrintable(told));
    m_language.use(language);
    QCOMPARE(m_table->records()->doubts().isEmpty(), !hasSlip && interfaceLanguage() == language.toStdString());
    m_language.use("en");
}

namespace {

// The program's data with the words of English alone.
DataPlace dataInEnglish(const QString& folder)
{
    const std::filesystem::path all = STOREYS_DATA_DIR, root = folder.toStdString();
    if (std::filesystem::create_directories(root / "lexicons")) {
        std::filesystem::create_symlink(all / "lexicons/en.lexicon", root / "lexicons/en.lexicon");
        for (const auto& entry : std::filesystem::directory_iterator(all))
            if (entry.path().filename() != "lexicons")
                std::filesystem::create_symlink(entry.path(), root / entry.path().filename());
    }
    return DataPlace(root);
}

const QString germanMissing = "No word could be checked because the words in German are not installed.";

} // namespace

void RecordsOfOthersTest::theyAreShownWithoutTheWordsOfTheirLanguage_data()
{
    QTest::addColumn<bool>("isPasted");
    for (const char* name : {"de-plain", "de-rd"}) {
        QTest::addRow("%s", name) << false;
        QTest::addRow("%s pasted", name) << true;
    }
}

void RecordsOfOthersTest::theyAreShownWithoutTheWordsOfTheirLanguage()
{
    QFETCH(bool, isPasted);
    GameTable table(dataInEnglish(m_folder.filePath("data")));
    const QString file = QString("%1/records-in-other-languages/%2.gcg")
                             .arg(STOREYS_TEST_DATA, QString(QTest::currentDataTag()).section(' ', 0, 0));
    QCOMPARE(isPasted ? table.records()->openText(QString::fromUtf8(contentOf(file))) : table.records()->open(file),
             QString());
    QCOMPARE(table.records()->doubts(), germanMissing);
    QTRY_VERIFY(table.announcer()->text().contains(germanMissing));
    QCOMPARE(table.view()->turns()->count(), 2);
    QCOMPARE(table.view()->turns()->at(1).points, 31); // Ö counts 8
    QCOMPARE(table.view()->unseen().bag, 102 - 5 - 2 * 7);
    QVERIFY(!table.analysis()->isAvailable());
    QCOMPARE(table.dictionary()->lookUp("tür").refused, germanMissing);
    QCOMPARE(contentOf(file), table.records()->recordText());
}

void RecordsOfOthersTest::soIsARecordOfOurs()
{
    GameStart start = gameOf("Ann,Bo");
    start.language = "de";
    if (!m_table->choices()->start(start).isEmpty())
        QSKIP("The German words are not installed.");
    playBestPlay(*m_table);
    playBestPlay(*m_table);
    const QByteArray record = m_table->records()->recordText();
    GameTable table(dataInEnglish(m_folder.filePath("data")));
    QCOMPARE(table.records()->open(written(record)), QString());
    QVERIFY(table.live()->isLookOnly());
    QVERIFY(table.records()->lookOnlyReason().contains("“Standard (German)” is not installed"));
    QCOMPARE(table.records()->doubts(), germanMissing);
    QCOMPARE(table.view()->stacks(), m_table->view()->stacks());
    QCOMPARE(table.records()->recordText(), record);
}

void RecordsOfOthersTest::doubtfulTurnsAreMarkedAndCounted_data()
{
    QTest::addColumn<QString>("doubts");
    QTest::addColumn<QString>("summary");
    const QString one = "1 turn is doubtful and marked in the list. The points are as written.";
    QTest::newRow("misscored") << "3: Line 6: the score is +4, not +5." << one;
    QTest::newRow("too-many-of-tile") << "2: Line 5: the game does not have that many of the tile Z." << one;
    QTest::newRow("wordsmog") << ""
                              << "Line 2: #game-type names another game: 'wordsmog'.";
    QTest::newRow("rack-contradicts-play")
        << "3: Line 6: the rack is missing tiles that were kept: EIO.\nLine 6: This tile is not on your rack.\n"
           "4: Line 7: the score is +8, not +4."
        << "2 turns are doubtful and marked in the list. The points are as written.";
    QTest::newRow("two-games") << ""
                               << "Line 7: a second game begins here; only the first is shown.";
    QTest::newRow("no-totals") << ""
                               << "Line 3: no total is written; totals are counted from the scores.";
    QTest::newRow("code-fence") << ""
                                << "";
    QTest::newRow("tie-end") << ""
                             << "";
}

void RecordsOfOthersTest::doubtfulTurnsAreMarkedAndCounted()
{
    QFETCH(QString, doubts);
    QFETCH(QString, summary);
    QCOMPARE(m_table->records()->open(fileOf(QTest::currentDataTag())), QString());
    QCOMPARE(doubtsOf(*m_table).join('\n'), doubts);
    QCOMPARE(m_table->records()->doubts(), summary);
    QTRY_VERIFY(m_table->announcer()->text().contains(summary)); // a screen reader tells it
}

void RecordsOfOthersTest::whatBreaksOffIsShownUpToThere()
{
    QCOMPARE(m_table->records()->open(written(begun + ">Bo: DOGREEN 8G DOGS +8 8\n>Ann: EIO - +0 12\n")), QString());
    QCOMPARE(m_table->view()->turns()->count(), 1);
    const QString told = m_table->records()->doubts();
    QVERIFY2(told.startsWith("The game is shown up to line 3. Line 4: "), qPrintable(told));
    QVERIFY(!m_table->live()->isOver());
}

void RecordsOfOthersTest::notesAreToldWithTheirTurns()
{
    QCOMPARE(m_table->records()->open(fileOf("challenge-loss-pass-note")), QString());
    QCOMPARE(m_table->view()->turns()->at(1).note, "");
    QCOMPARE(m_table->view()->turns()->at(2).note, "challenged SOD in vain");
    m_table->view()->look()->show(4);
    QCOMPARE(m_table->view()->look()->entry().note, "challenged in vain, too");
    QTRY_VERIFY(m_table->announcer()->text().contains("challenged in vain, too"));
    QCOMPARE(m_table->records()->open(written("#player1 Ann Ann\n#player2 Bo Bo\n#note final\n#note at home\n"
                                              ">Ann: CATSEIO 8G CATS +12 12\n>Bo: DOGREEN - +0 0\n")),
             QString());
    m_table->view()->look()->first();
    QCOMPARE(m_table->view()->look()->entry().note, "final\nat home");
}

void RecordsOfOthersTest::theResultIsAsWritten_data()
{
    QTest::addColumn<QString>("rows"); // who, points, tiles left, + and -, time, total; winners with a star
    QTest::addColumn<QString>("reason");
    QTest::newRow("tie-end") << "Ann 12 DDEIORT -9+0 3* Bo 8 AEINR?? -5+0 3"
                             << "Both players passed.";
    QTest::newRow("time-forfeit") << "Ann 16  -0+0 16* Bo 8  -0+0 time 10 -2"
                                  << "The result is as written in the record.";
    QTest::newRow("end-loss-plus-minus") << "Ann 451 EGOP -7+0 444* Bo 331  -0+7 338"
                                         << "Bo played the last tile.";
    QTest::newRow("rack-before-finished") << "Ann 451 EGOP -0+0 451* Bo 331  -0+14 345"
                                          << "Bo played the last tile.";
}

void RecordsOfOthersTest::theResultIsAsWritten()
{
    QFETCH(QString, rows);
    QFETCH(QString, reason);
    QCOMPARE(m_table->records()->open(fileOf(QTest::currentDataTag())), QString());
    QVERIFY(m_table->live()->isOver() && m_table->live()->isLookOnly());
    const GameEnd end = m_table->results()->end();
    QStringList told;
    for (const SeatResult& row : end.rows)
        told +=
            QString("%1 %2 %8 -%3+%4%5 %6%7")
                .arg(row.name, QString::number(row.points), QString::number(row.subtraction), QString::number(row.gain),
                     row.timePenalty > 0 ? QString(" time %1").arg(row.timePenalty) : QString(),
                     QString::number(row.total), row.winner ? "*" : "", row.tilesLeft.join(QString()));
    QCOMPARE(told.join(' '), rows);
    QCOMPARE(end.reason, reason);
}

void RecordsOfOthersTest::aRecordThatStopsHasNoResult()
{
    for (const char* name : {"misscored", "two-passes-then-more", "challenge-loss-pass-note"}) {
        QCOMPARE(m_table->records()->open(fileOf(name)), QString());
        QVERIFY2(!m_table->live()->isOver(), name);
    }
}

void RecordsOfOthersTest::whatIsDoubtfulIsNotJudged()
{
    QCOMPARE(m_table->records()->open(fileOf("misscored")), QString());
    GameAnalysis& analysis = *m_table->analysis();
    QVERIFY(analysis.isAvailable());
    analysis.start();
    QTRY_COMPARE(analysis.done(), 3);
    QVERIFY(analysis.turns()->at(0).judged && analysis.turns()->at(1).judged); // whole racks are written
    QVERIFY(!analysis.turns()->at(2).judged);
}

// The Z is there once.
void RecordsOfOthersTest::moreTilesThanTheBoxHasCanBeAnalysed()
{
    QCOMPARE(m_table->records()->open(written(begun
                                              + ">Bo: ZZZEIOU 7J ZZZ +60 60\n>Ann: EIORNTT - +0 12\n"
                                                ">Bo: EIOUAAE - +0 60\n")),
             QString());
    QCOMPARE(doubtsOf(*m_table).size(), 1);
    GameAnalysis& analysis = *m_table->analysis();
    analysis.start();
    QTRY_COMPARE(analysis.done(), 4);
    QVERIFY(analysis.turns()->at(2).judged && !analysis.turns()->at(1).judged);
    for (const UnseenKind& kind : m_table->view()->unseen().kinds)
        QVERIFY(kind.count >= 0);
}

void RecordsOfOthersTest::whereNothingCanBeShownTheRecordIsRefused()
{
    for (const char* text :
         {"#player1 Ann Ann\nnonsense\n", "#player1 Ann Ann\n#player2 Bo Bo\n>Ann: CATSEIO 99 X +1 1\n", "nonsense\n",
          "#title no game\n"}) {
        QVERIFY2(m_table->records()->open(written(text)).contains("given.gcg"), text);
        QCOMPARE(m_table->records()->refusal(), QString());
    }
}

void RecordsOfOthersTest::oneOfOursIsRefusedAndCanBeLookedAt()
{
    QByteArray record = contentOf(STOREYS_GAMES_DIR "/two-stack10.gcg");
    const auto score = record.indexOf(" +");
    QVERIFY(score > 0);
    record.insert(score + 2, '9');
    const QString why = m_table->records()->open(written(record));
    QVERIFY(why.contains("given.gcg: Line "));
    QCOMPARE(m_table->records()->refusal(), why);
    m_table->records()->openAsWritten();
    QCOMPARE(m_table->records()->refusal(), QString());
    QVERIFY(m_table->live()->isLookOnly());
    QVERIFY(m_table->view()->turns()->count() > 5);
    QVERIFY(doubtsOf(*m_table).size() >= 1);
    QVERIFY(doubtsOf(*m_table).front().contains("the score is"));
    QCOMPARE(m_table->records()->recordText(), record);
    QVERIFY(m_table->records()->lookOnlyReason().contains("as its record is written"));
    // A record that breaks off before it names its variant is none of others.
    record.insert(record.indexOf("#variant"), ">nobody: X\n");
    QVERIFY(m_table->records()->open(written(record)).contains("given.gcg: Line "));
    QVERIFY(!m_table->records()->open("/no/such.gcg").isEmpty());
    QCOMPARE(m_table->records()->refusal(), QString());
}

void RecordsOfOthersTest::notesOfOursAreKeptWhileTheGameGoesOn()
{
    GameStart mayUndo = gameOf("Ann,Bo");
    mayUndo.houseRules["undo"] = "on";
    QCOMPARE(m_table->choices()->start(mayUndo), QString());
    playBestPlay(*m_table);
    playBestPlay(*m_table);
    QByteArray record = m_table->records()->recordText();
    record.insert(record.indexOf("\n>", record.indexOf("\n>") + 1) + 1, "#note a good start\n");
    record.insert(record.indexOf("#lexicon"), "#title Table 4\n#description Second round\n");
    QCOMPARE(m_table->records()->open(written(record)), QString());
    QVERIFY(!m_table->live()->isLookOnly());
    QCOMPARE(m_table->records()->recordText(), record);
    QCOMPARE(m_table->view()->turns()->at(0).note, "a good start");
    playBestPlay(*m_table);
    QCOMPARE(m_table->records()->recordText().count("#note a good start\n"), 1);
    for (int turn = 0; turn < 3; ++turn)
        m_table->flow()->undo();
    QCOMPARE(m_table->live()->turnCount(), 0);
    playBestPlay(*m_table);
    QCOMPARE(m_table->view()->turns()->at(0).note, QString()); // it was said of another turn
}

void RecordsOfOthersTest::oneOfOursThatIsTooLargeForMoreTurnsIsLookedAt()
{
    QCOMPARE(m_table->choices()->start(gameOf("Ann,Bo")), QString());
    playBestPlay(*m_table);
    QByteArray record = m_table->records()->recordText();
    record.insert(record.indexOf("\n>") + 1, "#note " + QByteArray(1'900'000, 'a') + '\n');
    QCOMPARE(m_table->records()->open(written(record)), QString());
    QCOMPARE(m_table->records()->lookOnlyReason(), QString());
    record.insert(record.indexOf("\n>") + 1, "#note " + QByteArray(200'000, 'a') + '\n');
    QCOMPARE(m_table->records()->open(written(record)), QString());
    QVERIFY(m_table->records()->lookOnlyReason().contains("too large for more turns"));
    QCOMPARE(m_table->records()->recordText(), record);
}

void RecordsOfOthersTest::isSavedAsItIs(const QByteArray& record)
{
    const QString copy = m_folder.filePath("copy.gcg");
    QCOMPARE(m_table->records()->open(written(record)), QString());
    QVERIFY(!m_table->live()->isLookOnly()); // it is judged, and sound
    QCOMPARE(m_table->records()->doubts(), QString());
    QCOMPARE(m_table->records()->exportTo(copy), QString());
    QCOMPARE(contentOf(copy), record);
    QCOMPARE(m_table->records()->openText(QString::fromUtf8(record)), QString());
    QCOMPARE(m_table->records()->recordText(), record);
}

void RecordsOfOthersTest::recordsOfTheArenaAreSavedAsTheyAre_data()
{
    QTest::addColumn<QStringList>("game");
    for (const QString& variant : builtInVariants())
        for (const char* mode : {"dictionary", "challenge"})
            QTest::addRow("%s %s", qPrintable(variant), mode)
                << QStringList{"--variant", variant, "--house-rule", QString("mode=%1").arg(mode)};
    for (const std::string& language : DataPlace(STOREYS_DATA_DIR).languages())
        for (const char* variant : {"stack10", "cross15", "surprise"})
            QTest::addRow("%s %s", variant, language.c_str())
                << QStringList{"--variant", variant, "--language", QString::fromStdString(language)};
}

void RecordsOfOthersTest::recordsOfTheArenaAreSavedAsTheyAre()
{
    constexpr int count = 10;
    QFETCH(QStringList, game);
    const QString games = m_folder.filePath(QTest::currentDataTag());
    QProcess arena;
    arena.start(STOREYS_CLI, QStringList{"arena", "--bots", "beginner,casual", "--games", QString::number(count),
                                         "--seed", "9", "--gcg", games}
                                 + game);
    QVERIFY2(arena.waitForFinished(patience) && arena.exitCode() == 0, arena.readAllStandardError());
    const QFileInfoList records = QDir(games).entryInfoList({"*.gcg"});
    QCOMPARE(records.size(), count);
    for (const QFileInfo& record : records)
        isSavedAsItIs(contentOf(record.filePath()));
}

void RecordsOfOthersTest::soAreRecordsOfFour_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString& variant : builtInVariants())
        if (variant != "hyper-race") // for two only
            QTest::addRow("%s", qPrintable(variant)) << variant;
}

void RecordsOfOthersTest::soAreRecordsOfFour()
{
    QFETCH(QString, variant);
    GameStart start = gameOf("Ann:beginner,Bo:casual,Cy:beginner,Di:casual", 9, variant);
    start.houseRules["mode"] = "challenge";
    const auto table = tableWith(start);
    QTRY_VERIFY_WITH_TIMEOUT(table->live()->isOver(), patience);
    QVERIFY(table->live()->turnCount() >= 8);
    isSavedAsItIs(table->records()->recordText());
}

const NamedTest named("records_of_others", runTest<RecordsOfOthersTest>);

} // namespace storeys::records_of_others_test

#include "records_of_others_test.moc"
