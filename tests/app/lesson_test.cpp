// The first game that teaches: what each step waits for, what it does with wrong tries, and that nothing of it is kept.

#include "bots/knowledge.h"
#include "messages/messages.h"
#include "playing.h"
#include "rules/claim_rules.h"
#include "rules/formed_words.h"
#include "session_games.h"
#include "table/learning/lesson_texts.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace storeys::test {

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
void solve(GameTable& session)
{
    Lesson& lesson = *session.lesson();
    for (int turns = std::max(1, lesson.step().goal.turns); turns > 0; --turns) {
        QTRY_VERIFY(session.view()->mayAct());
        lesson.showMe();
        if (!lesson.isDone())
            session.view()->play();
    }
    QVERIFY2(lesson.isDone(), lesson.step().id.c_str());
}

// Any play that is allowed, or an exchange where there is none.
bool playAny(GameTable& session, RandomSource& random)
{
    const Position& now = session.game()->position();
    const auto plays = allPlays(*now.book, now.board, now.toMove().rack);
    if (plays.empty()) {
        session.view()->exchange({0});
        return true;
    }
    if (!lay(session, plays[random.below(static_cast<std::uint32_t>(plays.size()))].toPlay()))
        return false;
    session.view()->play();
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

void doStep(GameTable& session)
{
    solve(session);
    session.lesson()->goOn();
}

} // namespace

class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyStepIsReachedByWhatItSuggestsToTheEnd();
    void everyStepSaysWhatToDoAndPointsThere();
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
    void goTo(const std::string& step);

    std::unique_ptr<QTemporaryDir> m_settings;
    std::unique_ptr<GameTable> m_session;
};

void LessonTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("storeys");
}

// Begins, and does all before that step.
void LessonTest::goTo(const std::string& step)
{
    QCOMPARE(m_session->lesson()->start(), QString());
    while (!m_session->lesson()->isFinished() && m_session->lesson()->step().id != step)
        doStep(*m_session);
    QVERIFY(!m_session->lesson()->isFinished());
}

void LessonTest::init()
{
    m_settings = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings->path());
    m_session = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
}

void LessonTest::everyStepIsReachedByWhatItSuggestsToTheEnd()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    const int count = lesson.count();
    QVERIFY(count >= 6);
    for (int number = 1; number <= count; ++number) {
        QVERIFY(!lesson.isFinished());
        QCOMPARE(lesson.number(), number);
        doStep(*m_session);
    }
    QVERIFY(lesson.isFinished() && lesson.isActive());
}

void LessonTest::everyStepSaysWhatToDoAndPointsThere()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    for (int number = 1; number <= lesson.count(); ++number) {
        const LessonStep& step = lesson.step();
        QVERIFY2(hasLessonText(step.id), step.id.c_str());
        QVERIFY(!lesson.title().isEmpty() && lesson.task().contains("<b>"));
        QVERIFY2(!lesson.task().contains('%'), qPrintable(lesson.task()));
        QCOMPARE(m_session->hint()->squares().size(), qsizetype(step.marked.size()));
        QVERIFY2(!step.marked.empty() || !step.goal.isOfTiles(), step.id.c_str());
        QCOMPARE(m_session->hint()->tiles().size(), qsizetype(step.play.placements.size()));
        doStep(*m_session);
    }
    QVERIFY(!lesson.task().isEmpty());
    QCOMPARE(m_session->hint()->squares(), QList<int>());
}

