// Variants of the player's own: from files and from records, in the list of a new game, in games and on disk.

#include "playing.h"
#include "rules/variant_reader.h"
#include "table/game_table.h"
#include "table/start/own_variants.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace storeys::own_variants_test {

namespace {

QString nameOf(const Variant& variant)
{
    return variantName(variant, DataPlace(STOREYS_DATA_DIR).isBuiltIn(variant));
}

const QString cottage = QStringLiteral(STOREYS_TEST_DATA "/variants/cottage.json");

// One with nothing in it if there is none.
VariantChoice choiceCalled(GameTable& table, const QString& name)
{
    for (const VariantChoice& choice : table.choices()->variants())
        if (choice.option.name == name)
            return choice;
    return {};
}

// Built-in and own, by name.
QStringList namesIn(GameTable& table)
{
    QStringList names;
    for (const VariantChoice& choice : table.choices()->variants())
        names += choice.option.name;
    return names;
}

GameStart setupWith(const QString& variant)
{
    return GameStart::fromMap({{"variant", variant},
                               {"seed", 5},
                               {"houseRules", QVariantMap{{"first-player", "listed"}}},
                               {"players", QVariantList{QVariantMap{{"name", "Ann"}, {"level", ""}},
                                                        QVariantMap{{"name", "Bo"}, {"level", "greedy"}}}}});
}

} // namespace

QStringList builtIn()
{
    return {"10 × 10", "8 × 8", "15 × 15", "Blanks and blockers", "Bust out", "Hyper race", "Surprise", "Free for all"};
}

class OwnVariantsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { m_folder.reset(); }

    void filesOfTheFolderAreListed();
    void badFilesAreNamedWithTheirReason();
    void filesWithLettersThatTheWindowCannotShowAreNamed();
    void aFileHidesNoBuiltInVariant();
    void anOpenedFileIsListed();
    void theLastChoiceIsListedAsLongAsItIsThere();
    void aGameIsPlayedSavedAndContinued();
    void aGameFromARecordCanBePlayedAgain();
    void onlyBuiltInVariantsHaveFittedValues();
    void asManyPlayAsTheVariantIsFor();
    void theRulesAreThoseOfTheVariant();
    void spoiltDataAreToldWithLineAndReason();
    void recordsOfBuiltInVariantsAreAsBefore();
    void whetherItIsBuiltInIsAskedOnceForAGame();

