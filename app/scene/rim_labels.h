#pragma once
// The coordinates on all four sides of the rim: letters for columns, numbers for rows, cut from a LabelAtlas. A Model
// owns it.

#include "swept.h"
#include <QtQml/qqmlregistration.h>

namespace storeys {

class RimLabels : public storeys::Swept
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rows MEMBER m_rows NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(float size MEMBER m_size NOTIFY changed)   // 1 where the board fills the window
    Q_PROPERTY(float angle MEMBER m_angle NOTIFY changed) // of the viewer round the board, degrees

public:
    explicit RimLabels(QQuick3DObject* parent = nullptr);

signals:
    void changed();

protected:
    void build() override;

private:
    void addLabel(float x, float z, int column, int row);

    int m_rows = 10;
    int m_columns = 10;
    float m_size = 1;
    float m_angle = 0;
};

} // namespace storeys
