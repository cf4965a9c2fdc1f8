#pragma once

#include "table/qml.h"
#include "table/text/notices.h"

#include <QVariant>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace storeys {

// Something that a person sets once for all games: its name in the settings and in QML, its default, whose type all its
// values have, and which values it can have.
struct Preference
{
    QString name;
    QVariant usual;      // true or false, a number or a text
    QStringList choices; // for a text; empty: any text
    int least = 0;       // for a number
    int most = 0;

    // The given value in the type of this preference; nullopt if the preference can't have it. Settings keep all values
    // as texts.
    [[nodiscard]] std::optional<QVariant> usable(const QVariant& given) const;
};

// All, as the class Preferences declares them.
[[nodiscard]] const std::vector<Preference>& preferenceTable();
// The preference of that name; null if there is none.
[[nodiscard]] const Preference* preferenceNamed(const QString& name);

// One preference: its default and, as one text, the values that it can have: "low medium high", "0..100" or, for any
// text and for true and false, "".
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

// What a person sets once for all games. Setting a property to a value that it can have saves the value at once; any
// other value is refused, and nothing changes. Owned by main().
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    PREFERENCE(QString, theme, "system", "system light dark contrast")
    PREFERENCE(QString, quality, "auto", "auto low medium high") // of the 3D picture
    // What "auto" stands for on this computer, see QualityMeter; "": not measured yet.
    PREFERENCE(QString, measuredQuality, "", " low medium high")
    PREFERENCE(QString, view, "solid", "solid flat") // of the board
    // Why the board is flat, as whyFlat in Main.qml, once the person has read it.
    PREFERENCE(QString, whyFlatKnown, "", " none old lost")
    PREFERENCE(bool, uprightLetters, "true", "")  // letters on the board, as the person in front sees them
    PREFERENCE(int, textScale, "100", "100..200") // percent
    PREFERENCE(bool, reducedMotion, "false", "")
    PREFERENCE(bool, scoreChart, "false", "") // beside the board
    PREFERENCE(bool, sound, "true", "")
    PREFERENCE(int, volume, "60", "0..100")                          // percent
    PREFERENCE(QString, showSpeed, "normal", "slow normal fast off") // of the plays that are shown
    PREFERENCE(bool, offensiveWords, "false", "")                    // whether computers and hints may use them
    PREFERENCE(bool, commonWordsFirst, "true", "")                   // in hints and the nearest play
    PREFERENCE(bool, turnCamera, "true", "")  // to the person to move, where several share the screen
    PREFERENCE(bool, lowerKnown, "false", "") // was told how to lower all stacks
    PREFERENCE(bool, taught, "false", "")     // whether the first lesson was offered
    PREFERENCE(QString, taughtGames, "", "")  // ids, with spaces between: lesson offered
    PREFERENCE(QString, language, "", "")     // one of knownLanguages(), or "": the system's

public:
    // Starts with what is saved. A value that can't be used counts as missing, and settingsProblem() names it.
    explicit Preferences(QObject* parent = nullptr);

    // ---- by name
    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    // Changes a value for this run only; false if there is no such preference or it can't have that value.
    bool show(const QString& name, const QVariant& value);
    // Saves a value, if the preference can have it.
    void set(const QString& name, const QVariant& given);

signals:
    // A value has changed, for this run or for good.
    void changed();
    // The person set this preference.
    void wasSet(const QString& name, const QVariant& value);
    // Why the preference that was just set could not be saved, or empty.
    void reported(const storeys::LateText& problem);

private:
    void take(const QString& name, const QVariant& value);

    QVariantMap m_values;
};

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
