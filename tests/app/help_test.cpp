// Help while playing, by the table, without a window: hints, the nearest legal play, undo and redo, unseen tiles.

#include "desktop/preferences/language.h"
#include "rules/formed_words.h"
#include "said_games.h"
#include "table/help/hint_steps.h"
#include "table/text/square_text.h"
#include "table_games.h"
#include "test_program.h"

#include "rules/legality.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

namespace storeys::help_test {

class HelpTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void hintsComeInStepsAndAreRemembered();
    void hintsKnowEveryKindOfGame();
    void aHintInARaceSaysWhatThePlayGains();
    void aHintSaysOneWordScoresAndSeveralScore();
    void theAreaOfAHintIsNamedByItsRowsAndColumns();
    void aHintNamesItsWordAndWhereItBegins();
    void hintsNameCommonWordsFirstUnlessAllAreWished();
    void aHintTellsOfARarerWordThatScoresMore();
    void theWordThatIsRareIsNamed();
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
    void undoNamesWhatGoesBack();
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
    void lettersWithMarksAreVowelsToo();
    void whoeverCanMakeNoPlayIsToldSo();
    void inChallengeModeNobodyIsToldWhetherThereIsAPlay();
};

void HelpTest::hintsComeInStepsAndAreRemembered()
{
    auto table = tableWith(gameOf("Ann"));
    HintGiver& hint = *table->hint();
    QVERIFY(hint.text().isEmpty() && hint.squares().isEmpty());
    table->hint()->give();
    QTRY_VERIFY(!hint.isBusy());
    const QList<int> area = hint.squares();
    QCOMPARE(hint.step(), 1);
    QVERIFY(area.size() >= 16 && hint.play().isEmpty());
    table->hint()->give();
    QVERIFY(hint.squares().size() < area.size());
    for (const int square : hint.squares())
        QVERIFY(area.contains(square));
    QVERIFY(hint.play().isEmpty());
    table->hint()->give();
    QVERIFY(!hint.play().isEmpty());
    QVERIFY(!table->hint()->can());
    table->hint()->give(); // there is nothing more to tell
    QCOMPARE(table->game()->hintsFor(0), 3);
    QVERIFY(playBest(*table));
    QCOMPARE(table->view()->turns()->at(0).hints, 3);
}

namespace {

void takeHints(GameTable& table, int count)
{
    for (int i = 0; i < count; ++i) {
        table.hint()->give();
        QTRY_VERIFY(!table.hint()->isBusy());
    }
}

} // namespace

void HelpTest::theAreaOfAHintIsNamedByItsRowsAndColumns()
{
    static const QRegularExpression named("look at rows (\\d+) to (\\d+) and columns ([A-J]) to ([A-J])\\.$");
    for (const quint64 seed : {1, 2, 3, 4, 5, 6}) {
        auto table = tableWith(gameOf("Ann", seed));
        QVERIFY(playBest(*table) && playBest(*table) && playBest(*table));
        takeHints(*table, 1);
        const auto area = named.match(table->hint()->text());
        QVERIFY2(area.hasMatch(), qPrintable(table->hint()->text()));
        const int top = area.captured(1).toInt() - 1, bottom = area.captured(2).toInt() - 1;
        const int left = area.captured(3)[0].unicode() - 'A', right = area.captured(4)[0].unicode() - 'A';
        QList<int> squares;
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                squares += 10 * row + column;
        QCOMPARE(table->hint()->squares(), squares); // what is named is what is marked
        takeHints(*table, 1);
        for (const int square : table->hint()->squares())
            QVERIFY(squares.contains(square));
    }
}

// Laid as it is, words claimed and all, the play of the hint scores what it says.
void HelpTest::hintsKnowEveryKindOfGame()
{
    for (const char* variant : {"free-for-all", "surprise", "blanks-blockers"}) {
        auto table = tableWith(gameOf("Ann,Bo", 3, variant));
        takeHints(*table, HintGiver::lastStep);
        table->cursor()->layNotation(table->hint()->play());
        QVERIFY2(table->view()->canPlay(), variant);
        const QString points = QString("scores %1.").arg(table->view()->draft()->score());
        QVERIFY2(table->hint()->text().contains(points), qPrintable(table->hint()->text() + " " + points));
        QVERIFY(table->view()->draft()->score() > 0);
    }
    for (const char* race : {"bust-out", "hyper-race"}) {
        auto table = tableWith(gameOf("Ann,Bo", 3, race));
        takeHints(*table, HintGiver::lastStep);
        table->cursor()->layNotation(table->hint()->play());
        QVERIFY2(table->view()->canPlay(), race);
    }
}

