// The rules help: its examples show what they say, by the core's rules, in every variant; its pages follow the game.

#include "base/find.h"
#include "messages/messages.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "table/learning/rule_examples.h"
#include "table/learning/rule_pages.h"
#include "table/tiles/draft_effects.h"
#include "table/tiles/draft_play.h"
#include "table/tiles/scored_words.h"
#include "table/view/board_shape.h"
#include "table_games.h"
#include "teaching/turn_review.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

namespace storeys::test::rules_test {

namespace {

RuleBookPtr bookOf(const QString& variant, const QVariantMap& houseRules = {}, const QString& language = "en")
{
    GameStart start = gameOf("You,Ada:random", 1, variant);
    start.houseRules = houseRules;
    start.language = language;
    const auto setup = setupOf(start, DataPlace(STOREYS_DATA_DIR));
    if (!setup)
        qFatal("%s", qPrintable(setup.error()));
    return setup->book;
}

std::vector<RuleExample> examplesOf(const RuleBookPtr& book)
{
    const auto examples = ruleExamplesFor(book, DataPlace(STOREYS_DATA_DIR));
    if (!examples)
        qFatal("%s", message(examples.error()).c_str());
    return *examples;
}

const QStringList variants{"stack10",  "stack8",     "cross15",      "blanks-blockers",
                           "bust-out", "hyper-race", "free-for-all", "surprise"};

// What a written sum comes to: "2 + 3" or "(2 + 3) × 2".
int valueOf(const QString& arithmetic)
{
    int sum = 0;
    for (const QString& part : QString(arithmetic).remove(QRegularExpression("[()]")).section(u'×', 0, 0).split('+'))
        sum += part.trimmed().toInt();
    return arithmetic.contains(u'×') ? sum * arithmetic.section(u'×', 1).trimmed().toInt() : sum;
}

} // namespace

class RulesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyExampleIsWhatItClaimsToBe_data() { addGames(); }
    void everyExampleIsWhatItClaimsToBe();
    void everyExampleShowsItsPartOfTheBoard_data() { addGames(); }
    void everyExampleShowsItsPartOfTheBoard();
    void everyScoreShownIsTheCores_data() { addGames(); }
    void everyScoreShownIsTheCores();
    void everyExampleHasACaptionAndAPage_data() { addGames(); }
    void everyExampleHasACaptionAndAPage();
    void everyLanguageShowsTheSameExamples_data();
    void everyLanguageShowsTheSameExamples();
    void englishExamplesInAnotherLanguageAreSaidToBeSo_data();
    void englishExamplesInAnotherLanguageAreSaidToBeSo();
    void rightAndWrongStandSideBySide();
    void examplesFollowTheHouseRules();
    void aFullStackIsAsHighAsTheRulesLetIt();
    void pagesFollowTheGame();
    void everyGameHasItsPages_data();
    void everyGameHasItsPages();
    void theGuideKnowsTheGameInTheWindow();
    void examplesAreThoseOfTheUsualGame_data();
    void examplesAreThoseOfTheUsualGame();
    void aDamagedFileIsRefusedWithAReason();

private:
    // In each language whose words are installed.
    static void addGames()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("language");
        for (const std::string& language : DataPlace(STOREYS_DATA_DIR).languages())
            for (const QString& variant : variants)
                QTest::addRow("%s %s", qPrintable(variant), language.c_str())
                    << variant << QString::fromStdString(language);
    }
};

void RulesTest::everyExampleIsWhatItClaimsToBe()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    for (const RuleExample& example : examplesOf(bookOf(variant, {}, language))) {
        const auto violation = violationOf(example.position, example.play);
        const std::string verdict(violation ? codeOf(violation->kind) : "legal");
        const bool hasRule =
            example.expects == "legal" || example.position.variant().hasRule(ruleNamed(example.expects));
        if (hasRule)
            QVERIFY2(verdict == example.expects, (example.id + ": " + verdict).c_str());
        const ShownExample shown = shownExample(example);
        QCOMPARE(shown.legal, !violation);
        QVERIFY2(!shown.verdict.isEmpty(), example.id.c_str());
        QStringList brought, meant;
        for (const PlayEffect& effect : shown.effects)
            brought += effect.sign;
        for (const std::string& sign : example.brings.value_or(std::vector<std::string>()))
            meant += QString::fromStdString(sign);
        if (example.brings)
            QVERIFY2(brought == meant, qPrintable(QString::fromStdString(example.id) + ": " + brought.join(' ')));
        QVERIFY2(!violation || brought.isEmpty(), example.id.c_str());
    }
}

