#include "legibility.h"

#include "letter_atlas.h"
#include "swept.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace storeys {

std::optional<float> entry(QVector3D from, QVector3D direction, QVector3D low, QVector3D high)
{
    float enter = 0;
    float leave = std::numeric_limits<float>::max();
    for (int axis = 0; axis < 3; ++axis) {
        if (direction[axis] == 0) {
            if (from[axis] < low[axis] || from[axis] > high[axis])
                return {};
            continue;
        }
        float first = (low[axis] - from[axis]) / direction[axis];
        float second = (high[axis] - from[axis]) / direction[axis];
        if (first > second)
            std::swap(first, second);
        enter = std::max(enter, first);
        leave = std::min(leave, second);
        if (enter > leave)
            return {};
    }
    return enter;
}

namespace {

constexpr float bevel = 0.4F; // how far the top edges of a stack lie inside its base
constexpr int across = 16;    // sample points along each side of the letter's area
using Area = std::array<QVector3D, static_cast<size_t>(across) * across>;

// Points spread evenly over the area that a letter can take on its tile.
Area letterArea(const Top& top, int quarter)
{
    const bool numbered = top.height > 1;
    const float size = tileSide * (numbered ? LetterAtlas::besideNumber : 1);
    const float middleRight = tileSide * ((numbered ? LetterAtlas::middleRight : LetterAtlas::middle) - 0.5F);
    const float middleDown = tileSide * ((numbered ? LetterAtlas::middleDown : LetterAtlas::middle) - 0.5F);
    static constexpr int cosines[] = {1, 0, -1, 0};
    const auto c = static_cast<float>(cosines[quarter & 3]);
    const auto s = static_cast<float>(cosines[(quarter + 3) & 3]);
    Area area;
    for (size_t i = 0; i < area.size(); ++i) {
        const auto part = [](size_t step) { return (static_cast<float>(step) + 0.5F) / across - 0.5F; };
        const float right = middleRight + size * LetterAtlas::widest * part(i % across);
        const float down = middleDown + size * LetterAtlas::capHeight * part(i / across);
        area[i] = top.place + QVector3D(right * c + down * s, 0, down * c - right * s);
    }
    return area;
}

struct Hider
{
    int square;
    QVector3D low, high;
};

// The higher stacks near enough to the line of sight to hide part of the letter on `square`; none if that is empty.
std::vector<Hider> nearSight(const QList<Top>& tops, int square, QVector3D eye)
{
    if (tops[square].height == 0)
        return {};
    static constexpr float room = 12; // half the diagonal of a letter plus half that of a stack, rounded up
    const QVector3D top = tops[square].place;
    const QVector3D way = eye - top;
    const float length = std::max(0.001F, std::hypot(way.x(), way.z()));
    std::vector<Hider> hiders;
    for (int other = 0; other < tops.size(); ++other) {
        const QVector3D away = tops[other].place - top;
        if (other == square || away.y() <= 0)
            continue;
        const float along = (away.x() * way.x() + away.z() * way.z()) / length;
        const float beside = (away.x() * way.z() - away.z() * way.x()) / length;
        if (std::abs(beside) < room && along > -room && (along - room) * way.y() < away.y() * length) {
            const QVector3D half(tileSide / 2 - bevel, 0, tileSide / 2 - bevel);
            const QVector3D high = tops[other].place + half;
            hiders.push_back({other, {high.x() - 2 * half.x(), 0, high.z() - 2 * half.z()}, high});
        }
    }
    return hiders;
}

bool hides(const Hider& hider, QVector3D point, QVector3D eye)
{
    return entry(point, eye - point, hider.low, hider.high).has_value();
}

} // namespace

float shareSeen(const QList<Top>& tops, int square, const Reader& reader)
{
    const std::vector<Hider> hiders = nearSight(tops, square, reader.eye);
    const Area area = letterArea(tops[square], reader.quarter);
    const auto seen = std::ranges::count_if(area, [&](QVector3D point) {
        return std::ranges::none_of(hiders, [&](const Hider& hider) { return hides(hider, point, reader.eye); });
    });
    return static_cast<float>(seen) / static_cast<float>(area.size());
}

QList<int> hidersOf(const QList<Top>& tops, int square, const Reader& reader)
{
    QList<int> squares;
    const Area area = letterArea(tops[square], reader.quarter);
    for (const Hider& hider : nearSight(tops, square, reader.eye))
        if (std::ranges::any_of(area, [&](QVector3D point) { return hides(hider, point, reader.eye); }))
            squares.append(hider.square);
    return squares;
}

} // namespace storeys