void LessonTest::everyGameLessonCanBePlayedToItsEnd()
{
    QFETCH(QString, variant);
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(variant), QString());
    QCOMPARE(m_session->game()->setup().book->variant.id, variant.toStdString());
    const int count = lesson.count();
    QVERIFY(count >= 3 && count <= 5);
    for (int number = 1; number <= count; ++number) {
        const LessonStep& step = lesson.step();
        QCOMPARE(lesson.number(), number);
        QVERIFY2(hasLessonText(step.id), step.id.c_str());
        QVERIFY(!lesson.title().isEmpty() && lesson.task().contains("<b>") && !lesson.isWarning());
        QVERIFY2(!lesson.task().contains('%'), qPrintable(lesson.task()));
        QVERIFY(m_session->hint()->squares().size() == qsizetype(step.marked.size()) && !step.marked.empty());
        if (step.goal.refused.empty()) // the words that the person is to make
            QVERIFY2(lesson.task().contains("<b>" + mainWord(step, step.play) + "</b>"), qPrintable(lesson.task()));
        solve(*m_session);
        QVERIFY(!lesson.reply().isEmpty() && !lesson.isWarning());
        QCOMPARE(lesson.reply().contains('='), step.goal.refused.empty() && step.start.variant().hasPoints());
        lesson.goOn();
    }
    QVERIFY(lesson.isFinished() && lesson.isActive() && !lesson.isResumable());
    lesson.goOn();
    QVERIFY(!lesson.isActive() && !m_session->live()->isPractice());
    QCOMPARE(m_session->game()->setup().book->variant.id, variant.toStdString());
}

// One that is allowed but beside the point, and one that is not allowed.
void LessonTest::aGameLessonAnswersOtherTries()
{
    QFETCH(QString, variant);
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(variant), QString());
    int beside = 0;
    while (!lesson.isFinished()) {
        const LessonStep step = lesson.step();
        const auto play = step.goal.claims > 0 ? std::nullopt : playOffPoint(step);
        if (play && lay(*m_session, *play)) {
            ++beside;
            m_session->view()->play();
            QTRY_VERIFY(!lesson.reply().isEmpty());
            QVERIFY(!lesson.isDone() && lesson.step().id == step.id && lesson.isWarning());
            QCOMPARE(m_session->game()->position().board, step.start.board);
        }
        if (step.play.placements.size() > 1 && step.goal.claims == 0) {
            for (int place = 0, laid = 0; laid < static_cast<int>(step.play.placements.size()) && place < 12; ++place)
                laid += m_session->view()->lay(place, 11 * 15 + 3 + 15 * (laid % 2) + laid, "Z");
            if (m_session->view()->draft()->count() >= static_cast<int>(step.play.placements.size()))
                QVERIFY2(!lesson.isDone() && lesson.isWarning(), step.id.c_str());
            m_session->view()->takeBackAll();
        }
        doStep(*m_session);
    }
    QVERIFY(beside > 0 || variant == "free-for-all");
}

void LessonTest::theGameOnTheTableSaysWhichLesson()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.step().id, "lay"); // without a game the first one
    QCOMPARE(m_session->choices()->start(gameOf("Ann,Bo", 4, "bust-out")), QString());
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.step().id, "toCorner");
    QCOMPARE(lesson.start("stack8"), QString()); // has none of its own
    QCOMPARE(lesson.step().id, "lay");
}

void LessonTest::aGameLessonIsResumedByItself()
{
    Lesson& lesson = *m_session->lesson();
    goTo("stack");
    const int number = lesson.number();
    lesson.leave();
    QCOMPARE(lesson.resume("surprise"), QString());
    QCOMPARE(lesson.step().id, "anyStar");
    doStep(*m_session);
    lesson.leave();
    QCOMPARE(lesson.resume(), QString());
    QCOMPARE(lesson.number(), number);
    lesson.leave();
    QCOMPARE(lesson.resume("surprise"), QString());
    QCOMPARE(lesson.step().id, "secondStar");
}

void LessonTest::aNewGameIsOneThatAPersonBegan()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(m_session->choices()->start(gameOf("Ann,Bo", 4, "stack10")), QString());
    QCOMPARE(lesson.newGame(), QString()); // has no lesson of its own
    QCOMPARE(m_session->choices()->start(gameOf("Ada:casual,Bo:casual", 4, "surprise")), QString());
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(m_session->choices()->start(gameOf("Ann,Bo", 4, "surprise")), QString());
    QCOMPARE(lesson.newGame(), "surprise");
    playBestPlay(*m_session);
    QCOMPARE(lesson.newGame(), QString());
    QCOMPARE(lesson.start(), QString());
    QCOMPARE(lesson.newGame(), QString());
}

