// The window in other languages: in xr, which nobody speaks, without a word that could not be translated and read from
// right to left; another language is spoken at once. room_test.cpp has whether there is room for them.

#include "window_texts.h"
#include "window_visit.h"

#include "desktop/preferences/language.h"
#include "table/settings/preferences.h"

#include <QSettings>
#include <QTemporaryDir>

namespace storeys::test {

namespace {

const QStringList hebrewNames{QStringLiteral("\u05D0"), QStringLiteral("\u05D1"), QStringLiteral("\u05D2")};
const QSize smallSize(1024, 640);

// What is found in the window wherever one can go, with where it was; each once.
class Finder
{
public:
    using Find = QStringList (*)(QQuickWindow&);
    Finder(GameWindow& window, Find find) : m_window(window), m_find(find) {}

    void operator()(const QString& where)
    {
        m_last = where;
        for (const QString& text : m_find(*m_window.window()))
            if (m_found.filter(": " + text).isEmpty())
                m_found += where + ": " + text;
        if (const QString folder = qEnvironmentVariable("STOREYS_PICTURES"); !folder.isEmpty())
            m_window.window()->grabWindow().save(folder + '/' + where + ".png");
    }
    [[nodiscard]] const QStringList& found() const { return m_found; }
    [[nodiscard]] QString told() const { return m_found.join('\n') + "\nlast seen: " + m_last; }

private:
    GameWindow& m_window;
    Find m_find;
    QStringList m_found;
    QString m_last;
};

} // namespace

class LanguageWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyWordCanBeTranslated();
    void aLanguageReadFromTheRightHasThePanelOnTheLeft();
    void anotherLanguageIsSpokenAtOnce();

private:
    void open(GameWindow& window, const QString& language, const GameStart& start);
    void visitGames(const QString& language, const QStringList& names, Finder::Find find);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Language> m_language;
};

void LanguageWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    m_language = std::make_unique<Language>();
    QSettings().setValue("view", "flat"); // the quicker board
}

void LanguageWindowTest::open(GameWindow& window, const QString& language, const GameStart& start)
{
    QVERIFY(knownLanguages().contains(language));
    m_language->use(language);
    QCOMPARE(window.open(start, GameWindow::Dialogs::Silent), QString());
    window.window()->resize(smallSize);
    QTRY_COMPARE(window.window()->size(), smallSize);
}

void LanguageWindowTest::visitGames(const QString& language, const QStringList& names, Finder::Find find)
{
    GameClock::Time now{};
    GameWindow window([&] { return now; });
    Finder finder(window, find);
    open(window, language, gameOfSeveral(names.join(',') + ":casual"));
    QVERIFY2(visitGameOfSeveral(window, std::ref(finder), [&] { now += std::chrono::hours(1); }),
             qPrintable(finder.told()));
    open(window, language, gameOf(names.first(), "cross15"));
    QVERIFY2(visitCrossword(window, std::ref(finder)), qPrintable(finder.told()));
    open(window, language, gameOf(names.first()));
    QVERIFY2(visitSolo(window, std::ref(finder)), qPrintable(finder.told()));
    QVERIFY2(finder.found().isEmpty(), qPrintable(finder.told()));
}

void LanguageWindowTest::everyWordCanBeTranslated()
{
    visitGames("xr", hebrewNames, latinTexts);
}

void LanguageWindowTest::aLanguageReadFromTheRightHasThePanelOnTheLeft()
{
    const auto panelAt = [&](const QString& language) {
        GameWindow window;
        open(window, language, gameOf("Ann,Bo"));
        const auto* scores = window.item("scores");
        return scores ? scores->mapToScene({scores->width() / 2, 0}).x() : -1;
    };
    QVERIFY(panelAt("xr") < smallSize.width() / 3.0);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QVERIFY(panelAt("de") > smallSize.width() * 2 / 3.0);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

void LanguageWindowTest::anotherLanguageIsSpokenAtOnce()
{
    GameWindow window;
    open(window, "en", gameOf(hebrewNames.join(',') + ":casual"));
    QVERIFY(!latinTexts(*window.window()).isEmpty());
    window.gameTable().live()->screen()->uncover();
    const auto words = [&] { return levelChoices().value(0).name; };
    QCOMPARE(words(), "Random");
    useLanguage(*m_language, "xr", window.engine(), window.gameTable());
    const auto left = [&] { // but what was said before
        QStringList texts = latinTexts(*window.window());
        texts.removeAll(window.gameTable().announcer()->text());
        return texts.join('\n');
    };
    QTRY_COMPARE(left(), QString());
    useLanguage(*m_language, "de", window.engine(), window.gameTable());
    QCOMPARE(words(), "Zufall");
    QTRY_VERIFY(window.item("newGameButton") && window.item("newGameButton")->property("text") == "Neues Spiel");
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    using namespace storeys::test;
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    return testInWindows<LanguageWindowTest>(argc, argv, framesOfVisit());
}
#include "language_window_test.moc"
