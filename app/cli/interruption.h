#pragma once

#include <csignal>

namespace storeys::cli {

// While it lives, Ctrl-C (SIGINT) and SIGTERM do not end the program but wait to be asked for. To be made before any
// thread is started: threads take over what is blocked.
class Interruption
{
public:
    Interruption()
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGINT);
        sigaddset(&m_signals, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    }
    ~Interruption() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    // Whether one came since it was last asked.
    [[nodiscard]] bool came() const
    {
        constexpr timespec atOnce{0, 0};
        return sigtimedwait(&m_signals, nullptr, &atOnce) > 0;
    }

private:
    sigset_t m_signals;
    sigset_t m_before;
};

} // namespace storeys::cli
