#include "table/files/file_name.h"

#include <QUrl>

#include <algorithm>

namespace storeys {

namespace {

constexpr char16_t escape = 0xdc00; // and the byte

bool isEscaped(QChar unit)
{
    return unit.unicode() >= escape + 0x80 && unit.unicode() <= escape + 0xff;
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

// A low surrogate of a valid text follows a high one, which escaped names do not have.
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

} // namespace storeys
