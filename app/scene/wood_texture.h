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
    explicit WoodTexture(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
