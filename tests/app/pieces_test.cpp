// Yellow blanks and blockers in the hand of a person: the reserve beside the rack, laying, taking back, typing, and what
// is noted of them.

#include "game_fixture.h"
#include "table_games.h"
#include "test_program.h"

#include "table/store/table_note.h"
#include "table/text/square_text.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys::pieces_test {

class PiecesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    void theReserveLiesBesideTheRack();
    void aYellowBlankIsLaidAndPlayed();
    void aBlockerGoesDownWithAWord();
    void aBlockerIsRefusedWhereNoneMayLie();
    void squaresThatTakeNoBlockerAreKnown();
    void whatIsLeftOnThePilesIsKnown();
    void whatIsCollectedFliesToItsHeap();
    void aBlockerThatThePlayCollectsCanBeLaidAtOnce();
    void keysLayPieces();
    void aPlayAsTextHasPieces();
    void theNoteOfTheTableHasPieces();
    void aNoteOfVersionOneHasYellowBlanksInCircles();
    void whatLiesUnderATileIsTold();
    void aBlockerThatGoesIsTold();
    void aBlockerIsTakenOffByAKeyThatThePanelNames();
    void aSquareIsReadWithWhatIsAroundItWithoutAScreenReader();
    void everySymbolIsReadAsItIsWritten();

private:
    [[nodiscard]] TableView& view() { return *m_fixture->table()->view(); }
    [[nodiscard]] TypingCursor& cursor() { return *m_fixture->table()->cursor(); }
    [[nodiscard]] int squareOf(const char* name) const
    {
        return (QString(name).mid(1).toInt() - 1) * 15 + (name[0] - 'A');
    }
    // The symbol of a yellow blank that stands for the letter.
    [[nodiscard]] QString yellow(const char* letter)
    {
        const Alphabet& alphabet = view().live().position().variant().tiles.alphabet;
        return symbolText(alphabet, Tile::reserveAs(*alphabet.letterOf(letter)));
    }
    // The heap's count; -1 without the heap.
    [[nodiscard]] int held(const QString& symbol)
    {
        for (const ReserveHeap& heap : view().reserve())
            if (heap.symbol == symbol)
                return heap.count;
        return -1;
    }

    std::unique_ptr<test::GameFixture> m_fixture;
};

// CAT lies across from H8: the star; the person holds two yellow blanks and a blocker.
void PiecesTest::init()
{
    QStringList stacks(225);
    stacks[squareOf("H8")] = "C";
    stacks[squareOf("I8")] = "A";
    stacks[squareOf("J8")] = "T";
    m_fixture = std::make_unique<test::GameFixture>();
    m_fixture->setProperty("variant", "blanks-blockers");
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "SEINORD**#");
    m_fixture->begin();
}

void PiecesTest::theReserveLiesBesideTheRack()
{
    QCOMPARE(view().rack().size(), 7);
    QCOMPARE(view().reserve().size(), 2);
    QCOMPARE(view().reserve()[0], (ReserveHeap{"*", 7, 2}));
    QCOMPARE(view().reserve()[1], (ReserveHeap{"#", 8, 1}));
    QCOMPARE(view().symbolAt(7), "*");
    QCOMPARE(view().symbolAt(9), "");
    const auto flat = tableWith(gameOf("Ann,Bo", 1, "cross15"));
    QVERIFY(flat->view()->reserve().isEmpty());
}

void PiecesTest::aYellowBlankIsLaidAndPlayed()
{
    QVERIFY(!view().lay(7, squareOf("K8"))); // it needs a letter
    QVERIFY(view().lay(7, squareOf("K8"), "S"));
    QCOMPARE(held("*"), 1);
    QCOMPARE(view().stacks()[squareOf("K8")], yellow("S"));
    QVERIFY(view().canPlay());
    QCOMPARE(view().draft()->score(), 5); // a yellow blank counts nothing
    QVERIFY(view().relay(squareOf("K8"), squareOf("K8"), "T"));
    QCOMPARE(view().stacks()[squareOf("K8")], yellow("T"));
    view().takeBackAll();
    QCOMPARE(held("*"), 2);

    QVERIFY(view().lay(7, squareOf("K8"), "S"));
    view().play();
    QCOMPARE(view().live().position().seats[0].reserve, (Reserve{1, 1}));
    QCOMPARE(view().stacks()[squareOf("K8")], yellow("S"));
}

