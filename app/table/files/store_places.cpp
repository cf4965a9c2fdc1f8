#include "table/files/store_places.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace storeys {

namespace {

// QStandardPaths knows this place only since Qt 6.7.
QString stateHome()
{
    const QString named = qEnvironmentVariable("XDG_STATE_HOME");
    return QDir::isAbsolutePath(named) ? named : QDir::homePath() + "/.local/state";
}

} // namespace

StorePlaces StorePlaces::ofSystem()
{
    return {QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/storeys",
            stateHome() + "/storeys"};
}

StorePlaces StorePlaces::under(const QString& folder)
{
    const QString root = QDir(folder).absolutePath();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, root + "/settings");
    return {root + "/records", root + "/state"};
}

} // namespace storeys
