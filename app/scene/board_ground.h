#pragma once
// What a flat board shows under its tiles beside pads and squares that multiply: plates, walls, plaques, starts with a
// star, and their signs.

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace storeys {

// What it shows, as BoardShape has it, and the colours of a theme.
struct GroundLook
{
    int rows = 0;
    int columns = 0;
    QStringList kinds;           // by square
    QList<int> owners;           // by square, seats from 1
    QList<QRectF> plates;        // in squares, the lowest first
    QList<int> stars;            // start squares that show one
    QColor ink;                  // of what players own
    QList<QColor> plaques, inks; // see signs.h
    QList<QColor> walls;         // top, lit edge, joint
    QList<QColor> seats;
    QList<QColor> miniBoards; // plate, lit edge
    QList<QColor> starts;     // octagon, inlay, star
    // Of small pictures, which have no squares of their own: of pads and, in the order of Theme's kinds, of those that
    // multiply.
    QColor pad;
    QList<QColor> premiums;
    QList<int> padStarts; // squares
    QString font;         // of what a square multiplies, where a picture has room for it; "": it has none

    [[nodiscard]] bool isWall(int row, int column) const;
    // Whether the square is drawn here, and needs nothing else.
    [[nodiscard]] bool draws(int square) const;
    // The first square is at the origin.
    void paintOn(QPainter& painter, double cell) const;
};

// As large as all squares. A QML item; what it shows is given from outside.
class BoardGround : public QQuickPaintedItem, GroundLook
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
    Q_PROPERTY(QList<QColor> seats MEMBER seats NOTIFY changed)
    Q_PROPERTY(QList<QColor> miniBoards MEMBER miniBoards NOTIFY changed)
    Q_PROPERTY(QList<QColor> starts MEMBER starts NOTIFY changed)
    Q_PROPERTY(QColor pad MEMBER pad NOTIFY changed)
    Q_PROPERTY(QList<QColor> premiums MEMBER premiums NOTIFY changed)
    Q_PROPERTY(QList<int> padStarts MEMBER padStarts NOTIFY changed)
    Q_PROPERTY(QString font MEMBER font NOTIFY changed)

public:
    explicit BoardGround(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override { paintOn(*painter, width() / std::max(1, columns)); }

signals:
    void changed();
};

} // namespace storeys
