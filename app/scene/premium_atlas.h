#pragma once
// What stands on squares that multiply: factor and L or W, under a star on a square where the game starts.
// White on nothing; the material gives the colour. Upper
// row letters, lower row words, in columns the factors from 2 on; then the starts; then the signs of other squares, two a
// column. A Texture owns it.

#include "painted_texture.h"
#include <QPoint>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class PremiumAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    static constexpr int columns = 16;
    static constexpr int rows = 2;
    static constexpr int lowest = 2;           // factor, in column 0
    static constexpr int starts = 3; // column of the lowest factor on a start square

    static constexpr float width = 8.6F; // of what a cell shows, see Swept

    // Of the sign with that number: column and row.
    [[nodiscard]] static QPoint signPlace(qsizetype number)
    {
        return {starts + 1 + static_cast<int>(number) / rows, static_cast<int>(number) % rows};
    }

    explicit PremiumAtlas(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
