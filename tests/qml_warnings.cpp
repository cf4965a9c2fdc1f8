#include "qml_warnings.h"

#include <QQmlError>

#include <cstdio>

namespace storeys::test {

// A function of an object that is being deleted: Qt tells of it in the log alone.
void QmlWarnings::readLog(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (text.startsWith("QQmlVMEMetaObject: Internal error"))
        ++s_count;
    s_logBefore(type, context, text);
}

void QmlWarnings::watch(QQmlEngine& engine)
{
    QObject::connect(&engine, &QQmlEngine::warnings, &engine,
                     [](const QList<QQmlError>& warnings) { s_count += static_cast<int>(warnings.size()); });
    const QtMessageHandler before = qInstallMessageHandler(readLog); // that of the test, which writes it
    if (before != readLog)
        s_logBefore = before;
}

int QmlWarnings::exitCode(int failed)
{
    if (s_count > 0)
        std::fprintf(stderr, "FAIL!  : QML has complained %d times, see above.\n", s_count);
    return failed + (s_count > 0 && !qEnvironmentVariableIsSet("STOREYS_COMPLAINTS_ALLOWED") ? 1 : 0);
}

} // namespace storeys::test
