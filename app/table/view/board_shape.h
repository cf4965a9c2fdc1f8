#pragma once

#include "rules/features.h"
#include "rules/house_rules.h"
#include "rules/variant.h"

#include <QList>
#include <QMetaType>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// The board, tiles and rack of a game as QML shows them. A value that stays the same as long as the game does.
struct BoardShape
{
    Q_GADGET
    QML_VALUE_TYPE(boardShape)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(int stackLimit MEMBER stackLimit)
    Q_PROPERTY(bool canStack MEMBER canStack)
    Q_PROPERTY(QList<int> startSquares MEMBER startSquares)
    Q_PROPERTY(QList<QString> squareKinds MEMBER squareKinds)
    Q_PROPERTY(QList<int> squareOwners MEMBER squareOwners)
    Q_PROPERTY(QList<QRectF> plates MEMBER plates)
    Q_PROPERTY(QList<int> squareSides MEMBER squareSides)
    Q_PROPERTY(QList<int> stars MEMBER stars)
    Q_PROPERTY(bool counted MEMBER counted)
    Q_PROPERTY(QList<QString> tileFaces MEMBER tileFaces)
    Q_PROPERTY(QList<QString> blankLetters MEMBER blankLetters)
    Q_PROPERTY(bool paths MEMBER paths)

public:
    BoardShape() = default;
    BoardShape(const Variant& variant, const HouseRules& houseRules, int seats);

    int rows = 0;
    int columns = 0;
    int stackLimit = 1;
    bool canStack = false;
    bool hasValues = false; // letters have points
    bool counted = true;    // plays bring points; false in a race
    int rackSize = 0;
    QList<int> startSquares;
    QList<int> stars;        // start squares drawn as a star because they have no other sign; none on a board of stacks
    QStringList squareKinds; // squareKinds, squareOwners, plates and squareSides: see variant_values.h
    QList<int> squareOwners;
    QList<QRectF> plates;
    QList<int> squareSides;
    QStringList tileFaces; // what stands on the tiles, by symbol from A on: "Qu", or "Q 10" where letters have points
    QStringList blankLetters; // symbols that a blank, "?" on a rack, can stand for; lower case on the board
    bool paths = false;       // plays are paths: words are claimed through the tiles laid

    [[nodiscard]] int squareCount() const { return rows * columns; }
    bool operator==(const BoardShape&) const = default;
};

} // namespace storeys