void LessonTest::anyPlayThatShowsThePointIsTaken()
{
    Lesson& lesson = *m_session->lesson();
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
            m_session->view()->takeBackAll();
            QVERIFY(lay(*m_session, found.toPlay()));
            m_session->view()->play();
            if (step.id == "uncover") // what it says is about what was played
                QVERIFY2(lesson.reply().endsWith(mainWord(step, found.toPlay()) + "</b>."), qPrintable(lesson.reply()));
            break;
        }
        if (lesson.isDone())
            lesson.goOn();
        else
            doStep(*m_session);
    }
    QVERIFY(lesson.isFinished());
    QVERIFY(others >= 3);
}

void LessonTest::aPlayBesideThePointBringsTheStepBack()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    int tried = 0;
    for (int number = 1; number <= lesson.count(); ++number) {
        if (const auto play = playOffPoint(lesson.step())) {
            ++tried;
            m_session->view()->takeBackAll();
            QVERIFY(lay(*m_session, *play));
            m_session->view()->play();
            QTRY_VERIFY(!lesson.reply().isEmpty());
            QVERIFY(!lesson.isDone());
            QCOMPARE(lesson.number(), number);
            QCOMPARE(m_session->game()->position().board, lesson.step().start.board);
            QCOMPARE(m_session->hint()->squares().size(), qsizetype(lesson.step().marked.size()));
        }
        doStep(*m_session);
    }
    QVERIFY(lesson.isFinished());
    QVERIFY(tried >= 2);
}

void LessonTest::aWrongTryIsAnsweredAndTheStepStays()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    for (int number = 1; number <= lesson.count(); ++number) {
        m_session->view()->takeBackAll();
        if (!lesson.step().goal.isOfTiles()) {
            doStep(*m_session);
            continue;
        }
        const int tiles = static_cast<int>(lesson.step().play.placements.size());
        for (int place = 0, laid = 0; laid < tiles; ++place) // apart from each other and from all others
            laid += m_session->view()->lay(place, 10 * (laid % 2) + laid);
        QVERIFY2(!m_session->view()->draft()->isLegal(), lesson.step().id.c_str());
        QVERIFY2(!lesson.isDone() && !lesson.reply().isEmpty(), lesson.step().id.c_str());
        m_session->view()->play(); // does nothing
        QCOMPARE(lesson.number(), number);
        doStep(*m_session);
    }
    QVERIFY(lesson.isFinished());
}

void LessonTest::theTextNamesTheWordsOfThePosition()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    for (; lesson.step().goal.turns == 0; lesson.goOn()) {
        lesson.showMe();
        const auto& violation = m_session->view()->draft()->violation();
        if (violation && violation->kind == Violation::Kind::CoversWord)
            QVERIFY(lesson.task().contains("<b>" + QString::fromStdString(violation->words.front()) + "</b>"));
        for (const QVariant& word : m_session->view()->draft()->words().mid(0, 1))
            QVERIFY(lesson.task().contains("<b>" + word.toMap().value("word").toString() + "</b>"));
        if (!lesson.isDone())
            m_session->view()->play();
    }
    QVERIFY(lesson.number() > 8);
}

void LessonTest::theScoreIsExplainedByTheCoresArithmetic()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    int explained = 0, total = 0;
    for (; lesson.step().goal.turns == 0; lesson.goOn()) {
        lesson.showMe();
        if (const int score = m_session->view()->draft()->score(); m_session->view()->draft()->isLegal()) {
            const QVariantMap word = m_session->view()->draft()->words().first().toMap();
            const int bonus = m_session->view()->draft()->bonus();
            m_session->view()->play();
            QVERIFY(
                lesson.reply().contains(word.value("arithmetic").toString() + " = " + word.value("score").toString()));
            QVERIFY(bonus == 0 || lesson.reply().contains(QString::number(bonus)));
            total += score;
            QCOMPARE(m_session->view()->players()->get(0).value("points").toInt(), total);
            ++explained;
        }
    }
    QVERIFY(explained >= 5);
}

