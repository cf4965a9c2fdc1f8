// The first game that teaches: what each step waits for, what it does with wrong tries, and that nothing of it is kept.

#include "base/find.h"
#include "bots/knowledge.h"
#include "messages/messages.h"
#include "playing.h"
#include "rules/claim_rules.h"
#include "rules/formed_words.h"
#include "table/learning/lesson_texts.h"
#include "table_games.h"
#include "test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace storeys::test::lesson_test {

namespace {

// A play that is allowed in the step's position but does not reach its goal, if there is one.
std::optional<Play> playOffPoint(const LessonStep& step)
{
    for (const FoundPlay& found : allPlays(*step.start.book, step.start.board, step.start.seats[0].rack)) {
        Position after = step.start;
        const Turn turn = takeUnjudged(after, found.toPlay());
        if (!step.goal.isMetBy(turn))
            return found.toPlay();
    }
    return std::nullopt;
}

QString mainWord(const LessonStep& step, const Play& play)
{
    const auto words = play.claims.empty() ? formedWords(step.start.board, play) : claimedWords(step.start.board, play);
    const Letters letters = words.front().letters();
    return QString::fromStdString(step.start.variant().tiles.alphabet.spell(letters));
}

// Does what the step suggests, and goes on.
void solve(GameTable& table)
{
    Lesson& lesson = *table.lesson();
    for (int turns = std::max(1, lesson.step().goal.turns); turns > 0; --turns) {
        QTRY_VERIFY(table.view()->mayAct());
        lesson.showMe();
        if (!lesson.isDone())
            table.view()->play();
    }
    QVERIFY2(lesson.isDone(), lesson.step().id.c_str());
}

// Any play that is allowed, or an exchange where there is none.
bool playAny(GameTable& table, RandomSource& random)
{
    const Position& now = table.game()->position();
    const auto plays = allPlays(*now.book, now.board, now.toMove().rack);
    if (plays.empty()) {
        table.view()->exchange({0});
        return true;
    }
    if (!lay(table, plays[random.below(static_cast<std::uint32_t>(plays.size()))].toPlay()))
        return false;
    table.view()->play();
    return true;
}

// The program's data with that course as its lesson; the folder keeps it.
DataPlace dataWithLesson(const QTemporaryDir& folder, const QByteArray& course)
{
    const QDir data(STOREYS_DATA_DIR);
    for (const QString& name : data.entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        if (name != "lessons")
            QFile::link(data.filePath(name), folder.filePath(name));
    write(folder.filePath("lessons/first.json"), course);
    return DataPlace(folder.path().toStdString());
}

void doStep(GameTable& table)
{
    solve(table);
    table.lesson()->goOn();
}

} // namespace

class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyLanguageTeachesTheSame_data();
    void everyLanguageTeachesTheSame();
    void everyStepIsReachedByWhatItSuggestsToTheEnd_data() { addLanguages(); }
    void everyStepIsReachedByWhatItSuggestsToTheEnd();
    void everyStepSaysWhatToDoAndPointsThere_data() { addLanguages(); }
    void everyStepSaysWhatToDoAndPointsThere();
    void whoReadsALanguageWithoutALessonGetsTheEnglishOne();
    void everyGameLessonCanBePlayedToItsEnd_data() { addGames(); }
    void everyGameLessonCanBePlayedToItsEnd();
    void aGameLessonAnswersOtherTries_data() { addGames(); }
    void aGameLessonAnswersOtherTries();
    void theGameOnTheTableSaysWhichLesson();
    void aGameLessonIsResumedByItself();
    void aNewGameIsOneThatAPersonBegan();
    void anyPlayThatShowsThePointIsTaken();
    void aPlayBesideThePointBringsTheStepBack();
    void aWrongTryIsAnsweredAndTheStepStays();
    void theTextNamesTheWordsOfThePosition();
    void theScoreIsExplainedByTheCoresArithmetic();
    void nothingOfALessonIsKept();
    void aGameInProgressWaits();
    void aWaitingGameThatCannotBeOpenedIsTold();
    void nobodyIsAskedForATurnWhileALessonIsLeft();
    void aGameWithoutATurnWaitsToo();
    void leavingWithoutAGameLeavesNone_data();
    void leavingWithoutAGameLeavesNone();
    void passingHintsAndUndoAreNoPartOfIt();
    void theEndLeadsToAnEasyGame();
    void aDamagedCourseIsRefusedWithAReason();
    void aLessonThatWasLeftIsResumedAtItsStep();
    void aStepThatIsDoneIsNotTaughtAgain();
    void aLessonUnderWayJustGoesOn();
    void aWordThatLiesTheOtherWaySaysHowTypingIsTurned();
    void aTileThatIsRefusedAtOnceShowsThePoint_data();
    void aTileThatIsRefusedAtOnceShowsThePoint();
    void itEndsWithTurnsAgainstSomebodyGentle();
    void theFlatBoardNeedsNoTurning();
    void anyThreePlaysEndTheGameAtTheEnd_data();
    void anyThreePlaysEndTheGameAtTheEnd();
    void turnsLeftAreProgressAndNoWarning();
    void aLookBackShowsNoMoreTilesThanARackHolds();
    void theButtonThatAStepNamesIsMarked();
    void whatIsShownInTheGameAreEverydayWords_data() { addLanguages(); }
    void whatIsShownInTheGameAreEverydayWords();
    void aStackThatIsLookedIntoSaysWhoPlayedItsTiles();
    void aBoardThatWasBuiltIsNotPutAwayWithoutAWord();

private:
    static void addGames()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"})
            QTest::newRow(variant) << variant;
    }
    // Those that have a first lesson, and whose words are installed.
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        const DataPlace data(STOREYS_DATA_DIR);
        for (const std::string& language : data.languages())
            if (data.lessonLanguage(language) == language)
                QTest::newRow(language.c_str()) << QString::fromStdString(language);
    }
    void goTo(const std::string& step);
    // Starts again with the interface in that language.
    void read(const QString& language);

    std::unique_ptr<QTemporaryDir> m_settings;
    std::unique_ptr<GameTable> m_table;
};

void LessonTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("storeys");
}

// Begins, and does all before that step.
void LessonTest::goTo(const std::string& step)
{
    QCOMPARE(m_table->lesson()->start(), QString());
    while (!m_table->lesson()->isFinished() && m_table->lesson()->step().id != step)
        doStep(*m_table);
    QVERIFY(!m_table->lesson()->isFinished());
}

void LessonTest::read(const QString& language)
{
    QLocale::setDefault(QLocale(language));
    m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
}

void LessonTest::init()
{
    m_settings = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings->path());
    read("en");
}

void LessonTest::everyLanguageTeachesTheSame_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "fr", "es"})
        QTest::newRow(language) << language;
}

// But for the step on plurals, where the language has none.
void LessonTest::everyLanguageTeachesTheSame()
{
    QFETCH(const QString, language);
    const DataPlace data(STOREYS_DATA_DIR);
    const std::string code = language.toStdString();
    if (!contains(data.languages(), code))
        QSKIP("its words are not installed");
    const auto course = LessonCourse::read(data.firstLesson(code), data); // replays what it suggests
    QVERIFY2(course, course ? "" : message(course.error()).c_str());
    QVERIFY(!course->isSpecial());
    QCOMPARE(course->book->variant.language, code);
    const auto expected = LessonCourse::read(data.firstLesson("en"), data);
    QCOMPARE(course->book->variant.id, expected->book->variant.id);
    QCOMPARE(course->book->lexicon->name, expected->book->lexicon->name);
    auto step = course->steps.begin();
    for (LessonStep wanted : expected->steps) {
        if (wanted.id == "plural" && !course->book->variant.pluralLetter)
            continue;
        QVERIFY(step != course->steps.end());
        QCOMPARE(step->id, wanted.id);
        QCOMPARE(step->goal.lays.has_value(), wanted.goal.lays.has_value());
        wanted.goal.lays = step->goal.lays;
        QVERIFY2(step->goal == wanted.goal, step->id.c_str());
        ++step;
    }
    QVERIFY(step == course->steps.end());
}

void LessonTest::whoReadsALanguageWithoutALessonGetsTheEnglishOne()
{
    read("nl");
    Lesson& lesson = *m_table->lesson();
    for (const QString& variant : {QString(), QString("bust-out")}) {
        QCOMPARE(lesson.start(variant), QString());
        QCOMPARE(m_table->game()->position().variant().language, "en");
        QVERIFY2(lesson.task().startsWith("The words in this game are English. "), qPrintable(lesson.task()));
        doStep(*m_table);
        QVERIFY(!lesson.task().contains("English"));
    }
}

void LessonTest::everyStepIsReachedByWhatItSuggestsToTheEnd()
{
    QFETCH(const QString, language);
    read(language);
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    const int count = lesson.count();
    QVERIFY(count >= 6);
    for (int number = 1; number <= count; ++number) {
        QVERIFY(!lesson.isFinished());
        QCOMPARE(lesson.number(), number);
        doStep(*m_table);
    }
    QVERIFY(lesson.isFinished() && lesson.isActive());
    QVERIFY(lesson.title().contains("basics")); // not those of one game
    lesson.goOn();                              // to an easy game
    QCOMPARE(m_table->game()->position().variant().language, language.toStdString());
}

