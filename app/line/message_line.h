#pragma once

#include <QByteArray>
#include <QObject>

#include <algorithm>
#include <chrono>
#include <limits>

namespace storeys {

// One end of a line that carries messages, whole and in order, to the other end and back. A line opens once and closes once;
// to try again, make another one. It lives in the thread of its owner, and its signals come from the event loop alone, never
// from within a call, so that an owner may send to many lines in a loop.
class MessageLine : public QObject
{
    Q_OBJECT

public:
    // Why a line is closed, for the owner's log.
    enum class End {
        None,     // it is open, or not yet
        Closed,   // by its owner
        Gone,     // the other end closed it or was killed
        Absent,   // nobody was there to open it
        Stranger, // the other end belongs to another user
        Form,     // a message had no bytes or too many
        Fast,     // too many messages came in too short a time
        Unread,   // the other end did not read what was sent
    };
    Q_ENUM(End)

    using QObject::QObject;

    // A message of at least one byte. What is sent before opened() or after the end is lost.
    virtual void send(const QByteArray& message) = 0;
    // Receives nothing more, and closes when the other end has read all that was sent, or takes too long.
    virtual void close() = 0;
    // As soon as it is known, before closed().
    [[nodiscard]] virtual End end() const = 0;

signals:
    void opened();
    void received(const QByteArray& message);
    void closed();
};

// A token bucket: limits messages to a number at once and a number a second on average.
class Allowance
{
public:
    Allowance(int atOnce, int perSecond) : m_most(atOnce * 1000LL), m_perSecond(perSecond), m_credit(m_most) {}

    // Takes one message from the allowance, or returns false if nothing is left of it. The time counts from any start and
    // never goes back.
    [[nodiscard]] bool take(std::chrono::milliseconds now)
    {
        m_credit = std::min<qint64>(m_most, m_credit + (now - m_last).count() * m_perSecond);
        m_last = now;
        if (m_credit < 1000)
            return false;
        m_credit -= 1000;
        return true;
    }

private:
    qint64 m_most; // this and the credit in thousandths of a message
    qint64 m_perSecond;
    qint64 m_credit;
    std::chrono::milliseconds m_last{0};
};

// The limits that one end of a line sets for the other. A dealer counts the messages of a window, which could hold up the
// other windows. A window doesn't count those of its dealer, as a flood from there reaches no other window.
struct LineBounds
{
    quint32 longest;            // message that is received, in bytes
    int atOnce;                 // messages that are received at once, 1 or more
    int perSecond = 20;         // … and on average
    qint64 unsent = 256 * 1024; // bytes that wait to be sent; the system's own buffers hold about as many before
    std::chrono::milliseconds unread{20'000}; // that they wait without the other end reading any

    [[nodiscard]] static constexpr LineBounds ofDealer() { return {.longest = 80 * 1024, .atOnce = 60}; }
    [[nodiscard]] static constexpr LineBounds ofWindow()
    {
        return {.longest = 256 * 1024, .atOnce = std::numeric_limits<int>::max()};
    }
};

} // namespace storeys
