#include "game_shelf.h"

#include <QFileInfo>

namespace storeys {

namespace {

const QStringList rowNames{"id",   "file",   "when",  "problem", "elsewhere", "variantName",
                           "who",  "points", "turns", "rows",    "columns",   "stacks",
                           "over", "open"};

} // namespace

GameShelf::GameShelf(DataPlace data, QObject* parent)
    : QObject(parent), m_data(std::move(data)), m_unfinished(rowNames), m_finished(rowNames)
{}

GameShelf::~GameShelf() = default;

// ---- for QML

void GameShelf::refresh()
{
    if (!keeps())
        return;
    const auto rowsOf = [&](const std::vector<SavedGame>& games) {
        QList<QVariantMap> rows;
        for (const SavedGame& game : games) {
            rows += game.toMap();
            rows.back().insert("open", game.id == m_store->heldId());
        }
        return rows;
    };
    m_unfinished.setRows(rowsOf(m_store->unfinished(m_data)));
    m_finished.setRows(rowsOf(m_store->finished(m_data)));
}

QString GameShelf::remove(const QString& id)
{
    const auto problem = keeps() ? m_store->remove(id) : std::nullopt;
    refresh();
    return problem.value_or(QString());
}

// ---- for the session

void GameShelf::keepIn(const StorePlaces& places)
{
    m_store.emplace(places);
    refresh();
}

QString GameShelf::idOf(const QString& file) const
{
    const QFileInfo info(file);
    const QString id = info.completeBaseName();
    const bool isOurs = keeps() && info.exists() && info.canonicalFilePath() == QFileInfo(m_store->recordFile(id)).canonicalFilePath();
    return isOurs ? id : QString();
}

Result<QByteArray> GameShelf::take(const QString& id)
{
    auto record = m_store->hold(id);
    if (record)
        setProblem({});
    return record;
}

std::optional<GameStore::Table> GameShelf::table() const
{
    return keeps() && m_store->holds() ? m_store->table() : std::nullopt;
}

void GameShelf::leave()
{
    setProblem({});
    if (keeps())
        m_store->letGo();
}

void GameShelf::save(const QByteArray& record, int turns, bool over)
{
    if (!keeps())
        return;
    if (!m_store->holds())
        m_store->hold();
    const auto problem = m_store->save(record, turns, over);
    setProblem(problem ? tr("The game goes on, but it could not be saved: %1").arg(*problem) : QString());
}

void GameShelf::saveTable(const TableNote& note)
{
    if (!keeps() || !m_store->holds())
        return;
    if (const auto problem = m_store->saveTable(note))
        setProblem(tr("The game goes on, but it could not be saved: %1").arg(*problem));
}

void GameShelf::setProblem(const QString& problem)
{
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

} // namespace storeys
