#include "table/choices/start_choices.h"

#include "bots/levels.h"
#include "lexicon/compiled_lexicon.h"
#include "rules/variant.h"
#include "table/text/lexicon_text.h"
#include "table/view/game_rows.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace storeys {

namespace {

constexpr int mostPlayersHere = 4; // at one screen

Option lexiconChoice(const QString& id)
{
    return {id, lexiconName(id), lexiconNote(id)};
}

class ChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(ChoiceText)

public:
    static QString tiles(const Variant& variant)
    {
        const int count = variant.tiles.total();
        return variant.houseRules.flat ? tr("%n tile(s), no stacking", nullptr, count)
                                       : tr("%n tile(s)", nullptr, count);
    }

    // What a game that comes with the program is about, in one sentence.
    static QString about(const Variant& variant)
    {
        const QHash<std::string_view, QString> sentences{
            {"stack10", tr("Tiles go on tiles, up to five high.")},
            {"stack8", tr("A smaller board, just as high.")},
            {"cross15", tr("A flat board whose squares multiply.")},
            {"blanks-blockers", tr("Collect blanks, and blockers to put in the way.")},
            {"bust-out", tr("A race through walls to your own corner.")},
            {"hyper-race", tr("A race down your side, from station to Earth.")},
            {"free-for-all", tr("Words run any way, in three rounds.")},
            {"surprise", tr("Small boards lie on a large one.")}};
        return sentences.value(variant.id, tiles(variant));
    }
    static QString sizeAndTiles(const Variant& variant)
    {
        return tr("%1 × %2, %3", "size of a board, tiles")
            .arg(QString::number(variant.rows), QString::number(variant.columns), tiles(variant));
    }

    // ---- house rules
    static QString rule(const QString& name)
    {
        if (name == "mode")
            return tr("Words are checked by");
        if (name == "challenge-penalty")
            return tr("Challenge penalty");
        if (name == "challenge-hints")
            return tr("Hints");
        if (name == "first-player")
            return tr("First player");
        if (name == "undo")
            return tr("Undo");
        if (name == "plural")
            return tr("Adding only an S");
        if (name == "stack-limit")
            return tr("Stack limit");
        if (name == "exchange")
            return tr("Tiles per exchange");
        if (name == "solo-penalty")
            return tr("Tiles left over");
        if (name == "exchange-needs-seven")
            return tr("Exchanging");
        if (name == "pass-rounds")
            return tr("Passes per player that end the game");
        if (name == "blockers")
            return tr("Blocker squares");
        if (name == "cards")
            return tr("Card squares");
        if (name == "rounds")
            return tr("Turns for each player");
        if (name == "star-bonus")
            return tr("Joining two stars");
        return name;
    }
    static QString value(const QString& rule, const QString& value)
    {
        const bool on = value == "on";
        if (rule == "mode")
            return value == "challenge" ? tr("Players, by challenge") : tr("Dictionary");
        if (rule == "undo")
            return value == "on" ? tr("Allowed") : value == "off" ? tr("Not allowed") : tr("With one person only");
        if (rule == "challenge-penalty")
            return penalty(value);
        if (rule == "challenge-hints")
            return on ? tr("Allowed (they reveal valid words)") : tr("Not allowed");
        if (rule == "first-player")
            return value == "listed" ? tr("First in the list") : tr("Drawn by lot");
        if (rule == "plural")
            return on ? tr("Not allowed") : tr("Allowed");
        if (rule == "stack-limit")
            return tr("Up to %n", nullptr, value.toInt());
        if (rule == "exchange")
            return value == "any" ? tr("Any number of tiles") : tr("One tile");
        if (rule == "solo-penalty")
            return on ? tr("Lose points") : tr("No penalty");
        if (rule == "exchange-needs-seven")
            return on ? tr("With at least seven tiles in the bag") : tr("With enough tiles in the bag");
        if (rule == "blockers")
            return on ? tr("Give a blocker") : tr("Are plain");
        if (rule == "cards")
            return on ? tr("Draw a card") : tr("Are plain");
        if (rule == "star-bonus")
            return on ? tr("10 points more") : tr("No bonus");
        return value;
    }

