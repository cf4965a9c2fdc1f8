#include "desktop/preferences/preferences.h"

#include "table/settings/preference_table.h"
#include "table/settings/settings.h"

namespace storeys {

Preferences::Preferences(QObject* parent) : QQmlPropertyMap(this, parent)
{
    for (const Preference& preference : preferenceTable())
        insert(preference.name, savedPreference(preference));
    freeze();
}

bool Preferences::show(const QString& name, const QVariant& value)
{
    const Preference* preference = preferenceNamed(name);
    const auto usable = preference ? preference->usable(value) : std::nullopt;
    if (usable)
        insert(name, *usable);
    return usable.has_value();
}

QVariant Preferences::updateValue(const QString& key, const QVariant& input)
{
    const Preference* preference = preferenceNamed(key);
    const auto usable = preference ? preference->usable(input) : std::nullopt;
    if (!usable)
        return value(key);
    emit told(savePreference(*preference, *usable));
    return *usable;
}

} // namespace storeys
