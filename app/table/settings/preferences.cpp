#include "table/settings/preferences.h"

#include "table/settings/preference_table.h"
#include "table/settings/settings.h"

namespace storeys {

Preferences::Preferences(QObject* parent) : QObject(parent)
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
    emit told(savePreference(preference, *usable)); // even if it is shown: perhaps for this run only
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

} // namespace storeys
