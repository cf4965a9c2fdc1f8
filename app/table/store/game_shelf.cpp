#include "table/store/game_shelf.h"

namespace storeys {

GameShelf::GameShelf(DataPlace data, JobThread& disk) : m_data(std::move(data)), m_job(disk) {}

GameShelf::~GameShelf()
{
    blockSignals(true); // its owner is being destroyed
    flush();
}

GameStore* GameShelf::store()
{
    flush();
    return m_store ? &*m_store : nullptr;
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
    if (GameStore* store = m_lists ? nullptr : this->store()) {
        m_lists = {store->unfinished(m_data), store->finished(m_data)};
        for (QList<SavedGame>* games : {&m_lists->unfinished, &m_lists->finished})
            for (SavedGame& game : *games)
                game.open = game.id == store->heldId();
    }
    return m_lists ? *m_lists : none;
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
    const LateText problem = keeps() ? store()->remove(id) : LateText();
    refresh();
    return problem;
}

// ---- for Records

void GameShelf::keepIn(const StorePlaces& places)
{
    m_store.emplace(places);
    refresh();
}

QString GameShelf::idOf(const QString& file)
{
    if (!keeps())
        return {};
    const QFileInfo info(file);
    const QString id = info.completeBaseName();
    const QFileInfo ours(store()->recordFile(id));
    return info.exists() && info.canonicalFilePath() == ours.canonicalFilePath() ? id : QString();
}

void GameShelf::take(GameStore::Claim claim)
{
    const QString fingerprint = TableNote::fingerprint(claim.record);
    store()->hold(std::move(claim));
    forget();
    m_fingerprint = fingerprint;
}

std::optional<GameStore::Table> GameShelf::table()
{
    return keeps() && store()->holds() ? m_store->table() : std::nullopt;
}

QString GameShelf::heldFile()
{
    return keeps() && store()->holds() ? m_store->recordFile(m_store->heldId()) : QString();
}

void GameShelf::leave()
{
    if (!keeps())
        return;
    store()->letGo();
    forget();
}

void GameShelf::retell()
{
    if (keeps())
        store()->forgetRead();
    m_chosenGames.forget();
    refresh();
}

// ---- saving

void GameShelf::save(QByteArray record, int turns, bool over)
{
    if (!keeps())
        return;
    m_fingerprint = TableNote::fingerprint(record);
    m_wish.record = {std::move(record), turns, over};
    change();
}

void GameShelf::saveTable(TableNote note)
{
    if (m_fingerprint.isEmpty())
        return;
    note.record = m_fingerprint;
    m_wish.note = note.text();
    change();
}

void GameShelf::change()
{
    m_wish.version = ++m_version;
    emit wanted(m_version);
    m_waits = true;
    if (!m_job.isRunning())
        begin();
}

bool GameShelf::flush()
{
    if (!m_job.isRunning() && (m_wish.record || m_wish.note))
        begin(); // writing may succeed by now
    while (m_job.isRunning())
        m_job.finish();
    return !isUnsaved();
}

void GameShelf::forget()
{
    m_fingerprint.clear();
    m_wish = {};
    setProblem({});
}

void GameShelf::begin()
{
    m_waits = false;
    m_job.start([this, wish = std::exchange(m_wish, {})](const std::stop_token&) { return write(*m_store, wish); },
                [this](Outcome outcome) { finish(std::move(outcome)); });
}

GameShelf::Outcome GameShelf::write(GameStore& store, Wish wish)
{
    Outcome outcome{std::move(wish), {}};
    auto& [record, note, version] = outcome.left;
    if (!store.holds())
        store.hold();
    if (record) {
        outcome.problem = store.save(record->text, record->turns, record->over);
        if (outcome.problem.isEmpty())
            record.reset();
    }
    if (note) {
        const LateText problem = store.saveTable(*note);
        if (problem.isEmpty())
            note.reset();
        else if (outcome.problem.isEmpty())
            outcome.problem = problem;
    }
    return outcome;
}

void GameShelf::finish(Outcome outcome)
{
    if (!m_wish.record)
        m_wish.record = std::move(outcome.left.record);
    if (!m_wish.note)
        m_wish.note = std::move(outcome.left.note);
    setProblem(outcome.problem);
    if (m_waits)
        begin();
    if (outcome.problem.isEmpty())
        emit kept(outcome.left.version);
}

// ---- what went wrong

QString GameShelf::problem() const
{
    return isUnsaved() ? tr("The game could not be saved: %1").arg(m_problem.text()) : QString();
}

void GameShelf::setProblem(const LateText& problem)
{
    const QString before = this->problem();
    m_problem = problem;
    if (this->problem() != before)
        emit problemChanged();
}

} // namespace storeys
