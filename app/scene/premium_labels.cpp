#include "premium_labels.h"

#include "premium_atlas.h"
#include "signs.h"

namespace storeys {

namespace {

constexpr float half = PremiumAtlas::width / 2; // of a sign
constexpr float height = 0.04F;                 // above the pad
constexpr float plateHeight = 0.5F;             // of a player's plate, see TrayGeometry

const QSizeF part(1.0 / PremiumAtlas::columns, 1.0 / PremiumAtlas::rows);

} // namespace

PremiumLabels::PremiumLabels(QQuick3DObject* parent) : Swept(parent)
{
    connect(this, &PremiumLabels::changed, this, &PremiumLabels::buildLater);
}

Footprint PremiumLabels::footprintOf(int square) const
{
    const float x = (static_cast<float>(square % m_columns) - static_cast<float>(m_columns - 1) / 2) * cell;
    const float z = (static_cast<float>(square / m_columns) - static_cast<float>(m_rows - 1) / 2) * cell;
    return {x, z, half, half};
}

void PremiumLabels::addPremium(int square, const PremiumKind& kind)
{
    const bool start = m_starts.contains(square) && kind.factor == PremiumAtlas::lowest;
    const int column = start ? PremiumAtlas::starts : kind.factor - PremiumAtlas::lowest;
    const QRectF uv({column * part.width(), (kind.word ? 1 : 0) * part.height()}, part);
    flat(footprintOf(square), height, uv.topLeft(), uv.bottomRight(), m_angle, m_ink);
}

void PremiumLabels::addSign(int square, const QString& sign)
{
    const QPoint place = PremiumAtlas::signPlace(signNames().indexOf(sign));
    QRectF uv({place.x() * part.width(), place.y() * part.height()}, part);
    const bool isArrow = sign == "way-out"; // points off the board for every viewer
    if (isArrow && square % m_columns < m_columns / 2) {
        uv = QRectF(uv.topRight(), uv.bottomLeft());
    }
    const int plaque = plaqueOf(sign);
    const QColor ink = sign == "star" ? m_inks.value(m_inks.size() - 1, m_ink) : m_inks.value(plaque, m_ink);
    const float y = height + (m_owners.value(square) > 0 ? plateHeight : 0);
    flat(footprintOf(square), y, uv.topLeft(), uv.bottomRight(), isArrow ? 0 : m_angle, ink);
}

void PremiumLabels::build()
{
    for (int square = 0; square < m_rows * m_columns; ++square) {
        const QString name = m_kinds.value(square);
        if (const auto kind = premiumKind(name)) {
            addPremium(square, *kind);
        } else if (const QString sign = signOf(name, m_owners.value(square)); !sign.isEmpty()) {
            addSign(square, sign);
        } else if (m_stars.contains(square)) {
            addSign(square, "star");
        }
    }
    const float halfX = static_cast<float>(m_columns) * cell / 2;
    const float halfZ = static_cast<float>(m_rows) * cell / 2;
    publish({-halfX, height, -halfZ}, {halfX, height + plateHeight, halfZ});
}

} // namespace storeys
