// Words claimed by hand in the game whose plays are paths: drawn, typed, taken back, written as text, and what is noted
// of them.

#include "game_fixture.h"
#include "test_program.h"

#include "table/store/table_note.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace storeys::claims_test {

class ClaimsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();

    void bothTurnsOfTheSheetAreDrawn();
    void aPathGoesOnlyToNeighbors();
    void whatIsNoClaimIsRefused();
    void aClaimGoesWithItsTile();
    void theDraftSaysWhatIsMissing();
    void aWordIsTyped();
    void playEndsTheWordThatIsTyped();
    void enterClaimsNoWordThatLacksALetter();
    void keysDrawAndRemove();
    void anOverlookedWordIsSuggested();
    void onlyASuggestedWordCountsAsAHint();
    void challengeModeTellsNothingBeforeThePlay();
    void aPlayAsTextHasClaims();
    void wordsInTextAreClaimedAlongTheirOnlyPath();
    void aWordInTextWithSeveralPathsAsksForSquares();
    void theNoteOfTheTableHasClaims();
    void theLastPlayIsShownUntilTheNextDraft();

private:
    [[nodiscard]] TableView& view() { return *m_fixture->table()->view(); }
    [[nodiscard]] TypingCursor& cursor() { return *m_fixture->table()->cursor(); }
    [[nodiscard]] ClaimPen& pen() { return *cursor().claims(); }
    [[nodiscard]] static int squareOf(const QString& name)
    {
        return (name.mid(1).toInt() - 1) * 9 + (name[0].unicode() - 'A');
    }
    void lay(const QString& letter, const QString& square);
    void layDiet();
    void draw(const QString& squares);
    void press(int key, const QString& text = {}, bool shift = false) { cursor().press(key, text, shift); }
    void type(const QString& word);

    std::unique_ptr<test::GameFixture> m_fixture;
};

void ClaimsTest::init()
{
    m_fixture = std::make_unique<test::GameFixture>();
    m_fixture->setProperty("variant", "free-for-all");
    m_fixture->setProperty("rack", "DIETRSE");
    m_fixture->begin();
    QVERIFY(view().shape().paths);
}

void ClaimsTest::lay(const QString& letter, const QString& square)
{
    QVERIFY2(view().lay(static_cast<int>(view().rack().indexOf(letter)), squareOf(square)), qPrintable(letter));
}

void ClaimsTest::layDiet()
{
    lay("D", "D5");
    lay("I", "E5");
    lay("E", "E6");
    lay("T", "F5");
    pen().setWriting(true);
}

void ClaimsTest::draw(const QString& squares)
{
    const QStringList names = squares.split(' ');
    pen().begin(squareOf(names.front()));
    for (const QString& name : names.mid(1))
        pen().extend(squareOf(name));
    pen().end();
}

void ClaimsTest::type(const QString& word)
{
    for (const QChar letter : word)
        press(letter.toUpper().unicode(), letter);
}

void ClaimsTest::bothTurnsOfTheSheetAreDrawn()
{
    layDiet();
    draw("D5 E5 E6");
    QCOMPARE(view().marks()[squareOf("F5")], 2);
    view().play();
    QCOMPARE(view().marks()[squareOf("F5")], 3); // in no word, and asked for
    QCOMPARE(view().marks()[squareOf("D5")], 2);
    pen().remove(1);
    draw("D5 E5 E6 F5");
    QCOMPARE(view().marks()[squareOf("F5")], 2);
    draw("E6 D5 E5 F5");
    draw("F5 E5 D5 E6");
    QCOMPARE(pen().lines().size(), 3);
    QCOMPARE(pen().lines()[1].word, "EDIT");
    QCOMPARE(pen().lines()[1].points, 5);
    QCOMPARE(pen().lines()[0].spoken, "claim 1: D D5, I E5, E E6, T F5: DIET, 5 point(s)");
    QVERIFY(pen().isComplete());
    QVERIFY(view().canPlay());
    QCOMPARE(view().draft()->score(), 15);
    view().play();
    QCOMPARE(view().live().position().seats[0].points.value, 15);

    QStringList stacks(81);
    for (const auto& [square, letter] : {std::pair("D5", "D"), {"E5", "I"}, {"E6", "E"}, {"F5", "T"}})
        stacks[squareOf(square)] = letter;
    m_fixture->setProperty("stacks", stacks);
    m_fixture->setProperty("rack", "RSAEIOU");
    m_fixture->begin();
    lay("R", "E4");
    lay("S", "F6");
    pen().setWriting(true);
    draw("F6 F5 E4 E5 D5 E6");
    draw("F5 E4 E5 E6 D5");
    draw("E4 E5 D5 E6 F6");
    QCOMPARE(pen().lines()[0].word, "STRIDE");
    QVERIFY(view().canPlay());
    QCOMPARE(view().draft()->score(), 19);
    QCOMPARE(pen().status(), "Both new tiles are in a word");
    view().play();
    QCOMPARE(view().live().position().seats[0].points.value, 19);
}

