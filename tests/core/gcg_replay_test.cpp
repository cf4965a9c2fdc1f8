#include "record/read_game.h"
#include "support/judged_record.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::gcg_replay_test {

namespace {

const std::string two = "#player1 ann\n#player2 bo\n";
const std::string stacking = two + "#variant stack10\n";

RuleBookPtr words(const std::string& variant, const std::vector<std::string>& houseRules = {})
{
    return bookOfWords(variant, {"MOOD", "WOOD", "DO", "ON", "HORN", "FARM", "QUIT"}, houseRules);
}

// What is wrong with a stack10 record of two players with these events, which begin on line 4.
std::string stack10(const std::string& events, const std::vector<std::string>& houseRules = {})
{
    return complaint(stacking + events, words("stack10", houseRules));
}

std::string cross15(const std::string& events, const std::vector<std::string>& houseRules = {})
{
    return complaint(two + events, words("cross15", houseRules));
}

const std::string mood = ">ann: ADEMOOI 5D MOOD +8 8\n";

} // namespace

TEST(Replay, CountsAnew)
{
    const FollowedGame replayed =
        replay(readGcg(stacking + mood + ">bo: W 5D W... +5 5\n>ann: ADEI -K +0 8\n"), words("stack10"));
    EXPECT_EQ(complaint(replayed.error), "line 6: not-on-rack: the rack does not hold the tiles given back");
    ASSERT_EQ(replayed.events.size(), 2u);
    EXPECT_EQ(replayed.events[1].text, "5D W...");
    EXPECT_EQ(replayed.totals, (std::vector<Points>{Points(8), Points(5)}));
}

TEST(Replay, ComparesScoresAndTotals)
{
    EXPECT_EQ(stack10(">ann: MOOD 5D MOOD +9 9"), "line 4: the score is +8, not +9");
    EXPECT_EQ(stack10(">ann: MOOD 5D MOOD +8 9"), "line 4: the total is 8, not 9");
    EXPECT_EQ(stack10(">ann: MOOD - +1 1"), "line 4: the score is +0, not +1");
}

TEST(Replay, OnlyPlaysDrawCards)
{
    for (const char* turn : {">ann: MOOD - +0 0", ">ann: MOODABC -O +0 0"}) {
        const std::string record = two + "#variant bust-out\n" + turn;
        EXPECT_EQ(complaint(record + '\n', words("bust-out")), "");
        EXPECT_EQ(complaint(record + "\n#card crowbar\n", words("bust-out")),
                  "line 5: the turn draws no card 'crowbar'");
    }
}

TEST(Replay, KnowsWhoseTurnItIs)
{
    EXPECT_EQ(stack10(mood + ">ann: ADEI - +0 8"), "line 5: it is the turn of bo");
    EXPECT_EQ(stack10(">bo: MOOD 5D MOOD +8 8\n>bo: A - +0 8"), "line 5: it is the turn of ann");
}

TEST(Replay, HoldsRacksAgainstWhatIsKnown)
{
    EXPECT_EQ(stack10(">ann: MOOX 5D MOOD +8 8"), "line 4: not-on-rack: the rack does not hold the tile placed at 5G");
    EXPECT_EQ(stack10(">ann: MOODABCE 5D MOOD +8 8"), "line 4: the player holds 7 tiles, not 8");
    EXPECT_EQ(stack10(">ann: MOOd 5D MOOD +8 8"), "line 4: rack 'MOOd': 'd' is not a tile in this game");
    EXPECT_EQ(stack10(">ann: MOODQQ 5D MOOD +8 8"), "line 4: the game does not have that many of the tile Q");
    EXPECT_EQ(stack10(">ann: QMOOD 5D MOOD +8 8\n>bo: Q - +0 0"),
              "line 5: the game does not have that many of the tile Q");
    EXPECT_EQ(stack10(mood + ">bo: A - +0 0\n>ann: ADEIBCF - +0 8"), "");
    EXPECT_EQ(stack10(mood + ">bo: A - +0 0\n>ann: DEIBCFG - +0 8"),
              "line 6: the rack is missing tiles that were kept: AEI");
    EXPECT_EQ(stack10(mood + ">bo: A - +0 0\n>ann: BCF - +0 8"), "");
}

