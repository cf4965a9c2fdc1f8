#include "record/gcg_reader.h"
#include "record/limits.h"
#include "support/judged_record.h"

#include <gtest/gtest.h>

namespace storeys::test::gcg_reader_test {

namespace {

const std::string players = "#player1 ann Ann Lee\n#player2 bo\n";

std::string errorOf(const std::string& text)
{
    return complaint(readGcg(text).error);
}

RecordEvent eventOf(const std::string& line)
{
    const ReadGcg read = readGcg(players + line);
    EXPECT_EQ(complaint(read.error), "");
    return read.record.events.empty() ? RecordEvent{} : read.record.events.back();
}

} // namespace

TEST(GcgReader, ReadsWhatTheHeaderSays)
{
    const ReadGcg read =
        readGcg("#character-encoding UTF-8\n#player1 ann  Ann   Lee \n#player2 bo\n#title A game\n"
                "#lexicon standard\n#variant stack10\n#house-rule plural=off\n#seed 18446744073709551615\n"
                "#player-kind2 expert\n#clock 25 minutes\n#style none\n#note first\nsecond\n");
    ASSERT_FALSE(read.error);
    const GameRecord& record = read.record;
    EXPECT_EQ(record.players[0].name, "Ann Lee");
    EXPECT_EQ(record.players[1].name, "bo");
    EXPECT_EQ(record.players[1].kind, "expert");
    EXPECT_EQ(record.title, "A game");
    EXPECT_EQ(record.clock, "25 minutes");
    EXPECT_EQ(record.variant.text, "stack10");
    EXPECT_EQ(record.variant.line, 6);
    EXPECT_EQ(record.houseRules.at(0).text, "plural=off");
    EXPECT_EQ(record.seed, 18446744073709551615u);
    EXPECT_EQ(record.notes, std::vector<std::string>{"first second"});
}

TEST(GcgReader, ReadsEveryKindOfEvent)
{
    using enum RecordEvent::Kind;
    const std::pair<const char*, RecordEvent::Kind> lines[] = {
        {">ann: MOOD 5D MOOD +8 8", Play},      {">bo: K - +0 8", Pass},
        {">bo: KQ -KQ +0 8", Exchange},         {">bo: KQ -3 +0 8", Exchange},
        {">ann: MOOD --  -12 8", Withdrawal},   {">ann: KQ (KQ) -10 -95", TilesLeft},
        {">ann:  (KQ) +10 95", TilesLeft},      {">bo: K (challenge) +5 5", ChallengeBonus},
        {">bo:\t(time)   -10  5", TimePenalty}, {"> ann: M?OD D5 M.oD +8 8", Play}};
    for (const auto& [line, kind] : lines)
        EXPECT_EQ(eventOf(line).kind, kind) << line;
    const RecordEvent left = eventOf(">ann: KQ (KQ) -10 -95");
    EXPECT_EQ(left.line, 3);
    EXPECT_EQ(left.score, -10);
    EXPECT_EQ(left.total, -95);
    EXPECT_EQ(left.text, "(KQ)");
    EXPECT_EQ(eventOf(">bo: KQ D5 M.oD +8 8").text, "D5 M.oD");
}

TEST(GcgReader, TellsTheFirstLineThatCannotBeRead)
{
    const std::pair<std::string, int> texts[] = {
        {"", 1},
        {"\n\n#title nobody\n", 3},
        {">ann: A - +0 0", 1},
        {"#player2 bo", 1},
        {"#player1 ann\n#player3 bo", 2},
        {"#player1 ann\n#player2 ann", 2},
        {"#player1", 1},
        {"#player5 e", 1},
        {players + "#variant stack10\n#variant stack10", 4},
        {players + "#variant stack10\n#lexicon a\n#lexicon b", 5},
        {players + "#variant stack10\n>ann: A - +0 0\n#lexicon a", 5},
        {players + "#variant", 3},
        {players + "#seed 1\n#seed 1", 4},
        {players + "#seed 99999999999999999999", 3},
        {players + "#seed -1", 3},
        {players + "#house-rule plural=on\n#house-rule plural=off", 4},
        {players + ">ann: A - +0 0\n#variant stack10", 4},
        {players + ">ann: A - +0 0\n#player3 cy", 4},
        {players + "#challenge-lost bo", 3},
        {players + "nonsense", 3},
    };
    for (const auto& [text, line] : texts)
        EXPECT_EQ(readGcg(text).error.value_or(RecordError{}).line, line) << text << errorOf(text);
}

TEST(GcgReader, RefusesEventsThatAreNotWhole)
{
    for (const char* line : {">",
                             ">:",
                             ">ann",
                             ">ann A - +0 0",
                             ">cy: A - +0 0",
                             ">ann:",
                             ">ann: A",
                             ">ann: A -",
                             ">ann: A - +0",
                             ">ann: A - +0 +0",
                             ">ann: A - x +0 0",
                             ">ann: A - + 0",
                             ">ann: A - +0 x",
                             ">ann: MOOD 5D +8 8",
                             ">ann: MOOD 5D MO OD +8 8",
                             ">ann: MOOD 5D -- +8 8",
                             ">ann: MOOD () -1 2",
                             ">ann: A - +1234567890 0",
                             ">ann: A - +1000000 0",
                             ">ann: A - +0 -1000000",
                             ">ann: A - +0 99999999999999999999",
                             ">ann: A - --1 0",
                             ">ann: A - -+1 0"})
        EXPECT_EQ(readGcg(players + line).error.value_or(RecordError{}).line, 3) << line;
}

TEST(GcgReader, ReadsUpToTheLimits)
{
    EXPECT_EQ(eventOf(">ann: A - +999999 -999999").total, -RecordLimits::points);
    std::string text = players;
    for (std::size_t n = 0; n < RecordLimits::events; ++n)
        text += ">ann: A - +0 0\n";
    EXPECT_EQ(errorOf(text), "");
    EXPECT_EQ(errorOf(text + ">ann: A - +0 0\n"), "line 10003: a record has at most 10000 events");
}

TEST(GcgReader, ReadsEventsAsOtherProgramsWriteThem)
{
    const RecordEvent lower = eventOf(">ann: MOOD d5 (M)oOD 8 8");
    EXPECT_EQ(lower.text, "D5 MoOD");
    EXPECT_EQ(lower.score, 8);
    EXPECT_EQ(eventOf(">ann: MO? 5D=o 5E=M / 5D-5E +8 8").text, "5D=o 5E=M / 5D-5E");
    EXPECT_EQ(eventOf(">ann: AB (AB) +-7 -7").score, -7);
    EXPECT_EQ(eventOf(">ann: MOOD 5D MOOD +8 8 MOOD 1 word").total, 8);
    EXPECT_EQ(eventOf(">ann: MOOD 5D MOOD 8 8 MOOD ON").score, 8);
    for (const char* line : {">ann: UNKNOWN 5D MOOD +8 8", ">ann: - 5D MOOD +8 8", ">ann: 5D MOOD +8 8",
                             ">ann:  - +0 0", ">ann: - - +0 0", ">ann: -3 0 12", ">ann: UNKNOWN (challenge) +5 5"})
        EXPECT_EQ(eventOf(line).rack, "") << line;
    EXPECT_EQ(eventOf(">ann: -3 0 12").text, "-3");
}

TEST(GcgReader, TakesTheFirstLexiconThatARecordOfOthersNames)
{
    EXPECT_EQ(readGcg(players + "#lexicon\n#lexicon a\n#lexicon b").record.lexicon.text, "a");
    EXPECT_EQ(readGcg(players + ">ann: A - +0 0\n#lexicon late").record.lexicon.text, "late");
}

TEST(GcgReader, LeavesOutRacksOfFirstTurns)
{
    const std::string event = ">ann: ABCDEFG - +0 0\n";
    EXPECT_EQ(readGcg(players + "#rack1 ABCDEFG\n" + event).record.racks.size(), 0u);
    EXPECT_EQ(readGcg(players + "#rack1 ABCDEFG\n").record.racks.size(), 1u);
    EXPECT_EQ(readGcg(players + event + "#rack1 ABCDEFG\n").record.racks.size(), 1u);
    EXPECT_EQ(readGcg(players + "#variant stack10\n#rack1 ABCDEFG\n" + event).record.racks.size(), 1u);
}

TEST(GcgReader, AsWrittenNotesWhatItWouldRefuse)
{
    const ReadGcg read = readGcg("#game-type wordsmog\n#board-layout CrosswordGame\n#player1 ann Ann\n#player2 ann Bo\n"
                                 ">ann: A - +0 0\n>ann: B - +0 0\n",
                                 Reading::AsWritten);
    EXPECT_EQ(complaint(read.error), "");
    ASSERT_EQ(read.doubts.size(), 2u);
    EXPECT_EQ(complaint(read.doubts[0]), "line 1: #game-type names another game: 'wordsmog'");
    EXPECT_EQ(complaint(read.doubts[1]), "line 4: two players have the nickname 'ann'");
    EXPECT_EQ(read.record.events.at(1).seat, 1);
}

TEST(GcgReader, ReadsTextsAsOtherProgramsWriteThem)
{
    const std::string unix = players + "\n\n>ann: A - +0 0\n#note one\ntwo\n>bo: B - +0 0\n";
    std::string dos;
    for (const char c : unix)
        dos += c == '\n' ? "\r\n" : std::string(1, c);
    for (const std::string& text : {unix, dos, "\xef\xbb\xbf" + dos}) {
        const ReadGcg read = readGcg(text);
        EXPECT_EQ(complaint(read.error), "");
        ASSERT_EQ(read.record.events.size(), 2u);
        EXPECT_EQ(read.record.events[1].line, 8);
        EXPECT_EQ(read.record.events[0].notes, std::vector<std::string>{"one two"});
    }
}

TEST(GcgReader, ReadsBothEncodings)
{
    const std::string latin = "#player1 \xfa Jos\xe9\n#player2 bo\n";
    const std::string utf8 = "#player1 ú José\n#player2 bo\n";
    for (const std::string& text : {latin, utf8, "#character-encoding ISO-8859-1\n" + latin,
                                    "#character-encoding utf-8\n" + utf8, "\xef\xbb\xbf" + utf8}) {
        const ReadGcg read = readGcg(text);
        ASSERT_EQ(complaint(read.error), "");
        EXPECT_EQ(read.record.players[0].nick, "ú");
        EXPECT_EQ(read.record.players[0].name, "José");
    }
}

TEST(GcgReader, ReadsOtherEncodingsByTheirNames)
{
    const auto nameIn = [](const std::string& encoding, const std::string& name) {
        const ReadGcg read = readGcg("#character-encoding " + encoding + "\n#player1 a " + name);
        EXPECT_EQ(complaint(read.error), "");
        return read.record.players.at(0).name;
    };
    EXPECT_EQ(nameIn("Windows-1252", "\x80 \x92 \xe9 \x81"), "€ ’ é \ufffd");
    EXPECT_EQ(nameIn("cp1252", "\x80"), "€");
    EXPECT_EQ(nameIn("ISO-8859-15", "\xa4 \xe9"), "€ é");
    EXPECT_EQ(nameIn("US-ASCII", "\xe9"), "\ufffd");
    EXPECT_EQ(nameIn("KOI8-R", "\xc3\xa9"), "é");
    EXPECT_EQ(nameIn("UTF-8", "Jos\xe9 \xc3\xa9"), "Jos\ufffd é");
}

TEST(GcgReader, PassesOverWhatOldProgramsLeaveAtTheEnd)
{
    for (const std::string& end : {std::string("\f\n"), std::string("\x1a"), std::string("\0\0", 2)})
        EXPECT_EQ(errorOf("#player1 a\n" + end), "");
}

TEST(GcgReader, RefusesWhatIsNoText)
{
    EXPECT_EQ(errorOf(std::string("#player1 a\n\0\n#", 14)),
              "line 2: the line contains a control character: this is not a text file");
    EXPECT_EQ(errorOf("\x7f"
                      "ELF"),
              "line 1: the line contains a control character: this is not a text file");
    EXPECT_EQ(errorOf(std::string(1'000'000, 'x')),
              "line 1: '" + std::string(40, 'x') + "…' is neither a pragma (#...) nor an event (>...)");
}

} // namespace storeys::test::gcg_reader_test
