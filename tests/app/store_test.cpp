// Games on disk: what is kept, what comes back, and what happens where a disk, a file or another window gets in the
// way.

#include "playing.h"
#include "table/files/file_name.h"
#include "table/files/safe_file.h"
#include "table/game_table.h"
#include "test_program.h"

#include <QDirIterator>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <sys/file.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace storeys::store_test {

namespace {

// Every file under the folder, by its path from there.
QStringList filesUnder(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext())
        files += QDir(folder).relativeFilePath(all.next());
    files.sort();
    return files;
}

// Of this program, as locks have it.
QByteArray processName()
{
    return QFileInfo(QCoreApplication::applicationFilePath()).fileName().toUtf8();
}

// While it lives nothing can be written to the folder; the superuser, whom no permission stops, is somebody else then.
class Unwritable
{
public:
    explicit Unwritable(const QString& folder) : m_folder(folder)
    {
        // Group too: somebody else is still of the superuser's.
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup);
        if (::getuid() == 0 && ::seteuid(nobody) != 0)
            qFatal("seteuid: %s", qPrintable(qt_error_string()));
    }
    ~Unwritable()
    {
        if (::getuid() == 0 && ::seteuid(0) != 0)
            qFatal("seteuid: %s", qPrintable(qt_error_string()));
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    Q_DISABLE_COPY_MOVE(Unwritable)

private:
    static constexpr uid_t nobody = 65534;
    QString m_folder;
};

// While it lives the disk takes the first bytes of a file and then no more.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{100, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

// What is on disk of the game in the window, when all of it is there.
QByteArray keptRecord(GameTable& table)
{
    table.records()->shelf()->flush();
    return contentOf(table.records()->shelf()->heldFile());
}

// The program rests, and the disk has what is wanted there.
void rest(GameTable& table)
{
    QCoreApplication::processEvents();
    table.records()->shelf()->flush();
}

void setTime(const QString& file, const QDateTime& time)
{
    QFile opened(file);
    QVERIFY(opened.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)
            && opened.setFileTime(time, QFileDevice::FileModificationTime));
}

// A lock as QLockFile writes it.
QByteArray lockText(qint64 process, const QByteArray& computer, const QByteArray& itsId, const QByteArray& itsStart)
{
    return QByteArrayList{QByteArray::number(process), processName(), computer, itsId, itsStart, {}}.join('\n');
}

// A file that was last written to that long ago.
void leave(const QString& file, int minutesAgo)
{
    QFile left(file);
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write("half") == 4 && left.flush());
    QVERIFY(
        left.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutesAgo), QFileDevice::FileModificationTime));
}

} // namespace

class StoreTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { m_folder.reset(); }

    // ---- what is kept
    void everyTurnIsOnDiskWhenItIsTaken();
    void laidTilesAndRackOrderComeBack();
    void aPlayDoesNotWaitForASlowDisk();
    void whatComesWhileTheDiskIsBusyIsWrittenOnce();
    void tenLooksBackWriteNothing();
    void aGameThatCannotBeResumedLeavesTheOneInTheWindow();
    void listsReadOnlyWhatChanged();
    void savedGamesHaveTheBoardOfTheirGame();
    void aTableOfEightIsAsItWasLeft();
    void aNoteOlderThanItsRecordLaysNothing();
    void aDamagedNoteIsLeftOut();
    void severalUnfinishedGamesAreListed();
    void aGamePlayedOnFromATurnIsTold();
    void savedGamesAreNotReadBeforeSomebodyAsks();
    void aFinishedGameGoesToTheHistory();
    void aGameThatNothingWasPlayedInIsNotKept();
    void gamesThatNobodyPlayedInDoNotPileUp();
    void aDeletedGameLeavesNothingBehind();
    void anOpenedRecordIsNeverWrittenTo();
    void aRecordWithoutASeedIsLookedAt();
    void aRecordWithAWordListThatIsNotThereIsLookedAt();
    void aForeignPlayThatIsWithdrawnMayHaveGoodWords();
    void theRecordIsExported();
    void theStatisticsAreWrittenWhereAskedFor();

    // ---- what gets in the way
    void aFullDiskIsToldAndTriedAgain();
    void whatCouldNotBeSavedIsTriedWithTheNextChange();
    void whatCouldNotBeSavedIsTriedOnceMoreBeforeLeaving();
    void aGameThatLeavesUnsavedIsSavedWithTheNext();
    void aGameThatLeavesUnsavedIsListedAndOpened();
    void aFinishedGameThatLeavesUnsavedIsLookedAt();
    void aGameThatLeavesUnsavedCanBeDeleted();
    void aFileThatMayNotGrowKeepsTheOldOne();
    void aReadOnlyFolderIsTold();
    void aFolderThatCanNotBeMadeIsToldWithTheReason();
    void aNameThatIsNotUtf8IsThatOfItsFile();
    void aRecordOfANewerVersionIsRefused();
    void aDamagedRecordIsNamedWithItsLine();
    void twoWindowsDoNotShareAGame();
    void aLockIsAskedAboutOnlyIfAnotherComputerWroteIt_data();
    void aLockIsAskedAboutOnlyIfAnotherComputerWroteIt();
    void onlyTheLockThatWasAskedAboutGoes();
    void aLockThatIsStillHeldStays();
    void aGameThatAnotherComputerLockedIsDeletedOnlyAsListed();
    void aFinishedGameThatAnotherComputerLockedStaysUntilItIsOpened();
    void twoWritersLeaveAWholeFile();
    void leftoversOfAKillAreTidiedUp();
    void aGameKilledAtItsEndGoesToTheHistory();
    void whatIsNoPlainFileIsNotRead();

private:
    [[nodiscard]] std::unique_ptr<GameTable> gameTable();
    [[nodiscard]] std::unique_ptr<GameTable> tableWith(const QString& players, quint64 seed = 1);
    // A game that was left, and the file of its lock.
    [[nodiscard]] QString leftGame();
    [[nodiscard]] static QString lockFile(const QString& record) { return record.chopped(4) + ".lock"; }
    // The newest unfinished game, opened by a table of its own.
    [[nodiscard]] std::unique_ptr<GameTable> restarted();
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void StoreTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

