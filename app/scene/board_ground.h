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
    // The index of the square's colour in GroundLook::premiums: 2L 3L 2W 3W 4L 4W.
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

// The squares of a board, as in BoardShape, and the colours to paint them with.
struct GroundLook
{
    int rows = 0;
    int columns = 0;
    QStringList kinds;           // kind of each square
    QList<int> owners;           // owner of each square: a seat, from 1, or 0 for nobody
    QList<QRectF> plates;        // unit: squares; the lowest plate first
    QList<int> stars;            // numbers of the start squares with a star
    QColor ink;                  // colour of labels, and of signs on squares that players own
    QList<QColor> plaques, inks; // colours of plaques and of their signs, see plaqueOf()
    QList<QColor> walls;         // colours: top, lit edge, joint
    QList<int> sides;            // on whose side each square is: a seat, from 1, or 0 for nobody
    // Colours that only a board in space needs. `lanes`: pads on nobody's side, then on the side of each seat.
    // `asteroids`: top, lit edge, shade. `starlight`: stars.
    QList<QColor> lanes, asteroids;
    QColor starlight;
    QList<QColor> seats;
    QList<QColor> miniBoards; // colours: plate, lit edge
    QList<QColor> starts;     // colours: octagon, inlay, star
    QColor pad;               // if invalid: no premium squares, and pads only in space
    QList<QColor> premiums;   // colours of premium squares: 2L 3L 2W 3W 4L 4W
    QList<int> startSquares;
    QString font; // font family of labels such as 2L; "": no labels

    [[nodiscard]] bool isWall(int row, int column) const;
    // Whether paintOn() draws this square completely even if `pad` is invalid. Ignores starts without a star.
    [[nodiscard]] bool draws(int square) const;
    // Paints the ground of a flat board: plates, walls, plaques, starts with a star and the signs on them; if `pad` is
    // valid, also pads and premium squares. The origin is the upper left corner of the first square; a square is `cell`
    // pixels wide.
    void paintOn(QPainter& painter, double cell) const;
};

// A GroundLook for QML. When it changes, the meshes and pictures of the board are rebuilt.
class BoardLook : public QObject, public GroundLook
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rows MEMBER rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER columns NOTIFY changed)
    Q_PROPERTY(QList<QString> kinds MEMBER kinds NOTIFY changed)
    Q_PROPERTY(QList<int> owners MEMBER owners NOTIFY changed)
    Q_PROPERTY(QList<QRectF> plates MEMBER plates NOTIFY changed)
    Q_PROPERTY(QList<int> stars MEMBER stars NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed)
    Q_PROPERTY(QList<QColor> plaques MEMBER plaques NOTIFY changed)
    Q_PROPERTY(QList<QColor> inks MEMBER inks NOTIFY changed)
    Q_PROPERTY(QList<QColor> walls MEMBER walls NOTIFY changed)
    Q_PROPERTY(QList<int> sides MEMBER sides NOTIFY changed)
    Q_PROPERTY(QList<QColor> lanes MEMBER lanes NOTIFY changed)
    Q_PROPERTY(QList<QColor> asteroids MEMBER asteroids NOTIFY changed)
    Q_PROPERTY(QColor starlight MEMBER starlight NOTIFY changed)
    Q_PROPERTY(QList<QColor> seats MEMBER seats NOTIFY changed)
    Q_PROPERTY(QList<QColor> miniBoards MEMBER miniBoards NOTIFY changed)
    Q_PROPERTY(QList<QColor> starts MEMBER starts NOTIFY changed)
    Q_PROPERTY(QColor pad MEMBER pad NOTIFY changed)
    Q_PROPERTY(QList<QColor> premiums MEMBER premiums NOTIFY changed)
    Q_PROPERTY(QList<int> startSquares MEMBER startSquares NOTIFY changed)

public:
    using QObject::QObject;

signals:
    void changed();
};

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
