#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrent>

#include <functional>
#include <stop_token>
#include <utility>

namespace storeys {

// Runs one computation at a time on another thread and hands its result to the thread that this object lives on. Owned
// by the object that needs the result. When it is replaced or cancelled, or this object goes, the computation is told
// to stop and its result is dropped. Nobody waits for its end, so it may use only data that it owns.
template<class Result>
class OffThread : public QObject
{
public:
    using Work = std::function<Result(std::stop_token)>;
    using Done = std::function<void(const Result&)>;

    ~OffThread() override { cancel(); }

    void start(Work work, Done done)
    {
        cancel();
        m_stop = {};
        auto* watcher = new QFutureWatcher<Result>(this);
        m_watcher = watcher;
        connect(watcher, &QFutureWatcher<Result>::finished, this, [this, watcher, done = std::move(done)] {
            watcher->deleteLater();
            if (watcher != m_watcher)
                return;
            m_watcher = nullptr;
            done(watcher->result());
        });
        // One that was called off while it waited for a thread is not begun.
        watcher->setFuture(QtConcurrent::run([work = std::move(work), stop = m_stop.get_token()] {
            return stop.stop_requested() ? Result() : work(stop);
        }));
    }
    void cancel()
    {
        m_stop.request_stop();
        m_watcher = nullptr;
    }
    [[nodiscard]] bool isRunning() const { return m_watcher != nullptr; }

private:
    std::stop_source m_stop;
    QFutureWatcher<Result>* m_watcher = nullptr; // of the computation whose result is wanted; null if none is
};

} // namespace storeys
