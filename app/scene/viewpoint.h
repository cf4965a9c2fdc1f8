#pragma once

#include "look/properties.h"

#include <QPointF>
#include <QQuaternion>
#include <QRectF>
#include <QSizeF>
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

protected:
    INPUT(qreal, yaw, changed) = 0;
    INPUT(qreal, pitch, changed) = -45;      // negative: from above
    INPUT(qreal, fieldOfView, changed) = 24; // vertical
    INPUT(QSizeF, size, changed){1, 1};      // of the view

signals:
    void changed(); // also emitted for properties of subclasses

protected:
    [[nodiscard]] QQuaternion turn() const;
    [[nodiscard]] float slope() const; // tangent of half the field of view
    // The pixel at which a point is seen. `seen` is relative to the camera: right, up, back.
    [[nodiscard]] QPointF pixelOf(QVector3D seen) const;
};

// The camera, given the target and the arm: finds the pixel of a point and the ray through a pixel. The view owns it.
class Viewpoint : public storeys::Camera
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(QVector3D, target, changed);         // the point about which the arm turns
    INPUT(QVector3D, arm, changed){0, 0, 100}; // from the target to the camera, before it is turned

public:
    Q_INVOKABLE QVector3D eye() const { return m_target + turn().rotatedVector(m_arm); }
    Q_INVOKABLE QVector3D towards(qreal x, qreal y) const; // direction from the eye through a pixel; length 1
    Q_INVOKABLE QPointF project(QVector3D point) const
    {
        return pixelOf(turn().conjugated().rotatedVector(point - eye()));
    }
};

// The camera, given what to show: finds the arm with which a box just fills a part of the view. The camera rig of a
// view owns it; `arm` always follows the other properties.
class Framing : public storeys::Camera
{
    Q_OBJECT
    QML_ELEMENT
    INPUT(QRectF, safe, changed){0, 0, 1, 1}; // part of the view to fill, in pixels
    INPUT(QVector3D, low, changed);           // corners of the box
    INPUT(QVector3D, high, changed);
    INPUT(qreal, above, changed) = 0.5; // share of the spare height that is above the box, 0 to 1

public:
    PROPERTY(QVector3D, arm, changed);

private:
    using Corners = std::array<QVector3D, 8>; // corners of the box, turned into the axes of the camera
    Corners turnedCorners() const;
    QRectF seenFrom(const Corners& corners, QVector3D arm) const; // bounds of the corners, in pixels
};

} // namespace storeys
