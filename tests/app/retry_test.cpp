// Turns of a finished game are tried again: what is said of a try, what nothing may tell before, and that the game, its
// analysis and the position that was looked at come back.

#include "playing.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table_games.h"
#include "test_program.h"

#include <QDirIterator>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace storeys::retry_test {

namespace {

// The highest plays give something away; in the end nobody plays any more.
void playToTheEnd(GameTable& table, int turns)
{
    while (!table.live()->isOver())
        if (table.live()->turnCount() >= turns || !playBest(table))
            table.view()->pass();
}

void analyse(GameTable& table)
{
    table.analysis()->start();
    QTRY_COMPARE(table.analysis()->done(), table.analysis()->count());
}

// A finished game of two persons that was analysed.
std::unique_ptr<GameTable> analysedGame(const QString& variant = "stack8", const StorePlaces& places = {},
                                        int turns = 10)
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    Judging work = littleWork;
    if (variant == "blanks-blockers") // where samples differ most, so that few show no mistake
        work.looks = work.most = 1200;
    table->analysis()->setWork(work);
    if (!places.records.isEmpty())
        table->keepIn(places);
    if (const QString problem = table->choices()->start(gameOf("Ann,Bo", 4, variant)); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    playToTheEnd(*table, turns);
    analyse(*table);
    return table;
}

// The best turn known of the one that is tried.
Candidate bestOf(const KeptReview& kept, const Retry& retry)
{
    return kept.turns[static_cast<std::size_t>(retry.turn()) - 1]->review->best;
}

Candidate takenOf(const KeptReview& kept, const Retry& retry)
{
    return kept.turns[static_cast<std::size_t>(retry.turn()) - 1]->review->taken;
}

// Plays that or exchanges.
void tryOut(GameTable& table, const Candidate& turn)
{
    if (turn.play) {
        QVERIFY(lay(table, turn.play->toPlay()));
        table.view()->play();
    } else if (!turn.exchanged.empty()) {
        QList<int> places;
        const QStringList rack = table.view()->rack();
        for (const Tile tile : turn.exchanged) {
            const QString symbol = QString::fromStdString(table.game()->position().variant().tiles.alphabet.text(tile));
            int place = 0;
            while (rack[place] != symbol || places.contains(place))
                ++place;
            places += place;
        }
        table.view()->exchange(places);
    } else {
        QFAIL("nobody can pass");
    }
    QTRY_VERIFY(table.retry()->verdict() != "judging");
}

// Begins with the turns that were plays although another play was best; false if there is none.
bool retryPlays(GameTable& table)
{
    QList<int> turns;
    for (int turn = 1; turn <= table.live()->turnCount(); ++turn) {
        const TurnReview* review = table.analysis()->review(static_cast<std::size_t>(turn) - 1);
        if (review && review->best.play && review->taken.play)
            turns += turn;
    }
    return table.retry()->start(turns).isEmpty();
}

// Everything that QML could read of the object and its parts.
class Told
{
public:
    explicit Told(QObject& object) { add(&object); }

    [[nodiscard]] bool has(const QString& text) const { return m_text.contains(text, Qt::CaseInsensitive); }

private:
    void add(QObject* object)
    {
        if (!object || !m_seen.insert(object).second)
            return;
        const QMetaObject& type = *object->metaObject();
        for (int n = QObject::staticMetaObject.propertyCount(); n < type.propertyCount(); ++n)
            add(type.property(n).read(object));
        if (const auto* model = qobject_cast<QAbstractItemModel*>(object))
            for (int row = 0; row < model->rowCount(); ++row)
                for (const int role : model->roleNames().keys())
                    add(model->data(model->index(row, 0), role));
    }
    void add(const QVariant& value)
    {
        const QMetaType type = value.metaType();
        if (type.flags() & QMetaType::PointerToQObject) {
            add(value.value<QObject*>());
        } else if (const QMetaObject* gadget = type.metaObject(); gadget && type.flags() & QMetaType::IsGadget) {
            for (int n = 0; n < gadget->propertyCount(); ++n)
                add(gadget->property(n).readOnGadget(value.constData()));
        } else if (value.canConvert<QVariantList>() && !value.canConvert<QString>()) {
            for (const QVariant& one : value.value<QVariantList>())
                add(one);
        } else if (value.canConvert<QStringList>()) {
            m_text += value.toStringList().join('\n') + '\n';
        } else {
            m_text += value.toString() + '\n';
        }
    }

