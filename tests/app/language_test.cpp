// Which languages there are, what follows from one, and that whatever core says of files it can't use is told in it.

#include "desktop/preferences/language.h"
#include "desktop/program/options.h"
#include "game/opening.h"
#include "messages/messages.h"
#include "record_book.h"
#include "rules/legality.h"
#include "scene/board_ground.h"
#include "table/game_table.h"
#include "table/settings/preferences.h"
#include "table/store/opened_record.h"
#include "table/text/error_text.h"
#include "table/text/player_name.h"
#include "test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace storeys::test::language_test {

namespace {

// Words of the game are in capitals, or between marks of rich text.
bool isLatin(QString text)
{
    static const QRegularExpression word("[a-z]{2}"), marks("<[^>]*>|\\bQu\\b");
    return word.match(text.remove(marks)).hasMatch();
}

int roleOf(const QAbstractItemModel& model, const QByteArray& name)
{
    return model.roleNames().key(name);
}

} // namespace

class LanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS); }
    void whatNobodySpeaksIsOfferedOnlyToThoseWhoAsk();
    void allKnownLanguagesHaveANameOfTheirOwn();
    void datesAndTheDirectionFollowTheLanguage();
    void aLanguageThatNobodyKnowsIsRefusedOrReplacedByEnglish();
    void pluralsAreThoseOfTheLanguage();
    void whatCoreSaysIsTranslated();
    void whatTheRulesForbidIsASentenceInEveryLanguage();
    void aFileOfAnotherKindIsNoGameRecord();
    void whoReadsAnotherLanguageIsToldThatTheWordsAreEnglish();
    void theRulesCanBeTranslated_data();
    void theRulesCanBeTranslated();
    void theLessonCanBeTranslated();
    void whatIsWrongWithARecordIsTold_data();
    void whatIsWrongWithARecordIsTold();
    void whoGaveNoNameIsCalledInTheLanguageThatIsSpoken();
    void aNameThatWasGivenStays();
    void aMessageOnShowFollowsTheLanguage();
    void premiumSquaresAreMarkedInTheLanguage();

private:
    void speak(const QString& language, GameTable& table)
    {
        QQmlEngine engine;
        storeys::useLanguage(m_language, language, engine, table);
    }

    Language m_language;
};

void LanguageTest::whatNobodySpeaksIsOfferedOnlyToThoseWhoAsk()
{
    qunsetenv("STOREYS_TRANSLATIONS");
    const QList<Option> offered = Language::choices();
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    QStringList codes;
    for (const Option& choice : offered)
        codes += choice.id;
    QCOMPARE(codes, QStringList({"de", "en"}));
    QVERIFY(Options::parse({"storeys", "--language", "xr"}));
}

void LanguageTest::allKnownLanguagesHaveANameOfTheirOwn()
{
    const QStringList known = knownLanguages();
    QVERIFY(known.contains("en") && known.contains("de") && known.contains("xr"));
    QStringList names;
    for (const Option& choice : Language::choices())
        names += choice.name;
    QCOMPARE(names.size(), known.size());
    QCOMPARE(names[known.indexOf("en")], "English");
    QCOMPARE(names[known.indexOf("de")], "Deutsch");
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
}

void LanguageTest::datesAndTheDirectionFollowTheLanguage()
{
    m_language.use("xr");
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QVERIFY(!isLatin(QLocale().toString(QDate(2024, 3, 5), QLocale::LongFormat)));
    m_language.use("de");
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    QCOMPARE(QLocale().toString(QDate(2024, 3, 5), "d. MMMM"), QString::fromUtf8("5. März"));
    QCOMPARE(QLocale().toString(1.5, 'f', 1), "1,5");
}

void LanguageTest::aLanguageThatNobodyKnowsIsRefusedOrReplacedByEnglish()
{
    m_language.use("zz");
    const auto refused = Options::parse({"storeys", "--language", "zz"});
    QVERIFY(!refused);
    const QString reason = refused.error();
    QVERIFY2(reason.startsWith("'zz' is not a valid value for --language: choose "), qPrintable(reason));
    const auto taken = Options::parse({"storeys", "--language", "xr"});
    QVERIFY(taken);
    QCOMPARE(taken->preferences.at("language"), "xr");
}

void LanguageTest::pluralsAreThoseOfTheLanguage()
{
    const auto bag = [](int tiles) {
        return QCoreApplication::translate("TurnsHead", "%n tile(s) in the bag", nullptr, tiles);
    };
    m_language.use("en");
    QCOMPARE(bag(1), "1 tile in the bag");
    QCOMPARE(bag(0), "0 tiles in the bag");
    m_language.use("de");
    QCOMPARE(bag(1), "1 Stein im Beutel");
    QCOMPARE(bag(2), "2 Steine im Beutel");
}

