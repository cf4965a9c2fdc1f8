#pragma once

#include <QString>

namespace storeys {

// What players call a kind of square of a BoardShape: "double word", "flashlight". "" for a plain one.
[[nodiscard]] QString kindName(const QString& kind);
// The same with what it gives or takes: "flashlight, gives a yellow blank".
[[nodiscard]] QString kindText(const QString& kind);

// No tile may lie on such a square.
[[nodiscard]] bool isWall(const QString& kind);

} // namespace storeys
