// Takes the frames of the film in the README: storeys_film FOLDER. A few turns are played, one is taken back and comes
// down again with what it changed, and the board is turned. Time goes by frames, so that it does not matter how long a
// picture takes; packaging/take-pictures makes the film of them.

#include "game_window.h"

#include "table/tiles/scored_words.h"

#include <QDir>
#include <QGuiApplication>
#include <QVariantAnimation>

namespace storeys::test {

namespace {

constexpr int framesPerSecond = 12;

class Film
{
public:
    Film(GameWindow& game, const QString& folder) : m_game(game), m_folder(folder)
    {
        m_clock.setStartValue(0);
        m_clock.setEndValue(1);
        m_clock.setDuration(3'600'000);
        m_clock.start();
    }
    // `turn`: degrees that the board turns in a frame, in pixels of the mouse.
    void take(double seconds, double turn = 0)
    {
        for (int i = 0; i < seconds * framesPerSecond; ++i) {
            if (turn != 0)
                static_cast<void>(m_game.evaluated("solidBoard", QString("rig.orbit(%1, 0)").arg(turn)));
            const int next = m_clock.currentTime() + 1000 / framesPerSecond;
            while (m_clock.currentTime() < next)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            m_game.window()->grabWindow().save(m_folder.filePath(QString("%1.png").arg(m_count++, 4, 10, QChar('0'))));
        }
    }

private:
    GameWindow& m_game;
    QDir m_folder;
    QVariantAnimation m_clock; // counts the time of all animations
    int m_count = 0;
};

// The last turn is worth showing: few words, and a tile on a stack turned an old word into a new one.
bool isFine(GameTable& table)
{
    const auto& turns = table.game()->turns();
    const QList<ShownWord> words = wordChanges(*table.game(), turns.size() - 1).words;
    return words.size() == 2 && turns.back().placed().size() >= 2 && words[0].word.size() <= 6
           && !words[0].was.isEmpty();
}

// Plays until the computer has made such a turn; false if it never does.
bool playOn(GameWindow& game)
{
    GameTable& table = game.gameTable();
    for (int turn = 0; turn < 12; ++turn) {
        const auto play =
            QTest::qWaitFor([&] { return table.view()->mayAct(); }, patience) ? game.bestPlay() : std::nullopt;
        if (!play || !game.lay(*play))
            return false;
        table.view()->play();
        if (!QTest::qWaitFor([&] { return table.view()->mayAct(); }, patience))
            return false;
        if (turn >= 4 && isFine(table))
            return true;
    }
    return false;
}

int run(const QString& folder)
{
    GameWindow game;
    GameStart start;
    start.variant = "stack10";
    start.seats = GameStart::seatsFromText("You,Ada:greedy");
    start.houseRules["first-player"] = "listed";
    start.seed = 5;
    if (!QDir().mkpath(folder) || !game.open(start, GameWindow::Dialogs::Silent).isEmpty())
        return 1;
    game.preferences().show("quality", "high");
    game.preferences().show("showSpeed", "off");
    if (!playOn(game))
        return 1;
    game.window()->resize(1024, 640);
    game.gameTable().flow()->undo();
    game.preferences().show("showSpeed", "normal");
    QTest::qWait(1000);
    static_cast<void>(game.evaluated("solidBoard", "rig.go('corner', false)"));
    QTest::qWait(1000);
    Film film(game, folder);
    film.take(0.8);
    game.gameTable().flow()->redo();
    film.take(4.5);
    film.take(1.3, -9);
    static_cast<void>(game.evaluated("solidBoard", "rig.letGo()"));
    film.take(0.8);
    static_cast<void>(game.evaluated("solidBoard", "rig.go('corner', true)"));
    film.take(0.8);
    return 0;
}

} // namespace

} // namespace storeys::test

int main(int argc, char** argv)
{
    qputenv("QSG_RENDER_LOOP", "basic");        // the others keep a time of their own
    qputenv("QSG_FIXED_ANIMATION_STEP", "yes"); // every step of an animation counts as long, however long it takes
    QGuiApplication application(argc, argv);
    if (argc != 2) {
        qCritical("usage: storeys_film FOLDER");
        return 2;
    }
    storeys::test::prepareWindows();
    return storeys::test::run(argv[1]);
}
