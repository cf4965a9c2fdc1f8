// Whole games of the relatives of cross15 in the real window, by mouse alone and by keys alone, with all that they have.

#include "played_game.h"

namespace storeys::test {

class FiveGamesWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void byMouse_data() { addGames(); }
    void byMouse();
    void byKeys_data() { addGames(); }
    void byKeys();

private:
    static void addGames();
    template<class With>
    void playAll(PlayedGame& game);
};

// Seeds with which all of it is met.
void FiveGamesWindowTest::addGames()
{
    QTest::addColumn<GameStart>("start");
    QTest::addColumn<Met>("wanted");
    const auto add = [](const char* variant, quint64 seed, const Met& wanted) {
        GameStart start;
        start.variant = variant;
        start.seats = GameStart::seatsFromText("You,Ada:greedy");
        start.seats[1].playerClass = "pro"; // where there are classes: then a rookie's tiles may replace blockers
        start.seed = seed;
        QTest::addRow("%s %llu", variant, static_cast<unsigned long long>(seed)) << start << wanted;
    };
    add("blanks-blockers", 1, {.yellowBlanks = 1, .blockers = 1, .replaced = 1});
    add("bust-out", 2, {.yellowBlanks = 1, .blockers = 1, .lifted = 1, .cards = 3, .changes = 1});
    add("bust-out", 330, {.yellowBlanks = 1, .blockers = 1, .cards = 3, .changes = 1, .removals = 1, .refusals = 1});
    add("hyper-race", 37, {.yellowBlanks = 1, .cards = 3, .changes = 1, .refusals = 1});
    add("free-for-all", 1, {.claims = 3});
    add("surprise", 1, {.yellowBlanks = 1});
}

template<class With>
void FiveGamesWindowTest::playAll(PlayedGame& game)
{
    QFETCH(GameStart, start);
    QFETCH(Met, wanted);
    QCOMPARE(game.begin(start), QString());
    With hands(game.window());
    QCOMPARE(game.playToTheEnd(hands), QString());
    QVERIFY2(game.met().covers(wanted), qPrintable(game.met().text()));
    QCOMPARE(game.checkEnd(), QString());
}

void FiveGamesWindowTest::byMouse()
{
    PlayedGame game;
    playAll<MouseHands>(game);
}

void FiveGamesWindowTest::byKeys()
{
    PlayedGame game;
    playAll<KeyHands>(game);
    if (QTest::currentTestFailed())
        return;
    game.window().key(Qt::Key_Return);
    QTRY_VERIFY(!game.window().dialog());
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    return storeys::test::testInWindows<storeys::test::FiveGamesWindowTest>(argc, argv);
}
#include "five_games_window_test.moc"
