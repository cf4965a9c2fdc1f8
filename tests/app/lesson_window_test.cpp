// Somebody who knows no rules, in the real window: follows what the lesson says and points at, by mouse or by keyboard,
// to the end; and the rules help.

#include "game_window.h"
#include "record/play_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>

namespace storeys::test::lesson_window_test {

namespace {

// What the card asks for: its first bold word, as tiles on the squares that are marked.
struct Asked
{
    QString word;
    QList<int> squares;
    QStringList tiles;
};

Asked askedFor(GameWindow& window)
{
    const QString task = window.item("lessonTask")->property("text").toString();
    const QString word = QRegularExpression("<b>([A-Z]+)</b>").match(task).captured(1);
    return {word, window.gameTable().hint()->squares(), window.gameTable().hint()->tiles()};
}

// On something that is about to be seen.
bool click(GameWindow& window, const QString& name)
{
    return QTest::qWaitFor([&] { return window.item(name) && window.item(name)->isVisible(); }, patience)
           && window.click(name);
}

// From a start without a game to the lesson's first step.
bool begin(GameWindow& window)
{
    return window.waitForDialog("New game") && window.click("lessonButton")
           && QTest::qWaitFor([&] { return window.gameTable().lesson()->isActive() && !window.dialog(); }, patience);
}

bool isDone(GameWindow& window)
{
    return window.gameTable().lesson()->isDone();
}

// A play of the step's game, by drags or by typing.
void playSome(GameWindow& window, bool byMouse)
{
    GameTable& table = window.gameTable();
    for (int turns = table.lesson()->step().goal.turns; turns > 0; --turns) {
        QTRY_VERIFY(table.view()->mayAct());
        const auto play = window.bestPlay();
        QVERIFY(play);
        if (byMouse) {
            QVERIFY(window.lay(*play));
        } else {
            const Alphabet& alphabet = table.game()->position().variant().tiles.alphabet;
            const Board& board = table.game()->position().board;
            QCOMPARE(table.cursor()->layNotation(QString::fromStdString(playText(board, *play, alphabet))), QString());
        }
        window.key(Qt::Key_Return);
    }
}

// Gives the first tile back.
void exchangeOne(GameWindow& window)
{
    window.key(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(window.shows("ExchangeDialog"));
    window.key(Qt::Key_Space);
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!window.dialog());
}

// The pointer goes there and stays.
void restOn(GameWindow& window, int square)
{
    const QPoint at = window.topOf(square);
    for (const QPoint step : {QPoint(60, 60), QPoint(8, 8), QPoint()})
        QTest::mouseMove(window.window(), at - step, 20);
}

// What is no play: true if the step was one of these.
bool followElse(GameWindow& window, bool byMouse)
{
    const LessonGoal& goal = window.gameTable().lesson()->step().goal;
    const QList<int> marked = window.gameTable().hint()->squares();
    if (goal.isOfTiles())
        return false;
    if (goal.exchange)
        exchangeOne(window);
    else if (goal.turns > 0)
        playSome(window, byMouse);
    else if (goal.sees == "camera" && byMouse)
        window.drag(QPoint(500, 300), QPoint(580, 320), Qt::RightButton);
    else if (goal.sees == "camera")
        window.key(Qt::Key_Left, Qt::AltModifier);
    else if (byMouse)
        restOn(window, marked.front());
    else
        window.key(Qt::Key_X, Qt::ControlModifier);
    return true;
}

// Drags each marked tile to its marked square, and plays if that is what is left to do.
void followByMouse(GameWindow& window)
{
    GameTable& table = window.gameTable();
    if (followElse(window, true))
        return;
    const Asked asked = askedFor(window);
    const auto isLaid = [&](int square) { return table.view()->marks()[square] >= 2; };
    for (int square = 0; square < table.view()->stacks().size(); ++square)
        if (isLaid(square) && !asked.squares.contains(square)) // left from the step before
            QTest::mouseClick(window.window(), Qt::RightButton, Qt::NoModifier, window.topOf(square));
    for (qsizetype i = 0; i < asked.squares.size(); ++i)
        if (!isLaid(asked.squares[i]))
            window.drag(window.placeInRack(asked.tiles[i]), window.topOf(asked.squares[i]));
    if (!isDone(window))
        QVERIFY(window.click("playButton"));
}

void goTo(GameWindow& window, int square)
{
    GameTable& table = window.gameTable();
    window.key(Qt::Key_Escape);
    for (int i = 0; i < 40 && (table.cursor()->square() != square || !table.cursor()->isShown()); ++i) {
        const int from = table.cursor()->square(), columns = table.view()->shape().columns;
        if (square / columns != from / columns)
            window.key(square / columns > from / columns ? Qt::Key_Down : Qt::Key_Up);
        else
            window.key(square % columns >= from % columns ? Qt::Key_Right : Qt::Key_Left);
    }
}

// Types each marked tile on its marked square, then Enter.
void followByKeyboard(GameWindow& window)
{
    if (followElse(window, false))
        return;
    const Asked asked = askedFor(window);
    goTo(window, asked.squares.front());
    const bool down =
        asked.squares.size() > 1 && asked.squares[1] - asked.squares[0] >= window.gameTable().view()->shape().columns;
    if (window.gameTable().cursor()->isDown() != down)
        window.key(Qt::Key_Space);
    window.type(asked.tiles.join("").toLower());
    if (!isDone(window))
        window.key(Qt::Key_Return);
}

} // namespace

class LessonWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theFirstStartOffersALessonOnce();
    void theFirstGameOfEachKindOffersItsLessonOnce();
    void aNewPlayerReachesTheEndByMouse();
    void aNewPlayerReachesTheEndByKeyboard();
    void whatIsShownByAKeyIsPlayedByTheSameKey();
    void theRulesOpenBeforeAnythingIsStarted();
    void wrongTriesBreakNoStep();
    void itCanBeSkippedAndResumed();
    void skippingGoesBackToTheGameBefore();
    void newGameAndHelpOfferItToo();
    void theRulesOpenOnF1AndTheKeysWithControl();
    void everyPageOfTheRulesIsReachedByArrows();

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

// Nobody has left a lesson yet.
void LessonWindowTest::init()
{
    m_settings = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings->path());
}

