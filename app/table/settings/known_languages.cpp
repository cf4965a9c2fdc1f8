#include "table/settings/known_languages.h"

#include "data_place.h"

#include <QDir>
#include <QFile>
#include <QSet>

namespace storeys {

namespace {

const QString beginning = QStringLiteral("storeys_");
const QString ending = QStringLiteral(".qm");

QStringList places()
{
    QStringList list{":/i18n", QString::fromStdString(DataPlace::ofProgram().translations().string())};
    if (const QString more = qEnvironmentVariable("STOREYS_TRANSLATIONS"); !more.isEmpty())
        list += more;
    return list;
}

} // namespace

QStringList knownLanguages()
{
    QSet<QString> codes;
    for (const QString& place : places())
        for (const QString& file : QDir(place).entryList({beginning + '*' + ending}))
            codes.insert(file.sliced(beginning.size()).chopped(ending.size()));
    QStringList sorted(codes.begin(), codes.end());
    sorted.sort();
    return sorted;
}

QString translationName(const QString& code)
{
    return beginning + code;
}

QString translationPlace(const QString& code)
{
    for (const QString& place : places())
        if (QFile::exists(place + '/' + translationName(code) + ending))
            return place;
    return {};
}

} // namespace storeys
