#pragma once

#include <atomic>
#include <csignal>

namespace storeys::cli {

// While an object exists, the first Ctrl+C (SIGINT) only makes came() true; the next one ends the program, as SIGTERM
// does at any time. At most one object may exist.
class Interruption
{
public:
    Interruption()
    {
        s_came = false;
        struct sigaction note = {};
        note.sa_handler = [](int) { s_came = true; };
        note.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        sigaction(SIGINT, &note, &m_before);
    }
    ~Interruption() { sigaction(SIGINT, &m_before, nullptr); }
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] static bool came() { return s_came; }

private:
    static inline std::atomic<bool> s_came = false; // static, as a signal handler gets no object
    static_assert(std::atomic<bool>::is_always_lock_free);

    struct sigaction m_before = {};
};

} // namespace storeys::cli