void LessonWindowTest::theFirstStartOffersALessonOnce()
{
    GameWindow window;
    window.makeNew();
    QCOMPARE(window.open(), QString());
    QVERIFY(window.waitForDialog("Welcome to Storeys"));
    QVERIFY(window.preferences().value("taught").toBool());
    QVERIFY(window.click("skipLessonButton"));
    QVERIFY(window.waitForDialog("New game"));

    GameWindow again;
    QCOMPARE(again.open(), QString());
    QVERIFY(again.waitForDialog("New game"));
}

void LessonWindowTest::theFirstGameOfEachKindOffersItsLessonOnce()
{
    GameWindow window;
    window.makeNew();
    GameStart first = gameOf("Bo:casual,Ann", 1, "bust-out");
    first.houseRules["first-player"] = "listed";
    QCOMPARE(window.open(first), QString());
    QVERIFY(window.waitForDialog("Bust out"));
    QTest::qWait(300); // a computer that is first plays after the offer, not behind it
    QCOMPARE(window.gameTable().view()->turns()->count(), 0);
    QVERIFY(window.click("skipLessonButton"));
    QTRY_VERIFY(!window.dialog());
    QTRY_VERIFY(window.gameTable().view()->turns()->count() > 0);
    GameChoices& choices = *window.gameTable().choices();
    QCOMPARE(choices.start(gameOf("Ann,Bo:casual", 2, "surprise")), QString());
    QVERIFY(window.waitForDialog("Surprise"));
    QVERIFY(window.click("learnButton"));
    const Lesson& lesson = *window.gameTable().lesson();
    QTRY_VERIFY(lesson.isActive() && !window.dialog());
    QCOMPARE(lesson.step().id, "anyStar");
    QCOMPARE(window.preferences().value("taughtGames").toString(), "bust-out surprise");

    for (const char* variant : {"bust-out", "surprise", "stack10"}) { // taught, or without a lesson of its own
        QCOMPARE(choices.start(gameOf("Ann,Bo:casual", 3, variant)), QString());
        QVERIFY(!QTest::qWaitFor([&] { return window.dialog() != nullptr; }, 500));
    }
}

