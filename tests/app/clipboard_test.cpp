// What goes from a game to the clipboard and comes from there, and files that are opened together.

#include "desktop/program/clipboard.h"
#include "playing.h"
#include "record/board_text.h"
#include "table_games.h"
#include "test_program.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace storeys::test::clipboard_test {

namespace {

const QString emptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

QString rackOf(const GameTable& table, int seat)
{
    const Position& position = table.game()->position();
    return QString::fromStdString(rackText(position.seats[seat].rack, position.variant().tiles.alphabet));
}

QString contentOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
}

} // namespace

class ClipboardTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void textAndFilesAreTaken();

    // ---- positions
    void aFlatPositionIsCopiedAsOtherProgramsReadIt();
    void theRackOfAnotherIsNotCopied();
    void aPlayThatWasTakenBackIsNoScorelessTurn();
    void whereTilesStackBoardAndRackAreCopied();

    // ---- records
    void aCopiedRecordGoesOnWherePasted();
    void aRecordInAnyEncodingIsCopiedAndPasted_data();
    void aRecordInAnyEncodingIsCopiedAndPasted();
    void whatIsNoRecordIsRefusedAndTheGameGoesOn();

    // ---- files
    void filesChosenTogetherAreListed();
    void doubtsAboutFilesOfOthersAreCounted();
};

void ClipboardTest::textAndFilesAreTaken()
{
    Clipboard::put("8D MÖÖD");
    QCOMPARE(Clipboard::text(), "8D MÖÖD");
    QVERIFY(Clipboard::files().isEmpty());
    auto* files = new QMimeData;
    files->setUrls({QUrl("file:///tmp/a%20b.gcg"), QUrl("https://example.org/c.gcg"),
                    QUrl("file:///tmp/caf%E9.gcg")}); // its name is not in UTF-8
    QGuiApplication::clipboard()->setMimeData(files);
    QCOMPARE(Clipboard::files(), QStringList({"/tmp/a b.gcg", fileOfUrl("file:///tmp/caf%E9.gcg")}));
    QVERIFY(!Clipboard::files()[1].contains(QChar::ReplacementCharacter));
}

void ClipboardTest::aFlatPositionIsCopiedAsOtherProgramsReadIt()
{
    auto table = tableWith(gameOf("Ann,Bo", 7, "cross15"));
    const QString start = emptyBoard + ' ' + rackOf(*table, table->live()->mover()) + "/ 0/0 0";
    QCOMPARE(table->records()->copiedPosition(), start);
    QVERIFY(playBest(*table));
    const Position& position = table->game()->position();
    const int next = table->live()->mover();
    const auto points = std::to_string(position.seats[1 - next].points.value);
    const auto read = readCgp(table->records()->copiedPosition().toStdString(), position.variant(), 1);
    QVERIFY(read);
    QVERIFY(read->board == position.board && read->racks[0].rack == position.toMove().rack);
    QVERIFY(table->records()->copiedPosition().endsWith(
        QString::fromStdString(" 0/" + points + " 0").prepend(rackOf(*table, next) + '/')));
    table->view()->pass();
    table->view()->pass();
    QVERIFY(table->records()->copiedPosition().endsWith(QString::fromStdString(" 0/" + points + " 2")));
    table->view()->look()->show(0);
    QCOMPARE(table->records()->copiedPosition(), start);
}

void ClipboardTest::theRackOfAnotherIsNotCopied()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy", 3, "cross15"));
    QTRY_COMPARE(table->live()->mover(), 0);
    table->view()->pass();
    QCOMPARE(table->live()->mover(), 1); // the computer has not answered yet
    QCOMPARE(table->records()->copiedPosition().section(' ', 1, 1), '/' + rackOf(*table, 0));

    auto covered = tableWith(gameOf("Ann,Bo", 3, "cross15"));
    covered->live()->screen()->setHandOver(true);
    QVERIFY(covered->live()->screen()->isCovered());
    QCOMPARE(covered->records()->copiedPosition(), emptyBoard + " / 0/0 0");
    covered->live()->screen()->uncover();
    QCOMPARE(covered->records()->copiedPosition().section(' ', 1, 1), rackOf(*covered, covered->live()->mover()) + '/');
}