void LessonTest::everyStepSaysWhatToDoAndPointsThere()
{
    QFETCH(const QString, language);
    read(language);
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    for (int number = 1; number <= lesson.count(); ++number) {
        const LessonStep& step = lesson.step();
        QVERIFY2(!lessonText(step).task.isEmpty(), step.id.c_str());
        QVERIFY(!lesson.title().isEmpty() && lesson.task().contains("<b>"));
        QVERIFY2(!lesson.task().contains('%'), qPrintable(lesson.task()));
        QCOMPARE(m_table->hint()->squares().size(), qsizetype(step.marked.size()));
        QVERIFY2(!step.marked.empty() || !step.goal.isOfTiles(), step.id.c_str());
        QCOMPARE(step.id == "crossing" && lesson.title().contains("S"),
                 step.id == "crossing" && step.start.variant().pluralLetter.has_value());
        QCOMPARE(m_table->hint()->tiles().size(), qsizetype(step.play.placements.size()));
        doStep(*m_table);
    }
    QVERIFY(!lesson.task().isEmpty());
    QCOMPARE(m_table->hint()->squares(), QList<int>());
}

void LessonTest::everyGameLessonCanBePlayedToItsEnd()
{
    QFETCH(QString, variant);
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(variant), QString());
    QCOMPARE(m_table->game()->setup().book->variant.id, variant.toStdString());
    const int count = lesson.count();
    QVERIFY(count >= 3 && count <= 5);
    for (int number = 1; number <= count; ++number) {
        const LessonStep& step = lesson.step();
        QCOMPARE(lesson.number(), number);
        QVERIFY2(!lessonText(step).task.isEmpty(), step.id.c_str());
        QVERIFY(!lesson.title().isEmpty() && lesson.task().contains("<b>") && !lesson.isWarning());
        QVERIFY2(!lesson.task().contains('%'), qPrintable(lesson.task()));
        QVERIFY(m_table->hint()->squares().size() == qsizetype(step.marked.size()) && !step.marked.empty());
        QCOMPARE(lesson.task().contains("type #"), !step.play.blockersOff.empty() || !step.play.blockersOn.empty());
        if (step.goal.refused.empty()) // the words that the person is to make
            QVERIFY2(lesson.task().contains("<b>" + mainWord(step, step.play) + "</b>"), qPrintable(lesson.task()));
        solve(*m_table);
        QVERIFY(!lesson.reply().isEmpty() && !lesson.isWarning());
        QCOMPARE(lesson.reply().contains('='), step.goal.refused.empty() && step.start.variant().hasPoints());
        lesson.goOn();
    }
    QVERIFY(lesson.isFinished() && lesson.isActive() && !lesson.isResumable());
    lesson.goOn();
    QVERIFY(!lesson.isActive() && !m_table->live()->isPractice());
    QCOMPARE(m_table->game()->setup().book->variant.id, variant.toStdString());
}

// One that is allowed but beside the point, and one that is not allowed.
void LessonTest::aGameLessonAnswersOtherTries()
{
    QFETCH(QString, variant);
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(variant), QString());
    int beside = 0;
    while (!lesson.isFinished()) {
        const LessonStep step = lesson.step();
        const auto play = step.goal.claims > 0 ? std::nullopt : playOffPoint(step);
        if (play && lay(*m_table, *play)) {
            ++beside;
            m_table->view()->play();
            QTRY_VERIFY(!lesson.reply().isEmpty());
            QVERIFY(!lesson.isDone() && lesson.step().id == step.id && lesson.isWarning());
            QCOMPARE(m_table->game()->position().board, step.start.board);
        }
        if (step.play.placements.size() > 1 && step.goal.claims == 0) {
            for (int place = 0, laid = 0; laid < static_cast<int>(step.play.placements.size()) && place < 12; ++place)
                laid += m_table->view()->lay(place, 11 * 15 + 3 + 15 * (laid % 2) + laid, "Z");
            if (m_table->view()->draft()->count() >= static_cast<int>(step.play.placements.size()))
                QVERIFY2(!lesson.isDone() && lesson.isWarning(), step.id.c_str());
            m_table->view()->takeBackAll();
        }
        doStep(*m_table);
    }
    QVERIFY(beside > 0 || variant == "free-for-all");
}

void LessonTest::theGameOnTheTableSaysWhichLesson()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.step().id, "lay"); // without a game the first one
    QCOMPARE(m_table->choices()->start(gameOf("Ann,Bo", 4, "bust-out")), QString());
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.step().id, "toCorner");
    QCOMPARE(lesson.start("stack8"), QString()); // has none of its own
    QCOMPARE(lesson.step().id, "lay");
}