void PiecesTest::aBlockerGoesDownWithAWord()
{
    QVERIFY(view().lay(8, squareOf("A1")));
    QCOMPARE(held("#"), 0);
    QCOMPARE(view().stacks()[squareOf("A1")], "#");
    QCOMPARE(view().draft()->state(), "onTheWay");
    QVERIFY(!view().draft()->reason().isEmpty());
    QVERIFY(!view().canPlay());
    QVERIFY(view().lay(view().rack().indexOf("S"), squareOf("K8")));
    QVERIFY(view().canPlay());
    QCOMPARE(view().draft()->effects().size(), 1);
    QVERIFY(view().relay(squareOf("A1"), squareOf("B1")));
    QCOMPARE(view().stacks()[squareOf("A1")], "");
    view().play();
    QVERIFY(view().live().position().board.isBlocked({0, 1}));
    QCOMPARE(view().stacks()[squareOf("B1")], "#");
}

void PiecesTest::aBlockerIsRefusedWhereNoneMayLie()
{
    QVERIFY(!view().refusal(8, -1, squareOf("H8")).isEmpty());
    QVERIFY(view().refusal(8, -1, squareOf("B2")).isEmpty());
    QVERIFY(view().lay(8, squareOf("B2")));
    QVERIFY(!view().refusal(view().rack().indexOf("S"), -1, squareOf("B2")).isEmpty()); // one piece a square
    QVERIFY(!view().refusal(8, -1, squareOf("B3")).isEmpty());                          // it was the only one
}

void PiecesTest::squaresThatTakeNoBlockerAreKnown()
{
    const QList<int> word{squareOf("H8"), squareOf("I8"), squareOf("J8")};
    QCOMPARE(view().refusedSquares(8, -1), word);
    QVERIFY(view().lay(8, squareOf("B2")));
    QCOMPARE(view().refusedSquares(-1, squareOf("B2")), word); // its own square takes it
    QCOMPARE(view().refusedSquares(8, -1).size(), 225);        // none is left
}

void PiecesTest::whatIsLeftOnThePilesIsKnown()
{
    const Reserve pile = view().live().position().pile;
    QCOMPARE(view().stock().blanks, pile.blanks);
    QCOMPARE(view().stock().blockers, pile.blockers);
    QCOMPARE(view().stock().cards, -1);
    QCOMPARE(view().stock().rounds, -1);
    const auto flat = tableWith(gameOf("Ann,Bo", 1, "cross15"));
    QCOMPARE(flat->view()->stock(), (TableStock{flat->live()->position().bag.size()}));
    const auto race = tableWith(gameOf("Ann,Bo", 1, "bust-out"));
    QCOMPARE(race->view()->stock().cards, 15);
    const auto paths = tableWith(gameOf("Ann,Bo", 1, "free-for-all"));
    QCOMPARE(paths->view()->stock().rounds, 3);
    QCOMPARE(paths->view()->stock().round, 1);
    paths->view()->pass();
    QCOMPARE(paths->view()->stock().round, 1);
    paths->view()->pass();
    QCOMPARE(paths->view()->stock().round, 2);
}

void PiecesTest::whatIsCollectedFliesToItsHeap()
{
    QStringList stacks(225);
    const QString word = "CARTS";
    for (int i = 0; i < 5; ++i)
        stacks[squareOf("I4") + 15 * i] = word.mid(i, 1);
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "SEINORD");
    m_fixture->begin();
    const QSignalSpy lifted(&view(), &TableView::tilesLifted);
    QVERIFY(view().lay(view().rack().indexOf("S"), squareOf("I3")));
    view().play();
    QCOMPARE(lifted.count(), 1);
    const auto pieces = lifted[0][0].value<QList<MovingTile>>();
    QCOMPARE(pieces.size(), 1);
    QCOMPARE(pieces[0], (MovingTile{squareOf("I3"), "#", 1, 8}));
}

// G7 is none of the squares that give one; I3 is, and gives it with the tile that covers it.
void PiecesTest::aBlockerThatThePlayCollectsCanBeLaidAtOnce()
{
    QStringList stacks(225);
    const QString word = "CARTS";
    for (int i = 0; i < 5; ++i)
        stacks[squareOf("I4") + 15 * i] = word.mid(i, 1);
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "SEINORD");
    m_fixture->begin();
    QCOMPARE(held("#"), 0);
    QVERIFY(view().lay(view().rack().indexOf("S"), squareOf("I3")));
    QCOMPARE(held("#"), 1);
    QVERIFY(view().canPlay());
    QVERIFY(view().lay(8, squareOf("A1")));
    QVERIFY(view().canPlay());
    view().takeBack(squareOf("I3")); // and with the tile goes what it gave
    QCOMPARE(held("#"), 0);
    QCOMPARE(view().draft()->count(), 0);
}

