#pragma once

#include "scene/stopwatch.h"

#include <QAbstractAnimation>
#include <QAnimationDriver>
#include <QTimer>

namespace storeys::test {

// The time of tests with windows: all animations, QML timers and stopwatches go by it. It passes only while a test
// waits, by one step each time all events have been handled, however long that took. So a test waits only a moment for
// what takes seconds on the screen, and a busy machine changes no result. Frames are drawn by the machine's own time.
// Make it after the application and before the first window, one at a time, and destroy it before the application.
class TestTime : public OtherTime
{
    Q_OBJECT

public:
    TestTime();
    ~TestTime() override;

    [[nodiscard]] qint64 now() const override { return m_driver.elapsed(); }
    // Milliseconds that pass with each step; 0 stops all motion.
    Q_INVOKABLE void setStep(int step) { m_step = step; }
    // Lets that many milliseconds pass at once, in steps of `step`, and handles the events of each step.
    Q_INVOKABLE void pass(int time, int step = 10);

    static constexpr int usualStep = 100;

private:
    class Driver : public QAnimationDriver
    {
    public:
        [[nodiscard]] qint64 elapsed() const override { return time; }

        qint64 time = 0;
    };
    // Keeps the driver running. Without an animation, QML timers would go by the machine's time.
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
