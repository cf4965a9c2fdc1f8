// There is room for every text, wherever one goes in the window: in the smallest one in xr, which is two fifths longer than
// English and read from right to left, and in German where xr does not fit; in English in the usual one. In xr no word is
// left that could not be translated.

#include "test_program.h"
#include "window_texts.h"
#include "window_visit.h"

#include "desktop/preferences/language.h"

#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>

namespace storeys::test::room_test {

namespace {

constexpr QSize usual(1280, 800);
constexpr QSize smallest(800, 600);

// A language, a window and percent of text; screens begin with 800 x 600, and 960 x 540 is 1080p at 200 %. Texts in xr are
// cut in the smallest window at the largest size.
struct Room
{
    const char* language;
    QSize window;
    int text;

    [[nodiscard]] QString name() const
    {
        const auto number = [](int value) { return QString::number(value); };
        return QString("%1, %2x%3, %4 %").arg(language, number(window.width()), number(window.height()), number(text));
    }
    [[nodiscard]] bool isInXr() const { return language == QLatin1String("xr"); }
};
constexpr Room rooms[] = {
    {"en", {1280, 800}, 100}, {"de", {800, 600}, 200}, {"xr", {800, 600}, 150}, {"xr", {960, 540}, 200}};

// Looks at what is seen in a room. STOREYS_PICTURES names a folder to keep pictures in.
class Everywhere
{
public:
    Everywhere(GameWindow& window, const Room& room) : m_window(window), m_room(room) {}

    void operator()(const QString& where)
    {
        add(where, "cut off: ", cutOffTexts(*m_window.window()));
        add(where, "from the wrong side: ", textsFromTheWrongSide(*m_window.window()));
        if (m_room.isInXr())
            add(where, "not translated: ", latinTexts(*m_window.window()));
        if (const QString folder = qEnvironmentVariable("STOREYS_PICTURES"); !folder.isEmpty())
            m_window.window()->grabWindow().save(folder + '/' + where + ", " + m_room.name() + ".png");
    }
    // What is wrong, each once.
    [[nodiscard]] QString found() const { return m_found.join('\n'); }

private:
    void add(const QString& where, const QString& what, const QStringList& texts)
    {
        for (const QString& text : texts)
            if (m_found.filter(what + text).isEmpty())
                m_found += where + ": " + what + text;
    }

    GameWindow& m_window;
    const Room& m_room;
    QStringList m_found;
};

} // namespace

class RoomTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsWhole_data();
    void everyTextIsWhole();
};

void RoomTest::everyTextIsWhole_data()
{
    QTest::addColumn<int>("number");
    for (int number = 0; number < std::ssize(rooms); ++number)
        QTest::newRow(qPrintable(rooms[number].name())) << number;
}

void RoomTest::everyTextIsWhole()
{
    QFETCH(int, number);
    const Room& room = rooms[number];
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    QSettings().setValue("view", "flat"); // the quicker board
    QSettings().setValue("reducedMotion", true);
    QSettings().setValue("textScale", room.text);
    QTest::failOnWarning(QRegularExpression("Binding loop"));
    QVERIFY(knownLanguages().contains(room.language));
    Language language;
    language.use(room.language);

    GameClock::Time now{};
    GameWindow window([&] { return now; });
    Everywhere everywhere(window, room);
    const auto open = [&](const GameStart& start) {
        if (const QString problem = window.open(start, GameWindow::Dialogs::Silent); !problem.isEmpty())
            return problem;
        window.window()->resize(room.window);
        const auto isResized = [&] { return window.window()->size() == room.window; };
        return QTest::qWaitFor(isResized, patience) && window.waitForRest() ? QString() : "the window is not resized";
    };
    const QStringList players =
        room.isInXr() ? QStringList{"\u05D0", "\u05D1", "\u05D2"} : QStringList{"Ann", "Bo", "Ada"};
    QCOMPARE(open(gameOfSeveral(players.join(',') + ":casual")), QString());
    QVERIFY2(visitGameOfSeveral(window, std::ref(everywhere), [&] { now += std::chrono::hours(1); }),
             qPrintable(everywhere.found()));
    QCOMPARE(open(visitedGame(players.front(), "cross15")), QString());
    QVERIFY2(visitCrossword(window, std::ref(everywhere)), qPrintable(everywhere.found()));
    QCOMPARE(open(visitedGame(players.front())), QString());
    QVERIFY2(visitSolo(window, std::ref(everywhere)), qPrintable(everywhere.found()));
    QVERIFY2(everywhere.found().isEmpty(), qPrintable(everywhere.found()));
}

const NamedTest named("room", [](int argc, char** argv) {
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    return testInWindows<RoomTest>(argc, argv, framesOfVisit());
});

} // namespace storeys::test::room_test

#include "room_test.moc"
