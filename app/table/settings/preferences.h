#pragma once

#include "table/text/notices.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <QVariant>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace storeys {

// Something that a person sets once for all games: its name in the settings and in QML, its default, whose type all its
// values have, and which values it can have. A new preference is a new line of the table.
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

[[nodiscard]] const std::vector<Preference>& preferenceTable();
// The preference of that name; null if there is none.
[[nodiscard]] const Preference* preferenceNamed(const QString& name);

// What a person sets once for all games: a property for each line of preferenceTable(), which says what values it can
// have. Setting a property to one of them saves it at once; any other value is refused, and nothing changes. Owned by
// main().
class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(QString quality READ quality WRITE setQuality NOTIFY changed)
    Q_PROPERTY(QString measuredQuality READ measuredQuality WRITE setMeasuredQuality NOTIFY changed)
    Q_PROPERTY(QString view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(QString whyFlatKnown READ whyFlatKnown WRITE setWhyFlatKnown NOTIFY changed)
    Q_PROPERTY(bool uprightLetters READ uprightLetters WRITE setUprightLetters NOTIFY changed)
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool scoreChart READ scoreChart WRITE setScoreChart NOTIFY changed)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed)
    Q_PROPERTY(QString showSpeed READ showSpeed WRITE setShowSpeed NOTIFY changed)
    Q_PROPERTY(bool offensiveWords READ offensiveWords WRITE setOffensiveWords NOTIFY changed)
    Q_PROPERTY(bool commonWordsFirst READ commonWordsFirst WRITE setCommonWordsFirst NOTIFY changed)
    Q_PROPERTY(bool lowerKnown READ lowerKnown WRITE setLowerKnown NOTIFY changed)
    Q_PROPERTY(bool taught READ taught WRITE setTaught NOTIFY changed)
    Q_PROPERTY(QString taughtGames READ taughtGames WRITE setTaughtGames NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)

public:
    // Starts with what is saved. A value that can't be used counts as not there, and settingsProblem() tells of it.
    explicit Preferences(QObject* parent = nullptr);

    // ---- for QML
    [[nodiscard]] QString theme() const { return text("theme"); }
    [[nodiscard]] QString quality() const { return text("quality"); }
    [[nodiscard]] QString measuredQuality() const { return text("measuredQuality"); }
    [[nodiscard]] QString view() const { return text("view"); }
    [[nodiscard]] QString whyFlatKnown() const { return text("whyFlatKnown"); }
    [[nodiscard]] bool uprightLetters() const { return isOn("uprightLetters"); }
    [[nodiscard]] int textScale() const { return number("textScale"); }
    [[nodiscard]] bool reducedMotion() const { return isOn("reducedMotion"); }
    [[nodiscard]] bool scoreChart() const { return isOn("scoreChart"); }
    [[nodiscard]] bool sound() const { return isOn("sound"); }
    [[nodiscard]] int volume() const { return number("volume"); }
    [[nodiscard]] QString showSpeed() const { return text("showSpeed"); }
    [[nodiscard]] bool offensiveWords() const { return isOn("offensiveWords"); }
    [[nodiscard]] bool commonWordsFirst() const { return isOn("commonWordsFirst"); }
    [[nodiscard]] bool lowerKnown() const { return isOn("lowerKnown"); }
    [[nodiscard]] bool taught() const { return isOn("taught"); }
    [[nodiscard]] QString taughtGames() const { return text("taughtGames"); }
    [[nodiscard]] QString language() const { return text("language"); }
    void setTheme(const QString& theme) { set("theme", theme); }
    void setQuality(const QString& quality) { set("quality", quality); }
    void setMeasuredQuality(const QString& quality) { set("measuredQuality", quality); }
    void setView(const QString& view) { set("view", view); }
    void setWhyFlatKnown(const QString& reason) { set("whyFlatKnown", reason); }
    void setUprightLetters(bool on) { set("uprightLetters", on); }
    void setTextScale(int percent) { set("textScale", percent); }
    void setReducedMotion(bool on) { set("reducedMotion", on); }
    void setScoreChart(bool on) { set("scoreChart", on); }
    void setSound(bool on) { set("sound", on); }
    void setVolume(int percent) { set("volume", percent); }
    void setShowSpeed(const QString& speed) { set("showSpeed", speed); }
    void setOffensiveWords(bool on) { set("offensiveWords", on); }
    void setCommonWordsFirst(bool on) { set("commonWordsFirst", on); }
    void setLowerKnown(bool on) { set("lowerKnown", on); }
    void setTaught(bool on) { set("taught", on); }
    void setTaughtGames(const QString& games) { set("taughtGames", games); }
    void setLanguage(const QString& language) { set("language", language); }

    // ---- by name
    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    // Changes a value for this run only; false if there is no such preference or it can't have that value.
    bool show(const QString& name, const QVariant& value);

signals:
    // A value has changed, for this run or for good.
    void changed();
    // The person set this preference.
    void wasSet(const QString& name, const QVariant& value);
    // Why the preference that was just set could not be saved, or empty.
    void told(const storeys::Telling& problem);

private:
    [[nodiscard]] QString text(const char* name) const { return value(name).toString(); }
    [[nodiscard]] bool isOn(const char* name) const { return value(name).toBool(); }
    [[nodiscard]] int number(const char* name) const { return value(name).toInt(); }
    void set(const QString& name, const QVariant& given);
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
