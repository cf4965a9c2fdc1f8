// Fatal messages while the application object is made. The program starts itself again to die of them.

#include "desktop/program/before_window.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

namespace storeys::test {

class BeforeWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatIsAboutTheDisplayIsCalledSo();

private:
    // What a program says that dies of the message.
    static QString lastWordsOf(const QString& message)
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {"--die-of", message});
        return program.waitForFinished() ? QString::fromUtf8(program.readAllStandardError()) : QString();
    }
};

void BeforeWindowTest::onlyWhatIsAboutTheDisplayIsCalledSo()
{
    const QString display = lastWordsOf("This application failed to start because no Qt platform plugin could be "
                                        "initialized.");
    QVERIFY2(display.contains("Cannot show the window"), qPrintable(display));
    const QString other = lastWordsOf("Out of file descriptors");
    QVERIFY2(other.contains("Out of file descriptors") && !other.contains("window"), qPrintable(other));
    QVERIFY2(other.contains("what came before"), qPrintable(other));
}

} // namespace storeys::test

int main(int argc, char** argv)
{
    if (argc == 3 && QByteArray(argv[1]) == "--die-of") {
        const storeys::DisplayWatch watch(argc, argv);
        qWarning("what came before");
        qFatal("%s", argv[2]);
    }
    QCoreApplication application(argc, argv);
    storeys::test::BeforeWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "before_window_test.moc"