void PiecesTest::keysLayPieces()
{
    cursor().point(squareOf("K8"));
    QVERIFY(cursor().press(Qt::Key_Asterisk, "*", true));
    QVERIFY(cursor().press(Qt::Key_S, "s", false));
    QCOMPARE(view().stacks()[squareOf("K8")], yellow("S"));
    cursor().point(squareOf("A1"));
    QVERIFY(cursor().press(Qt::Key_NumberSign, "#", false));
    QCOMPARE(view().stacks()[squareOf("A1")], "#");
    QVERIFY(cursor().press(Qt::Key_NumberSign, "#", false));
    QCOMPARE(view().stacks()[squareOf("A1")], "");
    QSignalSpy refused(&cursor(), &TypingCursor::refused);
    cursor().point(squareOf("H8"));
    QVERIFY(cursor().press(Qt::Key_NumberSign, "#", false));
    QCOMPARE(refused.count(), 1);
    cursor().press(Qt::Key_Escape, {}, false);
    QCOMPARE(held("*"), 2);
    // Without a blank on the rack, ? takes a yellow one.
    cursor().point(squareOf("K8"));
    QVERIFY(cursor().press(Qt::Key_Question, "?", true));
    QVERIFY(cursor().press(Qt::Key_S, "S", true));
    QCOMPARE(view().stacks()[squareOf("K8")], yellow("S"));
}

// Typed plays take a yellow blank in upper and lower case and, where the rack has no blank, after "?". Records know only
// lower case.
void PiecesTest::aPlayAsTextHasPieces()
{
    for (const char* text : {"8H ...*s #1A", "8h ...*S #1a", "8H ...?S #1A"}) {
        QCOMPARE(cursor().layText(text), "");
        QCOMPARE(view().stacks()[squareOf("K8")], yellow("S"));
        QCOMPARE(view().stacks()[squareOf("A1")], "#");
        QVERIFY(view().canPlay());
    }
    QCOMPARE(cursor().layNotation("8H ...*s #1A"), "");
    QVERIFY(!cursor().layNotation("8H ...*S #1A").isEmpty());
    QCOMPARE(cursor().layText("8H ...*E*E*E"), "You have no yellow blank.");
}

void PiecesTest::theNoteOfTheTableHasPieces()
{
    QVERIFY(view().lay(7, squareOf("K8"), "S"));
    QVERIFY(view().lay(8, squareOf("A1")));
    const Game& game = *view().live().game();
    const auto note = TableNote::read(TableNote::of(game, view().tiles().racks(), *view().draft(), {}).text());
    QVERIFY(note);
    std::vector<RackOrder> racks = view().tiles().racks();
    DraftPlay draft;
    note->restore(game, true, racks, draft);
    QCOMPARE(draft.play(), view().draft()->play());
}

void PiecesTest::aNoteOfVersionOneHasYellowBlanksInCircles()
{
    QVERIFY(view().lay(7, squareOf("K8"), "S"));
    const Game& game = *view().live().game();
    QByteArray text = TableNote::of(game, view().tiles().racks(), *view().draft(), {}).text();
    QVERIFY(text.contains(yellow("S").toUtf8()));
    const auto note = TableNote::read(text.replace(yellow("S").toUtf8(), "ⓢ"));
    QVERIFY(note);
    std::vector<RackOrder> racks = view().tiles().racks();
    DraftPlay draft;
    note->restore(game, true, racks, draft);
    QCOMPARE(draft.play(), view().draft()->play());
}

void PiecesTest::whatLiesUnderATileIsTold()
{
    const StackStory& story = *view().story();
    QCOMPARE(story.covered(squareOf("B1")), "");
    QVERIFY(view().lay(8, squareOf("A1")));
    QVERIFY(view().lay(7, squareOf("K8"), "S"));
    QCOMPARE(story.covered(squareOf("K8")), "on a plain square");
    view().play();
    QCOMPARE(story.covered(squareOf("A1")), "blocker on triple word");
    QCOMPARE(story.text(squareOf("A1")), "blocker on triple word.");
    QVERIFY(story.text(squareOf("J8")).endsWith("; covered: Blank square."));
    const auto stacking = tableWith(gameOf("Ann,Bo", 1, "stack10"));
    QCOMPARE(stacking->view()->story()->covered(44), "");
}