private:
    [[nodiscard]] std::unique_ptr<GameTable> gameTable() const;
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    // A file in the folder of variants.
    void put(const QString& name, const QByteArray& text) const { write(path("records/variants/" + name), text); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void OwnVariantsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

std::unique_ptr<GameTable> OwnVariantsTest::gameTable() const
{
    const StorePlaces places = StorePlaces::under(m_folder->path());
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table->keepIn(places);
    return table;
}

void OwnVariantsTest::filesOfTheFolderAreListed()
{
    put("cottage.json", contentOf(cottage));
    put("nameless.json", R"({"base": "stack8", "id": "nameless"})");
    put("copy.json", contentOf(QStringLiteral(STOREYS_DATA_DIR "/variants/stack8.json"))); // built in, listed once
    put("notes.txt", "no variant");
    const auto listing = gameTable();
    QCOMPARE(namesIn(*listing), (builtIn() + QStringList{"Cottage", "nameless"}));
    QCOMPARE(choiceCalled(*listing, "Cottage").option.note, "Six by six, no higher than three.");
    QCOMPARE(choiceCalled(*listing, "nameless").option.note, "8 × 8, 64 tile(s)");
    QVERIFY(choiceCalled(*listing, "Cottage").own);
    QVERIFY(!choiceCalled(*listing, "8 × 8").own);
    QVERIFY(!choiceCalled(*listing, "Cottage").rules.isEmpty());
    listing->choices()->openForm();
    QCOMPARE(listing->choices()->form()->refusedVariants(), QStringList());
}

void OwnVariantsTest::badFilesAreNamedWithTheirReason()
{
    put("a.json", R"({"base": "stack10", "id": "a", "rack": 0})");
    put("b.json", "{");
    QVERIFY(QFile::link("/dev/zero", path("records/variants/c.json")));
    const auto listing = gameTable();
    listing->choices()->openForm();
    QCOMPARE(listing->choices()->form()->builtIn().size(), builtIn().size());
    QVERIFY(listing->choices()->form()->own().isEmpty());
    const QStringList refused = listing->choices()->form()->refusedVariants();
    QCOMPARE(refused.size(), 3);
    QCOMPARE(refused[0], "a.json: /rack: must be 1 to 15, not 0");
    QCOMPARE(refused[1], "b.json: is not JSON (line 1, column 2)");
    QVERIFY2(refused[2].contains("c.json") && !refused[2].contains(m_folder->path()), qPrintable(refused[2]));
}

void OwnVariantsTest::filesWithLettersThatTheWindowCannotShowAreNamed()
{
    const QByteArray tiles =
        R"([{"symbol": "%1", "count": 30}, {"symbol": "S", "count": 30}, {"symbol": "Q", "count": 9}])";
    for (const QByteArray symbol : {"T", "Ä", "Ж", "[CH]"}) {
        put("other.json",
            R"({"base": "stack10", "id": "other", "tiles": )" + QByteArray(tiles).replace("%1", symbol) + "}");
        const auto listing = gameTable();
        listing->choices()->openForm();
        const QStringList refused = listing->choices()->form()->refusedVariants();
        if (symbol != "Ж")
            QCOMPARE(refused, QStringList());
        else
            QCOMPARE(refused, QStringList("other.json: the window can show tiles with Latin letters only"));
    }
}

void OwnVariantsTest::aFileHidesNoBuiltInVariant()
{
    put("mine.json", R"({"base": "stack10", "id": "stack10", "rack": 9})");
    const auto playing = gameTable();
    QCOMPARE(namesIn(*playing), (builtIn() + QStringList{"stack10"}));
    QCOMPARE(playing->choices()->newGame(setupWith("stack10")), QString());
    QCOMPARE(playing->game()->position().variant().rackSize, 7);
    QCOMPARE(playing->choices()->newGame(setupWith(choiceCalled(*playing, "stack10").option.id)), QString());
    QCOMPARE(playing->game()->position().variant().rackSize, 9);
    QVERIFY(playing->records()->recordText().contains("\n#variant stack10\n#variant-data {"));
}

void OwnVariantsTest::anOpenedFileIsListed()
{
    const auto playing = gameTable();
    playing->choices()->openForm();
    QSignalSpy listed(playing->choices()->form(), &StartForm::listed);
    write(path("bad.json"), "[]");
    QCOMPARE(playing->choices()->openVariant(path("bad.json")),
             path("bad.json") + ": is no variant: it must be a JSON object");
    QCOMPARE(listed.count(), 0);
    QCOMPARE(playing->choices()->openVariant(cottage), QString());
    QCOMPARE(playing->choices()->openVariant(cottage), QString());
    QCOMPARE(listed.count(), 2);
    QCOMPARE(namesIn(*playing), (builtIn() + QStringList{"Cottage"}));
    QCOMPARE(playing->choices()->listedVariant(cottage), choiceCalled(*playing, "Cottage").option.id);
    write(path("copy.json"), contentOf(QStringLiteral(STOREYS_DATA_DIR "/variants/stack8.json")));
    QCOMPARE(playing->choices()->openVariant(path("copy.json")), QString());
    QCOMPARE(playing->choices()->listedVariant(path("copy.json")), "stack8");
}

void OwnVariantsTest::theLastChoiceIsListedAsLongAsItIsThere()
{
    write(path("mine.json"), contentOf(cottage));
    QCOMPARE(gameTable()->choices()->newGame(setupWith(path("mine.json"))), QString());
    QCOMPARE(gameTable()->choices()->lastSetup().variant, path("mine.json"));
    QVERIFY(!choiceCalled(*gameTable(), "Cottage").option.id.isEmpty());
    QVERIFY(QFile::remove(path("mine.json")));
    const auto later = gameTable();
    QCOMPARE(later->choices()->lastSetup().variant, "stack10");
    QCOMPARE(namesIn(*later), builtIn());
}

void OwnVariantsTest::aGameIsPlayedSavedAndContinued()
{
    put("cottage.json", contentOf(cottage));
    auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith(choiceCalled(*playing, "Cottage").option.id)), QString());
    QCOMPARE(nameOf(playing->game()->position().variant()), "Cottage");
    QCOMPARE(playing->view()->shape().rows, 6);
    QCOMPARE(playing->view()->shape().stackLimit, 3);
    for (int turn = 0; turn < 2; ++turn) {
        QTRY_VERIFY(playing->view()->mayAct());
        playBestPlay(*playing);
    }
    QTRY_VERIFY(playing->view()->mayAct() || playing->live()->isOver());
    const QByteArray record = playing->records()->recordText();
    QVERIFY(record.contains("#storeys-format 3\n"));
    QVERIFY(record.contains("\n#variant cottage\n#variant-data {\"id\":\"cottage\","));
    playing.reset();
    QVERIFY(QFile::remove(path("records/variants/cottage.json"))); // the record has it all

    auto later = gameTable();
    const SavedGame saved = later->records()->shelf()->unfinished().at(0);
    QCOMPARE(saved.variantName, "Cottage");
    QCOMPARE(saved.shape.rows, 6);
    QCOMPARE(later->records()->open(saved.file), QString());
    QVERIFY(!later->live()->isLookOnly());
    QCOMPARE(later->records()->recordText(), record);
    QCOMPARE(later->records()->exportTo(path("out.gcg")), QString());
    QCOMPARE(contentOf(path("out.gcg")), record);
    for (int turn = 0; turn < 60 && !later->live()->isOver(); ++turn) {
        QTRY_VERIFY(later->view()->mayAct() || later->live()->isOver());
        playBestPlay(*later);
    }
    QVERIFY(later->live()->isOver());
    later->records()->shelf()->refresh();
    QCOMPARE(later->records()->shelf()->finished().size(), 1);
    QVERIFY(later->results()->flush());
    QVERIFY(contentOf(path("records/statistics.json")).contains("\"cottage\""));
}

