#pragma once

#include <QStringList>
#include <QVariant>

#include <optional>
#include <vector>

namespace storeys {

// A thing that a person sets once for all games: its name in the settings and in QML, the value that counts before it
// is set, whose type is that of all its values, and which others there are. One more is one more line in the table.
struct Preference
{
    QString name;
    QVariant usual;      // true or false, a number or a text
    QStringList choices; // of a text; none: any text
    int least = 0;       // of a number
    int most = 0;

    // What is given as a value of this preference, where it can be one. Settings keep all values as texts.
    [[nodiscard]] std::optional<QVariant> usable(const QVariant& given) const;
};

[[nodiscard]] const std::vector<Preference>& preferenceTable();
// Of that name; null if there is none.
[[nodiscard]] const Preference* preferenceNamed(const QString& name);

} // namespace storeys
