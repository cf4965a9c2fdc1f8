#include "table/choices/start_choices.h"

#include "lexicon/compiled_lexicon.h"
#include "rules/features.h"
#include "table/start/game_start.h"
#include "table/text/lexicon_text.h"
#include "table/view/board_shape.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace storeys {

namespace {

constexpr int mostPlayersHere = 4; // at one screen

QVariantMap choice(const QString& id, const QString& name)
{
    return {{"id", id}, {"name", name}};
}

QVariantMap lexiconChoice(const QString& id)
{
    return {{"id", id}, {"name", lexiconName(id)}, {"note", lexiconNote(id)}};
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
        return tr("%1 × %2, %3", "size of a board, tiles").arg(variant.rows).arg(variant.columns).arg(tiles(variant));
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
    static QVariantMap noClock() { return choice("", tr("No clock")); }
    static QVariantMap total(int minutes)
    {
        return choice(QString("total=%1").arg(60 * minutes), tr("%n minute(s) per player", nullptr, minutes));
    }
    static QVariantMap turn(int seconds)
    {
        const QString id = QString("turn=%1").arg(seconds);
        return choice(id, seconds % 60 == 0 ? tr("%n minute(s) per turn", nullptr, seconds / 60)
                                            : tr("%n second(s) per turn", nullptr, seconds));
    }
    static QVariantMap increment(int seconds)
    {
        return seconds == 0
                   ? choice("", tr("None"))
                   : choice(QString("increment=%1").arg(seconds), tr("%n second(s) per turn", nullptr, seconds));
    }
    static QVariantList atZero()
    {
        return {choice("at-zero=points", tr("−10 per minute")), choice("at-zero=game", tr("Loses the game"))};
    }
    static QVariantList pauses() { return {choice("", tr("Allowed, counted")), choice("pauses=no", tr("None"))}; }
};

QVariantMap ruleChoice(const Variant& variant, const std::string& rule)
{
    const QString name = QString::fromStdString(rule);
    QVariantList options;
    for (const std::string& value : HouseRules::valuesOf(rule)) {
        const QString id = QString::fromStdString(value);
        options += choice(id, ChoiceText::value(name, id));
    }
    const auto [fewest, most] = HouseRules::playersOf(rule);
    return {{"id", name},
            {"name", ChoiceText::rule(name)},
            {"usual", QString::fromStdString(variant.houseRules.valueOf(rule))},
            {"fewest", fewest},
            {"most", most},
            {"needs", name.startsWith("challenge-") ? QVariantMap{{"mode", "challenge"}} : QVariantMap()},
            {"options", options}};
}

QVariantMap variantChoice(const Variant& variant, const DataPlace& data)
{
    QVariantList rules;
    for (const std::string& rule : variant.houseRuleChoices)
        rules += ruleChoice(variant, rule);
    return {{"id", QString::fromStdString(variant.id)},
            {"name", variantName(variant, data)},
            {"note", ChoiceText::about(variant)},
            {"rules", rules},
            {"shape", QVariant::fromValue(BoardShape(variant, variant.houseRules, variant.mostPlayers))},
            {"fewest", variant.fewestPlayers},
            {"most", std::min(variant.mostPlayers, mostPlayersHere)},
            {"classes", variant.hasClasses},
            {"own", false}};
}

// Called as a GameStart has it, and with more of a note: the name need not say how large the board is.
QVariantMap ownChoice(const OwnVariants::Listed& listed, const DataPlace& data)
{
    QVariantMap choice = variantChoice(listed.variant, data);
    const QString note = QString::fromStdString(listed.variant.note).simplified();
    choice["id"] = listed.start;
    choice["note"] = note.isEmpty() ? ChoiceText::sizeAndTiles(listed.variant) : note;
    choice["own"] = true;
    return choice;
}

} // namespace

// Stacking games first, the larger before the smaller; then flat ones, the plain one before those with more on the board.
QVariantList variantChoices(const DataPlace& data, const OwnVariants& own)
{
    std::vector<Variant> variants;
    for (const std::string& id : data.variants())
        if (auto variant = data.variant(id); variant && isForTheWindow(*variant))
            variants.push_back(*std::move(variant));
    std::ranges::stable_sort(variants, {}, [](const Variant& v) {
        const Features game = featuresOf(v, v.houseRules);
        return std::tuple(v.houseRules.flat, game.pieces || game.territories || game.claims, -v.rows);
    });

    QVariantList list;
    for (const Variant& variant : variants)
        list += variantChoice(variant, data);
    for (const OwnVariants::Listed& listed : own.listed)
        list += ownChoice(listed, data);
    return list;
}

QVariantList lexiconChoices(const DataPlace& data)
{
    auto lexicon = CompiledLexicon::open(data.lexicon());
    if (!lexicon)
        return {lexiconChoice("standard")};
    std::ranges::stable_sort(lexicon->names, std::greater{}, &CompiledLexicon::NamedLevel::level);
    QVariantList list;
    for (const auto& named : lexicon->names)
        list += lexiconChoice(QString::fromStdString(named.name));
    return list;
}

QVariantMap clockChoices()
{
    QVariantList times{ChoiceText::noClock()};
    for (const int minutes : {5, 10, 15, 20, 25, 30, 45, 60})
        times += ChoiceText::total(minutes);
    for (const int seconds : {30, 60, 120, 180, 300})
        times += ChoiceText::turn(seconds);
    QVariantList increments;
    for (const int seconds : {0, 5, 10, 15, 30, 60})
        increments += ChoiceText::increment(seconds);
    return {
        {"time", times}, {"increment", increments}, {"atZero", ChoiceText::atZero()}, {"pauses", ChoiceText::pauses()}};
}

} // namespace storeys
