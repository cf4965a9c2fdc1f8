#include "table/threads/off_thread.h"

#include <utility>

namespace storeys {

JobThread::~JobThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isLeaving = true;
    }
    m_changed.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void JobThread::run(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push(std::move(job));
    }
    m_changed.notify_one();
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
}

void JobThread::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isLeaving || !m_jobs.empty(); });
        if (m_jobs.empty())
            return;
        Job job = std::move(m_jobs.front());
        m_jobs.pop();
        lock.unlock();
        job();
        job = {}; // what it holds goes before the lock is taken again
        lock.lock();
    }
}

} // namespace storeys
