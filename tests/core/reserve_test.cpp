// Yellow blanks and blockers, beside the rack.

#include "bots/rollout.h"
#include "game/game.h"
#include "moves/generator.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/scoring.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace storeys::test::reserve_test {

namespace {

constexpr const char* at = "15/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15";

// Two seats of these classes at a board of blanks-blockers; the first is to move.
Position atTable(const char* board, const char* held, PlayerClass own = PlayerClass::Rookie,
                 PlayerClass other = PlayerClass::Rookie)
{
    const RuleBookPtr book = bookOfWords("blanks-blockers", {"AT", "HAT", "THE", "AH", "HATE", "TEA", "EH"});
    Position position = positionOf(book, board, "");
    const HeldTiles tiles = *readHeld(held, book->variant);
    position.seats = {Seat{tiles.rack, Points(0)}, Seat()};
    position.seats[0].reserve = tiles.reserve;
    position.seats[0].playerClass = own;
    position.seats[1].playerClass = other;
    position.pile = {12 - tiles.reserve.blanks, 8 - position.board.blockerCount() - tiles.reserve.blockers};
    return position;
}

std::string code(const Position& position, const char* play)
{
    return judged(position, playOf(position, play));
}

Reserve collected(const Position& position, const char* play)
{
    return collectionOf(position, playOf(position, play)).sum();
}

// All pieces that came from the piles.
Reserve allPieces(const Position& position)
{
    Reserve all = position.pile;
    for (const Seat& seat : position.seats) {
        all.blanks += seat.reserve.blanks;
        all.blockers += seat.reserve.blockers;
    }
    for (int i = 0; i < position.board.squareCount(); ++i)
        all.blanks += position.board.top(position.board.squareAt(i)).isReserve();
    all.blockers += position.board.blockerCount();
    return all;
}

} // namespace

TEST(Reserve, IsReadAndWrittenBesideTheRack)
{
    const RuleBookPtr book = bookOf("blanks-blockers");
    const Variant& variant = book->variant;
    const auto held = readHeld("AEINRST**#", variant);
    ASSERT_TRUE(held);
    EXPECT_EQ(held->rack.size(), 7);
    EXPECT_EQ(held->reserve, (Reserve{2, 1}));
    EXPECT_EQ(heldText(held->rack, held->reserve, variant.tiles.alphabet), "AEINRST**#");
    EXPECT_FALSE(readHeld("A*************", variant)); // thirteen
    EXPECT_FALSE(readHeld("A#########", variant));     // nine
    EXPECT_FALSE(readHeld("A*", bookOf("cross15")->variant));
}

TEST(Reserve, PlaysWithYellowBlanksAndBlockersAreTextAndBack)
{
    const Position position = atTable(at, "HE*##");
    for (const char* text : {"8G *h..", "8G H..*e #1A #2B", "G8 *hE"}) {
        const Play play = playOf(position, text);
        EXPECT_EQ(playText(position.board, play, position.variant().tiles.alphabet), text);
    }
    for (const char* bad : {"8G *H..", "8G H..*", "8G H.. 5F", "8G H.. #", "8G H.. -55", "8G H..  #1A"})
        EXPECT_FALSE(readPlayText(bad, position.variant().tiles)) << bad;
    const Board board = *readBoardText("#14/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/14#", position.variant(), 1);
    EXPECT_TRUE(board.isBlocked({0, 0}));
    EXPECT_EQ(board.blockerCount(), 2);
    EXPECT_EQ(boardText(board, position.variant().tiles.alphabet), "#14/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/14#");
    EXPECT_FALSE(readBoardText("#########6/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15", position.variant(), 1));
    EXPECT_FALSE(readBoardText("#14/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15", bookOf("cross15")->variant, 1));
}

