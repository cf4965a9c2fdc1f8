// A game that goes on elsewhere, opened from what one of its players sees: the table shows it, and judges or gives away
// nothing of it.

#include "playing.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "table_games.h"
#include "test_program.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace storeys::followed_test {

namespace {

// Six turns of Ann and Bo, and the record that is saved as Ann sees it: it is her turn.
struct Played
{
    explicit Played(const QString& variant = "stack10", const QVariantMap& houseRules = {})
    {
        GameStart start = gameOf("Ann,Bo", 3, variant);
        start.houseRules = houseRules;
        start.houseRules["first-player"] = "listed";
        table = tableWith(start);
        for (int turn = 0; turn < 6; ++turn)
            if (!playBest(*table))
                table->view()->pass();
        const QString file = folder.filePath("seen.gcg");
        if (const QString problem = table->records()->exportTo(file, "seat"); !problem.isEmpty())
            qFatal("%s", qPrintable(problem));
        text = contentOf(file);
    }

    QTemporaryDir folder;
    std::unique_ptr<GameTable> table;
    QByteArray text;
};

// Another table, on which it is opened.
std::unique_ptr<GameTable> opened(const QByteArray& text)
{
    auto table = tableWith(gameOf("Cleo,Rook:beginner"));
    if (const QString problem = table->records()->openText(QString::fromUtf8(text)); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return table;
}

// What a game tells, in order.
class Told : public QObject
{
public:
    explicit Told(LiveGame& live)
    {
        connect(&live, &LiveGame::turnTaken, this, [this](int turn) { add("taken", turn); });
        connect(&live, &LiveGame::withdrawn, this, [this](int turn) { add("withdrawn", turn); });
        connect(&live, &LiveGame::challengeFailed, this, [this](int seat) { add("failed", seat); });
        connect(&live, &LiveGame::undone, this, [this, &live] { add("undone", live.turnCount()); });
        connect(&live, &LiveGame::redone, this, [this](int first) { add("redone", first); });
        connect(&live, &LiveGame::forfeited, this, [this](int seat) { add("forfeited", seat); });
    }
    [[nodiscard]] const QStringList& all() const { return m_signals; }
    [[nodiscard]] QSet<QString> kinds() const
    {
        QSet<QString> kinds;
        for (const QString& one : m_signals)
            kinds += one.section(' ', 0, 0);
        return kinds;
    }

private:
    void add(const char* what, int number) { m_signals += QString("%1 %2").arg(what, QString::number(number)); }
    QStringList m_signals;
};

// What the table shows: its turns, squares, players and the rack.
QStringList shown(TableView& view)
{
    QStringList all;
    for (int turn = 0; turn < view.turns()->count(); ++turn) {
        const TurnRow row = view.turns()->at(turn);
        all +=
            QStringList{QString::number(row.number), row.who, row.what, row.sum, row.gains, QString::number(row.points)}
                .join('|');
    }
    for (int square = 0; square < view.squares()->count(); ++square)
        all += view.squares()->at(square).stack;
    for (int seat = 0; seat < view.players()->count(); ++seat)
        all += QString::number(view.players()->at(seat).points) + view.players()->at(seat).note;
    QStringList rack = view.rack();
    rack.sort();
    return all + rack;
}

// Does the next thing of a game in which everything occurs: plays, exchanges, passes, challenges, undo.
void goOn(LiveGame& live, int step)
{
    const Position now = live.position();
    for (int seat = 0; seat < live.seats() && step % 3 == 1; ++seat)
        if (live.game()->mayChallenge(seat))
            return live.challenge(seat);
    if (step % 7 == 5 && live.mayUndo())
        return live.undo();
    std::vector<Action> actions{CardChoice{}};
    if (step % 5 == 4)
        actions.emplace_back(Exchange{{now.toMove().rack.tiles().front()}});
    const auto plays = allPlays(now);
    if (!plays.empty()) {
        Play play = plays[static_cast<std::size_t>(step * 31) % plays.size()].toPlay();
        if (step % 4 == 1) // in challenge mode, also one whose words are bad
            std::swap(play.placements.front().tile, play.placements.back().tile);
        actions.insert(actions.end(), {play, plays.front().toPlay()});
    }
    actions.emplace_back(Pass{});
    for (const Action& action : actions)
        if (!live.take(action))
            return;
}

Game seen(const Game& game, const RuleBookPtr& book)
{
    const std::string text = seatRecordOf(game, {}, onlySeat(0)).text();
    auto followed = followedGame(readGcg(text), book);
    if (!followed)
        qFatal("%s", text.c_str());
    return *std::move(followed);
}

} // namespace

class FollowedTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void itIsSavedAsThePersonToMoveSeesIt();
    void itIsShownAndSavedAgainAsItIs();
    void nobodyTakesATurn();
    void itIsNotAnalysed();
    void noOtherPlaysAreListed();
    void noTurnIsRetried();
    void itIsNotContinuedFromATurn();
    void noHintIsGiven();
    void noWordIsLookedUpInChallengeMode();
    void onlyTheSeatsOwnRackIsShown();
    void unseenTilesAreThoseThatTheSeatDoesNotSee();
    void thePositionIsCopiedWithThatRackAlone();
    void itCountsNowhere();
    void eachChangeIsToldAndShownAsWhenItIsMade_data();
    void eachChangeIsToldAndShownAsWhenItIsMade();
    void theOthersAreElsewhere();
};

