#pragma once
// What stands on squares that multiply: factor and L or W, under a star on a square where the game starts.
// White on nothing; the material gives the colour. Upper
// row letters, lower row words, in columns the factors from 2 on; the starts are last. A Texture owns it.

#include "painted_texture.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class PremiumAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    static constexpr int columns = 4;
    static constexpr int rows = 2;
    static constexpr int lowest = 2;           // factor, in column 0
    static constexpr int starts = columns - 1; // column of the lowest factor on a start square

    explicit PremiumAtlas(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
