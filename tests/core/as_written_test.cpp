#include "bots/levels.h"
#include "record/limits.h"
#include "record/read_game.h"
#include "record/write_game.h"
#include "rules/legality.h"
#include "rules/seat_view.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <sstream>

namespace storeys::test::as_written_test {

namespace {

const std::string folder = std::string(STOREYS_TEST_DATA) + "/records-of-others/";

std::string textOf(const std::string& name)
{
    std::ostringstream text;
    text << std::ifstream(folder + name + ".gcg", std::ios::binary).rdbuf();
    return text.str();
}

RuleBookPtr challengeBook()
{
    return bookOf("cross15", {"mode=challenge"});
}

FollowedGame written(const std::string& text)
{
    return readAsWritten(readGcg(text, Reading::AsWritten), challengeBook());
}

// "line: sentence" of each doubt, one a line.
std::string doubtsOf(const FollowedGame& game)
{
    std::string text;
    for (const RecordError& doubt : game.doubts)
        text += complaint(doubt) + '\n';
    for (const FollowedGame::Event& event : game.events)
        for (const Error& doubt : event.doubts)
            text += complaint(RecordError{event.line, doubt}) + '\n';
    return text;
}

// What a record of other programs must come to: its events, the doubts as written, and the first line that a judge
// refuses, 0 for none.
struct Case
{
    const char* name;
    std::size_t events;
    const char* doubts;
    int refused;
};

constexpr Case cases[] = {
    {"challenge-loss-pass-note", 5, "", 0},
    {"code-fence", 2, "", 0},
    {"description-two-lines", 1, "line 3: 'second line of it' is neither a pragma (#...) nor an event (>...)\n", 3},
    {"empty-rack-challenge", 4, "", 0},
    {"encoding-us-ascii", 3, "", 0},
    {"encoding-windows-1252", 3, "", 0},
    {"end-loss-plus-minus", 29, "", 0},
    {"exchange-count", 3, "", 0},
    {"form-feed", 3, "", 0},
    {"kurnik-nicks", 3, "", 0},
    {"kurnik-words", 2, "", 0},
    {"letters-through-brackets", 3, "", 0},
    {"letters-through-parens", 3, "", 0},
    {"letters-through", 3, "", 0},
    {"lexicon-empty", 3, "", 0},
    {"lexicon-late", 3, "", 0},
    {"lexicon-twice", 3, "", 0},
    {"lower-square-down", 3, "", 0},
    {"lower-square", 3, "", 0},
    {"misscored", 3, "line 6: the score is +4, not +5\n", 6},
    {"mistotalled", 3, "line 6: the total is 16, not 17\n", 6},
    {"no-rack-exchange", 3, "", 0},
    {"no-rack-pass", 3, "", 0},
    {"no-totals", 4, "line 3: no total is written; totals are counted from the scores\n", 3},
    {"note-cp1252-declared-utf8", 3, "", 0},
    {"note-quoted-mail", 2, "line 6: an event begins with '>nick:'\n", 6},
    {"placeholder-exchange", 5, "line 6: the rack is missing tiles that were kept: EIO\n", 6},
    {"plus-minus", 6, "", 0},
    {"rack-before-events", 3, "", 0},
    {"rack-contradicts-play", 4,
     "line 6: the rack is missing tiles that were kept: EIO\n"
     "line 6: not-on-rack: the rack does not hold the tile placed at 10K, 10L\n"
     "line 7: the score is +8, not +4\n",
     6},
    {"rack-before-finished", 28, "", 0},
    {"same-nick", 3, "line 3: two players have the nickname 'Ann'\n", 3},
    {"score-without-plus", 3, "", 0},
    {"seven-question-marks", 3, "", 0},
    {"six-zeros", 10, "", 0},
    {"super-board", 3,
     "line 2: #board-layout names another game: 'SuperCrosswordGame'\n"
     "line 3: #tile-distribution names another game: 'english_super'\n",
     0},
    {"tie-end", 6, "", 0},
    {"time-forfeit", 4, "", 0},
    {"too-many-of-tile", 2, "line 5: the game does not have that many of the tile Z\n", 5},
    {"two-games", 2, "line 7: a second game begins here; only the first is shown\n", 8},
    {"two-passes-then-more", 5, "", 0},
    {"unknown-rack", 4, "", 0},
    {"words-after-total", 3, "", 0},
    {"wordsmog", 3, "line 2: #game-type names another game: 'wordsmog'\n", 0},
    {"wrong-kept-tile", 3, "line 6: the rack is missing tiles that were kept: EIO\n", 6},
};

const std::string begun = "#player1 Ann\n#player2 Bo\n>Ann: CATSEIO 8G CATS +12 12\n"; // lines 1 to 3

} // namespace

class RecordOfOthers : public testing::TestWithParam<Case>
{};

TEST_P(RecordOfOthers, IsReadAsWrittenAndJudged)
{
    const std::string text = textOf(GetParam().name);
    const FollowedGame game = written(text);
    EXPECT_EQ(complaint(game.error), "");
    EXPECT_EQ(game.events.size(), GetParam().events);
    EXPECT_EQ(doubtsOf(game), GetParam().doubts);
    EXPECT_EQ(game.positions.size(), game.turns.size() + 1);
    const auto judged = replay(readGcg(text), challengeBook(), WordsAre::NotJudged);
    EXPECT_EQ(judged.error ? judged.error->line : 0, GetParam().refused) << complaint(judged.error);
}

INSTANTIATE_TEST_SUITE_P(All, RecordOfOthers, testing::ValuesIn(cases), [](const auto& test) {
    std::string name = test.param.name;
    std::erase(name, '-');
    return name;
});

TEST(RecordsOfOthers, AreAllRead)
{
    std::size_t records = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        records += file.path().extension() == ".gcg" ? 1 : 0;
    EXPECT_EQ(records, std::size(cases));
}

TEST(AsWritten, LettersOnTheBoardAreDots)
{
    for (const char* name : {"letters-through", "letters-through-parens", "lower-square"}) {
        const std::string text = textOf(name);
        EXPECT_EQ(written(text).events.at(1).text, "J8 .OD") << name;
        EXPECT_EQ(replay(readGcg(text), challengeBook()).events.at(1).text, "J8 .OD") << name;
    }
}

TEST(AsWritten, TheFiguresOfTheRecordCount)
{
    const FollowedGame game = written(textOf("misscored"));
    EXPECT_EQ(game.events.at(2).score, Points(5));
    EXPECT_EQ(game.turns.at(2).score().total(), Points(5));
    EXPECT_EQ(game.positions.back().seats[0].points, Points(17));
    EXPECT_EQ(game.totals, (std::vector{Points(17), Points(8)}));
    // What follows is compared with the written total.
    const FollowedGame more = written(textOf("mistotalled") + ">Bo: GREENAA - +0 8\n>Ann: EINRT - +0 17\n");
    EXPECT_EQ(doubtsOf(more), "line 6: the total is 16, not 17\n");
}

TEST(AsWritten, NothingOfAnUnknownRackIsKnown)
{
    const FollowedGame game = written(begun + ">Bo: UNKNOWN J8 .OD +8 8\n>Ann: ZZZZZZZ - +0 12\n>Bo: ?? - +0 8\n");
    EXPECT_EQ(doubtsOf(game), "");
    EXPECT_EQ(game.positions.back().seats[0].rack.unknown(), 4); // EIO were kept
    EXPECT_EQ(game.positions.back().seats[1].rack.unknown(), 7);
    EXPECT_EQ(game.positions.at(1).seats[1].rack.unknown(), 5); // O and D were played
}

TEST(AsWritten, AFillerIsOneTileMoreOftenThanItExists)
{
    const FollowedGame game =
        written("#player1 Ann\n#player2 Bo\n>Ann: CATSEIO - +0 0\n>Bo: D - +0 0\n>Ann: EEE - +0 0\n");
    EXPECT_EQ(doubtsOf(game), "line 5: the rack is missing tiles that were kept: ACEIOST\n");
    EXPECT_EQ(game.positions.back().seats[0].rack.unknown(), 4); // of seven
    const std::pair<const char*, const char*> fillers[] = {{"de", "ÄÄÄ"}, {"es", "[CH][CH][CH]"}};
    for (const auto& [language, filler] : fillers) {
        const auto book = bookInLanguage(language, "cross15", {"mode=challenge"});
        const ReadGcg read = readGcg(std::string("#player1 Ann\n>Ann: ") + filler + " - +0 0\n", Reading::AsWritten);
        const FollowedGame other = readAsWritten(read, book);
        EXPECT_EQ(doubtsOf(other), "") << filler;
        EXPECT_EQ(other.positions.back().seats[0].rack.unknown(), 7) << filler;
    }
}

TEST(AsWritten, WhatBreaksARuleIsDoubtedAndShown)
{
    const std::pair<const char*, const char*> events[] = {
        {">Ann: EIO 10J OIE +3 15", "line 4: it is the turn of Bo\n"},
        {">Bo: DOGREEN 1A DO +6 6", "line 4: not-connected: no placed tile is on or next to a tile that was there\n"},
        {">Bo: DOGREEN J8 .OX +8 8", "line 4: not-on-rack: the rack does not hold the tile placed at 10J\n"},
        {">Bo: DOGREEN J8 .O.D +8 8", "line 4: gap: an empty square lies between the tiles: 10J, 10J\n"},
        {">Bo: DOGREEN 8G .... +8 8", "line 4: no-tiles: no tile is placed\n"},
        {">Bo: DOGREENS - +0 0", "line 4: the player holds 7 tiles, not 8\n"},
        {">Bo: DO! - +0 0", "line 4: rack 'DO!': '!' is not a tile in this game\n"},
        {">Bo: DOGREEN -- -12 0", "line 4: the play to withdraw is by Ann\n"},
        {">Ann:  (challenge) -5 7", "line 4: a challenge bonus must follow the challenged play\n"},
    };
    for (const auto& [event, doubt] : events) {
        const FollowedGame game = written(begun + event + '\n');
        EXPECT_EQ(complaint(game.error), "") << event;
        EXPECT_EQ(doubtsOf(game), doubt) << event;
        EXPECT_EQ(game.events.size(), 2u) << event;
    }
}

TEST(AsWritten, WhatCannotBePutOnTheBoardEndsTheGame)
{
    // No rack can hold the tiles of the last one, which must not hide that they leave the board.
    const std::string tooLong = "8G " + std::string(300, 'S') + " +8 8";
    const std::vector<std::string> plays{"8G DOGS +8 8", "8N DOGS +8 8", "8G nonsense! +8 8", "8G ZZZ +8 8", tooLong};
    for (const std::string& play : plays) {
        const FollowedGame game = written(begun + ">Bo: DOGREEN " + play + "\n>Ann: EIO - +0 12\n");
        ASSERT_TRUE(game.error) << play;
        EXPECT_EQ(game.error->line, 4) << play;
        EXPECT_EQ(game.events.size(), 1u) << play;
        EXPECT_EQ(game.turns.size(), 1u) << play;
    }
}

TEST(AsWritten, TheReasonToEndIsWhatCannotBeShown)
{
    const FollowedGame game =
        written(begun + ">Ann: EIO 8N DOGS +8 20\n"); // not Ann's turn, which alone could be shown
    EXPECT_EQ(complaint(game.error), "line 4: off-board: off the board: row 7, column 15, row 7, column 16");
    ASSERT_TRUE(game.error->error.breach);
    EXPECT_EQ(game.error->error.breach->violation.kind, Violation::Kind::OffBoard);
    EXPECT_FALSE(written(begun + ">Bo: DOGREEN 8G nonsense! +8 8\n").error->error.breach);
}

TEST(AsWritten, WrongClaimsAndBlockersEndTheGame)
{
    const std::pair<const char*, const char*> plays[] = {
        {"free-for-all", ">Ann: ABCDEFG 1A=A 1B=B +4 4"},
        {"free-for-all", ">Ann: ABCDEFG 1A=A 1B=B / 1A-9Z +4 4"},
        {"blanks-blockers", ">Ann: CATSEIO 8G CATS #1A -9Z +12 12"},
        {"blanks-blockers", ">Ann: CATSEIO 8G CAT*s +12 12"},
    };
    for (const auto& [variant, play] : plays) {
        const std::string text = std::string("#player1 Ann\n#player2 Bo\n#variant ") + variant + '\n' + play + '\n';
        const FollowedGame game = readAsWritten(readGcg(text, Reading::AsWritten), bookOf(variant));
        ASSERT_TRUE(game.error) << play;
        EXPECT_EQ(game.error->line, 4) << play;
    }
}

TEST(AsWritten, PlaysAreTakenBackWithTheirPoints)
{
    const FollowedGame game = written(begun + ">Ann: CATSEIO -- -12 0\n>Bo: DOGREEN 8G DOG +10 10\n");
    EXPECT_EQ(doubtsOf(game), "");
    EXPECT_TRUE(game.turns.at(1).isWithdrawal());
    EXPECT_EQ(game.totals, (std::vector{Points(0), Points(10)}));
}

TEST(AsWritten, ASlipInTheRackOfAWithdrawalIsOnlyDoubted)
{
    const std::string more = ">Bo: DOGREEN 8G DOG +10 10\n>Ann: CATSEIO - +0 0\n";
    const FollowedGame game = written(begun + ">Ann: CATSEIX -- -12 0\n" + more);
    const FollowedGame right = written(begun + ">Ann: CATSEIO -- -12 0\n" + more);
    EXPECT_EQ(doubtsOf(game), "line 4: the rack is missing tiles that were kept: ACEIOST\n");
    ASSERT_EQ(game.turns.size(), 4u);
    EXPECT_TRUE(game.turns[1].isWithdrawal());
    for (std::size_t n = 0; n < game.positions.size(); ++n) {
        EXPECT_EQ(game.positions[n].board, right.positions.at(n).board) << n;
        EXPECT_EQ(game.positions[n].seats, right.positions.at(n).seats) << n;
    }
}

TEST(AsWritten, AWrongRackDoesNotHideThePlay)
{
    const FollowedGame noRack = written(begun + ">Bo: DOGREEN J8 .OG +8 8\n>Ann:  11J .ANGS +7 19\n");
    EXPECT_EQ(noRack.events.size(), 3u) << complaint(noRack.error);
    const std::string text = "#player1 Ann\n#player2 Bo\n#variant blanks-blockers\n>Ann: CATSEIO*# 8G CATS +12 12\n";
    const FollowedGame reserve = readAsWritten(readGcg(text, Reading::AsWritten), bookOf("blanks-blockers"));
    ASSERT_EQ(reserve.events.size(), 1u) << complaint(reserve.error);
    EXPECT_EQ(reserve.events[0].doubts.front().fault, Fault::ReserveNotHeld);
}

TEST(AsWritten, TheResultIsThatOfTheLinesAfterTheLastTurn)
{
    const auto tie = written(textOf("tie-end")).result;
    ASSERT_TRUE(tie);
    EXPECT_EQ(tie->seats[0].total, tie->seats[1].total);
    EXPECT_TRUE(tie->seats[0].wins && !tie->seats[1].wins); // by the points played, 12 to 8
    EXPECT_EQ(tie->seats[0].played, Points(12));
    EXPECT_EQ(tie->seats[0].subtraction, Points(9));
    EXPECT_EQ(tie->seats[0].left.size(), 7);
    const auto out = written(textOf("rack-before-finished")).result;
    ASSERT_TRUE(out);
    EXPECT_EQ(out->reason, EndCondition::Out);
    EXPECT_EQ(out->seats[1].gain, Points(14));
    EXPECT_EQ(out->seats[1].played + out->seats[1].gain, out->seats[1].total);
    EXPECT_EQ(out->seats[0].left.size(), 4); // what the other one gains for
    const auto late = written(textOf("time-forfeit")).result;
    ASSERT_TRUE(late);
    EXPECT_EQ(late->seats[1].timePenalty, Points(10));
    EXPECT_TRUE(late->seats[0].wins && !late->seats[1].wins);
    EXPECT_FALSE(written(textOf("misscored")).result);
    EXPECT_FALSE(written(textOf("tie-end") + ">nobody: A 8H A +1 1\n").result);
}

TEST(AsWritten, SumsOfManyLinesStayWithinTheLimits)
{
    std::string text = begun + ">Bo: DOGREEN - +0 0\n";
    for (int n = 0; n < 4'000; ++n)
        text += ">Ann:  (time) -999999 -999999\n>Bo:  (A) +999999 999999\n";
    const auto result = written(text).result;
    ASSERT_TRUE(result);
    EXPECT_EQ(result->seats[0].timePenalty, Points(RecordLimits::points));
    EXPECT_EQ(result->seats[1].gain, Points(RecordLimits::points));
}

TEST(AsWritten, MoreTilesThanTheBoxHasLeaveNoneUnseen)
{
    const FollowedGame game = written(begun + ">Bo: ZZZEIOU 7J ZZZ +60 60\n");
    EXPECT_EQ(doubtsOf(game), "line 4: the game does not have that many of the tile Z\n");
    EXPECT_EQ(game.totals[1], Points(60));
    EXPECT_EQ(viewOf(game.positions.back(), 0).unseen[static_cast<int>('Z' - 'A')], 0);
}

namespace {

// How long it takes to follow a record in which one player goes on passing once the bag is empty, in seconds.
double secondsFor(const Game& game, int passes)
{
    ReadGcg read = readGcg(without(without(gcgText(recordOf(game)), "#seed"), "#variant"), Reading::AsWritten);
    RecordEvent pass = {.seat = 0, .text = "-", .total = game.position().seats[0].points.value};
    read.record.events.insert(read.record.events.end(), passes, pass);
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 3; ++run) {
        const std::clock_t begin = std::clock();
        EXPECT_EQ(readAsWritten(read, challengeBook(), TurnsAre::Dropped).events.size(), read.record.events.size());
        best = std::min(best, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return best;
}

} // namespace

TEST(AsWritten, TwiceAsManyLinesTakeNoMoreThanThreeTimesAsLong)
{
    Game game({bookOf("cross15"), {"Ann", "Bo"}, 1});
    const auto bot = makeBot("greedy", 1, nullptr, std::nullopt);
    while (!game.position().bag.isEmpty())
        ASSERT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
    const double few = secondsFor(game, 10'000);
    const double many = secondsFor(game, 20'000);
    std::cout << "10,000 lines: " << few << " s, 20,000 lines: " << many << " s, ratio " << many / few << '\n';
    EXPECT_LT(many, 3 * few);
}

TEST(AsWritten, ARecordThatBreaksOffIsShownUpToThere)
{
    const FollowedGame game = written(begun + ">Cid: DOGREEN J8 .OD +8 8\n");
    ASSERT_TRUE(game.error);
    EXPECT_EQ(game.error->line, 4);
    EXPECT_EQ(game.events.size(), 1u);
    EXPECT_EQ(complaint(written("nonsense\n").error), "line 1: #player1 is missing: this is not a game record");
}

TEST(AsWritten, StrayLinesAreSkippedAndOnlySoManyTold)
{
    std::string text = begun;
    for (int n = 0; n < 1000; ++n)
        text += "> quoted\n";
    const FollowedGame game = written(text + ">Note: it was late\n>Bo: DOGREEN J8 .OD +8 8\n");
    EXPECT_EQ(complaint(game.error), "");
    EXPECT_EQ(game.events.size(), 2u);
    EXPECT_EQ(game.doubts.size(), RecordLimits::strayLines);
    // An event of somebody who does not play is no stray line.
    EXPECT_TRUE(written(begun + ">Cid: DOGREEN J8 .OD +8 8\n").error);
}

TEST(AsWritten, MissingTotalsAreCountedFromThoseWritten)
{
    const FollowedGame game =
        written(begun + ">Bo: DOGREEN -3\n>Ann: EIORNTT 9J OR 4\n>Bo: OGREENA - +0\n>Ann: EINTT -- -4\n");
    EXPECT_EQ(complaint(game.error), "");
    ASSERT_EQ(game.events.size(), 5u);
    EXPECT_EQ(game.events[2].total, Points(16));
    EXPECT_EQ(game.events[4].total, Points(12));
    ASSERT_EQ(game.doubts.size(), 1u);
    EXPECT_EQ(complaint(game.doubts[0]), "line 4: no total is written; totals are counted from the scores");
}

} // namespace storeys::test::as_written_test