// All that a play is about can be seen, on squares as they are on the whole board.
void RulesTest::everyExampleShowsItsPartOfTheBoard()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    for (const RuleExample& example : examplesOf(bookOf(variant, {}, language))) {
        const ShownExample part = shownExample(example);
        const BoardShape& shape = part.shape;
        const Position& position = example.position;
        QCOMPARE(part.before.size(), shape.squareCount());
        QCOMPARE(part.after.size(), shape.squareCount());
        int shown = 0;
        for (int i = 0; i < shape.squareCount(); ++i) {
            const Square square{example.corner.row + i / shape.columns, example.corner.column + i % shape.columns};
            shown += position.board.height(square).value + position.board.isBlocked(square);
            QCOMPARE(shape.squareKinds.value(i),
                     squareKind(position.variant(), position.houseRules(), position.seatCount(), square));
        }
        QVERIFY2(shown == position.board.tileCount() + position.board.blockerCount(), example.id.c_str());
        QList<int> places = part.laid + part.faults;
        for (const ClaimLine& claim : part.claims)
            places += claim.squares;
        for (const int place : places)
            QVERIFY2(place >= 0 && place < shape.squareCount(), example.id.c_str());
    }
}

void RulesTest::everyScoreShownIsTheCores()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    int shown = 0;
    for (const RuleExample& example : examplesOf(bookOf(variant, {}, language))) {
        const ShownExample told = shownExample(example);
        if (!told.legal)
            continue;
        ++shown;
        Position after = example.position;
        const Turn turn = takeUnjudged(after, example.play);
        if (!after.variant().hasPoints()) { // nothing is said of points
            QVERIFY(told.words.isEmpty());
            QVERIFY(!told.verdict.contains('0'));
            continue;
        }
        int sum = told.bonus + told.starBonus;
        for (const ShownWord& word : told.words) {
            QCOMPARE(valueOf(word.sum), word.score);
            sum += word.score;
        }
        QCOMPARE(sum, turn.score().total().value);
        QVERIFY(told.verdict.contains(QString::number(sum)));
    }
    QVERIFY(shown >= 2);
}

void RulesTest::everyExampleHasACaptionAndAPage()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    std::set<QString> pages, used;
    const RuleBookPtr book = bookOf(variant, {}, language);
    for (const RulePage& page : rulePages(*book)) {
        QVERIFY(pages.insert(page.id).second);
        QVERIFY(!page.title.isEmpty() && !page.paragraphs.isEmpty());
        static const QRegularExpression placeholder("%[n1-9]");
        for (const QString& text : page.paragraphs)
            QVERIFY2(!text.isEmpty() && !text.contains(placeholder), qPrintable(text));
    }
    static const QRegularExpression wall("\\bwalls?\\b", QRegularExpression::CaseInsensitiveOption);
    const bool inSpace = isInSpace(book->variant); // where walls are asteroids
    for (const RulePage& page : rulePages(*book))
        QVERIFY2(!inSpace || !(page.title + page.paragraphs.join(' ')).contains(wall), qPrintable(page.title));
    for (const RuleExample& example : examplesOf(book)) {
        const QString caption = exampleCaption(example.id, inSpace);
        QVERIFY2(!caption.isEmpty(), example.id.c_str());
        QVERIFY2(!inSpace || !caption.contains(wall), qPrintable(caption));
        used.insert(QString::fromStdString(example.page));
        QVERIFY2(pages.contains(QString::fromStdString(example.page)), example.page.c_str());
    }
    QVERIFY(used.contains("laying") || used.contains("walls"));
    for (const QString& page : QStringList{"pieces", "walls", "cards", "mini-boards"}) // what only some games have
        QVERIFY2(used.contains(page) == pages.contains(page), qPrintable(page));
}

void RulesTest::everyLanguageShowsTheSameExamples_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "fr", "es"})
        QTest::newRow(language) << language;
}

// In its own words, but for what only one board has, and for plurals where the language has none.
void RulesTest::everyLanguageShowsTheSameExamples()
{
    QFETCH(QString, language);
    if (!contains(DataPlace(STOREYS_DATA_DIR).languages(), language.toStdString()))
        QSKIP("its words are not installed");
    std::set<std::string> general; // what not only one board has
    for (const char* variant : {"stack10", "cross15"})
        for (const RuleExample& example : examplesOf(bookOf(variant)))
            general.insert(example.id);
    for (const QString& variant : variants) {
        const RuleBookPtr book = bookOf(variant, {}, language);
        std::vector<std::string> found, wanted;
        for (const RuleExample& example : examplesOf(book))
            found.push_back(example.id + ' ' + example.position.variant().language);
        for (const RuleExample& example : examplesOf(bookOf(variant)))
            if (example.page != "plural" || book->variant.pluralLetter)
                wanted.push_back(example.id + ' ' + (general.contains(example.id) ? language.toStdString() : "en"));
        QCOMPARE(found, wanted);
    }
}

