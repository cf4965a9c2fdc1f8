// Messages as text and back, and what is refused.

#include "wire/json_text.h"

#include "record/write_game.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::json_text_test {

using namespace wire;

namespace {

// Nothing but a message can be sent: no game, no part of one, and nothing that was only received.
template<class T>
concept IsSent = requires(T value)
{
    wireText(value);
};
static_assert(IsSent<ToDealer> && IsSent<FromDealer>);
static_assert(!IsSent<Game> && !IsSent<Position> && !IsSent<std::string> && !IsSent<const char*>);
static_assert(!IsSent<GameRecord> && !IsSent<HeardNews> && !IsSent<HeardFromDealer>);
static_assert(!std::is_constructible_v<News, TableState, std::string>);
static_assert(!std::is_constructible_v<FromDealer, HeardNews>);

constexpr const char* tableName = "abcdefghij234567";

const TableState lively{.n = 12,
                        .turns = 3,
                        .phase = Phase::Window,
                        .mover = 1,
                        .left = 9'500,
                        .clock = {1'200'000, -300},
                        .runs = true,
                        .may = {1, 2},
                        .there = {0, 2},
                        .done = "w-4"};

const std::vector<ToDealer>& toDealer()
{
    static const std::vector<ToDealer> messages{
        Hello{1, 3, "storeys 1.0"},
        Join{tableName, "Key-1", {"Ann", "Zoë", "Łukasz", "Ωmega"}, 7},
        Join{.table = tableName},
        Open{"#player1 Ann Ann\n#player2 Bo Bo\n", 60},
        Close{},
        Wish{"w-1", 0, 0, Act{"8H MOOD"}},
        Wish{"w-2", 7, 12, Choose{"-AEI"}},
        Wish{"w-3", 1, 4, Challenge{3}},
        Wish{"w-4", 1, 4, Accept{3}},
        Wish{"w-5", 1, 4, Hint{}},
        Wish{"w-6", 1, 4, Resign{}},
        Ping{1'234'567'890'123},
        Pong{5},
    };
    return messages;
}

// All but News and Ended, which are read as HeardNews.
const std::vector<HeardFromDealer>& fromDealer()
{
    static const std::vector<HeardFromDealer> messages{
        Welcome{1, "storeys 1.0"},
        Table{tableName,
              "Key-1",
              "#player1 Ann Ann\n",
              std::string(64, 'f'),
              {{"Ann", "", true, false}, {"Ada", "skilled"}, {"", "", false, true}},
              {0, 2},
              20},
        Table{.table = tableName},
        Answer{"w-1"},
        Answer{"w-1", Refusal::Rule, "unconnected"},
        Ping{1},
        Pong{2},
        Bye{},
        Bye{Refusal::Taken, 15},
    };
    return messages;
}

FromDealer sent(const HeardFromDealer& message)
{
    return std::visit(
        []<class Each>(const Each& each) -> FromDealer {
            if constexpr (std::is_same_v<Each, HeardNews>)
                throw std::logic_error("can't be sent");
            else
                return each;
        },
        message);
}

// None if it was read.
std::optional<Refusal> refusalOf(const auto& read)
{
    return read ? std::nullopt : std::optional(read.error());
}

const RuleBookPtr& book()
{
    static const RuleBookPtr stack8 = bookOf("stack8");
    return stack8;
}

} // namespace

TEST(WireText, ToTheDealerReadsBack)
{
    for (const ToDealer& message : toDealer()) {
        const auto read = readToDealer(wireText(message));
        ASSERT_TRUE(read) << wireText(message);
        EXPECT_EQ(*read, message) << wireText(message);
    }
}

TEST(WireText, FromTheDealerReadsBack)
{
    for (const HeardFromDealer& message : fromDealer()) {
        const auto read = readFromDealer(wireText(sent(message)));
        ASSERT_TRUE(read) << wireText(sent(message));
        EXPECT_EQ(*read, message) << wireText(sent(message));
    }
}