void LessonTest::aGameLessonIsResumedByItself()
{
    Lesson& lesson = *m_table->lesson();
    goTo("stack");
    const int number = lesson.number();
    lesson.leave();
    QCOMPARE(lesson.resume("surprise"), QString());
    QCOMPARE(lesson.step().id, "anyStar");
    doStep(*m_table);
    lesson.leave();
    QCOMPARE(lesson.resume(), QString());
    QCOMPARE(lesson.number(), number);
    lesson.leave();
    QCOMPARE(lesson.resume("surprise"), QString());
    QCOMPARE(lesson.step().id, "secondStar");
}

void LessonTest::aNewGameIsOneThatAPersonBegan()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(m_table->choices()->start(gameOf("Ann,Bo", 4, "stack10")), QString());
    QCOMPARE(lesson.newGame(), QString()); // has no lesson of its own
    QCOMPARE(m_table->choices()->start(gameOf("Ada:casual,Bo:casual", 4, "surprise")), QString());
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(m_table->choices()->start(gameOf("Ann,Bo", 4, "surprise")), QString());
    QCOMPARE(lesson.newGame(), "surprise");
    playBestPlay(*m_table);
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.newGame(), QString());
}

void LessonTest::anyPlayThatShowsThePointIsTaken()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    int others = 0;
    for (int number = 1; number <= lesson.count(); ++number) {
        const LessonStep step = lesson.step();
        for (const FoundPlay& found : allPlays(*step.start.book, step.start.board, step.start.seats[0].rack)) {
            Position after = step.start;
            const Turn turn = takeUnjudged(after, found.toPlay());
            if (found.toPlay() == step.play || !step.goal.isMetBy(turn))
                continue;
            ++others;
            m_table->view()->takeBackAll();
            QVERIFY(lay(*m_table, found.toPlay()));
            m_table->view()->play();
            if (step.id == "uncover") // what it says is about what was played
                QVERIFY2(lesson.reply().endsWith(mainWord(step, found.toPlay()) + "</b>."), qPrintable(lesson.reply()));
            break;
        }
        if (lesson.isDone())
            lesson.goOn();
        else
            doStep(*m_table);
    }
    QVERIFY(lesson.isFinished());
    QVERIFY(others >= 3);
}

void LessonTest::aPlayBesideThePointBringsTheStepBack()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    int tried = 0;
    for (int number = 1; number <= lesson.count(); ++number) {
        if (const auto play = playOffPoint(lesson.step())) {
            ++tried;
            m_table->view()->takeBackAll();
            QVERIFY(lay(*m_table, *play));
            m_table->view()->play();
            QTRY_VERIFY(!lesson.reply().isEmpty());
            QVERIFY(!lesson.isDone());
            QCOMPARE(lesson.number(), number);
            QCOMPARE(m_table->game()->position().board, lesson.step().start.board);
            QCOMPARE(m_table->hint()->squares().size(), qsizetype(lesson.step().marked.size()));
        }
        doStep(*m_table);
    }
    QVERIFY(lesson.isFinished());
    QVERIFY(tried >= 2);
}

void LessonTest::aWrongTryIsAnsweredAndTheStepStays()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    for (int number = 1; number <= lesson.count(); ++number) {
        m_table->view()->takeBackAll();
        if (!lesson.step().goal.isOfTiles()) {
            doStep(*m_table);
            continue;
        }
        const int tiles = static_cast<int>(lesson.step().play.placements.size());
        for (int place = 0, laid = 0; laid < tiles; ++place) // apart from each other and from all others
            laid += m_table->view()->lay(place, 10 * (laid % 2) + laid);
        QVERIFY2(!m_table->view()->draft()->isLegal(), lesson.step().id.c_str());
        QVERIFY2(!lesson.isDone() && !lesson.reply().isEmpty(), lesson.step().id.c_str());
        m_table->view()->play(); // does nothing
        QCOMPARE(lesson.number(), number);
        doStep(*m_table);
    }
    QVERIFY(lesson.isFinished());
}

void LessonTest::theTextNamesTheWordsOfThePosition()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    for (; lesson.step().goal.turns == 0; lesson.goOn()) {
        lesson.showMe();
        const auto& violation = m_table->view()->draft()->violation();
        if (violation && violation->kind == Violation::Kind::CoversWord)
            QVERIFY(lesson.task().contains("<b>" + QString::fromStdString(violation->words.front()) + "</b>"));
        for (const ShownWord& word : m_table->view()->draft()->words().mid(0, 1))
            QVERIFY(lesson.task().contains("<b>" + word.word + "</b>"));
        if (!lesson.isDone())
            m_table->view()->play();
    }
    QVERIFY(lesson.number() > 8);
}

