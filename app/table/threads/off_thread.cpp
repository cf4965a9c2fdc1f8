#include "table/threads/off_thread.h"

#include <QThread>

namespace storeys {

void JobThread::run(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push(std::move(job));
    }
    m_changed.notify_one();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& leaving) { work(leaving); });
}

void JobThread::work(const std::stop_token& leaving)
{
    if (m_pace == Pace::Idle)
        QThread::currentThread()->setPriority(QThread::IdlePriority);
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, leaving, [this] { return !m_jobs.empty(); })) {
        Job job = std::move(m_jobs.front());
        m_jobs.pop();
        lock.unlock();
        job();
        job = {}; // destroys what the job holds before the lock is taken again
        lock.lock();
    }
}

} // namespace storeys
