// Help while playing, by the session, without a window: hints, the nearest legal play, undo and redo, unseen tiles.

#include "session_games.h"
#include "table/text/place_text.h"

#include "rules/legality.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

namespace storeys {

class HelpTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void hintsComeInStepsAndAreRemembered();
    void hintsKnowEveryKindOfGame();
    void theAreaOfAHintIsNamedByItsRowsAndColumns();
    void aHintNamesItsWordAndWhereItBegins();
    void challengeModeGivesNoHelpWithWordsUnlessAgreedOn();
    void hintsForATurnNotTakenYetSurviveUndoAndRedo();
    void aHintEndsWithTheTurn();
    void theHintedPlayCanBeLaid();
    void offensiveWordsAreValidButNeverProposedUnlessWished();
    void whatIsNotAllowedHasANearestPlay();
    void placesReadAsBesideTheBoard();
    void undoGoesBackToMyLastDecision();
    void undoAndRedoKeepTheOrderOfTheRack();
    void anExchangeTakenBackLeavesTheOrderOfTheRack();
    void redoDrawsTheSameTiles();
    void whatIsUndoneIsShownAsItGoes();
    void aRedoTellsOfHowManyTurns();
    void nothingFliesToARackThatIsCovered();
    void tilesTakenBackGoToTheirPlaces();
    void anotherTurnForgetsWhatWasUndone();
    void undoWhileAComputerThinks();
    void undoIsForOnePersonUnlessAgreedOn();
    void undoEndsALookBack();
    void aFinishedGameThatIsOpenedIsNotUndone();
    void unseenTilesAreAllButMine();
    void whoeverCanMakeNoPlayIsToldSo();
    void inChallengeModeNobodyIsToldWhetherThereIsAPlay();
};

void HelpTest::hintsComeInStepsAndAreRemembered()
{
    auto session = sessionWith(gameOf("Ann"));
    HintGiver& hint = *session->hint();
    QVERIFY(hint.text().isEmpty() && hint.squares().isEmpty());
    session->hint()->give();
    QTRY_VERIFY(!hint.isBusy());
    const QList<int> area = hint.squares();
    QCOMPARE(hint.step(), 1);
    QVERIFY(area.size() >= 16 && hint.play().isEmpty());
    session->hint()->give();
    QVERIFY(hint.squares().size() < area.size());
    for (const int square : hint.squares())
        QVERIFY(area.contains(square));
    QVERIFY(hint.play().isEmpty());
    session->hint()->give();
    QVERIFY(!hint.play().isEmpty());
    QVERIFY(!session->hint()->can());
    session->hint()->give(); // there is nothing more to tell
    QCOMPARE(session->game()->hintsFor(0), 3);
    QVERIFY(playBest(*session));
    QCOMPARE(session->view()->turns()->get(0).value("hints").toInt(), 3);
}

namespace {

void takeHints(GameTable& session, int count)
{
    for (int i = 0; i < count; ++i) {
        session.hint()->give();
        QTRY_VERIFY(!session.hint()->isBusy());
    }
}

} // namespace

void HelpTest::theAreaOfAHintIsNamedByItsRowsAndColumns()
{
    static const QRegularExpression named("look at rows (\\d+) to (\\d+) and columns ([A-J]) to ([A-J])\\.$");
    for (const quint64 seed : {1, 2, 3, 4, 5, 6}) {
        auto session = sessionWith(gameOf("Ann", seed));
        QVERIFY(playBest(*session) && playBest(*session) && playBest(*session));
        takeHints(*session, 1);
        const auto area = named.match(session->hint()->text());
        QVERIFY2(area.hasMatch(), qPrintable(session->hint()->text()));
        const int top = area.captured(1).toInt() - 1, bottom = area.captured(2).toInt() - 1;
        const int left = area.captured(3)[0].unicode() - 'A', right = area.captured(4)[0].unicode() - 'A';
        QList<int> squares;
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                squares += 10 * row + column;
        QCOMPARE(session->hint()->squares(), squares); // what is named is what is marked
        takeHints(*session, 1);
        for (const int square : session->hint()->squares())
            QVERIFY(squares.contains(square));
    }
}

