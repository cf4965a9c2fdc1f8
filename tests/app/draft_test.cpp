// Tiles laid one after the other: what more tiles can still make a play is no fault, what they can't is one.

#include "table_games.h"
#include "test_program.h"

#include "lexicon/lexicon.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "table/tiles/draft_play.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys::draft_test {

namespace {

// MOOD in the middle, M under a W: 3D across on the start squares.
constexpr const char* mood = "10/10/10/10/3(MW)OOD3/10/10/10/10/10";
constexpr const char* empty = "10/10/10/10/10/10/10/10/10/10";

Position positionOf(const std::string& board, const std::string& rack)
{
    const DataPlace data(STOREYS_DATA_DIR);
    const Variant variant = *data.variant("stack10");
    Position position;
    position.book = std::make_shared<const RuleBook>(
        RuleBook{variant, variant.houseRules, *openLexicon("standard", variant.tiles.alphabet, data.lexicon("en"))});
    position.board = *readBoardText(board, variant, variant.houseRules.stackLimit);
    position.seats.resize(2);
    position.seats[0].rack = readHeld(rack, variant)->rack;
    return position;
}

// Lays the tiles of a play as play text, dots aside; some of it may be off what the rules allow.
void layAll(DraftPlay& draft, const std::string& play, const Position& position)
{
    const Play laid = *readPlayText(play, position.variant().tiles);
    for (const Placement& placement : laid.placements)
        draft.lay({placement, draft.count()}, position);
}

} // namespace

class DraftTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aDraftIsWrongWhereNoMoreTilesHelp_data();
    void aDraftIsWrongWhereNoMoreTilesHelp();
    void everyLegalPlayIsOnTheWayFromItsFirstTileOn();
    void playRefusesWhatIsOnTheWayUntilItChanges();
    void tilesOnTheWayCarryNoFault();
    void aRefusalIsSpokenAndOffersTheNearestPlay();
};

void DraftTest::aDraftIsWrongWhereNoMoreTilesHelp_data()
{
    QTest::addColumn<std::string>("board");
    QTest::addColumn<std::string>("rack");
    QTest::addColumn<std::string>("play");
    QTest::addColumn<QString>("state");
    const std::string first = empty, later = mood;
    QTest::newRow("first tile on a start square")
        << first << std::string("CATSEIO") << std::string("5E C") << "onTheWay";
    QTest::newRow("first tile near a start square")
        << first << std::string("CATSEIO") << std::string("5B C") << "onTheWay";
    QTest::newRow("first tile out of reach") << first << std::string("CATSEIO") << std::string("1A C") << "impossible";
    QTest::newRow("no tile left to reach it") << first << std::string("CAT") << std::string("5A CAT") << "impossible";
    QTest::newRow("one tile is all there is") << first << std::string("C") << std::string("5E C") << "impossible";
    QTest::newRow("a play") << first << std::string("CATSEIO") << std::string("5E CAT") << "playable";
    QTest::newRow("letters of a longer word") << first << std::string("CATSEIO") << std::string("5E TCA") << "onTheWay";
    QTest::newRow("no word and no tile left") << first << std::string("TCA") << std::string("5E TCA") << "impossible";
    QTest::newRow("a gap that can be filled") << first << std::string("CATSEIO") << std::string("5E C.T") << "onTheWay";
    QTest::newRow("a gap that can't") << first << std::string("CT") << std::string("5E C.T") << "impossible";
    QTest::newRow("away from the tiles, within reach")
        << later << std::string("CATSEIO") << std::string("1D C") << "onTheWay";
    QTest::newRow("away from the tiles, out of reach")
        << later << std::string("CAT") << std::string("1A C") << "impossible";
    QTest::newRow("a letter on the same letter")
        << later << std::string("WATSEIO") << std::string("5D W") << "impossible";
    QTest::newRow("a wrong crossing word, tiles in line")
        << later << std::string("VVTSEIO") << std::string("6E VV") << "impossible";
    QTest::newRow("a whole word covered") << later << std::string("FEEL") << std::string("5D FEEL") << "impossible";
    QTest::newRow("an S alone behind a word") << later << std::string("CATSEIO") << std::string("5H S") << "onTheWay";
    QTest::newRow("an S alone, nothing else") << later << std::string("S") << std::string("5H S") << "impossible";
}

