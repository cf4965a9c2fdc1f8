#include "table/files/chosen_file.h"

#include "table/files/safe_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

namespace storeys {

namespace {

class FileText
{
    Q_DECLARE_TR_FUNCTIONS(FileText)

public:
    static QString relative(const QString& file)
    {
        return tr("%1 is not a full path. Start it with a slash.").arg(file);
    }
    static QString noFile(const QString& file) { return tr("Cannot write to %1. Choose another file.").arg(file); }
    static QString noFolder(const QString& folder)
    {
        return tr("The folder %1 does not exist. Choose another "
                  "folder.")
            .arg(folder);
    }
};

} // namespace

QString writeChosen(const QString& file, const QByteArray& bytes)
{
    if (QFileInfo(file).isRelative())
        return FileText::relative(file);
    if (QFileInfo(file).exists() && !QFileInfo(file).isFile())
        return FileText::noFile(file);
    if (!QFileInfo(QFileInfo(file).path()).isDir())
        return FileText::noFolder(QFileInfo(file).path());
    return replaceFile(file, bytes).value_or(Telling());
}

QString gameFileName(const QStringList& players, QDate day, const QString& ending)
{
    static const QRegularExpression unwelcome("[^\\w .-]", QRegularExpression::UseUnicodePropertiesOption);
    return players.join(" - ").remove(unwelcome).left(60) + ' ' + day.toString(Qt::ISODate) + ending;
}

} // namespace storeys
