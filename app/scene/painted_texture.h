#pragma once
// A texture whose picture is painted by the program. A Texture owns it. Always RGBA with 8 bits a channel,
// row 0 first.

#include <QImage>
#include <QQuick3DTextureData>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// Subclasses name it in full, or the description of the QML types would lose it.
class PaintedTexture : public QQuick3DTextureData
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuick3DTextureData::QQuick3DTextureData;

protected:
    void show(const QImage& image, bool transparent = false); // Format_RGBA8888
    // The picture all white, as transparent as before: painting blends colour towards black where it is
    // transparent, and filtering would show that as a dark edge.
    static QImage whitened(QImage image);
};

} // namespace storeys
