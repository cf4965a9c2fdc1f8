// Fatal messages while the application object is made. The program starts itself again to die of them.

#include "test_program.h"

#include "desktop/program/before_window.h"
#include "patience.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

namespace storeys::test::before_window_test {

class BeforeWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatIsAboutTheDisplayIsCalledSo();
    void argumentsAreReadAfterUnknownOnes();

private:
    // What a program says that dies of the message.
    static QString lastWordsOf(const QString& message)
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), {"before_window", "--die-of", message});
        return program.waitForFinished(patience) ? QString::fromUtf8(program.readAllStandardError()) : QString();
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

void BeforeWindowTest::argumentsAreReadAfterUnknownOnes()
{
    const auto read = [](std::vector<std::string> list) {
        std::vector<char*> arguments;
        for (std::string& argument : list)
            arguments.push_back(argument.data());
        return EarlyArguments::of(static_cast<int>(arguments.size()), arguments.data());
    };
    const EarlyArguments late = read({"storeys", "--unknown", "game.gcg", "-platform", "offscreen", "--language=de"});
    QCOMPARE(late.platform, QString("offscreen"));
    QCOMPARE(late.language, QString("de"));
    QVERIFY(!late.asksForText);
    for (const char* asks : {"-h", "--help", "--help-all", "-v", "--version"})
        QVERIFY2(read({"storeys", "--language", "de", asks}).asksForText, asks);
}

const NamedTest named("before_window", [](int argc, char** argv) {
    if (argc == 3 && QByteArray(argv[1]) == "--die-of") {
        holdMessages({});
        qWarning("what came before");
        qFatal("%s", argv[2]);
    }
    QCoreApplication application(argc, argv);
    BeforeWindowTest test;
    return QTest::qExec(&test, argc, argv);
});

} // namespace storeys::test::before_window_test

#include "before_window_test.moc"