void LanguageTest::whatCoreSaysIsTranslated()
{
    for (const Sentence& sentence : sentences()) {
        const Error error{sentence.fault, {"101", "102"}, {{Fault::NotAList}}};
        m_language.use("en");
        const QString english = errorText(error);
        QCOMPARE(english.toStdString(), filled(sentence.toPlayers(), {"101", "102", "must be a list"}));
        for (const char* language : {"de", "xr"}) {
            m_language.use(language);
            const QString told = errorText(error);
            QVERIFY2(told != english || !isLatin(sentence.toPlayers()), qPrintable(told));
            for (const QString part : {"101", "102"})
                QCOMPARE(told.count(part), english.count(part));
            QCOMPARE(told.contains(errorText({Fault::NotAList})), english.contains("must be a list"));
        }
        QVERIFY2(!isLatin(errorText(error)), qPrintable(errorText(error)));
    }
}

// Codes are for scripts.
void LanguageTest::whatTheRulesForbidIsASentenceInEveryLanguage()
{
    GameRecord record;
    record.variant = {1, "stack10"};
    const auto book = bookOf(record, DataPlace(STOREYS_DATA_DIR)).book;
    QVERIFY(book);
    const Position position = openingOf({book, {"Ann", "Bo"}}).position;
    for (const char* language : {"en", "de"}) {
        m_language.use(language);
        for (int kind = 0; kind <= int(Violation::Kind::GameOver); ++kind) {
            const QString told = errorText(notAllowed({Violation::Kind(kind), {{4, 3}}, {"DOOM"}}, position));
            QVERIFY2(told.count(' ') >= 2 && told.endsWith('.') && !told.contains('<'), qPrintable(told));
        }
    }
    m_language.use("en");
    QCOMPARE(recordFault("/ill.gcg", {10, notAllowed({Violation::Kind::NotConnected}, position)}),
             "/ill.gcg: Line 10: Your tiles must touch the tiles on the board.");
    QCOMPARE(recordFault("/ill.gcg", {4, notAllowed({Violation::Kind::CoversWord, {}, {"MOOD"}}, position)}),
             "/ill.gcg: Line 4: You cannot cover all of MOOD. Leave at least one of its tiles visible.");
    QCOMPARE(lineFault({4, {Fault::RackMissing}}), "Line 4: the rack is missing.");
    QCOMPARE(lineFault({0, {Fault::RackMissing}}), "the rack is missing");
}

void LanguageTest::aFileOfAnotherKindIsNoGameRecord()
{
    m_language.use("en");
    for (const char* text : {"garbage\n", "\x01\x02", ">x\n", ""}) {
        const auto opened = openRecord("/x.txt", QByteArray(text), DataPlace(STOREYS_DATA_DIR));
        QVERIFY(!opened);
        QCOMPARE(opened.error(), "/x.txt: This is not a game record (GCG).");
    }
    m_language.use("de");
    const auto opened = openRecord("/x.txt", "garbage", DataPlace(STOREYS_DATA_DIR));
    QCOMPARE(opened.error(), "/x.txt: Das ist kein Spielprotokoll (GCG).");
}

void LanguageTest::whoReadsAnotherLanguageIsToldThatTheWordsAreEnglish()
{
    m_language.use("en");
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QCOMPARE(table.choices()->lessonLanguage(), QString());
    QLocale::setDefault(QLocale(QLocale::Dutch)); // no lesson is in it
    const QString said = table.choices()->lessonLanguage();
    QCOMPARE(said, "The words in this game are English.");
    QCOMPARE(table.lesson()->start(), QString());
    QVERIFY(table.lesson()->task().contains(said));
    QVERIFY(
        std::ranges::any_of(table.guide()->pages(), [&](const ShownPage& page) { return page.text.contains(said); }));
}

void LanguageTest::theRulesCanBeTranslated_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("stacking") << "stack10";
    QTest::newRow("flat") << "cross15";
}

void LanguageTest::theRulesCanBeTranslated()
{
    QFETCH(QString, variant);
    m_language.use("xr");
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    GameStart start = GameStart::usual();
    start.variant = variant;
    QCOMPARE(table.choices()->start(start), QString());
    const QList<ShownPage> pages = table.guide()->pages();
    QVERIFY(pages.size() > 5);
    for (const ShownPage& page : pages) {
        const QString told = page.title + ' ' + page.text;
        QVERIFY2(!isLatin(told), qPrintable(told));
        for (const ShownExample& example : page.examples) {
            const QString caption = example.caption + ' ' + example.verdict;
            QVERIFY2(caption.size() > 1 && !isLatin(caption), qPrintable(caption));
        }
    }
}

