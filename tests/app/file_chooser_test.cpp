// A file is asked for by the desktop's own dialog, by way of a portal that the test plays itself, or by Qt's where there
// is no portal. Run twice: with STOREYS_TEST_PORTAL=1 there is a session bus.

#include "test_program.h"

#include "desktop/program/file_chooser.h"
#include "patience.h"
#include "table/settings/settings.h"

#include <QApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

namespace storeys::file_chooser_test {

// A portal on a connection of its own: it keeps what it is asked, and answers as it is told.
class Portal : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.FileChooser")

public:
    QString asked, title;
    QVariantMap options;
    QStringList answer; // files; none: it is cancelled

public slots:
    QDBusObjectPath OpenFile(const QString&, const QString& shown, const QVariantMap& given) // NOLINT: D-Bus' name
    {
        return take("open", shown, given);
    }
    QDBusObjectPath SaveFile(const QString&, const QString& shown, const QVariantMap& given) // NOLINT
    {
        return take("save", shown, given);
    }

private:
    QDBusObjectPath take(const QString& how, const QString& shown, const QVariantMap& given)
    {
        asked = how;
        title = shown;
        options = given;
        const QString sender = message().service().mid(1).replace('.', '_');
        const QString path =
            "/org/freedesktop/portal/desktop/request/" + sender + '/' + given["handle_token"].toString();
        QDBusMessage response = QDBusMessage::createSignal(path, "org.freedesktop.portal.Request", "Response");
        QVariantMap results;
        QStringList uris;
        for (const QString& file : answer)
            uris += QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded);
        if (!uris.isEmpty())
            results.insert("uris", uris);
        response << uint(answer.isEmpty() ? 1 : 0) << results;
        QTimer::singleShot(20, this, [response, bus = connection()] { bus.send(response); });
        return QDBusObjectPath(path);
    }
};

class FileChooserTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void thePortalIsAskedWhereToWrite();
    void thePortalIsAskedWhatToOpen();
    void aPortalCanBeCancelled();
    void aDialogThatIsClosedGivesNoAnswer();
    void withoutAPortalQtsDialogAsks();
    void itBeginsInAFolderThatExists();
    void anEndingIsAddedOnlyWhereItReplacesNothing();

private:
    [[nodiscard]] static bool withPortal() { return qEnvironmentVariableIsSet("STOREYS_TEST_PORTAL"); }
    static QFileDialog* dialog()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* one = qobject_cast<QFileDialog*>(widget); one && one->isVisible())
                return one;
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Portal m_portal;
};

void FileChooserTest::initTestCase()
{
    if (!withPortal())
        return;
    QDBusConnection bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, "portal");
    QVERIFY(bus.registerObject("/org/freedesktop/portal/desktop", &m_portal, QDBusConnection::ExportAllSlots));
    QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
}

void FileChooserTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path() + "/settings");
    QCOMPARE(saveRecordFolder(m_folder->path()).text(), QString());
}

void FileChooserTest::thePortalIsAskedWhereToWrite()
{
    if (!withPortal())
        QSKIP("there is no bus");
    const QString games = m_folder->path() + "/my games";
    QVERIFY(QDir().mkpath(games));
    m_portal.answer = {games + "/Ann & Bö"};
    FileChooser chooser;
    QSignalSpy chosen(&chooser, &FileChooser::chosen);
    chooser.ask("Export game record", "Ann - Bo.gcg", "Game records", ".gcg");
    QVERIFY(chosen.wait(patience));
    QCOMPARE(chosen[0][0].toStringList(), QStringList(games + "/Ann & Bö.gcg"));
    QCOMPARE(m_portal.asked, "save");
    QCOMPARE(m_portal.title, "Export game record");
    QCOMPARE(m_portal.options["current_name"].toString(), "Ann - Bo.gcg");
    QCOMPARE(m_portal.options["current_folder"].toByteArray(), m_folder->path().toLocal8Bit() + '\0');
    QCOMPARE(m_portal.options["filters"].value<QDBusArgument>().currentSignature(), "a(sa(us))");
    QCOMPARE(savedRecordFolder(), games);
}

void FileChooserTest::thePortalIsAskedWhatToOpen()
{
    if (!withPortal())
        QSKIP("there is no bus");
    m_portal.answer = {m_folder->path() + "/game.gcg"};
    FileChooser chooser;
    QSignalSpy chosen(&chooser, &FileChooser::chosen);
    chooser.ask("Open", "", "Game records", ".gcg");
    QVERIFY(chosen.wait(patience));
    QCOMPARE(chosen[0][0].toStringList(), m_portal.answer);
    QCOMPARE(m_portal.asked, "open");
    QVERIFY(!m_portal.options.contains("current_name"));
    QVERIFY(!m_portal.options["multiple"].toBool());
    m_portal.answer += m_folder->path() + "/other game.gcg";
    chooser.ask("Open", "", "Game records", ".gcg", true);
    QVERIFY(chosen.wait(patience));
    QVERIFY(m_portal.options["multiple"].toBool());
    QCOMPARE(chosen[1][0].toStringList(), m_portal.answer);
}

