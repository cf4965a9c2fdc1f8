#pragma once

#include "base/alphabet.h"
#include "look/symbols.h"
#include "rules/turn.h"

#include <QChar>
#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <string>
#include <vector>

namespace storeys {

// What players call a kind of square of a BoardShape: "double word", "flashlight". "" for a plain one.
[[nodiscard]] QString kindName(const QString& kind);
// The kindName() with what the square gives or takes: "flashlight, gives a yellow blank".
[[nodiscard]] QString kindText(const QString& kind);
// Whether a wall is an asteroid, which is what walls of a board in space are called.
[[nodiscard]] inline bool isAsteroid(const SquareKind& kind)
{
    return kind.wall && kind.sign == 'o';
}
[[nodiscard]] inline bool isInSpace(const Variant& variant)
{
    return std::ranges::any_of(variant.squares, isAsteroid);
}

// The column and row of a square, as named at the board's edge: "D5". "" for a square above row 1 or outside columns A
// to Z.
[[nodiscard]] QString squareName(Square square);
// Says that the square is a wall, or an asteroid: "D5 is a wall."
[[nodiscard]] QString wallText(Square square, const Variant& variant);

// Where a play begins and which way it runs, for a person: "5D across", "D5 down". Keeps the name of the square in the
// play text (see record/play_text.h), so that people can type what they read. "" for an empty text.
[[nodiscard]] QString placeText(const std::string& playText);

[[nodiscard]] QList<int> indexesOf(const std::vector<Square>& squares, const Board& board);

[[nodiscard]] QString spelled(const Letters& letters, const Alphabet& alphabet);
// The words of a play, main word first: "WOOD", "NET".
[[nodiscard]] QStringList wordsOf(const PlayScore& score, const Alphabet& alphabet);
[[nodiscard]] inline QStringList wordsOf(const Turn& play, const Alphabet& alphabet)
{
    return wordsOf(play.score(), alphabet);
}

[[nodiscard]] inline bool laidTiles(const Turn& turn)
{
    return !turn.placed().empty();
}

// The symbol of a tile, see look/symbols.h.
[[nodiscard]] QString symbolText(const Alphabet& alphabet, Tile tile);
// The symbols of what lies on the square, from the bottom up.
[[nodiscard]] QString stackText(const Board& board, Square square, const Alphabet& alphabet);

// What a tile's face shows: "Qu" for the tile that spells QU, "?" for a blank without a letter.
[[nodiscard]] QString faceText(const Alphabet& alphabet, Tile tile);
[[nodiscard]] QStringList faceTexts(const std::vector<Tile>& tiles, const Alphabet& alphabet);

// The letter with that symbol: a capital letter, or one that encodes a place in the alphabet (see look/symbols.h).
[[nodiscard]] std::optional<Letter> letterOfSymbol(const Alphabet& alphabet, QChar symbol);
// The tile with that symbol; no tile if the alphabet does not have it.
[[nodiscard]] Tile tileOfSymbol(const Alphabet& alphabet, QChar symbol);

} // namespace storeys
