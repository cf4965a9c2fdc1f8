#include "sinking.h"

#include <algorithm>
#include <cmath>

namespace storeys {

namespace {

constexpr float reach = 1.3F * cell; // letters this close to the pointer should be readable
constexpr float wellSeen = 0.8F;     // if a smaller share of a letter is visible, the stacks that hide it sink

// Lowers each stack that hides part of a wanted letter to the height of that letter, where it no longer hides it. The
// stack's own top letter may then be hidden, so this repeats until nothing changes.
void lowerHiders(QList<Top>& tops, const QList<int>& toBeRead, const Reader& reader)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const int square : toBeRead) {
            if (shareSeen(tops, square, reader) >= wellSeen)
                continue;
            for (const int hider : hidersOf(tops, square, reader)) {
                tops[hider].place.setY(tops[square].place.y());
                changed = true;
            }
        }
    }
}

} // namespace

Sinking::Sinking(QObject* parent) : QObject(parent)
{
    connect(this, &Sinking::asked, this, &Sinking::follow);
}

// Once the board and the viewpoint are set, updates whenever they or an input change. Both objects stay the same.
void Sinking::follow()
{
    if (m_space && m_viewpoint) {
        connect(m_space, &BoardSpace::changed, this, &Sinking::update, Qt::UniqueConnection);
        connect(m_viewpoint, &Viewpoint::changed, this, &Sinking::update, Qt::UniqueConnection);
        update();
    }
}

QList<float> Sinking::depths() const
{
    const auto part = static_cast<float>(m_part);
    QList<float> depths;
    for (qsizetype square = 0; square < std::max(m_from.size(), m_to.size()); ++square)
        depths.append(std::lerp(m_from.value(square, 0), m_to.value(square, 0), part));
    return std::ranges::any_of(depths, [](float depth) { return depth > 0; }) ? depths : QList<float>();
}

void Sinking::want(const QList<float>& depths)
{
    if (depths == m_to)
        return;
    m_from = this->depths();
    m_to = depths;
    m_part = 0;
    emit wantedChanged();
}

void Sinking::update()
{
    if (!m_frozen)
        want(wanted());
}

bool Sinking::isNear(int square, QVector3D top) const
{
    if (m_cursor >= 0) {
        const int columns = m_space->columns();
        if (std::abs(square / columns - m_cursor / columns) <= 1
            && std::abs(square % columns - m_cursor % columns) <= 1)
            return true;
    }
    if (!m_pointing)
        return false;
    // The point is taken at the height of the letter, so that pointing at a hidden letter reveals it.
    const QVector3D at =
        m_space->onPlane(m_viewpoint->eye(), m_viewpoint->towards(m_pointer.x(), m_pointer.y()), top.y());
    return std::hypot(at.x() - top.x(), at.z() - top.z()) <= reach;
}

QList<int> Sinking::toBeRead(const QList<Top>& tops) const
{
    QList<int> squares;
    for (int square = 0; square < m_space->count(); ++square)
        if (tops[square].height > 0 && isNear(square, tops[square].place))
            squares.append(square);
    return squares;
}

QList<float> Sinking::wanted() const
{
    if (!m_on || (!m_all && !m_pointing && m_cursor < 0))
        return {};
    const QList<Top> standing = m_space->standingTops();
    QList<Top> tops = standing;
    if (m_all)
        for (Top& top : tops)
            top.place.setY(std::min(top.place.y(), storeyHeight));
    else
        lowerHiders(tops, toBeRead(standing), {m_viewpoint->eye(), m_quarter});
    if (tops == standing)
        return {};
    QList<float> depths;
    for (qsizetype square = 0; square < tops.size(); ++square)
        depths.append((standing[square].place.y() - tops[square].place.y()) / storeyHeight);
    return depths;
}

} // namespace storeys
