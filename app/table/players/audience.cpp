#include "table/players/audience.h"

namespace storeys {

void Audience::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    emit busyChanged();
}

void Audience::setAway(bool away)
{
    if (m_away == away)
        return;
    m_away = away;
    emit busyChanged();
}

} // namespace storeys
