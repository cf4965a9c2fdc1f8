#include "desktop/program/file_chooser.h"

#include "table/settings/settings.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWindow>

namespace storeys {

FileChooser::FileChooser(QObject* parent) : QObject(parent)
{
    connect(&m_portal, &FilePortal::chosen, this, &FileChooser::finish);
    connect(&m_portal, &FilePortal::cancelled, this, &FileChooser::cancelled);
    connect(&m_portal, &FilePortal::missing, this, &FileChooser::showOwn);
}

FileChooser::~FileChooser()
{
    delete m_dialog;
}

void FileChooser::ask(const QString& title, const QString& name, const QString& kind, const QString& ending,
                      bool several)
{
    delete m_dialog;
    m_question = {!name.isEmpty(), title, savedRecordFolder(), name, kind, ending, several};
    m_portal.ask(m_question, QGuiApplication::focusWindow());
}

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
    QFont font = m_dialog->font(); // in the text size of the preferences
    font.setPointSizeF(font.pointSizeF() * savedPreference(*preferenceNamed("textScale")).toInt() / 100.0);
    m_dialog->setFont(font);
    connect(m_dialog, &QFileDialog::filesSelected, this, &FileChooser::finish);
    connect(m_dialog, &QFileDialog::rejected, this, &FileChooser::cancelled);
    m_dialog->winId(); // creates its window, so that it can be placed over ours
    m_dialog->windowHandle()->setTransientParent(QGuiApplication::focusWindow());
    m_dialog->setWindowModality(Qt::ApplicationModal);
    m_dialog->show();
}

void FileChooser::finish(const QStringList& files)
{
    emit told(saveRecordFolder(QFileInfo(files.first()).absolutePath()));
    emit chosen(m_question.writing ? QStringList{withEnding(files.first(), m_question.ending)} : files);
}

QString withEnding(const QString& file, const QString& ending)
{
    const bool hasOne = !QFileInfo(file).suffix().isEmpty();
    return hasOne || QFileInfo::exists(file + ending) ? file : file + ending;
}

} // namespace storeys
