#pragma once

#include <QQmlEngine>

namespace storeys::test {

// A program of tests in which QML has complained fails: no test looks at what a binding says that can't be evaluated.
class QmlWarnings
{
public:
    // Of this engine, from now on.
    static void watch(QQmlEngine& engine);
    // Of a program with so many failed tests: one more if there were any complaints, unless
    // STOREYS_COMPLAINTS_ALLOWED is set.
    [[nodiscard]] static int exitCode(int failed);

private:
    static inline int s_count = 0;
    static void readLog(QtMsgType type, const QMessageLogContext& context, const QString& text);
    static inline QtMessageHandler s_logBefore = nullptr;
};

} // namespace storeys::test
