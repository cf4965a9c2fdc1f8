#include "qml_warnings.h"

#include <QQmlError>

#include <cstdio>

namespace storeys::test {

namespace {

// Qt tells of binding loops, and of functions of an object that is being deleted, in the log alone.
bool isComplaint(QtMsgType type, const QString& text)
{
    return type == QtWarningMsg
           && (text.startsWith("qrc:/Storeys/") || text.contains("Binding loop detected")
               || text.startsWith("QQmlVMEMetaObject: Internal error"));
}

} // namespace

void QmlWarnings::readLog(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (isComplaint(type, text))
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
        std::fprintf(stderr, "FAIL!  : QML has complained (%d), see above.\n", s_count);
    return failed + (s_count > 0 && !qEnvironmentVariableIsSet("STOREYS_COMPLAINTS_ALLOWED") ? 1 : 0);
}

} // namespace storeys::test
