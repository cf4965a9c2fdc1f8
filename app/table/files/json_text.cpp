#include "table/files/json_text.h"

#include "base/json_depth.h"
#include "table/text/error_text.h"

namespace storeys {

QJsonDocument readJson(const QByteArray& text, QString* reason)
{
    QString ignored;
    QString& why = reason ? *reason : ignored;
    why.clear();
    if (const auto deep = nestedTooDeeply(text.toStdString())) {
        why = errorText(*deep);
        return {};
    }
    QJsonParseError error{};
    QJsonDocument read = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        why = error.errorString();
    return read;
}

} // namespace storeys
