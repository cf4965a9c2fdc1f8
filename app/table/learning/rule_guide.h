#pragma once

#include "data_place.h"
#include "game/game.h"
#include "table/learning/rule_examples.h"
#include "table/qml.h"

#include <optional>

namespace storeys {

// The rules help for QML: pages with examples on small boards, by the rules of the game on the table or, without one,
// by the last choices for a new game. Each call of pages() rebuilds the pages. Owned by the GameTable.
class RuleGuide : public QObject
{
    Q_OBJECT
    TABLE_PART

public:
    RuleGuide(const std::optional<Game>& game, DataPlace data) : m_game(game), m_data(std::move(data)) {}

    // The pages in reading order; the last is "keys".
    Q_INVOKABLE QList<storeys::ShownPage> pages() const;

private:
    const std::optional<Game>& m_game;
    DataPlace m_data;
};

} // namespace storeys
