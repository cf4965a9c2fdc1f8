// The guest's end of a line: lines that are cut, messages that are lost, doubled or late.

#include "wire/seat_end.h"

#include <deque>
#include <gtest/gtest.h>
#include <set>

namespace storeys::test::seat_end_test {

using namespace wire;

namespace {

const std::string tableName = "abcdefghij234567";
const Wish wish{"w1", 0, 3, Act{"8H MOOD"}};
const Wish nextWish{"w2", 0, 5, Act{"-"}};

Table table()
{
    return {.table = tableName, .key = "K", .you = {0}};
}

HeardNews news(int n, const std::string& done = "")
{
    return {.state = {.n = n, .done = done}, .body = "body " + std::to_string(n)};
}

SeatEnd newEnd(int have = 0, const std::optional<Wish>& kept = {})
{
    return SeatEnd("me", {.table = tableName, .names = {"Ann"}, .have = have}, kept);
}

// On a new line, up to and with the first news.
SeatEnd::Heard follow(SeatEnd& end, const HeardNews& first)
{
    (void)end.connected();
    (void)end.heard(Welcome{});
    (void)end.heard(table());
    return end.heard(first);
}

bool isNothing(const SeatEnd::Heard& heard)
{
    return heard.send.empty() && !heard.table && !heard.news && !heard.hasGoneBack && !heard.answer && !heard.bye
           && !heard.pong;
}

using Sent = std::vector<ToDealer>;

} // namespace

TEST(SeatEnd, GreetsJoinsAndFollows)
{
    SeatEnd end = newEnd();
    EXPECT_EQ(end.connected(), Sent{(Hello{.program = "me"})});
    EXPECT_EQ(end.heard(Welcome{}).send, Sent{(Join{.table = tableName, .names = {"Ann"}})});
    EXPECT_EQ(end.heard(table()).table, table());
    EXPECT_EQ(end.heard(news(4)).news, news(4));
    EXPECT_EQ(end.join(), (Join{.table = tableName, .key = "K", .have = 4}));
    EXPECT_EQ(end.heard(Ping{7}).send, Sent{Pong{7}});
    EXPECT_EQ(end.heard(Pong{8}).pong, 8);
}

TEST(SeatEnd, ComesBackByItsKey)
{
    SeatEnd end = newEnd();
    follow(end, news(4));
    EXPECT_EQ(end.connected(), Sent{(Hello{.program = "me"})});
    EXPECT_EQ(end.heard(Welcome{}).send, Sent{(Join{.table = tableName, .key = "K", .have = 4})});
}

TEST(SeatEnd, DropsWhatIsBeforeItsTime)
{
    SeatEnd end = newEnd();
    EXPECT_TRUE(isNothing(end.heard(Welcome{})));
    EXPECT_TRUE(isNothing(end.heard(Ping{1})));
    (void)end.connected();
    EXPECT_TRUE(isNothing(end.heard(table())));
    (void)end.heard(Welcome{});
    EXPECT_TRUE(isNothing(end.heard(Welcome{})));
    EXPECT_TRUE(isNothing(end.heard(news(4))));
    EXPECT_EQ(end.join().have, 0);
}

TEST(SeatEnd, DropsNewsThatAreNotNewer)
{
    SeatEnd end = newEnd();
    follow(end, news(4));
    EXPECT_TRUE(isNothing(end.heard(news(4))));
    EXPECT_TRUE(isNothing(end.heard(news(3))));
    EXPECT_EQ(end.heard(news(6)).news, news(6));
    EXPECT_TRUE(isNothing(end.heard(news(5))));
    EXPECT_TRUE(isNothing(follow(end, news(6)))); // on a new line too
}

TEST(SeatEnd, SaysThatTheStoreHasGoneBack)
{
    SeatEnd end = newEnd(9);
    const SeatEnd::Heard heard = follow(end, news(7));
    EXPECT_TRUE(heard.hasGoneBack);
    EXPECT_EQ(heard.news, news(7));
    EXPECT_EQ(end.join().have, 7);
    EXPECT_TRUE(isNothing(end.heard(news(6)))); // only the first of a line
    EXPECT_EQ(end.heard(news(8)).news, news(8));
}

TEST(SeatEnd, AnswersAWishOnce)
{
    SeatEnd end = newEnd();
    follow(end, news(4));
    EXPECT_EQ(end.want(wish), Sent{wish});
    EXPECT_TRUE(isNothing(end.heard(Answer{"w0"})));
    EXPECT_EQ(end.heard(news(5)).news, news(5));
    EXPECT_EQ(end.wish(), wish);
    const Answer refused{"w1", Refusal::Rule, "unconnected"};
    EXPECT_EQ(end.heard(refused).answer, refused);
    EXPECT_EQ(end.wish(), std::nullopt);
    EXPECT_TRUE(isNothing(end.heard(refused)));
    EXPECT_EQ(end.want(nextWish), Sent{nextWish});
    EXPECT_TRUE(isNothing(end.heard(refused)));
}

TEST(SeatEnd, SendsAWishAgainUnlessItIsDone)
{
    SeatEnd end = newEnd(4, wish); // kept in a note
    EXPECT_EQ(follow(end, news(4)).send, Sent{wish});
    EXPECT_TRUE(isNothing(end.heard(news(4))));
    EXPECT_EQ(follow(end, news(5, "w0")).send, Sent{wish});
    const SeatEnd::Heard heard = follow(end, news(6, "w1"));
    EXPECT_EQ(heard.answer, Answer{"w1"});
    EXPECT_EQ(heard.news, news(6, "w1"));
    EXPECT_TRUE(heard.send.empty());
    EXPECT_TRUE(isNothing(end.heard(Answer{"w1"})));
    EXPECT_TRUE(follow(end, news(7, "w1")).send.empty());
}

TEST(SeatEnd, KeepsAWishUntilItIsBack)
{
    SeatEnd end = newEnd();
    EXPECT_TRUE(end.want(wish).empty());
    (void)end.connected();
    (void)end.heard(Welcome{});
    EXPECT_TRUE(end.heard(table()).send.empty());
    EXPECT_EQ(end.heard(news(1)).send, Sent{wish});
}

TEST(SeatEnd, EndsWithBye)
{
    SeatEnd end = newEnd();
    follow(end, news(4));
    const Bye bye{Refusal::Taken};
    EXPECT_EQ(end.heard(bye).bye, bye);
    EXPECT_TRUE(isNothing(end.heard(news(5))));
    EXPECT_TRUE(end.want(wish).empty());
    EXPECT_EQ(follow(end, news(5)).send, Sent{wish});
    using enum Refusal;
    for (const Refusal passing : {Fast, Full, Busy, Down})
        EXPECT_TRUE(mayReturn({passing}));
    for (const Refusal lasting : {Version, Key, Name, Refusal::Table, Old, Over, Taken, Closed, Removed})
        EXPECT_FALSE(mayReturn({lasting}));
    EXPECT_TRUE(mayReturn({})); // the dealer is started again
}

// ---- over a line with faults

namespace {

// A dealer that does nothing but wishes: each is another news.
struct Dealer
{
    std::vector<std::string> done{};

