#include "table/store/game_files.h"

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

} // namespace

GameFiles::GameFiles(StorePlaces places)
    : m_places(std::move(places)), m_unfinished(m_places.records + "/games"), m_finished(m_places.records + "/history")
{
    tidy();
}

// ---- locks

// A lock never expires: it ends with the program that holds it.
GameFiles::Lock GameFiles::lockOf(const QString& id) const
{
    auto lock = std::make_unique<QLockFile>(m_places.records + "/games/" + id + ".lock");
    lock->setStaleLockTime(0);
    return lock;
}

bool GameFiles::isElsewhere(const QString& id) const
{
    return !isHeld(id) && isTaken(*lockOf(id), 0);
}

std::optional<GameFiles::Refusal> GameFiles::takeLock(QLockFile& lock, const QString& file,
                                                      const std::optional<ForeignLock>& agreed)
{
    const auto foreign = foreignLock(lock); // not worth waiting for
    if (!isTaken(lock, foreign ? 0 : patience))
        return std::nullopt;
    if (foreign && foreign != agreed)
        return Refusal{foreign->text(), foreign};
    if (foreign && replaceLock(*foreign, lock))
        return std::nullopt;
    return Refusal{elsewhere(file)};
}

// ---- the games held here

QString GameFiles::newId()
{
    return QDateTime::currentDateTimeUtc().toString("yyyyMMdd-HHmmss-")
           + QString::number(QRandomGenerator::global()->bounded(0x10000, 0x100000), 16);
}

Result<GameFiles::Claim, GameFiles::Refusal> GameFiles::claim(const QString& id,
                                                              const std::optional<ForeignLock>& agreed) const
{
    if (isHidden(id))
        return Refusal{Words::tr("This game is played in this window by another player.")};
    const QString file = recordFile(id);
    Lock lock = isHeld(id) ? nullptr : lockOf(id);
    if (lock)
        if (auto refusal = takeLock(*lock, file, agreed))
            return *std::move(refusal);
    auto record = readWhole(file);
    if (!record)
        return Refusal{record.error()};
    return Claim{id, *std::move(record), std::move(lock)};
}

void GameFiles::hold(Claim claim)
{
    Lock& lock = m_locks[claim.id];
    if (claim.lock)
        lock = std::move(claim.lock);
    if (!lock) { // saved and released since it was claimed
        lock = lockOf(claim.id);
        (void)lock->tryLock(0);
    }
    // Lists are sorted by the file's time. Setting it moves an opened game to the front, even if no turn is taken.
    if (QFile opened(recordFile(claim.id)); opened.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        (void)opened.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

void GameFiles::holdOnly(const std::set<QString>& ids)
{
    std::erase_if(m_locks, [&](const auto& lock) { return !ids.contains(lock.first); });
}

LateText GameFiles::put(const QString& file, const QByteArray& bytes, Readers readers) const
{
    if (const auto before = readWhole(file); before && *before == bytes)
        return {};
    if (m_beforeWriting)
        m_beforeWriting();
    return replaceFile(file, bytes, readers);
}

bool GameFiles::isFinished(const QString& id) const
{
    return !QFile::exists(recordFile(id)) && QFile::exists(historyFile(id));
}

LateText GameFiles::save(const QString& id, const QByteArray& record, bool over)
{
    const bool isNew = !isHeld(id);
    Lock& lock = m_locks[id];
    if (isNew) {
        (void)makeFolderOf(recordFile(id)); // if this fails, put() says so
        lock = lockOf(id);
        (void)lock->tryLock(0);
        removeUnplayed();
    }
    // If a finished game changes, for example because its end was taken back, its file first moves out of the history,
    // so that the game is never in both folders.
    if (isFinished(id)) {
        if (const auto before = readWhole(historyFile(id)); over && before && *before == record)
            return {};
        (void)moveFile(historyFile(id), recordFile(id));
    }
    if (LateText problem = put(recordFile(id), record); !problem.isEmpty())
        return problem;
    if (!lock->isLocked())
        (void)lock->tryLock(0); // in case the folder could not be written to before
    if (!over)
        return {};
    if (LateText problem = moveFile(recordFile(id), historyFile(id)); !problem.isEmpty())
        return problem;
    removeFile(tableFile(id));
    return {};
}

LateText GameFiles::saveTable(const QString& id, const QByteArray& note)
{
    return isFinished(id) ? LateText() : put(tableFile(id), note, Readers::Owner); // may hold a key
}

void GameFiles::drop(const QString& id)
{
    QFile::remove(recordFile(id));
    removeLeftovers(id);
}

std::optional<TableNote> GameFiles::noteOf(const QString& id) const
{
    const auto text = readWhole(tableFile(id));
    return text ? TableNote::read(*text) : std::nullopt;
}

// ---- all games

bool GameFiles::isHidden(const QString& id) const
{
    return !m_hidden.isEmpty() && noteOf(id).value_or(TableNote()).away.value("table").toString() == m_hidden;
}

QList<SavedGame> GameFiles::unfinished(const DataPlace& data)
{
    QList<SavedGame> games = m_unfinished.read(data);
    games.removeIf([this](const SavedGame& game) { return isHidden(game.id); });
    for (SavedGame& game : games) {
        if (const Lock lock = lockOf(game.id); !isHeld(game.id) && isTaken(*lock, 0)) {
            game.lock = foreignLock(*lock);
            game.elsewhere = !game.lock;
        }
        game.from = noteOf(game.id).value_or(TableNote()).from;
    }
    games.removeIf([&](const SavedGame& game) {
        return game.over && game.problem.isEmpty() && !isHeld(game.id) && fileAway(game.id);
    });
    return games;
}

bool GameFiles::fileAway(const QString& id) const
{
    const Lock lock = lockOf(id);
    if (isTaken(*lock, 0) || !moveFile(recordFile(id), historyFile(id)).isEmpty())
        return false;
    removeLeftovers(id);
    return true;
}

void GameFiles::forgetRead()
{
    m_unfinished.forget();
    m_finished.forget();
}

LateText GameFiles::remove(const QString& id, const std::optional<ForeignLock>& agreed)
{
    const bool isDone = !QFile::exists(recordFile(id));
    const QString file = isDone ? historyFile(id) : recordFile(id);
    if (isHeld(id))
        return LateText([=] { return elsewhere(file); });
    const Lock lock = lockOf(id);
    if (!isDone)
        if (const auto refusal = takeLock(*lock, file, agreed))
            return LateText([why = refusal->why] { return why; });
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
void GameFiles::removeUnplayed()
{
    constexpr qint64 most = 4096; // bytes; records without turns are shorter
    for (const QFileInfo& file : QDir(m_places.records + "/games").entryInfoList({"*.gcg"}, QDir::Files)) {
        const QString id = file.completeBaseName();
        if (isHeld(id) || file.size() > most)
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

void GameFiles::removeLeftovers(const QString& id) const
{
    if (!QFile::exists(recordFile(id)))
        QFile::remove(tableFile(id));
}

// Removes what killed programs left: half-written files, locks, and notes of games without a record.
void GameFiles::tidy()
{
    for (const QString& folder : {m_places.records, m_places.records + "/games", m_places.records + "/history",
                                  m_places.records + "/reviews", m_places.state, m_places.state + "/tables"})
        removeUnfinished(QFile::encodeName(folder).toStdString());
    QSet<QString> ids;
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