// Laid as it is, words claimed and all, the play of the hint scores what it says.
void HelpTest::hintsKnowEveryKindOfGame()
{
    for (const char* variant : {"free-for-all", "surprise", "blanks-blockers"}) {
        auto session = sessionWith(gameOf("Ann,Bo", 3, variant));
        takeHints(*session, HintGiver::lastStep);
        session->view()->cursor()->layText(session->hint()->play());
        QVERIFY2(session->view()->canPlay(), variant);
        const QString points = QString("scores %1.").arg(session->view()->draft()->score());
        QVERIFY2(session->hint()->text().contains(points), qPrintable(session->hint()->text() + " " + points));
        QVERIFY(session->view()->draft()->score() > 0);
    }
    for (const char* race : {"bust-out", "hyper-race"}) {
        auto session = sessionWith(gameOf("Ann,Bo", 3, race));
        takeHints(*session, HintGiver::lastStep);
        session->view()->cursor()->layText(session->hint()->play());
        QVERIFY2(session->view()->canPlay(), race);
    }
}

void HelpTest::aHintNamesItsWordAndWhereItBegins()
{
    auto session = sessionWith(gameOf("Ann"));
    QVERIFY(playBest(*session));
    takeHints(*session, 3);
    const HintGiver& hint = *session->hint();
    const QString place = placeText(hint.play().toStdString());
    QCOMPARE(session->view()->cursor()->layText(hint.play()), QString());
    QCOMPARE(session->view()->draft()->words().first().toMap().value("word").toString(), hint.word());
    QCOMPARE(hint.text(),
             QString("<b>%1</b> at %2 scores %3.").arg(hint.word(), place).arg(session->view()->draft()->score()));
}

void HelpTest::challengeModeGivesNoHelpWithWordsUnlessAgreedOn()
{
    for (const bool agreed : {false, true}) {
        GameStart start = gameOf("Ann,Bo");
        start.houseRules = {{"mode", "challenge"}, {"challenge-hints", agreed ? "on" : "off"}};
        auto session = sessionWith(start);
        QCOMPARE(session->hint()->can(), agreed);
        QCOMPARE(session->hint()->none().isEmpty(), agreed);
        session->hint()->give();
        QCOMPARE(session->hint()->step(), agreed ? 1 : 0);
        QCOMPARE(session->game()->hintsFor(0), agreed ? 1 : 0);
        QVERIFY(session->view()->lay(0, 44) && !session->view()->draft()->isLegal()); // too short
        session->view()->play();                                                      // which it refuses
        QTest::qWait(agreed ? 0 : 300);
        QTRY_COMPARE(session->nearest()->text().isEmpty(), !agreed);
    }
    QCOMPARE(sessionWith(gameOf("Ann,Bo"))->hint()->none(), QString());
}

void HelpTest::hintsForATurnNotTakenYetSurviveUndoAndRedo()
{
    auto session = sessionWith(gameOf("Ann"));
    QVERIFY(playBest(*session) && playBest(*session));
    takeHints(*session, 2); // for the third turn
    session->flow()->undo();
    takeHints(*session, 1); // for the second
    session->flow()->undo();
    QCOMPARE(session->game()->hintsFor(0), 0);
    session->flow()->redo();
    QCOMPARE(session->game()->hintsFor(1), 1);
    session->flow()->redo();
    QCOMPARE(session->game()->hintsFor(2), 2);
    QVERIFY(playBest(*session));
    QCOMPARE(session->view()->turns()->get(1).value("hints").toInt(), 1);
    QCOMPARE(session->view()->turns()->get(2).value("hints").toInt(), 2);
}

void HelpTest::aHintEndsWithTheTurn()
{
    auto session = sessionWith(gameOf("Ann"));
    session->hint()->give(); // and is still looked for
    QVERIFY(playBest(*session));
    QCOMPARE(session->hint()->step(), 0);
    QVERIFY(session->hint()->text().isEmpty());
    session->hint()->give();
    QTRY_VERIFY(!session->hint()->squares().isEmpty());
    QCOMPARE(session->view()->turns()->get(0).value("hints").toInt(), 1);
}

void HelpTest::theHintedPlayCanBeLaid()
{
    auto session = sessionWith(gameOf("Ann"));
    for (int i = 0; i < 3; ++i) {
        session->hint()->give();
        QTRY_VERIFY(!session->hint()->isBusy());
    }
    QCOMPARE(session->view()->cursor()->layText(session->hint()->play()), QString());
    QVERIFY(session->view()->canPlay());
    QCOMPARE(session->view()->draft()->count(), static_cast<int>(session->hint()->squares().size()));
}

