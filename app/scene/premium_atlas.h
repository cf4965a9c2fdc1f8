#pragma once
// The labels of premium squares: a factor with the mark of letters (upper row) or words (lower row), one column for each factor from 2 on;
// then one column for a 2 on a start square, below a star; then the signs of other squares, two a column. White on
// transparent; the material gives the colour. A Texture owns it.

#include "painted_texture.h"
#include <QPoint>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class PremiumAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString letterMark MEMBER m_letterMark NOTIFY changed) // "L"
    Q_PROPERTY(QString wordMark MEMBER m_wordMark NOTIFY changed)     // "W"

public:
    static constexpr int columns = 16;
    static constexpr int rows = 2;
    static constexpr int lowest = 2; // factor, in column 0
    static constexpr int starts = 3; // column of the lowest factor on a start square

    static constexpr float width = 8.6F; // of a label, in the unit of Swept

    // Column and row of a sign, by its place in signNames().
    [[nodiscard]] static QPoint signPlace(qsizetype number)
    {
        return {starts + 1 + static_cast<int>(number) / rows, static_cast<int>(number) % rows};
    }

    explicit PremiumAtlas(QQuick3DObject* parent = nullptr);

signals:
    void changed();

private:
    void paint();

    QString m_letterMark, m_wordMark;
};

} // namespace storeys
