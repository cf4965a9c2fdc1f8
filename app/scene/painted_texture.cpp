#include "painted_texture.h"

namespace storeys {

void PaintedTexture::show(const QImage& image, bool transparent)
{
    setSize(image.size());
    setFormat(RGBA8);
    setHasTransparency(transparent);
    setTextureData({reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()});
}

QImage PaintedTexture::whitened(QImage image)
{
    for (int y = 0; y < image.height(); ++y) {
        uchar* texel = image.scanLine(y);
        for (int x = 0; x < image.width(); ++x, texel += 4) {
            texel[0] = texel[1] = texel[2] = 255;
        }
    }
    return image;
}

} // namespace storeys
