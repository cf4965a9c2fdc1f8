// There is room for every text, wherever one goes in the window, in the smallest one, the usual one and those between: in
// xr, which is two fifths longer than English and read from right to left; in German where xr does not fit, and in
// English in the usual window.

#include "window_texts.h"
#include "window_visit.h"

#include "desktop/preferences/language.h"

#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace storeys::test {

namespace {

constexpr QSize usual(1280, 800);
constexpr QSize smallest(800, 600);

// A language, a window and percent of text; screens begin with 800 x 600, and 960 x 540 is 1080p at 200 %. Texts in xr are
// cut in the smallest window at the largest size.
struct Room
{
    QString language;
    QSize window;
    int text;
};
const QList<Room> rooms{{"en", usual, 100}, {"de", smallest, 200}, {"xr", smallest, 150}};
// Windows between these. Each place is looked at in one of them, in turn.
const QList<Room> between{{"xr", {1024, 640}, 150}, {"xr", usual, 200}, {"xr", {960, 540}, 200}};

// Looks at what is seen in the rooms, except in places that another test looks at. STOREYS_PICTURES names a folder to
// keep pictures in.
class Everywhere
{
public:
    Everywhere(GameWindow& window, Language& language, const QString& seenElsewhere = "^$")
        : m_window(window), m_language(language), m_seenElsewhere(seenElsewhere)
    {}

    void operator()(const QString& where)
    {
        if (m_seenElsewhere.match(where).hasMatch())
            return;
        setGameThere(m_window.dialog() == nullptr); // behind a dialog it is no matter, and slow
        QString spoken = "en";
        for (const auto& [language, size, text] : rooms + QList{between[m_places++ % between.size()]}) {
            if (language != std::exchange(spoken, language))
                useLanguage(m_language, language, m_window.engine(), m_window.gameTable());
            m_window.window()->resize(size);
            QTRY_COMPARE(m_window.window()->size(), size);
            const auto number = [](int value) { return QString::number(value); };
            lookWith(
                where,
                QString("%1, %2x%3, %4 %").arg(language, number(size.width()), number(size.height()), number(text)),
                text);
        }
        QVERIFY(m_window.preferences().show("textScale", 100));
        useLanguage(m_language, "en", m_window.engine(), m_window.gameTable());
        setGameThere(true);
    }
    // What is not whole, once for every place.
    [[nodiscard]] QString found() const { return m_found.join('\n'); }

private:
    void setGameThere(bool there)
    {
        if (there == (m_window.table() != nullptr))
            return;
        if (!there)
            m_game = qobject_cast<QQuickItem*>(m_window.table())->parentItem()->parentItem();
        for (QQuickItem* part : m_game->childItems())
            if (part->metaObject()->indexOfProperty("content") >= 0) // an OnDemand
                part->setProperty("active", there);
        QTRY_COMPARE(m_window.table() != nullptr, there);
    }
    void lookWith(const QString& where, const QString& how, int textSize)
    {
        QVERIFY(m_window.preferences().show("textScale", textSize));
        QVERIFY(m_window.waitForRest(3)); // what is in another place then is put there, and what depends on that
        QStringList texts = cutOffTexts(*m_window.window());
        for (const QString& wrong : textsFromTheWrongSide(*m_window.window()))
            texts += "from the wrong side: " + wrong;
        for (const QString& text : texts)
            if (m_found.filter(where + " (").filter("): " + text).isEmpty())
                m_found += QString("%1 (%2): %3").arg(where, how, text);
        if (const QString folder = qEnvironmentVariable("STOREYS_PICTURES"); !folder.isEmpty())
            m_window.window()->grabWindow().save(folder + '/' + where + ", " + how + ".png");
    }
    GameWindow& m_window;
    Language& m_language;
    QRegularExpression m_seenElsewhere;
    QQuickItem* m_game = nullptr; // holds table and panel
    int m_places = 0;
    QStringList m_found;
};

} // namespace

class RoomTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allOfAGameOfSeveralIsWhole();
    void allOfACrosswordIsWhole();
    void allOfAGameAloneIsWhole();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Language> m_language;
};

void RoomTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QSettings().setValue("view", "flat"); // the quicker board
    QSettings().setValue("reducedMotion", true);
    m_language = std::make_unique<Language>();
    m_language->use("en");
    QTest::failOnWarning(QRegularExpression("Binding loop"));
}

void RoomTest::allOfAGameOfSeveralIsWhole()
{
    GameClock::Time now{};
    GameWindow window([&] { return now; });
    QCOMPARE(window.open(gameOfSeveral("Ann,Bo,Ada:casual"), GameWindow::Dialogs::Silent), QString());
    Everywhere everywhere(window, *m_language, "^hint [12]|^heights");
    QVERIFY(visitGameOfSeveral(window, std::ref(everywhere), [&] { now += std::chrono::hours(1); }));
    QVERIFY2(everywhere.found().isEmpty(), qPrintable(everywhere.found()));
}

void RoomTest::allOfACrosswordIsWhole()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann", "cross15"), GameWindow::Dialogs::Silent), QString());
    Everywhere everywhere(window, *m_language, "^hint|^rules, (?!laying|score|blanks)");
    QVERIFY(visitCrossword(window, std::ref(everywhere)));
    QVERIFY2(everywhere.found().isEmpty(), qPrintable(everywhere.found()));
}

void RoomTest::allOfAGameAloneIsWhole()
{
    GameWindow window;
    QCOMPARE(window.open(gameOf("Ann"), GameWindow::Dialogs::Silent), QString());
    Everywhere everywhere(window, *m_language, "^hint|^a tile");
    QVERIFY(visitSolo(window, std::ref(everywhere)));
    QVERIFY2(everywhere.found().isEmpty(), qPrintable(everywhere.found()));
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    using namespace storeys::test;
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    return testInWindows<RoomTest>(argc, argv, framesOfVisit());
}
#include "room_test.moc"
