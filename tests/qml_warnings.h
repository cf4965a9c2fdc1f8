#pragma once

#include <QQmlEngine>

namespace storeys::test {

// Makes a test program fail if QML has complained: otherwise nobody would notice a binding that can't be evaluated.
class QmlWarnings
{
public:
    // Counts complaints of this engine from now on.
    static void watch(QQmlEngine& engine);
    // The exit code of a program with so many failed tests: one more if there were any complaints, unless
    // STOREYS_COMPLAINTS_ALLOWED is set.
    [[nodiscard]] static int exitCode(int failed);

private:
    static inline int s_count = 0;
    static void readLog(QtMsgType type, const QMessageLogContext& context, const QString& text);
    static inline QtMessageHandler s_logBefore = nullptr;
};

} // namespace storeys::test