void LanguageTest::theLessonCanBeTranslated()
{
    m_language.use("xr");
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    Lesson& lesson = *table.lesson();
    QCOMPARE(lesson.start(), QString());
    QVERIFY(lesson.count() > 0);
    for (int step = 0; step <= lesson.count(); ++step) {
        for (int tried = 0; tried < 2; ++tried) {
            const QString told = lesson.title() + ' ' + lesson.task() + ' ' + lesson.reply();
            QVERIFY2(!lesson.title().isEmpty() && !isLatin(told), qPrintable(told));
            lesson.showMe();
            table.view()->play();
        }
        lesson.goOn();
    }
}

void LanguageTest::whatIsWrongWithARecordIsTold_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char* name, const char* from, const char* to) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to);
    };
    row("no players", "#player", "#nobody");
    row("no variant", "#variant stack10", "#variant stack7");
    row("no lexicon", "#lexicon standard", "#lexicon nowhere");
    row("a newer format", "#seed", "#storeys-format 99\n#seed");
    row("neither pragma nor event", "\n>", "\n?>");
    row("a wrong score", " +", " +9");
    row("no text", "\n>", "\n>\x01");
    row("a second seed", "#seed", "#seed 1\n#seed");
}

// The file is called as it is called; what follows is a sentence.
void LanguageTest::whatIsWrongWithARecordIsTold()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFile file(QString(STOREYS_GAMES_DIR) + "/two-stack10.gcg");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray record = file.readAll().replace("#lexicon words.txt", "#lexicon standard");
    QVERIFY(record.contains(from));
    record.replace(from, to);
    m_language.use("xr");
    const auto opened = openRecord("1.GCG", record, DataPlace(STOREYS_DATA_DIR));
    QVERIFY(!opened);
    QString told = opened.error();
    static const QRegularExpression names(
        "'[^']*'|#[a-z-]+|stack\\d+|cross\\d+|[a-z]+(-[a-z]+)+|surprise|standard|core|common|kids|/\\S+");
    QVERIFY2(!isLatin(told.remove(names)), qPrintable(opened.error()));
}

void LanguageTest::whoGaveNoNameIsCalledInTheLanguageThatIsSpoken()
{
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    m_language.use("de");
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    table.choices()->openForm();
    const auto asked = [&] { return table.choices()->form()->seats()->at(0).name; };
    const auto plays = [&] {
        return table.view()
            ->players()
            ->data(table.view()->players()->index(0), roleOf(*table.view()->players(), "name"))
            .toString();
    };
    QCOMPARE(asked(), "Du");
    QVERIFY(table.choices()->startForm());
    QCOMPARE(plays(), "Du");
    QVERIFY2(table.records()->exportName().startsWith("Du"), qPrintable(table.records()->exportName()));
    QCOMPARE(table.game()->setup().players.front(), usualName());
    table.choices()->openForm();
    speak("en", table);
    QCOMPARE(asked(), "You");
    QCOMPARE(plays(), "You");
}

void LanguageTest::aNameThatWasGivenStays()
{
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    m_language.use("en");
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    QCOMPARE(table.choices()->newGame(GameStart::fromMap({{"players", QVariantList{QVariantMap{{"name", "Ann"}}}}})),
             QString());
    speak("de", table);
    QCOMPARE(table.choices()->lastSetup().seats[0].name, "Ann");
    QCOMPARE(table.game()->setup().players.front(), "Ann");
}

// A file stands where the folder of the games should be.
void LanguageTest::aMessageOnShowFollowsTheLanguage()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    m_language.use("en");
    GameTable table(DataPlace(STOREYS_DATA_DIR));
    table.keepIn(StorePlaces::under(file.fileName()));
    QCOMPARE(table.choices()->start(GameStart::usual()), QString());
    QVERIFY(!table.records()->shelf()->flush());
    const QString problem = table.records()->shelf()->problem();
    QVERIFY2(problem.startsWith("The game could not be saved"), qPrintable(problem));
    QSignalSpy changes(table.records()->shelf(), &GameShelf::problemChanged);
    speak("de", table);
    QVERIFY(!changes.isEmpty());
    const QString now = table.records()->shelf()->problem();
    QVERIFY2(now.startsWith("Das Spiel ließ sich nicht speichern") && !now.contains("Cannot"), qPrintable(now));
}

void LanguageTest::premiumSquaresAreMarkedInTheLanguage()
{
    m_language.use("de");
    QCOMPARE(premiumKind("2L")->label(), "2B");
    QCOMPARE(premiumKind("3W")->label(), "3W");
    m_language.use("en");
    QCOMPARE(premiumKind("2L")->label(), "2L");
    QCOMPARE(premiumKind("4W")->label(), "4W");
}

const NamedTest named("language", runTest<LanguageTest, QGuiApplication>);

} // namespace storeys::test::language_test

#include "language_test.moc"
