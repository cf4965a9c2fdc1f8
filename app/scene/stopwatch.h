#pragma once
// Timing for movements and waits on the screen, without animations. QML's Timer counts as an animation: whenever a
// Timer starts or ends, the window draws a frame even if nothing has changed.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A clock that replaces the system's clock.
class OtherTime : public QObject
{
    Q_OBJECT

public:
    // Milliseconds since some fixed moment.
    [[nodiscard]] virtual qint64 now() const = 0;

signals:
    void passed(); // now() has increased
};

// Counts milliseconds from begin() and emits woke() at a set time. Uses the system's clock or the clock set by goBy();
// tests set a clock that advances only while the test waits.
class Stopwatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    // Sets the clock of all stopwatches created from now on; the clock must outlive them. null: the system's clock.
    static void goBy(const OtherTime* time);

    explicit Stopwatch(QObject* parent = nullptr);

    Q_INVOKABLE void begin();
    [[nodiscard]] Q_INVOKABLE double elapsed() const;
    // Emits woke() once, `elapsed` milliseconds after begin(); if that time has already passed, as soon as the event
    // loop runs.
    Q_INVOKABLE void wakeAt(double elapsed);
    // Cancels wakeAt(); elapsed() goes on.
    Q_INVOKABLE void stop();

signals:
    void woke();

private:
    void look();

    qint64 m_began = 0;
    QElapsedTimer m_machine;
    QTimer m_wake;     // on the system's clock
    double m_due = -1; // when it wakes on the clock of m_other, milliseconds; negative: never
    const OtherTime* m_other;
};

} // namespace storeys
