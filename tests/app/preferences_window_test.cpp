// What is set once for all games takes effect in the window at once, on every board.

#include "game_window.h"
#include "test_program.h"

#include "desktop/preferences/quality_meter.h"
#include "desktop/program/window_memory.h"
#include "table/settings/preferences.h"
#include "table/settings/settings.h"

#include <QJSValue>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace storeys::test::preferences_window_test {

namespace {

GameStart gameOn(const QString& variant)
{
    GameStart start;
    start.variant = variant;
    start.seats = GameStart::seatsFromText("Ann,Ada:greedy");
    start.houseRules["first-player"] = "listed";
    start.seed = 3;
    return start;
}

// The window at rest.
QImage picture(GameWindow& window)
{
    return window.waitForRest() ? window.window()->grabWindow() : QImage();
}

// Mean difference of the board's half of two pictures, 0 to 255.
double difference(const QImage& one, const QImage& other)
{
    const auto small = [](const QImage& whole) {
        return whole.copy(0, 0, whole.width() / 2, whole.height()).scaled(64, 64);
    };
    const QImage a = small(one), b = small(other);
    double sum = 0;
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (64 * 64);
}

} // namespace

class PreferencesWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aThemeIsSwitchedWhilePlaying_data();
    void aThemeIsSwitchedWhilePlaying();
    void qualitiesAreSwitchedWhilePlayingAndLeaveNothingBehind();
    void theQualityIsMeasuredOnceAndThenNothingIsDrawnAnyMore();
    void theWindowRemembersItsSizeAndTheCamera();
    void damageToTheSettingsIsToldUntilItIsRead();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void PreferencesWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    QSettings().setValue("quality", "low"); // drawn quickly, in the same colours
}

void PreferencesWindowTest::aThemeIsSwitchedWhilePlaying_data()
{
    QTest::addColumn<QString>("variant");
    for (const char* variant : {"stack10", "cross15"})
        QTest::newRow(variant) << variant;
}

// All that is drawn follows: a window that began in the theme looks the same.
void PreferencesWindowTest::aThemeIsSwitchedWhilePlaying()
{
    QFETCH(QString, variant);
    GameWindow window;
    window.makeSmall();
    QCOMPARE(window.open(gameOn(variant), GameWindow::Dialogs::Silent), QString());
    const auto play = window.bestPlay();
    QVERIFY(play && window.lay(*play));
    const QImage light = picture(window);
    for (const char* theme : {"dark", "contrast"}) {
        QVERIFY(window.preferences().show("theme", theme));
        const QImage switched = picture(window);
        QVERIFY(difference(light, switched) > 20);
        QCOMPARE(savePreference(*preferenceNamed("theme"), theme), QString());
        QCOMPARE(window.open(GameWindow::Dialogs::Silent), QString());
        QCOMPARE(window.preferences().value("theme"), QVariant(theme));
        QCOMPARE(difference(switched, picture(window)), 0.0);
    }
    QVERIFY(window.preferences().show("theme", "light"));
    QCOMPARE(difference(light, picture(window)), 0.0);
}

void PreferencesWindowTest::qualitiesAreSwitchedWhilePlayingAndLeaveNothingBehind()
{
    GameWindow window;
    window.makeSmall();
    QCOMPARE(window.open(gameOn("stack10"), GameWindow::Dialogs::Silent), QString());
    const auto play = window.bestPlay();
    QVERIFY(play && window.lay(*play));
    QVERIFY(window.preferences().show("quality", "low"));
    const QImage low = picture(window);
    QVERIFY(window.preferences().show("quality", "medium"));
    const QImage medium = picture(window);
    QVERIFY(difference(low, medium) > 0); // shadows
    QVERIFY(window.preferences().show("quality", "high"));
    QVERIFY(difference(medium, picture(window)) < 5);
    QVERIFY(window.preferences().show("quality", "low"));
    QCOMPARE(difference(low, picture(window)), 0.0);
}

