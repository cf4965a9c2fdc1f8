#include "table/settings/settings.h"

#include "table/files/file_name.h"
#include "table/files/safe_file.h"
#include "table/start/game_start.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace storeys {

namespace {

QString ignored(const QString& reason)
{
    return Words::tr("Some settings were ignored: %1").arg(reason);
}

QString noSetting()
{
    return Words::tr("not a known section or setting");
}

// The format of the settings. Increase it if older versions would misread new files. The first version wrote no format.
constexpr int format = 1;
const QString formatKey = QStringLiteral("format");
const QString lastSetupKey = QStringLiteral("lastSetup");
const QString lessonStepKey = QStringLiteral("lessonStep");
const QString firstLesson = QStringLiteral("first"); // the first lesson was once the only one, so its key has no name
const QString windowKey = QStringLiteral("window");
const QString recordFolderKey = QStringLiteral("recordFolder");

QString lessonKey(const QString& lesson)
{
    return lesson == firstLesson ? lessonStepKey : lessonStepKey + '-' + lesson;
}

// Whether the line by itself can belong to a settings file: a section, a comment or a setting. A setting continues on
// the next line after a backslash.
bool canBeLine(const QByteArray& line)
{
    return line.isEmpty() || line.startsWith(';') || line.startsWith('#') || line.contains('=')
           || (line.startsWith('[') && line.endsWith(']'));
}

// The number of the first wrong line, from 1; 0 if there is none.
int firstBadLine(const QByteArray& text)
{
    const QList<QByteArray> lines = text.split('\n');
    bool goesOn = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QByteArray line = lines[i].trimmed();
        if (!goesOn && !canBeLine(line))
            return static_cast<int>(i) + 1;
        goesOn = line.endsWith('\\');
    }
    return 0;
}

// The number of the setting's line, from 1; 1 if the key does not literally begin a line.
int lineOf(const QByteArray& text, const QString& key)
{
    const qsizetype at = ('\n' + text).indexOf('\n' + key.toUtf8() + '=');
    return at < 0 ? 1 : static_cast<int>(text.left(at).count('\n')) + 1;
}

QVariantMap readSetup(const QByteArray& text, QString* reason)
{
    const QVariantMap setup = readJson(text, reason).object().toVariantMap();
    if (reason->isEmpty())
        *reason = setup.isEmpty() ? Words::tr("not a valid list of players") : problemOf(GameStart::fromMap(setup));
    return reason->isEmpty() ? setup : QVariantMap();
}

// The first preference whose saved value can't be used; null if there is none.
const Preference* unusablePreference(const QSettings& settings)
{
    for (const Preference& preference : preferenceTable())
        if (settings.contains(preference.name) && !preference.usable(settings.value(preference.name)))
            return &preference;
    return nullptr;
}

// A sentence if a newer version wrote the settings; empty otherwise.
LateText newer(const QSettings& settings)
{
    if (settings.value(formatKey, format).toInt() <= format)
        return {};
    return LateText([file = settings.fileName()] {
        return Words::tr("The settings in %1 were written by a newer version of Storeys and are not changed. Update "
                         "Storeys.")
            .arg(file);
    });
}

LateText write(const QString& key, const QVariant& value)
{
    QSettings settings;
    if (const LateText problem = newer(settings); !problem.isEmpty())
        return problem;
    const QString file = settings.fileName();
    const QString damaged = file + ".damaged";
    if (!settingsProblem().isEmpty() && !QFile::exists(damaged))
        if (const auto text = readWhole(file))
            (void)replaceFile(damaged, *text);
    (void)makeFolderOf(file); // if this fails, settings.status() says so
    settings.setValue(key, value);
    settings.sync();
    flushFolderOf(file); // QSettings flushes the new file but not its name
    if (settings.status() != QSettings::AccessError)
        return {};
    return LateText([file] { return Words::tr("Cannot save the settings: %1 is not writable.").arg(file); });
}

} // namespace

LateText settingsProblem()
{
    const QSettings settings;
    const QString file = settings.fileName();
    if (!QFileInfo::exists(file))
        return {};
    const auto text = readWhole(file);
    if (!text)
        return LateText([why = text.error()] { return ignored(why); });
    if (const LateText problem = newer(settings); !problem.isEmpty())
        return problem;
    const auto wrong = [&](int line, const LateText& why) {
        return LateText([=] { return ignored(QString("%1:%2: %3").arg(file, QString::number(line), why.text())); });
    };
    if (const int line = firstBadLine(*text))
        return wrong(line, LateText(noSetting));
    QString reason;
    const QByteArray setup = settings.value(lastSetupKey).toByteArray();
    if (settings.contains(lastSetupKey))
        readSetup(setup, &reason);
    if (!reason.isEmpty())
        return wrong(lineOf(*text, lastSetupKey), LateText([setup] {
                         QString why;
                         readSetup(setup, &why);
                         return lastSetupKey + ": " + why;
                     }));
    if (const Preference* preference = unusablePreference(settings))
        return wrong(lineOf(*text, preference->name),
                     LateText([name = preference->name, value = settings.value(preference->name).toString()] {
                         return name + ": " + Words::tr("'%1' is not a valid value").arg(value);
                     }));
    return settings.status() == QSettings::FormatError ? wrong(1, LateText(noSetting)) : LateText();
}

QVariantMap savedLastSetup()
{
    QString reason;
    return readSetup(QSettings().value(lastSetupKey).toByteArray(), &reason);
}

LateText saveLastSetup(const QVariantMap& setup)
{
    return write(lastSetupKey, QJsonDocument(QJsonObject::fromVariantMap(setup)).toJson(QJsonDocument::Compact));
}

QString savedRecordFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString& folder : {QSettings().value(recordFolderKey).toString(), documents})
        if (QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

LateText saveRecordFolder(const QString& folder)
{
    return write(recordFolderKey, folder);
}

QVariantMap savedWindow()
{
    return readJson(QSettings().value(windowKey).toByteArray()).object().toVariantMap();
}

LateText saveWindow(const QVariantMap& window)
{
    return write(windowKey, QJsonDocument(QJsonObject::fromVariantMap(window)).toJson(QJsonDocument::Compact));
}

int savedLessonStep(const QString& lesson)
{
    return std::max(0, QSettings().value(lessonKey(lesson), 0).toInt());
}

LateText saveLessonStep(const QString& lesson, int step)
{
    return step == savedLessonStep(lesson) ? LateText() : write(lessonKey(lesson), step);
}

QVariant savedPreference(const Preference& preference)
{
    const QVariant saved = QSettings().value(preference.name);
    return preference.usable(saved).value_or(preference.usual);
}

LateText savePreference(const Preference& preference, const QVariant& value)
{
    return write(preference.name, value);
}

} // namespace storeys
