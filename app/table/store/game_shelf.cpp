#include "table/store/game_shelf.h"

#include <QFileInfo>

namespace storeys {

GameShelf::GameShelf(DataPlace data, JobThread& disk) : m_data(std::move(data)), m_disk(disk) {}
GameShelf::~GameShelf() = default;

// ---- for QML

void GameShelf::refresh()
{
    m_chosen.reset();
    m_lists.reset();
    emit listed();
    emit problemChanged(); // in another language
}

const GameShelf::Lists& GameShelf::lists() const
{
    if (!m_lists && keeps()) {
        GameStore& store = m_keeper->store();
        m_lists = {listOf(store.unfinished(m_data)), listOf(store.finished(m_data))};
    }
    static const Lists none;
    return m_lists ? *m_lists : none;
}

QList<SavedGame> GameShelf::listOf(const std::vector<SavedGame>& games) const
{
    const QString held = m_keeper->store().heldId();
    QList<SavedGame> list(games.begin(), games.end());
    for (SavedGame& game : list)
        game.open = game.id == held;
    return list;
}

QList<SavedGame> GameShelf::chosen() const
{
    if (!m_chosen) {
        const QFileInfoList files(m_chosenFiles.begin(), m_chosenFiles.end());
        const std::vector<SavedGame> games = m_chosenGames.read(files, m_data);
        m_chosen = QList<SavedGame>(games.begin(), games.end());
    }
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
    const auto problem = keeps() ? m_keeper->store().remove(id) : std::nullopt;
    refresh();
    return problem.value_or(Telling());
}

void GameShelf::dismissProblem()
{
    if (problem() == m_settingsDamage.text())
        setProblem(m_settingsDamage, {});
}

// ---- for Records

void GameShelf::keepIn(const StorePlaces& places)
{
    m_keeper = std::make_unique<Keeper>(m_disk, places);
    connect(m_keeper.get(), &Keeper::problemChanged, this, &GameShelf::problemChanged);
    connect(m_keeper.get(), &Keeper::wanted, this, &GameShelf::wanted);
    connect(m_keeper.get(), &Keeper::kept, this, &GameShelf::kept);
    setProblem(m_settingsDamage, settingsProblem());
    refresh();
}

QString GameShelf::idOf(const QString& file) const
{
    if (!keeps())
        return {};
    const QFileInfo info(file);
    const QString id = info.completeBaseName();
    const QFileInfo ours(m_keeper->store().recordFile(id));
    return info.exists() && info.canonicalFilePath() == ours.canonicalFilePath() ? id : QString();
}

Result<GameStore::Claim, QString> GameShelf::claim(const QString& id)
{
    return m_keeper->store().claim(id);
}

void GameShelf::take(GameStore::Claim claim)
{
    m_keeper->hold(std::move(claim));
}

std::optional<GameStore::Table> GameShelf::table() const
{
    return keeps() && m_keeper->store().holds() ? m_keeper->store().table() : std::nullopt;
}

QString GameShelf::heldFile() const
{
    if (!keeps() || !m_keeper->store().holds())
        return {};
    return m_keeper->store().recordFile(m_keeper->store().heldId());
}

void GameShelf::leave()
{
    if (keeps())
        m_keeper->letGo();
}

void GameShelf::save(const QByteArray& record, int turns, bool over)
{
    if (keeps())
        m_keeper->keep(record, turns, over);
}

void GameShelf::saveTable(const TableNote& note)
{
    if (keeps())
        m_keeper->keepTable(note);
}

void GameShelf::retell()
{
    if (keeps())
        m_keeper->store().forgetRead();
    m_chosenGames.forget();
    refresh();
}

void GameShelf::setBeforeWriting(std::function<void()> call)
{
    m_keeper->store().setBeforeWriting(std::move(call));
}

// ---- what went wrong

bool GameShelf::isUnsaved() const
{
    return keeps() && !(m_keeper->recordProblem().isEmpty() && m_keeper->tableProblem().isEmpty());
}

bool GameShelf::flush()
{
    return !keeps() || m_keeper->flush();
}

QString GameShelf::problem() const
{
    if (isUnsaved()) {
        const Telling& record = m_keeper->recordProblem();
        return tr("The game could not be saved: %1")
            .arg(record.isEmpty() ? m_keeper->tableProblem().text() : record.text());
    }
    return m_settingsDamage.isEmpty() ? m_settingsProblem : m_settingsDamage;
}

void GameShelf::setProblem(Telling& which, const Telling& problem)
{
    if (std::exchange(which, problem).text() != problem.text())
        emit problemChanged();
}

} // namespace storeys