void ClipboardTest::aPlayThatWasTakenBackIsNoScorelessTurn()
{
    GameStart start = gameOf("Ann,Bo", 7, "cross15");
    start.houseRules["mode"] = "challenge";
    auto table = tableWith(start);
    table->view()->pass();
    const int mover = table->live()->mover();
    const Rack rack = table->game()->position().toMove().rack;
    Play nonsense;
    for (const Tile tile : rack.tiles())
        nonsense.placements.push_back(
            {{7, 7 + static_cast<int>(nonsense.placements.size())}, tile.isBlank() ? Tile::blankAs(0) : tile});
    QVERIFY(lay(*table, nonsense));
    table->view()->play();
    table->flow()->challenge(1 - mover, table->live()->turnCount() - 1);
    QVERIFY(table->game()->turns().back().isWithdrawal());
    QVERIFY(table->records()->copiedPosition().endsWith(table->live()->mover() == mover ? " 0/0 1" : " 0/0 2"));
}

void ClipboardTest::whereTilesStackBoardAndRackAreCopied()
{
    auto table = tableWith(gameOf("Ann,Bo", 7));
    const QString board = "10/10/10/10/10/10/10/10/10/10";
    QCOMPARE(table->records()->copiedPosition(),
             board + ' ' + rackOf(*table, table->live()->mover()).replace("Q", "[QU]"));
}

void ClipboardTest::aCopiedRecordGoesOnWherePasted()
{
    auto table = tableWith(gameOf("Ann,Bo", 7));
    QVERIFY(playBest(*table));
    auto other = tableWith(gameOf("Cid,Dan", 8, "cross15"));
    QCOMPARE(other->records()->openText(table->records()->copiedRecord()), QString());
    QVERIFY(!other->live()->isLookOnly());
    QCOMPARE(other->records()->recordText(), table->records()->recordText());
    QVERIFY(playBest(*other));
}

void ClipboardTest::aRecordInAnyEncodingIsCopiedAndPasted_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<bool>("latin1");
    QTest::newRow("nothing said") << QByteArray() << true;
    QTest::newRow("Latin-1") << QByteArray("#character-encoding ISO-8859-1\r\n") << true;
    QTest::newRow("UTF-8") << QByteArray("#character-encoding UTF-8\n") << false;
    QTest::newRow("marked") << QByteArray("\xef\xbb\xbf#character-encoding UTF-8\n") << false;
}

void ClipboardTest::aRecordInAnyEncodingIsCopiedAndPasted()
{
    QFETCH(const QByteArray, head);
    QFETCH(const bool, latin1);
    const QString rest = "#player1 josé José\n#player2 bo Bo\n>josé: HORN 8F HORN +14 14\n";
    const QTemporaryDir folder;
    const QString file = folder.filePath("game.gcg");
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(head + (latin1 ? rest.toLatin1() : rest.toUtf8())) > 0);
    written.close();
    auto table = tableWith(gameOf("Ann,Bo"));
    QCOMPARE(table->records()->open(file), QString());
    const QString copied = table->records()->copiedRecord();
    QCOMPARE(copied, (head.isEmpty() ? QString() : QString("#character-encoding UTF-8\n")) + rest);

    // The text may say what encoding it was in as a file.
    for (const QString& text : {copied, "#character-encoding ISO-8859-1\n" + rest}) {
        auto other = tableWith(gameOf("Ann,Bo"));
        QCOMPARE(other->records()->openText(text), QString());
        QVERIFY(other->live()->isLookOnly());
        QCOMPARE(other->game()->setup().players[0], std::string("José"));
        const QString saved = folder.filePath("saved.gcg");
        QCOMPARE(other->records()->exportTo(saved), QString());
        QVERIFY(contentOf(saved).endsWith(rest));
        QVERIFY(!contentOf(saved).contains("ISO"));
    }
}