// It says what a play collects, as beside it when it is laid, and how far it brings the player around walls. Few plays do
// neither, and none of these is praised.
void HelpTest::aHintInARaceSaysWhatThePlayGains()
{
    int given = 0, useful = 0;
    for (const char* race : {"bust-out", "hyper-race"})
        for (const quint64 seed : {1, 2, 3, 4, 5}) {
            auto table = tableWith(gameOf("Ann,Bo", seed, race));
            for (int turn = 0; turn < 6 && !table->live()->isOver(); ++turn) {
                takeHints(*table, HintGiver::lastStep);
                table->cursor()->layNotation(table->hint()->play());
                const QString text = table->hint()->text();
                const bool wins = text.contains("wins");
                for (const PlayEffect& effect : table->view()->draft()->effects())
                    if (wins || !effect.sign.startsWith("seat"))
                        QVERIFY2(text.contains(effect.text + u'.'), qPrintable(text + " / " + effect.text));
                ++given;
                const bool gains = wins || !text.contains("as before")
                                   || std::ranges::any_of(table->view()->draft()->effects(), [](const auto& effect) {
                                          return !effect.sign.startsWith("seat");
                                      });
                QCOMPARE(text.contains("is a good play"), gains);
                useful += gains;
                table->view()->play();
                if (waitsForChoice(*table))
                    break;
            }
        }
    QVERIFY2(given > 20 && useful * 10 >= given * 8,
             qPrintable(QString("%1 of %2").arg(QString::number(useful), QString::number(given))));
}

void HelpTest::aHintSaysOneWordScoresAndSeveralScore()
{
    Language language;
    int several = 0;
    for (const quint64 seed : {1, 2, 3, 4})
        for (const QStringList& said :
             {QStringList{"en", "</b> scores ", "</b> score "}, QStringList{"de", "</b> bringt ", "</b> bringen "}}) {
            language.use(said[0]);
            auto table = tableWith(gameOf("Ann,Bo", seed, "free-for-all"));
            takeHints(*table, HintGiver::lastStep);
            const bool isOne = !table->hint()->word().contains(u" · ");
            several += !isOne;
            QVERIFY2(table->hint()->text().contains(said[isOne ? 1 : 2]), qPrintable(table->hint()->text()));
        }
    QVERIFY(several > 0);
}

void HelpTest::aHintNamesItsWordAndWhereItBegins()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(playBest(*table));
    takeHints(*table, 3);
    const HintGiver& hint = *table->hint();
    const QString place = placeText(hint.play().toStdString());
    QCOMPARE(table->cursor()->layNotation(hint.play()), QString());
    QCOMPARE(table->view()->draft()->words().first().word, hint.word());
    const QString named =
        QString("<b>%1</b> at %2 scores %3.").arg(hint.word(), place).arg(table->view()->draft()->score());
    QVERIFY2(hint.text().startsWith(named), qPrintable(hint.text()));
}

void HelpTest::hintsNameCommonWordsFirstUnlessAllAreWished()
{
    for (const char* variant : {"stack10", "cross15", "free-for-all"}) {
        int rare = 0;
        for (const quint64 seed : {1, 2, 6}) // others have a rack that is best exchanged
            for (const bool commonFirst : {true, false}) {
                auto table = tableWith(gameOf("Ann,Bo", seed, variant));
                table->live()->setProperty("commonWordsFirst", commonFirst);
                takeHints(*table, HintGiver::lastStep);
                QCOMPARE(table->cursor()->layNotation(table->hint()->play()), QString());
                const bool isRare = hasRareWord(table->game()->position(), table->view()->draft()->play());
                QVERIFY2(!isRare || !commonFirst, qPrintable(table->hint()->text()));
                QVERIFY(commonFirst || !table->hint()->text().contains("rarer"));
                rare += isRare;
            }
        QVERIFY2(rare > 0, variant);
    }
}