void PiecesTest::aBlockerThatGoesIsTold()
{
    QStringList stacks(225);
    stacks[squareOf("H5")] = "T";
    stacks[squareOf("E7")] = "#";
    m_fixture->setProperty("variant", "bust-out");
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "AEINRSC");
    m_fixture->begin();
    BoardSpeech& speech = *m_fixture->table()->speech();
    speech.setListened(true);
    QVERIFY(view().lay(0, squareOf("H4"))); // the pickaxe
    QCOMPARE(speech.squares()[squareOf("E7")], "row 7, column E, blocker");
    view().liftBlocker(squareOf("E7"));
    QCOMPARE(speech.squares()[squareOf("E7")], "row 7, column E, blocker, will be taken off");
}

void PiecesTest::aSquareIsReadWithWhatIsAroundItWithoutAScreenReader()
{
    QStringList stacks(225);
    stacks[squareOf("H5")] = "T";
    stacks[squareOf("E7")] = "#";
    m_fixture->setProperty("variant", "bust-out");
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "AEINRSC");
    m_fixture->begin();
    BoardSpeech& speech = *m_fixture->table()->speech();
    QCOMPARE(speech.squares(), QStringList());
    const QStringList kinds = view().shape().squareKinds;
    const int wall = static_cast<int>(kinds.indexOf("wall", 15)); // below the first row
    QVERIFY(speech.about(wall - 15).contains("Down: wall"));
    QVERIFY(speech.about(wall + 1).contains("Left: wall"));
    QVERIFY2(speech.about(squareOf("H4")).startsWith("row 4, column H, empty"),
             qPrintable(speech.about(squareOf("H4"))));
    QVERIFY(speech.about(squareOf("H4")).contains("Down: T"));
    QVERIFY(speech.about(squareOf("H6")).contains("Up: T"));
    QVERIFY(speech.about(squareOf("D7")).contains("Right: blocker"));
    QVERIFY(speech.about(0).contains("Up: edge of the board"));
    QVERIFY(speech.about(0).contains("Left: edge of the board"));
    QVERIFY(speech.about(14).contains("Right: edge of the board"));
    QCOMPARE(speech.about(225), QString());
    QCOMPARE(speech.about(-1), QString());

    stacks = QStringList(100);
    stacks[44] = "TAM";
    stacks[46] = "TA";
    m_fixture->setProperty("variant", "stack10");
    m_fixture->setProperty("stacks", stacks);
    m_fixture->begin();
    const QString stack = m_fixture->table()->speech()->about(44);
    QVERIFY2(stack.startsWith("row 5, column E, M on A, height 3; below, from the top: A T; "), qPrintable(stack));
    const QString two = m_fixture->table()->speech()->about(46);
    QVERIFY2(two.startsWith("row 5, column G, A on T, height 2; Up: "), qPrintable(two)); // T is said once
}

void PiecesTest::aBlockerIsTakenOffByAKeyThatThePanelNames()
{
    QStringList stacks(225);
    stacks[squareOf("H5")] = "T";
    stacks[squareOf("E7")] = "#";
    m_fixture->setProperty("variant", "bust-out");
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "AEINRSC");
    m_fixture->begin();
    QVERIFY(view().lay(0, squareOf("H4"))); // the pickaxe
    QVERIFY(view().canPlay());
    QStringList effects;
    for (const PlayEffect& effect : view().draft()->effects())
        effects += effect.text;
    QVERIFY2(effects.join("; ").contains("type #"), qPrintable(effects.join("; ")));
    cursor().point(squareOf("E7"));
    QVERIFY(cursor().press(Qt::Key_NumberSign, "#", false));
    QCOMPARE(view().draft()->lifted().size(), std::size_t(1));
}

void PiecesTest::everySymbolIsReadAsItIsWritten()
{
    const Alphabet& alphabet = view().live().position().variant().tiles.alphabet;
    std::vector<Tile> tiles{Tile::blank(), Tile::reserveBlank()};
    for (int i = 0; i < alphabet.size(); ++i)
        for (const Tile tile : {Tile::of(static_cast<Letter>(i)), Tile::blankAs(static_cast<Letter>(i)),
                                Tile::reserveAs(static_cast<Letter>(i))})
            tiles.push_back(tile);
    QSet<QString> symbols;
    for (const Tile tile : tiles) {
        const QString symbol = symbolText(alphabet, tile);
        QCOMPARE(symbol.size(), 1);
        QVERIFY(tileOfSymbol(alphabet, symbol.front()) == tile);
        symbols += symbol;
    }
    QCOMPARE(symbols.size(), static_cast<qsizetype>(tiles.size()));
    QVERIFY(tileOfSymbol(alphabet, blockerSymbol).isNone());
}

const NamedTest named("pieces", runTest<PiecesTest>);

} // namespace storeys::pieces_test

#include "pieces_test.moc"
