#include "table/view/turn_model.h"

#include "table/view/game_rows.h"

namespace storeys {

void TurnModel::show(const std::optional<Game>& game, int first)
{
    QList<TurnRow> rows;
    for (auto turn = static_cast<std::size_t>(first); game && turn < game->turns().size(); ++turn)
        rows += turnRow(*game, turn);
    setValues(rows, first);
}

} // namespace storeys