    std::set<const QObject*> m_seen;
    QString m_text;
};

// What lies in the folder: names and contents, without locks.
QMap<QString, QByteArray> filesIn(const QString& folder)
{
    QMap<QString, QByteArray> files;
    for (QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories); all.hasNext();)
        if (const QString file = all.next(); !file.endsWith(".lock"))
            files[QDir(folder).relativeFilePath(file)] = contentOf(file);
    return files;
}

StorePlaces placesOf(const QTemporaryDir& folder)
{
    return {folder.filePath("records"), folder.filePath("state")};
}

} // namespace

class RetryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theMistakesOfPersonsCanBeRetried();
    void theTableHasWhatThePlayerKnew_data() { addGames(); }
    void theTableHasWhatThePlayerKnew();
    void aTryThatIsNoBetterGoesBack();
    void theBestTurnIsBestAndThenComesTheNext_data() { addGames(); }
    void theBestTurnIsBestAndThenComesTheNext();
    void anExchangeIsATryToo();
    void whatIsFoundCanBeTakenBackToLookForMore();
    void hintsComeInFourSteps();
    void whatTheHintHasSpeltOutIsNotPraised();
    void whatWasFoundBeforeTheHintIsPraised();
    void showingLaysTheBestPlay();
    void wordsThatDoNotExistAreNotPraisedInChallengeMode();
    void nothingTellsTheBestPlayBeforeItIsFound();
    void whatWasFoundIsKeptWithTheAnalysis();
    void whatWasFoundIsOnDiskAtOnce_data();
    void whatWasFoundIsOnDiskAtOnce();
    void theGameItsAnalysisAndThePlaceComeBack();
    void nothingOnDiskChanges();
    void aGameForViewingOnlyComesBackToo();
    void theTurnsOfATrialAreNotTaken();
    void anotherGameEndsIt();
    void aLessonLeadsBackToTheGame();
    void withoutMistakesThereIsAReason();

private:
    static void addGames()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"stack8", "cross15", "blanks-blockers"})
            QTest::newRow(variant) << variant;
    }
};

void RetryTest::theMistakesOfPersonsCanBeRetried()
{
    const auto table = analysedGame();
    const Retry& retry = *table->retry();
    QVERIFY(!retry.mistakes().isEmpty());
    for (const int turn : retry.mistakes())
        QVERIFY(isMistake(table->analysis()->review(static_cast<std::size_t>(turn) - 1)->grade));
    QVERIFY(std::ranges::is_sorted(retry.mistakes()));
    // Small ones too, so that there are as many as the analysis tells.
    KeptReview kept = table->analysis()->kept();
    kept.turns[static_cast<std::size_t>(retry.mistakes().front()) - 1]->review->grade = Grade::Small;
    QVERIFY(retry.mistakes().size() > 1);
    table->analysis()->restore(kept);
    QCOMPARE(retry.mistakes().size(), table->analysis()->mistakes());

    const QByteArray record = table->records()->recordText().replace("human", "greedy");
    QCOMPARE(table->records()->openText(record), "");
    analyse(*table);
    QCOMPARE(retry.mistakes(), QList<int>());
}

void RetryTest::theTableHasWhatThePlayerKnew()
{
    QFETCH(QString, variant);
    const auto table = analysedGame(variant);
    const Game game = *table->game();
    Retry& retry = *table->retry();
    const QList<int> mistakes = retry.mistakes();
    QCOMPARE(retry.start(mistakes), "");
    for (int n = 0; n < mistakes.size(); ++n) {
        QCOMPARE(retry.turn(), mistakes[n]);
        QCOMPARE(retry.number(), n + 1);
        QCOMPARE(retry.count(), mistakes.size());
        QVERIFY(retry.task().contains(QString::number(mistakes[n])));
        const auto turn = static_cast<std::size_t>(mistakes[n]) - 1;
        const Position& before = game.positionBefore(turn);
        const Position& now = table->game()->position();
        QCOMPARE(now.board, before.board);
        QCOMPARE(now.turn, before.turn);
        QCOMPARE(now.toMove().rack, before.toMove().rack);
        for (std::size_t seat = 0; seat < now.seats.size(); ++seat) {
            QCOMPARE(now.seats[seat].points, before.seats[seat].points);
            // in a game of two persons, nobody hands over the screen
            QCOMPARE(table->live()->isHere(static_cast<int>(seat)), static_cast<int>(seat) == now.turn);
            if (static_cast<int>(seat) != now.turn)
                QCOMPARE(now.seats[seat].rack, Rack::ofUnknown(before.seats[seat].rack.size()));
        }
        QCOMPARE(now.bag, Bag::ofUnknown(before.bag.size()));
        QVERIFY(table->view()->mayAct());
        QCOMPARE(retry.taken().isEmpty(), game.turns()[turn].placed().empty());
        QCOMPARE(retry.verdict(), "none");
        retry.next();
    }
    QVERIFY(!retry.isActive());
}

