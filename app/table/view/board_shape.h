#pragma once

#include "rules/house_rules.h"
#include "rules/variant.h"
#include "table/qml.h"

#include <QRectF>

namespace storeys {

// What QML must know of a game's rules to show the board, the tiles and the rack, so that QML never asks which variant
// is played. Does not change during a game.
struct BoardShape
{
    Q_GADGET
    TABLE_VALUE(boardShape, BoardShape)

    BoardShape() = default;
    BoardShape(const Variant& variant, const HouseRules& houseRules, int seats);

    FIELD(int, rows) = 0;
    FIELD(int, columns) = 0;
    FIELD(int, stackLimit) = 1;
    FIELD(bool, canStack) = false;
    bool hasValues = false;      // letters have points
    FIELD(bool, counted) = true; // plays bring points; false in a race
    int rackSize = 0;
    FIELD(QList<int>, startSquares);
    // Start squares drawn as a star because they have no other sign; empty if plays score but letters have no values.
    FIELD(QList<int>, stars);
    // The kind of each square, see squareKind(); empty if all are plain.
    FIELD(QList<QString>, squareKinds);
    // For each square, seat + 1 of the owner of the corner, station or Earth on it; 0 for nobody. Empty if all are 0.
    FIELD(QList<int>, squareOwners);
    // Plates drawn on the board, as rectangles in units of squares, the lowest first: the mini boards, then each area
    // that one player owns.
    FIELD(QList<QRectF>, plates);
    // For each square, the owner of the side of the board on which it lies, as seat + 1; 0 for nobody. Empty if the
    // board has no sides.
    FIELD(QList<int>, squareSides);
    FIELD(QList<QString>, tileFaces);    // texts on the tiles, see tileFaces()
    FIELD(QList<QString>, blankLetters); // symbols that a blank, "?" on a rack, can stand for; empty without blanks
    FIELD(bool, paths) = false;          // players claim words as paths from tile to tile

    [[nodiscard]] int squareCount() const { return rows * columns; }
};

// The name of a square's kind in a game of `seats` players: "2L", "3W" or the like if it multiplies the letter or the
// word; "blank", "wild", "flashlight" or "comet", which give a yellow blank; "blocker" or "rocks", which give a
// blocker; "pickaxe", which takes a blocker off; "dog" or "saucer", which draw a card; "wall" and "asteroid", where no
// tile may lie; "corner", and "way-out" for its outermost square, if a player owns it; "station" and "earth". "" for a
// plain square, or if house rules switch its effect off.
[[nodiscard]] QString squareKind(const Variant& variant, const HouseRules& houseRules, int seats, Square square);

// For each letter, in the order of the alphabet: the symbol of its tile and what the tile shows ("QQu"), then, if
// letters have points, a space and the points ("QQ 10").
[[nodiscard]] QStringList tileFaces(const Variant& variant);

// An entry to choose from in a selector or list.
struct Option
{
    Q_GADGET
    TABLE_VALUE(option, Option)
    Q_PROPERTY(bool pictured READ isPictured)
    FIELD(QString, id);
    FIELD(QString, name);
    FIELD(QString, note) = {};              // a remark; "" for none
    FIELD(storeys::BoardShape, shape) = {}; // in lists of games: the board, shown as a picture

    [[nodiscard]] bool isPictured() const { return shape.rows > 0; }
};

// Creates options in QML, which has no other way to create a value in Qt 6.4.
class OptionMaker : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(Options)
    QML_SINGLETON

public:
    Q_INVOKABLE static storeys::Option of(const QString& id, const QString& name, const QString& note = {})
    {
        return {id, name, note};
    }
};

} // namespace storeys
