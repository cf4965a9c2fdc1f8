#include "qml_warnings.h"

#include <QQmlError>

#include <cstdio>

namespace storeys::test {

void QmlWarnings::watch(QQmlEngine& engine)
{
    QObject::connect(&engine, &QQmlEngine::warnings, &engine,
                     [](const QList<QQmlError>& warnings) { s_count += static_cast<int>(warnings.size()); });
}

int QmlWarnings::exitCode(int failed)
{
    if (s_count > 0)
        std::fprintf(stderr, "FAIL!  : QML has complained %d times, see above.\n", s_count);
    return failed + (s_count > 0 && !qEnvironmentVariableIsSet("STOREYS_COMPLAINTS_ALLOWED") ? 1 : 0);
}

} // namespace storeys::test
