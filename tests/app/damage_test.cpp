// Records of all games, notes of tables, reviews, locks and settings that are damaged in every way: no crash, no hang, a
// message that names file and reason for each that is refused, and none is overwritten; a damaged lock never locks a game
// for good. `table_tests damage --files 10000` damages that many; without it, a number that does not take long.

#include "adviser.h"
#include "base/random_source.h"
#include "little_work.h"
#include "playing.h"
#include "table/game_table.h"
#include "table/settings/settings.h"
#include "table/text/square_text.h"
#include "test_program.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace storeys::damage_test {

namespace {

constexpr int usualFiles = 400;
const QByteArray lockOfAnotherComputer = "4242\nstoreys\nhomepc\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
                                         "bbbbbbbb-a418-43c0-b776-705d3f7907e9\n";

// ---- damage

int below(RandomSource& random, qsizetype bound)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(std::max<qsizetype>(bound, 1))));
}

void damageBytes(QByteArray& text, RandomSource& random)
{
    const int at = below(random, text.size());
    const int length = 1 + below(random, 20);
    switch (random.below(6)) {
    case 0: text[at] = static_cast<char>(random.below(256)); break;
    case 1: text.remove(at, length); break;
    case 2: text.insert(at, QByteArray(text.mid(at, length))); break;
    case 3: text.truncate(at); break;
    case 4: text.insert(at, QByteArray(length, static_cast<char>(random.below(256)))); break;
    default: text.insert(at, QByteArray::number(static_cast<qlonglong>(random.next())));
    }
}

// Another square, turn or number of something, where all else is as it was written.
void damageNumber(QByteArray& text, RandomSource& random)
{
    const auto isDigit = [&](qsizetype at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    qsizetype at = below(random, text.size());
    while (at < text.size() && !isDigit(at))
        ++at;
    qsizetype length = 0;
    while (isDigit(at + length))
        ++length;
    if (length > 0)
        text.replace(at, length, QByteArray::number(below(random, 260) - 1));
}

void damageLines(QByteArray& text, RandomSource& random)
{
    QList<QByteArray> lines = text.split('\n');
    const int at = below(random, lines.size());
    const int other = below(random, lines.size());
    if (random.below(3) == 0)
        lines.removeAt(at);
    else if (random.below(2) == 0)
        lines.insert(other, QByteArray(lines[at]));
    else
        lines.swapItemsAt(at, other);
    text = lines.join('\n');
}

QByteArray damaged(QByteArray text, RandomSource& random)
{
    for (int n = 1 + below(random, 3); n > 0; --n) {
        if (text.isEmpty())
            break;
        switch (random.below(6)) {
        case 0: damageLines(text, random); break;
        case 1:
        case 2: damageNumber(text, random); break;
        default: damageBytes(text, random);
        }
    }
    return text;
}

// ---- the test

class DamageTest
{
public:
    DamageTest();
    // Tries so many files, most of them records; says what was wrong and gives false, or that all was well.
    bool run(int files);

private:
    // A game, with its table as somebody has left it.
    struct Left
    {
        QByteArray record, note;
    };

    void makeGood();
    // A finished game of two persons and what the analysis says of it.
    void review();
    // A game in the middle of a play with all that the game has, if there is one before its end.
    [[nodiscard]] bool playInto(GameTable& table, const QString& variant, quint64 seed);
    [[nodiscard]] Left leave(const QString& variant);
    [[nodiscard]] std::unique_ptr<GameTable> gameTable() const;
    [[nodiscard]] QString tryRecord(const QByteArray& record);
    [[nodiscard]] QString tryNote(const Left& left, const QByteArray& note);
    [[nodiscard]] QString tryReview(const QByteArray& review);
    [[nodiscard]] QString tryLock(const QByteArray& lock);
    [[nodiscard]] QString trySettings(const QByteArray& settings);

    QTemporaryDir m_folder;
    QList<QByteArray> m_records;
    std::vector<Left> m_left; // of each variant
    QString m_noteFile;
    QByteArray m_reviewed; // the record
    QByteArray m_review;
    QByteArray m_settings;
    QString m_file; // the one that is tried
    int m_tried = 0;
    int m_refused = 0;
};

DamageTest::DamageTest()
{
    QCoreApplication::setOrganizationName("storeys");
    QCoreApplication::setApplicationName("storeys");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.filePath("settings"));
    makeGood();
}

std::unique_ptr<GameTable> DamageTest::gameTable() const
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::hours(1));
    table->keepIn({m_folder.filePath("records"), m_folder.filePath("state")});
    return table;
}

