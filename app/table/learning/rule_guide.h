#pragma once

#include "data_place.h"
#include "game/game.h"
#include "rules/position.h"
#include "table/learning/rule_examples.h"
#include "table/qml.h"

#include <optional>
#include <string>
#include <vector>

namespace storeys {

// The translated texts of the rules help. A game's variant and house rules decide which texts apply and what numbers
// they name.

struct RulePage
{
    QString id;
    QString title;
    QStringList paragraphs; // StyledText
};
// The pages in reading order, leaving out those about features that this game lacks.
[[nodiscard]] std::vector<RulePage> rulePages(const RuleBook& book);

// ---- examples, see rule_examples.h
// The caption of an example: what the play tries; "" for an unknown id.
[[nodiscard]] QString exampleCaption(const std::string& id, bool inSpace = false);

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