void LessonTest::theScoreIsExplainedByTheCoresArithmetic()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    int explained = 0, total = 0;
    for (; lesson.step().goal.turns == 0; lesson.goOn()) {
        lesson.showMe();
        if (const int score = m_table->view()->draft()->score(); m_table->view()->draft()->isLegal()) {
            const ShownWord word = m_table->view()->draft()->words().first();
            const int bonus = m_table->view()->draft()->bonus();
            m_table->view()->play();
            QVERIFY(lesson.reply().contains(word.sum + " = " + QString::number(word.score)));
            QVERIFY(bonus == 0 || lesson.reply().contains(QString::number(bonus)));
            total += score;
            QCOMPARE(m_table->view()->players()->at(0).points, total);
            ++explained;
        }
    }
    QVERIFY(explained >= 5);
}

void LessonTest::nothingOfALessonIsKept()
{
    QTemporaryDir folder;
    m_table->keepIn(StorePlaces::under(folder.path()));
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_table);
    QVERIFY(!m_table->records()->exportTo(folder.path() + "/lesson.gcg").isEmpty());
    QVERIFY(!m_table->live()->isSolo());
    lesson.leave();
    m_table->records()->shelf()->refresh();
    QVERIFY(m_table->records()->shelf()->unfinished().isEmpty());
    QVERIFY(m_table->records()->shelf()->finished().isEmpty());
    QVERIFY(m_table->results()->solo().isEmpty());
    QVERIFY(m_table->results()->statistics()->records().isEmpty());
    m_table.reset(); // before the folder
}

void LessonTest::aWaitingGameThatCannotBeOpenedIsTold()
{
    QTemporaryDir folder;
    const StorePlaces places = StorePlaces::under(folder.path());
    m_table->keepIn(places);
    start(*m_table, "Ann,Bo", 4);
    playBestPlay(*m_table);
    QVERIFY(m_table->records()->shelf()->flush());
    QCOMPARE(m_table->lesson()->start(), QString());
    QVERIFY(m_table->lesson()->gameWaits());
    QVERIFY(QDir(places.records).removeRecursively());
    m_table->lesson()->leave();
    QVERIFY(!m_table->live()->isThere());
    QVERIFY(!m_table->notices()->problem().isEmpty());
    m_table.reset(); // before the folder
}

// What hears that the game goes may ask whose turn it is.
void LessonTest::nobodyIsAskedForATurnWhileALessonIsLeft()
{
    QCOMPARE(m_table->lesson()->start(), QString());
    QCOMPARE(m_table->flow()->state(), TurnFlow::State::Person);
    int asked = 0;
    connect(m_table->live(), &LiveGame::left, m_table.get(), [&] {
        ++asked;
        QCOMPARE(m_table->flow()->state(), TurnFlow::State::NoGame);
    });
    m_table->lesson()->leave();
    QCOMPARE(asked, 1);
}

void LessonTest::aGameInProgressWaits()
{
    QTemporaryDir folder;
    m_table->keepIn(StorePlaces::under(folder.path()));
    start(*m_table, "Ann,Bo", 4);
    playBestPlay(*m_table);
    QVERIFY(layBestPlay(*m_table));
    const Position position = m_table->game()->position();
    const QStringList stacks = m_table->view()->stacks(), rack = m_table->view()->rack();
    QCOMPARE(m_table->lesson()->start(), QString());
    QVERIFY(m_table->lesson()->gameWaits());
    QVERIFY(m_table->view()->stacks() != stacks);
    doStep(*m_table);
    m_table->lesson()->leave();
    QVERIFY(!m_table->lesson()->isActive() && !m_table->live()->isPractice());
    QCOMPARE(m_table->view()->stacks(), stacks);
    QCOMPARE(m_table->view()->rack(), rack);
    QCOMPARE(m_table->game()->position().seats, position.seats);
    m_table.reset(); // before the folder
}

// It is kept in no file.
void LessonTest::aGameWithoutATurnWaitsToo()
{
    const QTemporaryDir folder;
    m_table->keepIn({folder.filePath("records"), folder.filePath("state")});
    start(*m_table, "Ann,Bo", 4);
    QVERIFY(!m_table->view()->startDraw().isEmpty());
    const Position position = m_table->game()->position();
    QCOMPARE(m_table->lesson()->start(), QString());
    QVERIFY(m_table->lesson()->gameWaits());
    doStep(*m_table);
    m_table->lesson()->leave();
    QVERIFY(m_table->live()->isThere() && !m_table->live()->isPractice());
    QCOMPARE(m_table->game()->position(), position);
    QVERIFY(m_table->view()->startDraw().isEmpty()); // nobody draws again
    QVERIFY(m_table->view()->mayAct());
    m_table.reset();
}

