// The theme that goes with the desktop: as its portal says, which the test plays itself, or by Qt's palette where there is
// none. Run twice: with STOREYS_TEST_PORTAL=1 there is a session bus.

#include "test_program.h"

#include "desktop/preferences/system_look.h"
#include "patience.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QHash>
#include <QPalette>
#include <QTest>
#include <QThread>

namespace storeys::system_look_test {

const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString appearance = QStringLiteral("org.freedesktop.appearance");

// The portal's settings, on a thread of its own: it is asked by a call that waits.
class LookPortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QHash<QString, uint> values;

    // As when somebody gives the desktop other colours.
    Q_INVOKABLE void change(const QString& name, uint value)
    {
        values[name] = value;
        QDBusMessage told = QDBusMessage::createSignal(path, "org.freedesktop.portal.Settings", "SettingChanged");
        told << appearance << name << QVariant::fromValue(QDBusVariant(value));
        QDBusConnection("portal").send(told);
    }

public slots:
    QDBusVariant Read(const QString& group, const QString& name) // NOLINT: D-Bus' name
    {
        // Wrapped twice, as portals do.
        return QDBusVariant(QVariant::fromValue(QDBusVariant(group == appearance ? values.value(name) : 0U)));
    }
};

class SystemLookTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void theThemeFollowsTheDesktop();
    void withoutAPortalItFollowsThePalette();

private:
    void change(const QString& name, uint value)
    {
        QMetaObject::invokeMethod(&m_portal, "change", Qt::BlockingQueuedConnection, Q_ARG(QString, name),
                                  Q_ARG(uint, value));
    }
    [[nodiscard]] static bool withPortal() { return qEnvironmentVariableIsSet("STOREYS_TEST_PORTAL"); }

    QThread m_thread;
    LookPortal m_portal;
};

void SystemLookTest::initTestCase()
{
    if (!withPortal())
        return;
    m_portal.moveToThread(&m_thread);
    m_thread.start();
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    QVERIFY(bus.registerObject(path, &m_portal, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
}

void SystemLookTest::cleanupTestCase()
{
    m_thread.quit();
    m_thread.wait();
}

void SystemLookTest::theThemeFollowsTheDesktop()
{
    if (!withPortal())
        QSKIP("there is no bus");
    change("color-scheme", 1);
    const SystemLook look;
    QCOMPARE(look.theme(), "dark"); // at once, so that the window comes in the right colours
    change("color-scheme", 2);
    QTRY_COMPARE(look.theme(), "light");
    change("contrast", 1);
    QTRY_COMPARE(look.theme(), "contrast");
    change("contrast", 0);
    change("color-scheme", 1);
    QTRY_COMPARE(look.theme(), "dark");
    change("color-scheme", 0); // the desktop says nothing
    QTRY_COMPARE(look.theme(), "light");
}

void SystemLookTest::withoutAPortalItFollowsThePalette()
{
    if (withPortal())
        QSKIP("there is a portal");
    const SystemLook look;
    QCOMPARE(look.theme(), "light");
    const QPalette light = QGuiApplication::palette();
    QPalette dark = light;
    dark.setColor(QPalette::Window, "#202020");
    dark.setColor(QPalette::WindowText, "#f0f0f0");
    QGuiApplication::setPalette(dark);
    QTRY_COMPARE(look.theme(), "dark");
    QGuiApplication::setPalette(light);
    QTRY_COMPARE(look.theme(), "light");
}

const NamedTest named("system_look", runTest<SystemLookTest, QGuiApplication>);

} // namespace storeys::system_look_test

#include "system_look_test.moc"
