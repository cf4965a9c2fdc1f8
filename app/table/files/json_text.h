#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QString>

namespace storeys {

// What a JSON text from a file or the settings holds. Empty if it is not JSON, or its values lie in each other too
// deeply (base/json_depth.h); then *reason says so.
[[nodiscard]] QJsonDocument readJson(const QByteArray& text, QString* reason = nullptr);

} // namespace storeys