void PreferencesWindowTest::theQualityIsMeasuredOnceAndThenNothingIsDrawnAnyMore()
{
    QSettings().remove("quality");
    GameWindow window;
    window.makeSmall();
    QCOMPARE(window.open(gameOn("stack10"), GameWindow::Dialogs::Silent), QString());
    QCOMPARE(window.preferences().value("measuredQuality"), QVariant(""));
    QualityMeter meter(*window.window(), window.preferences());
    QTRY_VERIFY(savedPreference(*preferenceNamed("measuredQuality")) != QVariant(""));
    QCOMPARE(window.preferences().value("measuredQuality"), savedPreference(*preferenceNamed("measuredQuality")));
    QVERIFY(window.waitForRest());
    const QSignalSpy frames(window.window(), &QQuickWindow::frameSwapped);
    QTest::qWait(500);
    QCOMPARE(frames.count(), 0);
    const QualityMeter again(*window.window(), window.preferences());
    QTest::qWait(500);
    QCOMPARE(frames.count(), 0);
}

void PreferencesWindowTest::theWindowRemembersItsSizeAndTheCamera()
{
    GameWindow window;
    window.makeSmall();
    QCOMPARE(window.open(gameOn("stack10"), GameWindow::Dialogs::Silent), QString());
    {
        const WindowMemory memory(*window.window(), {});
        window.window()->resize(1100, 700);
        QTRY_COMPARE(savedWindow()["width"].toInt(), 1100);
        window.drag({300, 80}, {360, 130}, Qt::RightButton);
        QTRY_VERIFY(savedWindow()["camera"].toMap()["moved"].toBool());
        QVERIFY(window.waitForRest()); // the board swings on
    }
    const WindowLeft left = WindowLeft::fromMap(savedWindow());
    QCOMPARE(left.place.size(), QSize(1100, 700));
    const auto number = [](const QVariant& place, const char* name) { return place.toMap()[name].toDouble(); };
    GameWindow next;
    next.makeSmall();
    next.remember(left.camera);
    QCOMPARE(next.open(gameOn("stack10"), GameWindow::Dialogs::Silent), QString());
    const QVariant place = next.window()->property("cameraPlace").value<QJSValue>().toVariant();
    for (const char* name : {"yaw", "pitch", "zoom", "x", "z"})
        QVERIFY2(std::abs(number(place, name) - number(left.camera, name)) < 1e-6, name);
    QVERIFY(std::abs(number(place, "yaw")) > 1);
}

void PreferencesWindowTest::damageToTheSettingsIsToldUntilItIsRead()
{
    QSettings().setValue("theme", "pink");
    GameWindow window;
    window.makeSmall();
    window.gameTable().keepIn({m_folder->path() + "/records", m_folder->path() + "/state"});
    QCOMPARE(window.open(gameOn("stack10"), GameWindow::Dialogs::Silent), QString());
    const QString problem = window.gameTable().notices()->settings();
    QVERIFY(problem.contains("pink"));
    // Another setting is saved, which leaves nothing damaged; a tile is laid.
    window.preferences().setProperty("theme", "dark");
    window.gameTable().notices()->reportSettings({});
    window.key(Qt::Key_A);
    QTest::qWait(300);
    QCOMPARE(window.gameTable().notices()->settings(), problem);
    for (QQuickItem* button : window.itemsNamed("hideButton"))
        if (button->isVisible())
            QTest::mouseClick(window.window(), Qt::LeftButton, {}, button->mapToScene({8, 8}).toPoint());
    QTRY_COMPARE(window.gameTable().notices()->settings(), QString());
}

const NamedTest named("preferences_window", [](int argc, char** argv) {
    return testInWindows<PreferencesWindowTest>(argc, argv, Frames::Drawn);
});

} // namespace storeys::test::preferences_window_test

#include "preferences_window_test.moc"
