// The table of states and events of the flow of turns (ARCHITECTURE.md), gone through with players that answer when they
// are told to and a clock that is set by hand.

#include "test_program.h"

#include "game/player.h"
#include "moves/generator.h"
#include "patience.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "table/flow/turn_flow.h"
#include "table/start/game_start.h"

#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>

namespace storeys::turn_flow_test {

using namespace std::chrono_literals;
using State = TurnFlow::State;

namespace {

// Answers when it is told to.
class ToldPlayer : public Player
{
public:
    void takeTurn(const SeatView&, Answer answer) override
    {
        m_answer = std::move(answer);
        ++asked;
    }
    void cancel() override { ++cancelled; }
    // Also after it was called off, as one does who has not heard of it.
    void answer(const Action& action) const { m_answer(action); }

    int asked = 0;
    int cancelled = 0;

private:
    Answer m_answer;
};

// Who plays is given as on the command line; computers are told what to do.
struct TestTable
{
    explicit TestTable(const QString& players, QVariantMap houseRules = {}, const char* clock = "",
                       std::chrono::milliseconds pause = 0ms)
        : flow(live, notices, pause)
    {
        houseRules["first-player"] = "listed";
        start.variant = "stack8";
        start.seats = GameStart::seatsFromText(players);
        start.houseRules = houseRules;
        start.seed = 3;
        begin(clock);
    }

    void begin(const char* clock)
    {
        const auto setup = setupOf(start, DataPlace(STOREYS_DATA_DIR));
        if (!setup)
            qFatal("%s", qPrintable(setup.error()));
        BegunGame game{Game(*setup), {}, clock};
        TurnFlow::Players players;
        for (const GameStart::Seat& seat : start.seats) {
            game.kinds.push_back({seat.level});
            auto player = seat.level.isEmpty() ? nullptr : std::make_unique<ToldPlayer>();
            told.push_back(player.get());
            players.push_back(std::move(player));
        }
        flow.begin(std::move(game), std::move(players));
    }

    // What the seat to move could play, the first play found.
    [[nodiscard]] Play somePlay() const { return allPlays(live.position()).front().toPlay(); }
    // Two tiles that make no word, on the start of an empty board.
    [[nodiscard]] Play nonsense() const
    {
        const Position& position = live.position();
        const auto tiles = position.toMove().rack.tiles();
        for (const Tile first : tiles)
            for (const Tile second : tiles) {
                const Play play{{{Square{3, 3}, first}, {Square{3, 4}, second}}, {}};
                const auto wrong = badWords(position, play);
                if (!(first == second) && wrong)
                    return play;
            }
        return {};
    }

    GameStart start;
    GameClock::Time time{1h};
    LiveGame live{DataPlace(STOREYS_DATA_DIR), [this] { return time; }};
    Notices notices;
    TurnFlow flow;
    std::vector<ToldPlayer*> told; // by seat; none for a person
};

// A dealer that does what it is told to, and a table of the seats `here` that follows its game.
class ToldReferee : public Referee
{
public:
    void act(int seat, const Action& action) override { asked += {seat, action}; }
    void challenge(int seat, int turn) override { challenges += {seat, turn}; }
    void resign(int seat) override { resigned += seat; }
    void noteHint(int seat) override { hints += seat; }
    void tell() override { ++told; }

    QList<std::pair<int, Action>> asked;
    QList<std::pair<int, int>> challenges;
    QList<int> resigned, hints;
    int told = 0;
};

struct AwayTable
{
    explicit AwayTable(const QString& players, Seats here, QVariantMap houseRules = {})
        : dealt(players, std::move(houseRules)), here(here)
    {
        std::vector<SeatKind> kinds = dealt.live.kinds();
        for (int seat = 0; seat < static_cast<int>(kinds.size()); ++seat)
            kinds[seat].away = kinds[seat].isPerson() && !includes(here, seat);
        flow.begin({.game = seen(), .kinds = kinds, .clock = {}, .isAway = true}, {}, &referee);
    }
    // The game as these seats see it; its end is seen by all.
    [[nodiscard]] Game seen() const
    {
        const Game& game = *dealt.live.game();
        if (game.isOver())
            return game;
        return *followedGame(readGcg(seatRecordOf(game, {}, here).text()), game.position().book);
    }
    void tell() { emit referee.changed(seen()); }

