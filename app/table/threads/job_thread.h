#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>

namespace storeys {

// A thread that does one job after the other, so that the window need not wait for them. It is made for the first job.
// Whatever a job uses outlives this object.
class JobThread
{
public:
    JobThread() = default;
    // Waits until all jobs are done.
    ~JobThread();
    JobThread(const JobThread&) = delete;
    JobThread& operator=(const JobThread&) = delete;

    using Job = std::function<void()>;
    // Does the job after those before it.
    void run(Job job);

private:
    void work();

    std::mutex m_mutex; // of the two below
    std::queue<Job> m_jobs;
    bool m_isLeaving = false;
    std::condition_variable m_changed;
    std::thread m_thread;
};

} // namespace storeys