std::unique_ptr<GameTable> StoreTest::gameTable()
{
    auto table = std::make_unique<GameTable>(DataPlace(STOREYS_DATA_DIR), std::chrono::milliseconds(0));
    table->keepIn({path("records"), path("state")});
    return table;
}

std::unique_ptr<GameTable> StoreTest::tableWith(const QString& players, quint64 seed)
{
    auto playing = gameTable();
    start(*playing, players, seed);
    return playing;
}

std::unique_ptr<GameTable> StoreTest::restarted()
{
    auto again = gameTable();
    const QList<SavedGame> games = again->records()->shelf()->unfinished();
    if (games.isEmpty())
        qFatal("no game is kept; files: %s", qPrintable(filesUnder(path("")).join(' ')));
    const QString problem = again->records()->open(games[0].file);
    if (!problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    return again;
}

// ---- what is kept

void StoreTest::everyTurnIsOnDiskWhenItIsTaken()
{
    auto playing = tableWith("Ann,Bo");
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(keptRecord(*playing), playing->records()->recordText());
        playBestPlay(*playing);
    }
    const QByteArray record = playing->records()->recordText();
    QCOMPARE(keptRecord(*playing), record);
    const Position before = playing->game()->position();
    playing.reset();
    const auto again = restarted();
    QVERIFY(again->live()->isResumed());
    QCOMPARE(again->records()->recordText(), record);
    QVERIFY(again->game()->position().board == before.board && again->game()->position().seats == before.seats);
    playBestPlay(*again); // and it goes on in the same file
    QCOMPARE(keptRecord(*again), again->records()->recordText());
}

void StoreTest::tenLooksBackWriteNothing()
{
    const auto playing = tableWith("Ann,Bo");
    for (int turn = 0; turn < 4; ++turn)
        playBestPlay(*playing);
    playing->view()->lay(0, 0);
    rest(*playing);
    const QString note = path("state/" + filesUnder(path("state"))[0]);
    const QDateTime longAgo = QDateTime::currentDateTime().addYears(-1);
    setTime(note, longAgo);
    for (int look = 0; look < 10; ++look) {
        look % 2 == 0 ? playing->view()->look()->show(look % 4) : playing->view()->look()->leave();
        rest(*playing);
    }
    QCOMPARE(QFileInfo(note).lastModified(), longAgo);
    playing->view()->moveInRack(0, 3); // but what is moved is noted
    rest(*playing);
    QVERIFY(QFileInfo(note).lastModified() > longAgo);
}

// The file that is opened is damaged in the moment between its being chosen and its being taken over.
void StoreTest::aGameThatCannotBeResumedLeavesTheOneInTheWindow()
{
    auto other = tableWith("Cleo,Dan", 2);
    playBestPlay(*other);
    const QString file = other->records()->shelf()->heldFile();
    other.reset();
    const auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    const QString held = playing->records()->shelf()->heldFile();
    connect(playing->records()->shelf(), &GameShelf::problemChanged, this, [&] { write(file, "damaged"); });
    {
        const FullDisk meanwhile;
        playing->view()->moveInRack(0, 3); // which can't be noted, and that is told
        QVERIFY(playing->records()->open(file).contains(file));
    }
    QCOMPARE(playing->records()->shelf()->heldFile(), held);
    playBestPlay(*playing);
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
    QCOMPARE(QDir(path("records/games")).entryList({"*.gcg"}).size(), 2);
}

// Another text of the same size and time is not seen; what was changed is.
void StoreTest::listsReadOnlyWhatChanged()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    const QString file = playing->records()->shelf()->heldFile();
    playing.reset();
    const auto looking = gameTable();
    const auto who = [&] {
        looking->records()->shelf()->refresh();
        return looking->records()->shelf()->unfinished().at(0).who();
    };
    QCOMPARE(who(), "Ann · Bo");
    const QDateTime when = QFileInfo(file).lastModified();
    write(file, contentOf(file).replace("Ann", "Eve"));
    setTime(file, when);
    QCOMPARE(who(), "Ann · Bo");
    setTime(file, when.addSecs(1));
    QCOMPARE(who(), "Eve · Bo");
    looking->retell(); // in another language all of it is read anew
    QCOMPARE(who(), "Eve · Bo");
}

void StoreTest::aPlayDoesNotWaitForASlowDisk()
{
    const auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    playing->records()->shelf()->flush();
    const QByteArray before = keptRecord(*playing);
    const QSignalSpy wanted(playing->records()->shelf(), &GameShelf::wanted);
    const QSignalSpy kept(playing->records()->shelf(), &GameShelf::kept);
    QSemaphore free;
    playing->records()->shelf()->setBeforeWriting([&] { free.tryAcquire(1, patience); });
    playBestPlay(*playing); // no wait here: the record would be written meanwhile
    QCOMPARE(contentOf(QDir(path("records/games")).entryInfoList({"*.gcg"})[0].filePath()), before);
    QVERIFY(kept.isEmpty());
    free.release(100);
    QVERIFY(playing->records()->shelf()->flush());
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
    QCOMPARE(kept.last(), wanted.last());
}

// Only as it is in the end.
void StoreTest::whatComesWhileTheDiskIsBusyIsWrittenOnce()
{
    const auto playing = tableWith("Ann,Bo");
    playing->records()->shelf()->flush();
    std::atomic<int> files = 0;
    QSemaphore free;
    playing->records()->shelf()->setBeforeWriting([&] {
        ++files;
        free.acquire();
    });
    for (int turn = 0; turn < 5; ++turn)
        playBestPlay(*playing);
    free.release(100);
    QVERIFY(playing->records()->shelf()->flush());
    QCOMPARE(files, 3); // the first record, the last, the last note
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
    playing->records()->shelf()->setBeforeWriting({});
}

