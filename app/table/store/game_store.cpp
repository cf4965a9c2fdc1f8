#include "table/store/game_store.h"

#include "record/gcg_reader.h"
#include "table/files/safe_file.h"

#include <QDir>
#include <QRandomGenerator>

namespace storeys {

namespace {

constexpr int patience =
    300; // milliseconds to wait for a lock, which another window may hold for a moment to see whether a game is open

QString elsewhere(const QString& file)
{
    return Words::tr("%1 is open in another window. Close it there first.").arg(file);
}

QString newId()
{
    return QDateTime::currentDateTimeUtc().toString("yyyyMMdd-HHmmss-")
           + QString::number(QRandomGenerator::global()->bounded(0x10000, 0x100000), 16);
}

// Whether the lock file has all of its five lines.
bool isComplete(const QLockFile& lock)
{
    const auto text = readWhole(lock.fileName());
    return text && text->count('\n') >= 5;
}

// Takes the lock if it becomes free within `patienceLeft` milliseconds. A program that dies while it creates a lock
// file leaves the file empty or cut off, which QLockFile would treat as locked for ever; so such a file is removed
// after `patience` more milliseconds.
bool acquire(QLockFile& lock, int patienceLeft)
{
    if (lock.tryLock(patienceLeft))
        return true;
    if (lock.error() != QLockFile::LockFailedError || isComplete(lock))
        return false;
    if (lock.tryLock(patience))
        return true;
    return !isComplete(lock) && lock.removeStaleLockFile() && lock.tryLock(0);
}

bool isTaken(QLockFile& lock, int patienceLeft)
{
    return !acquire(lock, patienceLeft) && lock.error() == QLockFile::LockFailedError;
}

} // namespace

GameStore::GameStore(StorePlaces places)
    : m_places(std::move(places)), m_unfinished(m_places.records + "/games"), m_finished(m_places.records + "/history")
{
    tidy();
}

// ---- locks

// A lock never expires: it ends with the program that holds it.
GameStore::Lock GameStore::lockOf(const QString& id) const
{
    auto lock = std::make_unique<QLockFile>(m_places.records + "/games/" + id + ".lock");
    lock->setStaleLockTime(0);
    return lock;
}

bool GameStore::isElsewhere(const QString& id) const
{
    return id != m_id && isTaken(*lockOf(id), 0);
}

// ---- the held game

void GameStore::takeOver(const QString& id, Lock lock)
{
    letGo();
    m_id = id;
    m_lock = std::move(lock);
    m_saved.clear();
    m_record.clear();
    m_note.clear();
    m_over = false;
    m_empty = false;
}

void GameStore::hold()
{
    const QString id = newId();
    (void)makeFolderOf(recordFile(id)); // if this fails, save() says so
    Lock lock = lockOf(id);
    (void)lock->tryLock(0);
    takeOver(id, std::move(lock));
    removeUnplayed();
}

Result<GameStore::Claim, QString> GameStore::claim(const QString& id) const
{
    const QString file = recordFile(id);
    Lock lock = id == m_id ? nullptr : lockOf(id);
    if (lock && isTaken(*lock, patience))
        return elsewhere(file);
    auto record = readWhole(file);
    if (!record)
        return record.error();
    return Claim{id, *std::move(record), std::move(lock)};
}

void GameStore::hold(Claim claim)
{
    const bool isNew = claim.id != m_id;
    if (isNew)
        takeOver(claim.id, std::move(claim.lock));
    m_saved = m_record = claim.record;
    if (!isNew)
        return;
    if (auto note = readWhole(tableFile(m_id)))
        m_note = *std::move(note);
    // Lists are sorted by the file's time. Setting it moves an opened game to the front, even if no turn is taken.
    if (QFile opened(recordFile(m_id)); opened.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        (void)opened.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

LateText GameStore::put(const QString& file, const QByteArray& bytes) const
{
    if (m_beforeWriting)
        m_beforeWriting();
    return replaceFile(file, bytes);
}

LateText GameStore::save(const QByteArray& record, int turns, bool over)
{
    m_record = record;
    m_empty = turns == 0;
    if (m_saved == record && m_over == over)
        return {};
    // If a finished game changes, for example because its end was taken back, its file first moves out of the history,
    // so that the game is never in both folders. If the file is gone, put() writes a new one.
    const bool wasOver = std::exchange(m_over, false);
    if (wasOver)
        (void)moveFile(historyFile(m_id), recordFile(m_id));
    if (m_saved != record || wasOver)
        if (LateText problem = put(recordFile(m_id), record); !problem.isEmpty())
            return problem;
    if (!m_lock->isLocked())
        (void)m_lock->tryLock(0); // in case the folder could not be written to before
    m_saved = record;
    if (over) {
        if (LateText problem = moveFile(recordFile(m_id), historyFile(m_id)); !problem.isEmpty())
            return problem;
        removeFile(tableFile(m_id));
        m_note.clear();
    }
    m_over = over;
    return {};
}

LateText GameStore::saveTable(const QByteArray& note)
{
    if (m_over || m_note == note)
        return {};
    LateText problem = put(tableFile(m_id), note);
    if (problem.isEmpty())
        m_note = note;
    return problem;
}

std::optional<TableNote> GameStore::noteOf(const QString& id) const
{
    const auto text = readWhole(tableFile(id));
    return text ? TableNote::read(*text) : std::nullopt;
}

std::optional<GameStore::Table> GameStore::table() const
{
    auto note = noteOf(m_id);
    if (!note)
        return std::nullopt;
    const bool exact = note->record == TableNote::fingerprint(m_saved);
    return Table{*std::move(note), exact};
}

void GameStore::letGo()
{
    if (!holds())
        return;
    if (m_empty) {
        QFile::remove(recordFile(m_id));
        removeLeftovers(m_id);
    } else if (m_record != m_saved) {
        (void)put(recordFile(m_id), m_record);
    }
    m_lock.reset();
    m_id.clear();
}

// ---- all games

QList<SavedGame> GameStore::unfinished(const DataPlace& data)
{
    QList<SavedGame> games = m_unfinished.read(data);
    for (SavedGame& game : games) {
        game.elsewhere = isElsewhere(game.id);
        game.from = noteOf(game.id).value_or(TableNote()).from;
    }
    games.removeIf([&](const SavedGame& game) {
        return game.over && game.problem.isEmpty() && !game.elsewhere && game.id != m_id && fileAway(game.id);
    });
    return games;
}

bool GameStore::fileAway(const QString& id) const
{
    const Lock lock = lockOf(id);
    if (isTaken(*lock, 0) || !moveFile(recordFile(id), historyFile(id)).isEmpty())
        return false;
    removeLeftovers(id);
    return true;
}

void GameStore::forgetRead()
{
    m_unfinished.forget();
    m_finished.forget();
}

LateText GameStore::remove(const QString& id)
{
    const bool isFinished = !QFile::exists(recordFile(id));
    const QString file = isFinished ? historyFile(id) : recordFile(id);
    Lock lock = lockOf(id);
    if (id == m_id || (!isFinished && isTaken(*lock, patience)))
        return LateText([=] { return elsewhere(file); });
    const auto record = readWhole(file);
    if (!removeFile(file))
        return LateText([=] { return Words::tr("Cannot delete %1.").arg(file); });
    if (record) // the review of the game is deleted too
        removeFile(m_places.records + "/reviews/" + TableNote::fingerprint(*record) + ".json");
    removeLeftovers(id);
    return {};
}

// ---- order

// Deletes saved games that have no turns. Windows that are closed before the first turn leave such games behind.
void GameStore::removeUnplayed()
{
    constexpr qint64 most = 4096; // bytes; records without turns are shorter
    for (const QFileInfo& file : QDir(m_places.records + "/games").entryInfoList({"*.gcg"}, QDir::Files)) {
        const QString id = file.completeBaseName();
        if (id == m_id || file.size() > most)
            continue;
        const auto text = readWhole(file.absoluteFilePath());
        const ReadGcg read = text ? readGcg({text->constData(), static_cast<std::size_t>(text->size())}) : ReadGcg();
        const bool isUnplayed = text && !read.error && !read.record.players.empty() && read.record.events.empty();
        if (!isUnplayed || isElsewhere(id))
            continue;
        QFile::remove(file.absoluteFilePath());
        removeLeftovers(id);
    }
}

void GameStore::removeLeftovers(const QString& id) const
{
    if (!QFile::exists(recordFile(id)))
        QFile::remove(tableFile(id));
}

// Removes what killed programs left: half-written files, locks, and notes of games without a record.
void GameStore::tidy()
{
    QSet<QString> ids;
    for (const QString& folder : {m_places.records, m_places.records + "/games", m_places.state + "/tables"})
        removeUnfinished(QFile::encodeName(folder).toStdString());
    for (const QString& folder : {m_places.records + "/games", m_places.state + "/tables"})
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files | QDir::System))
            if (file.suffix() == "table" ? !QFile::exists(recordFile(file.baseName())) : file.suffix() != "gcg")
                ids.insert(file.baseName());
    for (const QString& id : ids) {
        const Lock lock = lockOf(id);
        if (acquire(*lock, 0))
            removeLeftovers(id);
    }
}

} // namespace storeys
