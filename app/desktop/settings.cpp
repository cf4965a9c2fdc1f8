#include "settings.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace storeys {

QVariantMap savedLastSetup()
{
    return QJsonDocument::fromJson(QSettings().value("lastSetup").toByteArray()).object().toVariantMap();
}

void saveLastSetup(const QVariantMap& setup)
{
    QSettings().setValue("lastSetup", QJsonDocument(QJsonObject::fromVariantMap(setup)).toJson(QJsonDocument::Compact));
}

bool savedTurnCamera()
{
    return QSettings().value("turnCamera", true).toBool();
}

void saveTurnCamera(bool turns)
{
    QSettings().setValue("turnCamera", turns);
}

} // namespace storeys
