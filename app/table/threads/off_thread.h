#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <queue>
#include <stop_token>
#include <thread>
#include <utility>

namespace storeys {

// A thread that does one job after another, so that the window need not wait for them. It starts with the first job.
// Everything that a job uses must outlive this object.
class JobThread
{
public:
    using Job = std::function<void()>;
    // Idle: runs only while nothing else needs the processor.
    enum class Pace { Usual, Idle };

    explicit JobThread(Pace pace = Pace::Usual) : m_pace(pace) {}

    // Queues the job after earlier ones.
    void run(Job job);

private:
    void work(const std::stop_token& leaving);

    Pace m_pace;
    std::mutex m_mutex; // protects the queue of jobs
    std::queue<Job> m_jobs;
    std::condition_variable_any m_changed;
    std::jthread m_thread; // the last member: its destructor waits until all jobs are done
};

// Runs one computation at a time on a JobThread and hands its result to the thread that this object lives on. Owned by
// the object that needs the result. When the computation is replaced or cancelled, or this object is destroyed, the
// computation is asked to stop and its result is dropped. Nothing waits until it has stopped, so it may use only data
// that it owns. A mutex of this class, not of Qt, guards the result, so that the thread sanitizer can see it.
template<class Result>
class OffThread : public QObject
{
public:
    using Work = std::function<Result(std::stop_token)>;
    using Done = std::function<void(Result)>;

    explicit OffThread(JobThread& thread) : m_thread(thread) {}
    ~OffThread() override { cancel(); }

    void start(Work work, Done done)
    {
        cancel();
        m_question = std::make_shared<Question>();
        m_done = std::move(done);
        m_thread.run([this, question = m_question, work = std::move(work)]() mutable {
            const std::stop_token stop = question->stop.get_token();
            if (stop.stop_requested()) // cancelled while waiting for the thread
                return;
            Result result = work(stop);
            work = nullptr; // destroys what the computation holds before its result is delivered
            const std::lock_guard lock(question->mutex);
            if (stop.stop_requested())
                return;
            question->result = std::move(result);
            question->answered.notify_one();
            QCoreApplication::postEvent(this, new QEvent(QEvent::User));
        });
    }
    void cancel()
    {
        if (const auto question = std::exchange(m_question, nullptr)) {
            const std::lock_guard lock(question->mutex);
            question->stop.request_stop();
        }
        m_done = {};
    }
    [[nodiscard]] bool isRunning() const { return m_question != nullptr; }
    // If a result is expected, waits for it and delivers it before returning.
    void finish()
    {
        if (!m_question)
            return;
        std::unique_lock lock(m_question->mutex);
        m_question->answered.wait(lock, [this] { return m_question->result.has_value(); });
        lock.unlock();
        handOver();
    }

protected:
    // The event may come from a replaced computation; handOver() looks only at the present one.
    void customEvent(QEvent*) override { handOver(); }

private:
    struct Question
    {
        std::stop_source stop; // requested under the mutex when the owner no longer wants the result
        std::mutex mutex;
        std::condition_variable answered;
        std::optional<Result> result;
    };
    void handOver()
    {
        if (!m_question)
            return;
        std::unique_lock lock(m_question->mutex);
        if (!m_question->result)
            return;
        Result result = std::move(*m_question->result);
        lock.unlock();
        m_question = nullptr;
        std::exchange(m_done, nullptr)(std::move(result)); // the callback may start another computation
    }

    JobThread& m_thread;
    std::shared_ptr<Question> m_question; // the computation whose result is wanted; null if there is none
    Done m_done;
};

} // namespace storeys