void HelpTest::aHintTellsOfARarerWordThatScoresMore()
{
    static const QRegularExpression told(
        "^<b>([A-Z]+)</b> .*scores (\\d+)\\. A rarer word, <b>([A-Z]+)</b> at .*, scores (\\d+) more than \\1\\.$");
    int count = 0;
    for (const quint64 seed : {1, 2, 3, 4, 5, 6}) {
        auto table = tableWith(gameOf("Ann", seed));
        const Position position = table->game()->position();
        takeHints(*table, HintGiver::lastStep);
        const auto rarer = told.match(table->hint()->text());
        Position known = position; // words that the review tells too
        known.book = table->live()->knowledge()->upTo(mostLevel, position.book);
        int most = 0;
        for (const FoundPlay& play : allPlays(known))
            most = std::max(most, play.score.value);
        if (!rarer.hasMatch())
            continue;
        ++count;
        QCOMPARE(rarer.captured(2).toInt() + rarer.captured(4).toInt(), most);
        const auto& lexicon = *position.book->lexicon;
        QVERIFY(!lexicon.isCommon(*position.variant().tiles.alphabet.fold(rarer.captured(3).toStdString())));
    }
    QVERIFY(count > 0);
}

// The rare word may be a cross word of a main word that is common.
void HelpTest::theWordThatIsRareIsNamed()
{
    int count = 0, several = 0;
    auto table = tableWith(gameOf("Ann,Bo", 2));
    for (int turn = 0; turn < 12 && several == 0; ++turn) {
        QVERIFY(playBest(*table));
        const Position& position = table->game()->position();
        const auto isCommon = [&](const Letters& word) { return position.book->lexicon->isCommon(word); };
        std::vector<FoundPlay> plays = allPlays(position);
        std::ranges::stable_sort(plays, std::ranges::greater(), &FoundPlay::score);
        const auto simple =
            std::ranges::find_if(plays, [&](const FoundPlay& play) { return !hasRareWord(position, play.toPlay()); });
        for (auto play = plays.begin(); play < simple && simple != plays.end(); ++play) {
            const auto words = formedWords(position.board, play->toPlay());
            if (!isCommon(words.front().letters()) || play->score == simple->score)
                continue;
            const Alphabet& alphabet = position.variant().tiles.alphabet;
            const QString main = spelled(words.front().letters(), alphabet);
            const QString text = HintSteps(position, simple->toPlay(), play->toPlay()).text(HintSteps::last);
            static const QRegularExpression told(
                "With the rarer words? ([A-Z, ]+), <b>([A-Z]+)</b> at .* more than ([A-Z]+)\\.$");
            const auto rarer = told.match(text);
            QVERIFY2(rarer.hasMatch(), qPrintable(text));
            QStringList rare; // all of them, and no other
            for (const FormedWord& word : words)
                if (!isCommon(word.letters()))
                    rare += spelled(word.letters(), alphabet);
            QCOMPARE(rarer.captured(1), rare.join(", "));
            QCOMPARE(rarer.captured(2), main);
            QVERIFY(text.startsWith("<b>" + rarer.captured(3) + "</b>"));
            ++count;
            several += rare.size() > 1;
        }
    }
    QVERIFY(count > several && several > 0);
}

void HelpTest::challengeModeGivesNoHelpWithWordsUnlessAgreedOn()
{
    for (const bool agreed : {false, true}) {
        GameStart start = gameOf("Ann,Bo");
        start.houseRules = {{"mode", "challenge"}, {"challenge-hints", agreed ? "on" : "off"}};
        auto table = tableWith(start);
        QCOMPARE(table->hint()->can(), agreed);
        QCOMPARE(table->hint()->none().isEmpty(), agreed);
        table->hint()->give();
        QCOMPARE(table->hint()->step(), agreed ? 1 : 0);
        QCOMPARE(table->game()->hintsFor(0), agreed ? 1 : 0);
        QVERIFY(table->view()->lay(0, 44) && !table->view()->draft()->isLegal()); // too short
        table->view()->play();                                                    // which it refuses
        QTest::qWait(agreed ? 0 : 300);
        QTRY_COMPARE(table->nearest()->isThere(), agreed);
    }
    QCOMPARE(tableWith(gameOf("Ann,Bo"))->hint()->none(), QString());
}

