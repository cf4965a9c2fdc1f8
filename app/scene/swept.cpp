#include "swept.h"

#include <cmath>
#include <numbers>
#include <QMetaObject>

namespace storeys {

namespace {

QByteArray bytesOf(const void* data, size_t size)
{
    return {static_cast<const char*>(data), static_cast<qsizetype>(size)};
}

// The linear value of an sRGB channel, by the polynomial that Quick 3D uses for colours of materials.
float linear(double part)
{
    return static_cast<float>(part * (part * (part * 0.305306011 + 0.682171111) + 0.012522878));
}

} // namespace

Swept::Swept(QQuick3DObject* parent) : QQuick3DGeometry(parent)
{
    connect(this, &Swept::changed, this, &Swept::buildLater);
}

void Swept::componentComplete()
{
    QQuick3DGeometry::componentComplete();
    m_complete = true;
    build();
}

void Swept::buildLater()
{
    if (!m_complete || m_waiting)
        return;
    m_waiting = true;
    const auto now = [this] {
        m_waiting = false;
        build();
    };
    QMetaObject::invokeMethod(this, now, Qt::QueuedConnection);
}

void Swept::addRing(const Footprint& footprint, const Ring& ring, const Finish& finish)
{
    static constexpr float signX[] = {1, -1, -1, 1};
    static constexpr float signZ[] = {1, 1, -1, -1};
    const bool hollow = ring.radius < 0;
    const float radius = std::max(std::abs(ring.radius), 0.01F);
    const float inner = ring.inset + (hollow ? 0 : radius); // from the side to the centre of the corner
    const float length = std::hypot(ring.out, ring.up);
    const float turn = footprint.turn * std::numbers::pi_v<float> / 180;
    const float turnC = std::cos(turn);
    const float turnS = std::sin(turn);
    for (int corner = 0; corner < 4; ++corner) {
        for (int step = 0; step <= finish.segments; ++step) {
            const float part = static_cast<float>(step) / static_cast<float>(finish.segments);
            const float quarters = static_cast<float>(corner) + (hollow ? -1 - part : part);
            const float angle = std::numbers::pi_v<float> / 2 * quarters;
            const float c = std::cos(angle);
            const float s = std::sin(angle);
            const float x = signX[corner] * (footprint.halfX - inner) + radius * c;
            const float z = signZ[corner] * (footprint.halfZ - inner) + radius * s;
            const float out = hollow ? -ring.out : ring.out;
            const float u = finish.uvSize > 0 ? x / finish.uvSize + 0.5F : 0;
            const float v = finish.uvSize > 0 ? z / finish.uvSize + 0.5F : 0;
            // As sRGB: the shaders multiply vertex colours by themselves, which makes them roughly linear.
            m_vertices.push_back(
                {{footprint.x + x * turnC - z * turnS, ring.y, footprint.z + x * turnS + z * turnC},
                 {out * (c * turnC - s * turnS) / length, ring.up / length, out * (c * turnS + s * turnC) / length},
                 {u, v},
                 {static_cast<float>(finish.colour.redF()), static_cast<float>(finish.colour.greenF()),
                  static_cast<float>(finish.colour.blueF()), 1}});
        }
    }
}

void Swept::sweep(const Footprint& footprint, const Profile& profile, const Finish& finish)
{
    const auto base = static_cast<quint32>(m_vertices.size());
    const auto around = static_cast<quint32>(4 * (finish.segments + 1));
    for (const Ring& ring : profile)
        addRing(footprint, ring, finish);
    for (quint32 ring = 0; ring + 1 < profile.size(); ++ring) {
        for (quint32 i = 0; i < around; ++i) {
            const quint32 a = base + ring * around + i;
            const quint32 b = base + ring * around + (i + 1) % around;
            m_indices.insert(m_indices.end(), {a, b, a + around, b, b + around, a + around});
        }
    }
    if (finish.cap && profile.front().radius < 0) { // no fan from a corner: it would cover hollow ones
        Vertex middle = m_vertices[base];
        middle.position[0] = footprint.x;
        middle.position[2] = footprint.z;
        m_vertices.push_back(middle);
        const auto last = static_cast<quint32>(m_vertices.size() - 1);
        for (quint32 i = 0; i < around; ++i)
            m_indices.insert(m_indices.end(), {last, base + (i + 1) % around, base + i});
        return;
    }
    for (quint32 i = 1; finish.cap && i + 1 < around; ++i)
        m_indices.insert(m_indices.end(), {base, base + i + 1, base + i});
}

void Swept::flat(const Footprint& footprint, float y, QPointF uvLow, QPointF uvHigh, float degrees,
                 const QColor& colour)
{
    const auto base = static_cast<quint32>(m_vertices.size());
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    for (int corner = 0; corner < 4; ++corner) {
        const bool right = corner & 1;
        const bool front = corner & 2;
        const float x = right ? footprint.halfX : -footprint.halfX;
        const float z = front ? footprint.halfZ : -footprint.halfZ;
        m_vertices.push_back(
            {{footprint.x + x * c + z * s, y, footprint.z + z * c - x * s},
             {0, 1, 0},
             {static_cast<float>(right ? uvHigh.x() : uvLow.x()), static_cast<float>(front ? uvHigh.y() : uvLow.y())},
             {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF()), 1}});
    }
    m_indices.insert(m_indices.end(), {base, base + 2, base + 1, base + 1, base + 2, base + 3});
}

void Swept::publish(QVector3D low, QVector3D high)
{
    clear();
    setStride(sizeof(Vertex));
    setPrimitiveType(PrimitiveType::Triangles);
    addAttribute(Attribute::PositionSemantic, offsetof(Vertex, position), Attribute::F32Type);
    addAttribute(Attribute::NormalSemantic, offsetof(Vertex, normal), Attribute::F32Type);
    addAttribute(Attribute::TexCoord0Semantic, offsetof(Vertex, uv), Attribute::F32Type);
    addAttribute(Attribute::ColorSemantic, offsetof(Vertex, colour), Attribute::F32Type);
    addAttribute(Attribute::IndexSemantic, 0, Attribute::U32Type);
    setVertexData(bytesOf(m_vertices.data(), m_vertices.size() * sizeof(Vertex)));
    setIndexData(bytesOf(m_indices.data(), m_indices.size() * sizeof(quint32)));
    setBounds(low, high);
    update();
    m_vertices.clear();
    m_indices.clear();
}

} // namespace storeys
