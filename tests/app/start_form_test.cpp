// The form of a new game: what is chosen in it, and what follows from that.

#include "table_games.h"
#include "test_program.h"

#include "table/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::test::start_form_test {

namespace {

GameStart gameOfTwo()
{
    return gameOf("Ann,Ada:greedy");
}

} // namespace

class StartFormTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    void itGivesWhatItBeganWith();
    void theVariantSaysWhatThereIsToChoose();
    void onlyRulesThatMatterAreTaken();
    void aRuleIsShownWhileTheOneItNeedsIsSet();
    void theClockIsTaken();
    void theSummaryNamesWhatIsUnusual();
    // ---- players
    void whatIsWrongWithPlayersIsTold_data();
    void whatIsWrongWithPlayersIsTold();
    void aComputerIsAddedWithANameOfItsOwn();
    void whoLeftForASoloGameComesBack();
    void aSeatIsTakenOutWhereItStood();
    void classesAreKeptForGamesWithThem();
    // ---- as the dialog has it
    void whatWasSetStaysUntilAGameBegins();
    void whatStartsNoGameIsToldUntilAChoiceChanges();
    void settingsOfBeforeAreRead();

private:
    // Whether there is such a row, shown or not; and its value.
    [[nodiscard]] std::optional<ChoiceRow> row(const QString& key);
    [[nodiscard]] QStringList names();

    std::unique_ptr<QTemporaryDir> m_folder;
    StartForm m_form{DataPlace(STOREYS_DATA_DIR)};
};

void StartFormTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_form.begin(gameOfTwo());
    m_form.list({});
}

std::optional<ChoiceRow> StartFormTest::row(const QString& key)
{
    for (int at = 0; at < m_form.rules()->count(); ++at)
        if (const ChoiceRow row = m_form.rules()->at(at); row.key == key)
            return row;
    return std::nullopt;
}

QStringList StartFormTest::names()
{
    QStringList list;
    for (int at = 0; at < m_form.seats()->count(); ++at)
        list += m_form.seats()->at(at).name;
    return list;
}

void StartFormTest::itGivesWhatItBeganWith()
{
    GameStart start = gameOf("Ann,Ada:greedy", 1, "surprise");
    start.layout = "1b@3C";
    start.lexicon = "kids";
    start.houseWords = "brr -aa";
    start.houseRules = {{"first-player", "listed"}};
    start.clock = *ClockRules::read("total=600 increment=5 at-zero=game pauses=no");
    start.seats[1].playerClass = "pro";
    m_form.begin(start);
    start.seats[1].playerClass.clear(); // no game of classes
    QCOMPARE(m_form.start().toMap(), start.toMap());
}

void StartFormTest::theVariantSaysWhatThereIsToChoose()
{
    QCOMPARE(m_form.builtIn().first().id, "stack10");
    QVERIFY(m_form.builtIn().first().isPictured());
    QVERIFY(row("mode") && row("plural") && !row("solo-penalty"));
    m_form.removeSeat(1);
    QVERIFY(!row("mode") && row("solo-penalty"));
    m_form.chooseVariant("cross15");
    QVERIFY(!row("plural"));
    m_form.chooseVariant("");
    QCOMPARE(m_form.variant(), "stack10");
}

void StartFormTest::onlyRulesThatMatterAreTaken()
{
    m_form.choose("plural", "off");
    m_form.choose("mode", "dictionary"); // as usual
    QCOMPARE(m_form.start().houseRules, QVariantMap({{"plural", "off"}}));
    m_form.chooseVariant("cross15"); // which has no such rule
    QCOMPARE(m_form.start().houseRules, QVariantMap());
    m_form.chooseVariant("stack10");
    QCOMPARE(m_form.start().houseRules, QVariantMap({{"plural", "off"}}));
}

void StartFormTest::aRuleIsShownWhileTheOneItNeedsIsSet()
{
    QVERIFY(!row("challenge-penalty")->shown);
    m_form.choose("mode", "challenge");
    QVERIFY(row("challenge-penalty")->shown);
    m_form.choose("challenge-penalty", "double");
    QCOMPARE(m_form.start().houseRules, QVariantMap({{"mode", "challenge"}, {"challenge-penalty", "double"}}));
    m_form.choose("mode", "dictionary");
    QVERIFY(!row("challenge-penalty")->shown);
    QCOMPARE(m_form.start().houseRules, QVariantMap());
}

void StartFormTest::theClockIsTaken()
{
    QVERIFY(row("time")->shown && !row("increment")->shown && !row("atZero")->shown && !row("pauses")->shown);
    QCOMPARE(row("atZero")->value, "at-zero=points"); // as the game takes it
    m_form.choose("time", "turn=60");
    QVERIFY(!row("increment")->shown && row("atZero")->shown && row("pauses")->shown);
    m_form.choose("time", "total=600");
    QVERIFY(row("increment")->shown);
    m_form.choose("atZero", "at-zero=game");
    QCOMPARE(m_form.start().clock, std::optional(*ClockRules::read("total=600 at-zero=game")));
    m_form.choose("time", "");
    QVERIFY(!m_form.start().clock);
}

