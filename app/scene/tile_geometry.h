#pragma once
// The mesh of one tile; an instance table draws it for every tile. The origin is the middle of its base. A Model owns
// it. Its bounds cover all instances, because Quick 3D fits the shadow map to them.

#include "swept.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class TileGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    // a tile under another one: no top face, fewer rings
    Q_PROPERTY(bool covered MEMBER m_covered NOTIFY changed)
    // segments of the corners of a covered tile in plan, 1 or 2
    Q_PROPERTY(int corner MEMBER m_corner NOTIFY changed)
    // half sides and height of a box round all instances
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