void StoreTest::laidTilesAndRackOrderComeBack()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    playing->view()->moveInRack(0, 5);
    playing->view()->moveInRack(2, 6);
    playBestPlay(*playing);
    playing->view()->moveInRack(6, 1);
    playing->view()->lay(3, 0);
    playing->view()->lay(0, 99);
    const QStringList rack = playing->view()->rack();
    const QStringList stacks = playing->view()->stacks();
    rest(*playing); // noted as soon as the program rests
    const QString noteFile = path("state/" + filesUnder(path("state"))[0]);
    const QByteArray note = contentOf(noteFile);
    playing.reset();
    QCOMPARE(contentOf(noteFile), note);
    const auto again = restarted();
    QCOMPARE(again->view()->rack(), rack);
    QCOMPARE(again->view()->stacks(), stacks);
    QCOMPARE(again->view()->draft()->count(), 2);
    again->view()->takeBackLast(); // in the order in which they were laid
    QCOMPARE(again->view()->stacks()[0], stacks[0]);
    QVERIFY(again->view()->stacks()[99].isEmpty());
}

void StoreTest::savedGamesHaveTheBoardOfTheirGame()
{
    for (const QString& variant : builtInVariants()) {
        auto playing = gameTable();
        GameStart game = GameStart::usual();
        game.variant = variant;
        game.seed = 5;
        QCOMPARE(playing->choices()->start(game), QString());
        playBestPlay(*playing);
        playing->records()->shelf()->flush();
        playing->records()->shelf()->refresh();
        QVERIFY2(playing->records()->shelf()->unfinished().at(0).shape == playing->view()->shape(),
                 qPrintable(variant));
    }
}

void StoreTest::aTableOfEightIsAsItWasLeft()
{
    const QString variant = path("records/variants/eight.json");
    write(variant, R"({"base": "stack10", "id": "eight", "players": [2, 8]})");
    auto playing = gameTable();
    GameStart two = GameStart::usual();
    two.variant = variant;
    two.seed = 3; // the first player can play: eight passes would end the game
    QCOMPARE(playing->choices()->start(two), QString());
    playing->records()->shelf()->flush(); // a new game clears away what nothing was played in
    GameSetup setup = playing->game()->setup();
    setup.players = {"A", "B", "C", "D", "E", "F", "G", "H"};
    const QString file = path("records/games/eight.gcg");
    write(file, QByteArray::fromStdString(gcgText(
                    recordOf(Game(setup), {.kinds = std::vector<std::string>(8, "human"), .ownVariant = true}))));
    QCOMPARE(playing->records()->open(file), QString());
    playBestPlay(*playing);
    QList<QStringList> racks; // of the other seven
    for (int seat = 1; seat < 8; ++seat, playing->view()->pass()) {
        playing->view()->moveInRack(0, seat - 1);
        racks += playing->view()->rack();
    }
    playing->view()->lay(2, 44);
    const QStringList stacks = playing->view()->stacks();
    const QStringList rack = playing->view()->rack();
    playing.reset();
    const auto again = restarted();
    QCOMPARE(again->view()->stacks(), stacks);
    QCOMPARE(again->view()->rack(), rack);
    playBestPlay(*again);
    for (int seat = 1; seat < 8; ++seat, again->view()->pass())
        QCOMPARE(again->view()->rack(), racks[seat - 1]);
}

// The record is written first, so a crash between the two leaves such a note.
void StoreTest::aNoteOlderThanItsRecordLaysNothing()
{
    auto playing = tableWith("Ann,Bo");
    playing->view()->moveInRack(0, 6);
    QVERIFY(layBestPlay(*playing));
    rest(*playing);
    const QString noteFile = path("state/" + filesUnder(path("state"))[0]);
    const QByteArray older = contentOf(noteFile);
    playing->view()->play();
    playing->view()->pass(); // the first player again
    const QStringList rack = playing->view()->rack();
    playing.reset();
    write(noteFile, older);
    const auto again = restarted();
    QCOMPARE(again->view()->draft()->count(), 0);
    QCOMPARE(again->view()->rack(), rack);
}

void StoreTest::aDamagedNoteIsLeftOut()
{
    auto playing = tableWith("Ann,Bo");
    playing->view()->lay(0, 44);
    playing.reset();
    const QString noteFile = path("state/" + filesUnder(path("state"))[0]);
    for (const char* note :
         {"", "{", "[]", "{\"format\":1}", "{\"format\":2}", "{\"format\":1,\"racks\":[1,{}],\"laid\":[3]}"}) {
        write(noteFile, note);
        const auto again = restarted();
        QCOMPARE(again->view()->draft()->count(), 0);
        QCOMPARE(again->view()->rack().count(QString()), 0);
    }
}

void StoreTest::severalUnfinishedGamesAreListed()
{
    auto playing = gameTable();
    for (const char* players : {"Ann,Bo", "Cleo,Dan:greedy", "Eve"}) {
        start(*playing, players, 3);
        QTRY_VERIFY(playing->view()->mayAct());
        playBestPlay(*playing);
        rest(*playing);
        QTest::qWait(10); // files have their own moments
    }
    playing->records()->shelf()->refresh();
    const QList<SavedGame> list = playing->records()->shelf()->unfinished();
    QCOMPARE(list.size(), 3);
    QCOMPARE(list[0].who(), "Eve");
    QVERIFY(list[0].open);
    QCOMPARE(list[2].who(), "Ann · Bo");
    QVERIFY(!list[2].open);
    QCOMPARE(list[0].points(), QString::number(playing->view()->players()->at(0).points));
    QCOMPARE(list[0].stacks, playing->view()->stacks());
    QCOMPARE(playing->records()->open(list[2].file), QString());
    QCOMPARE(playing->view()->turns()->at(0).who, playing->view()->owner() == "Bo" ? "Ann" : "Bo");
    playing->records()->shelf()->refresh(); // the one that was open last comes first
    QCOMPARE(playing->records()->shelf()->unfinished()[0].who(), "Ann · Bo");
}

// Also after a restart, and when it is saved again then; the record says nothing of it.
void StoreTest::aGamePlayedOnFromATurnIsTold()
{
    const auto turnsOf = [](GameTable& table) {
        QList<int> turns;
        for (const SavedGame& game : table.records()->shelf()->unfinished())
            turns += game.from;
        std::ranges::sort(turns);
        return turns;
    };
    {
        auto playing = tableWith("Ann,Bo");
        for (int i = 0; i < 3; ++i)
            playBestPlay(*playing);
        playing->view()->look()->show(2);
        playing->flow()->branch(playing->view()->look()->turn());
        playBestPlay(*playing);
    }
    const auto again = restarted();
    playBestPlay(*again);
    again->records()->shelf()->refresh();
    QCOMPARE(turnsOf(*again), QList<int>({-1, 2}));
    start(*again, "Ann,Bo", 5);
    playBestPlay(*again);
    again->records()->shelf()->refresh();
    QCOMPARE(turnsOf(*again), QList<int>({-1, -1, 2}));
}

