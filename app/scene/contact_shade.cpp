#include "contact_shade.h"

#include "swept.h"
#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

constexpr int texelsPerSquare = 8;

// How far, in squares, a coordinate lies outside the tile in that column or row; 0 inside the tile.
float outside(int tile, float coordinate)
{
    const auto low = static_cast<float>(tile);
    return std::max({low + 0.03F - coordinate, coordinate - low - 0.97F, 0.0F});
}

// Coordinates are so small that this is exact enough, and quicker than std::hypot.
float length(float x, float y)
{
    return std::sqrt(x * x + y * y);
}

} // namespace

int ContactShade::heightAt(int column, int row) const
{
    if (column < 0 || row < 0 || column >= m_columns || row >= m_rows)
        return 0;
    return m_heights.value(row * m_columns + column, 0);
}

float ContactShade::lightAt(float x, float y) const
{
    const int column = static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::floor(y));
    float light = 1;
    for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = column - 1; c <= column + 1; ++c) {
            const auto height = static_cast<float>(std::min(heightAt(c, r), 5));
            if (height > 0) {
                const float reach = 0.22F + 0.047F * storeyHeight * height;
                const float dx = outside(c, x), dy = outside(r, y);
                if (std::max(dx, dy) >= reach)
                    continue;
                const float near = std::max(0.0F, 1 - length(dx, dy) / reach);
                light *= 1 - (0.30F + 0.05F * height) * near * near;
            }
        }
    }
    return light;
}

// The light comes from the back left. A stack shades the place if it reaches above the ray from the light to the place;
// the further above the ray it reaches, the darker the shadow, so that the edge of the shadow is soft.
float ContactShade::shadowAt(float x, float y, int highest) const
{
    static constexpr float perStoreyX = 0.0616F * storeyHeight; // squares by which a storey lengthens a shadow
    static constexpr float perStoreyY = 0.0481F * storeyHeight;
    float shadow = 0;
    const auto top = static_cast<float>(std::min(highest, 5));
    for (float storeys = 0.25F; storeys < top; storeys += 0.5F) {
        const float fromX = x - storeys * perStoreyX;
        const float fromY = y - storeys * perStoreyY;
        const int column = static_cast<int>(std::floor(fromX));
        const int row = static_cast<int>(std::floor(fromY));
        const float above = static_cast<float>(heightAt(column, row)) - storeys;
        if (above <= shadow)
            continue; // no darker than what is there
        const float inside = 1 - 6 * length(outside(column, fromX), outside(row, fromY));
        shadow = std::max(shadow, std::min(above, 1.0F) * inside);
    }
    return shadow;
}

int ContactShade::highestAround(int column, int row) const
{
    int highest = 0;
    for (int r = row - 1; r <= row + 1; ++r)
        for (int c = column - 1; c <= column + 1; ++c)
            highest = std::max(highest, heightAt(c, r));
    return highest;
}

void ContactShade::paint()
{
    QImage image((m_columns + 2) * texelsPerSquare, (m_rows + 2) * texelsPerSquare, QImage::Format_RGBA8888);
    image.fill(Qt::white);
    for (int row = -1; row <= m_rows; ++row)
        for (int column = -1; column <= m_columns; ++column)
            shade(image, column, row);
    show(image);
}

// Neither edges nor shadows reach further than to the next square.
void ContactShade::shade(QImage& image, int column, int row) const
{
    const int highest = highestAround(column, row);
    if (highest == 0)
        return;
    for (int v = 0; v < texelsPerSquare; ++v) {
        uchar* texel = image.scanLine((row + 1) * texelsPerSquare + v) + 4 * (column + 1) * texelsPerSquare;
        for (int u = 0; u < texelsPerSquare; ++u, texel += 4) {
            const float x = static_cast<float>(column) + (static_cast<float>(u) + 0.5F) / texelsPerSquare;
            const float y = static_cast<float>(row) + (static_cast<float>(v) + 0.5F) / texelsPerSquare;
            const float light = lightAt(x, y) * (m_cast ? 1 - 0.4F * shadowAt(x, y, highest) : 1);
            texel[0] = texel[1] = texel[2] = static_cast<uchar>(255 * light);
        }
    }
}

} // namespace storeys
