#pragma once

#include <QGuiApplication>
#include <QSocketNotifier>
#include <QWindow>

#include <csignal>
#include <optional>
#include <sys/socket.h>
#include <unistd.h>

namespace storeys {

// While an object exists, SIGTERM (logout), SIGHUP (the terminal closes) and SIGINT (Ctrl+C) end the event loop. So the
// program still writes what is not saved and removes its locks. A second signal ends the program at once. Needs a QGuiApplication; at most one object may exist.
class EndSignals
{
public:
    EndSignals()
    {
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, s_ends) != 0)
            return;
        m_notifier.emplace(s_ends[1], QSocketNotifier::Read);
        QObject::connect(&*m_notifier, &QSocketNotifier::activated, [this] {
            m_notifier->setEnabled(false);
            // A window that stays visible while its picture goes looks like a failed driver; see startAgain().
            for (QWindow* window : QGuiApplication::topLevelWindows())
                window->hide();
            QCoreApplication::exit(0);
        });
        struct sigaction action = {};
        // A handler may only call functions such as write().
        action.sa_handler = [](int) { [[maybe_unused]] const auto written = ::write(s_ends[0], "", 1); };
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        for (const int signal : {SIGTERM, SIGHUP, SIGINT})
            sigaction(signal, &action, nullptr);
    }
    ~EndSignals()
    {
        for (const int signal : {SIGTERM, SIGHUP, SIGINT})
            std::signal(signal, SIG_DFL);
        for (const int end : s_ends)
            ::close(end);
    }
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

private:
    static inline int s_ends[2] = {-1, -1}; // static, as a signal handler gets no object

    std::optional<QSocketNotifier> m_notifier;
};

} // namespace storeys
