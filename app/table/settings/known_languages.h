#pragma once

#include <QStringList>

namespace storeys {

// Which languages the interface has. Translations are part of the program; one that lies in DataPlace::translations() as
// storeys_CODE.qm counts too, and so does one in the folder that the environment variable STOREYS_TRANSLATIONS names:
// that is how a new one is tried without building, and how tests add a language of their own.

// Their codes ("de"), sorted.
[[nodiscard]] QStringList knownLanguages();

// The translation of a language, without the place: QTranslator's first argument.
[[nodiscard]] QString translationName(const QString& code);
// The place where it lies, the program's own first; "" where there is none.
[[nodiscard]] QString translationPlace(const QString& code);

} // namespace storeys