void FollowedTest::itIsSavedAsThePersonToMoveSeesIt()
{
    const Played played;
    QCOMPARE(played.table->records()->seatTask(), QString("Save as Ann sees it…"));
    QVERIFY(played.text.contains("#seen-by 1\n") && played.text.contains("#rack1 "));
    QVERIFY(!played.text.contains("#seed") && !played.text.contains("#rack2 "));
    played.table->flow()->resign(); // whatever was saved of a finished game would be the whole of it
    QVERIFY(played.table->records()->seatTask().isEmpty());
    auto alone = tableWith(gameOf("Ann"));
    QVERIFY(alone->records()->seatTask().isEmpty());
    auto computers = tableWith(gameOf("Rook:beginner,Queen:beginner"));
    QVERIFY(computers->records()->seatTask().isEmpty());
}

void FollowedTest::itIsShownAndSavedAgainAsItIs()
{
    const Played played;
    auto table = opened(played.text);
    QVERIFY(table->live()->isLookOnly() && !table->live()->isOver());
    QVERIFY(table->game()->isFollowed());
    QCOMPARE(table->view()->turns()->count(), 6);
    for (int seat : {0, 1})
        QCOMPARE(table->view()->players()->at(seat).points, played.table->view()->players()->at(seat).points);
    QVERIFY(table->records()->lookOnlyReason().contains("as one player saw it"));
    QCOMPARE(table->records()->recordText(), played.text);
}

void FollowedTest::nobodyTakesATurn()
{
    auto table = opened(Played().text);
    QCOMPARE(table->flow()->state(), TurnFlow::State::LookOnly);
    QVERIFY(!table->view()->mayAct() && !table->view()->canPass());
    QCOMPARE(table->view()->maxExchange(), 0);
    for (int seat : {0, 1})
        QCOMPARE(table->view()->players()->at(seat).note,
                 seat == 0 ? "person" : "in another window"); // and not "to play"
    QVERIFY(!table->flow()->canUndo() && !table->flow()->canRedo());
    QCOMPARE(table->flow()->resigner(), -1);
    table->flow()->act(0, Pass{});
    table->flow()->resign();
    QCOMPARE(table->live()->turnCount(), 6);
    QVERIFY(!table->live()->isOver());
}

