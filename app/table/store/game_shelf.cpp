#include "table/store/game_shelf.h"

#include <QFileInfo>

namespace storeys {

GameShelf::GameShelf(DataPlace data, QObject* parent) : QObject(parent), m_data(std::move(data)) {}
GameShelf::~GameShelf() = default;

// ---- for QML

void GameShelf::refresh()
{
    if (!keeps())
        return;
    m_lists.reset();
    emit listed();
    emit problemChanged(); // in another language
}

const GameShelf::Lists& GameShelf::lists() const
{
    if (!m_lists)
        m_lists = keeps() ? Lists{listOf(m_store->unfinished(m_data)), listOf(m_store->finished(m_data))} : Lists();
    return *m_lists;
}

QVariantList GameShelf::listOf(const std::vector<SavedGame>& games) const
{
    QVariantList list;
    for (const SavedGame& game : games) {
        QVariantMap map = game.toMap();
        map.insert("open", game.id == m_store->heldId());
        list += map;
    }
    return list;
}

QString GameShelf::remove(const QString& id)
{
    const auto problem = keeps() ? m_store->remove(id) : std::nullopt;
    refresh();
    return problem.value_or(Telling());
}

void GameShelf::dismissProblem()
{
    if (problem() == m_settingsDamage.text())
        setProblem(m_settingsDamage, {});
}

// ---- for the session

void GameShelf::keepIn(const StorePlaces& places)
{
    m_store.emplace(places);
    setProblem(m_settingsDamage, settingsProblem());
    refresh();
}

QString GameShelf::idOf(const QString& file) const
{
    const QFileInfo info(file);
    const QString id = info.completeBaseName();
    if (!keeps() || !info.exists())
        return {};
    return info.canonicalFilePath() == QFileInfo(m_store->recordFile(id)).canonicalFilePath() ? id : QString();
}

Result<QByteArray, QString> GameShelf::take(const QString& id)
{
    auto record = m_store->hold(id);
    if (record)
        forgetProblems();
    return record;
}

std::optional<GameStore::Table> GameShelf::table() const
{
    return keeps() && m_store->holds() ? m_store->table() : std::nullopt;
}

QString GameShelf::heldFile() const
{
    return keeps() && m_store->holds() ? m_store->recordFile(m_store->heldId()) : QString();
}

void GameShelf::leave()
{
    forgetProblems();
    if (keeps())
        m_store->letGo();
}

void GameShelf::save(const QByteArray& record, int turns, bool over)
{
    if (!keeps())
        return;
    if (!m_store->holds())
        m_store->hold();
    setProblem(m_recordProblem, notSaved(m_store->save(record, turns, over)));
}

void GameShelf::saveTable(const TableNote& note)
{
    if (keeps() && m_store->holds())
        setProblem(m_tableProblem, notSaved(m_store->saveTable(note)));
}

QString GameShelf::problem() const
{
    for (const Telling* problem : {&m_recordProblem, &m_tableProblem, &m_settingsDamage, &m_settingsProblem})
        if (!problem->isEmpty())
            return *problem;
    return {};
}

Telling GameShelf::notSaved(const std::optional<Telling>& problem)
{
    if (!problem)
        return {};
    return Telling([why = *problem] { return tr("The game could not be saved: %1").arg(why.text()); });
}

void GameShelf::setProblem(Telling& which, const Telling& problem)
{
    if (std::exchange(which, problem).text() != problem.text())
        emit problemChanged();
}

void GameShelf::forgetProblems()
{
    setProblem(m_recordProblem, {});
    setProblem(m_tableProblem, {});
}

} // namespace storeys
