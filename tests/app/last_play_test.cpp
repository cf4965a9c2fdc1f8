// Whether the last play is seen on the board, in pictures of the window (complaints.md, 7 and 8).

#include "game_window.h"
#include "test_program.h"

#include <algorithm>
#include <cmath>

namespace storeys::test::last_play_test {

namespace {

// As for WCAG: 1 to 21, of two colours, by their lightness alone.
double contrast(QColor a, QColor b)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const auto luminance = [&](const QColor& c) {
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one / other, other / one);
}

// Of a square's picture without its middle, the share that differs between two pictures by 3:1 and more.
double shareThatDiffers(const QImage& before, const QImage& after, QPoint middle, int halfCell)
{
    int all = 0, differing = 0;
    for (int y = -halfCell; y <= halfCell; ++y)
        for (int x = -halfCell; x <= halfCell; ++x) {
            if (std::max(std::abs(x), std::abs(y)) < halfCell * 0.65)
                continue;
            ++all;
            differing +=
                contrast(before.pixelColor(middle + QPoint(x, y)), after.pixelColor(middle + QPoint(x, y))) >= 3;
        }
    return double(differing) / all;
}

} // namespace

class LastPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastPlayIsSeenWithoutColour_data();
    void theLastPlayIsSeenWithoutColour();
};

// A tile of the last play beside the same tile a turn later.
void LastPlayTest::theLastPlayIsSeenWithoutColour_data()
{
    QTest::addColumn<QString>("theme");
    for (const char* theme : {"light", "dark", "contrast"})
        QTest::newRow(theme) << theme;
}

void LastPlayTest::theLastPlayIsSeenWithoutColour()
{
    QFETCH(QString, theme);
    GameWindow window;
    window.makeSmall();
    GameStart start;
    start.variant = "stack8";
    start.seats = GameStart::seatsFromText("Ada:greedy,You");
    start.houseRules["first-player"] = "listed";
    start.seed = 3;
    QCOMPARE(window.open(start), QString());
    for (const auto& [name, value] : {std::pair("theme", theme), {"showSpeed", "off"}, {"quality", "low"}})
        QVERIFY(window.preferences().show(name, value));
    GameTable& table = window.gameTable();
    const auto picture = [&] { return window.waitForRest() ? window.window()->grabWindow() : QImage(); };
    QTRY_VERIFY(table.view()->mayAct());
    const auto marksBefore = table.view()->marks();
    const auto stacksBefore = table.view()->stacks();
    const QImage before = picture();
    const auto play = window.bestPlay();
    QVERIFY(play && window.lay(*play));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(table.view()->turns()->count() == 3 && table.view()->mayAct());
    const QImage after = picture();
    const int halfCell = (window.topOf(1).x() - window.topOf(0).x()) / 2;
    int compared = 0;
    for (int square = 0; square < marksBefore.size(); ++square) {
        if (marksBefore[square] != 1 || table.view()->marks()[square] != 0
            || table.view()->stacks()[square] != stacksBefore[square])
            continue;
        ++compared;
        const double share = shareThatDiffers(before, after, window.topOf(square), halfCell);
        QVERIFY2(share > 0.1, qPrintable(QString("square %1: %2").arg(square).arg(share)));
    }
    QVERIFY(compared > 0);
    QCOMPARE(shareThatDiffers(before, after, window.topOf(0), halfCell), 0.0); // an empty square, far away
}

const NamedTest named("last_play",
                      [](int argc, char** argv) { return testInWindows<LastPlayTest>(argc, argv, Frames::Drawn); });

} // namespace storeys::test::last_play_test

#include "last_play_test.moc"
