#include "board_space.h"

#include "look/symbols.h"
#include <cmath>
#include <limits>

namespace storeys {

QVector3D BoardSpace::standing(int square, int level) const
{
    return middleOf(square, m_rows, m_columns, m_pitch) + QVector3D(0, static_cast<float>(level) * storeyHeight, 0);
}

QVector3D BoardSpace::place(int square, int level) const
{
    return standing(square, level) - QVector3D(0, m_depths.value(square, 0) * storeyHeight, 0);
}

QVector3D BoardSpace::topOf(int square) const
{
    return place(square, height(square)) + QVector3D(0, isWall(m_kinds.value(square)) ? wallTop : 0, 0);
}

QList<Top> BoardSpace::standingTops() const
{
    QList<Top> tops;
    for (int square = 0; square < count(); ++square)
        tops.append({standing(square, height(square)), height(square)});
    return tops;
}

int BoardSpace::squareAt(QVector3D from, QVector3D direction) const
{
    constexpr float padDepth = 0.01F; // an empty square is picked as a very flat box
    float nearest = std::numeric_limits<float>::max();
    int hit = -1;
    for (int square = 0; square < m_rows * m_columns; ++square) {
        const bool empty = height(square) == 0;
        const float half = empty ? m_pitch / 2 : tileHalf;
        const QVector3D low = standing(square, 0) - QVector3D(half, empty ? padDepth : 0, half);
        const QVector3D high = topOf(square) + QVector3D(half, 0, half);
        const auto distance = entry(from, direction, low, high);
        if (distance && *distance < nearest) {
            nearest = *distance;
            hit = square;
        }
    }
    return hit;
}

float BoardSpace::highestUnder(QVector3D middle) const
{
    float highest = 0;
    for (int square = 0; square < m_rows * m_columns; ++square) {
        const QVector3D top = topOf(square);
        const float reach = 2 * tileHalf;
        if (std::abs(top.x() - middle.x()) < reach && std::abs(top.z() - middle.z()) < reach)
            highest = std::max(highest, top.y());
    }
    return highest;
}

QVector3D BoardSpace::hover(QVector3D from, QVector3D direction, int square, float clearance) const
{
    // Raising the tile along the ray moves it over other stacks, so repeat until none of them is higher.
    float highest = square < 0 ? 0 : topOf(square).y();
    for (;;) {
        const QVector3D middle = onPlane(from, direction, highest + clearance);
        const float under = highestUnder(middle);
        if (under <= highest)
            return middle;
        highest = under;
    }
}

} // namespace storeys
