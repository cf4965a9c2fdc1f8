#pragma once
// The base of textures that the program paints: always RGBA, 8 bits a channel, row 0 first. A Texture owns it.

#include <QImage>
#include <QQuick3DTextureData>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Subclasses write storeys::PaintedTexture: the generated QML type description needs the full name.
class PaintedTexture : public QQuick3DTextureData
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuick3DTextureData::QQuick3DTextureData;

protected:
    void show(const QImage& image, bool transparent = false); // Format_RGBA8888
    // The picture with all colours white and alpha unchanged. Painting darkens half-transparent texels, which filtering
    // would show as a dark edge.
    static QImage whitened(QImage image);
};

} // namespace storeys
