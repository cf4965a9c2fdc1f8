#pragma once

#include "look/properties.h"

#include <QColor>
#include <QCoreApplication>
#include <QList>
#include <QPainter>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace storeys {

// The effect of a premium square, from the name of its kind: "2L" doubles the letter, "3W" triples the word.
struct PremiumKind
{
    int factor; // 2 to 4
    bool word;  // true: multiplies the word; false: the letter

    // The label on the square, in the person's language: "2L", in German "2B".
    [[nodiscard]] QString label() const
    {
        return QString::number(factor)
               + (word ? QCoreApplication::translate("Premium", "W", "on a square that multiplies the word: 2W, 3W")
                       : QCoreApplication::translate("Premium", "L", "on a square that multiplies the letter: 2L, 3L"));
    }
    // The index of the square's colour in BoardLook::premiums: 2L 3L 2W 3W 4L 4W.
    [[nodiscard]] int place() const { return factor > 3 ? (word ? 5 : 4) : (word ? 2 : 0) + factor - 2; }
};

// The premium of a kind of square, given by its name; nullopt for any other kind.
[[nodiscard]] inline std::optional<PremiumKind> premiumKind(const QString& name)
{
    const int factor = name.left(1).toInt();
    if (factor < 2 || factor > 4)
        return std::nullopt;
    return PremiumKind{factor, name.endsWith(u'W')};
}

// The names of all signs on squares, in their order in a PremiumAtlas. Each sign is a file in assets/signs, named after
// the kind of square that it marks (see BoardShape). Exceptions: "star" for start squares, and "seat1" to "seat4", the
// shapes that go with the players' colours.
[[nodiscard]] const QStringList& signNames();
// The sign of a kind of square, "" if there is none. A "corner" has the sign of its owner, a seat counted from 1.
[[nodiscard]] QString signOf(const QString& kind, int owner);
void paintSign(QPainter& painter, const QString& sign, const QRectF& cell, const QColor& colour);

// The effect of a plaque (a square that gives something once), given by its kind; also the index of its colour: 0 gives
// a yellow blank, 1 gives a blocker, 2 draws a card, 3 removes a blocker. -1 for other kinds.
[[nodiscard]] int plaqueOf(const QString& kind);

// A property that has the same name in C++.
#define LOOK(Type, name)                                                                                               \
    Q_PROPERTY(Type name MEMBER name NOTIFY changed)                                                                   \
    Type name

// The squares of a board, as in BoardShape, and the colours to paint them with. The meshes and pictures of a board are
// rebuilt when it changes.
class BoardLook : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    LOOK(int, rows) = 0;
    LOOK(int, columns) = 0;
    LOOK(QList<QString>, kinds);    // kind of each square
    LOOK(QList<int>, owners);       // owner of each square: a seat, from 1, or 0 for nobody
    LOOK(QList<QRectF>, plates);    // unit: squares; the lowest plate first
    LOOK(QList<int>, stars);        // numbers of the start squares with a star
    LOOK(QColor, ink);              // colour of labels, and of signs on squares that players own
    LOOK(QList<QColor>, plaques);   // colours of plaques, see plaqueOf()
    LOOK(QList<QColor>, inks);      // colours of the signs on plaques
    LOOK(QList<QColor>, walls);     // colours: top, lit edge, joint
    LOOK(QList<int>, sides);        // on whose side each square is: a seat, from 1, or 0 for nobody
    LOOK(QList<QColor>, lanes);     // in space only: pads on nobody's side, then on the side of each seat
    LOOK(QList<QColor>, asteroids); // in space only: top, lit edge, shade
    LOOK(QColor, starlight);        // in space only
    LOOK(QList<QColor>, seats);
    LOOK(QList<QColor>, miniBoards); // colours: plate, lit edge
    LOOK(QList<QColor>, starts);     // colours: octagon, inlay, star
    LOOK(QColor, pad);
    LOOK(QList<QColor>, premiums); // colours of premium squares: 2L 3L 2W 3W 4L 4W
    LOOK(QList<int>, startSquares);

    [[nodiscard]] bool isWall(int row, int column) const;
    // Whether paintOn() draws this square completely even if not `plain`. Ignores start squares without a star.
    [[nodiscard]] bool draws(int square) const;
    // Paints the ground of a flat board: plates, walls, plaques, starts with a star and the signs on them, and pads in
    // space; if `plain`, also all pads and premium squares; with a `font`, also labels such as 2L. The origin is the
    // upper left corner of the first square; a square is `cell` pixels wide.
    void paintOn(QPainter& painter, double cell, bool plain = false, const QString& font = {}) const;

signals:
    void changed();
};
#undef LOOK

// A QML item that paints the squares of a board, without its rim.
class BoardGround : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(storeys::BoardLook* look READ look WRITE setLook NOTIFY changed)
    INPUT(bool, plain, changed) = true; // whether to paint pads and premium squares
    INPUT(QString, font, changed);

public:
    explicit BoardGround(QQuickItem* parent = nullptr);
    [[nodiscard]] BoardLook* look() const { return m_look; }
    void setLook(BoardLook* look);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QPointer<BoardLook> m_look;
};

} // namespace storeys
