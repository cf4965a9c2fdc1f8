#include "desktop/program/before_window.h"

#include "desktop/preferences/language.h"

#include <QByteArray>
#include <QMessageLogContext>
#include <QMutex>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace storeys {

namespace {

const struct
{
    const char* platform;
    const char* nothing;
    const char* unreachable;
} sentences = {
    QT_TRANSLATE_NOOP("Display", "Cannot show the window: the Qt platform '%1' does not work here."),
    QT_TRANSLATE_NOOP("Display", "Cannot show the window: neither DISPLAY nor WAYLAND_DISPLAY is set."),
    QT_TRANSLATE_NOOP("Display", "Cannot show the window: cannot connect to the display '%1'."),
};

struct Message
{
    QtMsgType type;
    QByteArray category;
    QString text;
};

struct Waiting
{
    QMutex mutex; // messages may come from other threads
    std::vector<Message> messages;
    QtMessageHandler usual = nullptr;
    QString platform; // value of --platform or QT_QPA_PLATFORM; "" for none
    QString language;
};

Waiting& waiting()
{
    static Waiting one;
    return one;
}

// The value of an argument ("--language de", "--language=de", with one dash too); "" if it is missing.
QString argumentValue(int argc, char** argv, const QString& name)
{
    QString value;
    for (int i = 1; i < argc; ++i) {
        QString argument = QString::fromLocal8Bit(argv[i]);
        if (!argument.startsWith('-'))
            continue;
        argument.remove(0, argument.startsWith("--") ? 2 : 1);
        if (argument == name && i + 1 < argc)
            value = QString::fromLocal8Bit(argv[i + 1]);
        else if (argument.startsWith(name + '='))
            value = argument.mid(name.size() + 1);
    }
    return value;
}

// Guesses from the environment why there is no window.
QString whyNoWindow()
{
    const auto said = [](const char* text) { return Language::translated("Display", text, waiting().language); };
    const QString asked = waiting().platform;
    if (!asked.isEmpty() && asked != "xcb" && !asked.startsWith("wayland"))
        return said(sentences.platform).arg(asked);
    for (const char* variable : {"WAYLAND_DISPLAY", "DISPLAY"})
        if (const QString display = qEnvironmentVariable(variable); !display.isEmpty())
            return said(sentences.unreachable).arg(display);
    return said(sentences.nothing);
}

void letGo()
{
    qInstallMessageHandler(waiting().usual);
    const QMutexLocker lock(&waiting().mutex);
    for (const Message& message : waiting().messages)
        qt_message_output(message.type, QMessageLogContext(nullptr, 0, nullptr, message.category.constData()),
                          message.text);
    waiting().messages.clear();
}

void holdBack(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    // Without a display, Qt's last message names the platform plugins. Any other fatal message is printed as it is.
    if (type == QtFatalMsg && !text.contains("platform plugin")) {
        letGo();
        waiting().usual(type, context, text);
        return;
    }
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "storeys: error: %s\n", qPrintable(whyNoWindow()));
        std::_Exit(2);
    }
    const QMutexLocker lock(&waiting().mutex);
    waiting().messages.push_back({type, context.category, text});
}

} // namespace

bool asksForText(int argc, char** argv)
{
    const QStringList texts{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [&](const char* argument) { return texts.contains(argument); });
}

QString languageAskedFor(int argc, char** argv)
{
    return argumentValue(argc, argv, "language");
}

DisplayWatch::DisplayWatch(int argc, char** argv)
{
    const QString platform = argumentValue(argc, argv, "platform");
    waiting().platform = platform.isEmpty() ? qEnvironmentVariable("QT_QPA_PLATFORM") : platform;
    waiting().language = languageAskedFor(argc, argv);
    waiting().usual = qInstallMessageHandler(holdBack);
}

DisplayWatch::~DisplayWatch()
{
    letGo();
}

} // namespace storeys
