#include "table/view/variant_values.h"

#include "table/view/game_rows.h"

#include <algorithm>

namespace storeys {

QString kindName(SquareKind square)
{
    return square.wordFactor > 1     ? QString("%1W").arg(square.wordFactor)
           : square.letterFactor > 1 ? QString("%1L").arg(square.letterFactor)
                                     : QString();
}

QStringList squareKinds(const Variant& variant)
{
    QStringList kinds;
    for (const SquareKind& square : variant.squares)
        kinds += kindName(square);
    const bool plain = std::ranges::all_of(kinds, &QString::isEmpty);
    return plain ? QStringList() : kinds;
}

QStringList tileFaces(const Variant& variant)
{
    const TileSet& tiles = variant.tiles;
    const bool valued = std::ranges::any_of(tiles.values, [](Points value) { return value != Points(0); });
    QStringList faces;
    for (int i = 0; i < tiles.alphabet.size(); ++i) {
        const auto letter = static_cast<Letter>(i);
        const int place = tiles.alphabet.face(letter).symbol - 'A';
        while (faces.size() <= place)
            faces += QString();
        faces[place] = faceText(tiles.alphabet, Tile::of(letter));
        if (valued)
            faces[place] += QString(" %1").arg(tiles.values[i].value);
    }
    return faces;
}

QStringList blankLetters(const Variant& variant)
{
    QStringList symbols;
    for (int i = 0; variant.tiles.hasBlanks() && i < variant.tiles.alphabet.size(); ++i)
        symbols += QString(QLatin1Char(variant.tiles.alphabet.face(static_cast<Letter>(i)).symbol));
    return symbols;
}

} // namespace storeys
