#include "table/text/card_text.h"

#include "rules/piece_rules.h"
#include "table/text/player_name.h"
#include "table/text/square_text.h"
#include "table/text/variant_text.h"

namespace storeys {

namespace {

QString supplyText(const QString& who, const Reserve& taken)
{
    if (taken.blanks < 0)
        return sentenceOf(who, Words::tr("You give a yellow blank back."), Words::tr("%1 gives a yellow blank back."));
    return taken.blanks > 0
               ? sentenceOf(who, Words::tr("You take a yellow blank."), Words::tr("%1 takes a yellow blank."))
               : sentenceOf(who, Words::tr("You take a blocker."), Words::tr("%1 takes a blocker."));
}

QString changeText(const QString& who, const Card& card, int tiles)
{
    if (contains(card.does, CardEffect::FreshRack))
        return sentenceOf(who, Words::tr("You get a fresh rack."), Words::tr("%1 gets a fresh rack."));
    return sentenceOf(who, Words::tr("You change %n tile(s).", nullptr, tiles),
                      Words::tr("%1 changes %n tile(s).", nullptr, tiles));
}

// A sentence about one effect of the card; "" if it needs no words.
QString meaningText(const Game& game, const Card& card, const Event& event)
{
    const QString who = nameOf(game, event.seat);
    if (const auto* supplied = std::get_if<event::Supplied>(&event.what))
        return supplyText(who, supplied->taken);
    if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what)) {
        const QString square = squareName(moved->off.front());
        return sentenceOf(who, Words::tr("You take the blocker off %1.").arg(square),
                          Words::tr("%1 takes the blocker off %2.").replace("%2", square)); // a name may hold "%2"
    }
    if (const auto* extra = std::get_if<event::ExtraTurn>(&event.what))
        return extra->turns > 0 ? sentenceOf(who, Words::tr("You play again after this turn."),
                                             Words::tr("%1 plays again after this turn."))
                                : sentenceOf(who, Words::tr("You do not play again after all."),
                                             Words::tr("%1 does not play again after all."));
    if (const auto* owes = std::get_if<event::OwesTurn>(&event.what))
        return owes->turns > 0
                   ? sentenceOf(who, Words::tr("You lose your next turn."), Words::tr("%1 loses the next turn."))
                   : sentenceOf(who, Words::tr("You do not lose your next turn."),
                                Words::tr("%1 does not lose the next turn."));
    if (const auto* changed = std::get_if<event::TilesChanged>(&event.what))
        return changeText(who, card, static_cast<int>(changed->given.size()));
    if (const auto* swapped = std::get_if<event::RacksSwapped>(&event.what))
        return Words::tr("%1 and %2 swap racks.").arg(who, nameOf(game, swapped->with));
    return {};
}

// The sentence for a card that had no effect.
QString nothingText(const QString& who, const Card& card)
{
    const auto does = [&](CardEffect effect) { return contains(card.does, effect); };
    if (does(CardEffect::ChangeThree))
        return sentenceOf(who, Words::tr("You keep all your tiles."), Words::tr("%1 keeps all tiles."));
    if (does(CardEffect::LiftBlocker))
        return sentenceOf(who, Words::tr("You take no blocker off."), Words::tr("%1 takes no blocker off."));
    return Words::tr("Nothing happens.");
}

} // namespace

CardStory cardStory(const Game& game, std::size_t play)
{
    const std::vector<Card>& deck = game.position().variant().cards;
    const int seat = game.turns()[play].seat;
    const QString who = nameOf(game, seat);
    CardStory story{seat};
    std::vector<CardId> drawn = game.positionBefore(play).cards.due; // a game can begin with cards to be carried out
    QList<QStringList> meanings; // for each card carried out, what it did, in sentences
    for (std::size_t turn = play; turn < game.turns().size() && (turn == play || game.turns()[turn].isChoice()); ++turn)
        for (const Event& event : game.turns()[turn].events) {
            if (const auto* card = std::get_if<event::CardDrawn>(&event.what))
                drawn.push_back(card->card);
            else if (std::holds_alternative<event::CardDone>(event.what))
                meanings += QStringList();
            else if (!meanings.isEmpty())
                meanings.back() += meaningText(game, deck[drawn[meanings.size() - 1]], event);
        }
    story.done = static_cast<int>(meanings.size());
    for (int i = 0; i < static_cast<int>(drawn.size()); ++i) {
        const Card& card = deck[drawn[i]];
        ShownCard shown{cardTitle(card),
                        cardText(card),
                        cardSign(card),
                        sentenceOf(who, Words::tr("You draw a card"), Words::tr("%1 draws a card")),
                        {},
                        {}};
        if (drawn.size() > 1)
            shown.place = Words::tr("Card %1 of %2").arg(QString::number(i + 1), QString::number(drawn.size()));
        if (i < story.done) {
            meanings[i].removeAll({});
            shown.meaning = meanings[i].isEmpty() ? nothingText(who, card) : meanings[i].join(u' ');
        } else if (const auto question = questionOf(game.position()); question && i == story.done) {
            shown.meaning = question->mostTiles > 0
                                ? Words::tr("Choose up to %n tile(s) to change, or none.", nullptr, question->mostTiles)
                                : Words::tr("Choose a blocker to take off the board, or none.");
        }
        story.cards += shown;
    }
    return story;
}

QString choiceText(const Game& game, std::size_t turn)
{
    std::size_t play = turn;
    while (play > 0 && game.turns()[play].isChoice())
        --play;
    int before = 0; // number of cards carried out before this choice
    for (std::size_t n = play; n < turn; ++n)
        before += static_cast<int>(std::ranges::count_if(game.turns()[n].events, [](const Event& event) {
            return std::holds_alternative<event::CardDone>(event.what);
        }));
    const ShownCard card = cardStory(game, play).cards.value(before);
    return Words::tr("%1: %2").arg(card.title, card.meaning);
}

} // namespace storeys