// There may be many of them, and the window is to come first.
void StoreTest::savedGamesAreNotReadBeforeSomebodyAsks()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    playing.reset();
    const auto next = gameTable();
    const QString first = path("records/games/") + QDir(path("records/games")).entryList({"*.gcg"}).value(0);
    write(path("records/games/another.gcg"), contentOf(first));
    QCOMPARE(next->records()->shelf()->unfinished().size(), 2);
    write(path("records/games/third.gcg"), contentOf(first));
    QCOMPARE(next->records()->shelf()->unfinished().size(), 2); // until they are to be read anew
    next->records()->shelf()->refresh();
    QCOMPARE(next->records()->shelf()->unfinished().size(), 3);
}

void StoreTest::aFinishedGameGoesToTheHistory()
{
    auto playing = tableWith("a:greedy,b:random");
    QTRY_VERIFY(playing->live()->isOver());
    const QByteArray record = playing->records()->recordText();
    playing->records()->shelf()->refresh();
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 0);
    QCOMPARE(playing->records()->shelf()->finished().size(), 1);
    const SavedGame row = playing->records()->shelf()->finished().at(0);
    QVERIFY(row.over);
    QCOMPARE(contentOf(row.file), record);
    playing.reset();
    const auto again = gameTable();
    QCOMPARE(again->records()->open(row.file), QString());
    QVERIFY(again->live()->isOver());
    QCOMPARE(filesUnder(m_folder->path()), QStringList{"records/history/" + row.id + ".gcg"});
}

void StoreTest::aGameThatNothingWasPlayedInIsNotKept()
{
    auto playing = tableWith("Ann,Bo", 1);
    start(*playing, "Ann,Bo", 2);
    playing->records()->shelf()->refresh();
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 1);
    playing.reset(); // but the last one is there, as it was
    QCOMPARE(restarted()->game()->setup().seed, 2u);
}

void StoreTest::gamesThatNobodyPlayedInDoNotPileUp()
{
    auto played = tableWith("Ann,Bo", 1);
    playBestPlay(*played);
    const QString kept = played->records()->shelf()->heldFile();
    played.reset();
    const auto elsewhere = tableWith("Cy,Dan", 2); // another window, which has only begun
    elsewhere->records()->shelf()->flush();
    for (const quint64 seed : {3, 4, 5})
        tableWith("Ann,Bo", seed).reset(); // closed at once
    const auto again = gameTable();
    QCOMPARE(again->records()->shelf()->unfinished().size(), 3);
    QVERIFY(QFile::exists(kept));
    QVERIFY(QFile::exists(elsewhere->records()->shelf()->heldFile()));
}

void StoreTest::aDeletedGameLeavesNothingBehind()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    const QString id = QFileInfo(playing->records()->shelf()->heldFile()).completeBaseName();
    QVERIFY(!playing->records()->shelf()->remove(id).isEmpty()); // the one in the window
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 1);
    playing.reset();
    const auto again = gameTable();
    QCOMPARE(again->records()->shelf()->remove(id), QString());
    QCOMPARE(again->records()->shelf()->unfinished().size(), 0);
    QCOMPARE(filesUnder(m_folder->path()), QStringList());
}

void StoreTest::anOpenedRecordIsNeverWrittenTo()
{
    const auto other = tableWith("Ann,Bo");
    playBestPlay(*other);
    other->records()->shelf()->flush();
    const QByteArray record = other->records()->recordText();
    const QString file = path("given.gcg");
    write(file, record);
    const auto playing = gameTable();
    QCOMPARE(playing->records()->open(file), QString());
    playing->records()->shelf()->refresh();
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 1); // the other window's
    playBestPlay(*playing);
    playing->records()->shelf()->refresh();
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 2);
    QCOMPARE(contentOf(file), record);
}

void StoreTest::aRecordWithoutASeedIsLookedAt()
{
    const QString file = STOREYS_GAMES_DIR "/sheet-stack10.gcg";
    const auto playing = gameTable();
    QCOMPARE(playing->records()->open(QUrl::fromLocalFile(file).toString()), QString());
    QVERIFY(playing->live()->isLookOnly() && playing->live()->isResumed());
    QVERIFY(!playing->view()->mayAct() && !playing->flow()->isThinking() && !playing->live()->isOver());
    QCOMPARE(playing->live()->mover(), -1);
    QVERIFY(playing->view()->turns()->count() > 5);
    int points = 0;
    for (int turn = 0; turn < playing->view()->turns()->count(); ++turn)
        points += playing->view()->turns()->at(turn).points;
    for (int seat = 0; seat < playing->view()->players()->count(); ++seat)
        points -= playing->view()->players()->at(seat).points;
    QCOMPARE(points, 0);
    QVERIFY(!playing->view()->lay(0, 44));
    playing->view()->pass();
    playing->records()->shelf()->refresh();
    QCOMPARE(playing->records()->shelf()->unfinished().size(), 0); // it is nobody's game
    QCOMPARE(playing->records()->recordText(), contentOf(file));
    start(*playing, "Ann,Bo", 1);
    QVERIFY(!playing->live()->isLookOnly() && playing->view()->mayAct());
}

void StoreTest::aRecordWithAWordListThatIsNotThereIsLookedAt()
{
    const auto other = tableWith("Ann,Bo");
    playBestPlay(*other);
    playBestPlay(*other);
    QByteArray record = other->records()->recordText();
    const auto line = record.indexOf("#lexicon ");
    QVERIFY(line > 0);
    record.replace(line, record.indexOf('\n', line) - line, "#lexicon klingon");
    write(path("other.gcg"), record);
    const auto playing = gameTable();
    QCOMPARE(playing->records()->open(path("other.gcg")), QString());
    QVERIFY(playing->live()->isLookOnly() && !playing->view()->mayAct());
    QVERIFY2(playing->records()->lookOnlyReason().contains("klingon"),
             qPrintable(playing->records()->lookOnlyReason()));
    QCOMPARE(playing->view()->turns()->count(), 2);
    QCOMPARE(playing->view()->stacks(), other->view()->stacks());
    QCOMPARE(playing->records()->recordText(), record); // exported as it was
    start(*playing, "Ann,Bo", 1);
    QCOMPARE(playing->records()->lookOnlyReason(), QString());
    write(path("other.gcg"), record.replace("#variant stack10", "#variant stack11")); // which nobody can show
    QVERIFY(!playing->records()->open(path("other.gcg")).isEmpty());
}

