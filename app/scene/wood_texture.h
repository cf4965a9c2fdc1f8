#pragma once
// The grain of the table, 0 to 1 in every channel, long figure along x, repeating in both directions. The
// material mixes two wood colours by it. A Texture owns it. The same picture on every machine.

#include "painted_texture.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class WoodTexture : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    // Starts to draw on another thread, so that the picture is there when the first window wants it; optional.
    static void prepare();

    explicit WoodTexture(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