void LessonWindowTest::aNewPlayerReachesTheEndByMouse()
{
    GameWindow window;
    window.makeNew();
    QCOMPARE(window.open(), QString());
    QVERIFY(window.waitForDialog("Welcome to Storeys"));
    QVERIFY(window.click("learnButton"));
    const Lesson& lesson = *window.gameTable().lesson();
    QTRY_VERIFY(lesson.isActive() && !window.dialog());
    while (!lesson.isFinished()) {
        followByMouse(window);
        QTRY_VERIFY2(lesson.isDone(), qPrintable(lesson.title()));
        QVERIFY(window.item("lessonReply")->isVisible());
        QVERIFY(click(window, "lessonOn"));
    }
    QVERIFY(click(window, "lessonOn")); // an easy game
    QTRY_VERIFY(!lesson.isActive() && window.gameTable().view()->players()->count() == 2);
}

void LessonWindowTest::aNewPlayerReachesTheEndByKeyboard()
{
    GameWindow window;
    window.makeNew();
    QCOMPARE(window.open(), QString());
    QVERIFY(window.waitForDialog("Welcome to Storeys"));
    window.key(Qt::Key_Return);
    const Lesson& lesson = *window.gameTable().lesson();
    QTRY_VERIFY(lesson.isActive() && !window.dialog());
    while (!lesson.isFinished()) {
        const int number = lesson.number();
        followByKeyboard(window);
        QTRY_VERIFY2(lesson.isDone(), qPrintable(lesson.title()));
        window.key(Qt::Key_Return);
        QTRY_VERIFY(lesson.isFinished() || lesson.number() == number + 1);
    }
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!lesson.isActive() && window.gameTable().view()->players()->count() == 2);
}

void LessonWindowTest::whatIsShownByAKeyIsPlayedByTheSameKey()
{
    GameWindow window;
    QCOMPARE(window.open(), QString());
    QVERIFY(begin(window));
    QTRY_VERIFY(window.item("lessonShow") && window.item("lessonShow")->isVisible());
    window.item("lessonShow")->forceActiveFocus(Qt::TabFocusReason);
    // The button does nothing for a while after a new step.
    const auto playHasFocus = [&] { return window.window()->activeFocusItem()->objectName() == "playButton"; };
    const auto showMe = [&] {
        if (!playHasFocus())
            window.key(Qt::Key_Return);
        return playHasFocus();
    };
    QTRY_VERIFY(showMe());
    window.key(Qt::Key_Return);
    QVERIFY(isDone(window));
}

void LessonWindowTest::theRulesOpenBeforeAnythingIsStarted()
{
    GameWindow window;
    window.makeNew();
    QCOMPARE(window.open(), QString());
    QVERIFY(window.waitForDialog("Welcome to Storeys"));
    window.key(Qt::Key_F1);
    QVERIFY(window.waitForDialog("Rules"));
    QVERIFY(window.item("ruleText")->isVisible());
    window.key(Qt::Key_Escape);
    QVERIFY(window.waitForDialog("Welcome to Storeys"));
    window.key(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Continue a game"));
    window.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("New game"));
    window.key(Qt::Key_H, Qt::ControlModifier); // nothing that belongs to a game
    window.key(Qt::Key_F1);
    QVERIFY(window.waitForDialog("Rules"));
    window.key(Qt::Key_Escape);
    QVERIFY(window.waitForDialog("New game"));
}

void LessonWindowTest::wrongTriesBreakNoStep()
{
    GameWindow window;
    QCOMPARE(window.open(), QString());
    QVERIFY(begin(window));
    const Lesson& lesson = *window.gameTable().lesson();
    while (lesson.step().goal.isOfTiles()) {
        const int number = lesson.number();
        window.key(Qt::Key_Escape); // takes back what the step before left
        const int corner = 9;
        window.drag(window.placeInRack(0), window.topOf(corner));
        QCOMPARE(window.gameTable().view()->marks()[corner], 3);
        window.key(Qt::Key_Return);
        window.drag(window.placeInRack(1), QPoint(20, 300)); // beside the board
        window.key(Qt::Key_P, Qt::ControlModifier);
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window.dialog());
        QVERIFY(!lesson.isDone() && lesson.number() == number);
        window.key(Qt::Key_Escape);
        followByMouse(window);
        QVERIFY2(lesson.isDone(), qPrintable(lesson.title()));
        window.key(Qt::Key_Return);
    }
}

