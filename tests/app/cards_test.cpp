// Cards at the table and the ends of races: what is told of a card, the choice that it leaves, and who arrives first.

#include "game_fixture.h"
#include "patience.h"
#include "test_program.h"

#include "bots/levels.h"
#include "table/view/game_rows.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

namespace storeys::cards_test {

using State = TurnFlow::State;

namespace {

// Answers when it is told to.
class ToldPlayer : public Player
{
public:
    void takeTurn(const SeatView& view, Answer answer) override
    {
        mostTiles = 0;
        if (const auto question = questionOf(view))
            mostTiles = question->mostTiles;
        m_answer = std::move(answer);
        ++asked;
    }
    void cancel() override {}
    void answer(const Action& action) const { m_answer(action); }

    int asked = 0;
    int mostTiles = 0;

private:
    Answer m_answer;
};

} // namespace

class CardsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void tilesAreChosenBeforeTheTurnEnds();
    void aChoiceCanBeDeclined();
    void aBlockerIsTakenOff();
    void aCardWithoutAChoiceIsShownUntilItIsSeen();
    void aCardIsSpokenOf();
    void whatIsCollectedIsTold();
    void aComputerIsAskedForItsChoice();
    void aRealComputerChooses();
    void aChoiceIsUndoneWithItsPlay();
    void turnsThatACardCostsAreUndoneWithTheTurnsBefore_data();
    void turnsThatACardCostsAreUndoneWithTheTurnsBefore();
    void noCardIsLeftWhileAGameIsLeft();
    void theFirstToArriveWins();
    void whoArrivesIsSaidInEachRace();
    void elseTheNearestWins();

private:
    [[nodiscard]] GameTable& table() { return *m_fixture->table(); }
    [[nodiscard]] TableView& view() { return *table().view(); }
    [[nodiscard]] CardShow& cards() { return *table().cards(); }
    [[nodiscard]] static int squareOf(const QString& name)
    {
        return (name.mid(1).toInt() - 1) * 15 + name[0].unicode() - 'A';
    }
    // A game of two in which these tiles lie, and the person lays CA down from G1 to a T: over a guard dog.
    void begin(const QString& card, QMap<QString, QString> tiles = {}, const QString& variant = "bust-out")
    {
        QStringList stacks(225);
        tiles.insert("G3", "T");
        for (const auto& [square, symbols] : tiles.toStdMap())
            stacks[squareOf(square)] = symbols;
        m_fixture = std::make_unique<test::GameFixture>();
        m_fixture->setProperty("variant", variant);
        m_fixture->setProperty("stacks", stacks);
        m_fixture->setProperty("rack", "CAEINRS");
        m_fixture->setProperty("deck", QStringList{card});
        m_fixture->begin();
    }
    void layCat()
    {
        QVERIFY(view().lay(slotOf("C"), squareOf("G1")));
        QVERIFY(view().lay(slotOf("A"), squareOf("G2")));
    }
    void playCat()
    {
        layCat();
        QVERIFY(view().canPlay());
        view().play();
    }
    [[nodiscard]] int slotOf(const QString& letter) { return static_cast<int>(view().rack().indexOf(letter)); }
    // The same position as a real game against a computer, or what is told to be one.
    void beginReal(Position position, TurnFlow::Players players = {})
    {
        GameSetup setup{position.book, {"You", "Ada"}};
        table().flow()->begin(
            {Game::from(std::move(setup), std::move(position)), {{}, {"greedy"}}, {}, BegunGame::Origin::New},
            std::move(players));
    }
    [[nodiscard]] static Play catOf(const Position& position)
    {
        const Alphabet& alphabet = position.variant().tiles.alphabet;
        return {{{Square{0, 6}, tileOfSymbol(alphabet, u'C')}, {Square{1, 6}, tileOfSymbol(alphabet, u'A')}}};
    }

    std::unique_ptr<test::GameFixture> m_fixture;
};