void OwnVariantsTest::aGameFromARecordCanBePlayedAgain()
{
    auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith(cottage)), QString());
    QCOMPARE(playing->records()->exportTo(path("out.gcg")), QString());
    playing.reset();
    const auto later = gameTable();
    QCOMPARE(later->records()->open(path("out.gcg")), QString());
    QVERIFY(!choiceCalled(*later, "Cottage").option.id.isEmpty());
    QCOMPARE(later->choices()->again(), QString());
    QCOMPARE(nameOf(later->game()->position().variant()), "Cottage");
    QVERIFY(later->records()->recordText().contains("#variant-data "));
}

void OwnVariantsTest::onlyBuiltInVariantsHaveFittedValues()
{
    const DataPlace data(STOREYS_DATA_DIR);
    const auto builtIn = data.variant("stack10");
    const QString six = QString::fromStdString(builtIn->data).replace("\"rack\":7", "\"rack\":6");
    const auto posing = readVariantData(six.toStdString());
    QVERIFY(builtIn && posing);
    QVERIFY(data.isBuiltIn(*builtIn) && !data.isBuiltIn(*posing));
    const auto isFitted = [&](const Variant& variant) {
        const auto knowledge = data.knowledge(variant);
        const auto& single = (*knowledge)->values().single;
        return std::ranges::any_of(single, [](double value) { return value != 0; });
    };
    QVERIFY(isFitted(*builtIn));
    QVERIFY(!isFitted(*posing));
}