TEST(Replay, RefusesWhatTheRulesForbid)
{
    EXPECT_EQ(stack10(">ann: MOOD 5C MOOD +8 8"), "");
    EXPECT_EQ(stack10(">ann: MOOD 1A MOOD +8 8"), "line 4: start-square: the first word must cover a start square");
    EXPECT_EQ(stack10(">ann: MOOD 5D DOOM +8 8"), "line 4: not-a-word: not in the word list test: DOOM");
    EXPECT_EQ(stack10(mood + ">bo: M 5D M... +5 5"), "line 5: same-letter: a tile may not go on the same letter at 5D");
    EXPECT_EQ(stack10(">ann: MOOD 5D MO.D +8 8"), "line 4: gap: an empty square lies between the tiles: 5F, 5F");
    EXPECT_EQ(
        stack10(">ann: MOOD 99999999999Z MOOD +8 8"),
        "line 4: off-board: off the board: row 999999, column 25, row 999999, column 26, row 999999, column 27, row 999999, column 28");
    EXPECT_EQ(stack10(">ann: MOOD -MO +0 0"), "line 4: exchange-count: only one tile may be exchanged");
    EXPECT_EQ(stack10(">ann: MOOD -MO +0 0", {"exchange=any"}), "");
}

TEST(Replay, TakesPlaysBackAfterAChallenge)
{
    const std::string bad = ">ann: DMOO 5D DOOM +8 8\n";
    const std::string back = ">ann: DMOO -- -8 0\n";
    EXPECT_EQ(stack10(bad + back + mood), "");
    EXPECT_EQ(stack10(bad + back + ">bo: W - +0 0"), "line 6: it is the turn of ann");
    EXPECT_EQ(stack10(bad + ">ann: DMOO -- -9 -1"), "line 5: the score is -8, not -9");
    EXPECT_EQ(stack10(bad + ">bo: DMOO -- -8 0"), "line 5: the play to withdraw is by ann");
    EXPECT_EQ(stack10(bad + ">ann: DMO -- -8"), "line 5: '--' is not a score; write it like +8 or -12");
    EXPECT_EQ(stack10(bad + ">bo: A - +0 0\n" + back), "line 4: not-a-word: not in the word list test: DOOM");
    EXPECT_EQ(stack10(mood + ">ann: ADEMOOI -- -8 0"), "line 5: the play cannot be withdrawn: all its words are valid");
    EXPECT_EQ(stack10(back), "line 4: there is no play to withdraw before this line");
    EXPECT_EQ(stack10(bad + back + back), "line 6: there is no play to withdraw before this line");
    const std::string flat = ">ann: HORN 8F RHON +14 14\n>ann: HORN -- -14 0\n";
    EXPECT_EQ(cross15(flat + ">bo: FARM 8G FARM +18 18"), "");
    EXPECT_EQ(cross15(flat + ">ann: HORN 8F HORN +14 14"), "line 5: it is the turn of bo");
}

TEST(Replay, EndsWhenAllHavePassed)
{
    const std::string passes = ">ann: AB - +0 0\n>bo: CD - +0 0\n";
    EXPECT_EQ(stack10(passes + ">ann: AB - +0 0"), "line 6: the game was over after line 5");
    const std::string left = ">ann: ABEEEEE (ABEEEEE) -35 -35\n";
    EXPECT_EQ(stack10(passes + left + ">bo: CDAAAAA (CDAAAAA) -35 -35"), "");
    EXPECT_EQ(stack10(passes + left + left), "line 7: the tiles left were already counted");
    EXPECT_EQ(stack10(passes + ">ann: ABEEEEE (ABEEEEE) -30 -30"), "line 6: the score is -35, not -30");
    EXPECT_EQ(stack10(passes + ">ann: ABEEEE (ABEEEE) -30 -30"), "line 6: the player has 7 tiles left, not 6");
    EXPECT_EQ(stack10(passes + ">ann: BEEEEED (BEEEEED) -35 -35"),
              "line 6: the rack is missing tiles that were kept: AB");
    EXPECT_EQ(stack10(passes + ">ann: ABEEEEE (ABEEEEF) -35 -35"), "line 6: the tiles left do not match the rack");
    EXPECT_EQ(stack10(">ann: AB - +0 0\n>bo: CDAAAAA (CDAAAAA) -35 -35"),
              "line 5: tiles left cannot be counted before the end of the game");
}