void RetryTest::aTryThatIsNoBetterGoesBack()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    table->view()->sortRack();
    const QStringList rack = table->view()->rack();
    QSignalSpy said(&retry, &Retry::said);
    for (int n = 0; n < 3; ++n) {
        tryOut(*table, takenOf(kept, retry));
        QCOMPARE(retry.verdict(), "notBetter");
        QCOMPARE(table->view()->draft()->count(), 0);
        QCOMPARE(table->view()->rack(), rack);
        QVERIFY(!retry.isSolved() && !retry.isSettled());
        QVERIFY(retry.distance().known && retry.distance().taken == retry.distance().tried);
        QVERIFY(retry.distance().taken < retry.distance().best);
        QCOMPARE(said.size(), n + 1);
        QVERIFY(said.last()[0].toString().startsWith(retry.reply()));
    }
}

void RetryTest::theBestTurnIsBestAndThenComesTheNext()
{
    QFETCH(QString, variant);
    const auto table = analysedGame(variant, {}, 24);
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    const int number = retry.number();
    tryOut(*table, bestOf(kept, retry));
    QCOMPARE(retry.verdict(), "best");
    QVERIFY(retry.isSolved() && retry.isSettled() && !retry.canHint() && !retry.canShow());
    QCOMPARE(retry.distance().tried, retry.distance().best);
    QVERIFY(table->view()->draft()->count() > 0); // it stays on the board
    table->view()->play();
    QVERIFY(!retry.isActive() || (retry.number() == number + 1 && retry.verdict() == "none"));
}

void RetryTest::anExchangeIsATryToo()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    QVERIFY(table->view()->maxExchange() > 0);
    const QStringList rack = table->view()->rack();
    table->view()->exchange({0});
    QCOMPARE(retry.verdict(), "judging");
    QTRY_VERIFY(retry.verdict() != "judging");
    QVERIFY(retry.distance().known);
    QCOMPARE(table->view()->rack(), rack);
    QCOMPARE(table->live()->turnCount(), 0);
}

void RetryTest::whatIsFoundCanBeTakenBackToLookForMore()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    tryOut(*table, bestOf(kept, retry));
    QVERIFY(retry.isSettled());
    retry.again();
    QCOMPARE(table->view()->draft()->count(), 0);
    QVERIFY(!retry.isSettled() && retry.isSolved()); // what is found stays found
    tryOut(*table, takenOf(kept, retry));
    QCOMPARE(retry.verdict(), "notBetter");
    QVERIFY(retry.isSolved());
    tryOut(*table, bestOf(kept, retry));
    QVERIFY(retry.isSettled());
    table->view()->takeBackLast();
    QVERIFY(!retry.isSettled());
}

void RetryTest::hintsComeInFourSteps()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    const Play best = bestOf(kept, retry).play->toPlay();
    QSet<QString> hints;
    QList<qsizetype> squares;
    while (retry.canHint()) {
        QVERIFY(retry.hintedPlay().isEmpty());
        retry.giveHint();
        QVERIFY(!retry.hint().isEmpty());
        hints += retry.hint();
        squares += table->hint()->squares().size();
    }
    QCOMPARE(hints.size(), 4);
    QCOMPARE(squares[0], 0);
    QVERIFY(squares[1] > squares[2]);
    QCOMPARE(squares[2], static_cast<qsizetype>(best.placements.size()));
    QCOMPARE(table->game()->hintsFor(0), 0);
    table->cursor()->layNotation(retry.hintedPlay());
    QCOMPARE(table->view()->draft()->play().squares(), best.squares());
    QVERIFY(retry.hint().contains("<b>" + retry.hintedWord() + "</b>"));
    const int number = retry.number();
    retry.next();
    QVERIFY(!retry.isActive() || (retry.number() == number + 1 && retry.hint().isEmpty()));
    QVERIFY(table->hint()->squares().isEmpty());
}

