// Notes of tables: whatever they say, the racks hold what the game says and only what can lie there is laid. The first
// byte chooses the game.

#include "table_target.h"

#include "bots/levels.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "table/start/game_start.h"
#include "table/store/table_note.h"
#include "table/tiles/own_tiles.h"

namespace storeys::note_target {

namespace {

std::optional<Game> gameOf(const char* variant)
{
    GameStart start;
    start.variant = variant;
    start.lexicon = "common";
    start.seats = {{"Ann", {}, "pro"}, {"Bo", {}, "rookie"}};
    start.seed = 1;
    Game game(*setupOf(start, smallData()));
    const auto bot = makeBot("greedy", 1, nullptr, std::nullopt);
    for (int turn = 0; turn < 6 && !game.isOver(); ++turn)
        require(!game.take(bot->choose(viewOf(game.position(), game.position().turn), {})), "a bot's turn is legal");
    return game;
}

Rack rackOf(const RackOrder& order)
{
    Rack rack;
    for (const Tile tile : order.allTiles())
        if (!tile.isNone())
            rack.add(tile);
    return rack;
}

void restore(const TableNote& note, const std::optional<Game>& game, bool exact)
{
    const Position& position = game->position();
    OwnTiles tiles(game);
    tiles.begin();
    tiles.match();
    tiles.setSeat(position.turn);
    note.restore(*game, exact, tiles.racks(), tiles.draft());
    for (std::size_t seat = 0; seat < position.seats.size(); ++seat)
        require(rackOf(tiles.racks()[seat]) == position.seats[seat].rack, "racks hold what the game says");
    const DraftPlay& draft = tiles.draft();
    require(exact || draft.count() == 0, "a note of another record lays nothing");
    const Reserve& reserve = position.toMove().reserve;
    int blanks = 0;
    int blockers = 0;
    for (const DraftPlay::Laid& laid : draft.laid()) {
        const Square square = laid.placement.square;
        require(position.board.contains(square) && draft.at(square) == &laid, "a tile has a square of its own");
        require(laid.isBlocker() || !refusalOf(position, laid.placement), "a tile lies where it can");
        blanks += laid.placement.tile.isReserve() ? 1 : 0;
        blockers += laid.isBlocker() ? 1 : 0;
    }
    require(blanks <= reserve.blanks, "blanks come from the reserve");
    const Reserve taken = collectionOf(position, draft.play()).sum();
    require(blockers <= reserve.blockers + taken.blockers, "blockers come from the reserve or the play takes them");
    require(!draft.isLegal() || !violationOf(position, draft.play()), "a legal draft can be played");
    for (const Claim& claim : draft.claims())
        for (const Square square : claim)
            require(position.board.contains(square), "a claim is on the board");
    (void)draft.state();
    (void)draft.faults(position.board);
    tiles.shuffle();
    tiles.takeBackAll();
    require(draft.count() == 0 && rackOf(tiles.rack()) == position.toMove().rack, "all tiles can be taken back");
}

} // namespace

const FuzzTarget target("note", [](const std::uint8_t* data, std::size_t size) {
    needApplication();
    static const std::optional<Game> games[] = {gameOf("stack10"),  gameOf("cross15"),      gameOf("surprise"),
                                                gameOf("bust-out"), gameOf("free-for-all"), gameOf("blanks-blockers")};
    if (size == 0)
        return 0;
    const auto note = TableNote::read(bytesOf(data + 1, size - 1));
    if (!note)
        return 0;
    const auto again = TableNote::read(note->text());
    require(again && again->text() == note->text(), "a note reads back");
    const std::optional<Game>& game = games[data[0] % std::size(games)];
    restore(*note, game, true);
    restore(*note, game, false);
    (void)GameClock::read(note->clock, game->position().seatCount(), {});
    return 0;
});

} // namespace storeys::note_target
