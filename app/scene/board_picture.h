#pragma once
// A QML item: the tiles of a game, small and flat, to lie over a picture of its board. Each stack is shown as one tile
// in the colour of the stack's height, with the letter of the top tile if there is room.

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class BoardPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    // ---- the board
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(QList<QString> stacks MEMBER m_stacks NOTIFY changed) // by square: symbols from the bottom up
    // ---- colours
    Q_PROPERTY(QList<QColor> storeys MEMBER m_storeys NOTIFY changed) // colours of tiles, by height from 1
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QString font MEMBER m_font NOTIFY changed)

public:
    explicit BoardPicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void paintTile(QPainter& painter, const QRectF& cell, const QString& stack) const;

    int m_rows = 0;
    int m_columns = 0;
    QStringList m_stacks;
    QList<QColor> m_storeys;
    QColor m_ink;
    QString m_font;
};

} // namespace storeys
