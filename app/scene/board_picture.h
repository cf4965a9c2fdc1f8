#pragma once
// A QML item: the tiles of a game, small and flat, to lie over a picture of its board. Each stack is shown as one tile
// in the colour of the stack's height, with the letter of the top tile if there is room.

#include "look/properties.h"

#include <QColor>
#include <QQuickPaintedItem>

namespace storeys {

class BoardPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    // ---- the board
    INPUT(int, rows, changed) = 0;
    INPUT(int, columns, changed) = 0;
    INPUT(QList<QString>, stacks, changed); // by square: symbols from the bottom up
    INPUT(QList<QString>, faces, changed);  // by square: what the top tile shows
    // ---- colours
    INPUT(QList<QColor>, storeys, changed); // colours of tiles, by height from 1
    INPUT(QColor, ink, changed);
    INPUT(QString, font, changed);

public:
    explicit BoardPicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void paintTile(QPainter& painter, const QRectF& cell, qsizetype height, const QString& face) const;
};

} // namespace storeys
