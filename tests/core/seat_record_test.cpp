// What each seat may know of a running game: read again it is the game as the seat sees it, and no byte of it depends on
// what the seat can't see.

#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/seat_view.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace storeys::test::seat_record_test {

namespace {

constexpr const char* variants[] = {"stack10",  "stack8",     "cross15",      "blanks-blockers",
                                    "bust-out", "hyper-race", "free-for-all", "surprise"};

// How many games of each kind; `STOREYS_GAMES=20` for more than the usual.
int gamesOfEach()
{
    const char* const games = std::getenv("STOREYS_GAMES");
    return games ? std::atoi(games) : 1;
}

Seats everySeat(const Game& game)
{
    return static_cast<Seats>((1u << game.position().seatCount()) - 1);
}

// Every set of seats that a machine may have: none, each alone, and the first with the last.
std::vector<Seats> machines(const Game& game)
{
    const int seats = game.position().seatCount();
    std::vector<Seats> sets{0, static_cast<Seats>(onlySeat(0) | onlySeat(seats - 1))};
    for (int seat = 0; seat < seats; ++seat)
        sets.push_back(onlySeat(seat));
    return sets;
}

// The position without what the seats can't see. What is left must be right in the game that they follow.
Position seenPart(Position position, Seats seats)
{
    for (int seat = 0; seat < position.seatCount(); ++seat)
        if (!includes(seats, seat))
            position.seats[seat].rack = Rack::ofUnknown(position.seats[seat].rack.size());
    position.bag = Bag::ofUnknown(position.bag.size());
    std::ranges::sort(position.cards.deck);
    return position;
}

std::vector<std::size_t> kindsOf(const std::vector<Event>& events)
{
    return listOf(events, [](const Event& event) { return event.what.index(); });
}

// How often the game was read.
int expectSeenAsItIs(const Game& game, const RuleBookPtr& book)
{
    for (const Seats seats : machines(game)) {
        const std::string text = seatRecordOf(game, {.notes = {{"a secret"}}}, seats).text();
        EXPECT_EQ(text.find("#seed"), std::string::npos);
        EXPECT_EQ(text.find("a secret"), std::string::npos);
        const Result<Game, RecordError> seen = followedGame(readGcg(text), book);
        EXPECT_EQ(complaint(seen), "") << text;
        if (!seen)
            return 0;
        EXPECT_TRUE(seen->isFollowed() && !seen->isPast() && !seen->isOver());
        EXPECT_EQ(seenPart(seen->position(), seats), seenPart(game.positionBefore(game.turns().size()), seats)) << text;
        EXPECT_EQ(seen->startDraw().first, game.startDraw().first);
        EXPECT_EQ(seen->startDraw().rounds.size(), game.startDraw().rounds.size());
        EXPECT_EQ(seen->turns().size(), game.turns().size());
        for (std::size_t n = 0; n < seen->turns().size(); ++n) {
            const Turn &own = seen->turns()[n], &theirs = game.turns()[n];
            EXPECT_EQ(own.seat, theirs.seat) << n;
            EXPECT_EQ(own.score().total(), theirs.score().total()) << n;
            EXPECT_EQ(kindsOf(own.events), kindsOf(theirs.events)) << n << '\n' << text;
            EXPECT_EQ(own.failedChallengers(), theirs.failedChallengers()) << n;
            EXPECT_EQ(seen->positionBefore(n).board, game.positionBefore(n).board) << n;
            if (includes(seats, own.seat) && !own.isChoice()
                && !own.isWithdrawal()) { // no line shows the rack before those
                EXPECT_EQ(seen->positionBefore(n).seats[own.seat], game.positionBefore(n).seats[own.seat]) << n << '\n'
                                                                                                           << text;
            }
        }
        for (int seat = 0; seat < game.position().seatCount(); ++seat)
            EXPECT_EQ(seen->mayChallenge(seat), !game.isOver() ? game.mayChallenge(seat) : seen->mayChallenge(seat));
        EXPECT_EQ(gcgText(recordOf(*seen)), text); // followed further, they see the same
        EXPECT_EQ(seatRecordOf(*seen, {}, allSeats).text(), text);
        if (::testing::Test::HasFailure())
            return 0;
    }
    return static_cast<int>(machines(game).size());
}

// ---- another world that these seats can't tell from this one

using Renamed = std::array<int, tileKinds>; // by kind of tile

Tile renamed(Tile tile, const Renamed& names)
{
    return tile.isUnknown() || tile != tile.unplayed() ? tile
                                                       : Tile::ofKind(names[static_cast<std::size_t>(tile.kind())]);
}

std::vector<Tile> renamed(std::vector<Tile> tiles, const Renamed& names)
{
    for (Tile& tile : tiles)
        tile = renamed(tile, names);
    return tiles;
}

Rack renamed(const Rack& rack, const Renamed& names)
{
    return Rack(renamed(rack.tiles(), names));
}

Position renamed(Position position, const Renamed& names)
{
    for (Seat& seat : position.seats)
        seat.rack = renamed(seat.rack, names);
    position.bag = Bag(renamed(position.bag.tiles(), names), RandomSource(1));
    return position;
}

std::vector<Event> renamed(std::vector<Event> events, const Renamed& names)
{
    for (Event& event : events) {
        if (auto* drawn = std::get_if<event::Drawn>(&event.what))
            drawn->tiles = renamed(drawn->tiles, names);
        if (auto* exchanged = std::get_if<event::Exchanged>(&event.what))
            *exchanged = {renamed(exchanged->given, names), renamed(exchanged->drawn, names)};
        if (auto* changed = std::get_if<event::TilesChanged>(&event.what))
            *changed = {renamed(changed->given, names), renamed(changed->drawn, names)};
        if (auto* withdrawn = std::get_if<event::Withdrawn>(&event.what))
            withdrawn->undone = renamed(withdrawn->undone, names);
    }
    return events;
}

Turn renamed(Turn turn, const Renamed& names)
{
    if (auto* exchange = std::get_if<Exchange>(&turn.action))
        exchange->tiles = renamed(exchange->tiles, names);
    if (auto* choice = std::get_if<CardChoice>(&turn.action))
        choice->tiles = renamed(choice->tiles, names);
    turn.events = renamed(turn.events, names);
    return turn;
}

// The kinds of tiles that the seats have seen: on the board, also in plays that were withdrawn, and on their racks.
std::array<bool, tileKinds> seenKinds(const Game& game, Seats seats)
{
    std::array<bool, tileKinds> seen{};
    const auto mark = [&](Tile tile) {
        if (!tile.isUnknown())
            seen[static_cast<std::size_t>(tile.unplayed().kind())] = true;
    };
    for (const auto& round : game.startDraw().rounds)
        for (const StartDraw::Drawn& drawn : round)
            mark(drawn.tile);
    for (std::size_t n = 0; n <= game.turns().size(); ++n)
        for (int seat = 0; seat < game.position().seatCount(); ++seat)
            if (includes(seats, seat))
                game.positionBefore(n).seats[seat].rack.forEachTile(mark);
    for (const Turn& turn : game.turns())
        for (const PlacedTile& placed : turn.placed())
            mark(placed.tile);
    return seen;
}

// The same game with all kinds that these seats have not seen, and the seed, in other places. How many kinds that are.
int expectNoLeak(const Game& game, Seats seats)
{
    const auto seen = seenKinds(game, seats);
    std::vector<int> hidden;
    for (int kind = 0; kind < tileKinds; ++kind)
        if (!seen[static_cast<std::size_t>(kind)]
            && game.position().variant().tiles.counts[static_cast<std::size_t>(kind)] > 0)
            hidden.push_back(kind);
    Renamed names;
    std::iota(names.begin(), names.end(), 0);
    for (std::size_t n = 0; n < hidden.size(); ++n)
        names[static_cast<std::size_t>(hidden[n])] = hidden[(n + 1) % hidden.size()];
    GameSetup setup = game.setup();
    setup.seed = ~setup.seed;
    std::vector<Position> positions;
    for (std::size_t n = 0; n <= game.turns().size(); ++n)
        positions.push_back(renamed(game.positionBefore(n), names));
    auto turns = listOf(game.turns(), [&](const Turn& turn) { return renamed(turn, names); });
    const Game other =
        Game::followed(std::move(setup), game.startDraw(), std::move(positions), std::move(turns), 0, everySeat(game));
    EXPECT_EQ(seatRecordOf(other, {}, seats).text(), seatRecordOf(game, {}, seats).text());
    return static_cast<int>(hidden.size());
}

template<class Look>
void eachGame(const Look& look)
{
    std::uint64_t seed = 0;
    for (const char* variant : variants)
        for (const char* mode : {"mode=dictionary", "mode=challenge"}) {
            const auto book = bookOf(variant, {mode});
            for (int players = std::max(2, book->variant.fewestPlayers);
                 players <= std::min(4, book->variant.mostPlayers); ++players)
                for (int n = 0; n < gamesOfEach(); ++n)
                    (void)randomGame(book, players, ++seed, 40, [&](const Game& game) { look(game, book); });
        }
}

} // namespace

