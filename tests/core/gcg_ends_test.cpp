// How records tell the ends of games in which somebody goes out or nobody can play.

#include "moves/generator.h"
#include "record/play_text.h"
#include "record/write_game.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>

namespace storeys::test::gcg_ends_test {

namespace {

// A game in which everybody plays as many tiles as possible, until it ends for that reason.
Game gameEndedBy(const RuleBookPtr& book, int players, EndCondition reason)
{
    const std::vector<std::string> names{"ann", "bo", "cy", "di"};
    for (std::uint64_t seed = 1; seed < 500; ++seed) {
        Game game({book, {names.begin(), names.begin() + players}, seed});
        while (!game.isOver()) {
            const auto plays = allPlays(*book, game.position().board, game.position().toMove().rack);
            const auto longest = std::ranges::max_element(
                plays, {}, [](const FoundPlay& play) { return play.toPlay().placements.size(); });
            EXPECT_FALSE(game.take(plays.empty() ? Action(Pass{}) : Action(longest->toPlay())));
        }
        if (game.result()->reason == reason)
            return game;
    }
    throw std::runtime_error("no game ended so");
}

struct Ended
{
    RuleBookPtr book;
    std::vector<std::string> lines;
    std::size_t firstLeft; // the first line about tiles left

    [[nodiscard]] std::string complaint() const { return test::complaint(joined(lines), book); }
};

Ended ended(const Game& game, bool seeded)
{
    const std::string text = gcgText(recordOf(game));
    Ended record{game.setup().book, linesOf(seeded ? text : without(text, "#seed")), 0};
    while (record.lines[record.firstLeft].find('(') == std::string::npos)
        ++record.firstLeft;
    EXPECT_EQ(record.complaint(), "");
    return record;
}

} // namespace

TEST(RecordedEnd, WhoGoesOutGainsWhatTheOthersLose)
{
    for (const bool seeded : {true, false})
        for (int players = 2; players <= 4; ++players) {
            Ended record = ended(gameEndedBy(bookOf("cross15"), players, EndCondition::Out), seeded);
            std::rotate(record.lines.begin() + static_cast<std::ptrdiff_t>(record.firstLeft), record.lines.end() - 1,
                        record.lines.end());
            EXPECT_EQ(record.complaint(), "");
            record.lines.push_back(record.lines.back());
            EXPECT_EQ(wrongLine(joined(record.lines), record.book), static_cast<int>(record.lines.size()));
        }
}

TEST(RecordedEnd, OtherProgramsGiveWhoGoesOutTwiceTheRest)
{
    for (const bool seeded : {true, false}) {
        const Game game = gameEndedBy(bookOf("cross15"), 2, EndCondition::Out);
        const int out = game.result()->seats[0].left.isEmpty() ? 0 : 1;
        const GameResult::Line line = game.result()->seats[out];
        Ended record = ended(game, seeded);
        const std::string loss = record.lines[record.firstLeft];
        const std::string tiles = loss.substr(loss.find('('), loss.find(')') - loss.find('(') + 1);
        record.lines.resize(record.firstLeft);
        const int twice = 2 * line.gain.value;
        record.lines.push_back('>' + game.setup().players[out] + ":  " + tiles + " +" + std::to_string(twice) + ' '
                               + std::to_string(line.played.value + twice));
        EXPECT_EQ(record.complaint(), "line " + std::to_string(record.lines.size()) + ": the score is +"
                                          + std::to_string(line.gain.value) + ", not +" + std::to_string(twice));
        std::erase_if(record.lines, [](const std::string& each) { return each.starts_with("#variant"); });
        EXPECT_EQ(record.complaint(), "");
        const FollowedGame replayed = replay(readGcg(joined(record.lines)), record.book);
        EXPECT_EQ(replayed.totals[out], line.played + Points(twice));
        EXPECT_EQ(replayed.totals[1 - out], game.result()->seats[1 - out].played);
        record.lines.push_back(loss);
        EXPECT_EQ(wrongLine(joined(record.lines), record.book), static_cast<int>(record.lines.size()));
    }
}

TEST(RecordedEnd, WhenNobodyCanPlayIsFoundFromTheRacksThatFollow)
{
    for (const char* variant : {"stack8", "cross15"})
        for (int players = 2; players <= 3; ++players) {
            // Whoever comes next could only pass, but the game is over already.
            const Game game = gameEndedBy(bookOf(variant), players, EndCondition::Blocked);
            const int turn = game.position().turn;
            const Seat& next = game.position().seats[turn];
            Ended record = ended(game, false);
            record.lines.insert(record.lines.begin() + static_cast<std::ptrdiff_t>(record.firstLeft),
                                '>' + game.setup().players[turn] + ": "
                                    + rackText(next.rack, game.position().variant().tiles.alphabet) + " - +0 "
                                    + std::to_string(next.points.value));
            EXPECT_EQ(record.complaint(), "line " + std::to_string(record.firstLeft + 1)
                                              + ": the game was over after line " + std::to_string(record.firstLeft));
        }
}

TEST(RecordedEnd, TilesLeftMayBeWrittenInPartOrNotAtAll)
{
    for (const bool seeded : {true, false}) {
        Ended record = ended(gameEndedBy(bookOf("stack8"), 3, EndCondition::Blocked), seeded);
        record.lines.erase(record.lines.begin() + static_cast<std::ptrdiff_t>(record.firstLeft));
        EXPECT_EQ(record.complaint(), "");
        record.lines.resize(record.firstLeft);
        EXPECT_EQ(record.complaint(), "");
    }
}

TEST(RecordedEnd, WhoHasNothingLeftLosesNothing)
{
    const Game game = gameEndedBy(bookOf("stack8"), 2, EndCondition::Out);
    const int out = game.result()->seats[0].left.isEmpty() ? 0 : 1;
    Ended record = ended(game, true);
    record.lines.push_back('>' + game.setup().players[out] + ":  (A) -5 "
                           + std::to_string(game.result()->seats[out].total.value - 5));
    EXPECT_EQ(record.complaint(),
              "line " + std::to_string(record.lines.size()) + ": the player has 0 tiles left, not 1");
}

} // namespace storeys::test::gcg_ends_test
