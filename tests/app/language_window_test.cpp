// The window in other languages: one that is read from right to left has the panel on the left, and another one is spoken
// at once. room_test.cpp has whether every word is translated and whole.

#include "test_program.h"
#include "window_texts.h"
#include "window_visit.h"

#include "desktop/preferences/language.h"
#include "table/settings/preferences.h"

#include <QSettings>
#include <QTemporaryDir>

namespace storeys::test::language_window_test {

namespace {

const QStringList hebrewNames{QStringLiteral("\u05D0"), QStringLiteral("\u05D1"), QStringLiteral("\u05D2")};
const QSize smallSize(1024, 640);

} // namespace

class LanguageWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aLanguageReadFromTheRightHasThePanelOnTheLeft();
    void anotherLanguageIsSpokenAtOnce();

private:
    void open(GameWindow& window, const QString& language, const GameStart& start);

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

void LanguageWindowTest::aLanguageReadFromTheRightHasThePanelOnTheLeft()
{
    const auto panelAt = [&](const QString& language) {
        GameWindow window;
        open(window, language, visitedGame("Ann,Bo"));
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
    open(window, "en", visitedGame(hebrewNames.join(',') + ":casual"));
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

const NamedTest named("language_window", [](int argc, char** argv) {
    qputenv("STOREYS_TRANSLATIONS", STOREYS_TEST_TRANSLATIONS);
    return testInWindows<LanguageWindowTest>(argc, argv, framesOfVisit());
});

} // namespace storeys::test::language_window_test

#include "language_window_test.moc"