TEST(Reserve, IsPlayedByWhoHoldsIt)
{
    EXPECT_EQ(code(atTable(at, "HE*"), "8G *h..*e"), "not-on-rack");
    EXPECT_EQ(code(atTable(at, "HE**"), "8G *h..*e"), "");
    EXPECT_EQ(code(atTable(at, "H"), "8G H.. #1A"), "not-on-rack");
    EXPECT_EQ(code(atTable(at, "H#"), "8G H.. #1A"), "");
    EXPECT_EQ(code(atTable(at, "H#"), "8G H.. #1A #1B"), "not-on-rack");
    EXPECT_EQ(code(atTable(at, "H#"), "8G H.. #20A"), "off-board");
}

// Files allow forty: more than a machine word has bits, and more than a play can use.
TEST(Reserve, OfAnySizeHasTheSamePlays)
{
    const auto plays = [](int blanks) {
        Position position = atTable(at, "HE");
        position.seats[0].reserve.blanks = blanks;
        return allPlays(position);
    };
    const auto expected = plays(mostReserveBlanks);
    EXPECT_GT(expected.size(), plays(1).size());
    for (const int blanks : {16, 17, 31, 32, 33, 40})
        EXPECT_EQ(plays(blanks), expected) << blanks;
}

TEST(Reserve, BlockersCloseSquaresToAllButARookieWithAProAtTheTable)
{
    const char* board = "15/15/15/15/15/15/15/6#AT6/15/15/15/15/15/15/15";
    EXPECT_EQ(code(atTable(board, "H"), "8G H.."), "blocked");
    EXPECT_EQ(code(atTable(board, "H", PlayerClass::Middle, PlayerClass::Pro), "8G H.."), "blocked");
    EXPECT_EQ(code(atTable(board, "H", PlayerClass::Rookie, PlayerClass::Middle), "8G H.."), "blocked");
    Position position = atTable(board, "H", PlayerClass::Rookie, PlayerClass::Pro);
    EXPECT_EQ(code(position, "8G H.."), "");
    EXPECT_EQ(position.pile.blockers, 7);
    takeUnjudged(position, playOf(position, "8G H.."));
    EXPECT_FALSE(position.board.isBlocked({7, 6}));
    EXPECT_EQ(position.pile.blockers, 8); // G8 gives none
}

TEST(Reserve, BlockersLieOnEmptySquaresOnceAndAreLiftedOnlyWithAPickaxe)
{
    const char* board = "1#13/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15";
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. #1B"), "blocker-place");
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. #8H"), "blocker-place");
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. #8G"), "blocker-place");
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. #1A #1A"), "blocker-place");
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. -1B"), "blocker-place");
    EXPECT_EQ(code(atTable(board, "H##"), "8G H.. #1A #1C"), "");
}

TEST(Reserve, IsCollectedByClassFromThePileOnce)
{
    // H6 gives a blank: HE down from H6 to AT would cover it.
    const char* play = "H6 HE.";
    const auto words = [](Position position) {
        RuleBook book = *position.book;
        book.lexicon = bookOfWords("blanks-blockers", {"HEA", "AT"})->lexicon;
        position.book = std::make_shared<RuleBook>(book);
        return position;
    };
    EXPECT_EQ(collected(words(atTable(at, "HE")), play), (Reserve{1, 0}));
    EXPECT_EQ(collected(words(atTable(at, "HE", PlayerClass::Middle)), play), (Reserve{1, 0}));
    EXPECT_EQ(collected(words(atTable(at, "HE", PlayerClass::Pro)), play), (Reserve{0, 0}));
    Position dry = words(atTable(at, "HE"));
    dry.pile.blanks = 0;
    EXPECT_EQ(collected(dry, play), (Reserve{0, 0}));
    Position position = words(atTable(at, "HE"));
    takeUnjudged(position, playOf(position, play));
    EXPECT_EQ(position.seats[0].reserve, (Reserve{1, 0}));
    EXPECT_EQ(position.pile.blanks, 11);
}

