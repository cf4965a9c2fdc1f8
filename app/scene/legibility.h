#pragma once

#include <QList>
#include <QVector3D>

#include <optional>

namespace storeys {

// The distance, in lengths of `direction`, at which a ray enters an axis-aligned box, given by its lowest and highest
// coordinates; 0 if the ray begins inside, nullopt if it misses.
[[nodiscard]] std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high);

// ---- how much of the letter on a stack can be seen from a point, and which stacks hide the rest. Stacks count as
// boxes. Coordinates and units are those of BoardSpace.

// The top of a stack, or of an empty square; see BoardSpace::standingTops().
struct Top
{
    QVector3D place; // centre of the top face
    int height = 0;  // of the stack, in tiles; if above 1, the letter is smaller and beside a number
    bool operator==(const Top&) const = default;
};

// A person looking at the board.
struct Reader
{
    QVector3D eye;
    int quarter = 0; // quarter turns of the letters towards the person, counterclockwise from above
};

// The share of a letter that must be visible to recognise it reliably.
inline constexpr float readableShare = 0.6F;

// The share, 0 to 1, of the top letter on `square` that no other stack hides; 1 for an empty square.
[[nodiscard]] float shareSeen(const QList<Top>& tops, int square, const Reader& reader);

// The squares of the stacks that hide part of the top letter on `square`.
[[nodiscard]] QList<int> hidersOf(const QList<Top>& tops, int square, const Reader& reader);

} // namespace storeys
