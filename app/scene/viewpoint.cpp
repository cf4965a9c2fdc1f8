#include "viewpoint.h"

#include <cmath>
#include <numbers>

namespace storeys {

QQuaternion Viewpoint::turn() const
{
    return QQuaternion::fromEulerAngles(static_cast<float>(m_pitch), static_cast<float>(m_yaw), 0);
}

float Viewpoint::slope() const
{
    return static_cast<float>(std::tan(m_fieldOfView * std::numbers::pi / 360));
}

QVector3D Viewpoint::eye() const
{
    return m_target + turn().rotatedVector(m_arm);
}

QVector3D Viewpoint::towards(qreal x, qreal y) const
{
    const auto right = static_cast<float>((2 * x - m_size.width()) / m_size.height());
    const auto up = static_cast<float>(1 - 2 * y / m_size.height());
    return turn().rotatedVector({right * slope(), up * slope(), -1}).normalized();
}

QPointF Viewpoint::project(QVector3D point) const
{
    const QVector3D seen = turn().conjugated().rotatedVector(point - eye());
    const double scale = m_size.height() / (-2.0 * seen.z() * slope());
    return {m_size.width() / 2 + seen.x() * scale, m_size.height() / 2 - seen.y() * scale};
}

} // namespace storeys
