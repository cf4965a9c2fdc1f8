#include "desktop/players/audience.h"

namespace storeys {

void Audience::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    emit watchingChanged();
}

} // namespace storeys