void ClipboardTest::whatIsNoRecordIsRefusedAndTheGameGoesOn()
{
    auto table = tableWith(gameOf("Ann,Bo", 7));
    QVERIFY(playBest(*table));
    const QByteArray before = table->records()->recordText();
    const auto pasted = [&](const QString& text) { return table->records()->openText(text); };
    QCOMPARE(pasted(""), "There is no text on the clipboard.");
    QCOMPARE(pasted(" \n"), "There is no text on the clipboard.");
    QCOMPARE(pasted("Dear Ann, …"), "Clipboard: This is not a game record (GCG).");
    QCOMPARE(pasted(QString(5'000'000, 'a')), "The text on the clipboard is too large for a game record.");
    for (const QString& position :
         {emptyBoard, emptyBoard + " AB/ 0/0 0 lex NWL20;\n",
          QString("15/15/15/15/15/15/15/6TÜR6/15/15/15/15/15/15/15 AEINRST/ 16/0 0 lex RD28; ld german;"),
          table->records()->copiedPosition()})
        QCOMPARE(pasted(position), "There is a position on the clipboard. Only game records can be pasted here.");
    const QString wrong = "#player1 a A\n#player2 b B\n#variant cross15\n>a: HORN 8F HORN +13 13\n";
    QVERIFY(pasted(wrong).startsWith("Clipboard: Line 4: "));
    QVERIFY(table->records()->refusal().startsWith("Clipboard: Line 4: "));
    QCOMPARE(table->records()->recordText(), before);
    QVERIFY(table->view()->mayAct());
    table->records()->openAsWritten();
    QVERIFY(table->live()->isLookOnly());
    QCOMPARE(table->records()->recordText(), wrong.toUtf8());
}

void ClipboardTest::filesChosenTogetherAreListed()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    GameShelf& shelf = *table->records()->shelf();
    const QTemporaryDir folder;
    const QString bad = folder.filePath("bad.gcg");
    QFile written(bad);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write("nothing") > 0);
    written.close();
    const QString flat = STOREYS_GAMES_DIR "/two-cross15.gcg", stacked = STOREYS_GAMES_DIR "/two-stack10.gcg";
    const auto files = [&] {
        QStringList names;
        for (const SavedGame& game : shelf.chosen())
            names += game.file;
        return names;
    };
    QVERIFY(files().isEmpty());
    shelf.choose({flat, bad, folder.path()});
    QCOMPARE(files(), QStringList({flat, bad, folder.path()}));
    QCOMPARE(shelf.chosen()[0].variant, "cross15");
    QCOMPARE(shelf.chosen()[0].problem, QString());
    QCOMPARE(shelf.chosen()[1].problem, bad + ": This is not a game record (GCG).");
    QVERIFY(shelf.chosen()[2].problem.contains(folder.path()));
    shelf.choose({stacked, bad});
    QCOMPARE(files(), QStringList({stacked, bad, flat, folder.path()}));
    QVERIFY(QFile::remove(bad));
    shelf.refresh();
    QVERIFY(shelf.chosen()[1].problem.startsWith("Cannot read " + bad));
    QVERIFY(shelf.unfinished().isEmpty());
}

void ClipboardTest::doubtsAboutFilesOfOthersAreCounted()
{
    auto table = tableWith(gameOf("Ann,Bo"));
    GameShelf& shelf = *table->records()->shelf();
    const QString others = STOREYS_TEST_DATA "/records-of-others/";
    shelf.choose({others + "tie-end.gcg", others + "no-totals.gcg", others + "rack-contradicts-play.gcg"});
    for (const int doubts : {0, 1, 2}) {
        const SavedGame game = shelf.chosen()[doubts];
        QCOMPARE(game.doubts, doubts);
        QCOMPARE(game.problem, QString());
    }
}

const NamedTest named("clipboard", runTest<ClipboardTest, QGuiApplication>);

} // namespace storeys::test::clipboard_test

#include "clipboard_test.moc"
