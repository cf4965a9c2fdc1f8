#pragma once

#include "painted_texture.h"
#include "tray_geometry.h"

namespace storeys {

// The picture of the coordinates on the rim: letters from A in the upper row of cells, numbers from 1 in the lower row,
// enough for 15 by 15 squares. White on transparent; the material gives the colour. A Texture owns it.
class LabelAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

private:
    void paint() override;
};

// The mesh of the coordinates on all four sides of the rim: letters for columns, numbers for rows, cut from a
// LabelAtlas. A Model owns it.
class RimLabels : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(int, rows, changed) = 10;
    INPUT(int, columns, changed) = 10;
    INPUT(float, size, changed) = 1;   // size of the labels
    INPUT(float, margin, changed) = 6; // width of the rim
    INPUT(float, angle, changed) = 0;  // angle of the viewer round the board, degrees

private:
    void build() override;
    void addLabel(float x, float z, int column, int row);
};

// The picture of the labels of premium squares, in two rows: the factor with the mark for letters (upper row, such as
// "2L") or for words (lower row, "2W"). There is one column for each factor from 2 on, then one for a factor of 2 on a
// start square, below a star. The columns after that have the signs of other squares, two per column. White on
// transparent; the material gives the colour. A Texture owns it.
class PremiumAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(QString, letterMark, changed); // mark for letters, such as "L"
    INPUT(QString, wordMark, changed);   // mark for words, such as "W"

private:
    void paint() override;
};

// The mesh of the labels and signs on squares, cut from a PremiumAtlas: each is a horizontal rectangle just above its
// pad. A Model owns it.
class PremiumLabels : public storeys::BoardMesh
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(float, angle, changed) = 0; // angle of the viewer round the board, degrees

private:
    void build() override;
    void addPremium(int square, const PremiumKind& kind);
    void addSign(int square, const QString& sign);
};

} // namespace storeys