TEST(SeatRecord, IsReadAsTheGameThatItsSeatsSee)
{
    int reads = 0;
    eachGame([&](const Game& game, const RuleBookPtr& book) {
        if (!HasFailure())
            reads += expectSeenAsItIs(game, book);
    });
    RecordProperty("reads", reads);
    EXPECT_GT(reads, 2000);
}

TEST(SeatRecord, IsTheSameInEveryWorldThatItsSeatsCanNotTellApart)
{
    int worlds = 0;
    eachGame([&](const Game& game, const RuleBookPtr&) {
        for (const Seats seats : machines(game))
            worlds += !HasFailure() && expectNoLeak(game, seats) > 1;
    });
    RecordProperty("worlds", worlds);
    EXPECT_GT(worlds, 1000);
}

// Otherwise the test above could not fail: the whole record tells the worlds apart.
TEST(SeatRecord, HasLessThanTheWholeRecord)
{
    const Game game = randomGame(bookOf("stack10"), 2, 3, 6);
    EXPECT_NE(gcgText(recordOf(game)), seatRecordOf(game, {}, everySeat(game)).text());
    EXPECT_NE(seatRecordOf(game, {}, onlySeat(0)).text(), seatRecordOf(game, {}, onlySeat(1)).text());
    const SeatRecord own = seatRecordOf(game, {}, onlySeat(0));
    EXPECT_NE(own.head().find("#seen-by 1\n"), std::string::npos);
    EXPECT_EQ(own.head().find('>'), std::string::npos);
    EXPECT_NE(own.body().find("#rack1 "), std::string::npos);
    EXPECT_EQ(own.body().find("#rack2 "), std::string::npos);
    EXPECT_NE(seatRecordOf(game, {}, 0).head().find("#seen-by\n"), std::string::npos);
}

