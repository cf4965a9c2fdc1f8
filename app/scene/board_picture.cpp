#include "board_picture.h"

#include <QPainter>

#include <algorithm>

namespace storeys {

namespace {

constexpr double rimWidth = 0.45;      // of a square
constexpr double gap = 0.06;           // round a square, of its side
constexpr double corner = 0.16;        // radius, of a square
constexpr double letterHeight = 0.62;  // of a square
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
    const double side = std::min(width() / (m_columns + 2 * rimWidth), height() / (m_rows + 2 * rimWidth));
    const QSizeF board((m_columns + 2 * rimWidth) * side, (m_rows + 2 * rimWidth) * side);
    const QPointF start((width() - board.width()) / 2, (height() - board.height()) / 2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_rim);
    painter->drawRoundedRect(QRectF(start, board), rimWidth * side, rimWidth * side);
    for (int i = 0; i < m_rows * m_columns; ++i) {
        const QPointF at((i % m_columns + rimWidth) * side, (i / m_columns + rimWidth) * side);
        const QRectF cell =
            QRectF(start + at, QSizeF(side, side)).adjusted(gap * side, gap * side, -gap * side, -gap * side);
        const QString stack = m_stacks.value(i);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_square);
        if (stack.isEmpty())
            painter->drawRoundedRect(cell, corner * side, corner * side);
        else
            paintTile(*painter, cell, stack);
    }
}

void BoardPicture::paintTile(QPainter& painter, const QRectF& cell, const QString& stack) const
{
    const qsizetype storey = std::min<qsizetype>(stack.size(), m_storeys.size()) - 1;
    painter.setBrush(storey < 0 ? m_ink : m_storeys[storey]);
    painter.drawRoundedRect(cell, corner * cell.width(), corner * cell.width());
    if (cell.height() * letterHeight < smallestLetter)
        return;
    QFont font(m_font);
    font.setPixelSize(qRound(cell.height() * letterHeight));
    painter.setFont(font);
    painter.setPen(m_ink);
    painter.drawText(cell, Qt::AlignCenter, stack.back().toUpper());
}

} // namespace storeys