    static QString penalty(const QString& value)
    {
        if (value == "void")
            return tr("None");
        if (value == "single")
            return tr("Failed challenge loses a turn");
        if (value == "bad-play")
            return tr("Invalid play loses the turn");
        if (value == "double")
            return tr("The side that is wrong loses a turn");
        return tr("Failed challenge costs %n point(s)", nullptr, value == "points-5" ? 5 : 10);
    }

    // ---- clock
    static Option noClock() { return {"", tr("No clock")}; }
    static Option total(int minutes)
    {
        return {QString("total=%1").arg(60 * minutes), tr("%n minute(s) per player", nullptr, minutes)};
    }
    static Option turn(int seconds)
    {
        const QString id = QString("turn=%1").arg(seconds);
        return {id, seconds % 60 == 0 ? tr("%n minute(s) per turn", nullptr, seconds / 60)
                                      : tr("%n second(s) per turn", nullptr, seconds)};
    }
    static Option increment(int seconds)
    {
        if (seconds == 0)
            return {"", tr("None")};
        return {QString("increment=%1").arg(seconds), tr("%n second(s) per turn", nullptr, seconds)};
    }
    static QList<Option> atZero()
    {
        return {{"at-zero=points", tr("−10 per minute")}, {"at-zero=game", tr("Loses the game")}};
    }
    static QList<Option> pauses() { return {{"", tr("Allowed, counted")}, {"pauses=no", tr("None")}}; }
};

HouseRuleChoice ruleChoice(const Variant& variant, const std::string& rule)
{
    HouseRuleChoice choice;
    choice.id = QString::fromStdString(rule);
    choice.name = ChoiceText::rule(choice.id);
    for (const std::string& value : HouseRules::valuesOf(rule)) {
        const QString id = QString::fromStdString(value);
        choice.options += Option{id, ChoiceText::value(choice.id, id)};
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
    choice.option = {QString::fromStdString(variant.id), variantName(variant, data), ChoiceText::about(variant),
                     BoardShape(variant, variant.houseRules, variant.mostPlayers)};
    choice.variant = variant;
    choice.most = std::min(variant.mostPlayers, mostPlayersHere);
    for (const std::string& rule : variant.houseRuleChoices)
        choice.rules += ruleChoice(variant, rule);
    return choice;
}

// Called as a GameStart has it, and with more of a note: the name need not say how large the board is.
VariantChoice ownChoice(const OwnVariants::Listed& listed, const DataPlace& data)
{
    VariantChoice choice = variantChoice(listed.variant, data);
    const QString note = QString::fromStdString(listed.variant.note).simplified();
    choice.option.id = listed.start;
    choice.option.note = note.isEmpty() ? ChoiceText::sizeAndTiles(listed.variant) : note;
    choice.own = true;
    return choice;
}

} // namespace

// Stacking games first, the larger before the smaller; then flat ones, the plain one before those with more on the board.
std::vector<VariantChoice> variantChoices(const DataPlace& data, const OwnVariants& own)
{
    std::vector<Variant> variants;
    for (const std::string& id : data.variants())
        if (auto variant = data.variant(id); variant && isForTheWindow(*variant))
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
    QList<Option> list;
    for (const std::string& level : botLevels()) {
        const QString id = QString::fromStdString(level);
        list += Option{id, levelName(id), levelNote(id)};
    }
    return list;
}

QList<Option> lexiconChoices(const DataPlace& data)
{
    auto lexicon = CompiledLexicon::open(data.lexicon());
    if (!lexicon)
        return {lexiconChoice("standard")};
    std::ranges::stable_sort(lexicon->names, std::greater{}, &CompiledLexicon::NamedLevel::level);
    QList<Option> list;
    for (const auto& named : lexicon->names)
        list += lexiconChoice(QString::fromStdString(named.name));
    return list;
}

ClockChoices clockChoices()
{
    ClockChoices choices{{ChoiceText::noClock()}, {}, ChoiceText::atZero(), ChoiceText::pauses()};
    for (const int minutes : {5, 10, 15, 20, 25, 30, 45, 60})
        choices.time += ChoiceText::total(minutes);
    for (const int seconds : {30, 60, 120, 180, 300})
        choices.time += ChoiceText::turn(seconds);
    for (const int seconds : {0, 5, 10, 15, 30, 60})
        choices.increment += ChoiceText::increment(seconds);
    return choices;
}

} // namespace storeys
