// The first game that teaches: what each step waits for, what it does with wrong tries, and that nothing of it is kept.

#include "desktop/learning/lesson_texts.h"
#include "playing.h"
#include "rules/formed_words.h"
#include "session_games.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::test {

namespace {

// A play that is allowed in the step's position but does not reach its goal, if there is one.
std::optional<Play> playOffPoint(const LessonStep& step)
{
    for (const FoundPlay& found : allPlays(*step.start.book, step.start.board, step.start.seats[0].rack)) {
        Transition turn;
        (void)step.start.after(found.toPlay(), &turn);
        if (!step.goal.isMetBy(turn))
            return found.toPlay();
    }
    return std::nullopt;
}

QString mainWord(const LessonStep& step, const Play& play)
{
    const Letters letters = formedWords(step.start.board, play).front().letters();
    return QString::fromStdString(step.start.variant().tiles.alphabet.spell(letters));
}

// Does what the step suggests, and goes on.
void doStep(GameSession& session)
{
    Lesson& lesson = *session.lesson();
    lesson.showMe();
    if (!lesson.isDone())
        session.play();
    QVERIFY2(lesson.isDone(), lesson.step().id.c_str());
    lesson.goOn();
}

} // namespace

class LessonTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void everyStepIsReachedByWhatItSuggestsToTheEnd();
    void everyStepSaysWhatToDoAndPointsThere();
    void anyPlayThatShowsThePointIsTaken();
    void aPlayBesideThePointBringsTheStepBack();
    void aWrongTryIsAnsweredAndTheStepStays();
    void theTextNamesTheWordsOfThePosition();
    void theScoreIsExplainedByTheCoresArithmetic();
    void nothingOfALessonIsKept();
    void aGameInProgressWaits();
    void leavingWithoutAGameLeavesNone_data();
    void leavingWithoutAGameLeavesNone();
    void passingHintsAndUndoAreNoPartOfIt();
    void theEndLeadsToAnEasyGame();
    void aDamagedCourseIsRefusedWithAReason();

private:
    std::unique_ptr<GameSession> m_session;
};

void LessonTest::init()
{
    m_session = std::make_unique<GameSession>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
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
        QCOMPARE(m_session->hint()->squares().size(), qsizetype(step.play.placements.size()));
        QCOMPARE(m_session->hint()->tiles().size(), qsizetype(step.play.placements.size()));
        doStep(*m_session);
    }
    QVERIFY(!lesson.task().isEmpty());
    QCOMPARE(m_session->hint()->squares(), QList<int>());
}

void LessonTest::anyPlayThatShowsThePointIsTaken()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    int others = 0;
    for (int number = 1; number <= lesson.count(); ++number) {
        const LessonStep step = lesson.step();
        for (const FoundPlay& found : allPlays(*step.start.book, step.start.board, step.start.seats[0].rack)) {
            Transition turn;
            (void)step.start.after(found.toPlay(), &turn);
            if (found.toPlay() == step.play || !step.goal.isMetBy(turn))
                continue;
            ++others;
            m_session->takeBackAll();
            QVERIFY(lay(*m_session, found.toPlay()));
            m_session->play();
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
            m_session->takeBackAll();
            QVERIFY(lay(*m_session, *play));
            m_session->play();
            QTRY_VERIFY(!lesson.reply().isEmpty());
            QVERIFY(!lesson.isDone());
            QCOMPARE(lesson.number(), number);
            QCOMPARE(m_session->game()->position().board, lesson.step().start.board);
            QVERIFY(!m_session->hint()->squares().isEmpty());
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
        m_session->takeBackAll();
        const int tiles = static_cast<int>(lesson.step().play.placements.size());
        for (int place = 0, laid = 0; laid < tiles; ++place) // apart from each other and from all others
            laid += m_session->lay(place, 10 * (laid % 2) + laid);
        QVERIFY2(!m_session->draft()->isLegal(), lesson.step().id.c_str());
        QVERIFY2(!lesson.isDone() && !lesson.reply().isEmpty(), lesson.step().id.c_str());
        m_session->play(); // does nothing
        QCOMPARE(lesson.number(), number);
        doStep(*m_session);
    }
    QVERIFY(lesson.isFinished());
}

void LessonTest::theTextNamesTheWordsOfThePosition()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    for (int number = 1; number <= lesson.count(); ++number) {
        lesson.showMe();
        const auto& violation = m_session->draft()->violation();
        if (violation && violation->kind == Violation::Kind::CoversWord)
            QVERIFY(lesson.task().contains("<b>" + QString::fromStdString(violation->words.front()) + "</b>"));
        for (const QVariant& word : m_session->draft()->words().mid(0, 1))
            QVERIFY(lesson.task().contains("<b>" + word.toMap().value("word").toString() + "</b>"));
        if (!lesson.isDone())
            m_session->play();
        lesson.goOn();
    }
    QVERIFY(lesson.isFinished());
}

