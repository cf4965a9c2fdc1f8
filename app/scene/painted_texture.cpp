#include "painted_texture.h"

namespace storeys {

void PaintedTexture::show(const QImage& image, bool transparent)
{
    setSize(image.size());
    setFormat(RGBA8);
    setHasTransparency(transparent);
    setTextureData({reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()});
}

} // namespace storeys
