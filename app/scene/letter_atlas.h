#pragma once
// A picture of the faces of a game's tiles, in cells that the tile shader cuts out: one for each letter, the numbers 1
// to 10 (storeys or values), a cross, the bare face of a blank, and more. Red is ink. Green and blue are the relief of
// the engraving under a light from the back left (green) and from the front left (blue) of the letter; above 128 is
// brighter, below 128 darker. The shader mixes the two, so that the relief suits the fixed light however the letter is
// turned. A Texture owns it; the pictures of the last two alphabets are kept and shared. Call registerFonts() before.

#include "painted_texture.h"

namespace storeys {

class LetterAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(QList<QString>, faces, changed); // the letters, as in BoardShape::tileFaces

public:
    static constexpr int columns = 8;
    static constexpr int rows = 6;
    static constexpr int kinds = 32;      // cells 0 to 31: letters in the order of the alphabet
    static constexpr int numbers = kinds; // cell of "1"; nine more follow
    static constexpr int highest = 10;    // highest number that has a cell
    static constexpr int cross = numbers + highest;
    static constexpr int bare = cross + 1;
    static constexpr int diamond = bare + 1;    // cell of the sign that a yellow blank has instead of a value
    static constexpr int blocker = diamond + 1; // cell of a blocker's whole face
    // The height, largest width and middle of a capital letter, in cells; a cell is as large as a tile's face.
    static constexpr float capHeight = 0.64F;
    static constexpr float widest = 0.76F;
    static constexpr float middle = 0.5F;
    // The scale of a letter beside a number, and the middle of that letter, in cells; see tile.vert.
    static constexpr float besideNumber = 0.80F;
    static constexpr float middleRight = 0.475F, middleDown = 0.37F;

private:
    void paint() override;
};

} // namespace storeys
