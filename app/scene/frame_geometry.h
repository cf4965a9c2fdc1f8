#pragma once
// A sign laid round a square: four corner brackets (where a held tile would go) or a closed frame (an empty square at
// fault), and a cross in the middle where a tile is not allowed, so that no meaning depends on hue alone. A Model owns
// it.

#include "swept.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class FrameGeometry : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool closed MEMBER m_closed NOTIFY changed)
    Q_PROPERTY(bool crossed MEMBER m_crossed NOTIFY changed)
    Q_PROPERTY(QColor core MEMBER m_core NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed) // contrasts with the core on any ground

public:
    explicit FrameGeometry(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    void build() override;

private:
    void addBar(const Footprint& footprint);
    void addCorner(float signX, float signZ, float length);
    void addCross();

    bool m_closed = false;
    bool m_crossed = false;
    QColor m_core, m_edge;
};

} // namespace storeys
