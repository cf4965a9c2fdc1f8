#include "rim_labels.h"

#include "label_atlas.h"

namespace storeys {

namespace {

constexpr float fromWell = 3.95F; // from the edge of the squares to the middle of a label
constexpr float halfAtOne = 1.7F; // half side of a label of size 1
constexpr float height = 1.36F;   // just above the rim

} // namespace

RimLabels::RimLabels(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &RimLabels::changed, this, &RimLabels::buildLater);
}

void RimLabels::addLabel(float x, float z, int column, int row)
{
    const QSizeF part(1.0 / LabelAtlas::columns, 1.0 / LabelAtlas::rows);
    const float half = halfAtOne * m_size;
    const QRectF uv({column * part.width(), row * part.height()}, part);
    flat({x, z, half, half}, height, uv.topLeft(), uv.bottomRight(), m_angle);
}

void RimLabels::build()
{
    const float edgeX = static_cast<float>(m_columns) * cell / 2 + fromWell;
    const float edgeZ = static_cast<float>(m_rows) * cell / 2 + fromWell;
    for (int column = 0; column < m_columns; ++column) {
        const float x = (static_cast<float>(column) - static_cast<float>(m_columns - 1) / 2) * cell;
        addLabel(x, edgeZ, column, 0);
        addLabel(x, -edgeZ, column, 0);
    }
    for (int row = 0; row < m_rows; ++row) {
        const float z = (static_cast<float>(row) - static_cast<float>(m_rows - 1) / 2) * cell;
        addLabel(-edgeX, z, row, 1);
        addLabel(edgeX, z, row, 1);
    }
    const float half = halfAtOne * m_size;
    publish({-edgeX - half, height, -edgeZ - half}, {edgeX + half, height, edgeZ + half});
}

} // namespace storeys
