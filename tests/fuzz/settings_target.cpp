// The file of settings: what can't be used is named and counts as missing, and settings can be saved over it.

#include "table_target.h"

#include "table/settings/settings.h"
#include "table/start/game_start.h"

#include <QSettings>

namespace storeys::settings_target {

const FuzzTarget target("settings", [](const std::uint8_t* data, std::size_t size) {
    needApplication();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, emptyFolder());
    const QString file = QSettings().fileName();
    writeFile(file, bytesOf(data, size));
    const QString problem = settingsProblem();
    require(problem.isEmpty() || problem.contains(file), "a problem names the file");
    for (const char* name :
         {"theme", "textScale", "sound", "taughtGames"}) // one of each kind: each reads the file again
        require(preferenceNamed(name)->usable(savedPreference(*preferenceNamed(name))).has_value(),
                "a preference has a value that it can have");
    const QVariantMap setup = savedLastSetup();
    require(setup.isEmpty() || problemOf(GameStart::fromMap(setup)).isEmpty(), "saved players can play");
    (void)savedWindow();
    require(savedLessonStep("first") >= 0, "a lesson begins at its beginning");
    require(!savedRecordFolder().isEmpty(), "there is a folder");
    const Preference& theme = *preferenceNamed("theme");
    if (savePreference(theme, "dark").isEmpty())
        require(savedPreference(theme) == "dark", "what was saved is there");
    return 0;
});

} // namespace storeys::settings_target
