#include "desktop/preferences/system_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusReply>
#include <QDBusVariant>
#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

#include <utility>

namespace storeys {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
constexpr int portalPatience = 150; // milliseconds that the first window waits for the portal

// The number in a setting, which the portal wraps in two D-Bus variants.
uint numberIn(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

bool qtIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

SystemLook::SystemLook(QObject* parent) : QObject(parent)
{
    qGuiApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &SystemLook::decide);
#endif
    askPortal();
    decide();
}

void SystemLook::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portal, path, interface, "SettingChanged", this, SLOT(readSetting(QString, QString, QDBusVariant)));
    for (const char* name : {"color-scheme", "contrast"}) {
        QDBusMessage call = QDBusMessage::createMethodCall(portal, path, interface, "Read");
        call << appearance << name;
        // The first window waits briefly for the answer, to open in the right colours. If the portal is slower, asks
        // again without waiting.
        const QDBusReply<QDBusVariant> soon = bus.call(call, QDBus::Block, portalPatience);
        if (soon.isValid()) {
            readSetting(appearance, name, soon.value());
            continue;
        }
        if (soon.error().type() != QDBusError::NoReply && soon.error().type() != QDBusError::TimedOut)
            continue;
        auto* later = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
        connect(later, &QDBusPendingCallWatcher::finished, this, [this, later, name] {
            const QDBusPendingReply<QDBusVariant> reply = *later;
            later->deleteLater();
            if (!reply.isError())
                readSetting(appearance, name, reply.value());
        });
    }
}

void SystemLook::readSetting(const QString& group, const QString& name, const QDBusVariant& value)
{
    if (group != appearance)
        return;
    if (name == "color-scheme")
        m_scheme = numberIn(value.variant());
    else if (name == "contrast")
        m_contrast = numberIn(value.variant());
    decide();
}

bool SystemLook::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        decide();
    return QObject::eventFilter(watched, event);
}

void SystemLook::decide()
{
    const bool isDark = m_scheme == 1 || (m_scheme != 2 && qtIsDark());
    const QString theme = m_contrast == 1 ? "contrast" : isDark ? "dark" : "light";
    if (std::exchange(m_theme, theme) != theme)
        emit changed();
}

} // namespace storeys
