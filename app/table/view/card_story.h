#pragma once

#include "game/game.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A card as players see it; without a title: no card.
struct ShownCard
{
    Q_GADGET
    QML_VALUE_TYPE(shownCard)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(QString drawn MEMBER drawn)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString meaning MEMBER meaning)

public:
    QString title, text; // on it
    QString sign;        // the name of an Icon
    QString drawn;       // "Ann draws a card"
    QString place;       // "Card 1 of 2"; "" for the only one
    QString meaning;     // what came of it, or what may be chosen now; "" while an earlier card is not done yet
    bool operator==(const ShownCard&) const = default;
};

// The cards that a play drew, in their order, and what came of them by the choices that followed.
struct CardStory
{
    int seat = -1;
    int done = 0; // how many of the cards are carried out
    QList<ShownCard> cards{};
};
[[nodiscard]] CardStory cardStory(const Game& game, std::size_t play);

// The index of the last play if the last turn belongs to it: as the play itself, as a choice about its cards, or as a
// lost or forced turn after it. Else nullopt.
[[nodiscard]] std::optional<std::size_t> lastPlayOf(const Game& game);

// A turn that is a choice, in words: "Crowbar: Ann takes the blocker off F5."
[[nodiscard]] QString choiceText(const Game& game, std::size_t turn);

} // namespace storeys
