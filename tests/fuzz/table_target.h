#pragma once

#include "data_place.h"
#include "target.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

// What targets of the table share.

inline QByteArray bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

// The application that threads deliver their results to and settings are named after.
inline void needApplication()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char* names[] = {name, nullptr};
    static const QCoreApplication application(count, names);
    QCoreApplication::setOrganizationName("storeys");
    QCoreApplication::setApplicationName("storeys");
}

// An empty folder for the files of one call, gone at the next.
inline QString emptyFolder()
{
    static const QTemporaryDir folder;
    static int number = 0; // QSettings knows the files that it has seen
    QDir(folder.filePath(QString::number(number))).removeRecursively();
    const QString path = folder.filePath(QString::number(++number));
    require(QDir().mkpath(path), "a folder can be made");
    return path;
}

inline void writeFile(const QString& file, const QByteArray& content)
{
    QFile opened(file);
    require(QDir().mkpath(QFileInfo(file).path()) && opened.open(QIODevice::WriteOnly)
                && opened.write(content) == content.size(),
            "a file can be written");
}

// The program's variants with a small lexicon, which takes no time to open.
inline const storeys::DataPlace& smallData()
{
    static const QTemporaryDir folder;
    static const storeys::DataPlace data = [] {
        require(QFile::link(STOREYS_DATA_DIR "/variants", folder.filePath("variants"))
                    && QFile::link(STOREYS_DATA_DIR "/languages", folder.filePath("languages"))
                    && QDir(folder.path()).mkdir("lexicons")
                    && QFile::copy(STOREYS_FUZZ_CORPUS "/lexicon/all", folder.filePath("lexicons/en.lexicon")),
                "there is data");
        return storeys::DataPlace(folder.path().toStdString());
    }();
    return data;
}