void HelpTest::hintsForATurnNotTakenYetSurviveUndoAndRedo()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(playBest(*table) && playBest(*table));
    takeHints(*table, 2); // for the third turn
    table->flow()->undo();
    takeHints(*table, 1); // for the second
    table->flow()->undo();
    QCOMPARE(table->game()->hintsFor(0), 0);
    table->flow()->redo();
    QCOMPARE(table->game()->hintsFor(1), 1);
    table->flow()->redo();
    QCOMPARE(table->game()->hintsFor(2), 2);
    QVERIFY(playBest(*table));
    QCOMPARE(table->view()->turns()->at(1).hints, 1);
    QCOMPARE(table->view()->turns()->at(2).hints, 2);
}

void HelpTest::aHintEndsWithTheTurn()
{
    auto table = tableWith(gameOf("Ann"));
    table->hint()->give(); // and is still looked for
    QVERIFY(playBest(*table));
    QCOMPARE(table->hint()->step(), 0);
    QVERIFY(table->hint()->text().isEmpty());
    table->hint()->give();
    QTRY_VERIFY(!table->hint()->squares().isEmpty());
    QCOMPARE(table->view()->turns()->at(0).hints, 1);
}

void HelpTest::theHintedPlayCanBeLaid()
{
    auto table = tableWith(gameOf("Ann"));
    for (int i = 0; i < 3; ++i) {
        table->hint()->give();
        QTRY_VERIFY(!table->hint()->isBusy());
    }
    QCOMPARE(table->cursor()->layNotation(table->hint()->play()), QString());
    QVERIFY(table->view()->canPlay());
    QCOMPARE(table->view()->draft()->count(), static_cast<int>(table->hint()->squares().size()));
}

// With a list of nothing but such words.
void HelpTest::offensiveWordsAreValidButNeverProposedUnlessWished()
{
    QTemporaryFile list;
    QFile offensive(STOREYS_DATA_DIR "/offensive/en.txt");
    QVERIFY(list.open() && offensive.open(QIODevice::ReadOnly));
    QVERIFY(list.write(offensive.readAll()) > 1000);
    list.close();
    for (const bool wished : {false, true}) {
        GameStart start = gameOf("Ada:greedy,Bo:greedy");
        start.lexicon = list.fileName();
        auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
        table->live()->setProperty("offensiveWords", wished);
        QCOMPARE(table->choices()->start(start), QString());
        QTRY_VERIFY(table->live()->isOver());
        const Position& game = table->game()->position();
        const auto& turns = table->game()->turns();
        const bool played = std::ranges::any_of(turns, [](const Turn& turn) { return !turn.placed().empty(); });
        QCOMPARE(played, wished);
        QVERIFY(game.book->lexicon->words.contains(*game.variant().tiles.alphabet.fold("SHIT")));
    }
}

void HelpTest::whatIsNotAllowedHasANearestPlay()
{
    auto table = tableWith(gameOf("Ann"));
    const Position& position = table->game()->position();
    Play play = allPlays(position).back().toPlay();
    QVERIFY(play.placements.size() > 2);
    play.placements.pop_back();
    while (violationOf(position, play) == std::nullopt)
        play.placements.pop_back();
    QVERIFY(lay(*table, play));
    QVERIFY(!table->view()->canPlay());
    table->view()->play(); // which it refuses
    QTRY_VERIFY(table->nearest()->isThere());
    QVERIFY(table->nearest()->text().isEmpty() && table->nearest()->word().isEmpty()); // who wants to know asks
    QCOMPARE(table->game()->hintsFor(0), 0);
    table->nearest()->reveal();
    table->nearest()->reveal(); // is no second hint
    QVERIFY(!table->nearest()->text().isEmpty());
    QCOMPARE(table->game()->hintsFor(0), 1);
    QCOMPARE(table->cursor()->layNotation(table->nearest()->text()), QString());
    QVERIFY(table->view()->canPlay());
    QVERIFY(!table->nearest()->isThere() && table->nearest()->text().isEmpty());
}

