#include "table/view/turn_model.h"

#include "table/view/game_rows.h"

namespace storeys {

void TurnModel::show(const std::optional<Game>& game, const RecordNotes& notes, int first)
{
    QList<TurnRow> rows;
    for (auto turn = static_cast<std::size_t>(first); game && turn < game->turns().size(); ++turn)
        rows += turnRow(*game, turn, notes);
    setValues(rows, first);
}

} // namespace storeys
