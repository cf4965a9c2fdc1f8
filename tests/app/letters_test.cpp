// Games in other languages on the table, without a window: every tile laid by hand, typed and as text, drafts that are
// kept, and results by language. A word list of its own lets any two letters lie together.

#include "base/find.h"
#include "look/symbols.h"
#include "table/game_table.h"
#include "table/store/opened_record.h"
#include "table/store/table_note.h"
#include "table/text/lexicon_text.h"
#include "table/text/square_text.h"
#include "table/typing/typing_cursor.h"
#include "table_games.h"
#include "test_program.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <array>

namespace storeys::letters_test {

class LettersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyTileIsLaidTypedAndRead_data();
    void everyTileIsLaidTypedAndRead();
    void blanksStandForEveryLetter();
    void typedLettersAreThoseOfTheTiles();
    void aLetterOfTwoTilesIsLaidWholeOrNotAtAll();
    void aLetterOfTwoTilesIsClaimedWhole();
    void aTileOfTwoLettersIsTypedInCapitalsOrNot_data();
    void aTileOfTwoLettersIsTypedInCapitalsOrNot();
    void cAndHBecomeTheirTileWhileItIsOnTheRack();
    void chIsThereAfterCIfTheRackHasNoC();
    void aBlankIsCh();
    void chIsTypedInAWordThatIsClaimed();
    void picturesOfSavedGamesShowWholeTiles();
    void aDraftIsKeptWithItsLetters();
    void theFormListsTheLanguagesAndKeepsTheWords();
    void resultsTellTheLanguage();
    void theTableTellsTheLanguageOfItsWords();
    void exampleWordsAreWordsThatMostPeopleKnow_data();
    void exampleWordsAreWordsThatMostPeopleKnow();
    void computersPlayEveryGameToItsEnd_data();
    void computersPlayEveryGameToItsEnd();

private:
    [[nodiscard]] QString symbol(const QString& face) const;
    // A game whose first rack holds the tile, the first by seed.
    void startWith(const QString& variant, const QString& language, const QString& wanted);
    void start(const QString& variant, const QString& language, quint64 seed);
    // A game whose first rack fits.
    void startWithRack(const std::function<bool(const QStringList&)>& fits, const QString& variant = "cross15",
                       const QString& language = "es");
    void type(const QString& letters)
    {
        for (const QChar letter : letters)
            m_table->cursor()->press(0, QString(letter), false);
    }
    [[nodiscard]] const Alphabet& alphabet() const { return m_table->live()->position().variant().tiles.alphabet; }
    [[nodiscard]] int middle() const { return m_table->view()->shape().columns == 15 ? 112 : 44; }

    std::unique_ptr<GameTable> m_table;
    QTemporaryFile m_words;
};

void LettersTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear(); // else the form begins with the last language
    for (const char* language : {"de", "fr", "es"})
        if (!contains(DataPlace(STOREYS_DATA_DIR).languages(), language))
            QSKIP("the words of other languages are not installed");
    QVERIFY(m_words.open());
    for (const char* first : {"A", "E", "CH", "Ä", "Ñ"})
        for (const char* second : {"A", "E", "O", "U", "Ü"})
            m_words.write(QByteArray(first) + second + '\n');
    m_words.close();
}

void LettersTest::start(const QString& variant, const QString& language, quint64 seed)
{
    if (!m_table)
        m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    GameStart game = gameOf("You,Bo", seed, variant);
    game.language = language;
    game.lexicon = m_words.fileName();
    QCOMPARE(m_table->choices()->start(game), QString());
}

QString LettersTest::symbol(const QString& face) const
{
    for (int i = 0; i < alphabet().size(); ++i)
        if (QString::fromStdString(alphabet().face(static_cast<Letter>(i)).symbol) == face)
            return symbolText(alphabet(), Tile::of(static_cast<Letter>(i)));
    return face;
}

void LettersTest::startWith(const QString& variant, const QString& language, const QString& wanted)
{
    quint64 seed = 0;
    do
        start(variant, language, ++seed);
    while (!m_table->view()->rack().contains(symbol(wanted)) && seed < 3000);
    QVERIFY2(m_table->view()->rack().contains(symbol(wanted)), qPrintable(wanted));
}

