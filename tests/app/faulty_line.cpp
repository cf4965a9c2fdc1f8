#include "faulty_line.h"

#include <utility>

namespace storeys {

void FaultyLine::send(const QByteArray& message)
{
    Q_ASSERT(!message.isEmpty());
    if (m_isOpen && m_end == End::None)
        m_sent.push_back(message);
}

void FaultyLine::close()
{
    if (m_end == End::None)
        m_end = End::Closed;
}

void FaultyLine::lose()
{
    m_sent.clear();
    if (m_end == End::None)
        m_end = End::Gone;
}

bool FaultyLines::step()
{
    if (m_one.m_isOpen && m_other.m_isOpen && happens(m_faults.cut))
        cut();
    return m_random.below(2) == 0 ? move(m_one, m_other) || move(m_other, m_one)
                                  : move(m_other, m_one) || move(m_one, m_other);
}

void FaultyLines::cut()
{
    m_one.lose();
    m_other.lose();
}

// Moves what one end has to do or to send. The signal comes last, as whoever gets it may destroy both ends.
bool FaultyLines::move(FaultyLine& end, FaultyLine& other)
{
    if (!std::exchange(end.m_isOpen, true)) {
        if (end.m_end == MessageLine::End::None)
            emit end.opened();
        return true;
    }
    if (!end.m_sent.empty() && other.m_isOpen) {
        const QByteArray message = std::exchange(end.m_sent.front(), {});
        end.m_sent.pop_front();
        if (happens(m_faults.doubled))
            end.m_sent.push_back(message);
        if (other.m_end == MessageLine::End::None)
            emit other.received(message);
        return true;
    }
    if (end.m_end != MessageLine::End::None && end.m_sent.empty() && !std::exchange(end.m_isClosed, true)) {
        if (other.m_end == MessageLine::End::None)
            other.lose();
        emit end.closed();
        return true;
    }
    return false;
}

} // namespace storeys