void HelpTest::placesReadAsBesideTheBoard()
{
    QCOMPARE(placeText("5D W..."), "5D across");
    QCOMPARE(placeText("10G .EA"), "10G across");
    QCOMPARE(placeText("G5 L..P"), "G5 down");
    QCOMPARE(placeText(""), "");
}

void HelpTest::undoGoesBackToMyLastDecision()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy,Cy:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    const Position before = table->game()->position();
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(table->view()->lay(0, 0)); // goes back to the rack
    table->flow()->undo();
    QVERIFY(table->game()->position() == before);
    QVERIFY(table->view()->mayAct());
    QCOMPARE(table->view()->draft()->count(), 0);
    QVERIFY(!table->view()->rack().contains(QString()));
    QVERIFY(!table->flow()->canUndo()); // that was the first
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
}

void HelpTest::undoAndRedoKeepTheOrderOfTheRack()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    table->view()->sortRack();
    table->view()->moveInRack(6, 2);
    const QStringList before = table->view()->rack();
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
    table->view()->moveInRack(0, 5);
    const QStringList after = table->view()->rack();
    table->flow()->undo();
    QCOMPARE(table->view()->rack(), before);
    table->flow()->redo();
    QTRY_VERIFY(table->view()->mayAct());
    QCOMPARE(table->view()->rack(), after);
}

void HelpTest::anExchangeTakenBackLeavesTheOrderOfTheRack()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    table->view()->moveInRack(6, 2);
    const QStringList before = table->view()->rack();
    table->view()->exchange({3});
    QTRY_VERIFY(table->view()->mayAct() && table->view()->turns()->count() > 1);
    table->flow()->undo();
    QCOMPARE(table->view()->rack(), before);
}

void HelpTest::redoDrawsTheSameTiles()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(playBest(*table));
        QTRY_VERIFY(table->view()->mayAct());
    }
    const Position end = table->game()->position();
    table->flow()->undo();
    table->flow()->undo();
    QVERIFY(table->view()->mayAct() && table->flow()->canRedo());
    QSignalSpy landed(table->view(), &TableView::tilesLanded);
    table->flow()->redo();
    QVERIFY(table->view()->mayAct() && table->flow()->canRedo());
    QCOMPARE(landed.count(), 1); // they come down once more
    const auto& turns = table->game()->turns();
    const auto laid = turns[turns.size() - 1].placed().size() + turns[turns.size() - 2].placed().size();
    QVERIFY(!landed[0][0].value<QList<MovingTile>>().isEmpty()
            && landed[0][0].value<QList<MovingTile>>().size() <= static_cast<qsizetype>(laid));
    table->flow()->redo();
    QVERIFY(!table->flow()->canRedo());
    QVERIFY(table->game()->position() == end);
}

// The last decision of a person, whatever a computer did after it.
void HelpTest::undoNamesWhatGoesBack()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    while (table->flow()->canUndo())
        table->flow()->undo();
    QCOMPARE(table->view()->undoName(), QString());
    QVERIFY(layBestPlay(*table));
    const QString word = table->view()->draft()->words().front().word;
    table->view()->play();
    QTRY_VERIFY(table->view()->mayAct());
    QCOMPARE(table->view()->undoName(), word + " (Ann)");
    table->view()->pass();
    QTRY_VERIFY(table->view()->mayAct());
    QCOMPARE(table->view()->undoName(), "Ann passed");
    table->flow()->undo();
    QCOMPARE(table->view()->undoName(), word + " (Ann)");
}

void HelpTest::whatIsUndoneIsShownAsItGoes()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
    const auto turns = table->game()->turns();
    const auto& mine = turns[turns.size() - 2].placed();
    QSignalSpy lifted(table->view(), &TableView::tilesLifted), changed(table->view(), &TableView::wordsChanged);
    table->flow()->undo();
    QCOMPARE(lifted.count(), 1);
    const auto tiles = lifted[0][0].value<QList<MovingTile>>();
    QCOMPARE(tiles.size(), static_cast<qsizetype>(mine.size() + turns.back().placed().size()));
    QSet<int> places;
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const MovingTile& tile = tiles[i];
        const bool isMine = i < static_cast<qsizetype>(mine.size());
        QCOMPARE(tile.slot >= 0, isMine); // the computer's rack is not seen
        if (isMine) {
            QCOMPARE(table->view()->rack()[tile.slot], tile.tile);
            places.insert(tile.slot);
        }
    }
    QCOMPARE(places.size(), static_cast<qsizetype>(mine.size()));
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed[0][0].value<PlayStory>().back);
    QCOMPARE(changed[0][0].value<PlayStory>().turns, 2);
    QCOMPARE(changed[0][0].value<PlayStory>().who, "Ann");
}