    TestTable dealt;
    Seats here;
    ToldReferee referee;
    LiveGame live{DataPlace(STOREYS_DATA_DIR)};
    Notices notices;
    TurnFlow flow{live, notices, 0ms};
};

void hold(FlowHold& hold, TurnFlow& flow, FlowHold::Kind kind)
{
    hold.setFlow(&flow);
    hold.setKind(kind);
    hold.setActive(true);
}

} // namespace

class TurnFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void withoutAGameNobodyIsAsked();
    void aPastGameIsOnlyLookedAt();
    void onlyThePersonWhoIsAskedActs();
    void aCoveredRackIsAskedForFirst();
    void aComputerIsAskedAndItsAnswerWaitsForThePause();
    void anAnswerWaitsUntilThePlayBeforeWasSeen_data();
    void anAnswerWaitsUntilThePlayBeforeWasSeen();
    void aHoldEndsWithItsView();
    void anAnswerThatIsNotAllowedIsAskedForOnceMore();
    void anAnswerToAnOlderQuestionIsDropped();
    void computersLookAtAPlayForAMoment();
    void personsGetTheTimeToChallengeBeforeAComputer();
    void aPersonWhoDecidesKeepsTheComputerWaiting();
    void onlyThePlayThatWasSeenIsChallenged();
    void aPlayThatIsTakenBackIsPlayedAgain();
    void theEndIsToldOnceAndTakenBackByAnUndo();
    void aChallengeOfTheLastPlayOpensTheGameAgain();
    void whoHasNoTimeLeftLosesAndWhatIsLaidGoesBack();
    void oneOfTwoResignsAlsoWhileTheOtherThinks();
    void nobodyResignsWhereNoneOfTwoPlaysForPoints();
    void whatAPersonDoesIsAskedOfTheReferee();
    void aComputerOfTheDealerIsWaitedFor();
    void twoHereHandOverAndOneElsewhereDoesNot();
    void whatNobodyHereAskedForTakesLaidTilesBack();
    void aChallengeAndAHintGoToTheReferee();
    void aRefereeIsHeardOnlyWhileItsGameIsOnTheTable();
    void theClockStandsWhileNobodyCanAct();
    void everyChangeIsCompleteWhenItIsTold();
};

void TurnFlowTest::withoutAGameNobodyIsAsked()
{
    TestTable table("Ann,Bo");
    table.flow.leave();
    QCOMPARE(table.flow.state(), State::NoGame);
    QCOMPARE(table.flow.seat(), -1);
    table.flow.act(0, Pass{});
    table.flow.undo();
    table.flow.challenge(0, 0);
    QVERIFY(!table.live.isThere());
}

void TurnFlowTest::aPastGameIsOnlyLookedAt()
{
    TestTable table("Ann,Bo");
    const Game game = *table.live.game();
    BegunGame past{Game::past(game.setup(), {game.position()}, {}), {{}, {}}, {}};
    table.flow.begin(std::move(past));
    QCOMPARE(table.flow.state(), State::LookOnly);
    table.flow.act(0, Pass{});
    QCOMPARE(table.live.turnCount(), 0);
}

void TurnFlowTest::onlyThePersonWhoIsAskedActs()
{
    TestTable table("Ann,Bo");
    QSignalSpy refused(&table.notices, &Notices::changed);
    QCOMPARE(table.flow.state(), State::Person);
    table.flow.act(1, Pass{});
    QCOMPARE(table.live.turnCount(), 0);
    table.flow.act(0, Play{});
    QCOMPARE(refused.count(), 1); // and may try again
    table.flow.act(0, table.nonsense());
    QVERIFY(table.notices.problem().contains(" is not in the word list "));
    QVERIFY2(!table.notices.problem().contains('<'), qPrintable(table.notices.problem())); // it is plain text
    QCOMPARE(table.flow.state(), State::Person);
    table.flow.act(0, Pass{});
    QCOMPARE(table.live.turnCount(), 1);
    QCOMPARE(table.flow.seat(), 1);
}