void CardsTest::tilesAreChosenBeforeTheTurnEnds()
{
    begin("new-plan");
    playCat();
    QCOMPARE(table().flow()->state(), State::Person);
    QCOMPARE(table().flow()->seat(), 0);
    QVERIFY(!view().mayAct() && !view().canPlay() && !view().canPass() && !view().canExchange());
    QVERIFY(cards().isOwn());
    QCOMPARE(cards().card().title, "New plan");
    QCOMPARE(cards().card().text, "You may change up to three of your tiles.");
    QCOMPARE(cards().card().sign, "change");
    QCOMPARE(cards().card().drawn, "You draw a card");
    QCOMPARE(cards().card().place, "");
    QCOMPARE(cards().mostTiles(), 3);
    QCOMPARE(cards().mostSquares(), 0);
    cards().goOn(); // not without an answer
    QCOMPARE(cards().card().title, "New plan");
    cards().choose({slotOf("E"), slotOf("I"), slotOf("N"), slotOf("R")}, {}); // too many
    QCOMPARE(table().flow()->seat(), 0);

    cards().choose({slotOf("E"), slotOf("I")}, {});
    QCOMPARE(table().live()->mover(), 1);
    QCOMPARE(cards().card().title, "");
    QVERIFY(!view().rack().contains("E") && !view().rack().contains("I"));
    QVERIFY(!view().rack().contains("")); // and drawn up
    QCOMPARE(view().turns()->at(0).gains, "drew: New plan");
    QCOMPARE(view().turns()->at(1).what, "New plan: You change 2 tile(s).");
}

void CardsTest::aChoiceCanBeDeclined()
{
    begin("new-plan");
    playCat();
    cards().choose({}, {});
    QCOMPARE(table().live()->mover(), 1);
    QVERIFY(view().rack().contains("E"));
    QCOMPARE(view().turns()->at(1).what, "New plan: You keep all your tiles.");
}

void CardsTest::aBlockerIsTakenOff()
{
    begin("crowbar", {{"E7", "#"}, {"K7", "#"}});
    playCat();
    QCOMPARE(cards().mostSquares(), 1);
    QCOMPARE(cards().blockers(), (QList<int>{squareOf("E7"), squareOf("K7")}));
    QCOMPARE(cards().nameOf(squareOf("K7")), "K7");
    cards().point(squareOf("E8")); // nothing lies there
    QCOMPARE(cards().pointed(), -1);
    cards().point(squareOf("K7"));
    QCOMPARE(cards().pointed(), squareOf("K7"));
    cards().choose({}, {squareOf("E8")});
    QCOMPARE(table().live()->mover(), 0);
    cards().choose({}, {squareOf("K7")});
    QCOMPARE(table().live()->mover(), 1);
    QCOMPARE(cards().pointed(), -1);
    QCOMPARE(view().stacks()[squareOf("K7")], "");
    QCOMPARE(view().stacks()[squareOf("E7")], "#");
    QCOMPARE(view().turns()->at(1).what, "Crowbar: You take the blocker off K7.");

    begin("crowbar"); // nothing to take off, nothing to choose
    playCat();
    QCOMPARE(table().live()->mover(), 1);
    QCOMPARE(cards().card().title, "Crowbar");
}

void CardsTest::aCardWithoutAChoiceIsShownUntilItIsSeen()
{
    begin("all-clear");
    QCOMPARE(cards().card().title, "");
    playCat();
    QCOMPARE(table().live()->mover(), 0); // once more
    QVERIFY(view().mayAct());
    QCOMPARE(cards().card().meaning, "You play again after this turn.");
    QCOMPARE(cards().mostTiles() + cards().mostSquares(), 0);
    cards().goOn();
    QCOMPARE(cards().card().title, "");

    begin("false-alarm");
    playCat();
    QCOMPARE(cards().card().meaning, "Ada loses the next turn.");
    begin("dead-battery");
    playCat();
    QCOMPARE(cards().card().meaning, "Nothing happens.");
    begin("mix-up-in-the-dark");
    playCat();
    QCOMPARE(cards().card().meaning, "You and Ada swap racks.");
}