void ClaimsTest::aPathGoesOnlyToNeighbors()
{
    layDiet();
    pen().begin(squareOf("A1")); // nothing lies there
    QVERIFY(!pen().isDrawing());
    pen().begin(squareOf("D5"));
    QCOMPARE(pen().next(), (QList<int>{squareOf("E5"), squareOf("E6")}));
    pen().extend(squareOf("F5")); // too far
    QCOMPARE(pen().lines().back().word, "D");
    pen().extend(squareOf("E5"));
    pen().extend(squareOf("E6"));
    QCOMPARE(pen().lines().back().word, "DIE");
    pen().extend(squareOf("D5")); // a square twice
    QCOMPARE(pen().lines().back().word, "DIE");
    pen().extend(squareOf("E5")); // back
    QCOMPARE(pen().lines().back().word, "DI");
    pen().extend(squareOf("D5"));
    pen().end(); // one square alone
    QVERIFY(pen().lines().isEmpty());
    pen().setWriting(false);
    pen().begin(squareOf("D5")); // tiles are laid now
    QVERIFY(!pen().isDrawing());
}

void ClaimsTest::whatIsNoClaimIsRefused()
{
    QSignalSpy refused(&cursor(), &TypingCursor::refused);
    layDiet();
    draw("D5 E5 E6 F5");
    draw("D5 E5 E6 F5");
    QCOMPARE(refused.count(), 1);
    draw("E6 D5 E5 F5");
    draw("F5 E5 D5 E6");
    QCOMPARE(refused.count(), 1);
    pen().begin(squareOf("D5")); // three are all
    QCOMPARE(refused.count(), 2);
    QVERIFY(!pen().isDrawing());
    view().play();

    QStringList stacks(81);
    stacks[squareOf("E5")] = "T";
    stacks[squareOf("F5")] = "O";
    m_fixture->setProperty("stacks", stacks);
    m_fixture->begin();
    lay("E", "G5");
    pen().setWriting(true);
    draw("E5 F5"); // without a tile of the play
    QCOMPARE(refused.count(), 3);
    QVERIFY(pen().lines().isEmpty());
}

void ClaimsTest::aClaimGoesWithItsTile()
{
    layDiet();
    draw("D5 E5 E6 F5");
    draw("D5 E5 E6");
    view().takeBack(squareOf("F5"));
    QCOMPARE(pen().lines().size(), 1);
    QCOMPARE(pen().lines()[0].word, "DIE");
    QVERIFY(view().relay(squareOf("E6"), squareOf("E4")));
    QVERIFY(pen().lines().isEmpty());
    view().takeBackAll();
    QVERIFY(!pen().isWriting());
}

void ClaimsTest::theDraftSaysWhatIsMissing()
{
    lay("D", "D5");
    QCOMPARE(view().draft()->state(), "onTheWay"); // the star is free
    lay("I", "E5");
    view().play(); // goes on to the words
    QVERIFY(pen().isWriting());
    QCOMPARE(view().draft()->state(), "onTheWay");
    pen().setWriting(false);
    lay("E", "E6");
    lay("T", "F5");
    pen().setWriting(true);
    draw("D5 E5 E6");
    QCOMPARE(pen().status(), "T are in no word yet");
    QCOMPARE(view().draft()->state(), "onTheWay");
    draw("F5 E5 E6");
    QVERIFY(view().canPlay());
    draw("F5 E5 E6 D5"); // TIED is a word
    QVERIFY(view().canPlay());
    pen().remove(3);
    draw("E6 E5 D5"); // EID is none
    QVERIFY(!view().canPlay());
    QCOMPARE(view().draft()->state(), "impossible");
    QVERIFY(!pen().lines()[2].fault.isEmpty());
    QVERIFY(pen().lines()[0].fault.isEmpty());
}

void ClaimsTest::aWordIsTyped()
{
    QSignalSpy refused(&cursor(), &TypingCursor::refused);
    layDiet();
    type("tide");
    QCOMPARE(pen().lines().back().word, "TIDE");
    press(Qt::Key_S, "s");
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].toString(), "There is no S next to E.");
    QCOMPARE(pen().lines().back().word, "TIDE"); // what fits stays
    press(Qt::Key_Backspace);
    QCOMPARE(pen().lines().back().word, "TID");
    press(Qt::Key_Return);
    QVERIFY(!pen().isDrawing());
    QCOMPARE(view().draft()->claims().size(), 1);
    type("x");
    QCOMPARE(refused.count(), 2);
    press(Qt::Key_Backspace); // nothing is typed: back to the tiles
    QVERIFY(!pen().isWriting());
    press(Qt::Key_Space);
    QVERIFY(pen().isWriting());
    type("ie");
    const QList<int> first = pen().lines().back().squares;
    press(Qt::Key_Space); // the only path comes again
    QCOMPARE(pen().lines().back().squares, first);
    press(Qt::Key_Escape);
    QVERIFY(!pen().isDrawing() && pen().isWriting());
}

