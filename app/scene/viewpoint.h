#pragma once

#include <QObject>
#include <QPointF>
#include <QQuaternion>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

#include <array>

namespace storeys {

// The perspective camera of a scene as plain numbers: it stands at the end of an arm that turns about a target. Picking
// and placing use these numbers instead of Quick 3D's camera, so that they are right before the first frame and while
// the camera moves. Pixels count from the upper left of the view; angles are in degrees; the unit is a tenth of a cell.
class Camera : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qreal yaw MEMBER m_yaw NOTIFY changed)
    Q_PROPERTY(qreal pitch MEMBER m_pitch NOTIFY changed)             // negative: from above
    Q_PROPERTY(qreal fieldOfView MEMBER m_fieldOfView NOTIFY changed) // vertical
    Q_PROPERTY(QSizeF size MEMBER m_size NOTIFY changed)              // of the view

public:
    using QObject::QObject;

signals:
    void changed(); // also emitted for properties of subclasses

protected:
    [[nodiscard]] QQuaternion turn() const;
    [[nodiscard]] float slope() const; // tangent of half the field of view
    // The pixel at which a point is seen. `seen` is relative to the camera: right, up, back.
    [[nodiscard]] QPointF pixelOf(QVector3D seen) const;

    qreal m_yaw = 0;
    qreal m_pitch = -45;
    qreal m_fieldOfView = 24;
    QSizeF m_size{1, 1};
};

// The camera, given the target and the arm: finds the pixel of a point and the ray through a pixel. The view owns it.
class Viewpoint : public storeys::Camera
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVector3D target MEMBER m_target NOTIFY changed) // the point about which the arm turns
    Q_PROPERTY(QVector3D arm MEMBER m_arm NOTIFY changed)       // from the target to the camera, before it is turned

public:
    using Camera::Camera;

    Q_INVOKABLE QVector3D eye() const { return m_target + turn().rotatedVector(m_arm); }
    Q_INVOKABLE QVector3D towards(qreal x, qreal y) const; // direction from the eye through a pixel; length 1
    Q_INVOKABLE QPointF project(QVector3D point) const
    {
        return pixelOf(turn().conjugated().rotatedVector(point - eye()));
    }

private:
    QVector3D m_target;
    QVector3D m_arm{0, 0, 100};
};

// The camera, given what to show: finds the arm with which a box just fills a part of the view. The camera rig of a
// view owns it; `arm` always follows the other properties.
class Framing : public storeys::Camera
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QRectF safe MEMBER m_safe NOTIFY changed)  // part of the view to fill, in pixels
    Q_PROPERTY(QVector3D low MEMBER m_low NOTIFY changed) // corners of the box
    Q_PROPERTY(QVector3D high MEMBER m_high NOTIFY changed)
    Q_PROPERTY(qreal above MEMBER m_above NOTIFY changed) // share of the spare height that is above the box, 0 to 1
    Q_PROPERTY(QVector3D arm READ arm NOTIFY changed)

public:
    using Camera::Camera;
    [[nodiscard]] QVector3D arm() const;

private:
    using Corners = std::array<QVector3D, 8>; // corners of the box, turned into the axes of the camera
    Corners turnedCorners() const;
    QRectF seenFrom(const Corners& corners, QVector3D arm) const; // bounds of the corners, in pixels

    QRectF m_safe{0, 0, 1, 1};
    QVector3D m_low, m_high;
    qreal m_above = 0.5;
};

} // namespace storeys