void HelpTest::aRedoTellsOfHowManyTurns()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    QVERIFY(playBest(*table));
    QTRY_VERIFY(table->view()->mayAct());
    table->flow()->undo();
    QSignalSpy changed(table->view(), &TableView::wordsChanged);
    table->flow()->redo();
    QCOMPARE(changed.count(), 1);
    const auto change = changed[0][0].value<PlayStory>();
    QCOMPARE(change.turns, 2);
    QCOMPARE(change.who, "Bo");
    QVERIFY(!change.back);
}

// The tiles of another person, and those of whoever must not be seen yet, just go.
void HelpTest::nothingFliesToARackThatIsCovered()
{
    GameStart start = gameOf("Ann,Cy");
    start.houseRules["undo"] = "on";
    auto table = tableWith(start);
    QVERIFY(playBest(*table));
    table->live()->screen()->setHandOver(true);
    QVERIFY(table->live()->screen()->isCovered());
    QSignalSpy lifted(table->view(), &TableView::tilesLifted);
    table->flow()->undo();
    QCOMPARE(lifted.count(), 1);
    QVERIFY(!lifted[0][0].value<QList<MovingTile>>().isEmpty());
    for (const MovingTile& tile : lifted[0][0].value<QList<MovingTile>>())
        QCOMPARE(tile.slot, -1);
}

void HelpTest::tilesTakenBackGoToTheirPlaces()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(table->view()->lay(2, 44) && table->view()->lay(5, 45));
    const QString first = table->view()->stacks()[44], second = table->view()->stacks()[45];
    QSignalSpy lifted(table->view(), &TableView::tilesLifted);
    table->view()->takeBackAll();
    QCOMPARE(lifted.count(), 1);
    const MovingTile one{44, first, 0, 2};
    const MovingTile other{45, second, 0, 5};
    QCOMPARE(lifted[0][0].value<QList<MovingTile>>(), QList<MovingTile>({one, other}));
    QVERIFY(table->view()->lay(3, 44));
    table->view()->takeBackLast();
    QCOMPARE(lifted.count(), 2);
    QCOMPARE(lifted[1][0].value<QList<MovingTile>>()[0].slot, 3);
}

void HelpTest::anotherTurnForgetsWhatWasUndone()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(playBest(*table) && playBest(*table));
    table->flow()->undo();
    QVERIFY(table->flow()->canRedo());
    table->view()->exchange({0});
    QVERIFY(!table->flow()->canRedo());
    QCOMPARE(table->view()->turns()->count(), 2);
}

void HelpTest::undoWhileAComputerThinks()
{
    auto table = tableWith(gameOf("Ann,Bo:expert", 3));
    QTRY_VERIFY(table->view()->mayAct());
    const Position before = table->game()->position();
    QVERIFY(playBest(*table));
    QVERIFY(table->flow()->isThinking());
    table->flow()->undo();
    QVERIFY(table->view()->mayAct());
    QTest::qWait(300); // no answer comes any more
    QVERIFY(table->game()->position() == before);
    table->flow()->redo();
    QTRY_VERIFY(table->view()->mayAct());
}

void HelpTest::undoIsForOnePersonUnlessAgreedOn()
{
    const auto mayUndo = [](const QString& players, const QString& agreed) {
        GameStart start = gameOf(players);
        start.houseRules["undo"] = agreed;
        auto table = tableWith(start);
        return playBest(*table) && table->flow()->canUndo();
    };
    QVERIFY(mayUndo("Ann", "one-person"));
    QVERIFY(!mayUndo("Ann", "off"));
    QVERIFY(!mayUndo("Ann,Bo", "one-person"));
    QVERIFY(mayUndo("Ann,Bo", "on"));
    auto book = *tableWith(gameOf("Ann"))->game()->setup().book;
    book.houseRules.mode = HouseRules::Mode::Challenge;
    book.houseRules.undo = HouseRules::Undo::On;
    const Game challenged({std::make_shared<RuleBook>(book), {"Ann"}, 1});
    QVERIFY(!UndoneTurns::isAllowed(challenged, {true}));
}