void ClaimsTest::playEndsTheWordThatIsTyped()
{
    layDiet();
    type("diet");
    QVERIFY(view().draft()->claims().empty());
    view().play();
    QCOMPARE(view().turns()->count(), 1);
    QCOMPARE(view().turns()->at(0).what, "DIET");
}

void ClaimsTest::enterClaimsNoWordThatLacksALetter()
{
    QSignalSpy refused(&cursor(), &TypingCursor::refused);
    layDiet();
    type("tie");
    type("s");
    QCOMPARE(refused.count(), 1);
    press(Qt::Key_Shift, {}, true);
    press(Qt::Key_Return);
    QCOMPARE(refused.count(), 2);
    QCOMPARE(refused[1], refused[0]);
    QVERIFY(view().draft()->claims().empty());
    view().play(); // nor does the button
    QCOMPARE(refused.count(), 3);
    QVERIFY(view().draft()->claims().empty());
    type("d");
    press(Qt::Key_Return);
    QCOMPARE(view().draft()->claims().size(), 1);
    QCOMPARE(pen().lines()[0].word, "TIED");
    draw("D5 E5 E6 F5");
    draw("E6 D5 E5 F5");
    QVERIFY(view().canPlay());
    type("x"); // there are three
    QVERIFY(cursor().sayAgain());
    press(Qt::Key_Delete); // and then there is room
    QVERIFY(!cursor().sayAgain());
}

void ClaimsTest::keysDrawAndRemove()
{
    layDiet();
    cursor().point(squareOf("D5"));
    press(Qt::Key_Right, {}, true);
    press(Qt::Key_Down, {}, true);
    press(Qt::Key_PageUp);
    QCOMPARE(pen().lines().back().word, "DIET");
    QCOMPARE(cursor().square(), squareOf("F5"));
    press(Qt::Key_Return);
    draw("E6 D5 E5 F5");
    QVERIFY(pen().lines()[1].focused);
    pen().focus(1);
    QVERIFY(pen().lines()[0].focused);
    press(Qt::Key_Delete);
    QCOMPARE(pen().lines().size(), 1);
    QCOMPARE(pen().lines()[0].word, "EDIT");
}

void ClaimsTest::anOverlookedWordIsSuggested()
{
    layDiet();
    QVERIFY(pen().canSuggest());
    pen().suggest();
    QCOMPARE(pen().lines().size(), 1);
    QCOMPARE(pen().lines()[0].points, 5); // no word is worth more than one of all four
    QVERIFY(pen().lines()[0].fault.isEmpty());
    pen().suggest();
    pen().suggest();
    QCOMPARE(pen().lines().size(), 3);
    QVERIFY(view().canPlay());
    QVERIFY(!pen().canSuggest());
}

void ClaimsTest::onlyASuggestedWordCountsAsAHint()
{
    const auto hints = [this] { return view().live().game()->hintsFor(0); };
    layDiet();
    pen().suggest();
    QCOMPARE(hints(), 1);
    m_fixture->setProperty("rack", "VVTRSEA");
    m_fixture->begin();
    lay("V", "D5");
    lay("V", "E5");
    pen().setWriting(true);
    QVERIFY(pen().canSuggest());
    pen().suggest();
    QVERIFY(pen().lines().isEmpty());
    QCOMPARE(hints(), 0);
}

void ClaimsTest::challengeModeTellsNothingBeforeThePlay()
{
    m_fixture->setProperty("mode", "challenge");
    m_fixture->begin();
    layDiet();
    draw("D5 E5 E6 F5");
    draw("E6 E5 D5"); // EID is no word
    QVERIFY(pen().lines()[1].fault.isEmpty());
    QVERIFY(view().canPlay());
    QVERIFY(!pen().canSuggest());
}