void TurnFlowTest::aCoveredRackIsAskedForFirst()
{
    TestTable table("Ann,Bo");
    table.live.screen()->setHandOver(true);
    QCOMPARE(table.flow.state(), State::HandOver);
    table.flow.act(0, Pass{});
    QCOMPARE(table.live.turnCount(), 0);
    table.live.screen()->uncover();
    QCOMPARE(table.flow.state(), State::Person);
    table.flow.act(0, Pass{});
    QCOMPARE(table.flow.state(), State::HandOver);
    QCOMPARE(table.flow.seat(), 1);
}

void TurnFlowTest::aComputerIsAskedAndItsAnswerWaitsForThePause()
{
    TestTable table("Ada:greedy,Ann", {}, "", 150ms);
    QCOMPARE(table.flow.state(), State::Thinking);
    QCOMPARE(table.told[0]->asked, 1);
    table.told[0]->answer(Pass{});
    QCOMPARE(table.flow.state(), State::Answered);
    QCOMPARE(table.live.turnCount(), 0);
    QTRY_COMPARE(table.flow.state(), State::Person);
    QCOMPARE(table.live.turnCount(), 1);
}

void TurnFlowTest::anAnswerWaitsUntilThePlayBeforeWasSeen_data()
{
    QTest::addColumn<FlowHold::Kind>("kind");
    QTest::newRow("it is shown") << FlowHold::Kind::Show;
    QTest::newRow("the board is out of sight") << FlowHold::Kind::Away;
    QTest::newRow("a person decides") << FlowHold::Kind::Decide;
}

void TurnFlowTest::anAnswerWaitsUntilThePlayBeforeWasSeen()
{
    QFETCH(FlowHold::Kind, kind);
    TestTable table("Ann,Ada:greedy", {}, "total=300");
    FlowHold first, second;
    hold(first, table.flow, kind);
    hold(second, table.flow, FlowHold::Kind::Show);
    table.flow.act(0, Pass{}); // a person need not wait
    table.told[1]->answer(Pass{});
    second.setActive(false);
    QTest::qWait(30);
    table.time += 1h;
    QCOMPARE(table.flow.state(), State::Answered);
    first.setActive(false);
    QCOMPARE(table.flow.state(), State::Answered); // not in the middle of what told so
    QTRY_VERIFY(table.live.isOver());
    QCOMPARE(table.live.clock()->times(), QStringList({"5:00", "5:00"}));
}

void TurnFlowTest::aHoldEndsWithItsView()
{
    TestTable table("Ann,Ada:greedy");
    auto view = std::make_unique<FlowHold>();
    hold(*view, table.flow, FlowHold::Kind::Show);
    table.flow.act(0, table.somePlay());
    table.told[1]->answer(Pass{});
    QTest::qWait(30);
    QCOMPARE(table.flow.state(), State::Answered);
    view.reset();
    QVERIFY(!table.flow.isShowing());
    QTRY_COMPARE(table.flow.state(), State::Person);
}

void TurnFlowTest::anAnswerThatIsNotAllowedIsAskedForOnceMore()
{
    TestTable table("Ada:greedy,Ann");
    QSignalSpy refused(&table.notices, &Notices::changed);
    table.told[0]->answer(Play{});
    QTRY_COMPARE(table.told[0]->asked, 2);
    QCOMPARE(refused.count(), 0);
    table.told[0]->answer(Play{});
    QTRY_COMPARE(refused.count(), 1);
    QTest::qWait(30);
    QCOMPARE(table.told[0]->asked, 2); // and no more
    QCOMPARE(table.live.turnCount(), 0);
}

void TurnFlowTest::anAnswerToAnOlderQuestionIsDropped()
{
    TestTable table("Ann,Ada:greedy", {{"undo", "on"}});
    table.flow.act(0, table.somePlay());
    QCOMPARE(table.flow.state(), State::Thinking);
    const int before = table.told[1]->cancelled;
    table.flow.undo();
    QVERIFY(table.told[1]->cancelled > before);
    QCOMPARE(table.flow.state(), State::Person);
    table.told[1]->answer(Pass{});
    QTest::qWait(30);
    QCOMPARE(table.live.turnCount(), 0);
    table.flow.redo();
    QCOMPARE(table.flow.state(), State::Thinking);
    QCOMPARE(table.told[1]->asked, 2);
}