TEST(SeatRecord, TellsWhoBeginsBeforeTheFirstTurn)
{
    const auto book = bookOf("stack10");
    bool firsts[2]{};
    for (std::uint64_t seed = 1; seed < 9; ++seed) {
        const Game game(GameSetup{book, {"Ann", "Bo"}, seed});
        const Result<Game, RecordError> seen = followedGame(readGcg(seatRecordOf(game, {}, onlySeat(1)).text()), book);
        ASSERT_EQ(complaint(seen), "");
        EXPECT_EQ(seen->position().turn, game.position().turn);
        firsts[game.position().turn] = true;
    }
    EXPECT_TRUE(firsts[0] && firsts[1]);
}

TEST(SeatRecord, CanNotBePlayedOnNorTakenForAnotherRecord)
{
    const auto book = bookOf("stack10");
    const Game game = randomGame(book, 2, 3, 6);
    Result<Game, RecordError> seen = followedGame(readGcg(seatRecordOf(game, {}, onlySeat(0)).text()), book);
    ASSERT_EQ(complaint(seen), "");
    EXPECT_TRUE(seen->take(Pass{}));
    EXPECT_FALSE(seen->undo());
    EXPECT_FALSE(followedGame(readGcg(gcgText(recordOf(game))), book));
    const std::string text = seatRecordOf(game, {}, onlySeat(0)).text();
    for (const char* bad : {"#draw 1=", "#draw x=A", "#draw 9=A", "#draw 1=ABC", "#draw ="}) {
        std::vector<std::string> lines = linesOf(text);
        lines.insert(
            std::ranges::find_if(lines, [](const std::string& line) { return line.starts_with("#seen-by"); }) + 1, bad);
        EXPECT_NE(complaint(followedGame(readGcg(joined(lines)), book)).find("is not a draw for the start"),
                  std::string::npos)
            << bad;
    }
    EXPECT_EQ(complaint(readGcg("#seen-by 1 9\n").error), "line 1: #seen-by: players are numbered 1 to 8");
}

} // namespace storeys::test::seat_record_test