// Other programs have other words.
void StoreTest::aForeignPlayThatIsWithdrawnMayHaveGoodWords()
{
    const QString file = path("foreign.gcg");
    write(
        file,
        "#player1 ann Ann\n#player2 bo Bo\n>ann: HORNABC 8F HORN +14 14\n>ann: HORNABC -- -14 0\n>bo: FARMXYZ - +0 0\n");
    const auto playing = gameTable();
    QCOMPARE(playing->records()->open(file), QString());
    QCOMPARE(playing->view()->turns()->count(), 3);
    QVERIFY(playing->live()->isLookOnly());
    write(file, "#player1 ann Ann\n#player2 bo Bo\n>ann: HORNABC 8F HORN +14 14\n>bo: FARMXYZ -- -14 0\n");
    QCOMPARE(playing->records()->open(file), QString()); // it is shown, with a doubt
    QCOMPARE(playing->view()->turns()->count(), 1);
    QVERIFY(playing->view()->turns()->at(0).doubt.startsWith("Line 4: "));
}

void StoreTest::theStatisticsAreWrittenWhereAskedFor()
{
    const auto playing = gameTable();
    const QString file = path("mine.csv");
    QCOMPARE(playing->results()->exportStatistics(file), QString());
    QCOMPARE(contentOf(file), playing->results()->statistics()->csv());
    QVERIFY(contentOf(file).startsWith("date,variant,"));
    const QString refused = playing->results()->exportStatistics(path("no/folder/mine.csv"));
    QCOMPARE(refused.count("no/folder"), 1);
}

void StoreTest::theRecordIsExported()
{
    const auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    const QString file = path("mine.gcg");
    QCOMPARE(playing->records()->exportTo(file), QString());
    QCOMPARE(contentOf(file), playing->records()->recordText());
    const QDate day(2026, 3, 31);
    QCOMPARE(gameFileName({"Ann", "B/o"}, day, ".gcg"), "Ann - Bo 2026-03-31.gcg");
    QCOMPARE(gameFileName({"..", "/.Bo"}, day, ".gcg"), "- .Bo 2026-03-31.gcg");
    QCOMPARE(gameFileName({"/.Ann"}, day, ".gcg"), "Ann 2026-03-31.gcg");
    const QString letter = QString::fromUcs4(U"\U00010400"); // one letter of two units of UTF-16
    QCOMPARE(gameFileName({"A" + letter.repeated(40)}, day, ".gcg"), "A" + letter.repeated(29) + " 2026-03-31.gcg");
    for (const QString& bad :
         {QString(), QString("mine.gcg"), m_folder->path(), path("no/such/folder/a.gcg"), QString("/dev/full")})
        QVERIFY2(!playing->records()->exportTo(bad).isEmpty(), qPrintable(bad));
    QVERIFY(!gameTable()->records()->exportTo(file).isEmpty()); // no game
    QCOMPARE(contentOf(file), playing->records()->recordText());
}

// ---- what gets in the way

void StoreTest::aFullDiskIsToldAndTriedAgain()
{
    const auto playing = tableWith("Ann,Bo");
    const QString file = playing->records()->shelf()->heldFile();
    const QByteArray before = contentOf(file);
    {
        const FullDisk meanwhile;
        playBestPlay(*playing);
        playing->records()->shelf()->flush();
    }
    QVERIFY2(playing->records()->shelf()->problem().contains(file), qPrintable(playing->records()->shelf()->problem()));
    QVERIFY(playing->records()->shelf()->problem().contains(qt_error_string(EFBIG)));
    QVERIFY(playing->records()->shelf()->isUnsaved()); // asked about before the program is left
    QCOMPARE(contentOf(file), before);
    QCOMPARE(playing->view()->turns()->count(), 1); // the game in memory goes on
    playBestPlay(*playing);
    playing->records()->shelf()->flush();
    QVERIFY(!playing->records()->shelf()->isUnsaved());
    QCOMPARE(playing->records()->shelf()->problem(), QString());
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
}

void StoreTest::whatCouldNotBeSavedIsTriedWithTheNextChange()
{
    const auto playing = tableWith("Ann,Bo");
    QVERIFY(playing->records()->shelf()->flush());
    {
        const FullDisk meanwhile;
        playBestPlay(*playing);
        QVERIFY(!playing->records()->shelf()->flush());
    }
    QVERIFY(playing->records()->shelf()->isUnsaved());
    playing->view()->moveInRack(0, 3); // no turn, but the record is written with the note
    rest(*playing);
    QVERIFY(!playing->records()->shelf()->isUnsaved());
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
}

void StoreTest::whatCouldNotBeSavedIsTriedOnceMoreBeforeLeaving()
{
    const auto playing = tableWith("Ann,Bo");
    {
        const FullDisk meanwhile;
        playBestPlay(*playing);
        QVERIFY(!playing->records()->shelf()->flush());
    }
    QVERIFY(playing->records()->shelf()->flush());
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
}

void StoreTest::aGameThatLeavesUnsavedIsSavedWithTheNext()
{
    const auto playing = tableWith("Ann,Bo");
    GameShelf& shelf = *playing->records()->shelf();
    const QString first = shelf.heldFile();
    QByteArray record;
    {
        const Unwritable meanwhile(path("records/games"));
        playBestPlay(*playing);
        playBestPlay(*playing);
        QVERIFY(!shelf.flush());
        QVERIFY2(shelf.isHeldUnsaved() && shelf.problem().startsWith("The game "), qPrintable(shelf.problem()));
        record = playing->records()->recordText();
        start(*playing, "Cleo,Dan", 2);
        QVERIFY(shelf.isUnsaved());
        playBestPlay(*playing);
        QVERIFY(!shelf.flush());
        QVERIFY2(shelf.problem().startsWith("2 game"), qPrintable(shelf.problem()));
    }
    playBestPlay(*playing);
    QVERIFY(shelf.flush());
    QVERIFY(!shelf.isUnsaved());
    QCOMPARE(contentOf(first), record);
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
    QCOMPARE(gameTable()->records()->open(first), QString()); // no window has it open
}

