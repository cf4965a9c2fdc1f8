#pragma once

#include <QList>
#include <QVector3D>

#include <array>
#include <optional>

namespace storeys {

// Axis-aligned boxes, given by their low and high corners. Pure functions.
[[nodiscard]] std::array<QVector3D, 8> cornersOf(QVector3D low, QVector3D high);

// The distance at which a ray enters a box, in lengths of `direction`, at least 0; none if it misses.
[[nodiscard]] std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high);

// How much of the letter on top of a stack can be seen from a point, and which stacks hide the rest. Stacks count as
// boxes. Pure functions; coordinates and units are those of BoardSpace, which gives the tops.
// The top of a stack, or of an empty square.
struct Top
{
    QVector3D place; // the middle of the top
    int height = 0;  // of the stack, in tiles; above 1 the letter is smaller, beside a number
    bool operator==(const Top&) const = default;
};

// A person looking at the board.
struct Reader
{
    QVector3D eye;
    int quarter = 0; // quarter turns by which the letters face the person, counterclockwise from above
};

// The share of a letter that must be visible to recognise it reliably.
inline constexpr float readableShare = 0.6F;

// The share, 0 to 1, of a top letter that no other stack hides; 1 for an empty square.
[[nodiscard]] float shareSeen(const QList<Top>& tops, int square, const Reader& reader);

// The squares of the stacks that hide part of the letter.
[[nodiscard]] QList<int> hidersOf(const QList<Top>& tops, int square, const Reader& reader);

} // namespace storeys