void LessonTest::leavingWithoutAGameLeavesNone_data()
{
    QTest::addColumn<int>("steps");
    for (int steps = 0; steps <= 9; ++steps)
        QTest::addRow("after %d steps", steps) << steps;
}

void LessonTest::leavingWithoutAGameLeavesNone()
{
    QFETCH(int, steps);
    QCOMPARE(m_table->lesson()->start(), QString());
    for (int i = 0; i < steps; ++i)
        doStep(*m_table);
    m_table->lesson()->showMe();
    QSignalSpy started(m_table->view(), &TableView::begun);
    m_table->lesson()->leave();
    QCOMPARE(started.count(), 1);
    QVERIFY(!m_table->live()->isThere() && !m_table->lesson()->isActive());
    QCOMPARE(m_table->view()->stacks().join(""), QString());
    QCOMPARE(m_table->view()->players()->count() + m_table->view()->turns()->count(), 0);
    QVERIFY(!m_table->view()->canPlay() && !m_table->view()->canPass() && !m_table->view()->canExchange()
            && !m_table->view()->mayAct());
    QCOMPARE(m_table->lesson()->start(), QString()); // and once more
    QVERIFY(m_table->live()->isThere());
}

void LessonTest::passingHintsAndUndoAreNoPartOfIt()
{
    QCOMPARE(m_table->lesson()->start(), QString());
    doStep(*m_table);
    m_table->lesson()->showMe();
    m_table->view()->play();
    QVERIFY(!m_table->view()->canPass() && !m_table->hint()->can() && !m_table->flow()->canUndo()
            && !m_table->view()->canExchange());
    m_table->view()->pass();
    m_table->flow()->undo();
    m_table->hint()->give();
    m_table->view()->look()->first();
    m_table->flow()->branch(m_table->view()->look()->turn());
    QVERIFY(m_table->live()->isPractice() && m_table->lesson()->isDone());
    QCOMPARE(m_table->view()->turns()->count(), 1);
}

void LessonTest::theEndLeadsToAnEasyGame()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_table);
    const QVariantMap chosen = m_table->choices()->lastSetup().toMap();
    lesson.goOn();
    QVERIFY(!lesson.isActive() && !m_table->live()->isPractice() && m_table->live()->isThere());
    QCOMPARE(m_table->choices()->lastSetup().toMap(), chosen); // what a person chose for new games stays
    QCOMPARE(m_table->view()->players()->count(), 2);
    QCOMPARE(m_table->view()->players()->at(1).computer, true);
    QVERIFY(m_table->view()->stock().tiles > 0);
}

void LessonTest::aDamagedCourseIsRefusedWithAReason()
{
    QTemporaryDir folder;
    const DataPlace data(STOREYS_DATA_DIR);
    const auto problemOf = [&](const QByteArray& text) {
        write(folder.path() + "/course.json", text);
        const auto course = LessonCourse::read((folder.path() + "/course.json").toStdString(), data);
        return course ? QString() : QString::fromStdString(message(course.error()));
    };
    QVERIFY(problemOf("{").contains("course.json"));
    QVERIFY(problemOf(R"({"variant":"none","lexicon":"standard","steps":[]})").contains("none"));
    QVERIFY(problemOf(R"({"variant":"stack10","lexicon":"standard","steps":[]})").contains("steps"));
    QVERIFY(problemOf(R"({"variant":"stack10","lexicon":"standard","steps":[{"id":"lay",
        "board":"10/10/10/10/10/10/10/10/10/10","rack":"XQ","play":"5D XQ","shows":{}}]})")
                .contains("goal"));
    QVERIFY(!LessonCourse::read((folder.path() + "/none.json").toStdString(), data));
}

void LessonTest::aLessonThatWasLeftIsResumedAtItsStep()
{
    QVERIFY(!m_table->lesson()->isResumable());
    goTo("stack");
    const int number = m_table->lesson()->number();
    m_table->lesson()->leave();
    QVERIFY(m_table->lesson()->isResumable());
    m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(m_table->lesson()->isResumable()); // by another run too
    QCOMPARE(m_table->lesson()->resume(), QString());
    QCOMPARE(m_table->lesson()->number(), number);
    QCOMPARE(m_table->game()->position().board, m_table->lesson()->step().start.board);
    while (!m_table->lesson()->isFinished())
        doStep(*m_table);
    m_table->lesson()->leave();
    QVERIFY(!m_table->lesson()->isResumable()); // it is done
}