void TurnFlowTest::computersLookAtAPlayForAMoment()
{
    TestTable table("Ann,Bo,Ada:greedy", {{"mode", "challenge"}}, "", 60ms);
    table.flow.act(0, table.somePlay());
    QCOMPARE(table.flow.state(), State::Judging);
    QVERIFY(!table.flow.isAsked(1));
    QTRY_COMPARE(table.flow.state(), State::Person);
    QVERIFY(table.flow.isAsked(1));
    TestTable persons("Ann,Bo", {{"mode", "challenge"}}, "", 60ms);
    persons.flow.act(0, persons.somePlay());
    QCOMPARE(persons.flow.state(), State::Person); // no computer sits there
}

void TurnFlowTest::personsGetTheTimeToChallengeBeforeAComputer()
{
    TestTable table("Ann,Ada:greedy,Bo", {{"mode", "challenge"}}, "", 20ms);
    // Checked when the signal comes: on a busy machine, the time for challenges may be over at a later look.
    QSet<State> states;
    connect(&table.flow, &TurnFlow::changed, this, [&] {
        states += table.flow.state();
        if (table.flow.state() == State::Window) {
            QCOMPARE(table.told[1]->asked, 0);
            QCOMPARE(table.flow.challengeable().names, QStringList("Bo"));
        }
    });
    table.flow.act(0, table.somePlay());
    QTRY_COMPARE(table.flow.state(), State::Thinking);
    QVERIFY(states.contains(State::Window));
    QCOMPARE(table.told[1]->asked, 1);
}

void TurnFlowTest::aPersonWhoDecidesKeepsTheComputerWaiting()
{
    TestTable table("Ann,Ada:greedy,Bo", {{"mode", "challenge"}}, "", 5ms);
    FlowHold dialog;
    hold(dialog, table.flow, FlowHold::Kind::Decide);
    table.flow.act(0, table.somePlay());
    QTRY_COMPARE(table.flow.state(), State::Window);
    QTest::qWait(100);
    QCOMPARE(table.flow.state(), State::Window);
    dialog.setActive(false);
    QTRY_COMPARE(table.flow.state(), State::Thinking);
}

// The dialog asked about Ann's play; until it was answered the computer played, and its play was challenged instead.
void TurnFlowTest::onlyThePlayThatWasSeenIsChallenged()
{
    TestTable table("Ann,Ada:greedy,Bo", {{"mode", "challenge"}, {"challenge-penalty", "points-10"}});
    table.flow.act(0, table.somePlay());
    const int seen = table.flow.challengeable().turn;
    QTRY_COMPARE(table.flow.state(), State::Thinking);
    table.told[1]->answer(table.somePlay());
    QTRY_COMPARE(table.flow.state(), State::Person);
    const Points before = table.live.position().seats[2].points;
    table.flow.challenge(2, seen);
    QCOMPARE(table.live.position().seats[2].points.value, before.value);
    table.flow.challenge(2, seen + 1);
    QCOMPARE(table.live.position().seats[2].points.value, before.value - 10);
    QCOMPARE(table.flow.outcome().withdrawn, false);
    QCOMPARE(table.flow.challengeable().turn, -1);
}

void TurnFlowTest::aPlayThatIsTakenBackIsPlayedAgain()
{
    TestTable table("Ann,Bo", {{"mode", "challenge"}, {"challenge-penalty", "void"}});
    QSignalSpy withdrawn(&table.live, &LiveGame::withdrawn);
    table.flow.act(0, table.nonsense());
    table.flow.challenge(0, 0); // not one's own
    QCOMPARE(withdrawn.count(), 0);
    table.flow.challenge(1, 0);
    QCOMPARE(withdrawn.count(), 1);
    QVERIFY(table.flow.isAsked(0));
    QVERIFY(table.live.position().board.isEmpty());
}

void TurnFlowTest::theEndIsToldOnceAndTakenBackByAnUndo()
{
    TestTable table("Ann,Bo", {{"undo", "on"}});
    QSignalSpy ended(&table.live, &LiveGame::ended), reopened(&table.live, &LiveGame::reopened);
    table.flow.act(0, Pass{});
    table.flow.act(1, Pass{});
    QCOMPARE(table.flow.state(), State::Over);
    QCOMPARE(ended.count(), 1);
    table.flow.undo();
    QCOMPARE(reopened.count(), 1);
    QVERIFY(table.flow.isAsked(1));
    table.flow.redo();
    QCOMPARE(table.flow.state(), State::Over);
    QCOMPARE(ended.count(), 2);
}

