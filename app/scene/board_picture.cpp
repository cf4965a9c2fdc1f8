#include "board_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

constexpr double gap = 0.06;           // gap around a square's tile, as a share of the square
constexpr double corner = 0.16;        // radius of a tile's corner, as a share of the tile
constexpr double letterHeight = 0.62;  // as a share of the tile
constexpr double smallestLetter = 6.0; // pixels; a smaller letter would be a smudge

} // namespace

BoardPicture::BoardPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &BoardPicture::changed, this, [this] { update(); });
}

void BoardPicture::paint(QPainter* painter)
{
    if (m_rows <= 0 || m_columns <= 0)
        return;
    const QSizeF side(width() / m_columns, height() / m_rows);
    const double space = gap * side.width();
    for (int i = 0; i < m_rows * m_columns; ++i) {
        const QPointF at(i % m_columns * side.width(), i / m_columns * side.height());
        if (const QString stack = m_stacks.value(i); !stack.isEmpty())
            paintTile(*painter, QRectF(at, side).adjusted(space, space, -space, -space), stack.size(),
                      m_faces.value(i));
    }
}

void BoardPicture::paintTile(QPainter& painter, const QRectF& cell, qsizetype height, const QString& face) const
{
    const qsizetype storey = std::min<qsizetype>(height, m_storeys.size()) - 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(storey < 0 ? m_ink : m_storeys[storey]);
    painter.drawRoundedRect(cell, corner * cell.width(), corner * cell.width());
    if (cell.height() * letterHeight < smallestLetter)
        return;
    QFont font(m_font);
    font.setPixelSize(qRound(cell.height() * letterHeight / std::sqrt(std::max<qsizetype>(face.size(), 1))));
    painter.setFont(font);
    painter.setPen(m_ink);
    painter.drawText(cell, Qt::AlignCenter, face);
}

} // namespace storeys
