#pragma once
// The sign of the square where the next typed letter goes: a frame with an arrow head that points to the
// right, out of it; turned by whoever shows it. The picture spans one and a half squares. A Texture owns it.

#include "painted_texture.h"
#include <QColor>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class CursorSign : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor core MEMBER m_core NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed) // sets the core off from whatever lies under it

public:
    explicit CursorSign(QQuick3DObject* parent = nullptr);

signals:
    void changed();

private:
    void paint();

    QColor m_core = Qt::white;
    QColor m_edge = Qt::black;
};

} // namespace storeys
