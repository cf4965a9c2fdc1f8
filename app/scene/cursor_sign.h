#pragma once
// The sign of the square where the next typed letter goes: a frame with an arrowhead that points out of it to the
// right. Its user turns it to the direction of play. The picture is one and a half squares wide. A Texture owns it.

#include "painted_texture.h"
#include <QColor>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class CursorSign : public storeys::PaintedTexture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor core MEMBER m_core NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed) // contrasts with the core on any ground

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
