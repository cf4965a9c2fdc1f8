#pragma once
// The mesh of one tile, drawn once per tile by an instance table; origin at the middle of its base. A Model
// owns it. Its bounds always cover all instances, because Quick 3D fits the shadow map to them.

#include "swept.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class TileGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    // a tile with another one on it: no top face, fewer rings
    Q_PROPERTY(bool covered MEMBER m_covered NOTIFY changed)
    // segments of a covered tile's corners in plan, 1 or 2
    Q_PROPERTY(int corner MEMBER m_corner NOTIFY changed)
    // half sides and height of the room that all instances together take
    Q_PROPERTY(QVector3D extent MEMBER m_extent NOTIFY changed)

public:
    explicit TileGeometry(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    void build() override;

private:
    bool m_covered = false;
    int m_corner = 2;
    QVector3D m_extent{cell / 2, storeyHeight, cell / 2};
};

} // namespace storeys
