#pragma once

#include "table/settings/preferences.h"
#include "table/text/notices.h"

#include <QString>
#include <QVariantMap>

namespace storeys {

// What the program remembers between runs, in the system's place for settings (QSettings). Unusable values count as
// missing. Writes nothing until there is something to remember. Before a file with anything unusable is changed, it is
// copied to FILE.damaged, unless that exists. A file of a newer version (by its `format`) is never changed. Functions
// that write return why they failed, or an empty text.

// The first thing in the settings that can't be used, with file, line and reason; empty if there is none.
[[nodiscard]] LateText settingsProblem();

// The choices in the last start dialog, as GameStart::toMap(); empty before the first.
[[nodiscard]] QVariantMap savedLastSetup();
LateText saveLastSetup(const QVariantMap& setup);

// The folder where a file was last chosen, if it still exists; else the documents folder, else the home folder.
[[nodiscard]] QString savedRecordFolder();
LateText saveRecordFolder(const QString& folder);

// The last state of the window, in the form of WindowMemory; empty if none was saved.
[[nodiscard]] QVariantMap savedWindow();
LateText saveWindow(const QVariantMap& window);

// The step at which the lesson of that name was left, from 0; 0 also if it was not begun or is finished.
[[nodiscard]] int savedLessonStep(const QString& lesson);
LateText saveLessonStep(const QString& lesson, int step);

// The saved value of a preference; its default if there is no usable one.
[[nodiscard]] QVariant savedPreference(const Preference& preference);
LateText savePreference(const Preference& preference, const QVariant& value);

} // namespace storeys