void RulesTest::englishExamplesInAnotherLanguageAreSaidToBeSo_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QStringList>("english"); // pages
    QTest::newRow("general") << "fr"
                             << "stack10" << QStringList();
    QTest::newRow("one board") << "fr"
                               << "blanks-blockers" << QStringList{"pieces"};
    QTest::newRow("one board without others") << "de"
                                              << "free-for-all" << QStringList{"laying", "words"};
    QTest::newRow("English") << "en"
                             << "free-for-all" << QStringList();
}

void RulesTest::englishExamplesInAnotherLanguageAreSaidToBeSo()
{
    QFETCH(const QString, language);
    QFETCH(const QString, variant);
    QFETCH(const QStringList, english);
    if (!contains(DataPlace(STOREYS_DATA_DIR).languages(), language.toStdString()))
        QSKIP("its words are not installed");
    GameStart start = gameOf("You,Bo", 1, variant);
    start.language = language;
    QStringList said;
    for (const ShownPage& page : tableWith(start)->guide()->pages())
        if (page.text.contains("The words in these examples are English."))
            said += page.id;
    QCOMPARE(said, english);
}

void RulesTest::rightAndWrongStandSideBySide()
{
    std::set<std::string> right, wrong;
    for (const RuleExample& example : examplesOf(bookOf("stack10")))
        (violationOf(example.position, example.play) ? wrong : right).insert(example.page);
    for (const char* page : {"laying", "stacking", "plural", "words"}) {
        QVERIFY2(right.contains(page), page);
        QVERIFY2(wrong.contains(page), page);
    }
}

void RulesTest::examplesFollowTheHouseRules()
{
    const auto verdictOf = [](const RuleBookPtr& book, const char* id) {
        for (const RuleExample& example : examplesOf(book))
            if (example.id == id)
                return shownExample(example);
        return ShownExample();
    };
    QVERIFY(!verdictOf(bookOf("stack10"), "lonelyS").legal);
    QVERIFY(verdictOf(bookOf("stack10", {{"plural", "off"}}), "lonelyS").legal);
    const RuleBookPtr challenge = bookOf("stack10", {{"mode", "challenge"}});
    const ShownExample bad = verdictOf(challenge, "besideBad");
    QVERIFY(!bad.legal && bad.verdict.contains("challenges"));
    QVERIFY(verdictOf(bookOf("stack10", {{"stack-limit", "1"}}), "change").id.isEmpty());
}

void RulesTest::aFullStackIsAsHighAsTheRulesLetIt()
{
    for (int limit = 2; limit <= 9; ++limit) {
        const RuleBookPtr book = bookOf("stack10", {{"stack-limit", QString::number(limit)}});
        int highest = 0;
        for (const RuleExample& example : examplesOf(book)) {
            if (example.id != "full")
                continue;
            for (int i = 0; i < example.position.board.squareCount(); ++i)
                highest =
                    std::max<int>(highest, example.position.board.height(example.position.board.squareAt(i)).value);
            QCOMPARE(violationOf(example.position, example.play)->kind, Violation::Kind::StackFull);
        }
        QCOMPARE(highest, limit);
    }
}

void RulesTest::pagesFollowTheGame()
{
    const auto idsOf = [](const RuleBookPtr& book) {
        QStringList ids;
        for (const RulePage& page : rulePages(*book))
            ids += page.id;
        return ids;
    };
    const auto textOf = [](const RuleBookPtr& book) {
        QString text;
        for (const RulePage& page : rulePages(*book))
            text += page.paragraphs.join(' ');
        return text;
    };
    QVERIFY(idsOf(bookOf("stack10")).contains("stacking") && !idsOf(bookOf("stack10")).contains("blanks"));
    QVERIFY(idsOf(bookOf("cross15")).contains("blanks") && !idsOf(bookOf("cross15")).contains("stacking"));
    QVERIFY(!idsOf(bookOf("stack10", {{"stack-limit", "1"}})).contains("stacking"));
    QVERIFY(textOf(bookOf("stack10", {{"exchange", "any"}})) != textOf(bookOf("stack10")));
    QVERIFY(textOf(bookOf("stack10", {{"mode", "challenge"}})) != textOf(bookOf("stack10")));
    QVERIFY(textOf(bookOf("stack10", {{"stack-limit", "7"}})).contains('7'));
    QVERIFY(textOf(bookOf("stack10")).contains("small from 0.25%, medium from 3%, large from 7%"));
    QVERIFY(textOf(bookOf("stack10")).contains("small from 1, medium from 3, large from 7."));
    QVERIFY(textOf(bookOf("cross15")).contains("small from 1, medium from 7, large from 15."));

    RuleBook walled = *bookOf("cross15"); // no race, so no places of one's own
    walled.variant.squares.front().wall = true;
    const auto pages = rulePages(walled);
    const auto walls = std::ranges::find(pages, "walls", &RulePage::id);
    QVERIFY(walls != pages.end());
    QCOMPARE(walls->paragraphs.size(), 1);
}

