#include "test_time.h"

#include <QCoreApplication>

#include <algorithm>

namespace storeys::test {

TestTime::TestTime()
{
    qputenv("QSG_RENDER_LOOP", "basic");     // the others keep a time of their own
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // what changes is drawn before the next step, as on the screen
    Stopwatch::goBy(this);
    m_driver.install();
    m_forever.start();
    m_tick.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        moveOn(m_step);
        m_tick.start(1);
    });
    m_tick.start(1);
}

TestTime::~TestTime()
{
    m_forever.stop();
    m_driver.uninstall();
    Stopwatch::goBy(nullptr);
}

void TestTime::pass(int time, int step)
{
    for (; time > 0; time -= step) {
        moveOn(std::min(time, step));
        QCoreApplication::processEvents();
    }
}

void TestTime::moveOn(int time)
{
    m_driver.time += time;
    m_driver.advance();
    emit passed();
}

} // namespace storeys::test