void FollowedTest::itIsNotAnalysed()
{
    const Played played;
    auto table = opened(played.text);
    QVERIFY(!table->analysis()->isAvailable());
    QVERIFY(table->analysis()->unavailable().startsWith("The analysis comes after the game."));
    table->analysis()->start();
    QVERIFY(!table->analysis()->isRunning());
    QCOMPARE(table->analysis()->turns()->count(), 0);
    // Nor if a line of it breaks a rule and it is shown as it is written.
    QByteArray broken = played.text;
    const auto total = broken.lastIndexOf('\n', broken.indexOf("#rack1") - 2);
    broken.insert(broken.indexOf('\n', total + 1), "9");
    QVERIFY(!table->records()->openText(QString::fromUtf8(broken)).isEmpty());
    table->records()->openAsWritten();
    QVERIFY(table->game()->isFollowed());
    QVERIFY(!table->analysis()->isAvailable());
}

void FollowedTest::noOtherPlaysAreListed()
{
    auto table = opened(Played().text);
    table->view()->look()->show(1);
    QVERIFY(!table->otherPlays()->isAvailable());
    table->otherPlays()->show();
    QVERIFY(!table->otherPlays()->isOpen());
}

void FollowedTest::noTurnIsRetried()
{
    auto table = opened(Played().text);
    QCOMPARE(table->retry()->start({1}), QString("Turns can be retried when a game is over."));
    QVERIFY(!table->retry()->isActive());
}

void FollowedTest::itIsNotContinuedFromATurn()
{
    auto table = opened(Played().text);
    table->flow()->branch(2);
    QVERIFY(table->game()->isFollowed());
    QCOMPARE(table->live()->turnCount(), 6);
}

void FollowedTest::noHintIsGiven()
{
    auto table = opened(Played().text);
    QVERIFY(!table->hint()->can());
    table->hint()->give();
    QCOMPARE(table->hint()->step(), 0);
}

void FollowedTest::noWordIsLookedUpInChallengeMode()
{
    auto table = opened(Played("stack10", {{"mode", "challenge"}}).text);
    QVERIFY(table->dictionary()->lookUp("CATS").refused.contains("after the game"));
    QCOMPARE(table->flow()->challengeable().turn, -1);
    auto judged = opened(Played().text);
    QVERIFY(judged->dictionary()->lookUp("CATS").refused.isEmpty());
}

void FollowedTest::onlyTheSeatsOwnRackIsShown()
{
    const Played played;
    auto table = opened(played.text);
    const auto rack = [](GameTable& of) {
        QStringList tiles = of.view()->rack();
        tiles.sort();
        return tiles;
    };
    QCOMPARE(rack(*table), rack(*played.table));
    table->view()->look()->show(2); // a turn of Bo
    QCOMPARE(table->view()->rackSeat(), 0);
    for (const Seat& seat : table->game()->position().seats)
        QCOMPARE(seat.rack.unknown(), &seat == &table->game()->position().seats[0] ? 0 : seat.rack.size());
}

void FollowedTest::unseenTilesAreThoseThatTheSeatDoesNotSee()
{
    const Played played;
    auto table = opened(played.text);
    QCOMPARE(table->view()->unseen().total, played.table->view()->unseen().total);
    QCOMPARE(table->view()->unseen().bag, played.table->view()->unseen().bag);
}

void FollowedTest::thePositionIsCopiedWithThatRackAlone()
{
    const Played played("cross15");
    QCOMPARE(opened(played.text)->records()->copiedPosition(), played.table->records()->copiedPosition());
}

void FollowedTest::itCountsNowhere()
{
    QTemporaryDir folder;
    auto table = tableWith(gameOf("Cleo,Rook:beginner"));
    table->keepIn({folder.filePath("games"), folder.filePath("state")});
    QVERIFY(table->records()->openText(QString::fromUtf8(Played().text)).isEmpty());
    QVERIFY(table->records()->shelf()->flush());
    QVERIFY(table->records()->shelf()->unfinished().isEmpty() && table->records()->shelf()->finished().isEmpty());
    QCOMPARE(table->results()->statistics()->records().size(), 0);
}

