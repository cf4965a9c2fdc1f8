#include "label_atlas.h"

#include <QFont>
#include <QPainter>

namespace storeys {

namespace {

constexpr int side = 64; // texels of a cell

QImage drawLabels()
{
    QImage image(LabelAtlas::columns * side, LabelAtlas::rows * side, QImage::Format_RGBA8888);
    image.fill(QColor(255, 255, 255, 0));
    QPainter painter(&image);
    QFont font(QStringLiteral("Lato"));
    font.setWeight(QFont::Bold);
    font.setPixelSize(48);
    painter.setFont(font);
    painter.setPen(Qt::white);
    for (int i = 0; i < LabelAtlas::columns; ++i) {
        const QString letter(QChar(static_cast<char16_t>(u'A' + i)));
        painter.drawText(QRect(i * side, 0, side, side), Qt::AlignCenter, letter);
        painter.drawText(QRect(i * side, side, side, side), Qt::AlignCenter, QString::number(i + 1));
    }
    return image;
}

} // namespace

LabelAtlas::LabelAtlas(QQuick3DObject* parent) : PaintedTexture(parent)
{
    show(whitened(drawLabels()), true);
}

} // namespace storeys
