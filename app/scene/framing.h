#pragma once
// Finds the arm of a camera (right, up, back) with which a box just fills a part of the view. The camera rig of a view
// owns it; arm always follows the other properties. Angles in degrees, pixels from the upper left.

#include <array>
#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>
#include <QVector3D>

namespace storeys {

class Framing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal yaw MEMBER m_yaw NOTIFY changed)
    Q_PROPERTY(qreal pitch MEMBER m_pitch NOTIFY changed)
    Q_PROPERTY(qreal fieldOfView MEMBER m_fieldOfView NOTIFY changed) // vertical
    Q_PROPERTY(QSizeF size MEMBER m_size NOTIFY changed)              // of the view
    Q_PROPERTY(QRectF safe MEMBER m_safe NOTIFY changed)              // part of the view to fill
    Q_PROPERTY(QVector3D low MEMBER m_low NOTIFY changed)             // corners of the box
    Q_PROPERTY(QVector3D high MEMBER m_high NOTIFY changed)
    Q_PROPERTY(qreal above MEMBER m_above NOTIFY changed) // share of the spare height above the box, 0 to 1
    Q_PROPERTY(QVector3D arm READ arm NOTIFY changed)

public:
    using QObject::QObject;
    [[nodiscard]] QVector3D arm() const;

signals:
    void changed();

private:
    using Corners = std::array<QVector3D, 8>; // as seen from the target, with no arm
    Corners turnedCorners() const;
    QRectF seenFrom(const Corners& corners, QVector3D arm) const; // bounds in pixels

    qreal m_yaw = 0;
    qreal m_pitch = -45;
    qreal m_fieldOfView = 24;
    QSizeF m_size{1, 1};
    QRectF m_safe{0, 0, 1, 1};
    QVector3D m_low, m_high;
    qreal m_above = 0.5;
};

} // namespace storeys