void StoreTest::aGameThatLeavesUnsavedIsListedAndOpened()
{
    const auto playing = tableWith("Ann,Bo");
    GameShelf& shelf = *playing->records()->shelf();
    const QString first = shelf.heldFile();
    std::optional<FullDisk> meanwhile(std::in_place);
    playBestPlay(*playing);
    playBestPlay(*playing);
    playing->view()->moveInRack(0, 3);
    const QStringList rack = playing->view()->rack();
    const QByteArray record = playing->records()->recordText();
    start(*playing, "Cleo,Dan", 2);
    playBestPlay(*playing);
    shelf.refresh();
    const QList<SavedGame> games = shelf.unfinished();
    QCOMPARE(games.size(), 2);
    const auto found = std::ranges::find(games, first, &SavedGame::file);
    QVERIFY(found != games.end());
    QCOMPARE(found->turns, 2);
    QVERIFY(!found->open && !found->elsewhere);
    QVERIFY(gameTable()->records()->open(first).contains("another window"));
    QCOMPARE(playing->records()->open(first), QString());
    QCOMPARE(playing->records()->recordText(), record);
    QCOMPARE(playing->view()->rack(), rack);
    QVERIFY(!playing->live()->isLookOnly());
    meanwhile.reset();
    playBestPlay(*playing);
    QVERIFY(shelf.flush());
    QCOMPARE(shelf.heldFile(), first);
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
    QVERIFY(gameTable()->records()->open(first).contains("another window"));
    QCOMPARE(QDir(path("records/games")).entryList({"*.gcg"}).size(), 2);
}

void StoreTest::aFinishedGameThatLeavesUnsavedIsLookedAt()
{
    std::optional<FullDisk> meanwhile(std::in_place);
    const auto playing = tableWith("a:greedy,b:random");
    GameShelf& shelf = *playing->records()->shelf();
    QTRY_VERIFY(playing->live()->isOver());
    const QByteArray record = playing->records()->recordText();
    start(*playing, "Cleo,Dan", 2);
    shelf.refresh();
    QCOMPARE(shelf.finished().size(), 1);
    const QString file = shelf.finished().at(0).file;
    QVERIFY(!QFile::exists(file));
    QCOMPARE(playing->records()->open(file), QString());
    QVERIFY(playing->live()->isOver());
    QCOMPARE(playing->records()->recordText(), record);
    meanwhile.reset();
    QVERIFY(shelf.flush());
    QCOMPARE(contentOf(file), record);
    QCOMPARE(filesUnder(m_folder->path()), QStringList{QDir(m_folder->path()).relativeFilePath(file)});
}

void StoreTest::aGameThatLeavesUnsavedCanBeDeleted()
{
    const auto playing = tableWith("Ann,Bo");
    GameShelf& shelf = *playing->records()->shelf();
    const QString first = shelf.heldFile();
    const FullDisk meanwhile;
    playBestPlay(*playing);
    start(*playing, "Cleo,Dan", 2);
    QVERIFY(shelf.isUnsaved());
    QCOMPARE(shelf.remove(QFileInfo(first).completeBaseName()), QString());
    QVERIFY(!QFile::exists(first));
    QVERIFY(std::ranges::none_of(shelf.unfinished(), [&](const SavedGame& game) { return game.file == first; }));
}

void StoreTest::aFileThatMayNotGrowKeepsTheOldOne()
{
    const QString file = path("a.gcg");
    QCOMPARE(replaceFile(file, "old"), QString());
    QString problem;
    {
        const FullDisk meanwhile;
        problem = replaceFile(file, QByteArray(5000, 'x'));
    }
    QVERIFY(problem.contains(file));
    QCOMPARE(contentOf(file), "old");
    QCOMPARE(filesUnder(m_folder->path()), QStringList{"a.gcg"});
}

void StoreTest::aReadOnlyFolderIsTold()
{
    const auto playing = tableWith("Ann,Bo");
    const QString file = playing->records()->shelf()->heldFile();
    const QByteArray before = contentOf(file);
    {
        const Unwritable meanwhile(path("records/games"));
        playBestPlay(*playing);
        playing->records()->shelf()->flush();
    }
    QVERIFY2(playing->records()->shelf()->problem().contains(file), qPrintable(playing->records()->shelf()->problem()));
    QCOMPARE(contentOf(file), before);
    playBestPlay(*playing);
    playing->records()->shelf()->flush();
    QCOMPARE(playing->records()->shelf()->problem(), QString());
    QCOMPARE(keptRecord(*playing), playing->records()->recordText());
}

void StoreTest::aFolderThatCanNotBeMadeIsToldWithTheReason()
{
    const QString folder = m_folder->path();
    QFile::setPermissions(folder, QFile::permissions(folder) | QFile::ExeGroup); // for whom Unwritable becomes
    QVERIFY(QDir(folder).mkdir("kept"));
    write(path("old.gcg"), "old");
    const Unwritable meanwhile(path("kept"));
    const QString written = replaceFile(path("kept/games/a.gcg"), "new");
    const QString moved = moveFile(path("old.gcg"), path("kept/games/a.gcg"));
    for (const QString& problem : {written, moved})
        QVERIFY2(problem.contains(qt_error_string(EACCES)), qPrintable(problem));
}

void StoreTest::aNameThatIsNotUtf8IsThatOfItsFile()
{
    const QByteArray bytes = m_folder->path().toUtf8() + "/M\xfcller.gcg";
    const QString name = storeys::fileName(bytes);
    QCOMPARE(QByteArray::fromStdString(fileBytes(name)), bytes);
    QCOMPARE(fileOfUrl("file://" + bytes.toPercentEncoding("/")), name);
    QCOMPARE(replaceFile(name, "kept"), QString());
    QVERIFY(std::filesystem::exists(bytes.toStdString()));
    const auto read = readWhole(name);
    QVERIFY(read);
    QCOMPARE(*read, QByteArray("kept"));
    QVERIFY(std::filesystem::remove(bytes.toStdString())); // QTemporaryDir can't
    for (const char* usual : {"a.gcg", "M\u00fcller.gcg", "\U0001f3b2.gcg"}) {
        QCOMPARE(storeys::fileName(usual), QString::fromUtf8(usual));
        QCOMPARE(fileBytes(QString::fromUtf8(usual)), std::string(usual));
        QCOMPARE(fileOfUrl(usual), QString::fromUtf8(usual));
    }
}

