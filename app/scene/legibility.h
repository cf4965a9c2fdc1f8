#pragma once
// How much of the letters on top of the stacks is seen from somewhere, and what hides the rest: other stacks, taken as
// boxes. Pure functions; places and units are those of BoardSpace, which gives the tops.

#include <QList>
#include <QVector3D>

namespace storeys {

// Of the stack on a square, or of the empty square.
struct Top
{
    QVector3D place; // its middle
    int height = 0;  // tiles: a letter is smaller beside the number of a higher stack
    bool operator==(const Top&) const = default;
};

// Someone who looks at the board.
struct Reader
{
    QVector3D eye;
    int quarter = 0; // by how many quarters the letters are turned to them, counterclockwise from above
};

// A letter of which less than this share is seen can't be told for sure.
inline constexpr float readableShare = 0.6F;

// The share, 0 to 1, of the area of a top letter that no other stack hides; 1 for an empty square.
[[nodiscard]] float shareSeen(const QList<Top>& tops, int square, const Reader& reader);

// The squares whose stacks hide some of that letter.
[[nodiscard]] QList<int> hidersOf(const QList<Top>& tops, int square, const Reader& reader);

} // namespace storeys
