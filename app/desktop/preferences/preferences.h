#pragma once

#include "table/text/telling.h"

#include <QQmlPropertyMap>

namespace storeys {

// What a person sets once for all games, for QML: a property for each line of preferenceTable(). Setting one that can
// have that value saves it at once; any other value is refused, and the property stays as it was. main() owns it; of
// the QML, Main.qml and Wishes.qml alone read it and hand the values on.
class Preferences : public QQmlPropertyMap
{
    Q_OBJECT

public:
    // With what is saved; a value that can't be used counts as not there, and settingsProblem() tells of it.
    explicit Preferences(QObject* parent = nullptr);

    // For this run alone; false if there is no such preference or it can't have that value.
    bool show(const QString& name, const QVariant& value);

signals:
    // Why the last one that was set could not be saved, or "".
    void told(const storeys::Telling& problem);

protected:
    QVariant updateValue(const QString& key, const QVariant& input) override;
};

} // namespace storeys