// With a list of nothing but such words.
void HelpTest::offensiveWordsAreValidButNeverProposedUnlessWished()
{
    QTemporaryFile list;
    QFile offensive(STOREYS_DATA_DIR "/offensive.txt");
    QVERIFY(list.open() && offensive.open(QIODevice::ReadOnly));
    QVERIFY(list.write(offensive.readAll()) > 1000);
    list.close();
    for (const bool wished : {false, true}) {
        GameStart start = gameOf("Ada:greedy,Bo:greedy");
        start.lexicon = list.fileName();
        auto session = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        session->live()->setOffensiveWords(wished);
        QCOMPARE(session->choices()->start(start), QString());
        QTRY_VERIFY_WITH_TIMEOUT(session->live()->isOver(), 30000);
        const Position& game = session->game()->position();
        const auto& turns = session->game()->turns();
        const bool played = std::ranges::any_of(turns, [](const Turn& turn) { return !turn.placed().empty(); });
        QCOMPARE(played, wished);
        QVERIFY(game.book->lexicon->words.contains(*game.variant().tiles.alphabet.fold("SHIT")));
    }
}

void HelpTest::whatIsNotAllowedHasANearestPlay()
{
    auto session = sessionWith(gameOf("Ann"));
    const Position& position = session->game()->position();
    Play play = allPlays(position).back().toPlay();
    QVERIFY(play.placements.size() > 2);
    play.placements.pop_back();
    while (violationOf(position, play) == std::nullopt)
        play.placements.pop_back();
    QVERIFY(lay(*session, play));
    QVERIFY(!session->view()->canPlay());
    session->view()->play(); // which it refuses
    QTRY_VERIFY(!session->nearest()->text().isEmpty());
    QCOMPARE(session->nearest()->place(), placeText(session->nearest()->text().toStdString()));
    QCOMPARE(session->view()->cursor()->layText(session->nearest()->text()), QString());
    QVERIFY(session->view()->canPlay());
    QVERIFY(session->nearest()->text().isEmpty());
}

void HelpTest::placesReadAsBesideTheBoard()
{
    QCOMPARE(placeText("5D W..."), "D5 across");
    QCOMPARE(placeText("10G .EA"), "G10 across");
    QCOMPARE(placeText("G5 L..P"), "G5 down");
    QCOMPARE(placeText(""), "");
}

void HelpTest::undoGoesBackToMyLastDecision()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy,Cy:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    const Position before = session->game()->position();
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(session->view()->lay(0, 0)); // goes back to the rack
    session->flow()->undo();
    QVERIFY(session->game()->position() == before);
    QVERIFY(session->view()->mayAct());
    QCOMPARE(session->view()->draft()->count(), 0);
    QVERIFY(!session->view()->rack().contains(QString()));
    QVERIFY(!session->flow()->canUndo()); // that was the first
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
}

void HelpTest::undoAndRedoKeepTheOrderOfTheRack()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    session->view()->sortRack();
    session->view()->moveInRack(6, 2);
    const QStringList before = session->view()->rack();
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
    session->view()->moveInRack(0, 5);
    const QStringList after = session->view()->rack();
    session->flow()->undo();
    QCOMPARE(session->view()->rack(), before);
    session->flow()->redo();
    QTRY_VERIFY(session->view()->mayAct());
    QCOMPARE(session->view()->rack(), after);
}

void HelpTest::anExchangeTakenBackLeavesTheOrderOfTheRack()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    session->view()->moveInRack(6, 2);
    const QStringList before = session->view()->rack();
    session->view()->exchange({3});
    QTRY_VERIFY(session->view()->mayAct() && session->view()->turns()->count() > 1);
    session->flow()->undo();
    QCOMPARE(session->view()->rack(), before);
}

void HelpTest::redoDrawsTheSameTiles()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(playBest(*session));
        QTRY_VERIFY(session->view()->mayAct());
    }
    const Position end = session->game()->position();
    session->flow()->undo();
    session->flow()->undo();
    QVERIFY(session->view()->mayAct() && session->flow()->canRedo());
    QSignalSpy landed(session->view(), &TableView::tilesLanded);
    session->flow()->redo();
    QVERIFY(session->view()->mayAct() && session->flow()->canRedo());
    QCOMPARE(landed.count(), 1); // they come down once more
    const auto& turns = session->game()->turns();
    const auto laid = turns[turns.size() - 1].placed().size() + turns[turns.size() - 2].placed().size();
    QVERIFY(!landed[0][0].toList().isEmpty() && landed[0][0].toList().size() <= static_cast<qsizetype>(laid));
    session->flow()->redo();
    QVERIFY(!session->flow()->canRedo());
    QVERIFY(session->game()->position() == end);
}