void OwnVariantsTest::asManyPlayAsTheVariantIsFor()
{
    put("few.json", R"({"base": "stack8", "id": "few", "players": [3, 4]})");
    const auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith(path("records/variants/few.json"))),
             "this game is for 3 to 4 players");
    QVERIFY(!playing->live()->isThere());
}

void OwnVariantsTest::theRulesAreThoseOfTheVariant()
{
    QTest::failOnWarning(QRegularExpression(".*"));
    const auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith(cottage)), QString());
    QStringList examples;
    QString text;
    for (const ShownPage& page : playing->guide()->pages()) {
        text += page.text;
        for (const ShownExample& example : page.examples)
            examples += example.id;
    }
    QVERIFY(text.contains("No stack can be higher than 3"));
    QVERIFY(examples.contains("first") && examples.contains("change"));
    QVERIFY(!examples.contains("oneBreaks")); // it needs a V

    put("tiny.json", R"({"base": "stack8", "id": "tiny", "board": ["S.", ".."]})");
    QCOMPARE(playing->choices()->newGame(setupWith(path("records/variants/tiny.json"))), QString());
    QVERIFY(playing->guide()->pages().size() > 5);
}

void OwnVariantsTest::spoiltDataAreToldWithLineAndReason()
{
    const auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith(cottage)), QString());
    const QByteArray record = playing->records()->recordText();
    const qsizetype begin = record.indexOf("#variant-data ");
    const auto line = record.left(begin).count('\n') + 1;
    QByteArray zero = record;
    write(path("zero.gcg"), zero.replace("\"rack\":7", "\"rack\":0"));
    QCOMPARE(playing->records()->open(path("zero.gcg")),
             QString("%1: Line %2: #variant-data: /rack: must be 1 to 15, not 0.").arg(path("zero.gcg")).arg(line));
    QByteArray file = record;
    write(path("file.gcg"), file.remove(begin, record.indexOf('\n', begin) + 1 - begin)
                                .replace("#variant cottage", "#variant " + cottage.toUtf8()));
    QVERIFY2(playing->records()->open(path("file.gcg")).contains("there is no variant", Qt::CaseInsensitive),
             qPrintable(playing->records()->open(path("file.gcg")))); // a record names no file
}

void OwnVariantsTest::recordsOfBuiltInVariantsAreAsBefore()
{
    const auto playing = gameTable();
    QCOMPARE(playing->choices()->newGame(setupWith("stack8")), QString());
    QVERIFY(playing->records()->recordText().contains("#storeys-format 1\n"));
    QVERIFY(!playing->records()->recordText().contains("#variant-data"));
}

// The file is not read again with every turn, so a game goes on as it was when the file is gone.
void OwnVariantsTest::whetherItIsBuiltInIsAskedOnceForAGame()
{
    const QDir installed(STOREYS_DATA_DIR);
    QVERIFY(QDir().mkpath(path("data/variants")));
    for (const QString& name : installed.entryList(QDir::AllEntries | QDir::NoDotAndDotDot))
        if (name != "variants")
            QVERIFY(QFile::link(installed.filePath(name), path("data/" + name)));
    for (const QString& name : QDir(installed.filePath("variants")).entryList(QDir::Files))
        write(path("data/variants/" + name), contentOf(installed.filePath("variants/" + name)));
    GameTable table(DataPlace(path("data").toStdString()), std::chrono::milliseconds(0));
    start(table, "Ann,Bo", 1);
    QVERIFY(QDir(path("data/variants")).removeRecursively());
    playBestPlay(table);
    QVERIFY(!table.records()->recordText().contains("#variant-data"));
}

const NamedTest named("own_variants", runTest<OwnVariantsTest>);

} // namespace storeys::own_variants_test

#include "own_variants_test.moc"