void StoreTest::aRecordOfANewerVersionIsRefused()
{
    auto playing = tableWith("Ann,Bo");
    const QString file = playing->records()->shelf()->heldFile();
    playing.reset();
    QByteArray newer = contentOf(file);
    QVERIFY(newer.contains("#storeys-format 1\n"));
    newer.replace("#storeys-format 1\n", "#storeys-format 99\n#unheard-of\n").append(">");
    write(file, newer);
    const auto again = gameTable();
    const QString problem = again->records()->open(file);
    QVERIFY2(problem.contains(file + ": Line 2: ") && problem.contains("newer"), qPrintable(problem));
    QCOMPARE(again->records()->shelf()->unfinished().at(0).problem, problem);
    start(*again, "Cleo,Dan", 1);
    QCOMPARE(contentOf(file), newer);
}

void StoreTest::aDamagedRecordIsNamedWithItsLine()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    const QString file = playing->records()->shelf()->heldFile();
    playing.reset();
    const QByteArray damaged = contentOf(file).replace("\n>", "\n>>");
    write(file, damaged);
    const auto again = tableWith("Cleo,Dan");
    const QByteArray before = again->records()->recordText();
    const qsizetype line = damaged.left(damaged.indexOf("\n>>")).count('\n') + 2;
    const QString problem = again->records()->open(file);
    QVERIFY2(problem.contains(QString("%1: Line %2: ").arg(file).arg(line)), qPrintable(problem));
    QCOMPARE(again->records()->recordText(), before); // the game in the window is still there
    QCOMPARE(contentOf(file), damaged);
}

void StoreTest::twoWindowsDoNotShareAGame()
{
    const auto one = tableWith("Ann,Bo");
    playBestPlay(*one);
    one->records()->shelf()->flush();
    const auto two = gameTable();
    const SavedGame row = two->records()->shelf()->unfinished().at(0);
    QVERIFY(row.elsewhere);
    QVERIFY(two->records()->open(row.file).contains("another window"));
    QVERIFY(!two->records()->shelf()->remove(row.id).isEmpty());
    start(*two, "Ann,Bo", 1);
    playBestPlay(*two);
    playBestPlay(*one);
    QCOMPARE(keptRecord(*one), one->records()->recordText());
    QCOMPARE(one->records()->shelf()->heldFile(), row.file);
    start(*one, "Cleo,Dan", 1); // lets it go
    QCOMPARE(two->records()->open(row.file), QString());
}

// ---- locks of other computers

QString StoreTest::leftGame()
{
    auto playing = tableWith("Ann,Bo");
    playBestPlay(*playing);
    playing->records()->shelf()->flush();
    return playing->records()->shelf()->heldFile();
}

void StoreTest::aLockIsAskedAboutOnlyIfAnotherComputerWroteIt_data()
{
    QTest::addColumn<QByteArray>("lock");
    QTest::addColumn<bool>("isAsked");
    const qint64 process = QCoreApplication::applicationPid();
    const QByteArray computer = QSysInfo::machineHostName().toUtf8();
    const QByteArray itsId = QSysInfo::machineUniqueId();
    const QByteArray itsStart = QSysInfo::bootUniqueId();
    const qint64 dead = 999'999'999;
    QTest::newRow("of a dead program here") << lockText(dead, computer, itsId, itsStart) << false;
    QTest::newRow("from before this computer started") << lockText(process, computer, itsId, "earlier") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("cut off") << lockText(4242, "homepc", "a", "b").left(12) << false;
    QTest::newRow("nothing in its lines") << QByteArray("\n\n\n\n\n") << false;
    QTest::newRow("zeros") << QByteArray(512, '\0') << false;
    QTest::newRow("no process") << lockText(4242, "homepc", "a", "b").replace("4242", "storeys") << false;
    QTest::newRow("no possible process") << lockText(-1, "homepc", "a", "b") << false;
    QTest::newRow("of another computer") << lockText(process, "homepc", "a", "b") << true;
    QTest::newRow("of one without an id") << lockText(process, "homepc", "", "") << true;
    QTest::newRow("of one without a name") << lockText(process, "", "a", "b") << true;
    if (!itsId.isEmpty())
        QTest::newRow("from before the system was installed again") << lockText(process, computer, "a", "b") << true;
}

void StoreTest::aLockIsAskedAboutOnlyIfAnotherComputerWroteIt()
{
    QFETCH(QByteArray, lock);
    QFETCH(bool, isAsked);
    const QString file = leftGame();
    const auto again = gameTable();
    Records& records = *again->records();
    write(lockFile(file), lock);
    setTime(lockFile(file), QDateTime({2026, 11, 26}, {10, 30}));
    const QString problem = records.open(file);
    QCOMPARE(!problem.isEmpty(), isAsked);
    QCOMPARE(records.locked(), problem);
    if (isAsked) {
        const QString computer = QString::fromUtf8(lock.split('\n')[2]);
        QVERIFY2(problem.contains(computer) && problem.contains("26") && problem.contains("10:30"),
                 qPrintable(problem));
        const SavedGame row = records.shelf()->unfinished().at(0);
        QCOMPARE(row.locked(), problem);
        QVERIFY(!row.elsewhere);
        QCOMPARE(contentOf(lockFile(file)), lock); // it goes only after the answer
        QCOMPARE(records.openLocked(), QString());
        QCOMPARE(records.locked(), QString());
    }
    QCOMPARE(records.shelf()->heldFile(), file);
    QVERIFY(contentOf(lockFile(file)).startsWith(QByteArray::number(QCoreApplication::applicationPid()) + '\n'));
    playBestPlay(*again);
    QCOMPARE(keptRecord(*again), records.recordText());
}