void RetryTest::whatTheHintHasSpeltOutIsNotPraised()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    const int turn = retry.turn();
    while (retry.canHint())
        retry.giveHint();
    tryOut(*table, bestOf(kept, retry));
    QCOMPARE(retry.verdict(), "shown");
    QVERIFY(retry.reply().endsWith("is the best turn, as the hint said."));
    QVERIFY(retry.isSettled() && retry.isSolved() && !retry.canShow() && !retry.reasons().isEmpty());
    retry.leave();
    QVERIFY(!table->analysis()->turnAt(turn - 1).solved && !table->analysis()->turnAt(turn - 1).folded);
}

void RetryTest::whatWasFoundBeforeTheHintIsPraised()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    tryOut(*table, bestOf(kept, retry));
    QCOMPARE(retry.verdict(), "best");
    retry.again();
    while (retry.canHint())
        retry.giveHint();
    tryOut(*table, bestOf(kept, retry));
    QCOMPARE(retry.verdict(), "best");
}

void RetryTest::showingLaysTheBestPlay()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    retry.show();
    QCOMPARE(retry.verdict(), "shown");
    QVERIFY(retry.isSettled() && retry.isSolved() && !retry.canShow() && !retry.canHint());
    QVERIFY(isSame(bestOf(kept, retry), {0, table->view()->draft()->play(), {}}));
    QVERIFY(!retry.reply().isEmpty());
}

void RetryTest::wordsThatDoNotExistAreNotPraisedInChallengeMode()
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameStart start = gameOf("Ann,Bo", 4, "cross15");
    start.houseRules["mode"] = "challenge";
    table->analysis()->setWork(littleWork);
    QCOMPARE(table->choices()->start(start), "");
    playToTheEnd(*table, 6);
    analyse(*table);
    Retry& retry = *table->retry();
    QCOMPARE(retry.start(retry.mistakes()), "");
    TableView& view = *table->view();
    const auto isBad = [&] { return view.canPlay() && badWords(table->live()->position(), view.draft()->play()); };
    for (int square = 0; !isBad() && square + view.shape().columns < view.shape().squareCount(); ++square) {
        view.takeBackAll();
        if (view.lay(0, square, "Z"))
            (void)view.lay(1, square + view.shape().columns, "Z");
    }
    QVERIFY(isBad());
    table->view()->play();
    QCOMPARE(retry.verdict(), "notBetter");
    QVERIFY(!retry.distance().known && !retry.reply().isEmpty());
}

void RetryTest::nothingTellsTheBestPlayBeforeItIsFound()
{
    int looked = 0;
    for (const char* variant : {"stack8", "cross15"}) {
        const auto table = analysedGame(variant, {}, 24);
        const auto kept = table->analysis()->kept();
        table->speech()->setListened(true);
        QString said;
        connect(table->retry(), &Retry::said, table.get(), [&said](const QString& one) { said += one; });
        Retry& retry = *table->retry();
        QVERIFY(retryPlays(*table));
        for (; retry.isActive(); retry.next()) {
            const Candidate best = bestOf(kept, retry), taken = takenOf(kept, retry);
            const Position& now = table->game()->position();
            const auto textOf = [&](const Candidate& turn) {
                return QString::fromStdString(playText(now.board, turn.play->toPlay(), now.variant().tiles.alphabet));
            };
            const QString word = wordsOf(scoreOf(now, best.play->toPlay()), now.variant().tiles.alphabet)[0];
            QStringList needles{textOf(best)};
            if (word.size() > 4) // shorter ones are parts of others
                needles += word;
            const auto isTold = [&] {
                const QString clipboard = table->records()->copiedPosition();
                const Told told(*table);
                return std::ranges::any_of(needles, [&](const QString& needle) {
                    return told.has(needle) || clipboard.contains(needle) || said.contains(needle);
                });
            };
            said.clear();
            QVERIFY(!isTold());
            ++looked;
            tryOut(*table, taken);
            QVERIFY(!isTold());
            for (int step = 0; step < 3; ++step) {
                retry.giveHint();
                QVERIFY(!isTold());
            }
            QVERIFY(!table->records()->exportProblem().isEmpty());
            retry.giveHint();
            QVERIFY(isTold()); // its play can be laid
        }
    }
    QVERIFY(looked >= 5);
}