// Whatever lies on the table meanwhile.
void LessonTest::aStepThatIsDoneIsNotTaughtAgain()
{
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.start(), QString());
    while (lesson.number() < lesson.count()) {
        const int number = lesson.number();
        solve(*m_table);
        lesson.leave();
        start(*m_table, "Ann,Bo", 4);
        QVERIFY(layBestPlay(*m_table));
        QCOMPARE(lesson.resume(), QString());
        QCOMPARE(lesson.number(), number + 1);
        QVERIFY(!lesson.isDone());
        QCOMPARE(m_table->view()->draft()->count(), 0);
        QVERIFY(lesson.step().seed || m_table->game()->position().board == lesson.step().start.board);
    }
    solve(*m_table);
    lesson.leave();
    QVERIFY(!lesson.isResumable()); // nothing is left
}

void LessonTest::aLessonUnderWayJustGoesOn()
{
    goTo("stack");
    Lesson& lesson = *m_table->lesson();
    lesson.showMe();
    const QStringList stacks = m_table->view()->stacks();
    QVERIFY(lesson.isResumable());
    QCOMPARE(lesson.resume(), QString());
    QCOMPARE(m_table->view()->stacks(), stacks);
}

void LessonTest::aWordThatLiesTheOtherWaySaysHowTypingIsTurned()
{
    Lesson& lesson = *m_table->lesson();
    TypingCursor& cursor = *m_table->cursor();
    goTo("lay");
    QVERIFY(!lesson.task().contains("Space"));
    goTo("join"); // it lies downwards
    QVERIFY(lesson.task().contains("<b>Space</b>"));
    while (!cursor.isDown())
        QVERIFY(cursor.press(Qt::Key_Space, " ", false));
    QVERIFY(!lesson.task().contains("Space"));
    goTo("cover"); // across again
    QCOMPARE(lesson.task().contains("Space"), cursor.isDown());
}

void LessonTest::aTileThatIsRefusedAtOnceShowsThePoint_data()
{
    QTest::addColumn<QString>("step");
    QTest::newRow("the same letter") << "same";
    QTest::newRow("a full stack") << "full";
}

void LessonTest::aTileThatIsRefusedAtOnceShowsThePoint()
{
    QFETCH(QString, step);
    goTo(step.toStdString());
    Lesson& lesson = *m_table->lesson();
    const Placement tile = lesson.step().play.placements.front();
    const int square = m_table->game()->position().board.indexOf(tile.square);
    const QString symbol = QString::fromStdString(lesson.step().start.variant().tiles.alphabet.text(tile.tile));
    const int place = static_cast<int>(m_table->view()->rack().indexOf(symbol));
    QVERIFY(!m_table->view()->refusal(place, -1, square).isEmpty());
    lesson.tried(place, 0); // allowed to lie there
    QVERIFY(!lesson.isDone());
    m_table->cursor()->point(square);
    QVERIFY(m_table->cursor()->press(Qt::Key_A, symbol.toLower(), false));
    QVERIFY2(lesson.isDone() && lesson.reply().startsWith("This is not allowed"), qPrintable(lesson.reply()));
}

void LessonTest::itEndsWithTurnsAgainstSomebodyGentle()
{
    QTemporaryDir folder;
    m_table->keepIn(StorePlaces::under(folder.path()));
    goTo("game");
    Lesson& lesson = *m_table->lesson();
    QCOMPARE(lesson.number(), lesson.count());
    QCOMPARE(m_table->view()->players()->count(), 2);
    QVERIFY(m_table->view()->players()->at(1).computer);
    for (int left = lesson.step().goal.turns; left > 0; --left) {
        QVERIFY(!lesson.isDone());
        QTRY_VERIFY(m_table->view()->mayAct());
        QVERIFY(left == 3 || lesson.reply().startsWith(QString::number(left)));
        QVERIFY(playBest(*m_table)); // any play will do
    }
    QVERIFY(lesson.isDone());
    QVERIFY(m_table->view()->players()->at(1).points > 0);
    m_table->records()->shelf()->refresh();
    QVERIFY(m_table->records()->shelf()->unfinished().isEmpty());
    m_table.reset(); // before the folder
}

void LessonTest::theFlatBoardNeedsNoTurning()
{
    Lesson& lesson = *m_table->lesson();
    goTo("camera");
    lesson.see("inside");
    QVERIFY(!lesson.isDone());
    const QString task = lesson.task();
    lesson.setFlat(true);
    QVERIFY(lesson.isDone() && lesson.task() != task);
    lesson.setFlat(false);
    goTo("camera");
    lesson.see("camera");
    QVERIFY(lesson.isDone());
}

void LessonTest::anyThreePlaysEndTheGameAtTheEnd_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("board");
    QTest::newRow("10 x 10") << "stack10"
                             << "10/10/10/10/10/10/10/10/10/10";
    QTest::newRow("8 x 8") << "stack8"
                           << "8/8/8/8/8/8/8/8";
}

