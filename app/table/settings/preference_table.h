#pragma once

#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

namespace storeys {

// Something that a person sets once for all games: its name in the settings and in QML, its default, whose type all its
// values have, and which values it can have. A new preference is a new line of the table.
struct Preference
{
    QString name;
    QVariant usual;      // true or false, a number or a text
    QStringList choices; // for a text; empty: any text
    int least = 0;       // for a number
    int most = 0;

    // The given value in the type of this preference; nullopt if the preference can't have it. Settings keep all values
    // as texts.
    [[nodiscard]] std::optional<QVariant> usable(const QVariant& given) const;
};

[[nodiscard]] const std::vector<Preference>& preferenceTable();
// The preference of that name; null if there is none.
[[nodiscard]] const Preference* preferenceNamed(const QString& name);

} // namespace storeys