void DamageTest::makeGood()
{
    QDirIterator games(STOREYS_GAMES_DIR, {"*.gcg"});
    while (games.hasNext())
        m_records += contentOf(games.next());
    for (const QString& variant : builtInVariants() + gamesInOtherLanguages())
        m_left.push_back(leave(variant));
    for (const Left& left : m_left)
        m_records += left.record;
    review();
    if (const QString problem = gameTable()->choices()->newGame(GameStart::usual()); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    saveRecordFolder(m_folder.path());
    savePreference(*preferenceNamed("theme"), "dark");
    savePreference(*preferenceNamed("textScale"), 150);
    m_settings = contentOf(QSettings().fileName());
    m_file = gameTable()->records()->shelf()->unfinished().at(0).file;
    m_noteFile = m_folder.filePath("state/tables/" + QFileInfo(m_file).completeBaseName() + ".table");
    if (m_settings.isEmpty())
        qFatal("there is nothing to damage");
}

namespace {

// Of a play with pieces of the reserve or claims, all that are in that game.
bool hasAll(const Position& position, const Play& play)
{
    const Variant& variant = position.variant();
    const bool isYellow =
        std::ranges::any_of(play.placements, [](const auto& placed) { return placed.tile.isReserve(); });
    if (variant.isRace() && variant.pile.blockers > 0)
        return !play.blockersOff.empty();
    if (variant.pile.blockers > 0)
        return isYellow && !play.blockersOn.empty();
    return variant.pile.blanks > 0 ? isYellow : play.placements.size() > 1;
}

} // namespace

bool DamageTest::playInto(GameTable& table, const QString& variant, quint64 seed)
{
    GameStart game = startOf(variant);
    game.seats = GameStart::seatsFromText("Ann,Bo");
    game.seats[1].playerClass = "pro"; // where there are classes
    game.seed = seed;
    if (const QString problem = table.choices()->start(game); !problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    Adviser adviser(seed);
    while (!table.live()->isOver()) {
        const Position& position = table.live()->position();
        const Action action = adviser.choose(viewOf(position, position.turn));
        if (std::holds_alternative<CardChoice>(action))
            m_records += table.records()->recordText(); // a card waits
        const auto steps = stepsOf(table, action);
        const auto* play = std::get_if<Play>(&action);
        const bool isLast = play && table.live()->turnCount() >= 3 && hasAll(position, *play);
        for (std::size_t n = 0; n + (isLast ? 1 : 0) < steps.size(); ++n)
            steps[n]();
        if (isLast)
            return true;
    }
    return false;
}

void DamageTest::review()
{
    {
        const auto table = gameTable();
        table->analysis()->setWork(littleWork);
        start(*table, "Ann,Bo", 4);
        while (!table->live()->isOver())
            if (table->live()->turnCount() < 12)
                playBestPlay(*table);
            else
                table->view()->pass();
        table->analysis()->start();
        if (!QTest::qWaitFor([&] { return table->analysis()->done() == table->analysis()->count(); }, patience))
            qFatal("the game is not judged");
    }
    m_reviewed = contentOf(gameTable()->records()->shelf()->finished().at(0).file);
    QDirIterator reviews(m_folder.filePath("records/reviews"), {"*.json"});
    m_review = contentOf(reviews.next());
    for (const char* name : {"records", "state"})
        QDir(m_folder.filePath(name)).removeRecursively();
}

DamageTest::Left DamageTest::leave(const QString& variant)
{
    {
        const auto playing = gameTable();
        for (quint64 seed = 1; !playInto(*playing, variant, seed); ++seed)
            if (seed == 20)
                qFatal("%s: no such play was found", qPrintable(variant));
    }
    const QString file = gameTable()->records()->shelf()->unfinished().at(0).file;
    const QString note = m_folder.filePath("state/tables/" + QFileInfo(file).completeBaseName() + ".table");
    Left left{contentOf(file), contentOf(note)};
    if (left.record.isEmpty() || left.note.isEmpty())
        qFatal("%s: the table was not kept", qPrintable(variant));
    for (const char* name : {"records", "state"})
        QDir(m_folder.filePath(name)).removeRecursively();
    return left;
}

QString DamageTest::tryRecord(const QByteArray& record)
{
    write(m_file, record);
    const auto opened = gameTable();
    // One that ends as a finished game does is put to those, as it is.
    const QList<SavedGame> list = opened->records()->shelf()->unfinished() + opened->records()->shelf()->finished();
    const QString file = list.value(0).file;
    const QString problem = opened->records()->open(file);
    const QByteArray after = contentOf(file);
    QFile::remove(file);
    m_refused += problem.isEmpty() ? 0 : 1;
    if (list.size() != 1)
        return "it is not in the list";
    if (!problem.isEmpty() && (!problem.contains(file) || problem.size() < file.size() + 10))
        return "the message names no file or no reason: " + problem;
    if (problem.isEmpty() != opened->live()->isThere())
        return "a game is there if and only if something was wrong";
    return after == record ? QString() : "it was written to";
}

// A note never makes trouble: what fits is used, and the racks hold what the game says.
QString DamageTest::tryNote(const Left& left, const QByteArray& note)
{
    write(m_file, left.record);
    write(m_noteFile, note);
    const auto opened = gameTable();
    if (const QString problem = opened->records()->open(m_file); !problem.isEmpty())
        return problem;
    opened->view()->takeBackAll();
    const QStringList rack = opened->view()->rack();
    const Seat& mover = opened->game()->position().toMove();
    Rack held;
    for (const QString& symbol : rack)
        if (!symbol.isEmpty())
            held.add(tileOfSymbol(opened->game()->position().variant().tiles.alphabet, symbol.front()));
    for (const ReserveHeap& heap : opened->view()->reserve())
        if (heap.count != (heap.symbol == QString(blockerSymbol) ? mover.reserve.blockers : mover.reserve.blanks))
            return "the reserve is another one";
    return held == mover.rack ? QString() : "the rack has other tiles: " + rack.join(' ');
}

// Whatever can be read of it can be shown, and is kept as it is.
QString DamageTest::tryReview(const QByteArray& review)
{
    const QString file = m_folder.filePath("records/history/" + QFileInfo(m_file).fileName());
    const QString folder = m_folder.filePath("records/reviews/");
    write(file, m_reviewed);
    const auto opened = gameTable();
    if (const QString problem = opened->records()->open(file); !problem.isEmpty())
        return problem;
    GameAnalysis& analysis = *opened->analysis();
    const QString reviewFile = folder + analysis.fingerprint() + ".json";
    write(reviewFile, review);
    const QList<ReviewedTurn> turns = analysis.recall();
    m_refused += std::ranges::none_of(turns, &ReviewedTurn::looked) ? 1 : 0;
    for (const ReviewedTurn& turn : turns) {
        analysis.showBest(turn.turn);
        for (int reason = 0; reason < turn.reasons.size(); ++reason)
            analysis.showReason(turn.turn, reason);
    }
    const bool isKept = contentOf(reviewFile) == review;
    QFile::remove(file);
    QFile::remove(reviewFile);
    return isKept ? QString() : "it was written to";
}

// It is removed at once, or after a question.
QString DamageTest::tryLock(const QByteArray& lock)
{
    write(m_file, m_left.front().record);
    const auto opened = gameTable();
    write(m_file.chopped(4) + ".lock", lock);
    Records& records = *opened->records();
    const QString problem = records.open(m_file);
    m_refused += problem.isEmpty() ? 0 : 1;
    if (problem != records.locked())
        return problem;
    return problem.isEmpty() ? QString() : records.openLocked();
}

QString DamageTest::trySettings(const QByteArray& settings)
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       m_folder.filePath(QString("settings%1").arg(m_tried)));
    const QString file = QSettings().fileName();
    write(file, settings);
    QString wrong;
    {
        const auto opened = gameTable();
        const QString problem = settingsProblem();
        m_refused += problem.isEmpty() ? 0 : 1;
        if (!problem.isEmpty() && !problem.contains(file))
            wrong = "the message names no file: " + problem;
        else if (opened->notices()->settings() != problem)
            wrong = "the window says something else: " + opened->notices()->settings();
        else if (problem.isEmpty() && QSettings().contains("lastSetup") && savedLastSetup().isEmpty())
            wrong = "a choice is ignored without a message";
        else if (problem.isEmpty() && QSettings().contains("theme")
                 && savedPreference(*preferenceNamed("theme")) != QSettings().value("theme"))
            wrong = "a preference is ignored without a message";
        else if (const QString unusable = problemOf(opened->choices()->lastSetup()); !unusable.isEmpty())
            wrong = "the start dialog would begin with something that can't be: " + unusable;
    }
    if (wrong.isEmpty() && contentOf(file) != settings)
        wrong = "it was written to";
    QFile::remove(file);
    return wrong;
}

