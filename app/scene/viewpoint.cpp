#include "viewpoint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace storeys {

QQuaternion Camera::turn() const
{
    return QQuaternion::fromEulerAngles(static_cast<float>(m_pitch), static_cast<float>(m_yaw), 0);
}

float Camera::slope() const
{
    return static_cast<float>(std::tan(m_fieldOfView * std::numbers::pi / 360));
}

QPointF Camera::pixelOf(QVector3D seen) const
{
    const double scale = m_size.height() / (-2.0 * seen.z() * slope());
    return {m_size.width() / 2 + seen.x() * scale, m_size.height() / 2 - seen.y() * scale};
}

QVector3D Viewpoint::towards(qreal x, qreal y) const
{
    const auto right = static_cast<float>((2 * x - m_size.width()) / m_size.height());
    const auto up = static_cast<float>(1 - 2 * y / m_size.height());
    return turn().rotatedVector({right * slope(), up * slope(), -1}).normalized();
}

Framing::Corners Framing::turnedCorners() const
{
    Corners corners;
    for (size_t i = 0; i < corners.size(); ++i) {
        const QVector3D corner(i & 1 ? m_high.x() : m_low.x(), i & 2 ? m_high.y() : m_low.y(),
                               i & 4 ? m_high.z() : m_low.z());
        corners[i] = turn().conjugated().rotatedVector(corner);
    }
    return corners;
}

QRectF Framing::seenFrom(const Corners& corners, QVector3D arm) const
{
    QPointF low(1e9, 1e9);
    QPointF high(-1e9, -1e9);
    for (const QVector3D& corner : corners) {
        const QPointF pixel = pixelOf(corner - arm);
        low = {std::min(low.x(), pixel.x()), std::min(low.y(), pixel.y())};
        high = {std::max(high.x(), pixel.x()), std::max(high.y(), pixel.y())};
    }
    return {low, high};
}

QVector3D Framing::arm() const
{
    constexpr int rounds = 14; // iterations, enough to settle within a pixel
    constexpr float startDistance = 300;
    const Corners corners = turnedCorners();
    QVector3D arm(0, 0, startDistance);
    for (int round = 0; round < rounds && !m_safe.isEmpty() && !m_size.isEmpty(); ++round) {
        const QRectF seen = seenFrom(corners, arm);
        const double shrink = std::max(seen.width() / m_safe.width(), seen.height() / m_safe.height());
        const double spare = std::max(0.0, m_safe.height() - seen.height() / shrink);
        const double middle = m_safe.bottom() - spare * (1 - m_above) - seen.height() / shrink / 2;
        const double distance = arm.z() * shrink;
        const double unit = 2 * distance * slope() / m_size.height(); // scene units per pixel at the target
        arm += QVector3D(static_cast<float>((seen.center().x() - m_safe.center().x()) * unit),
                         static_cast<float>((middle - seen.center().y()) * unit), 0);
        arm.setZ(static_cast<float>(distance));
    }
    return arm;
}

} // namespace storeys