void FollowedTest::eachChangeIsToldAndShownAsWhenItIsMade_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("mode");
    for (const char* variant : {"stack8", "cross15", "surprise"})
        for (const char* mode : {"dictionary", "challenge"})
            QTest::addRow("%s %s", variant, mode) << variant << mode;
}

void FollowedTest::eachChangeIsToldAndShownAsWhenItIsMade()
{
    QFETCH(QString, variant);
    QFETCH(QString, mode);
    GameStart start = gameOf("Ann,Bo", 3, variant);
    start.houseRules = {{"mode", mode}, {"undo", "on"}, {"first-player", "listed"}};
    auto played = tableWith(start);
    LiveGame& live = *played->live();
    const auto text = [&] { return QByteArray::fromStdString(seatRecordOf(*live.game(), {}, onlySeat(0)).text()); };
    auto table = opened(text()), rarely = opened(text());
    const RuleBookPtr book = table->game()->position().book;
    const Told made(live), told(*table->live()), seldom(*rarely->live());
    for (int step = 0; step < 60 && !live.isOver(); ++step) {
        goOn(live, step);
        if (live.isOver())
            break;
        table->live()->follow(seen(*live.game(), book));
        QCOMPARE(told.all(), made.all());
        if (step % 5 > 1)
            continue;
        auto fresh = opened(text());
        QCOMPARE(shown(*table->view()), shown(*fresh->view()));
        if (step % 5 == 0) { // some news were missed
            rarely->live()->follow(seen(*live.game(), book));
            QCOMPARE(shown(*rarely->view()), shown(*fresh->view()));
        }
    }
    QVERIFY(live.turnCount() > 12);
    QVERIFY(seldom.kinds().contains("redone"));
    const QSet<QString> expected =
        mode == "challenge" ? QSet<QString>{"taken", "withdrawn", "failed"} : QSet<QString>{"taken", "undone"};
    QCOMPARE(told.kinds(), expected);
    // The end comes with the whole game.
    if (!live.isOver())
        live.resign(1);
    table->live()->follow(*live.game());
    QCOMPARE(told.all(), made.all());
    table->live()->conclude();
    QVERIFY(table->live()->isOver() && !table->live()->isLookOnly());
    QCOMPARE(table->results()->end().rows.size(), 2);
}

void FollowedTest::theOthersAreElsewhere()
{
    const Played played;
    auto table = opened(played.text);
    QVERIFY(table->live()->isHere(0) && !table->live()->isHere(1));
    QCOMPARE(table->view()->players()->at(1).note, QString("in another window"));
    // Two of three sit here and hand over; the rack of the last one stays while the third one moves.
    Screen screen;
    screen.setHandOver(true);
    screen.begin({{}, {.away = true}, {}}, 0);
    screen.turnTo(0, false);
    screen.uncover();
    screen.turnTo(1, false);
    QVERIFY(screen.seat() == 0 && !screen.isCovered());
    screen.turnTo(2, false);
    QVERIFY(screen.seat() == 2 && screen.isCovered());
    // One of two is alone here.
    screen.begin({{.away = true}, {}}, 0);
    screen.turnTo(0, false);
    QVERIFY(screen.seat() == 1 && !screen.isCovered());
    // Whose record of a whole game names them so doesn't count, nor are mistakes theirs to retry.
    QByteArray whole = played.table->records()->recordText();
    whole.replace("#player-kind2 human", "#player-kind2 away");
    auto finished = opened(whole);
    QVERIFY(finished->live()->isHere(0) && !finished->live()->isHere(1));
    QCOMPARE(finished->records()->recordText(), whole);
    finished->flow()->resign();
    const auto records = finished->results()->statistics()->records();
    QVERIFY(!records.empty());
    for (const PersonRecord& record : records)
        QCOMPARE(record.name, QString("Ann"));
}

const NamedTest named("followed", runTest<FollowedTest>);

} // namespace storeys::followed_test

#include "followed_test.moc"