void StoreTest::onlyTheLockThatWasAskedAboutGoes()
{
    const QString file = leftGame();
    const auto again = gameTable();
    Records& records = *again->records();
    write(lockFile(file), lockText(4242, "homepc", "a", "b"));
    QVERIFY(records.open(file).contains("homepc"));
    const QByteArray later = lockText(4242, "laptop", "c", "d");
    write(lockFile(file), later);
    QVERIFY(records.openLocked().contains("laptop"));
    QCOMPARE(contentOf(lockFile(file)), later);
    setTime(lockFile(file), QDateTime::currentDateTime().addSecs(60)); // it opened the game again
    QVERIFY(records.openLocked().contains("laptop"));
    QCOMPARE(contentOf(lockFile(file)), later);
    QVERIFY(QFile::remove(lockFile(file)));
    const auto other = gameTable();
    QCOMPARE(other->records()->open(file), QString());
    QVERIFY(records.openLocked().contains("another window"));
    QCOMPARE(records.locked(), QString());
    QVERIFY(!again->live()->isThere());
}

// Where computers share a disk, a living program still holds its lock.
void StoreTest::aLockThatIsStillHeldStays()
{
    const QString file = leftGame();
    const auto again = gameTable();
    const QByteArray lock = lockText(4242, "homepc", "a", "b");
    write(lockFile(file), lock);
    QFile held(lockFile(file));
    QVERIFY(held.open(QIODevice::ReadWrite) && ::flock(held.handle(), LOCK_EX) == 0);
    QVERIFY(again->records()->open(file).contains("homepc"));
    QVERIFY(again->records()->openLocked().contains("another window"));
    QCOMPARE(contentOf(lockFile(file)), lock);
    held.close();
    QVERIFY(again->records()->open(file).contains("homepc"));
    QCOMPARE(again->records()->openLocked(), QString());
}

void StoreTest::aGameThatAnotherComputerLockedIsDeletedOnlyAsListed()
{
    const QString file = leftGame();
    const auto again = gameTable();
    GameShelf& shelf = *again->records()->shelf();
    const QString id = QFileInfo(file).completeBaseName();
    write(lockFile(file), lockText(4242, "homepc", "a", "b"));
    QVERIFY(shelf.remove(id).contains("homepc")); // not listed before
    QVERIFY(shelf.unfinished().at(0).locked().contains("homepc"));
    write(lockFile(file), lockText(4242, "laptop", "c", "d"));
    QVERIFY(shelf.remove(id).contains("laptop"));
    QVERIFY(QFile::exists(file));
    QVERIFY(shelf.unfinished().at(0).locked().contains("laptop"));
    QCOMPARE(shelf.remove(id), QString());
    QCOMPARE(shelf.unfinished().size(), 0);
    QCOMPARE(filesUnder(m_folder->path()), QStringList());
}

void StoreTest::aFinishedGameThatAnotherComputerLockedStaysUntilItIsOpened()
{
    auto playing = tableWith("a:greedy,b:random");
    QTRY_VERIFY(playing->live()->isOver());
    playing.reset();
    const QString moved = path(filesUnder(m_folder->path())[0]);
    const QString file = path("records/games/" + QFileInfo(moved).fileName());
    QVERIFY(QFile::rename(moved, file));
    write(lockFile(file), lockText(4242, "homepc", "a", "b"));
    const auto later = gameTable();
    QVERIFY(later->records()->shelf()->unfinished().at(0).locked().contains("homepc"));
    QVERIFY(later->records()->open(file).contains("homepc"));
    QCOMPARE(later->records()->openLocked(), QString());
    QVERIFY(later->live()->isOver());
}

// Each has a file of its own beside the one that it writes.
void StoreTest::twoWritersLeaveAWholeFile()
{
    const QString file = path("a");
    {
        std::vector<std::jthread> writers;
        for (const char letter : {'a', 'b'})
            writers.emplace_back([&file, letter] {
                for (int n = 0; n < 50; ++n)
                    if (!replaceFile(file, QByteArray(100'000, letter)).isEmpty())
                        qFatal("not written");
            });
        for (int n = 0; n < 50; ++n)
            if (const QByteArray seen = contentOf(file); !seen.isEmpty())
                QCOMPARE(seen, QByteArray(100'000, seen.front()));
    }
    QCOMPARE(filesUnder(m_folder->path()), QStringList{"a"});
}

void StoreTest::leftoversOfAKillAreTidiedUp()
{
    write(path("records/games/20260101-000000-aaaaa.lock"),
          "999999999\nstoreys\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    write(path("records/games/20260101-000000-ccccc.lock"), "");
    write(path("state/tables/20260101-000000-bbbbb.table"), "{}");
    for (const char* folder : {"records", "records/games", "state/tables"})
        leave(path(QString(folder) + "/.storeys-1-0.new"), 61);
    leave(path("records/games/.storeys-1-1.new"), 59); // another window may be writing it
    const auto later = gameTable();
    QCOMPARE(filesUnder(m_folder->path()), QStringList{"records/games/.storeys-1-1.new"});
}

void StoreTest::aGameKilledAtItsEndGoesToTheHistory()
{
    auto playing = tableWith("a:greedy,b:random");
    QTRY_VERIFY(playing->live()->isOver());
    const QByteArray record = playing->records()->recordText();
    playing.reset();
    const QString moved = path(filesUnder(m_folder->path())[0]);
    const QString unmoved = path("records/games/" + QFileInfo(moved).fileName());
    QVERIFY(QFile::rename(moved, unmoved));
    const auto later = gameTable();
    QCOMPARE(later->records()->shelf()->unfinished().size(), 0);
    QCOMPARE(later->records()->shelf()->finished().size(), 1);
    QCOMPARE(contentOf(moved), record);
}

void StoreTest::whatIsNoPlainFileIsNotRead()
{
    const auto playing = gameTable();
    for (const char* file : {"/dev/zero", "/dev/full", "/", "/nowhere/at/all.gcg", ""})
        QVERIFY2(!playing->records()->open(file).isEmpty(), file);
    QFile huge(path("huge.gcg"));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(largestFile + 1));
    QVERIFY(playing->records()->open(huge.fileName()).contains("a game record has at most 4 MB"));
}

const NamedTest named("store", runTest<StoreTest>);

} // namespace storeys::store_test

#include "store_test.moc"
