#include "table/settings/preference_table.h"

#include "table/settings/known_languages.h"

#include <algorithm>

namespace storeys {

namespace {

std::optional<QVariant> truth(const QVariant& given)
{
    const QString text = given.toString();
    return text == "true" || text == "false" ? std::optional<QVariant>(text == "true") : std::nullopt;
}

} // namespace

std::optional<QVariant> Preference::usable(const QVariant& given) const
{
    if (usual.typeId() == QMetaType::Bool)
        return truth(given);
    if (usual.typeId() == QMetaType::Int) {
        bool isNumber = false;
        const int number = given.toString().toInt(&isNumber);
        return isNumber && number >= least && number <= most ? std::optional<QVariant>(number) : std::nullopt;
    }
    if (!given.canConvert<QString>())
        return std::nullopt;
    const QString text = given.toString();
    return choices.isEmpty() || choices.contains(text) ? std::optional<QVariant>(text) : std::nullopt;
}

const std::vector<Preference>& preferenceTable()
{
    static const std::vector<Preference> table{
        {"theme", "system", {"system", "light", "dark", "contrast"}},
        {"quality", "auto", {"auto", "low", "medium", "high"}}, // of the 3D picture
        {"measuredQuality",
         "",
         {"", "low", "medium", "high"}},      // what auto comes to, see QualityMeter; "": not yet known
        {"view", "solid", {"solid", "flat"}}, // of the board
        {"uprightLetters", true, {}},         // on the board, for whoever looks
        {"textScale", 100, {}, 100, 200},     // percent
        {"reducedMotion", false, {}},
        {"scoreChart", false, {}}, // beside the board
        {"sound", true, {}},
        {"volume", 60, {}, 0, 100},                                 // percent
        {"showSpeed", "normal", {"slow", "normal", "fast", "off"}}, // of the plays that are shown
        {"offensiveWords", false, {}},                              // may be proposed
        {"taught", false, {}},                                      // the first game that teaches was offered
        {"taughtGames", "", {}},                                    // of which games the lesson was offered, spaced
        {"language", "", QStringList("") + knownLanguages()},       // of the interface; "": the system's
    };
    return table;
}

const Preference* preferenceNamed(const QString& name)
{
    const auto& table = preferenceTable();
    const auto found = std::ranges::find(table, name, &Preference::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace storeys