TEST(Replay, LetsOnlyOtherProgramsAddBonusesAndTime)
{
    const std::string horn = ">ann: HORN 8F HORN +14 14\n";
    EXPECT_EQ(cross15(horn + ">ann: AB (challenge) +5 19\n>bo: C - +0 0"), "");
    EXPECT_EQ(cross15(horn + ">bo: AB (challenge) +5 5"), "line 4: a challenge bonus must follow the challenged play");
    EXPECT_EQ(cross15(horn + ">ann:  (challenge) +5 20"), "line 4: the total is 19, not 20");
    EXPECT_EQ(stack10(mood + ">ann: ADEI (challenge) +5 13"), "line 5: this game has no bonus for a challenge");
    EXPECT_EQ(cross15(horn + ">ann:  (time) -10 4"), "");
    EXPECT_EQ(cross15(">ann: A - +0 0\n>bo: B - +0 0\n>ann:  (time) -10 -10"), "");
}

TEST(Replay, AFailedChallengeCostsTheNextTurn)
{
    const std::string failed = ">ann: HORN 8F HORN +14 14\n#challenge-lost bo\n";
    const std::vector<std::string> challenge{"mode=challenge"};
    EXPECT_EQ(cross15(failed + ">bo: A - +0 0\n>ann: A - +0 14", challenge), "");
    EXPECT_EQ(cross15(failed + ">bo: FAM H6 FA.M +9 9", challenge),
              "line 5: the player lost this turn after a failed challenge");
    EXPECT_EQ(cross15(failed), "line 4: no challenge with a penalty is possible here");
}

TEST(Replay, AFailedChallengeCostsWhatTheHouseRuleSays)
{
    const std::string failed = ">ann: HORN 8F HORN +14 14\n#challenge-lost bo\n";
    const std::vector<std::string> points{"mode=challenge", "challenge-penalty=points-5"};
    EXPECT_EQ(cross15(failed + ">bo: FAM H6 FA.M +9 4", points), "");
    EXPECT_EQ(cross15(failed + ">bo: FAM H6 FA.M +9 9", points), "line 5: the total is 4, not 9");
    EXPECT_EQ(cross15(failed, {"mode=challenge", "challenge-penalty=bad-play"}),
              "line 4: no challenge with a penalty is possible here");
}

TEST(Replay, AFailedChallengeThatCostsNothingIsFree)
{
    const std::string free = ">ann: HORN 8F HORN +14 14\n#challenge-free bo\n>bo: FAM H6 FA.M +9 9";
    EXPECT_EQ(cross15(free, {"mode=challenge", "challenge-penalty=bad-play"}), "");
    EXPECT_EQ(cross15(free, {"mode=challenge"}), "line 4: no challenge without a penalty is possible here");
    EXPECT_EQ(cross15(free), "line 4: no challenge without a penalty is possible here");
}

TEST(Replay, AloneNoPlayIsTakenBack)
{
    const std::string phony = ">ann: ADEMOOI 5D ODMO +8 8\n>ann: ADEMOOI -- -8 0\n";
    EXPECT_EQ(stack10(phony, {"mode=challenge"}), "");
    EXPECT_EQ(complaint("#player1 ann\n#variant stack10\n" + phony, words("stack10", {"mode=challenge"})),
              "line 4: in a solo game, nobody can challenge a play");
}

TEST(Replay, NobodyChallengesAPlayTwice)
{
    const std::string once = ">ann: HORN 8F HORN +14 14\n#challenge-lost bo\n";
    const std::vector<std::string> points{"mode=challenge", "challenge-penalty=points-5"};
    EXPECT_EQ(cross15(once + ">bo: FAM H6 FA.M +9 4", points), "");
    EXPECT_EQ(cross15(once + "#challenge-lost bo\n", points), "line 5: bo has already challenged this play");
}

TEST(Replay, ATurnLostAfterAChallengeIsNoPass)
{
    const std::string lost = ">ann: HORN 8F HORN +14 14\n#challenge-lost bo\n>bo: A - +0 0\n>ann: A - +0 14\n";
    const auto ours = [&](const std::string& end) {
        return complaint(two + "#variant cross15\n" + lost + end, words("cross15", {"mode=challenge"}));
    };
    EXPECT_EQ(ours(">bo: A - +0 0\n"), "");
    EXPECT_EQ(ours(">bo: A - +0 0\n>ann: A - +0 14\n"), "line 9: the game was over after line 8");
}