void TurnFlowTest::aChallengeOfTheLastPlayOpensTheGameAgain()
{
    TestTable table("Ann,Bo", {{"mode", "challenge"}, {"challenge-penalty", "void"}});
    Position last = table.live.position();
    last.bag = {};
    last.seats[0].rack = {};
    for (const Placement& placement : table.nonsense().placements)
        last.seats[0].rack.add(placement.tile);
    const Play play = table.nonsense();
    BegunGame game{Game::from(table.live.game()->setup(), last), {{}, {}}, {}};
    table.flow.begin(std::move(game));
    QSignalSpy reopened(&table.live, &LiveGame::reopened);
    table.flow.act(0, play);
    QCOMPARE(table.flow.state(), State::Over);
    table.flow.challenge(1, 0);
    QCOMPARE(reopened.count(), 1);
    QVERIFY(table.flow.isAsked(0));
}

void TurnFlowTest::whoHasNoTimeLeftLosesAndWhatIsLaidGoesBack()
{
    TestTable table("Ann,Bo", {}, "total=60 at-zero=game");
    QSignalSpy interrupted(&table.flow, &TurnFlow::interrupted), ended(&table.live, &LiveGame::ended);
    bool wasOver = true;
    connect(&table.flow, &TurnFlow::interrupted, this, [&] { wasOver = table.live.isOver(); });
    table.time += 61s;
    table.live.clock()->tick();
    QCOMPARE(interrupted.count(), 1);
    QVERIFY(!wasOver); // tiles can still go back to their rack
    QCOMPARE(ended.count(), 1);
    QCOMPARE(table.flow.state(), State::Over);
    table.flow.act(0, Pass{});
    QCOMPARE(table.live.turnCount(), 0);
}

void TurnFlowTest::oneOfTwoResignsAlsoWhileTheOtherThinks()
{
    for (const bool byBo : {false, true}) {
        TestTable persons("Ann,Bo");
        QSignalSpy interrupted(&persons.flow, &TurnFlow::interrupted);
        QSignalSpy ended(&persons.live, &LiveGame::ended);
        if (byBo) {
            persons.flow.act(0, persons.somePlay()); // Ann is ahead
            persons.live.screen()->uncover();
        }
        QCOMPARE(persons.flow.resigner(), byBo ? 1 : 0);
        QCOMPARE(persons.flow.resignText(),
                 QString(byBo ? "Ann" : "Bo") + " wins then, whatever the points. This cannot be undone.");
        persons.flow.resign();
        QCOMPARE(persons.flow.state(), State::Over);
        QCOMPARE(interrupted.count(), 1); // so laid tiles go back
        QCOMPARE(ended.count(), 1);
        QCOMPARE(persons.live.game()->result()->reason, EndCondition::Resigned);
        QVERIFY(persons.live.game()->result()->seats[byBo ? 0 : 1].wins);
        QCOMPARE(persons.flow.resigner(), -1);
        QVERIFY(!persons.flow.canUndo() && !persons.flow.canRedo());
        QCOMPARE(persons.flow.whyNoUndo(), QString("This game is over and stays as it is."));
        persons.flow.resign(); // does nothing now
        QCOMPARE(ended.count(), 1);
    }
    TestTable thinking("Ann,Rook:skilled");
    thinking.flow.act(0, Pass{});
    QCOMPARE(thinking.flow.state(), State::Thinking);
    QCOMPARE(thinking.flow.resigner(), 0);
    thinking.flow.resign();
    QCOMPARE(thinking.flow.state(), State::Over);
    QVERIFY(thinking.live.game()->result()->seats[1].wins);
    thinking.told[1]->answer(Pass{}); // too late
    QCOMPARE(thinking.live.turnCount(), 1);
}