void LessonTest::nothingOfALessonIsKept()
{
    QTemporaryDir folder;
    m_session->keepIn(StorePlaces::under(folder.path()));
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_session);
    QVERIFY(!m_session->records()->exportTo(folder.path() + "/lesson.gcg").isEmpty());
    QVERIFY(!m_session->live()->isSolo());
    lesson.leave();
    m_session->records()->shelf()->refresh();
    QCOMPARE(m_session->records()->shelf()->unfinished(), QVariantList());
    QCOMPARE(m_session->records()->shelf()->finished(), QVariantList());
    QCOMPARE(m_session->results()->solo(), QVariantList());
    QCOMPARE(m_session->results()->statistics()->people(), QVariantList());
    m_session.reset(); // before the folder
}

void LessonTest::aGameInProgressWaits()
{
    QTemporaryDir folder;
    m_session->keepIn(StorePlaces::under(folder.path()));
    start(*m_session, "Ann,Bo", 4);
    playBestPlay(*m_session);
    QVERIFY(layBestPlay(*m_session));
    const Position position = m_session->game()->position();
    const QStringList stacks = m_session->view()->stacks(), rack = m_session->view()->rack();
    QCOMPARE(m_session->lesson()->start(), QString());
    QVERIFY(m_session->lesson()->gameWaits());
    QVERIFY(m_session->view()->stacks() != stacks);
    doStep(*m_session);
    m_session->lesson()->leave();
    QVERIFY(!m_session->lesson()->isActive() && !m_session->live()->isPractice());
    QCOMPARE(m_session->view()->stacks(), stacks);
    QCOMPARE(m_session->view()->rack(), rack);
    QCOMPARE(m_session->game()->position().seats, position.seats);
    m_session.reset(); // before the folder
}

// It is kept in no file.
void LessonTest::aGameWithoutATurnWaitsToo()
{
    const QTemporaryDir folder;
    m_session->keepIn({folder.filePath("records"), folder.filePath("state")});
    start(*m_session, "Ann,Bo", 4);
    const Position position = m_session->game()->position();
    QCOMPARE(m_session->lesson()->start(), QString());
    QVERIFY(m_session->lesson()->gameWaits());
    doStep(*m_session);
    m_session->lesson()->leave();
    QVERIFY(m_session->live()->isThere() && !m_session->live()->isPractice());
    QCOMPARE(m_session->game()->position(), position);
    QVERIFY(m_session->view()->mayAct());
    m_session.reset();
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
    QCOMPARE(m_session->lesson()->start(), QString());
    for (int i = 0; i < steps; ++i)
        doStep(*m_session);
    m_session->lesson()->showMe();
    QSignalSpy started(m_session->view(), &TableView::begun);
    m_session->lesson()->leave();
    QCOMPARE(started.count(), 1);
    QVERIFY(!m_session->live()->isThere() && !m_session->lesson()->isActive());
    QCOMPARE(m_session->view()->stacks().join(""), QString());
    QCOMPARE(m_session->view()->players()->count() + m_session->view()->turns()->count(), 0);
    QVERIFY(!m_session->view()->canPlay() && !m_session->view()->canPass() && !m_session->view()->canExchange()
            && !m_session->view()->mayAct());
    QCOMPARE(m_session->lesson()->start(), QString()); // and once more
    QVERIFY(m_session->live()->isThere());
}

void LessonTest::passingHintsAndUndoAreNoPartOfIt()
{
    QCOMPARE(m_session->lesson()->start(), QString());
    doStep(*m_session);
    m_session->lesson()->showMe();
    m_session->view()->play();
    QVERIFY(!m_session->view()->canPass() && !m_session->hint()->can() && !m_session->flow()->canUndo()
            && !m_session->view()->canExchange());
    m_session->view()->pass();
    m_session->flow()->undo();
    m_session->hint()->give();
    m_session->view()->look()->first();
    m_session->flow()->branch(m_session->view()->look()->turn());
    QVERIFY(m_session->live()->isPractice() && m_session->lesson()->isDone());
    QCOMPARE(m_session->view()->turns()->count(), 1);
}