void RetryTest::whatWasFoundIsKeptWithTheAnalysis()
{
    const auto table = analysedGame();
    const auto kept = table->analysis()->kept();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    const int first = retry.turn();
    tryOut(*table, bestOf(kept, retry));
    retry.next();
    QVERIFY(retry.isActive());
    const int second = retry.turn();
    retry.show();
    retry.leave();
    const Rows<ReviewedTurn>& rows = *table->analysis()->turns();
    QVERIFY(rows.at(first - 1).solved && !rows.at(first - 1).folded);
    QVERIFY(!rows.at(second - 1).solved && !rows.at(second - 1).folded);
    QVERIFY(!retry.mistakes().contains(first) && !retry.mistakes().isEmpty());
}

void RetryTest::whatWasFoundIsOnDiskAtOnce_data()
{
    QTest::addColumn<bool>("quits");
    QTest::newRow("the program is left") << true;
    QTest::newRow("another game begins") << false;
}

void RetryTest::whatWasFoundIsOnDiskAtOnce()
{
    QFETCH(bool, quits);
    const QTemporaryDir folder;
    auto table = analysedGame("stack8", placesOf(folder));
    const auto kept = table->analysis()->kept();
    const QList<int> mistakes = table->retry()->mistakes();
    QVERIFY(mistakes.size() >= 2);
    QCOMPARE(table->retry()->start({mistakes[0], mistakes[1]}), "");
    tryOut(*table, bestOf(kept, *table->retry()));
    table->retry()->next();
    if (quits) {
        table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table->keepIn(placesOf(folder));
    } else {
        QCOMPARE(table->choices()->start(gameOf("Ann,Bo", 5)), "");
    }
    QCOMPARE(table->records()->open(table->records()->shelf()->finished().at(0).file), "");
    (void)table->analysis()->recall();
    QCOMPARE(table->retry()->mistakes(), mistakes.mid(1));
}

void RetryTest::theGameItsAnalysisAndThePlaceComeBack()
{
    const auto table = analysedGame();
    const auto rows = [&] {
        QList<ReviewedTurn> turns;
        for (int row = 0; row < table->analysis()->turns()->count(); ++row)
            turns += table->analysis()->turns()->at(row);
        return turns;
    };
    table->view()->look()->show(5);
    const QByteArray record = table->records()->recordText();
    const QList<ReviewedTurn> before = rows();
    const GameEnd end = table->results()->end();
    Retry& retry = *table->retry();
    QSignalSpy left(&retry, &Retry::left);
    QSignalSpy ended(table->live(), &LiveGame::ended);
    const QList<int> mistakes = retry.mistakes();
    QCOMPARE(retry.start(mistakes), "");
    QCOMPARE(table->live()->turnCount(), 0);
    QVERIFY(!table->analysis()->isAvailable());
    retry.leave();
    QVERIFY(!retry.isActive() && !table->live()->isPractice());
    QCOMPARE(left.size(), 1);
    QCOMPARE(left[0][0].toInt(), mistakes[0]);
    QCOMPARE(ended.size(), 0);
    QCOMPARE(table->records()->recordText(), record);
    QCOMPARE(rows(), before);
    QCOMPARE(table->results()->end(), end);
    QCOMPARE(table->view()->look()->turn(), 5);
    QVERIFY(table->view()->look()->isActive());
    QCOMPARE(retry.mistakes(), mistakes);
    table->view()->look()->leave();
    QCOMPARE(retry.start({mistakes.last()}), ""); // and again, from the present
    QCOMPARE(retry.turn(), mistakes.last());
    retry.leave();
    QVERIFY(!table->view()->look()->isActive());
}

