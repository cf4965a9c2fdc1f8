#pragma once

#include "game/game.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// A card as it lies before the players. Without a title there is none.
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
    QString place;       // "Card 1 of 2", "" for a single one
    QString meaning;     // what it did, or what may be chosen now; "" while an earlier card is not done yet
    bool operator==(const ShownCard&) const = default;
};

// The cards that a play drew, in their order, with what the choices after it tell of them.
struct CardStory
{
    int seat = -1;
    int done = 0; // how many of the cards are carried out
    QList<ShownCard> cards{};
};
[[nodiscard]] CardStory cardStory(const Game& game, std::size_t play);

// The last play, which the last turn belongs to; turns that passed by or were forced came of it. None after another turn.
[[nodiscard]] std::optional<std::size_t> lastPlayOf(const Game& game);

// "Crowbar: Ann takes the blocker off F5." Of a turn that is a choice.
[[nodiscard]] QString choiceText(const Game& game, std::size_t turn);

} // namespace storeys