void LettersTest::startWithRack(const std::function<bool(const QStringList&)>& fits, const QString& variant,
                                const QString& language)
{
    quint64 seed = 0;
    do
        start(variant, language, ++seed);
    while (!fits(m_table->view()->rack()) && seed < 20000);
    QVERIFY(fits(m_table->view()->rack()));
}

void LettersTest::everyTileIsLaidTypedAndRead_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("language");
    for (const char* variant : {"stack10", "cross15"})
        for (const char* language : {"de", "fr", "es"})
            QTest::addRow("%s %s", variant, language) << variant << language;
}

void LettersTest::everyTileIsLaidTypedAndRead()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    start(variant, language, 1);
    const Alphabet letters = alphabet();
    for (int i = 0; i < letters.size(); ++i) {
        const Alphabet::Face face = letters.face(static_cast<Letter>(i));
        const QString name = QString::fromStdString(face.symbol), spelling = QString::fromStdString(face.spelling);
        startWith(variant, language, name);
        const QString tile = symbol(name);
        QCOMPARE(tile.size(), 1);
        const TileFace seen = tileFaceOf(tile.front(), m_table->view()->shape().tileFaces);
        QCOMPARE(seen.letter.toUpper(), spelling);
        QCOMPARE(seen.place, i);
        QVERIFY(!seen.blank && !seen.yellow && !seen.blocker);
        // by hand
        QVERIFY(m_table->view()->lay(static_cast<int>(m_table->view()->rack().indexOf(tile)), middle(), {}));
        QCOMPARE(m_table->view()->stacks()[middle()], tile);
        m_table->view()->takeBackAll();
        // typed; of CH the C alone where the rack has one
        if (spelling.size() == 1 || !name.startsWith('[')) {
            m_table->cursor()->point(middle());
            type(spelling.toLower());
            QCOMPARE(m_table->view()->stacks()[middle()], tile);
            QCOMPARE(m_table->view()->draft()->count(), 1);
            m_table->cursor()->press(Qt::Key_Escape, {}, false);
            m_table->cursor()->press(Qt::Key_Escape, {}, false);
        }
        // as text: one tile is no play, but it is laid
        m_table->cursor()->layText((variant == "cross15" ? "8H " : "5E ") + spelling);
        QCOMPARE(m_table->view()->stacks()[middle()], tile);
        m_table->view()->takeBackAll();
    }
}

void LettersTest::blanksStandForEveryLetter()
{
    startWith("cross15", "es", "?");
    const int slot = static_cast<int>(m_table->view()->rack().indexOf("?"));
    QCOMPARE(m_table->view()->shape().blankLetters.size(), 28);
    QSet<QString> seen;
    for (const QString& letter : m_table->view()->shape().blankLetters) {
        QVERIFY(m_table->view()->lay(slot, middle(), letter));
        const QString laid = m_table->view()->stacks()[middle()];
        const TileFace face = tileFaceOf(laid.front(), m_table->view()->shape().tileFaces);
        QVERIFY(face.blank && !face.yellow);
        QCOMPARE(face.letter, m_table->view()->symbolText(letter));
        QCOMPARE(face.points, QString());
        seen += face.letter;
        m_table->view()->takeBackAll();
    }
    QCOMPARE(seen.size(), 28);
    QVERIFY(seen.contains("Ch") && seen.contains("Ñ"));
}

void LettersTest::typedLettersAreThoseOfTheTiles()
{
    startWith("stack10", "fr", "E");
    m_table->cursor()->point(middle());
    type("é");
    QCOMPARE(m_table->view()->stacks()[middle()], "E");
    quint64 seed = 0;
    do
        start("stack10", "de", ++seed);
    while (m_table->view()->rack().count("S") < 2 && seed < 3000);
    m_table->cursor()->point(middle());
    type("ß");
    QCOMPARE(m_table->view()->stacks()[middle()], "S");
    QCOMPARE(m_table->view()->stacks()[middle() + 1], "S");
    QSignalSpy refused(m_table->cursor(), &TypingCursor::refused);
    type("ж");
    QCOMPARE(refused.size(), 1);
}

