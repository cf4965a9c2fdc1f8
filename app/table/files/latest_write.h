#pragma once

#include "table/text/notices.h"
#include "table/threads/off_thread.h"

#include <functional>
#include <utility>

namespace storeys {

// Writes the latest state to disk, on the disk thread and one write at a time. What could not be written is never
// dropped: it is tried again together with the next change, and by flush(). `State` collects what is not on disk:
// `void add(State newer)` puts a later state on top, `bool isEmpty() const` says that nothing is left to write. Lives
// on the thread of its owner.
template<class State>
class LatestWrite
{
public:
    // Runs on the disk thread, so it may use only what it owns and what nothing else uses during a write. Takes out of
    // the state what it has written. Returns why it could not write the rest; empty if it wrote everything.
    using Write = std::function<LateText(State&)>;

    // `told` is called on the owner's thread when a write has ended, but not from the destructor.
    LatestWrite(JobThread& disk, Write write, std::function<void()> told)
        : m_write(std::move(write)), m_told(std::move(told)), m_job(disk)
    {}
    // Flushes.
    ~LatestWrite()
    {
        m_told = [] {};
        flush();
    }
    Q_DISABLE_COPY_MOVE(LatestWrite)

    // Puts `newer` on top of what is left and writes it, at once or after the running write.
    void want(State newer)
    {
        m_left.add(newer);
        m_newer.add(std::move(newer));
        m_waits = true;
        if (!m_job.isRunning())
            begin();
    }
    // Waits, and tries once more to write what is left then. False if something is left even so.
    bool flush()
    {
        wait();
        if (!m_left.isEmpty()) {
            begin(); // writing may succeed by now
            wait();
        }
        return m_left.isEmpty();
    }
    // What is not known to be on disk, including what is being written.
    [[nodiscard]] const State& left() const { return m_left; }
    // Why the last write left something; empty if it did not.
    [[nodiscard]] const LateText& problem() const { return m_problem; }

private:
    struct Outcome
    {
        State left;
        LateText problem;
    };
    void begin()
    {
        m_newer = {};
        m_waits = false;
        m_job.start(
            [write = m_write, state = m_left](const std::stop_token&) mutable {
                LateText problem = write(state);
                return Outcome{std::move(state), std::move(problem)};
            },
            [this](Outcome outcome) { finish(std::move(outcome)); });
    }
    void wait()
    {
        while (m_job.isRunning())
            m_job.finish();
    }
    void finish(Outcome outcome)
    {
        m_left = std::move(outcome.left);
        m_left.add(m_newer);
        m_problem = std::move(outcome.problem);
        if (m_waits)
            begin();
        m_told();
    }

    Write m_write;
    std::function<void()> m_told;
    State m_left;
    State m_newer;        // what was wanted since the running write began
    bool m_waits = false; // something was
    LateText m_problem;
    OffThread<Outcome> m_job;
};

} // namespace storeys
