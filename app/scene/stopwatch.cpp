#include "stopwatch.h"

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

const OtherTime* otherTime = nullptr;

} // namespace

void Stopwatch::goBy(const OtherTime* time)
{
    otherTime = time;
}

Stopwatch::Stopwatch(QObject* parent) : QObject(parent), m_other(otherTime)
{
    m_wake.setSingleShot(true);
    connect(&m_wake, &QTimer::timeout, this, &Stopwatch::woke);
    if (m_other)
        connect(m_other, &OtherTime::passed, this, &Stopwatch::look);
    begin();
}

void Stopwatch::begin()
{
    m_machine.start();
    m_began = m_other ? m_other->now() : 0;
}

double Stopwatch::elapsed() const
{
    return static_cast<double>(m_other ? m_other->now() - m_began : m_machine.elapsed());
}

void Stopwatch::wakeAt(double elapsed)
{
    if (m_other)
        m_due = std::max(elapsed, 0.0);
    else
        m_wake.start(std::max(1, static_cast<int>(std::lround(elapsed - this->elapsed()))));
}

void Stopwatch::stop()
{
    m_wake.stop();
    m_due = -1;
}

void Stopwatch::look()
{
    if (m_due < 0 || elapsed() < m_due)
        return;
    m_due = -1;
    emit woke();
}

} // namespace storeys
