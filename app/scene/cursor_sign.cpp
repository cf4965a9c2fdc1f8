#include "cursor_sign.h"

#include <QPainter>
#include <QPainterPath>

namespace storeys {

namespace {

constexpr int side = 192; // texels of the picture
constexpr double square = side / 1.5;
constexpr double line = 8;
constexpr double border = 5; // width of the edge on either side of the line

QPainterPath frame()
{
    const double half = square / 2 - line / 2 - border;
    QPainterPath path;
    path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), 12, 12);
    return path;
}

QPainterPath arrowHead()
{
    const double from = square / 2 - line;
    QPainterPath path;
    path.moveTo(from, -29);
    path.lineTo(from + 31, 0);
    path.lineTo(from, 29);
    path.closeSubpath();
    return path;
}

} // namespace

CursorSign::CursorSign(QQuick3DObject* parent) : PaintedTexture(parent)
{
    connect(this, &CursorSign::changed, this, &CursorSign::paint);
    paint();
}

void CursorSign::paint()
{
    QColor nothing = m_edge; // filtering mixes in the colour of transparent texels
    nothing.setAlpha(0);
    QImage image(side, side, QImage::Format_RGBA8888);
    image.fill(nothing);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    const auto draw = [&](const QColor& colour, double width) {
        painter.strokePath(frame(), QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(arrowHead(), QPen(colour, width - line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(arrowHead(), colour);
    };
    draw(m_edge, line + 2 * border);
    draw(m_core, line + 0.1);
    painter.end();
    show(image, true);
}

} // namespace storeys
