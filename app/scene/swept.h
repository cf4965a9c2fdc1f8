#pragma once
// A mesh of moulded pieces: each is a profile swept round a rounded rectangle. A subclass adds its pieces in build().
// The Model that shows the mesh owns it. After componentComplete() the mesh is rebuilt when properties change, at most
// once per turn of the event loop. Unit: a tenth of a cell.

#include "look/properties.h"

#include <QColor>
#include <QQuick3DGeometry>
#include <QVector3D>
#include <vector>

namespace storeys {

inline constexpr float cell = 10;           // distance between the middles of neighbouring squares
inline constexpr float tileSide = 9.36F;    // side of a tile's footprint
inline constexpr float wallTop = 1.6F;      // height of the bricks on a wall, and of an asteroid
inline constexpr float storeyHeight = 1.9F; // height of one tile: low, as if tiles nested, so that stacks hide few
                                            // letters

// The middle of a square of a board with `rows` and `columns`. The origin is the middle of the board.
[[nodiscard]] inline QVector3D middleOf(int square, int rows, int columns, float pitch = cell)
{
    return {(static_cast<float>(square % columns) - static_cast<float>(columns - 1) / 2) * pitch, 0,
            (static_cast<float>(square / columns) - static_cast<float>(rows - 1) / 2) * pitch};
}

// One step of a profile: its distance inside the footprint, its corner radius in plan, its height, and its normal
// (outward, up). A negative radius hollows the corner out, as on a ticket.
struct Ring
{
    float inset, radius, y, out, up;
};

using Profile = std::vector<Ring>;

struct Footprint
{
    float x, z, halfX, halfZ; // middle and half sides
    float turn = 0;           // rotation about the middle, clockwise from above, degrees
};

[[nodiscard]] inline Footprint around(QVector3D middle, float half)
{
    return {middle.x(), middle.z(), half, half};
}

struct Finish
{
    int segments = 2; // segments of each corner in plan
    bool cap = false; // fills the area inside the first ring
    QColor colour = Qt::white;
    float uvSize = 0; // side of the area that the texture covers; 0: no texture
};

struct Vertex
{
    float position[3], normal[3], uv[2], colour[4];
};

// Subclasses write storeys::Swept: the generated QML type description needs the full name.
class Swept : public QQuick3DGeometry
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit Swept(QQuick3DObject* parent = nullptr);
    void componentComplete() override;

signals:
    void changed(); // a property of a subclass has changed

protected:
    virtual void build() = 0;

    void sweep(const Footprint& footprint, const Profile& profile, const Finish& finish);
    // Adds a horizontal rectangle, lit from above. The viewer stands `degrees` round the board; the rectangle is turned
    // about its middle to be upright for that viewer, who sees uvLow at the back left and uvHigh at the front right.
    void flat(const Footprint& footprint, float y, QPointF uvLow, QPointF uvHigh, float degrees = 0,
              const QColor& colour = Qt::white);
    void publish(QVector3D low, QVector3D high); // bounds of everything drawn with this mesh

private:
    void buildLater();
    void addRing(const Footprint& footprint, const Ring& ring, const Finish& finish);

    std::vector<Vertex> m_vertices;
    std::vector<quint32> m_indices;
    bool m_complete = false;
    bool m_waiting = false;
};

} // namespace storeys
