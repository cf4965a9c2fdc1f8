#pragma once
// The coordinates of the rim: letters from A in the upper row of cells, numbers from 1 in the lower, enough for 15 by
// 15 squares. White on transparent; the material gives the colour. A Texture owns it.

#include "painted_texture.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class LabelAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    static constexpr int columns = 16;
    static constexpr int rows = 2;

    explicit LabelAtlas(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
