#include "table/files/file_name.h"

#include "base/files.h"
#include "table/text/error_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace storeys {

namespace {

constexpr char16_t escape = 0xdc00; // in a name that is not UTF-8, byte b ≥ 0x80 becomes code unit escape + b

bool isEscaped(QChar unit)
{
    return unit.unicode() >= escape + 0x80 && unit.unicode() <= escape + 0xff;
}

// The XDG folder for state, which QStandardPaths knows only since Qt 6.7.
QString stateHome()
{
    const QString named = qEnvironmentVariable("XDG_STATE_HOME");
    return QDir::isAbsolutePath(named) ? named : QDir::homePath() + "/.local/state";
}

} // namespace

QString fileName(const QByteArray& bytes)
{
    QString name = QString::fromUtf8(bytes);
    if (name.toUtf8() == bytes)
        return name;
    name.clear();
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        name += QChar(static_cast<char16_t>(code < 0x80 ? code : escape + code));
    }
    return name;
}

std::string fileBytes(const QString& name)
{
    if (isUtf8(name))
        return name.toStdString();
    std::string bytes;
    for (const QChar unit : name)
        bytes +=
            isEscaped(unit) ? std::string(1, static_cast<char>(unit.unicode() - escape)) : QString(unit).toStdString();
    return bytes;
}

// Whether the name's bytes on disk are UTF-8. If not, fileName() turned some of them into low surrogates with no high
// surrogate before them.
bool isUtf8(const QString& name)
{
    return std::ranges::none_of(name, isEscaped)
           || std::ranges::any_of(name, [](QChar unit) { return unit.isHighSurrogate(); });
}

QString fileOfUrl(const QString& nameOrUrl)
{
    if (!nameOrUrl.startsWith("file:"))
        return nameOrUrl;
    return fileName(QByteArray::fromPercentEncoding(QUrl(nameOrUrl).path(QUrl::FullyEncoded).toLatin1()));
}

StorePlaces StorePlaces::ofSystem()
{
    return {QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/storeys",
            stateHome() + "/storeys"};
}

StorePlaces StorePlaces::under(const QString& folder)
{
    const QString root = QDir(folder).absolutePath();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, root + "/settings");
    return {root + "/records", root + "/state"};
}

QString gameFileName(const QStringList& players, QDate day, const QString& ending)
{
    static const QRegularExpression unwelcome("[^\\w .-]", QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression hiding("^[ .]+"); // a dot in front hides a file
    QString names = players.join(" - ").remove(unwelcome).remove(hiding).left(60);
    if (!names.isEmpty() && names.back().isHighSurrogate())
        names.chop(1);
    return names + ' ' + day.toString(Qt::ISODate) + ending;
}

QJsonDocument readJson(const QByteArray& text, QString* reason)
{
    QString ignored;
    QString& why = reason ? *reason : ignored;
    why.clear();
    if (const auto deep = nestedTooDeeply(text.toStdString())) {
        why = errorText(*deep);
        return {};
    }
    QJsonParseError error{};
    QJsonDocument read = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        why = error.errorString();
    return read;
}

} // namespace storeys