void LessonTest::theScoreIsExplainedByTheCoresArithmetic()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    int explained = 0, total = 0;
    for (int number = 1; number <= lesson.count(); ++number) {
        lesson.showMe();
        if (const int score = m_session->draft()->score(); m_session->draft()->isLegal()) {
            const QVariantMap word = m_session->draft()->words().first().toMap();
            const int bonus = m_session->draft()->bonus();
            m_session->play();
            QVERIFY(
                lesson.reply().contains(word.value("arithmetic").toString() + " = " + word.value("score").toString()));
            QVERIFY(bonus == 0 || lesson.reply().contains(QString::number(bonus)));
            total += score;
            QCOMPARE(m_session->players()->get(0).value("points").toInt(), total);
            ++explained;
        }
        lesson.goOn();
    }
    QVERIFY(explained >= 5);
}

void LessonTest::nothingOfALessonIsKept()
{
    QTemporaryDir folder;
    m_session->keepGamesIn(StorePlaces::under(folder.path()));
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_session);
    QVERIFY(!m_session->exportTo(folder.path() + "/lesson.gcg").isEmpty());
    QVERIFY(!m_session->isSolo());
    lesson.leave();
    m_session->shelf()->refresh();
    QCOMPARE(m_session->shelf()->unfinished(), QVariantList());
    QCOMPARE(m_session->shelf()->finished(), QVariantList());
    QCOMPARE(m_session->soloResults(), QVariantList());
    QCOMPARE(m_session->statistics()->people(), QVariantList());
    m_session.reset(); // before the folder
}

void LessonTest::aGameInProgressWaits()
{
    QTemporaryDir folder;
    m_session->keepGamesIn(StorePlaces::under(folder.path()));
    start(*m_session, "Ann,Bo", 4);
    playBestPlay(*m_session);
    QVERIFY(layBestPlay(*m_session));
    const Position position = m_session->game()->position();
    const QStringList stacks = m_session->stacks(), rack = m_session->rack();
    QCOMPARE(m_session->lesson()->start(), QString());
    QVERIFY(m_session->lesson()->gameWaits());
    QVERIFY(m_session->stacks() != stacks);
    doStep(*m_session);
    m_session->lesson()->leave();
    QVERIFY(!m_session->lesson()->isActive() && !m_session->isPractice());
    QCOMPARE(m_session->stacks(), stacks);
    QCOMPARE(m_session->rack(), rack);
    QCOMPARE(m_session->game()->position().seats, position.seats);
    m_session.reset(); // before the folder
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
    QSignalSpy started(m_session.get(), &GameSession::gameStarted);
    m_session->lesson()->leave();
    QCOMPARE(started.count(), 1);
    QVERIFY(!m_session->inGame() && !m_session->lesson()->isActive());
    QCOMPARE(m_session->stacks().join(""), QString());
    QCOMPARE(m_session->players()->count() + m_session->history()->count(), 0);
    QVERIFY(!m_session->canPlay() && !m_session->canPassNow() && !m_session->canExchangeNow()
            && !m_session->isHumanTurn());
    QCOMPARE(m_session->lesson()->start(), QString()); // and once more
    QVERIFY(m_session->inGame());
}

void LessonTest::passingHintsAndUndoAreNoPartOfIt()
{
    QCOMPARE(m_session->lesson()->start(), QString());
    doStep(*m_session);
    m_session->lesson()->showMe();
    m_session->play();
    QVERIFY(!m_session->canPassNow() && !m_session->canHint() && !m_session->canUndo() && !m_session->canExchangeNow());
    m_session->pass();
    m_session->undoTurn();
    m_session->giveHint();
    m_session->historyView()->first();
    m_session->playOnFromHere();
    QVERIFY(m_session->isPractice() && m_session->lesson()->isDone());
    QCOMPARE(m_session->history()->count(), 1);
}

void LessonTest::theEndLeadsToAnEasyGame()
{
    Lesson& lesson = *m_session->lesson();
    QCOMPARE(lesson.start(), QString());
    while (!lesson.isFinished())
        doStep(*m_session);
    lesson.goOn();
    QVERIFY(!lesson.isActive() && !m_session->isPractice() && m_session->inGame());
    QCOMPARE(m_session->players()->count(), 2);
    QCOMPARE(m_session->players()->get(1).value("computer").toBool(), true);
    QVERIFY(m_session->bagCount() > 0);
}

void LessonTest::aDamagedCourseIsRefusedWithAReason()
{
    QTemporaryDir folder;
    const DataPlace data(STOREYS_DATA_DIR);
    const auto problemOf = [&](const QByteArray& text) {
        write(folder.path() + "/course.json", text);
        const auto course = LessonCourse::read((folder.path() + "/course.json").toStdString(), data);
        return course ? QString() : QString::fromStdString(course.error().message);
    };
    QVERIFY(problemOf("{").contains("course.json"));
    QVERIFY(problemOf(R"({"variant":"none","lexicon":"standard","steps":[]})").contains("none"));
    QVERIFY(problemOf(R"({"variant":"stack10","lexicon":"standard","steps":[]})").contains("steps"));
    QVERIFY(problemOf(R"({"variant":"stack10","lexicon":"standard","steps":[{"id":"lay",
        "board":"10/10/10/10/10/10/10/10/10/10","rack":"XQ","play":"5D XQ","shows":{}}]})")
                .contains("goal"));
    QVERIFY(!LessonCourse::read((folder.path() + "/none.json").toStdString(), data));
}

} // namespace storeys::test

QTEST_GUILESS_MAIN(storeys::test::LessonTest)
#include "lesson_test.moc"
