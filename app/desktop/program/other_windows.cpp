#include "desktop/program/other_windows.h"

#include "line/local_line.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>

namespace storeys {

namespace {

// Not an argument, as other users can read those: it has the key of a seat.
constexpr const char* placeVariable = "STOREYS_SEAT";

// Where the doors of dealers of these tables lie: always the same, so that a window finds a dealer that was started again. A
// short name, as those of sockets must be.
QString doorsOf(const QString& tables)
{
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    constexpr qsizetype longest = 60;
    const QString folder = runtime.isEmpty() || runtime.size() > longest ? QDir::tempPath() : runtime;
    const QByteArray hash = QCryptographicHash::hash(tables.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    return folder + "/storeys-" + QString::fromLatin1(hash);
}

} // namespace

OtherWindows::OtherWindows(DataPlace data, const StorePlaces& places, QStringList arguments)
    : m_data(std::move(data)), m_tables(places.state + "/tables.sqlite"), m_arguments(std::move(arguments))
{}

QString OtherWindows::door()
{
    if (!m_host || m_host->door().isEmpty()) {
        QDir().mkpath(QFileInfo(m_tables).path());
        m_host = std::make_unique<HostThread>(m_data, m_tables, doorsOf(m_tables));
    }
    return m_host->door();
}

std::unique_ptr<MessageLine> OtherWindows::to(const QString& dealer)
{
    auto line = std::make_unique<LocalLine>();
    line->connectTo(dealer.isEmpty() ? door() : dealer);
    return line;
}

QString OtherWindows::openWindow(const AwayPlace& place)
{
    QProcess program;
    program.setProgram(QCoreApplication::applicationFilePath());
    program.setArguments(m_arguments);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(placeVariable, QStringList{door(), place.table, place.key}.join('\n'));
    program.setProcessEnvironment(environment);
    return program.startDetached()
               ? QString()
               : QCoreApplication::translate("OtherWindows", "The second window cannot be opened: %1.")
                     .arg(program.errorString());
}

std::optional<AwayPlace> OtherWindows::ownPlace()
{
    const QStringList parts = qEnvironmentVariable(placeVariable).split('\n');
    if (parts.size() != 3)
        return std::nullopt;
    return AwayPlace{parts[0], parts[1], parts[2]};
}

} // namespace storeys
