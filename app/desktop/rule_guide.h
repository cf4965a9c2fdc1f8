#pragma once

#include "data_place.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace storeys {

class GameSession;

// The rules help for QML: pages with examples on small boards, by the rules of the game in the window or, without one,
// of the last one chosen. Made anew whenever it is asked for. Owned by the session; described in qml/mock/MockGuide.qml.
class RuleGuide : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    RuleGuide(const GameSession& session, const DataPlace& data) : m_session(session), m_data(data) {}

    // In the order of reading: id, title, text (StyledText), examples (see exampleMap()).
    Q_INVOKABLE QVariantList pages() const;

private:
    const GameSession& m_session;
    const DataPlace& m_data;
};

} // namespace storeys