void HelpTest::whatIsUndoneIsShownAsItGoes()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
    const auto turns = session->game()->turns();
    const auto& mine = turns[turns.size() - 2].placed();
    QSignalSpy lifted(session->view(), &TableView::tilesLifted), changed(session->view(), &TableView::wordsChanged);
    session->flow()->undo();
    QCOMPARE(lifted.count(), 1);
    const QVariantList tiles = lifted[0][0].toList();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(mine.size() + turns.back().placed().size()));
    QSet<int> places;
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const QVariantMap tile = tiles[i].toMap();
        const bool isMine = i < static_cast<qsizetype>(mine.size());
        QCOMPARE(tile.contains("slot"), isMine); // the computer's rack is not seen
        if (isMine) {
            QCOMPARE(session->view()->rack()[tile["slot"].toInt()], tile["tile"].toString());
            places.insert(tile["slot"].toInt());
        }
    }
    QCOMPARE(places.size(), static_cast<qsizetype>(mine.size()));
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed[0][0].toMap()["back"].toBool());
    QCOMPARE(changed[0][0].toMap()["turns"].toInt(), 2);
    QCOMPARE(changed[0][0].toMap()["who"].toString(), "Ann");
}

void HelpTest::aRedoTellsOfHowManyTurns()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    QVERIFY(playBest(*session));
    QTRY_VERIFY(session->view()->mayAct());
    session->flow()->undo();
    QSignalSpy changed(session->view(), &TableView::wordsChanged);
    session->flow()->redo();
    QCOMPARE(changed.count(), 1);
    const QVariantMap change = changed[0][0].toMap();
    QCOMPARE(change["turns"].toInt(), 2);
    QCOMPARE(change["who"].toString(), "Bo");
    QVERIFY(!change["back"].toBool());
}

// The tiles of another person, and those of whoever must not be seen yet, just go.
void HelpTest::nothingFliesToARackThatIsCovered()
{
    GameStart start = gameOf("Ann,Cy");
    start.houseRules["undo"] = "on";
    auto session = sessionWith(start);
    QVERIFY(playBest(*session));
    session->live()->screen()->setHandOver(true);
    QVERIFY(session->live()->screen()->isCovered());
    QSignalSpy lifted(session->view(), &TableView::tilesLifted);
    session->flow()->undo();
    QCOMPARE(lifted.count(), 1);
    QVERIFY(!lifted[0][0].toList().isEmpty());
    for (const QVariant& tile : lifted[0][0].toList())
        QVERIFY(!tile.toMap().contains("slot"));
}

void HelpTest::tilesTakenBackGoToTheirPlaces()
{
    auto session = sessionWith(gameOf("Ann"));
    QVERIFY(session->view()->lay(2, 44) && session->view()->lay(5, 45));
    const QString first = session->view()->stacks()[44], second = session->view()->stacks()[45];
    QSignalSpy lifted(session->view(), &TableView::tilesLifted);
    session->view()->takeBackAll();
    QCOMPARE(lifted.count(), 1);
    const QVariantMap one{{"square", 44}, {"tile", first}, {"level", 0}, {"slot", 2}};
    const QVariantMap other{{"square", 45}, {"tile", second}, {"level", 0}, {"slot", 5}};
    QCOMPARE(lifted[0][0].toList(), QVariantList({one, other}));
    QVERIFY(session->view()->lay(3, 44));
    session->view()->takeBackLast();
    QCOMPARE(lifted.count(), 2);
    QCOMPARE(lifted[1][0].toList()[0].toMap()["slot"].toInt(), 3);
}

void HelpTest::anotherTurnForgetsWhatWasUndone()
{
    auto session = sessionWith(gameOf("Ann"));
    QVERIFY(playBest(*session) && playBest(*session));
    session->flow()->undo();
    QVERIFY(session->flow()->canRedo());
    session->view()->exchange({0});
    QVERIFY(!session->flow()->canRedo());
    QCOMPARE(session->view()->turns()->count(), 2);
}

