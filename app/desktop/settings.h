#pragma once

#include <QVariantMap>

namespace storeys {

// What is remembered between runs, in the place that the system has for settings (QSettings). Values that can't be
// read count as not there.

// The last choice in the start dialog, as GameStart::toMap(); empty before the first.
[[nodiscard]] QVariantMap savedLastSetup();
void saveLastSetup(const QVariantMap& setup);

// The folder that a record was last exported to, else that of documents.
[[nodiscard]] QString savedRecordFolder();
void saveRecordFolder(const QString& folder);

} // namespace storeys