bool DamageTest::run(int files)
{
    RandomSource random(1);
    for (m_tried = 0; m_tried < files; ++m_tried) {
        QString wrong;
        QByteArray text;
        if (m_tried % 20 == 19)
            wrong = tryLock(text = damaged(lockOfAnotherComputer, random));
        else if (m_tried % 20 == 9)
            wrong = tryReview(text = damaged(m_review, random));
        else if (const int kind = m_tried % 10; kind < 6)
            wrong = tryRecord(text = damaged(m_records[below(random, m_records.size())], random));
        else if (const Left& left = m_left[below(random, std::ssize(m_left))]; kind < 7)
            wrong = tryNote(left, text = damaged(left.note, random));
        else
            wrong = trySettings(text = damaged(m_settings, random));
        if (!wrong.isEmpty()) {
            std::fprintf(stderr, "file %d: %s\n%s\n", m_tried, qPrintable(wrong), text.constData());
            return false;
        }
    }
    std::printf("%d damaged files: %d refused with a message, the others could be used\n", files, m_refused);
    return m_refused > 0;
}

} // namespace

const NamedTest named("damage", [](int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int files = arguments.value(1) == "--files" ? arguments.value(2).toInt() : usualFiles;
    return DamageTest().run(files) ? 0 : 1;
});

} // namespace storeys::damage_test
