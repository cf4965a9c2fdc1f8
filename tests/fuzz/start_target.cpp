// The choices for a new game, as settings keep them: they are written as they were read, and a game begins or a sentence
// says why not.

#include "table_target.h"

#include "game/game.h"
#include "table/files/file_name.h"
#include "table/start/game_start.h"

#include <QJsonObject>

namespace storeys::start_target {

const FuzzTarget target("start", [](const std::uint8_t* data, std::size_t size) {
    needApplication();
    const QVariantMap map = readJson(bytesOf(data, size)).object().toVariantMap();
    const GameStart start = GameStart::fromMap(map);
    require(GameStart::fromMap(start.toMap()).toMap() == start.toMap(), "choices read back");
    const auto setup = setupOf(start, smallData());
    if (!setup) {
        require(!setup.error().isEmpty(), "refused choices have a reason");
        return 0;
    }
    const Game game(*setup);
    require(game.position().seats.size() == start.seats.size(), "everybody has a seat");
    return 0;
});

} // namespace storeys::start_target
