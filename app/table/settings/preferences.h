#pragma once

#include "table/qml.h"
#include "table/text/notices.h"

#include <QVariant>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace storeys {

// Something that a person sets once for all games: its name in the settings and in QML, its default (which has the type
// of all its values), and its allowed values.
struct Preference
{
    QString name;
    QVariant usual;      // default: true or false, a number or a text
    QStringList choices; // allowed texts; empty: any text
    int least = 0;       // smallest number allowed
    int most = 0;

    // The given value, converted to the type of this preference; nullopt if it is not allowed. Settings keep all values
    // as texts.
    [[nodiscard]] std::optional<QVariant> usable(const QVariant& given) const;
};

// All preferences that the class Preferences declares.
[[nodiscard]] const std::vector<Preference>& preferenceTable();
// The preference of that name; null if there is none.
[[nodiscard]] const Preference* preferenceNamed(const QString& name);

// Declares a preference with its default and, as one text, its allowed values: "low medium high" or "0..100"; "" for a
// bool and for any text.
#define PREFERENCE(Type, name, usual, values)                                                                          \
    Q_PROPERTY(Type name READ name WRITE set_##name NOTIFY changed)                                                    \
    Q_CLASSINFO(#name, usual "|" values)                                                                               \
public:                                                                                                                \
    [[nodiscard]] Type name() const                                                                                    \
    {                                                                                                                  \
        return value(#name).value<Type>();                                                                             \
    }                                                                                                                  \
    void set_##name(const Type& given)                                                                                 \
    {                                                                                                                  \
        set(#name, given);                                                                                             \
    }

// What a person sets once for all games. Setting a property to an allowed value saves it at once; any other value is
// rejected, and nothing changes. Owned by main().
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    PREFERENCE(QString, theme, "system", "system light dark contrast")
    PREFERENCE(QString, quality, "auto", "auto low medium high") // quality of the 3D picture
    // What "auto" stands for on this computer, see QualityMeter; "": not measured yet.
    PREFERENCE(QString, measuredQuality, "", " low medium high")
    PREFERENCE(QString, view, "solid", "solid flat") // view of the board
    // Why the board is flat, if the person has already read it: a value of whyFlat in Main.qml.
    PREFERENCE(QString, whyFlatKnown, "", " none old lost")
    PREFERENCE(bool, uprightLetters, "true", "")  // letters on the board turn to the viewer
    PREFERENCE(int, textScale, "100", "100..200") // percent
    PREFERENCE(bool, reducedMotion, "false", "")
    PREFERENCE(bool, scoreChart, "false", "") // shows a chart of the scores beside the board
    PREFERENCE(bool, sound, "true", "")
    PREFERENCE(int, volume, "60", "0..100")                          // percent
    PREFERENCE(QString, showSpeed, "normal", "slow normal fast off") // speed at which plays are shown
    PREFERENCE(bool, offensiveWords, "false", "")                    // computers and hints may use offensive words
    PREFERENCE(bool, commonWordsFirst, "true", "")                   // hints and the nearest play prefer common words
    PREFERENCE(bool, reviewGames, "true", "")                        // reviews a game as soon as it ends
    PREFERENCE(QString, reviewWords, "common", "common most all")    // words expected of players in reviews
    PREFERENCE(bool, turnCamera, "true", "")  // turns the camera to the person to move if several share the screen
    PREFERENCE(bool, lowerKnown, "false", "") // the person knows how to lower all stacks
    PREFERENCE(bool, taught, "false", "")     // whether the first lesson was offered
    PREFERENCE(QString, taughtGames, "", "")  // ids, separated by spaces, of games whose lesson was offered
    PREFERENCE(QString, language, "", "")     // one of knownLanguages(), or "" for the system's

public:
    // Starts with the saved values. An unusable value counts as missing, and settingsProblem() names it.
    Preferences();

    // ---- by name
    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    // Changes a value for this run only; false if there is no such preference or the value is not allowed.
    bool show(const QString& name, const QVariant& value);
    // Saves the value if it is allowed.
    Q_INVOKABLE void set(const QString& name, const QVariant& given);

signals:
    // A value has changed, for this run or for good.
    void changed();
    // The person set this preference.
    void wasSet(const QString& name, const QVariant& value);
    // Reports why the preference just set could not be saved; empty if it was saved.
    void reported(const storeys::LateText& problem);

private:
    void take(const QString& name, const QVariant& value);

    QVariantMap m_values;
};

// The languages of the interface. Translations are built into the program. Files storeys_CODE.qm in
// DataPlace::translations() or in the folder $STOREYS_TRANSLATIONS are used too, so that a new translation can be tried
// without building, and tests can add a language.

// The codes of all languages ("de"), sorted.
[[nodiscard]] QStringList knownLanguages();

// The file name of a translation without its folder and ending: the first argument of QTranslator::load().
[[nodiscard]] QString translationName(const QString& code);
// The folder of a translation, preferably the one built into the program; "" if there is none.
[[nodiscard]] QString translationPlace(const QString& code);

} // namespace storeys