void LessonTest::theEndLeadsToAnEasyGame()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_session);
    const QVariantMap chosen = m_session->choices()->lastSetup();
    lesson.goOn();
    QVERIFY(!lesson.isActive() && !m_session->live()->isPractice() && m_session->live()->isThere());
    QCOMPARE(m_session->choices()->lastSetup(), chosen); // what a person chose for new games stays
    QCOMPARE(m_session->view()->players()->count(), 2);
    QCOMPARE(m_session->view()->players()->get(1).value("computer").toBool(), true);
    QVERIFY(m_session->view()->stock().tiles > 0);
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
    QVERIFY(!m_session->lesson()->isResumable());
    goTo("stack");
    const int number = m_session->lesson()->number();
    m_session->lesson()->leave();
    QVERIFY(m_session->lesson()->isResumable());
    m_session = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(m_session->lesson()->isResumable()); // by another run too
    QCOMPARE(m_session->lesson()->resume(), QString());
    QCOMPARE(m_session->lesson()->number(), number);
    QCOMPARE(m_session->game()->position().board, m_session->lesson()->step().start.board);
    while (!m_session->lesson()->isFinished())
        doStep(*m_session);
    m_session->lesson()->leave();
    QVERIFY(!m_session->lesson()->isResumable()); // it is done
}

// Whatever lies on the table meanwhile.
void LessonTest::aStepThatIsDoneIsNotTaughtAgain()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    while (lesson.number() < lesson.count()) {
        const int number = lesson.number();
        solve(*m_session);
        lesson.leave();
        start(*m_session, "Ann,Bo", 4);
        QVERIFY(layBestPlay(*m_session));
        QCOMPARE(lesson.resume(), QString());
        QCOMPARE(lesson.number(), number + 1);
        QVERIFY(!lesson.isDone());
        QCOMPARE(m_session->view()->draft()->count(), 0);
        QVERIFY(lesson.step().seed || m_session->game()->position().board == lesson.step().start.board);
    }
    solve(*m_session);
    lesson.leave();
    QVERIFY(!lesson.isResumable()); // nothing is left
}

void LessonTest::aLessonUnderWayJustGoesOn()
{
    goTo("stack");
    Lesson& lesson = *m_session->lesson();
    lesson.showMe();
    const QStringList stacks = m_session->view()->stacks();
    QVERIFY(lesson.isResumable());
    QCOMPARE(lesson.resume(), QString());
    QCOMPARE(m_session->view()->stacks(), stacks);
}

void LessonTest::aWordThatLiesTheOtherWaySaysHowTypingIsTurned()
{
    Lesson& lesson = *m_session->lesson();
    TypingCursor& cursor = *m_session->view()->cursor();
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
    Lesson& lesson = *m_session->lesson();
    const Placement tile = lesson.step().play.placements.front();
    const int square = m_session->game()->position().board.indexOf(tile.square);
    const QString symbol(QLatin1Char(lesson.step().start.variant().tiles.alphabet.symbolOf(tile.tile)));
    const int place = static_cast<int>(m_session->view()->rack().indexOf(symbol));
    QVERIFY(!m_session->view()->refusal(place, -1, square).isEmpty());
    lesson.tried(place, 0); // allowed to lie there
    QVERIFY(!lesson.isDone());
    m_session->view()->cursor()->point(square);
    QVERIFY(m_session->view()->cursor()->press(Qt::Key_A, symbol.toLower(), false));
    QVERIFY2(lesson.isDone() && lesson.reply().startsWith("This is not allowed"), qPrintable(lesson.reply()));
}

void LessonTest::itEndsWithTurnsAgainstSomebodyGentle()
{
    QTemporaryDir folder;
    m_session->keepIn(StorePlaces::under(folder.path()));
    goTo("game");
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.number(), lesson.count());
    QCOMPARE(m_session->view()->players()->count(), 2);
    QVERIFY(m_session->view()->players()->get(1).value("computer").toBool());
    for (int left = lesson.step().goal.turns; left > 0; --left) {
        QVERIFY(!lesson.isDone());
        QTRY_VERIFY(m_session->view()->mayAct());
        QVERIFY(left == 3 || lesson.reply().startsWith(QString::number(left)));
        QVERIFY(playBest(*m_session)); // any play will do
    }
    QVERIFY(lesson.isDone());
    QVERIFY(m_session->view()->players()->get(1).value("points").toInt() > 0);
    m_session->records()->shelf()->refresh();
    QCOMPARE(m_session->records()->shelf()->unfinished(), QVariantList());
    m_session.reset(); // before the folder
}

