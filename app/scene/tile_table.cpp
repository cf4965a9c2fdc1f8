#include "tile_table.h"

#include "letter_atlas.h"
#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

constexpr int draft = 2; // lowest mark of a draft tile
constexpr int takenOff = 4;
// Kinds of tile for the shader, passed with face, number and mark; 0 for all other tiles.
constexpr float valued = 1;
constexpr float blank = 2;

// A number from -0.5 to 0.5 that varies a tile's colour slightly, always the same for the same place.
float variation(int square, int level)
{
    const quint32 hash = static_cast<quint32>(square) * 2654435761U + static_cast<quint32>(level) * 40503U;
    return static_cast<float>((hash >> 8) & 255) / 255.0F - 0.5F;
}

} // namespace

TileTable::TileTable(QQuick3DObject* parent) : QQuick3DInstancing(parent)
{
    connect(this, &TileTable::changed, this, [this] {
        m_stale = true;
        markDirty();
    });
}

int TileTable::shownOn(int square) const
{
    const bool isElsewhere = m_lifted.contains(square) || m_marks.value(square, 0) == takenOff;
    return static_cast<int>(m_stacks[square].size()) - (isElsewhere ? 1 : 0);
}

bool TileTable::faceShows(int square, int level) const
{
    const int shown = shownOn(square);
    return !m_floors.isEmpty() || level + 1 == shown || (level + 2 == shown && m_marks.value(square, 0) >= draft);
}

int TileTable::numberOn(const TileFace& face, int level) const
{
    if (face.yellow)
        return LetterAtlas::diamond - LetterAtlas::numbers + 1;
    if (!m_valued && !face.blocker)
        return (level > 0 && m_floors.isEmpty()) || m_numbered ? std::min(level + 1, LetterAtlas::highest) : 0;
    return std::min(face.points.toInt(), LetterAtlas::highest);
}

QColor TileTable::colourOf(const TileFace& face, int level, int mark) const
{
    const auto storey = std::min<qsizetype>(level, m_storeys.size() - 1);
    return face.blocker ? m_blocker : face.yellow ? m_yellow : mark >= draft ? m_face : m_storeys[storey];
}

int TileTable::tallerAround(int square, int level) const
{
    if (!m_floors.isEmpty())
        return 0;
    const float top = static_cast<float>(level) + 1 - m_depths.value(square, 0);
    const auto over = [&](bool there, int neighbour) {
        if (!there || neighbour < 0 || neighbour >= m_stacks.size())
            return 0;
        const float other = static_cast<float>(shownOn(neighbour)) - m_depths.value(neighbour, 0);
        return std::clamp(static_cast<int>(std::lround(other - top)), 0, 3);
    };
    const int column = square % m_columns;
    return over(column > 0, square - 1) + 4 * over(column + 1 < m_columns, square + 1)
           + 16 * over(true, square - m_columns) + 64 * over(true, square + m_columns);
}

QQuick3DInstancing::InstanceTableEntry TileTable::entryFor(int square, int level) const
{
    const int rows = (static_cast<int>(m_stacks.size()) + m_columns - 1) / m_columns;
    const bool top = level + 1 == m_stacks[square].size();
    const int mark = top ? m_marks.value(square, 0) : 0;
    const float y =
        (static_cast<float>(level) - m_depths.value(square, 0)) * storeyHeight + (mark >= draft ? draftLift : 0);
    const QVector3D place = middleOf(square, rows, m_columns, m_pitch) + QVector3D(0, y, 0) + m_floors.value(level);

    const TileFace face = tileFaceOf(m_stacks[square][level], m_faces);
    const float vary = variation(square, level + m_level);
    const int kind = face.blocker ? LetterAtlas::blocker : face.place >= 0 ? face.place : LetterAtlas::bare;
    const int number = numberOn(face, level + m_level);
    const QVector4D data(static_cast<float>(kind), static_cast<float>(number), static_cast<float>(mark),
                         face.blocker ? 0
                         : face.blank ? blank
                         : m_valued   ? valued
                                      : 0);
    InstanceTableEntry entry = calculateTableEntry(place, {1, 1, 1}, {}, Qt::white, data);
    const QColor colour = colourOf(face, level + m_level, mark);
    // In sRGB: the shaders multiply the colour by itself, which makes it roughly linear.
    entry.color = QVector4D(colour.redF(), colour.greenF(), colour.blueF(), 1) * (1 + 0.05F * vary);
    entry.color.setW(static_cast<float>(tallerAround(square, level)));
    return entry;
}

void TileTable::addLevel(int level)
{
    for (int square = 0; square < m_stacks.size(); ++square) {
        const bool inTheBoard = static_cast<float>(level) + 1 <= m_depths.value(square, 0);
        if (level < shownOn(square) && !inTheBoard && faceShows(square, level) != m_covered) {
            const InstanceTableEntry entry = entryFor(square, level);
            m_entries.append(reinterpret_cast<const char*>(&entry), sizeof entry);
            ++m_count;
        }
    }
}

void TileTable::build()
{
    m_entries.clear();
    m_count = 0;
    m_valued = std::ranges::any_of(m_faces, [](const QString& face) { return face.contains(u' '); });
    qsizetype highest = 0;
    for (const QString& stack : std::as_const(m_stacks))
        highest = std::max(highest, stack.size());
    for (auto level = static_cast<int>(highest) - 1; level >= 0 && !m_storeys.isEmpty(); --level)
        addLevel(level);
}

QByteArray TileTable::getInstanceBuffer(int* count)
{
    if (m_stale) {
        build();
        m_stale = false;
    }
    if (count)
        *count = m_count;
    return m_entries;
}

} // namespace storeys
