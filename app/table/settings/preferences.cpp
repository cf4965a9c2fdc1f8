#include "table/settings/preferences.h"

#include "base/find.h"
#include "data_place.h"
#include "table/settings/settings.h"

#include <QDir>
#include <QFile>
#include <QMetaProperty>
#include <QSet>

namespace storeys {

namespace {

// The preference that a property of Preferences declares.
Preference declared(const QMetaProperty& property)
{
    const QMetaObject& type = Preferences::staticMetaObject;
    const QString line = type.classInfo(type.indexOfClassInfo(property.name())).value();
    const QString values = line.section('|', 1);
    Preference preference;
    preference.name = property.name();
    preference.usual = line.section('|', 0, 0);
    preference.usual.convert(property.metaType());
    if (property.typeId() == QMetaType::Int) {
        preference.least = values.section("..", 0, 0).toInt();
        preference.most = values.section("..", 1).toInt();
    } else if (preference.name == "language") {
        preference.choices = QStringList("") + knownLanguages();
    } else if (!values.isEmpty()) {
        preference.choices = values.split(' ');
    }
    return preference;
}

} // namespace

std::optional<QVariant> Preference::usable(const QVariant& given) const
{
    const QString text = given.toString();
    if (usual.typeId() == QMetaType::Bool)
        return text == "true" || text == "false" ? std::optional<QVariant>(text == "true") : std::nullopt;
    if (usual.typeId() == QMetaType::Int) {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        return isNumber && number >= least && number <= most ? std::optional<QVariant>(number) : std::nullopt;
    }
    if (!given.canConvert<QString>())
        return std::nullopt;
    return choices.isEmpty() || choices.contains(text) ? std::optional<QVariant>(text) : std::nullopt;
}

const std::vector<Preference>& preferenceTable()
{
    static const std::vector<Preference> table = [] {
        const QMetaObject& type = Preferences::staticMetaObject;
        std::vector<Preference> all;
        for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
            all.push_back(declared(type.property(i)));
        return all;
    }();
    return table;
}

const Preference* preferenceNamed(const QString& name)
{
    return lookUp(preferenceTable(), name, &Preference::name);
}

Preferences::Preferences()
{
    for (const Preference& preference : preferenceTable())
        m_values.insert(preference.name, savedPreference(preference));
}

bool Preferences::show(const QString& name, const QVariant& value)
{
    const Preference* preference = preferenceNamed(name);
    const auto usable = preference ? preference->usable(value) : std::nullopt;
    if (usable)
        take(name, *usable);
    return usable.has_value();
}

void Preferences::set(const QString& name, const QVariant& given)
{
    const Preference& preference = *preferenceNamed(name);
    const auto usable = preference.usable(given);
    if (!usable)
        return;
    // Saved even if equal to the value now: show() may have set that for this run only.
    emit reported(savePreference(preference, *usable));
    take(name, *usable);
    emit wasSet(name, *usable);
}

void Preferences::take(const QString& name, const QVariant& value)
{
    if (m_values.value(name) == value)
        return;
    m_values.insert(name, value);
    emit changed();
}

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
