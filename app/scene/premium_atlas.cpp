#include "premium_atlas.h"

#include "signs.h"
#include "swept.h"

#include <cmath>
#include <numbers>
#include <QFont>
#include <QPainter>
#include <QPainterPath>

namespace storeys {

namespace {

constexpr int side = 128; // texels of a cell

QPainterPath star(QPointF middle, double radius)
{
    QPolygonF corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (0.2 * i - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * 0.45;
        corners << middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

void drawCell(QPainter& painter, int column, bool word, const QString& mark)
{
    const bool start = column == PremiumAtlas::starts;
    const int factor = PremiumAtlas::lowest + (start ? 0 : column);
    const QRectF box(column * side, (word ? side : 0), side, side);
    if (start) {
        painter.fillPath(star(box.center() - QPointF(0, 0.24 * side), 0.2 * side), Qt::white);
    }
    QFont font(QStringLiteral("League Spartan"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(start ? 58 : 76);
    painter.setFont(font);
    const double down = (start ? 0.26 : 0.05) * side; // the glyphs sit high in their line
    painter.drawText(box.translated(0, down), Qt::AlignCenter, QString::number(factor) + mark);
}

} // namespace

PremiumAtlas::PremiumAtlas(QQuick3DObject* parent) : PaintedTexture(parent)
{
    connect(this, &PremiumAtlas::changed, this, &PremiumAtlas::paint);
}

void PremiumAtlas::paint()
{
    if (m_letterMark.isEmpty() || m_wordMark.isEmpty())
        return; // only once at first: Qt Quick 3D does not make the smaller sizes of a texture anew
    QImage image(columns * side, rows * side, QImage::Format_RGBA8888);
    image.fill(QColor(255, 255, 255, 0));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::white);
    for (int column = 0; column <= starts; ++column) {
        drawCell(painter, column, false, m_letterMark);
        drawCell(painter, column, true, m_wordMark);
    }
    for (qsizetype i = 0; i < signNames().size(); ++i) {
        QRectF square(0, 0, side * cell / width, side * cell / width);
        square.moveCenter((QPointF(signPlace(i)) + QPointF(0.5, 0.5)) * side);
        paintSign(painter, signNames()[i], square, Qt::white);
    }
    painter.end();
    show(whitened(image), true);
}

} // namespace storeys