void CardsTest::aCardIsSpokenOf()
{
    begin("lamp-on-a-hook");
    QSignalSpy told(table().announcer(), &Announcer::said);
    playCat();
    QVERIFY(told.wait(patience));
    QVERIFY2(table().announcer()->text().contains(
                 "You draw a card: Lamp on a hook. Take a yellow blank from the pile. You take a yellow blank."),
             qPrintable(table().announcer()->text()));
    QVERIFY(!table().announcer()->text().contains("point"));
    QCOMPARE(view().turns()->at(0).gains, "drew: Lamp on a hook (You take a yellow blank)");
}

void CardsTest::whatIsCollectedIsTold()
{
    begin("all-clear", {{"E7", "#"}});
    QVERIFY(view().lay(slotOf("C"), squareOf("E3")));
    QVERIFY(view().lay(slotOf("A"), squareOf("F3")));
    QVERIFY(view().canPlay());
    view().play();
    QCOMPARE(view().turns()->at(0).gains, ""); // the flashlight was covered before
    QCOMPARE(view().turns()->at(0).sum, "");
    QVERIFY(!view().shape().counted);
    QCOMPARE(view().lastTurn(), "You: CAT");
    QVERIFY(!table().analysis()->isAvailable());
}

void CardsTest::aComputerIsAskedForItsChoice()
{
    begin("new-plan");
    Position position = table().live()->position();
    std::swap(position.seats[0].rack, position.seats[1].rack);
    position.turn = 1;
    auto computer = std::make_unique<ToldPlayer>();
    ToldPlayer& told = *computer;
    TurnFlow::Players players(1);
    players.push_back(std::move(computer));
    m_fixture->answer(); // nothing holds it
    beginReal(position, std::move(players));
    QCOMPARE(told.asked, 1);
    told.answer(catOf(position));
    QTRY_COMPARE(told.asked, 2);
    QCOMPARE(told.mostTiles, 3);
    QCOMPARE(table().flow()->seat(), 1);
    QCOMPARE(cards().card().title, ""); // it is told when it is done
    QVERIFY(!cards().isOwn());
    QSignalSpy news(&view(), &TableView::wordsChanged);
    m_fixture->answer();
    told.answer(CardChoice{{tileOfSymbol(position.variant().tiles.alphabet, u'E')}, {}});
    QTRY_COMPARE(table().live()->mover(), 0);
    QCOMPARE(cards().card().title, "New plan");
    QCOMPARE(cards().card().meaning, "Ada changes 1 tile(s).");
    QCOMPARE(news.takeLast().at(0).value<PlayStory>().news, "New plan: Ada changes 1 tile(s).");
    cards().goOn();
    QCOMPARE(cards().card().title, "");
}

void CardsTest::aRealComputerChooses()
{
    begin("new-plan");
    Position position = table().live()->position();
    position.cards.due = {position.cards.deck.back()};
    position.turn = 1;
    m_fixture->answer();
    beginReal(position);
    QTRY_COMPARE(table().live()->turnCount(), 1);
    QVERIFY(table().game()->turns()[0].isChoice());
    QCOMPARE(table().live()->mover(), 0);
}

void CardsTest::aChoiceIsUndoneWithItsPlay()
{
    begin("new-plan");
    beginReal(table().live()->position());
    playCat();
    QVERIFY(table().flow()->canUndo());
    cards().choose({slotOf("E")}, {});
    QCOMPARE(table().live()->turnCount(), 2);
    table().flow()->undo();
    QCOMPARE(table().live()->turnCount(), 0);
    QCOMPARE(cards().card().title, "");
    QVERIFY(view().rack().contains("E"));
    table().flow()->redo();
    QCOMPARE(table().live()->turnCount(), 2);
    QCOMPARE(cards().card().title, ""); // it is known
}

