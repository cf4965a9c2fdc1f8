#pragma once
// The perspective camera of a scene as plain numbers: it stands at the end of an arm that turns about a target. Picking
// and placing use it rather than the camera itself, so that they are right before the first frame and while the camera
// moves. The view owns it. Pixels count from the upper left of the view; angles are in degrees; the unit is a tenth of
// a cell.

#include <QObject>
#include <QPointF>
#include <QQuaternion>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

namespace storeys {

class Viewpoint : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal yaw MEMBER m_yaw NOTIFY changed)
    Q_PROPERTY(qreal pitch MEMBER m_pitch NOTIFY changed)             // negative: from above
    Q_PROPERTY(qreal fieldOfView MEMBER m_fieldOfView NOTIFY changed) // vertical
    Q_PROPERTY(QVector3D target MEMBER m_target NOTIFY changed)       // that the arm turns about
    Q_PROPERTY(QVector3D arm MEMBER m_arm NOTIFY changed) // from the target to the camera, before it is turned
    Q_PROPERTY(QSizeF size MEMBER m_size NOTIFY changed)  // of the view

public:
    using QObject::QObject;

    Q_INVOKABLE QVector3D eye() const;
    Q_INVOKABLE QVector3D towards(qreal x, qreal y) const; // from the eye through a pixel; length 1
    Q_INVOKABLE QPointF project(QVector3D point) const;

signals:
    void changed();

private:
    QQuaternion turn() const;
    float slope() const; // of a ray through the upper edge of the view against its axis

    qreal m_yaw = 0;
    qreal m_pitch = -45;
    qreal m_fieldOfView = 24;
    QVector3D m_target;
    QVector3D m_arm{0, 0, 100};
    QSizeF m_size{1, 1};
};

} // namespace storeys