void LettersTest::aLetterOfTwoTilesIsLaidWholeOrNotAtAll()
{
    const auto count = [this] { return m_table->view()->draft()->count(); };
    startWithRack([](const QStringList& rack) { return rack.count("S") == 1; }, "stack10", "de");
    m_table->cursor()->point(middle());
    QSignalSpy refused(m_table->cursor(), &TypingCursor::refused);
    type("ß");
    QCOMPARE(count(), 0);
    QCOMPARE(m_table->cursor()->square(), middle());
    QCOMPARE(refused.takeLast().at(0).toString(), "You have no other S on your rack.");
    QVERIFY(m_table->cursor()->sayAgain()); // Enter plays nothing that lacks a letter
    startWithRack([](const QStringList& rack) { return rack.count("S") >= 2; }, "stack10", "de");
    m_table->cursor()->point(9); // the last of its row
    refused.clear();
    type("ß");
    QCOMPARE(count(), 0);
    QCOMPARE(refused.takeLast().at(0).toString(), "This is the edge of the board.");
    m_table->cursor()->point(middle());
    for (const QChar letter : {u'ß', u'ẞ'}) {
        type(QString(letter));
        QCOMPARE(count(), 2);
        m_table->cursor()->press(Qt::Key_Backspace, {}, false);
        QCOMPARE(count(), 0);
        QCOMPARE(m_table->cursor()->square(), middle());
    }
    startWithRack([](const QStringList& rack) { return rack.contains("O") && rack.contains("E"); }, "stack10", "fr");
    m_table->cursor()->point(middle());
    type("œ");
    QCOMPARE(m_table->view()->stacks()[middle()] + m_table->view()->stacks()[middle() + 1], "OE");
    m_table->cursor()->press(Qt::Key_Backspace, {}, false);
    QCOMPARE(count(), 0);
}

void LettersTest::aLetterOfTwoTilesIsClaimedWhole()
{
    startWithRack([](const QStringList& rack) { return rack.count("S") >= 2; }, "free-for-all", "de");
    TableView& view = *m_table->view();
    m_table->cursor()->point(view.shape().startSquares.front());
    type("ß");
    m_table->cursor()->claims()->setWriting(true);
    type("ß");
    QCOMPARE(m_table->cursor()->claims()->lines().back().word, "SS");
    m_table->cursor()->press(Qt::Key_Backspace, {}, false);
    QVERIFY(m_table->cursor()->claims()->lines().isEmpty());
    QVERIFY(m_table->cursor()->claims()->isWriting());
}

void LettersTest::aTileOfTwoLettersIsTypedInCapitalsOrNot_data()
{
    QTest::addColumn<QString>("tile");
    QTest::addColumn<QString>("text");
    for (const char* text : {"CH", "Ch", "ch", "cH", "RR", "Rr", "rr", "LL", "Ll", "ll"})
        QTest::newRow(text) << QString("[%1]").arg(QString(text).toUpper()) << text;
}

// On the board and as text, with and without its first letter on the rack; and to look words up.
void LettersTest::aTileOfTwoLettersIsTypedInCapitalsOrNot()
{
    QFETCH(QString, tile);
    QFETCH(QString, text);
    for (const bool alone : {true, false}) {
        startWithRack([&](const QStringList& rack) {
            return rack.contains(symbol(tile)) && rack.contains(QString(tile[1])) == !alone && !rack.contains("?");
        });
        m_table->cursor()->point(middle());
        type(text);
        QCOMPARE(m_table->view()->draft()->count(), 1);
        QCOMPARE(m_table->view()->stacks()[middle()], symbol(tile));
        m_table->view()->takeBackAll();
        m_table->cursor()->layText("8H " + text);
        QCOMPARE(m_table->view()->draft()->count(), 1);
        QCOMPARE(m_table->view()->stacks()[middle()], symbol(tile));
        m_table->view()->takeBackAll();
    }
    if (tile == "[CH]")
        QVERIFY(m_table->dictionary()->lookUp(text + "a").good);
}