void CardsTest::turnsThatACardCostsAreUndoneWithTheTurnsBefore_data()
{
    QTest::addColumn<int>("turns");
    QTest::newRow("false-alarm") << 2;         // the computer loses its turn
    QTest::newRow("caught-in-the-light") << 4; // the person loses a turn between two of the computer
}

void CardsTest::turnsThatACardCostsAreUndoneWithTheTurnsBefore()
{
    QFETCH(int, turns);
    begin(QTest::currentDataTag());
    beginReal(table().live()->position());
    QVERIFY(!table().flow()->canUndo());
    playCat();
    cards().goOn();
    const auto isOwnTurnAgain = [&] {
        m_fixture->answer(); // nothing holds the computer
        return table().live()->turnCount() == turns && table().live()->mover() == 0;
    };
    QTRY_VERIFY(isOwnTurnAgain());
    QVERIFY(table().game()->turns()[turns / 2].isLost());
    const std::vector<Turn> before = table().game()->turns();
    table().flow()->undo();
    QCOMPARE(table().live()->turnCount(), 0);
    QVERIFY(!table().flow()->canUndo() && view().rack().contains("C"));
    table().flow()->redo();
    QCOMPARE(table().live()->turnCount(), turns);
    for (int n = 0; n < turns; ++n)
        QCOMPARE(table().game()->turns()[n].action, before[n].action);
    QVERIFY(!table().flow()->canRedo());
    table().flow()->undo();
    QCOMPARE(table().live()->turnCount(), 0);
}

void CardsTest::noCardIsLeftWhileAGameIsLeft()
{
    begin("new-plan");
    playCat();
    QVERIFY(cards().isOwn());
    bool isTold = false;
    bool isOwn = false;
    connect(&view(), &TableView::begun, this, [&] {
        isTold = true;
        isOwn = cards().isOwn();
    });
    table().flow()->leave();
    QVERIFY(isTold && !isOwn);
}

void CardsTest::theFirstToArriveWins()
{
    begin("all-clear", {{"B12", "C"}, {"B13", "A"}, {"G3", ""}});
    m_fixture->setProperty("rack", "TAEINRS");
    m_fixture->begin();
    QCOMPARE(view().players()->at(0).distance, "1 step(s) away");
    QVERIFY(view().lay(slotOf("T"), squareOf("B14")));
    QVERIFY(view().draft()->wins());
    view().play();
    QVERIFY(table().live()->isOver());
    const GameEnd end = table().results()->end();
    QCOMPARE(end.reason, "You have busted out and win.");
    QCOMPARE(end.person, "You");
    QVERIFY(!end.counted && end.rows.front().winner);
    QCOMPARE(end.rows.front().distance, "arrived");
    QCOMPARE(view().players()->at(0).distance, "arrived");
    QVERIFY(view().players()->at(0).won && !view().players()->at(1).won);
    QVERIFY(!table().analysis()->isAvailable());
}

void CardsTest::whoArrivesIsSaidInEachRace()
{
    begin("solar-wind", {{"B13", "C"}, {"B14", ""}, {"G3", ""}, {"C13", "A"}}, "hyper-race");
    QCOMPARE(view().players()->at(0).distance, "row 13 of 15");
    QCOMPARE(view().players()->at(1).distance, "not started");
}

void CardsTest::elseTheNearestWins()
{
    begin("all-clear", {{"B12", "C"}, {"B11", "A"}});
    const auto reasonAfterPasses = [](Position position) {
        Game game = Game::from({position.book, {"Ann", "Bo"}}, position);
        while (!game.isOver())
            if (game.take(Pass{}))
                break;
        return gameEndOf(game).reason;
    };
    Position position = table().live()->position();
    QCOMPARE(reasonAfterPasses(position), "Nobody arrived. Ann is nearest: 2 step(s).");
    position.board = position.variant().emptyBoard();
    QCOMPARE(reasonAfterPasses(position), "Nobody arrived. Ann and Bo are equally near.");
}

const NamedTest named("cards", runTest<CardsTest>);

} // namespace storeys::cards_test

#include "cards_test.moc"