void RetryTest::nothingOnDiskChanges()
{
    const QTemporaryDir folder;
    auto table = analysedGame("stack8", placesOf(folder));
    QVERIFY(table->records()->shelf()->flush());
    table->analysis()->cancel(); // so that all of it is kept
    QTest::qWait(50);
    const auto before = filesIn(folder.path());
    const QByteArray record = table->records()->recordText();
    QVERIFY(std::ranges::any_of(before.keys(), [](const QString& file) { return file.contains("history/"); }));

    Retry& retry = *table->retry();
    QCOMPARE(retry.start(retry.mistakes()), "");
    const auto kept = table->analysis()->kept();
    table->view()->shuffleRack();
    QTest::qWait(50);
    QVERIFY(table->records()->shelf()->flush());
    QCOMPARE(filesIn(folder.path()), before); // as a program that is killed now would leave it
    {
        const QTemporaryDir copy;
        for (const auto& [file, content] : before.asKeyValueRange())
            write(copy.filePath(file), content);
        GameTable next(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        next.keepIn(placesOf(copy));
        const auto games = next.records()->shelf()->finished();
        QCOMPARE(games.size(), 1);
        QCOMPARE(next.records()->open(games[0].file), "");
        QCOMPARE(next.records()->recordText(), record);
    }
    retry.leave();
    table->view()->shuffleRack();
    QTest::qWait(50);
    QVERIFY(table->records()->shelf()->flush());
    QCOMPARE(filesIn(folder.path()), before);
    QCOMPARE(retry.start(retry.mistakes()), "");
    table.reset(); // the program is left in the middle
    QCOMPARE(filesIn(folder.path()), before);
}

void RetryTest::aGameForViewingOnlyComesBackToo()
{
    const auto table = analysedGame();
    const QString unseeded = QString::fromUtf8(table->records()->recordText())
                                 .replace(QRegularExpression("^#seed.*\n", QRegularExpression::MultilineOption), "");
    QCOMPARE(table->records()->openText(unseeded), "");
    QVERIFY(table->live()->isLookOnly());
    analyse(*table);
    const QString reason = table->records()->lookOnlyReason();
    const QByteArray record = table->records()->recordText();
    Retry& retry = *table->retry();
    QVERIFY(retryPlays(*table));
    QCOMPARE(table->records()->lookOnlyReason(), "");
    retry.leave();
    QCOMPARE(table->records()->lookOnlyReason(), reason);
    QCOMPARE(table->records()->recordText(), record);
}

void RetryTest::theTurnsOfATrialAreNotTaken()
{
    const auto table = analysedGame();
    Retry& retry = *table->retry();
    QCOMPARE(retry.start(retry.mistakes()), "");
    QVERIFY(!table->flow()->canUndo() && !table->flow()->canRedo());
    QVERIFY(!table->flow()->whyNoUndo().isEmpty());
    QVERIFY(!table->flow()->whyNoUndo().contains("tutorial"));
    table->flow()->undo();
    QVERIFY(!table->view()->canPass() && !table->hint()->can());
    table->view()->pass();
    table->hint()->give();
    QCOMPARE(table->live()->turnCount(), 0);
    QVERIFY(retry.isActive());
    QVERIFY(!table->records()->exportProblem().isEmpty());
}

void RetryTest::anotherGameEndsIt()
{
    const auto table = analysedGame();
    Retry& retry = *table->retry();
    QCOMPARE(retry.start(retry.mistakes()), "");
    QCOMPARE(table->choices()->start(gameOf("Ann,Bo", 5)), "");
    QVERIFY(!retry.isActive() && !table->live()->isPractice());
    QVERIFY(playBest(*table));
    QCOMPARE(table->live()->turnCount(), 1); // its turns are taken
    retry.leave();
    QCOMPARE(table->live()->turnCount(), 1);
}

void RetryTest::aLessonLeadsBackToTheGame()
{
    const auto table = analysedGame();
    const QByteArray record = table->records()->recordText();
    Retry& retry = *table->retry();
    QCOMPARE(retry.start(retry.mistakes()), "");
    QCOMPARE(table->lesson()->start(), "");
    QVERIFY(!retry.isActive() && table->lesson()->isActive());
    QVERIFY(table->lesson()->gameWaits());
    table->lesson()->leave();
    QCOMPARE(table->records()->recordText(), record);
}

void RetryTest::withoutMistakesThereIsAReason()
{
    const auto table = tableWith(gameOf("Ann,Bo", 4, "stack8"));
    QVERIFY(!table->retry()->start({1}).isEmpty()); // the game goes on
    playToTheEnd(*table, 4);
    QVERIFY(table->retry()->mistakes().isEmpty()); // it was not analysed
    QVERIFY(!table->retry()->start({1}).isEmpty());
    QVERIFY(!table->live()->isPractice());
}

const NamedTest named("retry", runTest<RetryTest>);

} // namespace storeys::retry_test

#include "retry_test.moc"