    [[nodiscard]] HeardNews state() const
    {
        return news(static_cast<int>(done.size()) + 1, done.empty() ? "" : done.back());
    }
    std::vector<HeardFromDealer> hear(const ToDealer& message)
    {
        if (std::holds_alternative<Hello>(message))
            return {Welcome{}};
        if (std::holds_alternative<Join>(message))
            return {table(), state()};
        const auto& asked = std::get<Wish>(message);
        if (done.empty() || done.back() != asked.id)
            done.push_back(asked.id);
        return {Answer{asked.id}, state()};
    }
};

// Carries messages in order, but doubles some and is cut at any moment, with what is under way.
struct FaultyLine
{
    RandomSource random;
    Dealer dealer{};
    std::deque<ToDealer> there{};
    std::deque<HeardFromDealer> back{};

    void send(const Sent& messages)
    {
        for (const ToDealer& message : messages)
            for (int times = random.below(5) == 0 ? 2 : 1; times > 0; --times)
                there.push_back(message);
    }
    void cut()
    {
        there.clear();
        back.clear();
    }
    // One message arrives at the dealer.
    void arrive()
    {
        if (there.empty())
            return;
        for (const HeardFromDealer& message : dealer.hear(there.front()))
            for (int times = random.below(5) == 0 ? 2 : 1; times > 0; --times)
                back.push_back(message);
        there.pop_front();
    }
};

} // namespace

TEST(SeatEnd, HasEachWishDoneAndAnsweredOnceOverAFaultyLine)
{
    for (int seed = 1; seed <= 50; ++seed) {
        FaultyLine line{RandomSource(static_cast<std::uint64_t>(seed))};
        SeatEnd end = newEnd();
        std::vector<std::string> answered;
        int shown = 0;
        int wishes = 0;
        line.send(end.connected());
        for (int step = 0; step < 2'000; ++step) {
            if (line.random.below(30) == 0) {
                line.cut();
                line.send(end.connected());
            }
            if (!end.wish() && line.random.below(3) == 0)
                line.send(end.want({'w' + std::to_string(++wishes)}));
            if (line.random.below(2) == 0) {
                line.arrive();
            } else if (!line.back.empty()) {
                const SeatEnd::Heard heard = end.heard(line.back.front());
                line.back.pop_front();
                line.send(heard.send);
                EXPECT_FALSE(heard.hasGoneBack);
                if (heard.news) {
                    EXPECT_GT(heard.news->state.n, shown);
                    shown = heard.news->state.n;
                }
                if (heard.answer)
                    answered.push_back(heard.answer->id);
            }
        }
        const std::set<std::string> all(line.dealer.done.begin(), line.dealer.done.end());
        EXPECT_EQ(all.size(), line.dealer.done.size()) << seed;
        EXPECT_GT(answered.size(), 50u) << seed;
        ASSERT_LE(answered.size(), line.dealer.done.size()) << seed;
        EXPECT_TRUE(std::equal(answered.begin(), answered.end(), line.dealer.done.begin())) << seed;
        EXPECT_GE(static_cast<int>(answered.size()), wishes - 1) << seed;
    }
}

// ---- time

TEST(LineWatch, PingsEveryFiveSecondsAndEndsAfterTwelveOfSilence)
{
    const Time start(1'000'000);
    LineWatch watch(start);
    EXPECT_EQ(watch.ping(start + Time(4'999)), std::nullopt);
    EXPECT_EQ(watch.wakesAt(), start + Time(5'000));
    EXPECT_EQ(watch.ping(start + Time(5'000)), Ping{1'005'000});
    EXPECT_EQ(watch.ping(start + Time(5'000)), std::nullopt);
    EXPECT_EQ(watch.ping(start + Time(11'000)), Ping{1'011'000});
    EXPECT_EQ(watch.wakesAt(), start + Time(12'000));
    EXPECT_FALSE(watch.isDown(start + Time(11'999)));
    EXPECT_TRUE(watch.isDown(start + Time(12'000)));
    watch.heard(start + Time(11'999));
    EXPECT_FALSE(watch.isDown(start + Time(23'998)));
    EXPECT_TRUE(watch.isDown(start + Time(23'999)));
}

TEST(Retries, WaitLongerEachTimeAndNeverAllTheSame)
{
    std::set<Time> firsts;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Retries retries(seed);
        for (int round = 0; round < 2; ++round) {
            for (const int usual : {500, 1'000, 2'000, 4'000, 8'000, 15'000, 15'000, 15'000}) {
                const Time wait = retries.next();
                EXPECT_GE(wait, Time(usual * 7 / 10));
                EXPECT_LE(wait, Time(usual * 13 / 10));
                if (usual == 500)
                    firsts.insert(wait);
            }
            retries.reset();
        }
    }
    EXPECT_GT(firsts.size(), 100u);
    EXPECT_LT(*firsts.begin(), Time(375));
    EXPECT_GT(*firsts.rbegin(), Time(625));
}

} // namespace storeys::test::seat_end_test