void TurnFlowTest::nobodyResignsWhereNoneOfTwoPlaysForPoints()
{
    for (const char* players : {"Ann", "Ann,Bo,Cleo", "Rook:skilled,Queen:skilled"}) {
        TestTable table(players);
        QCOMPARE(table.flow.resigner(), -1);
        QVERIFY(table.flow.resignText().isEmpty());
        table.flow.resign();
        QVERIFY(!table.live.isOver());
    }
    TestTable table("Ann,Bo");
    const Game game = *table.live.game();
    table.flow.begin({game, {{}, {}}, {}, BegunGame::Origin::Practice});
    QCOMPARE(table.flow.resigner(), -1);
    table.flow.begin({Game::past(game.setup(), {game.position()}, {}), {{}, {}}, {}});
    QCOMPARE(table.flow.resigner(), -1);
    table.flow.leave();
    QCOMPARE(table.flow.resigner(), -1);
}

void TurnFlowTest::whatAPersonDoesIsAskedOfTheReferee()
{
    AwayTable table("Ann,Bo", onlySeat(0));
    QCOMPARE(table.flow.state(), State::Person);
    QVERIFY(!table.live.isLookOnly() && table.live.isFollowed());
    QSignalSpy taken(&table.live, &LiveGame::turnTaken), interrupted(&table.flow, &TurnFlow::interrupted);
    const Play play = table.dealt.somePlay();
    table.flow.act(0, play);
    QCOMPARE(table.flow.state(), State::Sent);
    QVERIFY(table.flow.isSent() && !table.flow.isAsked(0));
    QCOMPARE(table.referee.asked.size(), 1);
    QCOMPARE(std::get<Play>(table.referee.asked.front().second), play);
    table.flow.act(0, play); // is on its way already
    QCOMPARE(table.referee.asked.size(), 1);
    // Refused, the seat is asked again and reads why.
    emit table.referee.refused(LateText([] { return QString("No."); }));
    QCOMPARE(table.flow.state(), State::Person);
    QCOMPARE(table.notices.problem(), QString("No."));
    QCOMPARE(table.live.turnCount(), 0);
    table.flow.act(0, play);
    table.dealt.flow.act(0, play);
    table.tell();
    QCOMPARE(table.flow.state(), State::Elsewhere);
    QVERIFY(table.flow.isElsewhere() && !table.flow.isThinking());
    QCOMPARE(table.flow.seat(), 1);
    table.flow.act(1, Pass{}); // not from here
    QCOMPARE(table.referee.asked.size(), 2);
    table.tell(); // once more the same
    QCOMPARE(taken.count(), 1);
    table.dealt.flow.act(1, Pass{});
    table.tell();
    QCOMPARE(taken.count(), 2);
    QCOMPARE(table.flow.state(), State::Person);
    QCOMPARE(interrupted.count(), 0);
    QVERIFY(!table.flow.canUndo() && table.flow.whyNoUndo().contains("elsewhere"));
    table.flow.branch(1); // nobody here knows the bag
    QCOMPARE(table.live.turnCount(), 2);
    // What is over is whole, so it can go on at one screen.
    table.flow.resign();
    QCOMPARE(table.referee.resigned, QList<int>{0});
    QVERIFY(!table.live.isOver());
    table.dealt.flow.resign();
    table.tell();
    QCOMPARE(table.flow.state(), State::Over);
    QCOMPARE(table.live.game()->result()->reason, EndCondition::Resigned);
    table.flow.branch(1);
    QVERIFY(table.live.isHere(1) && !table.live.isOver());
}

void TurnFlowTest::aComputerOfTheDealerIsWaitedFor()
{
    AwayTable table("Ann,Rook:beginner", onlySeat(0));
    table.flow.act(0, Pass{});
    table.dealt.flow.act(0, Pass{});
    table.tell();
    QCOMPARE(table.flow.state(), State::Elsewhere);
    QVERIFY(table.flow.isThinking() && !table.flow.isElsewhere());
}

void TurnFlowTest::twoHereHandOverAndOneElsewhereDoesNot()
{
    AwayTable table("Ann,Bo,Cleo", static_cast<Seats>(onlySeat(0) | onlySeat(2)));
    table.live.screen()->setHandOver(true);
    table.live.screen()->uncover();
    QCOMPARE(table.flow.state(), State::Person);
    for (const auto& [state, seat] : {std::pair(State::Elsewhere, 1), {State::HandOver, 2}}) {
        table.flow.act(table.flow.seat(), Pass{});
        table.dealt.flow.act(table.dealt.flow.seat(), Pass{});
        table.tell();
        QCOMPARE(table.flow.state(), state);
        QCOMPARE(table.flow.seat(), seat);
    }
    QCOMPARE(table.live.screen()->seat(), 2);
}

