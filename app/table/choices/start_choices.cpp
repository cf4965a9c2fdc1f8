#include "table/choices/start_choices.h"

#include "bots/levels.h"
#include "lexicon/compiled_lexicon.h"
#include "table/text/lexicon_text.h"
#include "table/view/game_rows.h"

#include <QHash>

#include <tuple>

namespace storeys {

namespace {

constexpr int mostPlayersHere = 4; // at one screen

Option lexiconChoice(const QString& id)
{
    const auto [name, note] = lexiconText(id);
    return {id, name, note};
}

QString tiles(const Variant& variant)
{
    const int count = variant.tiles.total();
    return variant.houseRules.flat ? Words::tr("%n tile(s), no stacking", nullptr, count)
                                   : Words::tr("%n tile(s)", nullptr, count);
}

// A sentence about a built-in variant; for any other, the number of its tiles.
QString about(const Variant& variant)
{
    const QHash<std::string_view, QString> sentences{
        {"stack10", Words::tr("Tiles go on tiles, up to five high.")},
        {"stack8", Words::tr("A smaller board, just as high.")},
        {"cross15", Words::tr("A flat board whose squares multiply.")},
        {"blanks-blockers", Words::tr("Collect blanks, and blockers to put in the way.")},
        {"bust-out", Words::tr("A race through walls to your own corner.")},
        {"hyper-race", Words::tr("A race down your side, from station to Earth.")},
        {"free-for-all", Words::tr("Words run any way, in three rounds.")},
        {"surprise", Words::tr("Small boards lie on a large one.")}};
    return sentences.value(variant.id, tiles(variant));
}

QString sizeAndTiles(const Variant& variant)
{
    return Words::tr("%1 × %2, %3", "size of a board, tiles")
        .arg(QString::number(variant.rows), QString::number(variant.columns), tiles(variant));
}

QString ruleName(const QString& rule)
{
    const QHash<QString, QString> names{{"mode", Words::tr("Words are checked by")},
                                        {"challenge-penalty", Words::tr("Challenge penalty")},
                                        {"challenge-hints", Words::tr("Hints")},
                                        {"first-player", Words::tr("First player")},
                                        {"undo", Words::tr("Undo")},
                                        {"plural", Words::tr("Adding only an S")},
                                        {"stack-limit", Words::tr("Stack limit")},
                                        {"exchange", Words::tr("Tiles per exchange")},
                                        {"solo-penalty", Words::tr("Tiles left over")},
                                        {"exchange-needs-seven", Words::tr("Exchanging")},
                                        {"pass-rounds", Words::tr("Passes per player that end the game")},
                                        {"blockers", Words::tr("Blocker squares")},
                                        {"cards", Words::tr("Card squares")},
                                        {"rounds", Words::tr("Turns for each player")},
                                        {"star-bonus", Words::tr("Joining two stars")}};
    return names.value(rule, rule);
}

QString penaltyName(const QString& value)
{
    const QHash<QString, QString> names{{"void", Words::tr("None")},
                                        {"single", Words::tr("Failed challenge loses a turn")},
                                        {"bad-play", Words::tr("Invalid play loses the turn")},
                                        {"double", Words::tr("The side that is wrong loses a turn")}};
    return names.value(value, Words::tr("Failed challenge costs %n point(s)", nullptr, value == "points-5" ? 5 : 10));
}

// Most house rules have two values. This names both: `value` is called `name`, the other one `otherName`.
struct TwoValues
{
    QString value;
    QString name;
    QString otherName;
};

QString valueName(const QString& rule, const QString& value)
{
    const QHash<QString, TwoValues> names{
        {"mode", {"challenge", Words::tr("Players, by challenge"), Words::tr("Dictionary")}},
        {"challenge-hints", {"on", Words::tr("Allowed (they reveal valid words)"), Words::tr("Not allowed")}},
        {"first-player", {"listed", Words::tr("First in the list"), Words::tr("Drawn by lot")}},
        {"plural", {"on", Words::tr("Not allowed"), Words::tr("Allowed")}},
        {"exchange", {"any", Words::tr("Any number of tiles"), Words::tr("One tile")}},
        {"solo-penalty", {"on", Words::tr("Lose points"), Words::tr("No penalty")}},
        {"exchange-needs-seven",
         {"on", Words::tr("With at least seven tiles in the bag"), Words::tr("With enough tiles in the bag")}},
        {"blockers", {"on", Words::tr("Give a blocker"), Words::tr("Are plain")}},
        {"cards", {"on", Words::tr("Draw a card"), Words::tr("Are plain")}},
        {"star-bonus", {"on", Words::tr("10 points more"), Words::tr("No bonus")}}};
    if (const auto two = names.constFind(rule); two != names.constEnd())
        return value == two->value ? two->name : two->otherName;
    if (rule == "undo")
        return value == "on"    ? Words::tr("Allowed")
               : value == "off" ? Words::tr("Not allowed")
                                : Words::tr("With one person only");
    if (rule == "challenge-penalty")
        return penaltyName(value);
    return rule == "stack-limit" ? Words::tr("Up to %n", nullptr, value.toInt()) : value;
}

HouseRuleChoice ruleChoice(const Variant& variant, const std::string& rule)
{
    HouseRuleChoice choice;
    choice.id = QString::fromStdString(rule);
    choice.name = ruleName(choice.id);
    for (const std::string& value : HouseRules::valuesOf(rule)) {
        const QString id = QString::fromStdString(value);
        choice.options += Option{id, valueName(choice.id, id)};
    }
    choice.usual = QString::fromStdString(variant.houseRules.valueOf(rule));
    std::tie(choice.fewest, choice.most) = HouseRules::playersOf(rule);
    if (choice.id.startsWith("challenge-")) {
        choice.needed = "mode";
        choice.neededValue = "challenge";
    }
    return choice;
}

VariantChoice variantChoice(const Variant& variant, const DataPlace& data)
{
    VariantChoice choice;
    choice.option = {QString::fromStdString(variant.id), variantName(variant, data.isBuiltIn(variant)), about(variant),
                     BoardShape(variant, variant.houseRules, variant.mostPlayers)};
    choice.variant = variant;
    choice.most = std::min(variant.mostPlayers, mostPlayersHere);
    for (const std::string& rule : variant.houseRuleChoices)
        choice.rules += ruleChoice(variant, rule);
    return choice;
}

// The choice for a variant that is not built in; its id is the text that a GameStart has for the variant. If the
// variant has no note, the choice's note gives the size of the board, because the name may not.
VariantChoice ownChoice(const OwnVariants::Listed& listed, const DataPlace& data)
{
    VariantChoice choice = variantChoice(listed.variant, data);
    const QString note = QString::fromStdString(listed.variant.note).simplified();
    choice.option.id = listed.start;
    choice.option.note = note.isEmpty() ? sizeAndTiles(listed.variant) : note;
    choice.own = true;
    return choice;
}

} // namespace

// Sorts built-in variants: stacking games before flat ones, then plain ones before those with pieces, territories or
// claims, then larger boards before smaller ones. Variants that are not built in follow unsorted.
std::vector<VariantChoice> variantChoices(const DataPlace& data, const std::string& language, const OwnVariants& own)
{
    std::vector<Variant> variants;
    for (const std::string& id : data.variants())
        if (auto variant = data.variant(id, language); variant && isForTheWindow(*variant))
            variants.push_back(*std::move(variant));
    std::ranges::stable_sort(variants, {}, [](const Variant& v) {
        const Features game = featuresOf(v, v.houseRules);
        return std::tuple(v.houseRules.flat, game.pieces || game.territories || game.claims, -v.rows);
    });

    std::vector<VariantChoice> list;
    for (const Variant& variant : variants)
        list.push_back(variantChoice(variant, data));
    for (const OwnVariants::Listed& listed : own.listed)
        list.push_back(ownChoice(listed, data));
    return list;
}

QList<Option> levelChoices()
{
    return listOf<QList<Option>>(botLevels(), [](const std::string& level) {
        const QString id = QString::fromStdString(level);
        const LevelText text = levelText(id);
        return Option{id, text.name, text.note};
    });
}

QList<Option> languageChoices(const DataPlace& data)
{
    return listOf<QList<Option>>(data.languages(), [](const std::string& code) {
        return Option{QString::fromStdString(code), languageName(code)};
    });
}

QList<Option> lexiconChoices(const DataPlace& data, const std::string& language)
{
    auto lexicon = CompiledLexicon::open(data.lexicon(language));
    if (!lexicon)
        return {lexiconChoice("standard")};
    std::ranges::stable_sort(lexicon->names, std::greater{}, &CompiledLexicon::NamedLevel::level);
    return listOf<QList<Option>>(lexicon->names,
                                 [](const auto& named) { return lexiconChoice(QString::fromStdString(named.name)); });
}

ClockChoices clockChoices()
{
    ClockChoices choices{
        {{"", Words::tr("No clock")}},
        {{"", Words::tr("None")}},
        {{"at-zero=points", Words::tr("−10 per minute")}, {"at-zero=game", Words::tr("Loses the game")}},
        {{"", Words::tr("Allowed, counted")}, {"pauses=no", Words::tr("None")}}};
    const auto add = [](QList<Option>& options, const char* id, int seconds, const QString& name) {
        options += Option{QString(id).arg(seconds), name};
    };
    for (const int minutes : {5, 10, 15, 20, 25, 30, 45, 60})
        add(choices.time, "total=%1", 60 * minutes, Words::tr("%n minute(s) per player", nullptr, minutes));
    for (const int seconds : {30, 60, 120, 180, 300})
        add(choices.time, "turn=%1", seconds,
            seconds % 60 == 0 ? Words::tr("%n minute(s) per turn", nullptr, seconds / 60)
                              : Words::tr("%n second(s) per turn", nullptr, seconds));
    for (const int seconds : {5, 10, 15, 30, 60})
        add(choices.increment, "increment=%1", seconds, Words::tr("%n second(s) per turn", nullptr, seconds));
    return choices;
}

} // namespace storeys
