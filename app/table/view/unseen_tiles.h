#pragma once

#include "rules/seat_view.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// What is left of a game for all players together: to draw, to collect and to play. -1: the game has none of these.
struct TableStock
{
    Q_GADGET
    QML_VALUE_TYPE(tableStock)
    Q_PROPERTY(int tiles MEMBER tiles)
    Q_PROPERTY(int blanks MEMBER blanks)
    Q_PROPERTY(int blockers MEMBER blockers)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int rounds MEMBER rounds)

public:
    int tiles = 0;                              // in the bag
    int blanks = -1, blockers = -1, cards = -1; // on the piles
    int round = -1, rounds = -1;                // the one being played, from 1, where a game ends after so many
    bool operator==(const TableStock&) const = default;
};

// A kind of tile and how many of it are unseen.
struct UnseenKind
{
    Q_GADGET
    QML_VALUE_TYPE(unseenKind)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(int count MEMBER count)

public:
    QString face; // "?" for a blank
    int count = 0;
    bool operator==(const UnseenKind&) const = default;
};

// A rack that the seat does not see.
struct UnseenRack
{
    Q_GADGET
    QML_VALUE_TYPE(unseenRack)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int tiles MEMBER tiles)

public:
    QString name; // of its player
    int tiles = 0;
    bool operator==(const UnseenRack&) const = default;
};

// The tiles that a seat does not see, in the bag and on the racks of others, counted.
struct UnseenTiles
{
    Q_GADGET
    QML_VALUE_TYPE(unseenTiles)
    Q_PROPERTY(QList<storeys::UnseenKind> kinds MEMBER kinds)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int vowels MEMBER vowels)
    Q_PROPERTY(int consonants MEMBER consonants)
    Q_PROPERTY(int blanks MEMBER blanks)
    Q_PROPERTY(int bag MEMBER bag)
    Q_PROPERTY(QList<storeys::UnseenRack> racks MEMBER racks)

public:
    QList<UnseenKind> kinds; // all of the variant, even with none left; blanks last
    int total = 0;
    int vowels = 0;
    int consonants = 0; // with Qu and Y
    int blanks = 0;
    int bag = 0; // tiles in the bag
    QList<UnseenRack> racks;
    bool operator==(const UnseenTiles&) const = default;

    [[nodiscard]] static UnseenTiles of(const SeatView& view, const std::vector<std::string>& names);
};

} // namespace storeys
