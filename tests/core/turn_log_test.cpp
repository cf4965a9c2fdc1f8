// What 2,000 random games did turn by turn, as one number for each: any change of what a turn does shows. The games are
// those of randomGame() where words are checked, under many house rules. A deliberate change is recorded with
// STOREYS_RECORD=1 in the environment.

#include "record/play_text.h"
#include "support/random_game.h"
#include "support/signature.h"
#include "support/test_game.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace storeys::test::turn_log_test {

namespace {

const std::string file = std::string(STOREYS_TEST_DATA) + "/turns.txt";

struct Table
{
    const char* variant;
    std::vector<std::string> houseRules;
};

// 20 tables, each with 25 games of 1, 2, 3 and 4 players.
const std::vector<Table> tables{
    {"stack10", {}},
    {"stack10", {"plural=off"}},
    {"stack10", {"stack-limit=9"}},
    {"stack10", {"stack-limit=1"}},
    {"stack10", {"exchange=any"}},
    {"stack10", {"exchange=any", "exchange-needs-seven=on"}},
    {"stack10", {"first-player=listed", "solo-penalty=off"}},
    {"stack8", {}},
    {"stack8", {"stack-limit=3"}},
    {"stack8", {"exchange=any", "plural=off"}},
    {"stack8", {"exchange-needs-seven=on"}},
    {"stack8", {"first-player=listed"}},
    {"stack8", {"solo-penalty=off"}},
    {"cross15", {}},
    {"cross15", {"exchange=one"}},
    {"cross15", {"exchange-needs-seven=on"}},
    {"cross15", {"first-player=listed"}},
    {"cross15", {"solo-penalty=off"}},
    {"cross15", {"undo=off"}},
    {"cross15", {"exchange=one", "exchange-needs-seven=on"}},
};

std::string textOf(const Game& game)
{
    const Alphabet& alphabet = game.position().variant().tiles.alphabet;
    std::ostringstream text;
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        text << turn.seat << ' ';
        if (const auto* play = std::get_if<Play>(&turn.action))
            text << playText(game.positionBefore(n).board, *play, alphabet) << ' ' << turn.score().total().value;
        else if (const auto* exchange = std::get_if<Exchange>(&turn.action))
            text << '-' << rackText(Rack(exchange->tiles), alphabet);
        else
            text << '-';
        for (const Tile tile : turn.drawn())
            text << ' ' << tile.kind();
        for (const Seat& seat : game.positionBefore(n + 1).seats)
            text << ' ' << rackText(seat.rack, alphabet) << ' ' << seat.points.value;
        text << ' ' << game.positionBefore(n + 1).bag.size() << '\n';
    }
    if (!game.isOver()) { // with low stacks everybody may exchange for ever
        text << "goes on";
        return text.str();
    }
    text << static_cast<int>(game.result()->reason);
    for (const GameResult::Line& line : game.result()->seats)
        text << ' ' << line.total.value << (line.wins ? "+" : "");
    return text.str();
}

std::string hashOf(const std::string& text)
{
    Signature signature;
    signature.add(text);
    std::ostringstream hex;
    hex << std::hex << signature.value();
    return hex.str();
}

// Applies the events of every turn, one after the other, to the position that the game began with.
void expectEventsGiveThePositions(const Game& game)
{
    Position position = game.positionBefore(0);
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        for (const Event& event : game.turns()[n].events)
            apply(position, event);
        ASSERT_EQ(position, game.positionBefore(n + 1)) << "turn " << n;
    }
}

std::string nameOf(const Table& table, int players)
{
    std::string name = table.variant;
    for (const std::string& rule : table.houseRules)
        name += " " + rule;
    return name + " players=" + std::to_string(players);
}

} // namespace

TEST(TurnLog, RandomGamesGoAsRecorded)
{
    std::ostringstream played;
    for (const Table& table : tables)
        for (int players = 1; players <= 4; ++players) {
            const auto book = bookOf(table.variant, table.houseRules);
            played << nameOf(table, players);
            for (std::uint64_t seed = 0; seed < 25; ++seed) {
                const Game game = randomGame(book, players, 100 * players + seed);
                ASSERT_NO_FATAL_FAILURE(expectEventsGiveThePositions(game)) << nameOf(table, players) << ' ' << seed;
                played << ' ' << hashOf(textOf(game));
            }
            played << '\n';
        }
    if (std::getenv("STOREYS_RECORD"))
        std::ofstream(file) << played.str();
    std::ifstream in(file);
    std::istringstream lines(played.str());
    std::string expected;
    for (std::string line; std::getline(lines, line);) {
        ASSERT_TRUE(std::getline(in, expected));
        EXPECT_EQ(line, expected);
    }
    EXPECT_FALSE(std::getline(in, expected));
}

TEST(TurnLog, EventsOfPlaysTakenBackGiveThePositionsToo)
{
    int withdrawals = 0;
    for (const std::vector<std::string>& rules :
         {std::vector<std::string>{"mode=challenge"}, {"mode=challenge", "challenge-penalty=bad-play"}})
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Game game = randomGame(bookOf("stack10", rules), 2 + static_cast<int>(seed % 3), seed);
            ASSERT_NO_FATAL_FAILURE(expectEventsGiveThePositions(game)) << seed;
            withdrawals += static_cast<int>(std::ranges::count_if(game.turns(), &Turn::isWithdrawal));
        }
    EXPECT_GT(withdrawals, 100);
}

} // namespace storeys::test::turn_log_test
