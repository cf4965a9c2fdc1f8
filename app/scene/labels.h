#pragma once

#include "painted_texture.h"
#include "tray_geometry.h"

#include <QPoint>
#include <QtQml/qqmlregistration.h>

namespace storeys {

// The picture of the coordinates on the rim: letters from A in the upper row of cells, numbers from 1 in the lower row,
// enough for 15 by 15 squares. White on transparent; the material gives the colour. A Texture owns it.
class LabelAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    static constexpr int columns = 16;
    static constexpr int rows = 2;

    using PaintedTexture::PaintedTexture;

private:
    void paint() override;
};

// The mesh of the coordinates on all four sides of the rim: letters for columns, numbers for rows, cut from a
// LabelAtlas. A Model owns it.
class RimLabels : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(float size MEMBER m_size NOTIFY changed)   // size of the labels; 1 if the board fills the window
    Q_PROPERTY(float angle MEMBER m_angle NOTIFY changed) // angle of the viewer round the board, degrees

public:
    using Swept::Swept;

protected:
    void build() override;

private:
    void addLabel(float x, float z, int column, int row);

    int m_rows = 10;
    int m_columns = 10;
    float m_size = 1;
    float m_angle = 0;
};

// The picture of the labels of premium squares, in two rows: the factor with the mark for letters (upper row, such as
// "2L") or for words (lower row, "2W"). There is one column for each factor from 2 on, then one for a factor of 2 on a
// start square, below a star. The columns after that have the signs of other squares, two per column. White on
// transparent; the material gives the colour. A Texture owns it.
class PremiumAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString letterMark MEMBER m_letterMark NOTIFY changed) // mark for letters, such as "L"
    Q_PROPERTY(QString wordMark MEMBER m_wordMark NOTIFY changed)     // mark for words, such as "W"

public:
    static constexpr int columns = 16;
    static constexpr int rows = 2;
    static constexpr int lowest = 2; // the lowest factor of a premium square; its labels are in column 0
    static constexpr int starts = 3; // column of a factor of 2 on a start square

    static constexpr float width = 8.6F; // width of a label, in tenths of a cell

    // The column and row of a sign, given by its index in signNames().
    [[nodiscard]] static QPoint signPlace(qsizetype number)
    {
        return {starts + 1 + static_cast<int>(number) / rows, static_cast<int>(number) % rows};
    }

    using PaintedTexture::PaintedTexture;

private:
    void paint() override;

    QString m_letterMark, m_wordMark;
};

// The mesh of the labels and signs on squares, cut from a PremiumAtlas: each is a horizontal rectangle just above its
// pad. A Model owns it.
class PremiumLabels : public storeys::BoardMesh
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(float angle MEMBER m_angle NOTIFY changed) // angle of the viewer round the board, degrees

public:
    using BoardMesh::BoardMesh;

protected:
    void build() override;

private:
    void addPremium(int square, const PremiumKind& kind);
    void addSign(int square, const QString& sign);

    float m_angle = 0;
};

} // namespace storeys