void TurnFlowTest::whatNobodyHereAskedForTakesLaidTilesBack()
{
    AwayTable table("Ann,Bo", onlySeat(0));
    QSignalSpy interrupted(&table.flow, &TurnFlow::interrupted);
    table.dealt.live.resign(1);
    table.tell();
    QCOMPARE(interrupted.count(), 1);
    QCOMPARE(table.flow.state(), State::Over);
}

void TurnFlowTest::aChallengeAndAHintGoToTheReferee()
{
    AwayTable table("Ann,Bo", onlySeat(0), {{"mode", "challenge"}});
    table.flow.act(0, Pass{});
    table.dealt.flow.act(0, Pass{});
    table.dealt.flow.act(1, table.dealt.nonsense());
    table.tell();
    QCOMPARE(table.flow.state(), State::Person);
    QCOMPARE(table.flow.challengerSeats(), QList<int>{0});
    table.flow.challenge(0, 1);
    QCOMPARE(table.referee.challenges, (QList<std::pair<int, int>>{{0, 1}}));
    QCOMPARE(table.live.turnCount(), 2);
    QSignalSpy withdrawn(&table.live, &LiveGame::withdrawn);
    table.dealt.flow.challenge(0, 1);
    table.tell();
    QCOMPARE(withdrawn.count(), 1);
    QCOMPARE(table.flow.state(), State::Elsewhere);
    AwayTable hinted("Ann,Bo", onlySeat(0));
    hinted.live.noteHint();
    QCOMPARE(hinted.referee.hints, QList<int>{0});
}

void TurnFlowTest::aRefereeIsHeardOnlyWhileItsGameIsOnTheTable()
{
    AwayTable table("Ann,Bo", onlySeat(0));
    const Game other = *TestTable("Cleo,Dan").live.game();
    table.flow.begin({other, {{}, {}}, {}});
    table.dealt.flow.act(0, Pass{});
    table.tell();
    QCOMPARE(table.live.turnCount(), 0);
    QCOMPARE(table.live.game()->setup().players.front(), std::string("Cleo"));
    table.flow.act(0, Pass{});
    QVERIFY(table.referee.asked.isEmpty());
    QCOMPARE(table.live.turnCount(), 1);
}

void TurnFlowTest::theClockStandsWhileNobodyCanAct()
{
    TestTable table("Ann,Bo", {}, "total=300");
    table.live.screen()->setHandOver(true);
    table.time += 1h;
    QCOMPARE(table.live.clock()->times().first(), "5:00");
    table.live.screen()->uncover();
    FlowHold dialog;
    hold(dialog, table.flow, FlowHold::Kind::Dialog);
    table.time += 1h;
    QCOMPARE(table.live.clock()->times().first(), "5:00");
    dialog.setKind(FlowHold::Kind::Show); // a person need not wait for it
    table.time += 10s;
    QCOMPARE(table.live.clock()->times().first(), "4:50");
}

void TurnFlowTest::everyChangeIsCompleteWhenItIsTold()
{
    TestTable table("Ann,Bo", {{"undo", "on"}});
    table.live.screen()->setHandOver(true);
    const auto isComplete = [&] {
        const int mover = table.live.mover();
        QCOMPARE(table.live.screen()->seat(), mover);
        QCOMPARE(table.live.position().turn, mover);
    };
    connect(&table.live, &LiveGame::turnTaken, this, isComplete);
    connect(&table.live, &LiveGame::undone, this, isComplete);
    connect(&table.live, &LiveGame::redone, this, isComplete);
    QSignalSpy taken(&table.live, &LiveGame::turnTaken), changed(&table.live, &LiveGame::changed);
    table.live.screen()->uncover();
    table.flow.act(0, table.somePlay());
    QCOMPARE(taken.count(), 1);
    QCOMPARE(changed.count(), 1); // one signal of its own, and this after it
    table.flow.undo();
    table.flow.redo();
    QCOMPARE(changed.count(), 3);
}

const NamedTest named("turn_flow", runTest<TurnFlowTest>);

} // namespace storeys::turn_flow_test

#include "turn_flow_test.moc"
