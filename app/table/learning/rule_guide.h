#pragma once

#include "data_place.h"
#include "game/game.h"
#include "table/learning/rule_values.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace storeys {

// The rules help for QML: pages with examples on small boards, by the rules of the game on the table or, without one,
// of the last choice for a new game. Made anew each time it is asked for. Owned by the GameTable.
class RuleGuide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The table has one.")

public:
    RuleGuide(const std::optional<Game>& game, DataPlace data) : m_game(game), m_data(std::move(data)) {}

    // The pages in order of reading; the last is "keys".
    Q_INVOKABLE QList<storeys::ShownPage> pages() const;

private:
    const std::optional<Game>& m_game;
    DataPlace m_data;
};

} // namespace storeys