void FileChooserTest::aPortalCanBeCancelled()
{
    if (!withPortal())
        QSKIP("there is no bus");
    m_portal.answer.clear();
    FileChooser chooser;
    QSignalSpy chosen(&chooser, &FileChooser::chosen), cancelled(&chooser, &FileChooser::cancelled);
    chooser.ask("Open", "", "Game records", ".gcg");
    QVERIFY(cancelled.wait(patience));
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(dialog(), nullptr);
}

void FileChooserTest::aDialogThatIsClosedGivesNoAnswer()
{
    m_portal.answer = {m_folder->path() + "/game.gcg"};
    FileChooser chooser;
    QSignalSpy chosen(&chooser, &FileChooser::chosen), cancelled(&chooser, &FileChooser::cancelled);
    chooser.ask("Export game record", "Ann.gcg", "Game records", ".gcg");
    chooser.cancel();
    QCOMPARE(cancelled.count(), 1);
    QTest::qWait(100); // the portal answers after 20 ms
    QCOMPARE(dialog(), nullptr);
    QCOMPARE(chosen.count(), 0);
    if (withPortal())
        return;
    chooser.ask("Export game record", "Ann.gcg", "Game records", ".gcg");
    QTRY_VERIFY(dialog());
    chooser.cancel();
    QCOMPARE(dialog(), nullptr);
    QCOMPARE(cancelled.count(), 2);
}

void FileChooserTest::withoutAPortalQtsDialogAsks()
{
    if (withPortal())
        QSKIP("there is a portal");
    QVERIFY(savePreference(*preferenceNamed("textScale"), 150).isEmpty());
    FileChooser chooser;
    QSignalSpy chosen(&chooser, &FileChooser::chosen), cancelled(&chooser, &FileChooser::cancelled);
    chooser.ask("Export game record", "Ann.gcg", "Game records", ".gcg");
    QTRY_VERIFY(dialog());
    QCOMPARE(dialog()->windowTitle(), "Export game record");
    QCOMPARE(dialog()->acceptMode(), QFileDialog::AcceptSave);
    QCOMPARE(QDir(dialog()->directory()).canonicalPath(), QDir(m_folder->path()).canonicalPath());
    QCOMPARE(dialog()->font().pointSizeF(), QApplication::font().pointSizeF() * 1.5);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_COMPARE(cancelled.count(), 1);
    chooser.ask("Export game record", "Ann.gcg", "Game records", ".gcg");
    QTRY_VERIFY(dialog());
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(chosen.count(), 1);
    QCOMPARE(QFileInfo(chosen[0][0].toStringList().first()).fileName(), "Ann.gcg");
    QTRY_COMPARE(dialog(), nullptr);
    for (const bool several : {false, true}) {
        chooser.ask("Open another", "", "Game records", ".gcg"); // replaced at once, so it shows no dialog
        chooser.ask("Open", "", "Game records", ".gcg", several);
        QTRY_VERIFY(dialog());
        QCOMPARE(dialog()->windowTitle(), "Open");
        QCOMPARE(dialog()->fileMode(), several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_COMPARE(dialog(), nullptr);
    }
}

void FileChooserTest::itBeginsInAFolderThatExists()
{
    QCOMPARE(savedRecordFolder(), m_folder->path());
    QVERIFY(saveRecordFolder(m_folder->path() + "/gone").isEmpty());
    QVERIFY(savedRecordFolder() != m_folder->path() + "/gone");
    QVERIFY(QFileInfo(savedRecordFolder()).isDir());
}

void FileChooserTest::anEndingIsAddedOnlyWhereItReplacesNothing()
{
    const QString file = m_folder->path() + "/game";
    QCOMPARE(withEnding(file, ".gcg"), file + ".gcg");
    QCOMPARE(withEnding(file + ".txt", ".gcg"), file + ".txt");
    QCOMPARE(withEnding(file + " 28.11", ".gcg"), file + " 28.11.gcg");
    QFile there(file + ".gcg");
    QVERIFY(there.open(QIODevice::WriteOnly));
    QCOMPARE(withEnding(file, ".gcg"), file);
}

const NamedTest named("file_chooser", [](int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("storeys");
    FileChooserTest test;
    return QTest::qExec(&test, argc, argv);
});

} // namespace storeys::file_chooser_test

#include "file_chooser_test.moc"
