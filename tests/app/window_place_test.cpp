// Where the window goes on a screen.

#include "test_program.h"

#include "desktop/program/window_memory.h"

#include <QTest>

namespace storeys::window_place_test {

class WindowPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowFitsItsScreen_data();
    void theWindowFitsItsScreen();
    void aWindowComesWhereItWas_data();
    void aWindowComesWhereItWas();
    void howAWindowWasLeftIsReadBack();
};

void WindowPlaceTest::theWindowFitsItsScreen_data()
{
    QTest::addColumn<QRect>("available");
    QTest::addColumn<QMargins>("frame");
    QTest::addColumn<QSize>("expected");
    const QMargins none, frame(1, 37, 1, 1);
    QTest::newRow("large") << QRect(0, 0, 1920, 1080) << frame << QSize(1280, 800);
    QTest::newRow("as large") << QRect(0, 0, 1280, 800) << none << QSize(1280, 800);
    QTest::newRow("with a frame") << QRect(0, 0, 1280, 800) << frame << QSize(1278, 762);
    QTest::newRow("low, with a panel") << QRect(0, 27, 1366, 741) << frame << QSize(1280, 703);
    QTest::newRow("narrow, second screen") << QRect(1920, 0, 1080, 1920) << none << QSize(1080, 800);
    QTest::newRow("1080p at 200 %") << QRect(0, 0, 960, 540) << frame << QSize(958, 502);
    QTest::newRow("800 x 600") << QRect(0, 0, 800, 600) << frame << QSize(798, 562);
    QTest::newRow("smaller than the least") << QRect(0, 20, 640, 460) << frame << QSize(638, 422);
    QTest::newRow("1366 x 768 at 200 %") << QRect(0, 0, 683, 384) << none << QSize(683, 384);
}

void WindowPlaceTest::theWindowFitsItsScreen()
{
    QFETCH(QRect, available);
    QFETCH(QMargins, frame);
    QFETCH(QSize, expected);
    const QRect place = windowPlace({1280, 800}, {760, 500}, available, frame);
    QCOMPARE(place.size(), expected);
    QVERIFY(available.contains(place + frame));
}

void WindowPlaceTest::aWindowComesWhereItWas_data()
{
    QTest::addColumn<QRect>("left");
    QTest::addColumn<QRect>("expected");
    QTest::newRow("as it was") << QRect(100, 60, 1100, 700) << QRect(100, 60, 1100, 700);
    QTest::newRow("on the second screen") << QRect(2000, 10, 1200, 800) << QRect(2000, 10, 1200, 800);
    QTest::newRow("partly outside") << QRect(-200, -10, 1100, 700) << QRect(0, 0, 1100, 700);
    QTest::newRow("on a screen that is gone") << QRect(5000, 100, 1200, 800) << QRect(360, 140, 1200, 800);
    QTest::newRow("larger than its screen now") << QRect(0, 0, 1900, 1300) << QRect(10, 0, 1900, 1080);
}

void WindowPlaceTest::aWindowComesWhereItWas()
{
    QFETCH(QRect, left);
    const QList<QRect> screens{{0, 0, 1920, 1080}, {1920, 0, 1600, 900}};
    WindowLeft window;
    window.place = left;
    QTEST(window.placeOn(screens, {1024, 640}), "expected");
}

void WindowPlaceTest::howAWindowWasLeftIsReadBack()
{
    WindowLeft left;
    left.place = {10, 20, 1100, 700};
    left.camera = {{"preset", "low"}, {"zoom", 0.5}};
    for (const auto visibility : {QWindow::Windowed, QWindow::Maximized, QWindow::FullScreen}) {
        left.visibility = visibility;
        const WindowLeft read = WindowLeft::fromMap(left.toMap());
        QCOMPARE(read.place, left.place);
        QCOMPARE(read.visibility, visibility);
        QCOMPARE(read.camera, left.camera);
    }
    const WindowLeft nothing = WindowLeft::fromMap({{"state", "minimised"}, {"width", -5}});
    QVERIFY(nothing.place.isNull());
    QCOMPARE(nothing.visibility, QWindow::Windowed);
}

const NamedTest named("window_place", runTest<WindowPlaceTest>);

} // namespace storeys::window_place_test

#include "window_place_test.moc"
