#include "desktop/program/file_chooser.h"

#include "table/files/file_name.h"
#include "table/settings/settings.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTimer>
#include <QWindow>

#include <algorithm>

namespace storeys {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString requestInterface = QStringLiteral("org.freedesktop.portal.Request");
constexpr uint done = 0; // the portal's code for an answer with files

// File filters in the portal's types, (us) and (sa(us)); a pattern whose number is 0 is a glob.
using Pattern = std::pair<uint, QString>;
using Filter = std::pair<QString, QList<Pattern>>;

// The portal's name for a window. On Wayland, Qt's public headers don't give it: then it is "", and the dialog has no
// parent window.
QString nameOf(const QWindow* window)
{
    const bool isX11 = window && QGuiApplication::platformName() == "xcb";
    return isX11 ? "x11:" + QString::number(window->winId(), 16) : QString();
}

} // namespace

FileChooser::~FileChooser()
{
    delete m_dialog;
}

void FileChooser::ask(const QString& title, const QString& name, const QString& kind, const QString& ending,
                      bool several)
{
    close();
    m_question = {!name.isEmpty(), title, savedRecordFolder(), name, kind, ending, several};
    askPortal();
}

void FileChooser::cancel()
{
    close();
    emit cancelled();
}

void FileChooser::close()
{
    ++m_count; // a question that waits is not asked any more
    delete m_dialog;
    endQuestion();
}

// ---- the portal's dialog

void FileChooser::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        QTimer::singleShot(0, this, [this, asked = ++m_count] {
            if (asked == m_count) // else there is a newer question
                showOwn();
        });
        return;
    }
    qDBusRegisterMetaType<Pattern>();
    qDBusRegisterMetaType<QList<Pattern>>();
    qDBusRegisterMetaType<Filter>();
    qDBusRegisterMetaType<QList<Filter>>();
    const QString token =
        QString("storeys_%1_%2").arg(QString::number(QCoreApplication::applicationPid()), QString::number(++m_count));
    // Listens before the call, so that no answer is missed.
    const QString sender = bus.baseService().mid(1).replace('.', '_');
    listenAt("/org/freedesktop/portal/desktop/request/" + sender + '/' + token);
    const QList<Filter> filters{{m_question.kind, {{0, '*' + m_question.ending}}}};
    QVariantMap options{{"handle_token", token},
                        {"modal", true},
                        {"filters", QVariant::fromValue(filters)},
                        {"current_folder", QByteArray(m_question.folder.toLocal8Bit() + '\0')}}; // ends with a zero
    if (m_question.writing)
        options.insert("current_name", m_question.name);
    else
        options.insert("multiple", m_question.several);
    QDBusMessage call =
        QDBusMessage::createMethodCall(service, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser",
                                       m_question.writing ? "SaveFile" : "OpenFile");
    call << nameOf(QGuiApplication::focusWindow()) << m_question.title << options;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, asked = m_request] {
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        watcher->deleteLater();
        if (m_request != asked)
            return;
        if (!reply.isError()) {
            listenAt(reply.value().path()); // old portals choose the path of the answer themselves
            return;
        }
        endQuestion();
        showOwn();
    });
}

// Listens for the answer at that path and nowhere else; if it is "", nowhere.
void FileChooser::listenAt(const QString& path)
{
    if (path == m_request)
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!m_request.isEmpty())
        bus.disconnect(service, m_request, requestInterface, "Response", this, SLOT(answer(uint, QVariantMap)));
    m_request = path;
    if (!path.isEmpty())
        bus.connect(service, path, requestInterface, "Response", this, SLOT(answer(uint, QVariantMap)));
}

// Closes the dialog of the open question, if any, because the answer is no longer wanted.
void FileChooser::endQuestion()
{
    if (m_request.isEmpty())
        return;
    const QDBusMessage call = QDBusMessage::createMethodCall(service, m_request, requestInterface, "Close");
    listenAt({});
    QDBusConnection::sessionBus().send(call);
}

void FileChooser::answer(uint outcome, const QVariantMap& results)
{
    listenAt({});
    QStringList files;
    for (const QString& uri : results.value("uris").toStringList())
        if (const QString file = fileOfUrl(uri); !file.isEmpty())
            files += file;
    if (outcome == done && !files.isEmpty())
        finish(files);
    else
        emit cancelled();
}

// ---- Qt's dialog

void FileChooser::showOwn()
{
    m_dialog = new QFileDialog;
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setWindowTitle(m_question.title);
    m_dialog->setAcceptMode(m_question.writing ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    m_dialog->setFileMode(m_question.writing   ? QFileDialog::AnyFile
                          : m_question.several ? QFileDialog::ExistingFiles
                                               : QFileDialog::ExistingFile);
    m_dialog->setNameFilter(QString("%1 (*%2)").arg(m_question.kind, m_question.ending));
    m_dialog->setDefaultSuffix(m_question.ending.mid(1));
    m_dialog->setDirectory(m_question.folder);
    m_dialog->selectFile(m_question.name);
    QFont font = m_dialog->font(); // uses the text size of the preferences
    font.setPointSizeF(font.pointSizeF() * savedPreference(*preferenceNamed("textScale")).toInt() / 100.0);
    m_dialog->setFont(font);
    connect(m_dialog, &QFileDialog::filesSelected, this, &FileChooser::finish);
    connect(m_dialog, &QFileDialog::rejected, this, &FileChooser::cancelled);
    m_dialog->winId(); // creates the dialog's window, so that it can be placed over the program's
    m_dialog->windowHandle()->setTransientParent(QGuiApplication::focusWindow());
    m_dialog->setWindowModality(Qt::ApplicationModal);
    m_dialog->show();
}

void FileChooser::finish(const QStringList& files)
{
    emit reported(saveRecordFolder(QFileInfo(files.first()).absolutePath()));
    emit chosen(m_question.writing ? QStringList{withEnding(files.first(), m_question.ending)} : files);
}

QString withEnding(const QString& file, const QString& ending)
{
    const QString suffix = QFileInfo(file).suffix();
    const bool hasOne = std::ranges::any_of(suffix, [](QChar c) { return c.isLetter(); }); // 28.11 is a date
    return hasOne || QFileInfo::exists(file + ending) ? file : file + ending;
}

} // namespace storeys