void DraftTest::aDraftIsWrongWhereNoMoreTilesHelp()
{
    QFETCH(const std::string, board);
    QFETCH(const std::string, rack);
    QFETCH(const std::string, play);
    QFETCH(const QString, state);
    const Position position = positionOf(board, rack);
    DraftPlay draft;
    layAll(draft, play, position);
    QCOMPARE(draft.state(), state);
    QCOMPARE(draft.isWrong(), state == "impossible");
    QCOMPARE(draft.faults(position.board).empty(), state != "impossible");
}

// Whatever is laid first: a play that is there is never called impossible before it is whole.
void DraftTest::everyLegalPlayIsOnTheWayFromItsFirstTileOn()
{
    for (const char* board : {empty, mood}) {
        const Position position = positionOf(board, "SEATRIN");
        for (const FoundPlay& found : allPlays(position)) {
            std::vector<Placement> placements = found.toPlay().placements;
            for (int turned = 0; turned < 2; ++turned, std::ranges::reverse(placements)) {
                DraftPlay draft;
                for (const Placement& placement : placements) {
                    draft.lay({placement, draft.count()}, position);
                    QVERIFY2(!draft.isWrong(), qPrintable(draft.reason()));
                }
                QVERIFY(draft.isLegal());
            }
        }
    }
}

void DraftTest::playRefusesWhatIsOnTheWayUntilItChanges()
{
    auto table = tableWith(gameOf("Ann"));
    DraftPlay& draft = *table->view()->draft();
    QCOMPARE(draft.state(), "empty");
    QVERIFY(table->view()->lay(0, 44));
    QCOMPARE(draft.state(), "onTheWay");
    QCOMPARE(table->view()->marks()[44], 2);
    QSignalSpy refused(&draft, &DraftPlay::refused);
    table->view()->play();
    QCOMPARE(refused.count(), 1);
    QCOMPARE(draft.state(), "refused");
    QVERIFY(!draft.reason().isEmpty());
    QCOMPARE(table->view()->marks()[44], 3);
    QCOMPARE(table->view()->turns()->count(), 0);
    table->retell(); // in another language it is as wrong
    QCOMPARE(draft.state(), "refused");
    QVERIFY(table->view()->relay(44, 45));
    QCOMPARE(draft.state(), "onTheWay");
    QCOMPARE(table->view()->marks()[45], 2);
}

void DraftTest::tilesOnTheWayCarryNoFault()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(table->view()->lay(0, 44));
    QVERIFY(table->view()->lay(1, 46)); // with a gap
    QCOMPARE(table->view()->draft()->state(), "onTheWay");
    QVERIFY(table->view()->faults().isEmpty());
    table->view()->play();
    QCOMPARE(table->view()->faults(), QList<int>{45});
    table->view()->takeBack(46);
    QVERIFY(table->view()->lay(1, 55)); // in no line with the other
    QCOMPARE(table->view()->draft()->state(), "impossible");
    QCOMPARE(table->view()->faults(), (QList<int>{44, 55}));
    QCOMPARE(table->view()->marks()[55], 3);
}

void DraftTest::aRefusalIsSpokenAndOffersTheNearestPlay()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(table->view()->lay(0, 44));
    QTest::qWait(20);
    QVERIFY(!table->announcer()->text().contains("at least two tiles"));
    QVERIFY(!table->nearest()->isThere());
    table->view()->play();
    QTRY_VERIFY(table->announcer()->text().contains("at least two tiles"));
    QTRY_VERIFY(table->nearest()->isThere());
    QSignalSpy told(table->announcer(), &Announcer::said);
    table->view()->play(); // asked again, told again
    QTRY_COMPARE(told.count(), 1);
}

const NamedTest named("draft", runTest<DraftTest>);

} // namespace storeys::draft_test

#include "draft_test.moc"