TEST(Replay, ExchangesOfUnknownTilesAreCounted)
{
    EXPECT_EQ(cross15(">ann: ABCDEFG -3 +0 0\n>bo: A - +0 0\n>ann: HIJKLMN - +0 0"), "");
    EXPECT_EQ(cross15(">ann: A -8 +0 0"), "line 3: cannot exchange this number of tiles: '-8'");
    EXPECT_EQ(cross15(">ann: A -0 +0 0"), "line 3: cannot exchange this number of tiles: '-0'");
    EXPECT_EQ(stack10(">ann: A -2 +0 0"), "line 4: exchange-count: only one tile may be exchanged");
}

TEST(Replay, ASeedThatDealsOtherRacksIsAnotherPrograms)
{
    const std::string head = "#seed 42\n";
    EXPECT_EQ(stack10(head + mood + ">bo: W 5D W... +5 5\n#rack1 ADEIBCF"), "");
    EXPECT_EQ(stack10(head + ">ann: ABCDEFG - +0 0\n>bo: HIJKLMN -H +0 0"), "");
    EXPECT_EQ(stack10(head + "#rack1 ABCDEFG\n#rack2 HIJKLMN"), "");
    // What the box and the rules forbid they forbid here too.
    EXPECT_EQ(stack10(head + ">ann: MOODQQ 5D MOOD +8 8"), "line 5: the game does not have that many of the tile Q");
    EXPECT_EQ(stack10(head + mood + ">bo: ABC 5D W... +5 5"),
              "line 6: not-on-rack: the rack does not hold the tile placed at 5D");
    EXPECT_EQ(stack10(head + mood + ">bo: A - +0 0\n>ann: BCFGHKL - +0 8"),
              "line 7: the rack is missing tiles that were kept: AEI");
    EXPECT_EQ(stack10(head + mood + ">bo: W 5D W... +6 6"), "line 6: the score is +5, not +6");
    const ReadGcg read = readGcg(stacking + head + mood);
    EXPECT_FALSE(replay(read, words("stack10")).isBagKnown);
    EXPECT_EQ(complaint(rebuildGame(read, words("stack10"))),
              "line 1: #seed deals other racks than those written, so nobody knows what is in the bag");
}

TEST(Replay, ARackThatCannotBeIsWrongBeforeLaterLinesAre)
{
    const std::string wrong = ">bo: W 5D W... +6 6\n";
    EXPECT_EQ(stack10("#rack1 ABC\n" + mood + wrong), "line 6: the score is +5, not +6");
    EXPECT_EQ(stack10("#rack1 Q\n#rack2 Q\n" + mood + wrong), "line 5: the game does not have that many of the tile Q");
    // The box has five M, of which one lies on the board.
    const std::string all = "#rack2 MMMMM\n";
    EXPECT_EQ(stack10(all + mood + wrong), "line 4: the game does not have that many of the tile M");
    EXPECT_EQ(stack10(all + mood + "what is this"), "line 4: the game does not have that many of the tile M");
    EXPECT_EQ(stack10("#rack2 MMMM\n" + mood + wrong), "line 6: the score is +5, not +6");
    EXPECT_EQ(stack10(all + ">ann: ADEMOOI 5D MOOD +9 9\n"), "line 5: the score is +8, not +9");
}

TEST(Replay, NobodyExchangesAfterAWithdrawnPlay)
{
    const std::string back = ">ann: ADEMOOX 5D MOAX +8 8\n>ann: ADEMOOX -- -8 0\n";
    EXPECT_EQ(stack10(back + ">ann: ADEMOOX -X +0 0", {"mode=challenge"}),
              "line 6: play-withdrawn: after a withdrawn play one plays again or passes");
    EXPECT_EQ(stack10(back + ">ann: ADEMOOX - +0 0\n>bo: A -A +0 0", {"mode=challenge"}), "");
    EXPECT_EQ(stack10(back + ">ann: ADEMOOX 5D MOOD +8 8", {"mode=challenge"}), "");
}

TEST(Replay, RacksHeldAtTheStopAreHeldAgainstTheGame)
{
    EXPECT_EQ(stack10(mood + "#rack1 ADEIBCF\n#rack2 W"), "");
    EXPECT_EQ(stack10(mood + "#rack1 BCFGHKL"), "line 5: the rack is missing tiles that were kept: AEI");
    EXPECT_EQ(stack10(mood + "#rack3 ABC"), "line 5: there is no player 3");
    EXPECT_EQ(stack10("#rack1 AB!\n" + mood), "line 4: rack 'AB!': '!' is not a tile in this game");
}

} // namespace storeys::test::gcg_replay_test
