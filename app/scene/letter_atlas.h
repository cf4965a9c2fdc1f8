#pragma once
// What stands on the tiles: a face for each kind of tile, numbers 1 to 10 (storeys or values), a cross and
// the bare face of a blank, in a grid of cells that the tile shader cuts from. Red is ink. Green and blue are the
// relief of the engraving: how much each place catches, above 128, or loses, below it, of a light from behind left and
// of one from before left of the letter; the shader mixes them for the one fixed light, whichever way the letter is
// turned. A Texture owns it; drawn once in the program and shared. Fonts have to be registered before.

#include "painted_texture.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class LetterAtlas : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT

public:
    static constexpr int columns = 8;
    static constexpr int rows = 6;
    static constexpr int kinds = 32;      // cells 0 to 31: faces, from A on, then those of two letters
    static constexpr int numbers = kinds; // cell of "1"; nine more follow
    static constexpr int highest = 10;    // number
    static constexpr int cross = numbers + highest;
    static constexpr int bare = cross + 1;
    static constexpr int diamond = bare + 1;    // where a yellow blank would have its value
    static constexpr int blocker = diamond + 1; // its whole face
    // Of a letter, in cells, which are the size of a tile's face.
    static constexpr float capHeight = 0.64F;
    static constexpr float widest = 0.76F;
    static constexpr float middle = 0.5F;
    // Beside a number, see tile.vert: its size against that, and its middle.
    static constexpr float besideNumber = 0.80F;
    static constexpr float middleRight = 0.475F, middleDown = 0.37F;

    // The cell of what stands on a tile, "A" or "Qu"; the bare one for anything else.
    [[nodiscard]] static int cellOf(const QString& face);

    explicit LetterAtlas(QQuick3DObject* parent = nullptr);
};

} // namespace storeys