TEST(WireText, IsOneLineOfJson)
{
    EXPECT_EQ(wireText(ToDealer(Wish{"w", 1, 4, Challenge{3}})),
              R"({"challenge":3,"id":"w","k":"wish","seat":1,"turns":4})");
    EXPECT_EQ(wireText(ToDealer(Hello{1, 1, "me"})), R"({"k":"hello","program":"me","v":[1,1]})");
    EXPECT_EQ(wireText(FromDealer(Answer{"w", Refusal::Stale})), R"({"error":"stale","id":"w","k":"answer"})");
    EXPECT_EQ(wireText(ToDealer(Close{})), R"({"k":"close"})");
}

TEST(WireText, EachRefusalAndPhaseReadsBack)
{
    for (int n = 0; n <= static_cast<int>(Refusal::Removed); ++n)
        EXPECT_EQ(std::get<Bye>(*readFromDealer(wireText(FromDealer(Bye{static_cast<Refusal>(n)})))).error,
                  static_cast<Refusal>(n));
    const Game game = randomGame(book(), 2, 4, 3);
    for (int n = 0; n <= static_cast<int>(Phase::Over); ++n) {
        const FromDealer news = News{{.phase = static_cast<Phase>(n)}, seatRecordOf(game, {}, onlySeat(0))};
        EXPECT_EQ(std::get<HeardNews>(*readFromDealer(wireText(news))).state.phase, static_cast<Phase>(n));
    }
}

TEST(WireText, NewsOfARunningGameHaveWhatTheSeatsSee)
{
    const Game game = randomGame(book(), 2, 4, 5);
    for (const Seats seats : {Seats{0}, onlySeat(0), onlySeat(1)}) {
        const SeatRecord record = seatRecordOf(game, {}, seats);
        const auto read = readFromDealer(wireText(FromDealer(News{lively, record})));
        ASSERT_TRUE(read);
        EXPECT_EQ(std::get<HeardNews>(*read), (HeardNews{lively, record.body()}));
    }
}

TEST(WireText, NewsBeforeTheFirstTurnMayHaveAnEmptyBody)
{
    const SeatRecord record = seatRecordOf(randomGame(book(), 2, 4, 0), {}, 0);
    ASSERT_EQ(record.body(), "");
    EXPECT_TRUE(readFromDealer(wireText(FromDealer(News{{}, record}))));
}

TEST(WireText, TheWholeRecordExistsOnlyOnceTheGameIsOver)
{
    Game game = randomGame(book(), 2, 4, 5);
    EXPECT_FALSE(wholeRecordOf(game, {}));
    game.resign(0);
    const auto record = wholeRecordOf(game, {});
    ASSERT_TRUE(record);
    EXPECT_EQ(record->text(), gcgText(recordOf(game)));
    EXPECT_NE(record->text().find("#seed 4\n"), std::string::npos) << record->text();
    const auto read = readFromDealer(wireText(FromDealer(Ended{lively, *record, "0f"})));
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<HeardNews>(*read), (HeardNews{lively, "", record->text(), "0f"}));
}

TEST(WireText, TextThatIsNoUtf8IsRepaired)
{
    const auto read = readToDealer(wireText(ToDealer(Hello{1, 1, "a\xff"})));
    ASSERT_TRUE(read);
    EXPECT_EQ(std::get<Hello>(*read).program, "a\uFFFD");
}

// ---- refused

namespace {

// A good message and a change that spoils it.
struct Spoilt
{
    std::string good;
    std::string part;
    std::string with;
    Refusal refusal = Refusal::Form;

