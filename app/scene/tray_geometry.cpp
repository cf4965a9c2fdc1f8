#include "tray_geometry.h"

namespace storeys {

namespace {

constexpr float padHalfSide = 4.72F;
constexpr float rimBeyond = 0.1F; // width of the rim beyond its margin
constexpr float rackRim = 3.2F;
constexpr float rackPitch = 10.3F;

constexpr float brickGap = 0.5F;
constexpr int courses = 3; // courses of bricks per square

// The profile of a pad, given the radii of its corners at the top, at the bevel and at the foot.
Profile padOf(float top, float bevel, float foot)
{
    return {{0.42F, top, 0, 0, 1}, {0.14F, bevel, -0.12F, 0.6F, 0.8F}, {0, foot, -0.9F, 1, 0.15F}};
}

const Profile plainPad = padOf(0.75F, 0.95F, 1.05F);
const Profile discPad = padOf(4.1F, 4.4F, 4.55F);
const Profile octagonPad = padOf(2.4F, 2.55F, 2.6F);
const Profile plaquePad = padOf(-1.7F, -1.7F, -1.7F);

} // namespace

// Whether the grooves between pads are brighter than the pads and so outline them, as in the high-contrast theme. Such
// grooves are shallow, so that a viewer low above the board sees those across the line of sight too.
bool TrayGeometry::outlines() const
{
    return !m_isRack && m_well.lightnessF() > m_look->pad.lightnessF();
}

void TrayGeometry::addRim(const Footprint& outer, float rimWidth)
{
    const float w = rimWidth;
    const float floor = outlines() ? -0.14F : -0.9F;
    sweep(outer, {{w + 0.15F, 1.1F, floor, 0, 1}}, {.segments = 6, .cap = true, .colour = m_well});
    const Profile rim{{w + 0.15F, 1.1F, -0.9F, -1, 0.3F},
                      {w - 0.15F, 1.4F, 0.75F, -1, 0.25F},
                      {w - 0.35F, 1.6F, 1.12F, -0.7F, 0.7F},
                      {w - 0.75F, 2.0F, 1.3F, 0, 1},
                      {1.5F, 4.6F, 1.3F, 0, 1},
                      {0.95F, 5.0F, 1.16F, 0.5F, 0.87F},
                      {0.55F, 5.3F, 0.7F, 0.9F, 0.4F},
                      {0, 5.8F, -3.0F, 1, 0.12F},
                      {0.35F, 5.4F, -3.4F, 0.7F, -0.7F}};
    sweep(outer, rim, {.segments = 7, .colour = m_rim});
}

void TrayGeometry::addPad(QVector3D middle, const Profile& pad, int segments, const QColor& colour)
{
    sweep(around(middle, padHalfSide), pad, {.segments = segments, .cap = true, .colour = colour});
}

void TrayGeometry::addStart(QVector3D middle, bool starred)
{
    const Profile octagon{
        {1.15F, 2.1F, 0, 0, 1}, {0.42F, 2.4F, 0, 0, 1}, {0.14F, 2.55F, -0.12F, 0.6F, 0.8F}, {0, 2.6F, -0.9F, 1, 0.15F}};
    const Profile inlay{{1.32F, 2.0F, -0.1F, 0, 1}, {1.15F, 2.1F, 0, -0.7F, 0.7F}};
    const Profile stud{{0.25F, 1.24F, 0.06F, 0, 1}, {0, 1.49F, -0.1F, 0.7F, 0.7F}};
    sweep(around(middle, padHalfSide), octagon, {.segments = 1, .colour = m_look->starts.value(0)});
    sweep(around(middle, padHalfSide), inlay, {.segments = 1, .cap = true, .colour = m_look->starts.value(1)});
    if (!starred)
        sweep(around(middle, 1.5F), stud, {.segments = 1, .cap = true, .colour = m_look->starts.value(0)});
}

void TrayGeometry::addSquare(int square)
{
    const QVector3D middle = placeOf(square);
    const QString name = m_look->kinds.value(square);
    if (const auto kind = premiumKind(name)) {
        addPad(middle, kind->word ? octagonPad : discPad, kind->word ? 1 : 5,
               m_look->premiums.value(kind->place(), m_look->pad));
    } else if (const int plaque = plaqueOf(name); plaque >= 0) {
        addPad(middle, plaquePad, 5, m_look->plaques.value(plaque, m_look->pad));
    } else if (name == "wall") {
        addWall(square);
    } else if (name == "asteroid") {
        addAsteroid(square);
    } else if (const int owner = m_look->owners.value(square); owner > 0) {
        const Profile pad{{0.4F, 0.9F, 0.5F, 0, 1}, {0.1F, 1.1F, 0.38F, 0.6F, 0.8F}, {0, 1.2F, -0.6F, 1, 0.15F}};
        sweep(around(middle, 4.35F), pad,
              {.segments = 2, .cap = true, .colour = m_look->seats.value(owner - 1, m_look->pad)});
    } else if (m_look->startSquares.contains(square)) {
        addStart(middle, m_look->stars.contains(square));
    } else if (m_space) {
        addPad(middle, plainPad, 2, m_look->lanes.value(m_look->sides.value(square), m_look->lanes.value(0)));
        addStars(square, 0.02F);
    } else {
        addPad(middle, plainPad, 2, m_look->pad);
    }
}

// Adds bricks and the mortar between them; the mortar is lower and continues into neighbouring walls.
void TrayGeometry::addWall(int square)
{
    const int row = square / m_look->columns;
    const int column = square % m_look->columns;
    const float inside = padHalfSide - 0.3F; // the mortar ends a little inside the outer sides of the bricks
    const float left = m_look->isWall(row, column - 1) ? 5 : inside;
    const float right = m_look->isWall(row, column + 1) ? 5 : inside;
    const float back = m_look->isWall(row - 1, column) ? 5 : inside;
    const float front = m_look->isWall(row + 1, column) ? 5 : inside;
    const QVector3D middle = placeOf(square);
    const Profile mortar{{0, 0, wallTop - 0.35F, 0, 1}, {0, 0, wallTop - 0.35F, 1, 0}, {0, 0, -0.9F, 1, 0}};
    sweep({middle.x() + (right - left) / 2, middle.z() + (front - back) / 2, (left + right) / 2, (back + front) / 2},
          mortar, {.segments = 1, .cap = true, .colour = m_look->walls.value(2)});
    for (int course = 0; course < courses; ++course)
        addBrick(square, course);
}

// Adds the brick of a course that begins on this square. A brick is one square long; courses begin alternately at the
// side and in the middle of a square. At an end of the wall, bricks are cut off.
void TrayGeometry::addBrick(int square, int course)
{
    const int row = square / m_look->columns;
    const int column = square % m_look->columns;
    const QVector3D corner = placeOf(square) - QVector3D(cell / 2, 0, cell / 2);
    const float edge = cell / 2 - padHalfSide;
    const bool before = m_look->isWall(row, column - 1);
    const bool after = m_look->isWall(row, column + 1);
    const float depth = cell / courses;
    const float back = corner.z() + static_cast<float>(course) * depth
                       + (course == 0 && !m_look->isWall(row - 1, column) ? edge : brickGap / 2);
    const float front = corner.z() + static_cast<float>(course + 1) * depth
                        - (course == courses - 1 && !m_look->isWall(row + 1, column) ? edge : brickGap / 2);
    const Profile brick{{0.22F, 0, wallTop, 0, 1}, {0, 0, wallTop - 0.2F, 0.7F, 0.7F}, {0, 0, -0.9F, 1, 0.1F}};
    const auto lay = [&](float from, float to) {
        const Footprint footprint{corner.x() + (from + to) / 2, (back + front) / 2, (to - from) / 2,
                                  (front - back) / 2};
        sweep(footprint, {brick.front()}, {.segments = 1, .cap = true, .colour = m_look->walls.value(0)});
        sweep(footprint, brick, {.segments = 1, .colour = m_look->walls.value(1)});
    };
    const float end = cell - (after ? brickGap / 2 : edge);
    if ((row * courses + course) % 2 == 0) {
        lay(before ? brickGap / 2 : edge, end);
        return;
    }
    if (!before)
        lay(edge, cell / 2 - brickGap / 2);
    lay(cell / 2 + brickGap / 2, after ? cell * 3 / 2 - brickGap / 2 : end);
}

void TrayGeometry::addDisc(const Disc& disc, QVector3D middle, float y, const QColor& colour)
{
    const float half = static_cast<float>(disc.half) * cell;
    const QVector3D away(static_cast<float>(disc.middle.x()), 0, static_cast<float>(disc.middle.y()));
    sweep(around(middle + away * cell, half), {{0, half, y, 0, 1}}, {.segments = 2, .cap = true, .colour = colour});
}

void TrayGeometry::addStars(int square, float y)
{
    for (const Disc& star : starsOn(square))
        addDisc(star, placeOf(square), y, m_look->starlight);
}

// Adds an asteroid without a pad, so that the sky is continuous from square to square.
void TrayGeometry::addAsteroid(int square)
{
    const float sky = -0.06F;
    const QVector3D middle = placeOf(square);
    sweep(around(middle, cell / 2), {{0, 0, sky, 0, 1}},
          {.segments = 1, .cap = true, .colour = m_look->lanes.value(0)});
    addStars(square, sky + 0.03F);
    float top = wallTop;
    for (const Boulder& boulder : bouldersOn(square)) {
        const auto cut = static_cast<float>(boulder.cut) * cell;
        const Footprint footprint{middle.x() + static_cast<float>(boulder.middle.x()) * cell,
                                  middle.z() + static_cast<float>(boulder.middle.y()) * cell,
                                  static_cast<float>(boulder.halfX) * cell, static_cast<float>(boulder.halfZ) * cell,
                                  static_cast<float>(boulder.turn)};
        const Profile slopes{{0.36F * cut, 0.8F * cut, top, 0.3F, 1},
                             {0.1F * cut, 0.95F * cut, 0.65F * top, 0.8F, 0.6F},
                             {0, cut, sky, 1, 0.2F}};
        sweep(footprint, {slopes.front()}, {.segments = 1, .cap = true, .colour = m_look->asteroids.value(0)});
        sweep(footprint, slopes, {.segments = 1, .colour = m_look->asteroids.value(1)});
        for (const Disc& crater : boulder.craters())
            addDisc(crater, middle, top + 0.02F, m_look->asteroids.value(2));
        top /= 2;
    }
}

// Plates of players rise by half a unit, with a groove around each square. Plates of mini boards lie under the pads,
// each a little above the one before, so that its whole edge can be seen.
void TrayGeometry::addPlates()
{
    float laid = 0;
    for (const QRectF& plate : m_look->plates) {
        const auto middleX = static_cast<float>(plate.center().x()) - static_cast<float>(m_look->columns) / 2;
        const auto middleZ = static_cast<float>(plate.center().y()) - static_cast<float>(m_look->rows) / 2;
        Footprint footprint{middleX * cell, middleZ * cell, static_cast<float>(plate.width()) * cell / 2,
                            static_cast<float>(plate.height()) * cell / 2};
        const int square = static_cast<int>(plate.y()) * m_look->columns + static_cast<int>(plate.x());
        if (const int owner = m_look->owners.value(square); owner > 0) {
            const QColor colour = m_look->seats.value(owner - 1, m_look->pad);
            const Profile frame{{0.42F, 1.2F, -0.5F, -1, 0.1F},   {0.38F, 1.2F, 0.4F, -1, 0.2F},
                                {0.3F, 1.3F, 0.5F, 0, 1},         {0.14F, 1.5F, 0.5F, 0, 1},
                                {0.02F, 1.6F, 0.38F, 0.6F, 0.8F}, {0, 1.6F, -0.9F, 1, 0.15F}};
            footprint.halfX -= 0.1F;
            footprint.halfZ -= 0.1F;
            sweep(footprint, {{0.4F, 1.2F, -0.5F, 0, 1}}, {.segments = 4, .cap = true, .colour = colour.darker(130)});
            sweep(footprint, frame, {.segments = 4, .colour = colour});
            continue;
        }
        const float top = outlines() ? -0.125F + laid : -0.5F + 3 * laid;
        laid += 0.012F;
        footprint.halfX += 0.12F;
        footprint.halfZ += 0.12F;
        const Profile edge{{0.3F, 0.5F, top, 0, 1}, {0.08F, 0.6F, top, 0, 1}, {0, 0.7F, -0.9F, 1, 0.15F}};
        sweep(footprint, {edge.front()}, {.segments = 2, .cap = true, .colour = m_look->miniBoards.value(0)});
        sweep(footprint, edge, {.segments = 2, .colour = m_look->miniBoards.value(1)});
    }
}

void TrayGeometry::build()
{
    if (!m_look)
        return;
    const auto columns = static_cast<float>(m_look->columns);
    const auto rows = static_cast<float>(m_look->rows);
    const float rimWidth = m_isRack ? rackRim : m_margin + rimBeyond;
    const float halfX = (m_isRack ? columns * rackPitch / 2 + 0.85F : columns * cell / 2 + 0.7F) + rimWidth;
    const float halfZ = rows * cell / 2 + 0.7F + rimWidth;
    m_space = isInSpace(m_look->kinds);
    addRim({0, 0, halfX, halfZ}, rimWidth);
    for (int square = 0; !m_isRack && square < m_look->rows * m_look->columns; ++square)
        addSquare(square);
    addPlates();
    publish({-halfX, -3.4F, -halfZ}, {halfX, m_space || m_look->kinds.contains("wall") ? wallTop : 1.3F, halfZ});
}

} // namespace storeys
