#include "host/host_thread.h"

#include "dealer/bots_at_work.h"
#include "dealer/desk.h"
#include "dealer/sqlite_store.h"
#include "line/local_line.h"
#include "record_book.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QPointer>
#include <QRandomGenerator>
#include <QTimer>

#include <unordered_map>

namespace storeys {

namespace {

constexpr int mostDealers = 8; // of one person at once

Q_LOGGING_CATEGORY(hostLog, "storeys.host", QtWarningMsg)

// From the system, so that nobody can foretell keys.
void fillAtRandom(std::span<std::uint8_t> bytes)
{
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
}

} // namespace

// Everything of the dealer that lives in its thread: brings together desk, store, door, lines and computers.
class Host : public QObject
{
public:
    Host(DataPlace data, const QString& tables)
        : m_data(std::move(data)),
          m_desk(m_data, fillAtRandom, "storeys " + QCoreApplication::applicationVersion().toStdString()),
          m_tables(tables)
    {}

    // Returns the name of the door, or "".
    [[nodiscard]] QString open(const QString& doors)
    {
        m_time.start();
        m_wake = std::make_unique<QTimer>();
        m_wake->setSingleShot(true);
        connect(m_wake.get(), &QTimer::timeout, this, [this] {
            m_desk.wake(now());
            work();
        });
        const auto post = [this](std::function<void()> job) {
            QMetaObject::invokeMethod(this, std::move(job), Qt::QueuedConnection);
        };
        auto store = SqliteStore::open(m_tables.toStdString(), post);
        if (!store) {
            qCWarning(hostLog) << "cannot open" << m_tables;
            return {};
        }
        m_store = *std::move(store);
        m_bots = std::make_unique<BotsAtWork>(fillAtRandom, post, [this](int question, const Action& action) {
            m_desk.answered(question, action, now());
            work();
        });
        m_door = std::make_unique<LocalDoor>();
        connect(m_door.get(), &LocalDoor::arrived, this, &Host::admit);
        for (int number = 1; number <= mostDealers; ++number)
            if (m_door->open(doors + '-' + QString::number(number)) == LocalDoor::Outcome::Open)
                return m_door->name();
        return {};
    }
    void close()
    {
        m_wake.reset();
        m_bots.reset();
        m_door.reset();
        m_store.reset(); // writes what waits
    }

private:
    [[nodiscard]] Desk::Time now() const { return Desk::Time(m_time.elapsed()); }

    void admit(LocalLine* line)
    {
        const LineId id = ++m_lastLine;
        m_lines.emplace(id, line);
        connect(line, &LocalLine::received, this, [this, id](const QByteArray& message) {
            m_desk.received(id, {message.constData(), static_cast<std::size_t>(message.size())}, now());
            work();
        });
        connect(line, &LocalLine::closed, this, [this, id] {
            if (m_lines.erase(id) == 0)
                return; // the desk has hung up
            m_desk.closed(id, now());
            work();
        });
        m_desk.opened(id, now());
        work();
    }

    // Does what follows from what has just happened.
    void work()
    {
        if (!m_wake) // closed: answers of the store that come now have been stored, and nobody waits for them
            return;
        for (const Desk::Task& task : m_desk.takeTasks())
            std::visit([this](const auto& one) { carryOut(one); }, task);
        if (const auto at = m_desk.wakesAt())
            m_wake->start(std::max(*at - now(), Desk::Time(0)));
        else
            m_wake->stop();
    }
    void carryOut(const Desk::Send& task)
    {
        if (const auto line = m_lines.find(task.line); line != m_lines.end())
            line->second->send(QByteArray::fromStdString(task.text));
    }
    void carryOut(const Desk::HangUp& task)
    {
        const auto line = m_lines.find(task.line);
        if (line == m_lines.end())
            return;
        const QPointer<LocalLine> gone = line->second;
        m_lines.erase(line);
        if (gone)
            gone->close();
    }
    void carryOut(const Desk::Get& task)
    {
        m_store->get(task.table, [this, table = task.table](const auto& found) {
            m_desk.got(table, found, now());
            work();
        });
    }
    void carryOut(const Desk::Put& task)
    {
        m_store->put(task.table, task.state, task.known, task.isPlayed,
                     [this, table = task.table](const auto& revision) {
                         m_desk.put(table, revision, now());
                         work();
                     });
    }
    void carryOut(const Desk::Ask& task) { m_bots->ask(task); }
    void carryOut(const Desk::CallOff& task) { m_bots->callOff(task.number); }
    void carryOut(const Desk::Dismiss& task) { m_bots->dismiss(task.table); }

    RecordData m_data;
    Desk m_desk;
    QString m_tables;
    std::unique_ptr<SqliteStore> m_store;
    std::unique_ptr<BotsAtWork> m_bots;
    std::unique_ptr<LocalDoor> m_door;
    std::unordered_map<LineId, QPointer<LocalLine>> m_lines;
    LineId m_lastLine = 0;
    QElapsedTimer m_time;
    std::unique_ptr<QTimer> m_wake;
};

HostThread::HostThread(DataPlace data, const QString& tables, const QString& doors)
    : m_host(std::make_unique<Host>(std::move(data), tables))
{
    m_host->moveToThread(&m_thread);
    m_thread.setObjectName("dealer");
    m_thread.start();
    QMetaObject::invokeMethod(
        m_host.get(), [this, doors] { m_door = m_host->open(doors); }, Qt::BlockingQueuedConnection);
}

HostThread::~HostThread()
{
    QMetaObject::invokeMethod(
        m_host.get(), [this] { m_host->close(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

} // namespace storeys