void HelpTest::undoWhileAComputerThinks()
{
    auto session = sessionWith(gameOf("Ann,Bo:expert", 3));
    QTRY_VERIFY_WITH_TIMEOUT(session->view()->mayAct(), 20000);
    const Position before = session->game()->position();
    QVERIFY(playBest(*session));
    QVERIFY(session->flow()->isThinking());
    session->flow()->undo();
    QVERIFY(session->view()->mayAct());
    QTest::qWait(300); // no answer comes any more
    QVERIFY(session->game()->position() == before);
    session->flow()->redo();
    QTRY_VERIFY_WITH_TIMEOUT(session->view()->mayAct(), 20000);
}

void HelpTest::undoIsForOnePersonUnlessAgreedOn()
{
    const auto mayUndo = [](const QString& players, const QString& agreed) {
        GameStart start = gameOf(players);
        start.houseRules["undo"] = agreed;
        auto session = sessionWith(start);
        return playBest(*session) && session->flow()->canUndo();
    };
    QVERIFY(mayUndo("Ann", "one-person"));
    QVERIFY(!mayUndo("Ann", "off"));
    QVERIFY(!mayUndo("Ann,Bo", "one-person"));
    QVERIFY(mayUndo("Ann,Bo", "on"));
    auto book = *sessionWith(gameOf("Ann"))->game()->setup().book;
    book.houseRules.mode = HouseRules::Mode::Challenge;
    book.houseRules.undo = HouseRules::Undo::On;
    const Game challenged({std::make_shared<RuleBook>(book), {"Ann"}, 1});
    QVERIFY(!UndoneTurns::isAllowed(challenged, {true}));
}

void HelpTest::undoEndsALookBack()
{
    auto session = sessionWith(gameOf("Ann"));
    QVERIFY(playBest(*session) && playBest(*session));
    session->view()->look()->first();
    session->flow()->undo();
    QVERIFY(!session->view()->look()->isActive());
    QCOMPARE(session->view()->turns()->count(), 1);
}

void HelpTest::aFinishedGameThatIsOpenedIsNotUndone()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy", 1, "stack8"));
    while (!session->live()->isOver()) {
        QTRY_VERIFY(session->view()->mayAct() || session->live()->isOver());
        if (session->view()->mayAct() && !playBest(*session))
            session->view()->pass();
    }
    QVERIFY(session->flow()->canUndo()); // its last turn, by who played it
    QTemporaryFile record;
    QVERIFY(record.open() && record.write(session->records()->recordText()) > 0);
    record.close();
    auto opened = sessionWith(gameOf("Cleo"));
    QCOMPARE(opened->records()->open(record.fileName()), QString());
    QVERIFY(opened->live()->isOver() && !opened->flow()->canUndo());
}

void HelpTest::unseenTilesAreAllButMine()
{
    auto session = sessionWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(session->view()->mayAct());
    const int onBoard = session->game()->position().board.tileCount();
    const QVariantMap unseen = session->view()->unseen();
    QCOMPARE(unseen.value("total").toInt(), 100 - 7 - onBoard);
    QCOMPARE(unseen.value("vowels").toInt() + unseen.value("consonants").toInt(), unseen.value("total").toInt());
    QCOMPARE(unseen.value("bag").toInt() + 7, unseen.value("total").toInt());
    int sum = 0;
    for (const QVariant& tile : unseen.value("tiles").toList())
        sum += tile.toMap().value("count").toInt();
    QCOMPARE(sum, unseen.value("total").toInt());
    const QVariantMap bo = unseen.value("racks").toList().first().toMap();
    QCOMPARE(bo.value("name").toString(), QString("Bo"));
    QCOMPARE(bo.value("tiles").toInt(), 7);
}

// With a word list in which no rack finds a word.
void HelpTest::whoeverCanMakeNoPlayIsToldSo()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo");
    start.lexicon = words.fileName();
    auto stuck = sessionWith(start);
    QVERIFY(stuck->view()->isStuck());
    QTRY_VERIFY(stuck->announcer()->text().contains("no valid play with these tiles"));
    stuck->view()->look()->first();
    stuck->view()->pass();
    QVERIFY(stuck->view()->isStuck()); // the other one too
    auto free = sessionWith(gameOf("Ann,Bo"));
    QVERIFY(!free->view()->isStuck());
}

void HelpTest::inChallengeModeNobodyIsToldWhetherThereIsAPlay()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo");
    start.lexicon = words.fileName();
    start.houseRules = {{"mode", "challenge"}};
    auto session = sessionWith(start);
    QVERIFY(session->view()->mayAct());
    QVERIFY(!session->view()->isStuck());
}

} // namespace storeys

QTEST_GUILESS_MAIN(storeys::HelpTest)
#include "help_test.moc"