void LessonWindowTest::itCanBeSkippedAndResumed()
{
    GameWindow window;
    QCOMPARE(window.open(), QString());
    Lesson& lesson = *window.gameTable().lesson();
    for (int steps = 0;;) {
        QVERIFY(begin(window));
        QCOMPARE(lesson.number(), 1 + steps); // it goes on where it was left
        if (lesson.step().goal.turns > 0)
            break;
        for (int i = 0; i < 2; ++i, ++steps) {
            lesson.showMe();
            if (!lesson.isDone())
                window.gameTable().view()->play();
            lesson.goOn();
        }
        QVERIFY(click(window, "lessonSkip"));
        QVERIFY(window.waitForDialog("Skip the tutorial?"));
        window.key(Qt::Key_Return); // no
        QTRY_VERIFY(!window.dialog());
        QVERIFY(lesson.isActive());
        QVERIFY(click(window, "lessonSkip"));
        QVERIFY(window.waitForDialog("Skip the tutorial?") && window.click("skipButton"));
        QVERIFY(!lesson.isActive() && window.waitForDialog("New game"));
    }
}

void LessonWindowTest::skippingGoesBackToTheGameBefore()
{
    QTemporaryDir folder;
    GameWindow window;
    window.gameTable().keepIn(StorePlaces::under(folder.path()));
    GameStart start;
    start.seats = GameStart::seatsFromText("You");
    start.seed = 5;
    QCOMPARE(window.open(start), QString());
    QVERIFY(window.bestPlay() && window.lay(*window.bestPlay()));
    window.key(Qt::Key_Return);
    QVERIFY(window.bestPlay() && window.lay(*window.bestPlay()));
    const QStringList stacks = window.gameTable().view()->stacks();
    window.key(Qt::Key_F1);
    QVERIFY(window.waitForDialog("Rules"));
    QVERIFY(window.click("lessonButton"));
    QTRY_VERIFY(window.gameTable().lesson()->isActive() && !window.dialog());
    QVERIFY(window.gameTable().view()->stacks() != stacks);
    QVERIFY(click(window, "lessonSkip"));
    QVERIFY(window.waitForDialog("Skip the tutorial?") && window.click("skipButton"));
    QTRY_COMPARE(window.gameTable().view()->stacks(), stacks);
    QTRY_VERIFY(!window.dialog());
    QVERIFY(!window.dialog());
}

void LessonWindowTest::newGameAndHelpOfferItToo()
{
    GameWindow window;
    QCOMPARE(window.open(), QString());
    QVERIFY(begin(window));
    window.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("New game"));
    window.key(Qt::Key_Escape); // and back to the lesson
    QTRY_VERIFY(!window.dialog());
    QVERIFY(window.gameTable().lesson()->isActive());
}

void LessonWindowTest::theRulesOpenOnF1AndTheKeysWithControl()
{
    GameWindow window;
    QCOMPARE(window.open([] {
        GameStart start;
        start.seats = GameStart::seatsFromText("You");
        return start;
    }()),
             QString());
    window.key(Qt::Key_F1);
    QVERIFY(window.waitForDialog("Rules"));
    QVERIFY(window.item("ruleText")->isVisible());
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!window.dialog());
    window.key(Qt::Key_F1, Qt::ControlModifier);
    QVERIFY(window.waitForDialog("Rules"));
    QCOMPARE(window.dialog()->property("current").toString(), QString("keys"));
}

void LessonWindowTest::everyPageOfTheRulesIsReachedByArrows()
{
    GameWindow window;
    GameStart start;
    start.seats = GameStart::seatsFromText("You");
    QCOMPARE(window.open(start), QString());
    window.key(Qt::Key_F1);
    QVERIFY(window.waitForDialog("Rules"));
    QStringList seen;
    for (int i = 0; i < 30 && !seen.contains("keys"); ++i) {
        seen += window.dialog()->property("current").toString();
        window.key(Qt::Key_Down);
    }
    const QList<ShownPage> pages = window.gameTable().guide()->pages();
    QCOMPARE(seen.size(), pages.size());
    for (const ShownPage& page : pages)
        QVERIFY(seen.contains(page.id));
}

const NamedTest named("lesson_window", testInWindows<LessonWindowTest>);

} // namespace storeys::test::lesson_window_test

#include "lesson_window_test.moc"