// The words that a person makes there are on no board that the lesson has prepared.
void LessonTest::anyThreePlaysEndTheGameAtTheEnd()
{
    QFETCH(QString, variant);
    QFETCH(QString, board);
    QTemporaryDir folder;
    const QString course = R"({"variant":"%1","lexicon":"standard","steps":[
        {"id":"game","board":"%2","seed":%3,"shows":{"turns":4}}]})";
    RandomSource random(11);
    for (int seed = 1; seed <= 50; ++seed) {
        m_table = std::make_unique<GameTable>(dataWithLesson(folder, course.arg(variant, board).arg(seed).toUtf8()),
                                              std::chrono::milliseconds(0));
        Lesson& lesson = *m_table->lesson();
        QCOMPARE(lesson.start(), QString());
        while (!lesson.isDone()) {
            QTRY_VERIFY(m_table->view()->mayAct());
            QVERIFY(playAny(*m_table, random));
        }
        QVERIFY(lesson.reply().contains('='));
        lesson.goOn();
        QVERIFY(lesson.isFinished());
    }
    m_table.reset(); // before the folder
}

void LessonTest::aStackThatIsLookedIntoSaysWhoPlayedItsTiles()
{
    goTo("exchange");
    const int points = m_table->view()->players()->at(0).points;
    goTo("inside");
    QCOMPARE(m_table->view()->players()->at(0).points, points);
    const auto& board = m_table->game()->position().board;
    QCOMPARE(board, m_table->lesson()->step().start.board);
    const QList<StackLayer> layers =
        m_table->view()->story()->layers(board.indexOf(m_table->lesson()->step().marked.front()));
    QCOMPARE(layers.size(), 5);
    for (const StackLayer& layer : layers.mid(1)) {
        QVERIFY(!layer.who.isEmpty());
        QVERIFY(layer.turn > 0 && !layer.laid);
    }
}

void LessonTest::aLookBackShowsNoMoreTilesThanARackHolds()
{
    goTo("inside");
    for (int turn = 0; turn <= m_table->view()->look()->count(); ++turn) {
        m_table->view()->look()->show(turn);
        QVERIFY(m_table->view()->rack().join("").size() <= 7);
    }
    m_table->view()->look()->leave();
}

void LessonTest::theButtonThatAStepNamesIsMarked()
{
    Lesson& lesson = *m_table->lesson();
    for (const auto& [step, button] : std::map<std::string, QString>{
             {"lay", ""}, {"exchange", "exchange"}, {"inside", "explode"}, {"camera", "camera"}}) {
        goTo(step);
        QCOMPARE(lesson.button(), button);
    }
    lesson.see("camera");
    QCOMPARE(lesson.button(), QString());
}

void LessonTest::whatIsShownInTheGameAreEverydayWords()
{
    QFETCH(const QString, language);
    read(language);
    goTo("game");
    Lesson& lesson = *m_table->lesson();
    const BotKnowledge knowledge;
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(m_table->view()->mayAct());
        lesson.showMe();
        Position now = m_table->game()->position();
        now.book = knowledge.upTo(20, now.book);
        const Play play = m_table->view()->draft()->play();
        QVERIFY(!play.placements.empty());
        for (const FormedWord& word : formedWords(now.board, play))
            QVERIFY(now.book->lexicon->words.contains(word.letters()));
        m_table->view()->play();
    }
}

void LessonTest::turnsLeftAreProgressAndNoWarning()
{
    goTo("game");
    QTRY_VERIFY(m_table->view()->mayAct());
    QVERIFY(playBest(*m_table));
    QVERIFY(!m_table->lesson()->reply().isEmpty() && !m_table->lesson()->isWarning());
    goTo("lay");
    QVERIFY(m_table->view()->lay(0, 0) && m_table->view()->lay(1, 11) && m_table->view()->lay(2, 22)
            && m_table->view()->lay(3, 33));
    QVERIFY(!m_table->lesson()->reply().isEmpty() && m_table->lesson()->isWarning());
}

void LessonTest::aBoardThatWasBuiltIsNotPutAwayWithoutAWord()
{
    Lesson& lesson = *m_table->lesson();
    goTo("join");
    QCOMPARE(lesson.reply(), QString()); // the board is the one that was built
    for (const FoundPlay& found : allPlays(*lesson.step().start.book, m_table->game()->position().board,
                                           m_table->game()->position().toMove().rack))
        if (found.toPlay() != lesson.step().play) {
            QVERIFY(lay(*m_table, found.toPlay()));
            break;
        }
    m_table->view()->play();
    QVERIFY(lesson.isDone());
    lesson.goOn();
    QVERIFY(lesson.reply().contains("set up") && !lesson.isWarning());
}

const NamedTest named("lesson", runTest<LessonTest>);

} // namespace storeys::test::lesson_test

#include "lesson_test.moc"
