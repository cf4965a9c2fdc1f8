#pragma once
// Time for what moves or waits on the screen without being an animation. QML's own Timer counts as an animation:
// whenever one starts or ends the window draws a frame, also if nothing has changed.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Another time than the machine's.
class OtherTime : public QObject
{
    Q_OBJECT

public:
    // Milliseconds since any moment.
    [[nodiscard]] virtual qint64 now() const = 0;

signals:
    void passed(); // now() is later than before
};

// Counts milliseconds from a beginning and wakes its owner at one of them. It goes by the machine's time, or by another
// that all stopwatches are given: tests have one that passes only while they wait.
class Stopwatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    // From now on all stopwatches that are made go by it; null: by the machine's time. It outlives them.
    static void goBy(const OtherTime* time);

    explicit Stopwatch(QObject* parent = nullptr);

    // Counts from 0.
    Q_INVOKABLE void begin();
    [[nodiscard]] Q_INVOKABLE double elapsed() const;
    // Emits woke() once, that many milliseconds after begin(); with the next events if they have passed already.
    Q_INVOKABLE void wakeAt(double elapsed);
    // Wakes nobody any more; goes on counting.
    Q_INVOKABLE void stop();

signals:
    void woke();

private:
    void look();

    qint64 m_began = 0;
    QElapsedTimer m_machine;
    QTimer m_wake;     // by the machine's time
    double m_due = -1; // by another; negative: nobody is to be woken
    const OtherTime* m_other;
};

} // namespace storeys