void StartFormTest::theSummaryNamesWhatIsUnusual()
{
    QCOMPARE(m_form.summary(), "");
    m_form.chooseLexicon("kids");
    m_form.choose("mode", "challenge");
    m_form.typeHouseWords(" brr ");
    m_form.choose("time", "turn=30");
    QVERIFY2(m_form.summary().startsWith("Word list: Kids"), qPrintable(m_form.summary()));
    QVERIFY2(m_form.summary().endsWith(
                 " · Words are checked by: Players, by challenge · House words: BRR · 30 second(s) per turn"),
             qPrintable(m_form.summary()));
}

void StartFormTest::whatIsWrongWithPlayersIsTold_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("row");
    QTest::newRow("none") << "stack10"
                          << "Ann,Bo"
                          << "" << -1;
    QTest::newRow("empty") << "stack10"
                           << "Ann, "
                           << "Enter a name for every player." << 1;
    QTest::newRow("twins") << "stack10"
                           << "Ann,Bo,ann"
                           << "Two players are named “ann”. Change one of the names." << 2;
    QTest::newRow("too few") << "hyper-race"
                             << "Ann"
                             << "This game is for 2 player(s)." << -1;
}

void StartFormTest::whatIsWrongWithPlayersIsTold()
{
    QFETCH(QString, variant);
    QFETCH(QString, players);
    m_form.begin(gameOf(players, 1, variant));
    QTEST(m_form.problem(), "problem");
    QTEST(m_form.badSeat(), "row");
    QCOMPARE(m_form.isReady(), m_form.problem().isEmpty());
}

void StartFormTest::aComputerIsAddedWithANameOfItsOwn()
{
    m_form.addComputer();
    QCOMPARE(names(), QStringList({"Ann", "Ada", "Bo"}));
    QCOMPARE(m_form.seats()->at(2).level, "casual");
    QCOMPARE(m_form.mostSeats(), 4);
}

void StartFormTest::whoLeftForASoloGameComesBack()
{
    m_form.begin(gameOf("Ada:greedy,Ann"));
    m_form.setSolo(true);
    QCOMPARE(names(), QStringList("Ann")); // a person, wherever she stood
    m_form.setSolo(true);
    m_form.setSolo(false);
    QCOMPARE(names(), QStringList({"Ann", "Ada"}));
    m_form.removeSeat(1);
    m_form.setSolo(false); // nobody is to come back
    QCOMPARE(names(), QStringList({"Ann", "Ada"}));
    QCOMPARE(m_form.seats()->at(1).level, "casual");
}

void StartFormTest::aSeatIsTakenOutWhereItStood()
{
    m_form.addComputer();
    const QSignalSpy removed(m_form.seats(), &ValueModel::rowsRemoved);
    m_form.removeSeat(0);
    QCOMPARE(names(), QStringList({"Ada", "Bo"}));
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed[0][1].toInt(), 0); // and its line with it, not another one
}

void StartFormTest::classesAreKeptForGamesWithThem()
{
    m_form.chooseVariant("blanks-blockers");
    QVERIFY(m_form.isClassed());
    QCOMPARE(m_form.start().seats[1].playerClass, "rookie");
    m_form.setClass(1, "pro");
    QCOMPARE(m_form.start().seats[1].playerClass, "pro");
    m_form.chooseVariant("stack10");
    QCOMPARE(m_form.start().seats[1].playerClass, "");
}

void StartFormTest::whatWasSetStaysUntilAGameBegins()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameChoices& choices = *table.choices();
    choices.openForm();
    choices.form()->chooseVariant("stack8");
    choices.form()->showPage("more");
    choices.openForm();
    QCOMPARE(choices.form()->variant(), "stack8");
    QCOMPARE(choices.form()->page(), "more");
    choices.dropForm();
    choices.openForm();
    QCOMPARE(choices.form()->variant(), "stack10");
    QCOMPARE(choices.form()->page(), "game");
    choices.form()->chooseVariant("stack8");
    QCOMPARE(choices.start(gameOfTwo()), "");
    choices.openForm();
    QCOMPARE(choices.form()->variant(), "stack10");
}

void StartFormTest::whatStartsNoGameIsToldUntilAChoiceChanges()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameChoices& choices = *table.choices();
    choices.openForm();
    choices.form()->typeHouseWords("1");
    QVERIFY(!choices.startForm());
    QVERIFY(!choices.form()->problem().isEmpty() && choices.form()->isReady());
    choices.form()->chooseVariant("stack8");
    QCOMPARE(choices.form()->problem(), "");
    QVERIFY(!choices.startForm());
    choices.form()->typeHouseWords("brr");
    QCOMPARE(choices.form()->problem(), "");
    QVERIFY(choices.startForm());
    QVERIFY(table.live()->isThere());
    QCOMPARE(choices.lastSetup().houseWords, "brr");
}

void StartFormTest::settingsOfBeforeAreRead()
{
    QSettings().setValue(
        "lastSetup",
        R"({"variant":"stack8","lexicon":"kids","houseWords":"","players":[{"name":"Ann","level":""},{"name":"Ada","level":"master"}],)"
        R"("houseRules":{"plural":"off"},"clock":{"time":"total=600","increment":"","atZero":"at-zero=points","pauses":""},"layout":"1b@3C"})");
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    const QVariantMap before = savedLastSetup();
    table.choices()->openForm();
    const StartForm& form = *table.choices()->form();
    QCOMPARE(form.variant(), "stack8");
    QCOMPARE(form.lexicon(), "kids");
    QCOMPARE(form.start().toMap(), before);
}

const NamedTest named("start_form", runTest<StartFormTest>);

} // namespace storeys::test::start_form_test

#include "start_form_test.moc"
