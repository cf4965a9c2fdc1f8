#include "settings.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStandardPaths>

namespace storeys {

QVariantMap savedLastSetup()
{
    return QJsonDocument::fromJson(QSettings().value("lastSetup").toByteArray()).object().toVariantMap();
}

void saveLastSetup(const QVariantMap& setup)
{
    QSettings().setValue("lastSetup", QJsonDocument(QJsonObject::fromVariantMap(setup)).toJson(QJsonDocument::Compact));
}

QString savedRecordFolder()
{
    const QString saved = QSettings().value("recordFolder").toString();
    return QFileInfo(saved).isDir() ? saved : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void saveRecordFolder(const QString& folder)
{
    QSettings().setValue("recordFolder", folder);
}

} // namespace storeys
