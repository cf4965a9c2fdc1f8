#pragma once

#include "scene/stopwatch.h"

#include <QAbstractAnimation>
#include <QAnimationDriver>
#include <QTimer>

namespace storeys::test {

// The time of tests in windows. All animations, QML timers and stopwatches go by it. It passes only while a test waits:
// every time the events are worked off, one step, however long that took. So a test waits for what takes seconds on the
// screen for a moment, and a busy machine changes nothing. Frames are drawn by the machine's time. To be made after the
// application, before the first window; one at a time, gone before the application.
class TestTime : public OtherTime
{
    Q_OBJECT

public:
    TestTime();
    ~TestTime() override;

    [[nodiscard]] qint64 now() const override { return m_driver.elapsed(); }
    // Milliseconds, of what passes each time; 0 stops all motion.
    Q_INVOKABLE void setStep(int step) { m_step = step; }
    // Lets so much of it pass at once, in steps of `step`, with the events of each.
    Q_INVOKABLE void pass(int time, int step = 10);

    static constexpr int usualStep = 100;

private:
    class Driver : public QAnimationDriver
    {
    public:
        [[nodiscard]] qint64 elapsed() const override { return time; }

        qint64 time = 0;
    };
    // Keeps the driver running: without any animation, QML's timers would go by the machine's time.
    class Forever : public QAbstractAnimation
    {
    public:
        [[nodiscard]] int duration() const override { return -1; }

    protected:
        void updateCurrentTime(int /*time*/) override {}
    };

    void moveOn(int time);

    Driver m_driver;
    Forever m_forever;
    QTimer m_tick;
    int m_step = usualStep;
};

} // namespace storeys::test
