// Whole games of every kind in the real window, by mouse alone and by keys alone: the relatives of cross15 with all that
// they have, and by keys a game on the flat board and one of stacks in each language. STOREYS_EVERY_GAME=1 plays every game
// in every language.

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
    void byKeys_data() { addGames(); }
    void byKeys();
    void byKeysInEachLanguage_data();
    void byKeysInEachLanguage();

private:
    static void add(const QString& game, quint64 seed, const Met& wanted);
    static void addGames();
    static void playAll(PlayedGame& game, Hands& hands);
    static void playByKeys(PlayedGame& game, KeyHands& hands);
    static void checkMet(PlayedGame& game);
};

GameStart startAgainstAda(const QString& game, quint64 seed)
{
    GameStart start = startOf(game);
    start.seats = GameStart::seatsFromText("You,Ada:greedy");
    start.seats[1].playerClass = "pro"; // where there are classes: then a rookie's tiles may replace blockers
    start.seed = seed;
    return start;
}

void GamesWindowTest::add(const QString& game, quint64 seed, const Met& wanted)
{
    QTest::addRow("%s %llu", qPrintable(game), seed) << startAgainstAda(game, seed) << wanted;
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

void GamesWindowTest::playAll(PlayedGame& game, Hands& hands)
{
    QFETCH(GameStart, start);
    QCOMPARE(game.begin(start), QString());
    QCOMPARE(game.playToTheEnd(hands), QString());
    QCOMPARE(game.checkEnd(), QString());
}

void GamesWindowTest::playByKeys(PlayedGame& game, KeyHands& hands)
{
    playAll(game, hands);
    if (QTest::currentTestFailed())
        return;
    game.window().key(Qt::Key_Return);
    QTRY_VERIFY(!game.window().dialog());
}

void GamesWindowTest::checkMet(PlayedGame& game)
{
    QFETCH(Met, wanted);
    QVERIFY2(game.met().covers(wanted), qPrintable(game.met().text()));
}

void GamesWindowTest::byMouse()
{
    PlayedGame game;
    MouseHands hands(game.window());
    playAll(game, hands);
    if (!QTest::currentTestFailed())
        checkMet(game);
}

void GamesWindowTest::byKeys()
{
    PlayedGame game;
    KeyHands hands(game.window());
    playByKeys(game, hands);
    if (!QTest::currentTestFailed())
        checkMet(game);
}

// Seeds with which these letters are typed; languages whose words are installed. By keys alone: dragging a tile does not
// depend on its letter.
void GamesWindowTest::byKeysInEachLanguage_data()
{
    QTest::addColumn<GameStart>("start");
    QTest::addColumn<QStringList>("letters");
    const std::vector<std::string> languages = DataPlace(STOREYS_DATA_DIR).languages();
    const auto add = [&](const QString& game, quint64 seed, const QStringList& letters) {
        if (contains(languages, game.section('.', 1).toStdString()))
            QTest::addRow("%s %llu", qPrintable(game), seed) << startAgainstAda(game, seed) << letters;
    };
    add("cross15.en", 4, {});
    add("stack8.en", 4, {});
    add("cross15.de", 4, {"ß", "ä", "ö", "ü"});
    add("stack10.de", 106, {"ß", "ä"});
    add("cross15.fr", 104, {"œ"});
    add("stack8.fr", 102, {"œ"});
    add("cross15.es", 104, {"ñ", "ch", "ll", "rr"});
    add("stack10.es", 109, {"ch", "ll"});
    if (qEnvironmentVariableIsSet("STOREYS_EVERY_GAME"))
        for (const QString& game : builtInVariants())
            for (const std::string& language : languages)
                add(game + '.' + QString::fromStdString(language), 1, {});
}

void GamesWindowTest::byKeysInEachLanguage()
{
    QFETCH(QStringList, letters);
    PlayedGame game;
    KeyHands hands(game.window());
    playByKeys(game, hands);
    if (QTest::currentTestFailed())
        return;
    for (const QString& letter : letters)
        QVERIFY2(hands.words().contains(letter), qPrintable(letter + " was not typed: " + hands.words()));
    const bool isInLines = !game.window().gameTable().view()->shape().paths;
    QVERIFY(!isInLines || hands.typedOver() > 0);
}

const NamedTest named("games_window", testInWindows<GamesWindowTest>);

} // namespace storeys::test::games_window_test

#include "games_window_test.moc"
