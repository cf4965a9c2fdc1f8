#pragma once

#include "game/game.h"
#include "table/qml.h"

namespace storeys {

// A card as players see it; an empty title means no card.
struct ShownCard
{
    Q_GADGET
    TABLE_VALUE(shownCard, ShownCard)
    FIELD(QString, title);
    FIELD(QString, text);    // text on the card
    FIELD(QString, sign);    // name of the icon, see Icon.qml
    FIELD(QString, drawn);   // "Ann draws a card"
    FIELD(QString, place);   // its place among several: "Card 1 of 2"; "" for the only card
    FIELD(QString, meaning); // what it has done, or what may be chosen now; "" while an earlier card is not carried out
};

// The cards that a play drew, in order, with their effects, including the effects of later choices.
struct CardStory
{
    int seat = -1;
    int done = 0; // how many of the cards are carried out
    QList<ShownCard> cards{};
};

// The cards that the play with this index drew.
[[nodiscard]] CardStory cardStory(const Game& game, std::size_t play);
// The text of a turn that is a choice: "Crowbar: Ann takes the blocker off F5."
[[nodiscard]] QString choiceText(const Game& game, std::size_t turn);

} // namespace storeys
