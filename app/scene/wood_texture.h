#pragma once
// The grain of the table, 0 to 1 in every channel, long along x, repeating in both directions; the same on every
// machine. The material mixes two colours of wood by it. A Texture owns it.

#include "painted_texture.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class WoodTexture : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    // Optional: starts drawing on another thread, so that the picture is ready for the first window.
    static void prepare();

    explicit WoodTexture(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
