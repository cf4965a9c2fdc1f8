#include "desktop/program/before_window.h"

#include "desktop/preferences/language.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QMessageLogContext>
#include <QMutex>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace storeys {

namespace {

struct Message
{
    QtMsgType type;
    QByteArray category;
    QString text;
};

struct
{
    QMutex mutex; // messages may come from other threads
    std::vector<Message> messages;
    QtMessageHandler usual = nullptr;
    EarlyArguments arguments;
} waiting;

// A sentence that says why there is no window, guessed from the arguments and the environment.
QString whyNoWindow()
{
    const auto said = [](const char* text) {
        return Language::translated("Display", text, waiting.arguments.language);
    };
    const QString given = waiting.arguments.platform;
    const QString asked = given.isEmpty() ? qEnvironmentVariable("QT_QPA_PLATFORM") : given;
    if (!asked.isEmpty() && asked != "xcb" && !asked.startsWith("wayland"))
        return said(QT_TRANSLATE_NOOP("Display", "Cannot show the window: the Qt platform '%1' does not work here."))
            .arg(asked);
    for (const char* variable : {"WAYLAND_DISPLAY", "DISPLAY"})
        if (const QString display = qEnvironmentVariable(variable); !display.isEmpty())
            return said(QT_TRANSLATE_NOOP("Display", "Cannot show the window: cannot connect to the display '%1'."))
                .arg(display);
    return said(QT_TRANSLATE_NOOP("Display", "Cannot show the window: neither DISPLAY nor WAYLAND_DISPLAY is set."));
}

void holdBack(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    // Without a display, Qt's last message names the platform plugins. Any other fatal message is printed as it is.
    if (type == QtFatalMsg && !text.contains("platform plugin")) {
        releaseMessages();
        waiting.usual(type, context, text);
        return;
    }
    if (type == QtFatalMsg) {
        std::fprintf(stderr, "storeys: error: %s\n", qPrintable(whyNoWindow()));
        std::_Exit(2);
    }
    const QMutexLocker lock(&waiting.mutex);
    waiting.messages.push_back({type, context.category, text});
}

} // namespace

EarlyArguments EarlyArguments::of(int argc, char** argv)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption language("language", {}, "language"), platform("platform", {}, "platform");
    const QCommandLineOption text({"h", "help", "help-all", "v", "version"});
    parser.addOptions({language, platform, text});
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    parser.parse(arguments); // despite unknown options
    return {parser.isSet(text), parser.value(language), parser.value(platform)};
}

void holdMessages(const EarlyArguments& arguments)
{
    waiting.arguments = arguments;
    waiting.usual = qInstallMessageHandler(holdBack);
}

void releaseMessages()
{
    qInstallMessageHandler(waiting.usual);
    const QMutexLocker lock(&waiting.mutex);
    for (const Message& message : waiting.messages)
        qt_message_output(message.type, QMessageLogContext(nullptr, 0, nullptr, message.category.constData()),
                          message.text);
    waiting.messages.clear();
}

} // namespace storeys
