// Whole games of every kind in the real window, by mouse alone and by keys alone: the relatives of cross15 with all that
// they have, and games in other languages by keys. STOREYS_EVERY_GAME=1 plays every game in every language.

#include "played_game.h"
#include "playing.h"
#include "test_program.h"

namespace storeys::test::games_window_test {

class GamesWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void byMouse_data() { addGames(); }
    void byMouse();
    void byKeys_data();
    void byKeys();

private:
    static void add(const QString& game, quint64 seed, const Met& wanted);
    static void addGames();
    template<class With>
    void playAll(PlayedGame& game);
};

void GamesWindowTest::add(const QString& game, quint64 seed, const Met& wanted)
{
    GameStart start = startOf(game);
    start.seats = GameStart::seatsFromText("You,Ada:greedy");
    start.seats[1].playerClass = "pro"; // where there are classes: then a rookie's tiles may replace blockers
    start.seed = seed;
    QTest::newRow(qPrintable(QString("%1 %2").arg(game, QString::number(seed)))) << start << wanted;
}

// Seeds with which all of it is met.
void GamesWindowTest::addGames()
{
    QTest::addColumn<GameStart>("start");
    QTest::addColumn<Met>("wanted");
    add("blanks-blockers", 1, {.yellowBlanks = 1, .blockers = 1, .replaced = 1});
    add("bust-out", 2, {.yellowBlanks = 1, .blockers = 1, .lifted = 1, .cards = 3, .changes = 1});
    add("bust-out", 330, {.yellowBlanks = 1, .blockers = 1, .cards = 3, .changes = 1, .removals = 1, .refusals = 1});
    add("hyper-race", 37, {.yellowBlanks = 1, .cards = 3, .changes = 1, .refusals = 1});
    add("free-for-all", 1, {.claims = 3});
    add("surprise", 1, {.yellowBlanks = 1});
}

// Games in other languages are played by keys alone: dragging a tile does not depend on its letter.
void GamesWindowTest::byKeys_data()
{
    addGames();
    QStringList others = gamesInOtherLanguages();
    if (qEnvironmentVariableIsSet("STOREYS_EVERY_GAME"))
        for (const std::string& language : DataPlace(STOREYS_DATA_DIR).languages())
            others +=
                builtInVariants().replaceInStrings(QRegularExpression("$"), '.' + QString::fromStdString(language));
    others.removeDuplicates();
    for (const QString& game : others.isEmpty() ? QStringList{"stack10"} : others)
        add(game, 4, {});
}

template<class With>
void GamesWindowTest::playAll(PlayedGame& game)
{
    QFETCH(GameStart, start);
    QFETCH(Met, wanted);
    QCOMPARE(game.begin(start), QString());
    With hands(game.window());
    QCOMPARE(game.playToTheEnd(hands), QString());
    QVERIFY2(game.met().covers(wanted), qPrintable(game.met().text()));
    QCOMPARE(game.checkEnd(), QString());
}

void GamesWindowTest::byMouse()
{
    PlayedGame game;
    playAll<MouseHands>(game);
}

void GamesWindowTest::byKeys()
{
    PlayedGame game;
    playAll<KeyHands>(game);
    if (QTest::currentTestFailed())
        return;
    game.window().key(Qt::Key_Return);
    QTRY_VERIFY(!game.window().dialog());
}

const NamedTest named("games_window", testInWindows<GamesWindowTest>);

} // namespace storeys::test::games_window_test

#include "games_window_test.moc"
