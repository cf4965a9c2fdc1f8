#pragma once

#include <QStringList>

namespace storeys {

// The languages of the interface. The program has translations built in. A file storeys_CODE.qm counts too if it is in
// DataPlace::translations() or in the folder that the environment variable STOREYS_TRANSLATIONS names: so a new
// translation is tried without building, and tests add a language of their own.

// Their codes ("de"), sorted.
[[nodiscard]] QStringList knownLanguages();

// The file name of a translation without its folder and ending: the first argument of QTranslator::load().
[[nodiscard]] QString translationName(const QString& code);
// The folder of a translation, the program's own first; "" if there is none.
[[nodiscard]] QString translationPlace(const QString& code);

} // namespace storeys