void LessonTest::theFlatBoardNeedsNoTurning()
{
    Lesson& lesson = *m_session->lesson();
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
        m_session = std::make_unique<GameTable>(dataWithLesson(folder, course.arg(variant, board).arg(seed).toUtf8()),
                                                std::chrono::milliseconds(0));
        Lesson& lesson = *m_session->lesson();
        QCOMPARE(lesson.start(), QString());
        while (!lesson.isDone()) {
            QTRY_VERIFY(m_session->view()->mayAct());
            QVERIFY(playAny(*m_session, random));
        }
        QVERIFY(lesson.reply().contains('='));
        lesson.goOn();
        QVERIFY(lesson.isFinished());
    }
    m_session.reset(); // before the folder
}

void LessonTest::aStackThatIsLookedIntoSaysWhoPlayedItsTiles()
{
    goTo("exchange");
    const int points = m_session->view()->players()->get(0).value("points").toInt();
    goTo("inside");
    QCOMPARE(m_session->view()->players()->get(0).value("points").toInt(), points);
    const auto& board = m_session->game()->position().board;
    QCOMPARE(board, m_session->lesson()->step().start.board);
    const QVariantList layers = m_session->story()->layers(board.indexOf(m_session->lesson()->step().marked.front()));
    QCOMPARE(layers.size(), 5);
    for (const QVariant& layer : layers.mid(1)) {
        QVERIFY(!layer.toMap().value("who").toString().isEmpty());
        QVERIFY(layer.toMap().value("turn").toInt() > 0 && !layer.toMap().value("laid").toBool());
    }
}

void LessonTest::aLookBackShowsNoMoreTilesThanARackHolds()
{
    goTo("inside");
    for (int turn = 0; turn <= m_session->view()->look()->count(); ++turn) {
        m_session->view()->look()->show(turn);
        QVERIFY(m_session->view()->rack().join("").size() <= 7);
    }
    m_session->view()->look()->leave();
}

void LessonTest::theButtonThatAStepNamesIsMarked()
{
    Lesson& lesson = *m_session->lesson();
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
    goTo("game");
    Lesson& lesson = *m_session->lesson();
    const BotKnowledge knowledge;
    for (int turn = 0; turn < 3; ++turn) {
        QTRY_VERIFY(m_session->view()->mayAct());
        lesson.showMe();
        Position now = m_session->game()->position();
        now.book = knowledge.upTo(20, now.book);
        const Play play = m_session->view()->draft()->play();
        QVERIFY(!play.placements.empty());
        for (const FormedWord& word : formedWords(now.board, play))
            QVERIFY(now.book->lexicon->words.contains(word.letters()));
        m_session->view()->play();
    }
}

void LessonTest::turnsLeftAreProgressAndNoWarning()
{
    goTo("game");
    QTRY_VERIFY(m_session->view()->mayAct());
    QVERIFY(playBest(*m_session));
    QVERIFY(!m_session->lesson()->reply().isEmpty() && !m_session->lesson()->isWarning());
    goTo("lay");
    QVERIFY(m_session->view()->lay(0, 0) && m_session->view()->lay(1, 11) && m_session->view()->lay(2, 22)
            && m_session->view()->lay(3, 33));
    QVERIFY(!m_session->lesson()->reply().isEmpty() && m_session->lesson()->isWarning());
}

void LessonTest::aBoardThatWasBuiltIsNotPutAwayWithoutAWord()
{
    Lesson& lesson = *m_session->lesson();
    goTo("join");
    QCOMPARE(lesson.reply(), QString()); // the board is the one that was built
    for (const FoundPlay& found : allPlays(*lesson.step().start.book, m_session->game()->position().board,
                                           m_session->game()->position().toMove().rack))
        if (found.toPlay() != lesson.step().play) {
            QVERIFY(lay(*m_session, found.toPlay()));
            break;
        }
    m_session->view()->play();
    QVERIFY(lesson.isDone());
    lesson.goOn();
    QVERIFY(lesson.reply().contains("set up") && !lesson.isWarning());
}

} // namespace storeys::test

QTEST_GUILESS_MAIN(storeys::test::LessonTest)
#include "lesson_test.moc"
