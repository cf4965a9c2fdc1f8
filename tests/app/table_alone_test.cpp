// The table without a window: two computers play a game to its end. This program links nothing that draws or sounds.

#include "test_program.h"

#include "patience.h"
#include "table/game_table.h"
#include "table/start/game_start.h"

#include <QCoreApplication>
#include <QTest>

namespace storeys::table_alone_test {

class TableAloneTest : public QObject
{
    Q_OBJECT

private slots:
    void twoComputersPlayToTheEnd();
    void thereIsNoWindowToDrawIn();
};

void TableAloneTest::twoComputersPlayToTheEnd()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameStart start = GameStart::usual();
    start.seats = {{"Ann", "greedy"}, {"Bo", "greedy"}};
    QCOMPARE(table.choices()->start(start), QString());
    QTRY_VERIFY(table.live()->isOver());
    QCOMPARE(table.view()->turns()->count(), static_cast<int>(table.game()->turns().size()));
}

void TableAloneTest::thereIsNoWindowToDrawIn()
{
    for (const char* library : {"libQt6Gui", "libQt6Quick.", "libQt6Multimedia"}) {
        QFile maps("/proc/self/maps");
        QVERIFY(maps.open(QIODevice::ReadOnly));
        QVERIFY2(!maps.readAll().contains(library), library);
    }
}

const NamedTest named("table_alone", runTest<TableAloneTest>);

} // namespace storeys::table_alone_test

#include "table_alone_test.moc"