void LettersTest::cAndHBecomeTheirTileWhileItIsOnTheRack()
{
    startWithRack([this](const QStringList& rack) {
        return rack.contains(symbol("[CH]")) && rack.contains("C") && rack.contains("O");
    });
    const QString digraph = symbol("[CH]");
    m_table->cursor()->point(middle());
    type("cho");
    QCOMPARE(m_table->view()->stacks()[middle()], digraph);
    QCOMPARE(m_table->view()->stacks()[middle() + 1], "O");
    m_table->cursor()->press(Qt::Key_Backspace, {}, false);
    m_table->cursor()->press(Qt::Key_Backspace, {}, false);
    QCOMPARE(m_table->view()->draft()->count(), 0);
    for (const char* text : {"8H CHO", "8H [CH]O", "8H cho"}) {
        m_table->cursor()->layText(text);
        QCOMPARE(m_table->view()->stacks()[middle()], digraph);
        QCOMPARE(m_table->view()->draft()->count(), 2);
        m_table->view()->takeBackAll();
    }
}

void LettersTest::chIsThereAfterCIfTheRackHasNoC()
{
    startWithRack([this](const QStringList& rack) {
        return rack.contains(symbol("[CH]")) && !rack.contains("C") && !rack.contains("?") && rack.contains("O");
    });
    m_table->cursor()->point(middle());
    type("c");
    QCOMPARE(m_table->view()->stacks()[middle()], symbol("[CH]"));
    type("ho"); // the H is that of the tile
    QCOMPARE(m_table->view()->stacks()[middle() + 1], "O");
    QCOMPARE(m_table->view()->draft()->count(), 2);
}

void LettersTest::picturesOfSavedGamesShowWholeTiles()
{
    const QTemporaryDir folder;
    m_table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    m_table->keepIn(StorePlaces::under(folder.path()));
    startWithRack([this](const QStringList& rack) { return rack.contains(symbol("[CH]")) && rack.contains("O"); });
    m_table->cursor()->layText("8H [CH]O");
    m_table->view()->play();
    QCOMPARE(m_table->live()->turnCount(), 1);
    m_table->records()->shelf()->refresh();
    QCOMPARE(m_table->records()->shelf()->unfinished().at(0).stacks, m_table->view()->stacks());
    m_table.reset();
}

void LettersTest::aBlankIsCh()
{
    for (const char* held : {"H", "C", "[CH]"}) { // whatever else would do
        startWithRack([&](const QStringList& rack) { return rack.contains("?") && rack.contains(symbol(held)); });
        m_table->cursor()->point(middle());
        type("?ch");
        QCOMPARE(m_table->view()->draft()->count(), 1);
        const auto* laid = m_table->view()->draft()->at({7, 7});
        QVERIFY(laid && laid->placement.tile.isBlank());
        QCOMPARE(alphabet().face(laid->placement.tile.letter()).symbol, "[CH]");
    }
}

void LettersTest::chIsTypedInAWordThatIsClaimed()
{
    startWithRack([this](const QStringList& rack) { return rack.contains(symbol("[CH]")) && rack.contains("O"); },
                  "free-for-all");
    TableView& view = *m_table->view();
    const int square = view.shape().startSquares.front();
    QVERIFY(view.lay(static_cast<int>(view.rack().indexOf(symbol("[CH]"))), square));
    QVERIFY(view.lay(static_cast<int>(view.rack().indexOf("O")), square + 1));
    m_table->cursor()->claims()->setWriting(true);
    type("c");
    QCOMPARE(m_table->cursor()->claims()->lines().back().word, "CH");
    type("ho");
    QCOMPARE(m_table->cursor()->claims()->lines().back().word, "CHO");
    m_table->cursor()->press(Qt::Key_Backspace, {}, false);
    QCOMPARE(m_table->cursor()->claims()->lines().back().word, "CH");
}

void LettersTest::aDraftIsKeptWithItsLetters()
{
    for (const auto& [variant, language, tile] :
         {std::tuple("cross15", "es", "[LL]"), std::tuple("stack10", "de", "Ü"), std::tuple("cross15", "es", "?")}) {
        startWith(variant, language, tile);
        const QString symbol = this->symbol(tile);
        const QString letter = symbol == "?" ? this->symbol("[RR]") : QString();
        QVERIFY(m_table->view()->lay(static_cast<int>(m_table->view()->rack().indexOf(symbol)), middle(), letter));
        const Game& game = *m_table->game();
        const auto note = TableNote::read(
            TableNote::of(game, m_table->view()->tiles().racks(), *m_table->view()->draft(), {}).text());
        QVERIFY(note);
        std::vector<RackOrder> racks = m_table->view()->tiles().racks();
        DraftPlay draft;
        note->restore(game, true, racks, draft);
        QCOMPARE(draft.count(), 1);
        QCOMPARE(draft.laid().front().placement, m_table->view()->draft()->laid().front().placement);
    }
}

