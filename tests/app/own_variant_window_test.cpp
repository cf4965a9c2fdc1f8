// A game by a variant of the player's own in the real window, from the list of a new game to its record.

#include "game_window.h"
#include "test_program.h"

#include "table/start/own_variants.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace storeys::test::own_variant_window_test {

class OwnVariantWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void aListedFileIsPlayed();
};

void OwnVariantWindowTest::aListedFileIsPlayed()
{
    const QTemporaryDir folder;
    const QString variants = folder.filePath("records/variants");
    QVERIFY(QDir().mkpath(variants));
    QVERIFY(QFile::copy(STOREYS_TEST_DATA "/variants/cottage.json", variants + "/cottage.json"));
    QVERIFY(QFile::copy(STOREYS_TEST_DATA "/variants/spoilt.json", variants + "/spoilt.json"));
    GameWindow game;
    GameTable& table = game.gameTable();
    table.keepIn(StorePlaces::under(folder.path()));
    QCOMPARE(game.open(), QString());
    QVERIFY(game.waitForDialog("New game"));
    QVERIFY(game.item("refusedVariants")->property("text").toString().contains("spoilt.json: /rack: "));

    QVERIFY(game.click("ownVariantPicker"));
    QTRY_VERIFY(game.item("ownVariantPicker")->property("popup").value<QObject*>()->property("opened").toBool());
    game.key(Qt::Key_Down);
    game.key(Qt::Key_Return);
    QTRY_COMPARE(game.dialog()->property("variant").toString(), variants + "/cottage.json");
    QVERIFY(game.click("startButton"));
    QTRY_VERIFY(table.live()->isThere() && !game.dialog());
    QCOMPARE(variantName(table.game()->position().variant(), false), "Cottage");
    QCOMPARE(table.view()->shape().rows, 6);

    QTRY_VERIFY(table.view()->mayAct());
    const int before = table.view()->turns()->count();
    const auto best = game.bestPlay();
    QVERIFY(best && game.lay(*best));
    game.key(Qt::Key_Return);
    QTRY_VERIFY(table.view()->turns()->count() >= before + 2); // the computer has answered
    QVERIFY(table.records()->recordText().contains("#variant-data {\"id\":\"cottage\","));
}

const NamedTest named("own_variant_window", testInWindows<OwnVariantWindowTest>);

} // namespace storeys::test::own_variant_window_test

#include "own_variant_window_test.moc"
