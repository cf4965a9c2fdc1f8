#pragma once

#include "data_place.h"
#include "game/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVariantList>

#include <optional>

namespace storeys {

// The rules help for QML: pages with examples on small boards, by the rules of the game in the window or, without one,
// of the last one chosen. Made anew whenever it is asked for. Owned by the session.
class RuleGuide : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    RuleGuide(const std::optional<Game>& game, const DataPlace& data) : m_game(game), m_data(data) {}

    // In the order of reading: id, title, text (StyledText), examples (see exampleMap()).
    Q_INVOKABLE QVariantList pages() const;

private:
    const std::optional<Game>& m_game;
    const DataPlace& m_data;
};

} // namespace storeys