    [[nodiscard]] std::string text() const { return std::string(good).replace(good.find(part), part.size(), with); }
};

const std::string hello = R"({"k":"hello","v":[1,1],"program":"me"})";
const std::string join = R"({"k":"join","table":"abcdefghij234567","key":"K1","names":["Ann","Bo"],"have":7})";
const std::string open = R"({"k":"open","head":"#player1 A A\n","window":10})";
const std::string wish = R"({"k":"wish","id":"w1","seat":1,"turns":4,"act":"8H MOOD"})";
const std::string accept = R"({"k":"wish","id":"w1","seat":1,"turns":4,"accept":3})";
const std::string hint = R"({"k":"wish","id":"w1","seat":1,"turns":4,"hint":true})";
const std::string ping = R"({"k":"ping","t":5})";

const std::vector<Spoilt> spoiltToDealer{
    // not JSON, or no object
    {ping, ping, ""},
    {ping, ping, "null"},
    {ping, ping, "[]"},
    {ping, ping, "\"ping\""},
    {ping, "}", ""},
    {ping, "}", "}}"},
    {ping, "}", "} x"},
    {ping, "}", std::string("}\0", 2)},
    {ping, "}", std::string("}\0x", 3)},
    {ping, "}", ",}"},
    {ping, "5", "05"},
    {ping, "5", "5 /* five */"},
    {ping, "5", "NaN"},
    {ping, "\"t\"", "t"},
    {ping, "\"t\"", "'t'"},
    // encoding
    {hello, "me", "\xff"},
    {hello, "me", "\xc0\x80"},
    {hello, "me", "\xed\xa0\x80"},
    {hello, "me", "\\ud800"},
    {hello, "me", "a\nb"},
    {hello, "me", "a\\u0000b"},
    {hello, "me", "a\\u001bb"},
    {hello, "me", "\\x41"},
    // names
    {ping, "\"t\":5", "\"t\":5,\"t\":5"},
    {ping, "\"t\":5", "\"t\":5,\"\\u0074\":6"},
    {ping, "\"t\":5", "\"t\":5,\"k\":\"ping\""},
    {ping, "\"t\":5", "\"t\":5,\"x\":{\"a\":1,\"a\":1}"},
    {ping, "\"t\":5", "\"T\":5"},
    {ping, "\"t\":5", "\"x\":[[[[5]]]]"},
    {ping, "\"t\":5", "\"t\":5,\"x\":[[[[5]]]]"},
    {ping, "\"t\":5", "\"t\":5,\"x\":" + std::string(2'000, '[')},
    // kinds
    {ping, "\"k\":\"ping\",", ""},
    {ping, "\"ping\"", "\"pings\""},
    {ping, "\"ping\"", "\"Ping\""},
    {ping, "\"ping\"", "\"\""},
    {ping, "\"ping\"", "1"},
    {ping, "\"ping\"", "[\"ping\"]"},
    {ping, "\"ping\"", "\"news\""},
    {ping, "\"ping\"", "\"answer\""},
    // numbers
    {ping, "5", "-1"},
    {ping, "5", "5.0"},
    {ping, "5", "5e0"},
    {ping, "5", "1e999"},
    {ping, "5", "\"5\""},
    {ping, "5", "true"},
    {ping, "5", "null"},
    {ping, "5", "9007199254740993"},
    {ping, "5", "9223372036854775808"},
    {ping, "5", "18446744073709551616"},
    // hello
    {hello, "[1,1]", "1"},
    {hello, "[1,1]", "[]"},
    {hello, "[1,1]", "[1]"},
    {hello, "[1,1]", "[1,1,1]"},
    {hello, "[1,1]", "[2,1]"},
    {hello, "[1,1]", "[0,1]"},
    {hello, "[1,1]", "[1,\"1\"]"},
    {hello, "\"v\":[1,1],", ""},
    {hello, "[1,1]", "[2,3]", Refusal::Version},
    {hello, R"([1,1],"program":"me")", R"([2,2],"program":["new"])", Refusal::Version},
    {hello, "me", std::string(101, 'm')},
    // join and open
    {join, "abcdefghij234567", "abcdefghij23456"},
    {join, "abcdefghij234567", "abcdefghij2345678"},
    {join, "abcdefghij234567", "abcdefghij23456A"},
    {join, "abcdefghij234567", "../../etc/passwd"},
    {join, R"("table":"abcdefghij234567",)", ""},
    {join, "K1", "K 1"},
    {join, "K1", std::string(65, 'K')},
    {join, R"(["Ann","Bo"])", R"("Ann")"},
    {join, R"("Ann","Bo")", R"("A","B","C","D","E")"},
    {join, "Ann", ""},
    {join, "Ann", "A\\tnn"},
    {join, "Ann", std::string(201, 'A')},
    {join, "7", "2147483648"},
    {open, "10", "4"},
    {open, "10", "61"},
    {open, R"("head":"#player1 A A\n",)", ""},
    // wishes
    {wish, "w1", ""},
    {wish, "w1", "w 1"},
    {wish, "1,", "8,"},
    {wish, "1,", "-1,"},
    {wish, "\"turns\":4,", ""},
    {wish, "4", "1000001"},
    {wish, "8H MOOD", ""},
    {wish, "8H MOOD", "8H\\nMOOD"},
    {wish, ",\"act\":\"8H MOOD\"", ""},
    {wish, "\"act\"", "\"dance\""},
    {wish, "\"act\"", "\"hint\":true,\"act\""},
    {wish, "\"8H MOOD\"", "{\"play\":\"8H MOOD\"}"},
    {accept, "3", "-1"},
    {accept, "3", "true"},
    {hint, "true", "false"},
    {hint, "true", "1"},
};

const std::string welcome = R"({"k":"hello","v":1})";
const std::string table =
    R"({"k":"table","table":"abcdefghij234567","head":"","seal":"0f","seats":[{"name":"Ann","away":true}],"you":[0],"window":10})";
const std::string news =
    R"({"k":"news","n":1,"turns":0,"phase":"seat","mover":0,"left":5,"clock":[1,2],"runs":true,"may":[1],"there":[0],"done":"w","body":""})";
const std::string ended = R"({"k":"news","n":1,"turns":0,"phase":"over","mover":-1,"record":"#seed 1","salt":"0f"})";
const std::string answer = R"({"k":"answer","id":"w1","error":"rule","rule":"unconnected"})";
const std::string bye = R"({"k":"bye","error":"taken","wait":5})";

const std::vector<Spoilt> spoiltFromDealer{
    {welcome, "1", "2", Refusal::Version},
    {welcome, "1", "0"},
    {welcome, "1", "[1,1]"},
    {welcome, "hello", "join"},
    {welcome, "hello", "wish"},
    {table, "0f", "0g"},
    {table, "0f", "0F"},
    {table, "0f", std::string(65, 'f')},
    {table, R"({"name":"Ann","away":true})", R"("Ann")"},
    {table, R"({"name":"Ann","away":true})", R"([])"},
    {table, R"("name":"Ann",)", ""},
    {table, "true", "1"},
    {table, R"({"name":"Ann","away":true})",
     R"({"name":""},{"name":""},{"name":""},{"name":""},{"name":""},{"name":""},{"name":""},{"name":""},{"name":""})"},
    {table, "[0]", "[0,0]"},
    {table, "[0]", "[8]"},
    {table, "[0]", "0"},
    {table, ",\"window\":10", ""},
    {news, "\"n\":1", "\"n\":-1"},
    {news, "seat", "sea"},
    {news, "\"seat\"", "1"},
    {news, "\"mover\":0", "\"mover\":-2"},
    {news, "\"left\":5", "\"left\":-5"},
    {news, "\"left\":5", "\"left\":null"},
    {news, "[1,2]", "[1,2.5]"},
    {news, "[1,2]", "[1,1000000000001]"},
    {news, "[1,2]", "[1,2,3,4,5,6,7,8,9]"},
    {news, "true", "\"true\""},
    {news, ",\"body\":\"\"", ""},
    {news, "\"body\":\"\"", "\"body\":\"\",\"record\":\"#seed 1\""},
    {news, "\"body\":\"\"", "\"body\":[]"},
    {ended, "#seed 1", ""},
    {ended, "0f", "salt"},
    {answer, "\"rule\",", "\"rules\","},
    {answer, "\"id\":\"w1\",", ""},
    {answer, "unconnected", "not connected"},
    {bye, "taken", ""},
    {bye, "5", "86401"},
};

} // namespace

TEST(WireText, SpoiltMessagesToTheDealerAreRefused)
{
    for (const Spoilt& each : spoiltToDealer) {
        ASSERT_TRUE(readToDealer(each.good)) << each.good;
        EXPECT_EQ(refusalOf(readToDealer(each.text())), each.refusal) << each.text();
    }
}

TEST(WireText, SpoiltMessagesFromTheDealerAreRefused)
{
    for (const Spoilt& each : spoiltFromDealer) {
        ASSERT_TRUE(readFromDealer(each.good)) << each.good;
        EXPECT_EQ(refusalOf(readFromDealer(each.text())), each.refusal) << each.text();
    }
}

TEST(WireText, WhatALaterVersionAddsIsSkipped)
{
    for (const std::string added : {R"({"later":[{"x":[1]}],)", R"({"watch":true,"later":null,)", R"({"t2":1e3,)"}) {
        for (const std::string& text : {hello, join, open, wish, accept, hint, ping})
            EXPECT_EQ(*readToDealer(added + text.substr(1)), *readToDealer(text)) << added;
        for (const std::string& text : {welcome, table, news, ended, answer, bye})
            EXPECT_EQ(*readFromDealer(added + text.substr(1)), *readFromDealer(text)) << added;
    }
    EXPECT_EQ(std::get<Hello>(*readToDealer(R"({"k":"hello","v":[1,9]})")).newest, 9);
}

TEST(WireText, MessagesHaveALargestSize)
{
    const auto padded = [](const std::string& text, std::size_t bytes) {
        return text + std::string(bytes - text.size(), ' ');
    };
    for (const std::string& text : {hello, join, wish, ping}) {
        EXPECT_TRUE(readToDealer(padded(text, mostToDealer)));
        EXPECT_EQ(refusalOf(readToDealer(padded(text, mostToDealer + 1))), Refusal::Large);
    }
    EXPECT_TRUE(readToDealer(padded(open, mostOfOpen)));
    EXPECT_EQ(refusalOf(readToDealer(padded(open, mostOfOpen + 1))), Refusal::Large);
    for (const std::string& text : {welcome, table, news, ended, answer, bye}) {
        EXPECT_TRUE(readFromDealer(padded(text, mostFromDealer)));
        EXPECT_EQ(refusalOf(readFromDealer(padded(text, mostFromDealer + 1))), Refusal::Large);
    }
}

TEST(WireText, AreNestedAsDeepAsAllowed)
{
    const std::string text = R"({"k":"ping","t":5,"x":)";
    EXPECT_TRUE(readToDealer(text + "[[[]]]}"));
    EXPECT_EQ(refusalOf(readToDealer(text + "[[[[]]]]}")), Refusal::Form);
    EXPECT_TRUE(readToDealer(text + R"("[[[[[[")" + "}"));
}

// What is read is written the same, so reader and writer agree on each member's name.
TEST(WireText, HasEveryMemberThatIsRead)
{
    for (const std::string& text : {hello, join, open, wish, accept, hint, ping})
        EXPECT_EQ(nlohmann::json::parse(wireText(*readToDealer(text))), nlohmann::json::parse(text));
    for (const std::string& text : {welcome, table, answer, bye})
        EXPECT_EQ(nlohmann::json::parse(wireText(sent(*readFromDealer(text)))), nlohmann::json::parse(text));
}

} // namespace storeys::test::json_text_test