void ClaimsTest::aPlayAsTextHasClaims()
{
    QCOMPARE(cursor().layText("5d=D 5e=I 6e=E 5f=T / 5d-5e-6e-5f /6E-5D-5E-5F / 5F-5E-5D-6E"), "");
    QCOMPARE(pen().lines().size(), 3);
    QCOMPARE(view().draft()->score(), 15);
    QVERIFY(pen().isWriting());
    view().takeBackAll();
    QCOMPARE(cursor().layText("d5=D E5=I e6=E F5=T / D5-E5-E6-F5 / E6-D5-E5-F5"),
             ""); // as squares are named here
    QCOMPARE(pen().lines().size(), 2);
    QVERIFY(!cursor().layText("5D DIET").isEmpty()); // that is the text of other games
    QVERIFY(cursor().layText("DIET").contains("slash: <b>5D=C 5E=A 5F=T / CAT</b>."));
    QVERIFY(cursor().layText("DIET").endsWith("squares: <b>5D-5E-5F</b>."));
    QVERIFY(!cursor().layText("5D=D 5E=I / 5D-5E").isEmpty());
}

void ClaimsTest::wordsInTextAreClaimedAlongTheirOnlyPath()
{
    QCOMPARE(cursor().layText("5D=D 5E=I 6E=E 5F=T / DIET / edit /5F-5E-5D-6E"), "");
    const QList<ClaimLine> lines = pen().lines();
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].word, "DIET");
    QCOMPARE(lines[0].squares, (QList{squareOf("D5"), squareOf("E5"), squareOf("E6"), squareOf("F5")}));
    QCOMPARE(lines[1].word, "EDIT");
    QCOMPARE(lines[2].word, "TIDE");
    view().takeBackAll();
    QCOMPARE(cursor().layText("5D=D 5E=I 6E=E 5F=T / DIES"), "No path through your tiles spells DIES.");
    QCOMPARE(view().draft()->count(), 0);
    QCOMPARE(cursor().layText("5D=D 5E=I / D.E"), "No path through your tiles spells D.E.");
    QVERIFY(cursor().layText("5D=D 5E=I / D+E").contains("is not a tile in this game"));
    QVERIFY(!cursor().layText("5Z=D 5E=I / DIE").isEmpty()); // off the board
    QCOMPARE(cursor().layText("5D=D 5E=X / DIE"), "You have no X on your rack.");
    QVERIFY(cursor().layText("/ DIE").startsWith("Enter the tiles"));
    QVERIFY(cursor().layText("5D=D 5E=I 5F=E / DIE DIE").startsWith("Enter the tiles"));
    // Through tiles of the board, but not only through these.
    QStringList stacks(81);
    stacks[squareOf("D5")] = "D";
    stacks[squareOf("E5")] = "I";
    m_fixture->setProperty("stacks", stacks);
    m_fixture->begin();
    QCOMPARE(cursor().layText("5F=E / DIE"), "");
    QCOMPARE(pen().lines()[0].word, "DIE");
    QCOMPARE(cursor().layText("5F=E / ID"), "No path through your tiles spells ID.");
}

void ClaimsTest::aWordInTextWithSeveralPathsAsksForSquares()
{
    QCOMPARE(cursor().layText("5D=D 5E=I 5F=E 6F=E / DIE"),
             "Several paths spell DIE. Enter the squares of the one you mean, for example <b>5D-5E-5F</b>.");
    QCOMPARE(view().draft()->count(), 0);
    QCOMPARE(cursor().layText("5D=D 5E=I 5F=E 6F=E / 5D-5E-6F / IDEE").section('.', 0, 0),
             "No path through your tiles spells IDEE");
    m_fixture->setProperty("rack", "DEEDIRS");
    m_fixture->begin();
    QCOMPARE(cursor().layText("5D=D 5E=E 5F=E 5G=D / DEED"), ""); // there and back is one path
    QCOMPARE(pen().lines()[0].word, "DEED");
}

void ClaimsTest::theNoteOfTheTableHasClaims()
{
    layDiet();
    draw("D5 E5 E6 F5");
    draw("E6 D5 E5 F5");
    const Game& game = *view().live().game();
    const auto note = TableNote::read(TableNote::of(game, view().tiles().racks(), *view().draft(), {}).text());
    QVERIFY(note);
    std::vector<RackOrder> racks = view().tiles().racks();
    for (RackOrder& rack : racks)
        rack = RackOrder(7);
    DraftPlay draft;
    for (std::size_t i = 0; i < racks.size(); ++i)
        racks[i].match(game.position().seats[i].rack);
    note->restore(game, true, racks, draft);
    QCOMPARE(draft.play(), view().draft()->play());
}

void ClaimsTest::theLastPlayIsShownUntilTheNextDraft()
{
    layDiet();
    draw("D5 E5 E6 F5");
    QVERIFY(pen().last().isEmpty());
    view().play();
    QVERIFY(pen().lines().isEmpty());
    QCOMPARE(pen().last().size(), 1);
    QCOMPARE(pen().last()[0].word, "DIET");
    QCOMPARE(pen().last()[0].squares.size(), 4);
}

const NamedTest named("claims", runTest<ClaimsTest>);

} // namespace storeys::claims_test

#include "claims_test.moc"
