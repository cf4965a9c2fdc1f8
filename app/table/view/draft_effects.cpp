#include "table/view/draft_effects.h"

#include "rules/goals.h"
#include "rules/reserve_rules.h"
#include "table/text/place_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace storeys {

namespace {

class EffectText
{
    Q_DECLARE_TR_FUNCTIONS(EffectText)

public:
    static QString replaces(int blockers) { return tr("Replaces %n blocker(s)", nullptr, blockers); }
    static QString blanks(int count) { return tr("Gives %n yellow blank(s)", nullptr, count); }
    static QString blockers(int count) { return tr("Gives %n blocker(s)", nullptr, count); }
    static QString nothing() { return tr("The pile is empty: gives nothing"); }
    static QString mayLift(int count) { return tr("You may take off %n blocker(s): click one, or type # at the cursor", nullptr, count); }
    static QString lifts(Square square) { return tr("Takes the blocker off %1").arg(squareName(square)); }
    static QString puts(Square square) { return tr("Puts a blocker on %1").arg(squareName(square)); }
    static QString cards(int count) { return tr("Draws %n card(s)", nullptr, count); }
    static QString noCards() { return tr("No cards left"); }
    static QString wins(Goal goal)
    {
        return goal == Goal::OwnCorner ? tr("Reaches your corner: wins") : tr("Reaches Earth: wins");
    }
    static QString steps(const Variant& variant, int now, int before)
    {
        const auto row = [&](int steps) { return variant.rows - steps + 1; };
        const bool isFirst = before == Variant::noSteps;
        if (variant.goal == Goal::OwnCorner)
            return isFirst ? tr("%n step(s) to your corner", nullptr, now)
                           : tr("%n step(s) to your corner (was %1)", nullptr, now).arg(before);
        return isFirst
                   ? tr("Row %1 of %2").arg(QString::number(row(now)), QString::number(variant.rows))
                   : tr("Row %1 of %2 (was %3)")
                         .arg(QString::number(row(now)), QString::number(variant.rows), QString::number(row(before)));
    }
};

void addCollected(const Position& position, const Play& play, const Collection& collected, QList<PlayEffect>& effects)
{
    const Reserve sum = collected.sum();
    if (sum.blanks > 0)
        effects += PlayEffect{"blank", EffectText::blanks(sum.blanks)};
    if (sum.blockers > 0)
        effects += PlayEffect{"blocker", EffectText::blockers(sum.blockers)};
    const auto gives = [&](const Placement& placement) {
        const SquareEffect effect = position.variant().kindOf(placement.square).effect;
        return givenBy(effect, position.toMove().playerClass, position.houseRules()) != Reserve{};
    };
    if (std::ranges::count_if(play.placements, gives) > static_cast<int>(collected.supplies.size()))
        effects += PlayEffect{"blank", EffectText::nothing()};
}

void addBlockers(const Play& play, const Collection& collected, QList<PlayEffect>& effects)
{
    if (const int more = collected.lifts - static_cast<int>(play.blockersOff.size()); more > 0)
        effects += PlayEffect{"pickaxe", EffectText::mayLift(more)};
    for (const Square square : play.blockersOff)
        effects += PlayEffect{"pickaxe", EffectText::lifts(square)};
    for (const Square square : play.blockersOn)
        effects += PlayEffect{"blocker", EffectText::puts(square)};
}

void addCards(const Position& position, const Collection& collected, QList<PlayEffect>& effects)
{
    const int squares = static_cast<int>(collected.cards.size());
    const int cards = std::min(squares, static_cast<int>(position.cards.deck.size()));
    if (squares > 0 && position.houseRules().cards)
        effects += PlayEffect{"card", cards > 0 ? EffectText::cards(cards) : EffectText::noCards()};
}

int stepsOf(const Position& position, const Board& board)
{
    return distanceToGoal(position.variant(), board, static_cast<int>(position.seats.size()), position.turn);
}

Board boardAfter(Board board, const Play& play)
{
    for (const Placement& placement : play.placements) {
        if (board.isBlocked(placement.square))
            board.setBlocker(placement.square, false);
        board.put(placement.square, placement.tile);
    }
    return board;
}

} // namespace

QList<PlayEffect> effectsOf(const Position& position, const Play& play)
{
    QList<PlayEffect> effects;
    const auto replaced = std::ranges::count_if(
        play.placements, [&](const Placement& placement) { return position.board.isBlocked(placement.square); });
    if (replaced > 0)
        effects += PlayEffect{"blocker", EffectText::replaces(static_cast<int>(replaced))};
    const Goal goal = position.variant().goal;
    const QString seat = QString("seat%1").arg(position.turn + 1);
    if (goal != Goal::None && winsAtOnce(position, play))
        return effects += PlayEffect{seat, EffectText::wins(goal)};
    const Collection collected = collectionOf(position, play);
    addCollected(position, play, collected, effects);
    addBlockers(play, collected, effects);
    addCards(position, collected, effects);
    if (goal != Goal::None) {
        const int steps = stepsOf(position, boardAfter(position.board, play));
        if (steps != Variant::noSteps)
            effects +=
                PlayEffect{seat, EffectText::steps(position.variant(), steps, stepsOf(position, position.board))};
    }
    return effects;
}

} // namespace storeys