void HelpTest::undoEndsALookBack()
{
    auto table = tableWith(gameOf("Ann"));
    QVERIFY(playBest(*table) && playBest(*table));
    table->view()->look()->first();
    table->flow()->undo();
    QVERIFY(!table->view()->look()->isActive());
    QCOMPARE(table->view()->turns()->count(), 1);
}

void HelpTest::aFinishedGameThatIsOpenedIsNotUndone()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy", 1, "stack8"));
    while (!table->live()->isOver()) {
        QTRY_VERIFY(table->view()->mayAct() || table->live()->isOver());
        if (table->view()->mayAct() && !playBest(*table))
            table->view()->pass();
    }
    QVERIFY(table->flow()->canUndo()); // its last turn, by who played it
    QTemporaryFile record;
    QVERIFY(record.open() && record.write(table->records()->recordText()) > 0);
    record.close();
    auto opened = tableWith(gameOf("Cleo"));
    QCOMPARE(opened->records()->open(record.fileName()), QString());
    QVERIFY(opened->live()->isOver() && !opened->flow()->canUndo());
}

void HelpTest::unseenTilesAreAllButMine()
{
    auto table = tableWith(gameOf("Ann,Bo:greedy"));
    QTRY_VERIFY(table->view()->mayAct());
    const int onBoard = table->game()->position().board.tileCount();
    const UnseenTiles unseen = table->view()->unseen();
    QCOMPARE(unseen.total, 100 - 7 - onBoard);
    QCOMPARE(unseen.vowels + unseen.consonants, unseen.total);
    QCOMPARE(unseen.bag + 7, unseen.total);
    int sum = 0;
    for (const UnseenKind& kind : unseen.kinds)
        sum += kind.count;
    QCOMPARE(sum, unseen.total);
    QCOMPARE(unseen.racks, QList<UnseenRack>({{"Bo", 7}}));
}

void HelpTest::lettersWithMarksAreVowelsToo()
{
    for (const std::string& language : DataPlace(STOREYS_DATA_DIR).languages()) {
        GameStart start = gameOf("Ann,Bo:greedy");
        start.language = QString::fromStdString(language);
        auto table = tableWith(start);
        QTRY_VERIFY(table->view()->mayAct());
        const UnseenTiles unseen = table->view()->unseen();
        int vowels = 0;
        for (const UnseenKind& kind : unseen.kinds)
            if (QStringLiteral("AÄEIOÖUÜ").contains(kind.face))
                vowels += kind.count;
        QVERIFY(vowels > 0);
        QCOMPARE(unseen.vowels, vowels);
    }
}

// With a word list in which no rack finds a word.
void HelpTest::whoeverCanMakeNoPlayIsToldSo()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo");
    start.lexicon = words.fileName();
    auto stuck = tableWith(start);
    QVERIFY(stuck->view()->isStuck());
    QTRY_VERIFY(stuck->announcer()->text().contains("no valid play with these tiles"));
    stuck->view()->look()->first();
    stuck->view()->pass();
    QVERIFY(stuck->view()->isStuck()); // the other one too
    auto free = tableWith(gameOf("Ann,Bo"));
    QVERIFY(!free->view()->isStuck());
}

void HelpTest::inChallengeModeNobodyIsToldWhetherThereIsAPlay()
{
    QTemporaryFile words;
    QVERIFY(words.open() && words.write("zzzz\n") > 0 && words.flush());
    GameStart start = gameOf("Ann,Bo");
    start.lexicon = words.fileName();
    start.houseRules = {{"mode", "challenge"}};
    auto table = tableWith(start);
    QVERIFY(table->view()->mayAct());
    QVERIFY(!table->view()->isStuck());
}

const NamedTest named("help", runTest<HelpTest>);

} // namespace storeys::help_test

#include "help_test.moc"
