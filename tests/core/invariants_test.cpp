// What holds in every game, over random turns of all variants: nothing gets lost, events and undo lead where they
// should, generator and checker agree, scores equal a recount, and the record tells the same game.
//
// The suite looks at 100,000 turns; `STOREYS_TURNS=10000000 core_slow_test
// --gtest_filter=Invariants.*` looks at as many as one likes.

#include "game/game.h"
#include "moves/generator.h"
#include "moves/path_search.h"
#include "record/gcg_reader.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "rules/variant.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace storeys::test::invariants_test {

namespace {

constexpr std::size_t turnsBetweenSearches = 12; // all plays of a position are looked at now and then

// Everything that the box holds, wherever it is.
struct Holdings
{
    std::array<int, tileKinds> tiles{};
    Reserve pieces;
    std::vector<CardId> cards;
    bool operator==(const Holdings&) const = default;
};

Holdings holdingsOf(const Position& position)
{
    Holdings all;
    const auto add = [&](Tile tile) { ++all.tiles[static_cast<std::size_t>(tile.kind())]; };
    for (const Tile tile : position.bag.tiles())
        add(tile);
    all.pieces = position.pile;
    for (const Seat& seat : position.seats) {
        seat.rack.forEachTile(add);
        all.pieces.blanks += seat.reserve.blanks;
        all.pieces.blockers += seat.reserve.blockers;
    }
    for (int i = 0; i < position.board.squareCount(); ++i) {
        const Square square = position.board.squareAt(i);
        for (int level = 0; level < position.board.height(square).value; ++level) {
            const Tile tile = position.board.tileAt(square, level);
            if (tile.isReserve())
                ++all.pieces.blanks;
            else
                add(tile.unplayed());
        }
    }
    all.pieces.blockers += position.board.blockerCount();
    all.cards = position.cards.deck;
    all.cards.insert(all.cards.end(), position.cards.discard.begin(), position.cards.discard.end());
    std::ranges::sort(all.cards);
    return all;
}

// Every play of the seat to move is legal and worth what is said.
void expectSoundPlays(const Position& position, const std::string& where)
{
    if (featuresOf(position.variant(), position.houseRules()).claims) {
        for (const PathPlay& found : bestPathPlays(position, position.turn, 300, 3000).plays) {
            ASSERT_FALSE(violationOf(position, found.play)) << where;
            ASSERT_EQ(scoreOf(position, found.play).total(), found.score) << where;
        }
        return;
    }
    for (const FoundPlay& found :
         allPlays(*position.book, position.board, withFewBlanks(moverOf(position, position.turn)))) {
        const Play play = found.toPlay();
        Position asked = position;
        asked.cards.due.clear();
        ASSERT_FALSE(violationOf(asked, play)) << where;
        ASSERT_EQ(scoreOf(asked, play).total(), found.score) << where;
    }
}

std::string recordOfGame(const Game& game)
{
    return gcgText(recordOf(game, {}));
}

// Looks at a game from its end back to its start; gives the number of its turns.
std::size_t expectSound(Game game, const std::string& where)
{
    const auto rebuilt = rebuildGame(readGcg(recordOfGame(game)), game.setup().book);
    EXPECT_TRUE(rebuilt) << where << ": " << complaint(rebuilt);
    if (rebuilt) {
        EXPECT_EQ(rebuilt->position(), game.position()) << where;
        EXPECT_EQ(rebuilt->isOver(), game.isOver()) << where;
    }
    const std::size_t turns = game.turns().size();
    const Holdings holdings = holdingsOf(game.positionBefore(0));
    std::vector<Position> positions;
    for (std::size_t n = 0; n < turns; ++n) {
        const std::string at = where + " turn " + std::to_string(n);
        Position after = game.positionBefore(n);
        positions.push_back(after);
        for (const Event& event : game.turns()[n].events)
            apply(after, event);
        EXPECT_EQ(after, game.positionBefore(n + 1)) << at;
        EXPECT_EQ(holdingsOf(after), holdings) << at;
        if (n % turnsBetweenSearches == 0)
            expectSoundPlays(game.positionBefore(n), at);
    }
    while (game.undo())
        EXPECT_EQ(game.position(), positions[game.turns().size()]) << where << " undone to " << game.turns().size();
    EXPECT_TRUE(game.turns().empty()) << where;
    return turns;
}

} // namespace

namespace {

// The turns to look at; STOREYS_TURNS overrides them.
std::size_t wanted(std::size_t usual)
{
    const char* given = std::getenv("STOREYS_TURNS");
    return given ? std::strtoull(given, nullptr, 10) : usual;
}

void expectSoundGames(const std::vector<RuleBookPtr>& books, std::size_t most)
{
    std::size_t turns = 0;
    for (std::uint64_t seed = 1; turns < most && !testing::Test::HasFailure(); ++seed)
        for (const RuleBookPtr& book : books) {
            const int seats = std::clamp(1 + static_cast<int>(seed % 4), std::max(book->variant.fewestPlayers, 2),
                                         book->variant.mostPlayers);
            turns += expectSound(randomGame(book, seats, seed), book->variant.id + " seed " + std::to_string(seed));
        }
    std::printf("%zu turns\n", turns);
}

// Books of all games, for each mode.
template<class Book>
std::vector<RuleBookPtr> booksOf(Book book)
{
    std::vector<RuleBookPtr> books;
    for (const char* variant :
         {"stack10", "stack8", "cross15", "blanks-blockers", "bust-out", "hyper-race", "free-for-all", "surprise"})
        for (const char* mode : {"mode=dictionary", "mode=challenge"})
            books.push_back(book(variant, std::vector<std::string>{mode}));
    return books;
}

} // namespace

TEST(Invariants, HoldOverRandomTurnsOfAllGames)
{
    const auto book = [](const char* variant, const auto& rules) { return bookOf(variant, rules); };
    expectSoundGames(booksOf(book), wanted(100'000));
}

TEST(Invariants, HoldInOtherLanguages)
{
    for (const std::string& language : otherLanguages()) {
        const auto book = [&](const char* variant, const auto& rules) {
            return bookInLanguage(language, variant, rules);
        };
        expectSoundGames(booksOf(book), wanted(4'000));
    }
}

} // namespace storeys::test::invariants_test