void RulesTest::everyGameHasItsPages_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QStringList>("special");
    QTest::newRow("plain") << "cross15" << QStringList();
    QTest::newRow("blanks and blockers") << "blanks-blockers" << QStringList{"pieces"};
    QTest::newRow("bust out") << "bust-out" << QStringList{"walls", "pieces", "cards"};
    QTest::newRow("hyper race") << "hyper-race" << QStringList{"walls", "pieces", "cards"};
    QTest::newRow("free for all") << "free-for-all" << QStringList();
    QTest::newRow("surprise") << "surprise" << QStringList{"pieces", "mini-boards"};
}

// Of special things just those that the game has, points only where there are any, and nothing said twice.
void RulesTest::everyGameHasItsPages()
{
    QFETCH(QString, variant);
    QFETCH(QStringList, special);
    const RuleBookPtr book = bookOf(variant);
    QStringList found, ids, texts;
    for (const RulePage& page : rulePages(*book)) {
        ids += page.id;
        texts += page.paragraphs;
        if (QStringList{"walls", "pieces", "cards", "mini-boards"}.contains(page.id))
            found += page.id;
    }
    QCOMPARE(found, special);
    QCOMPARE(ids.contains("score"), book->variant.hasPoints());
    QCOMPARE(ids.contains("solo"), book->variant.fewestPlayers == 1);
    QCOMPARE(ids.contains("analysis"), isReviewed(*book));
    QCOMPARE(texts.removeDuplicates(), 0);
    QVERIFY(!texts.contains(QString()));
}

void RulesTest::theGuideKnowsTheGameInTheWindow()
{
    GameTable empty(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    QVERIFY(empty.guide()->pages().size() >= 8);
    const auto gameTable = tableWith(gameOf("You", 1, "cross15"));
    const QList<ShownPage> pages = gameTable->guide()->pages();
    QVERIFY(std::ranges::find(pages, "blanks", &ShownPage::id) != pages.end());
}

// On a board that was designed nothing lies where the examples need it, and a lesson is played alone.
void RulesTest::examplesAreThoseOfTheUsualGame_data()
{
    QTest::addColumn<QString>("variant");
    for (const char* variant : {"blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"})
        QTest::newRow(variant) << variant;
}

void RulesTest::examplesAreThoseOfTheUsualGame()
{
    QFETCH(const QString, variant);
    const auto verdictsIn = [](GameTable& table) { // after the name of each page
        QStringList verdicts;
        for (const ShownPage& page : table.guide()->pages()) {
            verdicts += page.id;
            for (const ShownExample& example : page.examples)
                verdicts += example.verdict;
        }
        return verdicts;
    };
    GameStart start = gameOf("You,Bo", 1, variant);
    const QStringList usual = verdictsIn(*tableWith(start));
    QVERIFY(!usual.isEmpty());
    if (variant == "surprise")
        start.layout = "1a@3C";
    const auto gameTable = tableWith(start);
    QCOMPARE(verdictsIn(*gameTable), usual);
    QCOMPARE(gameTable->lesson()->start(variant), QString());
    QVERIFY(gameTable->lesson()->isActive());
    QCOMPARE(verdictsIn(*gameTable), usual);
}

void RulesTest::aDamagedFileIsRefusedWithAReason()
{
    const RuleBookPtr book = bookOf("stack10");
    QVERIFY(!readRuleExamples("/none/examples.json", book));
    const auto variantFile = std::string(STOREYS_DATA_DIR) + "/variants/stack10.json";
    const auto read = readRuleExamples(variantFile, book);
    QVERIFY(!read && message(read.error()).find("stack10.json") != std::string::npos);
}

const NamedTest named("rules", runTest<RulesTest>);

} // namespace storeys::test::rules_test

#include "rules_test.moc"
