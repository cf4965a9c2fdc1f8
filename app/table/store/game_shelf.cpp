#include "table/store/game_shelf.h"

#include "table/files/safe_file.h"

#include <algorithm>

namespace storeys {

GameShelf::GameShelf(DataPlace data, JobThread& disk) : m_data(std::move(data)), m_disk(disk) {}

GameFiles* GameShelf::files()
{
    flush();
    return &*m_files;
}

const GameShelf::Unsaved* GameShelf::left(const QString& id) const
{
    if (!keeps())
        return nullptr;
    const auto found = m_latest->left().games.find(id);
    return found != m_latest->left().games.end() ? &found->second : nullptr;
}

std::optional<ForeignLock> GameShelf::listedLock(const QString& id) const
{
    for (const SavedGame& game : m_lists ? m_lists->unfinished : QList<SavedGame>())
        if (game.id == id)
            return game.lock;
    return std::nullopt;
}

// ---- for QML

void GameShelf::refresh()
{
    m_chosen.reset();
    m_lists.reset();
    emit listed();
    emit problemChanged(); // problem() may be in another language now
}

const GameShelf::Lists& GameShelf::lists()
{
    static const Lists none;
    if (m_lists || !keeps())
        return m_lists ? *m_lists : none;
    m_lists = {files()->unfinished(m_data), m_files->finished(m_data)};
    RecordData data(m_data);
    for (const auto& [id, game] : m_latest->left().games) {
        if (!game.record)
            continue;
        for (QList<SavedGame>* games : {&m_lists->unfinished, &m_lists->finished})
            games->removeIf([&id = id](const SavedGame& old) { return old.id == id; });
        const QString file = game.over ? m_files->historyFile(id) : m_files->recordFile(id);
        (game.over ? m_lists->finished : m_lists->unfinished).prepend(SavedGame::of(file, *game.record, data));
    }
    for (QList<SavedGame>* games : {&m_lists->unfinished, &m_lists->finished})
        for (SavedGame& game : *games)
            game.open = game.id == m_id;
    return *m_lists;
}

QList<SavedGame> GameShelf::chosen() const
{
    if (!m_chosen)
        m_chosen = m_chosenGames.read(QFileInfoList(m_chosenFiles.begin(), m_chosenFiles.end()), m_data);
    return *m_chosen;
}

void GameShelf::choose(const QStringList& files)
{
    m_chosenFiles = files + m_chosenFiles;
    m_chosenFiles.removeDuplicates();
    m_chosen.reset();
    emit listed();
}

QString GameShelf::remove(const QString& id)
{
    LateText problem;
    if (keeps()) {
        GameFiles& files = *this->files();
        const bool isLeft = id != m_id && left(id);
        if (isLeft) {
            m_latest->want({.games = {{id, {.isUnplayed = true}}}});
            flush();
        }
        if (!isLeft || QFile::exists(files.recordFile(id)) || QFile::exists(files.historyFile(id)))
            problem = files.remove(id, listedLock(id));
    }
    refresh();
    return problem;
}

// ---- for Records

void GameShelf::keepIn(const StorePlaces& places)
{
    m_latest.reset();
    m_files.emplace(places);
    m_latest.emplace(
        m_disk, [this](Changes& left) { return write(*m_files, left); }, [this] { finish(); });
    refresh();
}

// Whether the file is the one where the game of its name is kept, or should be.
bool GameShelf::isPlaceOf(const QString& file, QString (GameFiles::*place)(const QString& id) const)
{
    if (!keeps())
        return false;
    const QFileInfo info(file);
    const QString id = info.completeBaseName();
    const QFileInfo ours((files()->*place)(id));
    return info.exists() ? info.canonicalFilePath() == ours.canonicalFilePath()
                         : left(id) && info.absoluteFilePath() == ours.absoluteFilePath();
}

QString GameShelf::idOf(const QString& file)
{
    return isPlaceOf(file, &GameFiles::recordFile) ? QFileInfo(file).completeBaseName() : QString();
}

bool GameShelf::isFinished(const QString& file)
{
    return isPlaceOf(file, &GameFiles::historyFile);
}

Result<QByteArray, QString> GameShelf::read(const QString& file)
{
    const QString id = QFileInfo(file).completeBaseName();
    const Unsaved* game = left(id);
    return game && game->record && game->over && file == m_files->historyFile(id) ? *game->record : readWhole(file);
}

Result<GameFiles::Claim, GameFiles::Refusal> GameShelf::claim(const QString& id,
                                                              const std::optional<ForeignLock>& agreed)
{
    const GameFiles& files = *this->files();
    if (const Unsaved* game = left(id); game && game->record) // it is held already
        return GameFiles::Claim{id, *game->record, nullptr};
    return files.claim(id, agreed);
}

void GameShelf::take(GameFiles::Claim claim)
{
    const QString id = claim.id;
    const QString fingerprint = TableNote::fingerprint(claim.record);
    if (id != m_id) {
        files()->hold(std::move(claim));
        hold(id);
    }
    m_fingerprint = fingerprint;
}

std::optional<GameShelf::Table> GameShelf::table()
{
    if (m_id.isEmpty())
        return std::nullopt;
    const GameFiles& files = *this->files();
    const Unsaved* game = left(m_id);
    auto note = game && game->note ? TableNote::read(*game->note) : files.noteOf(m_id);
    if (!note)
        return std::nullopt;
    const bool exact = note->record == m_fingerprint;
    return Table{*std::move(note), exact};
}

QString GameShelf::heldFile()
{
    return m_id.isEmpty() ? QString() : files()->recordFile(m_id);
}

void GameShelf::hold(const QString& id)
{
    if (id == m_id)
        return;
    Changes changes{.held = id};
    if (m_isUnplayed)
        changes.games[m_id].isUnplayed = true;
    m_id = id;
    m_fingerprint.clear();
    m_isUnplayed = false;
    m_latest->want(std::move(changes));
    flush();
}

void GameShelf::retell()
{
    if (keeps())
        files()->forgetRead();
    m_chosenGames.forget();
    refresh();
}

// ---- saving

void GameShelf::save(QByteArray record, int turns, bool over)
{
    if (!keeps())
        return;
    if (m_id.isEmpty())
        m_id = GameFiles::newId();
    m_fingerprint = TableNote::fingerprint(record);
    m_isUnplayed = turns == 0;
    change({.record = std::move(record), .over = over});
}

void GameShelf::saveTable(TableNote note)
{
    if (m_fingerprint.isEmpty())
        return;
    note.record = m_fingerprint;
    change({.note = note.text()});
}

void GameShelf::change(Unsaved change)
{
    emit wanted(++m_version);
    m_latest->want({.games = {{m_id, std::move(change)}}, .held = m_id, .wanted = m_version});
}

void GameShelf::Changes::add(Changes newer)
{
    for (auto& [id, change] : newer.games) {
        Unsaved& game = games[id];
        if (change.isUnplayed)
            game = {};
        game.isUnplayed = change.isUnplayed;
        if (change.record) {
            game.record = std::move(change.record);
            game.over = change.over;
        }
        if (change.note)
            game.note = std::move(change.note);
    }
    if (newer.held)
        held = std::move(newer.held);
    wanted = std::max(wanted, newer.wanted);
    kept = std::max(kept, newer.kept);
}

LateText GameShelf::write(GameFiles& files, Changes& left)
{
    LateText problem;
    std::set<QString> ids{left.held.value_or(QString())};
    for (auto& [id, game] : left.games) {
        game.problem = write(files, id, game);
        if (game.problem.isEmpty())
            continue;
        problem = game.problem;
        ids.insert(id);
    }
    std::erase_if(left.games, [](const auto& game) { return game.second.problem.isEmpty(); });
    files.holdOnly(ids);
    if (left.games.empty())
        left.kept = left.wanted;
    return problem;
}

LateText GameShelf::write(GameFiles& files, const QString& id, Unsaved& game)
{
    if (game.isUnplayed)
        files.drop(id);
    LateText problem;
    if (game.record)
        problem = files.save(id, *game.record, game.over);
    if (problem.isEmpty())
        game.record.reset();
    const LateText noteProblem = game.note ? files.saveTable(id, *game.note) : LateText();
    if (noteProblem.isEmpty())
        game.note.reset();
    return problem.isEmpty() ? noteProblem : problem;
}

void GameShelf::finish()
{
    if (const QString problem = this->problem(); std::exchange(m_problem, problem) != problem)
        emit problemChanged();
    if (const int kept = m_latest->left().kept; std::exchange(m_kept, kept) != kept)
        emit this->kept(kept);
}

// ---- what went wrong

int GameShelf::unsavedGames() const
{
    if (!keeps())
        return 0;
    return static_cast<int>(
        std::ranges::count_if(m_latest->left().games, [](const auto& game) { return !game.second.problem.isEmpty(); }));
}

bool GameShelf::isHeldUnsaved() const
{
    const Unsaved* game = left(m_id);
    return game && !game->problem.isEmpty();
}

QString GameShelf::problem() const
{
    const int games = unsavedGames();
    if (games == 0)
        return {};
    const QString why = m_latest->problem().text();
    return games == 1 && isHeldUnsaved() ? tr("The game could not be saved: %1").arg(why)
                                         : tr("%n game(s) could not be saved: %1", nullptr, games).arg(why);
}

} // namespace storeys