TEST(Reserve, BlockersThatAPlayGainsMayBePutAtOnceUnlessTheHouseRuleIsOff)
{
    // G3 gives a blocker.
    RuleBook book = *bookOfWords("blanks-blockers", {"HAT", "AT"});
    const auto at3 = [&](bool on) {
        book.houseRules.blockers = on;
        Position position = atTable("15/15/7AT6/15/15/15/15/15/15/15/15/15/15/15/15", "H");
        position.book = std::make_shared<RuleBook>(book);
        return position;
    };
    EXPECT_EQ(code(at3(true), "3G H.. #1A"), "");
    EXPECT_EQ(code(at3(true), "3G H.. #1A #1B"), "not-on-rack");
    EXPECT_EQ(code(at3(false), "3G H.. #1A"), "not-on-rack");
}

TEST(Reserve, TheBonusIsForTilesOfTheRackAlone)
{
    RuleBook book = *bookOfWords("blanks-blockers", {"PAINTER", "REPAINT", "PAINTERS"});
    Position position = atTable("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15", "PAINTER**");
    position.book = std::make_shared<RuleBook>(book);
    const auto score = [&](const char* play) { return scoreOf(position, playOf(position, play)).bingoBonus; };
    EXPECT_EQ(score("8H PAINTER"), Points(50));
    EXPECT_EQ(score("8H PAINTER*s"), Points(50));
    EXPECT_EQ(score("8H PAINTE*r"), Points(0));
}

TEST(Reserve, CountsInSimulatedGames)
{
    // The same word by a tile of the rack and by a yellow blank: one saves the blank, the other a tile without a value.
    const Position position = atTable(at, "HH**");
    const SeatView view = viewOf(position, 0);
    const LeaveTable noValues;
    const StaticEvaluation judge(*position.book, noValues, view.unseen);
    Rollout rollout(view, judge);
    const auto worthAfter = [&](const char* text) {
        const auto plays = allPlays(position);
        const auto play = std::ranges::find(plays, text, [&](const FoundPlay& each) {
            return playText(position.board, each.toPlay(), position.variant().tiles.alphabet);
        });
        if (play == plays.end())
            throw std::runtime_error(text);
        rollout.reset({position.seats, std::vector<Tile>(20, Tile::of('E' - 'A'))});
        rollout.perform({*play, {}, 0});
        return rollout.worth(0) - play->score.value;
    };
    EXPECT_EQ(worthAfter("8G H.."), 2 * StaticEvaluation::reserveValue({1, 0}));
    EXPECT_EQ(worthAfter("8G *h.."), StaticEvaluation::reserveValue({1, 0}));
}

TEST(Reserve, PiecesAreConservedAndAWithdrawalBringsThemBack)
{
    const RuleBookPtr book = bookOf("blanks-blockers", {"mode=challenge", "challenge-penalty=void"});
    int collected = 0, put = 0, replaced = 0, withdrawn = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const Game game = randomGame(book, 2 + static_cast<int>(seed % 3), seed, 60);
        for (std::size_t n = 0; n < game.turns().size(); ++n) {
            const Turn& turn = game.turns()[n];
            Position after = game.positionBefore(n);
            for (const Event& event : turn.events) {
                apply(after, event);
                collected += std::holds_alternative<event::Collected>(event.what);
                if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what))
                    put += static_cast<int>(moved->on.size());
            }
            for (const PlacedTile& tile : turn.placed())
                replaced += tile.replaced;
            ASSERT_EQ(after, game.positionBefore(n + 1)) << seed << ' ' << n;
            ASSERT_EQ(allPieces(after), (Reserve{12, 8})) << seed << ' ' << n;
            if (!turn.isWithdrawal())
                continue;
            ++withdrawn;
            const Position& before = game.positionBefore(n - 1);
            ASSERT_EQ(after.board, before.board) << seed << ' ' << n;
            ASSERT_EQ(after.pile, before.pile) << seed << ' ' << n;
            for (std::size_t seat = 0; seat < after.seats.size(); ++seat)
                ASSERT_EQ(after.seats[seat], before.seats[seat]) << seed << ' ' << n;
        }
    }
    EXPECT_GT(collected, 200);
    EXPECT_GT(put, 100);
    EXPECT_GT(replaced, 5);
    EXPECT_GT(withdrawn, 100);
}

} // namespace storeys::test::reserve_test
