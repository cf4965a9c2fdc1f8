#pragma once

#include <QVariantMap>

namespace storeys {

// What is remembered between runs, in the place that the system has for settings (QSettings). Values that can't be
// read count as not there.

// The last choice in the start dialog, as GameStart::toMap(); empty before the first.
[[nodiscard]] QVariantMap savedLastSetup();
void saveLastSetup(const QVariantMap& setup);

// Whether the camera turns to the person to move where several sit at the screen; on before it was chosen.
[[nodiscard]] bool savedTurnCamera();
void saveTurnCamera(bool turns);

} // namespace storeys