void LettersTest::theFormListsTheLanguagesAndKeepsTheWords()
{
    GameTable table(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table.choices()->openForm();
    StartForm& form = *table.choices()->form();
    QStringList names;
    QCOMPARE(form.rules()->at(0).key, "language");
    for (const Option& language : form.rules()->at(0).options)
        names += language.name;
    QCOMPARE(names, (QStringList{"English", "German", "Spanish", "French"}));
    form.chooseLexicon("kids");
    form.choose("language", "de");
    QCOMPARE(form.language(), "de");
    QCOMPARE(form.lexicon(), "standard"); // there is no list for children in German
    QCOMPARE(table.choices()->wordsLanguage(), "The words in this game are German.");
    QCOMPARE(table.choices()->startForm(), true);
    QCOMPARE(table.live()->position().variant().language, "de");
    GameTable again(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    again.choices()->openForm();
    QCOMPARE(again.choices()->form()->language(), "de");
}

void LettersTest::theTableTellsTheLanguageOfItsWords()
{
    start("stack10", "fr", 1);
    QCOMPARE(m_table->view()->wordsLanguage(), "French");
    start("stack10", "en", 1);
    QCOMPARE(m_table->view()->wordsLanguage(), "");
}

void LettersTest::exampleWordsAreWordsThatMostPeopleKnow_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "fr", "es"})
        QTest::newRow(language) << language;
}

void LettersTest::exampleWordsAreWordsThatMostPeopleKnow()
{
    QFETCH(QString, language);
    GameStart game = gameOf("Ann");
    game.language = language;
    const auto table = tableWith(game);
    const RuleBookPtr& book = table->live()->position().book;
    const QString word = table->cursor()->exampleWord();
    const auto letters = book->variant.tiles.alphabet.fold(word.toStdString());
    QVERIFY2(letters && table->live()->knowledge()->upTo(commonLevel, book)->lexicon->words.contains(*letters),
             qPrintable(word));
}

void LettersTest::resultsTellTheLanguage()
{
    start("stack10", "de", 1);
    const Variant& variant = m_table->live()->position().variant();
    QCOMPARE(variantKey(variant), "stack10.de");
    QCOMPARE(m_table->choices()->nameOf("stack10.de"), "10 × 10 (German)");
    QCOMPARE(m_table->choices()->nameOf("stack10"), "10 × 10");
    QCOMPARE(dictionaryText(Lexicon{"standard", {}}, "de"), "Standard (German)");
    QCOMPARE(dictionaryText(Lexicon{"standard", {}}, "en"), "Standard");
}

void LettersTest::computersPlayEveryGameToItsEnd_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("language");
    // One variant in all languages, each other one in the next of them.
    const std::array languages{"de", "fr", "es"};
    std::size_t next = 0;
    for (const std::string& variant : DataPlace(STOREYS_DATA_DIR).variants())
        for (std::size_t i = 0; i < (variant == "stack10" ? languages.size() : 1); ++i, ++next) {
            const char* language = languages[next % languages.size()];
            QTest::addRow("%s %s", variant.c_str(), language) << QString::fromStdString(variant) << language;
        }
}

// Levels with other vocabularies; the record tells the same game.
void LettersTest::computersPlayEveryGameToItsEnd()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    GameStart game = gameOf("Ada:beginner,Bo:greedy", 3, variant);
    game.language = language;
    const auto table = tableWith(game);
    QTRY_VERIFY(table->live()->isOver());
    const QByteArray record = table->records()->recordText();
    QVERIFY(record.contains("#language " + language.toUtf8()));
    QTemporaryDir folder;
    const auto opened = openRecord(folder.filePath("x.gcg"), record, DataPlace(STOREYS_DATA_DIR));
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error()));
    QCOMPARE(opened->game.turns().size(), table->game()->turns().size());
    QCOMPARE(opened->game.position().board, table->game()->position().board);
    for (int seat = 0; seat < 2; ++seat)
        QCOMPARE(opened->game.position().seats[seat].points, table->game()->position().seats[seat].points);
}

const NamedTest named("letters", runTest<LettersTest>);

} // namespace storeys::letters_test

#include "letters_test.moc"
