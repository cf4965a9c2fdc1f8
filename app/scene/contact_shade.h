#pragma once
// The picture that darkens the tray near stacks: a soft dark edge round each stack, wider for higher stacks, and
// optionally shadows. The picture covers the board and one square more on every side. It is repainted when a height
// changes. A Texture owns it.

#include "painted_texture.h"
#include <QList>

namespace storeys {

class ContactShade : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(int, rows, changed) = 10;
    INPUT(int, columns, changed) = 10;
    INPUT(QList<int>, heights, changed); // tiles on each square; missing: 0
    INPUT(bool, cast, changed) = false;  // whether to draw soft shadows too; for use without a shadow map

private:
    void paint() override;
    int heightAt(int column, int row) const;      // 0 outside the board
    int highestAround(int column, int row) const; // of that square and those next to it
    // The texels of a square, which is white.
    void shade(QImage& image, int column, int row) const;
    float lightAt(float x, float y) const; // 0 dark … 1 lit; x and y in squares from the corner of the board
    // 0 none … 1 full shadow; x and y as in lightAt(); no stack near them is higher.
    float shadowAt(float x, float y, int highest) const;
};

} // namespace storeys
