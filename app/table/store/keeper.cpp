#include "table/store/keeper.h"

namespace storeys {

Keeper::Keeper(JobThread& disk, StorePlaces places) : m_store(std::move(places)), m_job(disk) {}

Keeper::~Keeper()
{
    blockSignals(true); // its owner is being destroyed
    flush();
}

// ---- what is wanted

void Keeper::keep(QByteArray record, int turns, bool over)
{
    m_fingerprint = TableNote::fingerprint(record);
    m_wish.record = {std::move(record), turns, over};
    change();
}

void Keeper::keepTable(TableNote note)
{
    if (m_fingerprint.isEmpty())
        return;
    note.record = m_fingerprint;
    m_wish.note = note.text();
    change();
}

void Keeper::change()
{
    m_wish.version = ++m_version;
    emit wanted(m_version);
    m_waits = true;
    if (!m_job.isRunning())
        begin();
}

bool Keeper::flush()
{
    if (!m_job.isRunning() && (m_wish.record || m_wish.note))
        begin(); // it may be possible by now
    while (m_job.isRunning())
        m_job.finish();
    return m_recordProblem.isEmpty() && m_tableProblem.isEmpty();
}

GameStore& Keeper::store()
{
    flush();
    return m_store;
}

void Keeper::hold(GameStore::Claim claim)
{
    const QString fingerprint = TableNote::fingerprint(claim.record);
    store().hold(std::move(claim));
    forget();
    m_fingerprint = fingerprint;
}

void Keeper::letGo()
{
    store().letGo();
    forget();
}

void Keeper::forget()
{
    m_fingerprint.clear();
    m_wish = {};
    setProblems({}, {});
}

// ---- writing

void Keeper::begin()
{
    m_waits = false;
    m_job.start([this, wish = std::exchange(m_wish, {})](const std::stop_token&) { return write(m_store, wish); },
                [this](Outcome outcome) { finish(std::move(outcome)); });
}

Keeper::Outcome Keeper::write(GameStore& store, Wish wish)
{
    Outcome outcome{std::move(wish), {}, {}};
    auto& [record, note, version] = outcome.left;
    if (!store.holds())
        store.hold();
    if (record) {
        outcome.recordProblem = store.save(record->text, record->turns, record->over).value_or(Telling());
        if (outcome.recordProblem.isEmpty())
            record.reset();
    }
    if (note) {
        outcome.tableProblem = store.saveTable(*note).value_or(Telling());
        if (outcome.tableProblem.isEmpty())
            note.reset();
    }
    return outcome;
}

void Keeper::finish(Outcome outcome)
{
    if (!m_wish.record)
        m_wish.record = std::move(outcome.left.record);
    if (!m_wish.note)
        m_wish.note = std::move(outcome.left.note);
    setProblems(outcome.recordProblem, outcome.tableProblem);
    if (m_waits)
        begin();
    if (outcome.recordProblem.isEmpty() && outcome.tableProblem.isEmpty())
        emit kept(outcome.left.version);
}

void Keeper::setProblems(const Telling& record, const Telling& table)
{
    const QString before = m_recordProblem.text() + m_tableProblem.text();
    m_recordProblem = record;
    m_tableProblem = table;
    if (m_recordProblem.text() + m_tableProblem.text() != before)
        emit problemChanged();
}

} // namespace storeys
