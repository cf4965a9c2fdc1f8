#pragma once

#include <QtConcurrent>
#include <QThreadPool>

#include <utility>

namespace storeys {

// The one thread that writes the player's files, so that the window need not wait for the disk. Owned by the GameTable.
// An object that has given it a job waits for that job before it is destroyed.
class DiskThread
{
public:
    DiskThread() { m_pool.setMaxThreadCount(1); }

    // Runs the job after those before it. The future has what the job returns.
    template<typename Job>
    [[nodiscard]] auto run(Job job)
    {
        return QtConcurrent::run(&m_pool, std::move(job));
    }

private:
    QThreadPool m_pool;
};

} // namespace storeys
