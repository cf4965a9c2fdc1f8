#include "desktop/program/file_portal.h"

#include "table/files/file_name.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QTimer>
#include <QWindow>

namespace storeys {

// File filters in the portal's types, (us) and (sa(us)). way: 0 means that pattern is a glob.
struct PortalPattern
{
    uint way = 0;
    QString pattern;
};
struct PortalFilter
{
    QString name;
    QList<PortalPattern> patterns;
};

static QDBusArgument& operator<<(QDBusArgument& to, const PortalPattern& pattern)
{
    to.beginStructure();
    to << pattern.way << pattern.pattern;
    to.endStructure();
    return to;
}
static const QDBusArgument& operator>>(const QDBusArgument& from, PortalPattern& pattern)
{
    from.beginStructure();
    from >> pattern.way >> pattern.pattern;
    from.endStructure();
    return from;
}
static QDBusArgument& operator<<(QDBusArgument& to, const PortalFilter& filter)
{
    to.beginStructure();
    to << filter.name << filter.patterns;
    to.endStructure();
    return to;
}
static const QDBusArgument& operator>>(const QDBusArgument& from, PortalFilter& filter)
{
    from.beginStructure();
    from >> filter.name >> filter.patterns;
    from.endStructure();
    return from;
}

} // namespace storeys

Q_DECLARE_METATYPE(storeys::PortalPattern)
Q_DECLARE_METATYPE(storeys::PortalFilter)

namespace storeys {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString requestInterface = QStringLiteral("org.freedesktop.portal.Request");
constexpr uint done = 0; // outcome: a file was chosen

void registerTypes()
{
    qDBusRegisterMetaType<PortalPattern>();
    qDBusRegisterMetaType<QList<PortalPattern>>();
    qDBusRegisterMetaType<PortalFilter>();
    qDBusRegisterMetaType<QList<PortalFilter>>();
}

// The portal's name for a window. On Wayland it is out of reach of Qt's public headers: "", a dialog without a parent.
QString nameOf(const QWindow* window)
{
    const bool isX11 = window && QGuiApplication::platformName() == "xcb";
    return isX11 ? "x11:" + QString::number(window->winId(), 16) : QString();
}

// A path as the portal takes it: bytes with a terminating zero.
QByteArray pathBytes(const QString& path)
{
    return path.toLocal8Bit() + '\0';
}

QVariantMap optionsOf(const FileQuestion& question, const QString& token)
{
    const QList<PortalFilter> filters{{question.kind, {{0, '*' + question.ending}}}};
    QVariantMap options{{"handle_token", token},
                        {"modal", true},
                        {"filters", QVariant::fromValue(filters)},
                        {"current_folder", pathBytes(question.folder)}};
    if (question.writing)
        options.insert("current_name", question.name);
    else
        options.insert("multiple", question.several);
    return options;
}

} // namespace

void FilePortal::ask(const FileQuestion& question, const QWindow* window)
{
    endQuestion();
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        QTimer::singleShot(0, this, &FilePortal::missing);
        return;
    }
    registerTypes();
    const QString token =
        QString("storeys_%1_%2").arg(QString::number(QCoreApplication::applicationPid()), QString::number(++m_count));
    // Listening before the call, so that no answer is missed.
    const QString sender = bus.baseService().mid(1).replace('.', '_');
    listenAt("/org/freedesktop/portal/desktop/request/" + sender + '/' + token);
    QDBusMessage call =
        QDBusMessage::createMethodCall(service, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser",
                                       question.writing ? "SaveFile" : "OpenFile");
    call << nameOf(window) << question.title << optionsOf(question, token);
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = m_request] {
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        watcher->deleteLater();
        if (m_request != asked)
            return;
        if (!reply.isError()) {
            listenAt(reply.value().path()); // old portals choose the path themselves
            return;
        }
        endQuestion();
        emit missing();
    });
}

void FilePortal::listenAt(const QString& path)
{
    if (path == m_request)
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!m_request.isEmpty())
        bus.disconnect(service, m_request, requestInterface, "Response", this, SLOT(answer(uint, QVariantMap)));
    m_request = path;
    bus.connect(service, path, requestInterface, "Response", this, SLOT(answer(uint, QVariantMap)));
}

// Closes the open question, if any, whose answer is no longer wanted.
void FilePortal::endQuestion()
{
    if (m_request.isEmpty())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.disconnect(service, m_request, requestInterface, "Response", this, SLOT(answer(uint, QVariantMap)));
    bus.send(QDBusMessage::createMethodCall(service, m_request, requestInterface, "Close"));
    m_request.clear();
}

void FilePortal::answer(uint outcome, const QVariantMap& results)
{
    QDBusConnection::sessionBus().disconnect(service, m_request, requestInterface, "Response", this,
                                             SLOT(answer(uint, QVariantMap)));
    m_request.clear();
    QStringList files;
    for (const QString& uri : results.value("uris").toStringList())
        if (const QString file = fileOfUrl(uri); !file.isEmpty())
            files += file;
    if (outcome == done && !files.isEmpty())
        emit chosen(files);
    else
        emit cancelled();
}

} // namespace storeys
