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
    QImage image = drawLabels();
    // Painting blends colour towards black where it is transparent; filtering would show that as a dark edge.
    for (int y = 0; y < image.height(); ++y) {
        uchar* texel = image.scanLine(y);
        for (int x = 0; x < image.width(); ++x, texel += 4) {
            texel[0] = texel[1] = texel[2] = 255;
        }
    }
    show(image, true);
}

} // namespace storeys
