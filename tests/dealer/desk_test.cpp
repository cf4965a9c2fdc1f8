// All tables and lines of a dealer: who is told what and when, what happens when the store is slow, down or has another
// state, and what hostile lines can't do.

#include "room.h"

namespace storeys::test::desk_test {

namespace {

using namespace std::chrono_literals;
using Failure = TableStore::Failure;
using Phase = wire::Phase;
using Refusal = wire::Refusal;

// Ann, who opened it, and Bo sit at a table; the first to move comes first.
struct Pair
{
    explicit Pair(const Design& design = {}, std::uint64_t seed = 1) : room(seed)
    {
        std::tie(ann, table) = room.host(design);
        bo = room.join(table.table, {"Bo"});
    }
    [[nodiscard]] int seatOf(LineId line) const { return line == ann ? 0 : 1; }
    [[nodiscard]] LineId mover() const { return room.isMover(ann) ? ann : bo; }
    [[nodiscard]] LineId other() const { return room.isMover(ann) ? bo : ann; }
    [[nodiscard]] wire::Wish wish(LineId line, const std::string& id, const decltype(wire::Wish::what)& what) const
    {
        return {id, seatOf(line), room.last<wire::HeardNews>(line).state.turns, what};
    }
    [[nodiscard]] wire::TableState stateAt(LineId line) const { return room.last<wire::HeardNews>(line).state; }

    Room room;
    LineId ann = 0, bo = 0;
    wire::Table table;
};

const wire::Act pass{"-"};

} // namespace

TEST(Desk, SeatsGuestsAndDealsWhenAllAreThere)
{
    Room room;
    const auto [ann, table] = room.host({});
    EXPECT_EQ(table.table.size(), 16u);
    EXPECT_EQ(table.table.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567"), std::string::npos);
    EXPECT_TRUE(isSecret(table.key));
    EXPECT_EQ(table.you, std::vector{0});
    EXPECT_EQ(room.last<wire::HeardNews>(ann).state.phase, Phase::Gathering);
    EXPECT_FALSE(room.store.isPlayed);
    const LineId bo = room.join(table.table, {"Bo"});
    for (const LineId line : {ann, bo}) {
        const auto news = room.last<wire::HeardNews>(line);
        EXPECT_EQ(news.state.phase, Phase::Seat);
        EXPECT_EQ(news.state.there, (std::vector{0, 1}));
        EXPECT_EQ(room.last<wire::Table>(line).seats[1].name, "Bo");
    }
    EXPECT_EQ(room.last<wire::Table>(ann).key, table.key);
    EXPECT_NE(room.last<wire::Table>(bo).key, table.key);
    EXPECT_TRUE(room.store.isPlayed);
    EXPECT_EQ(room.store.puts, 2);
    EXPECT_NE(room.host({}).second.table, table.table);
}

TEST(Desk, SendsNothingBeforeItIsStored)
{
    Room room;
    const LineId ann = room.greet();
    room.post(ann, wire::Open{.head = headOf({})});
    EXPECT_TRUE(room.told<wire::Table>(ann).empty());
    room.answerAll();
    const auto table = room.last<wire::Table>(ann);
    const LineId bo = room.greet();
    room.post(bo, wire::Join{.table = table.table, .names = {"Bo"}});
    EXPECT_TRUE(room.told<wire::Table>(bo).empty());
    EXPECT_EQ(room.told<wire::Table>(ann).size(), 1u);
    // A line that comes back while the put is under way is told nothing that it brings.
    const LineId newer = room.greet();
    room.post(newer, wire::Join{.table = table.table, .key = table.key});
    EXPECT_TRUE(room.told<wire::Table>(newer).empty());
    room.answerAll();
    EXPECT_EQ(room.last<wire::HeardNews>(bo).state.phase, Phase::Seat);
    EXPECT_EQ(room.last<wire::HeardNews>(newer).state.phase, Phase::Seat);

    const LineId mover = room.isMover(bo) ? bo : newer;
    const std::size_t before = room.sent[bo].size() + room.sent[newer].size();
    room.post(mover, wire::Wish{"1", mover == bo ? 1 : 0, 0, pass});
    EXPECT_EQ(room.sent[bo].size() + room.sent[newer].size(), before);
    ASSERT_EQ(room.asked.size(), 1u);
    room.answer();
    EXPECT_EQ(room.last<wire::Answer>(mover), wire::Answer{"1"});
    EXPECT_EQ(room.last<wire::HeardNews>(mover).state.turns, 1);
    EXPECT_EQ(room.last<wire::HeardNews>(mover).state.done, "1");
}

TEST(Desk, AnswersRefusedWishesWithoutStoringThem)
{
    Pair pair;
    Room& room = pair.room;
    const int puts = room.store.puts;
    room.say(pair.other(), pair.wish(pair.other(), "1", pass));
    EXPECT_EQ(room.last<wire::Answer>(pair.other()).error, Refusal::Turn);
    room.say(pair.mover(), pair.wish(pair.other(), "2", wire::Resign{})); // for the other's seat
    EXPECT_EQ(room.last<wire::Answer>(pair.mover()), (wire::Answer{"2", Refusal::Key}));
    EXPECT_EQ(room.store.puts, puts);
}

TEST(Desk, PutsOneAtATimeAndLetsSixteenWait)
{
    Pair pair;
    Room& room = pair.room;
    const LineId mover = pair.mover(), other = pair.other();
    room.post(mover, pair.wish(mover, "first", pass));
    for (int n = 0; n < 17; ++n)
        room.post(other, wire::Wish{std::to_string(n), pair.seatOf(other), 1, wire::Act{n == 0 ? "-" : "nonsense"}});
    EXPECT_EQ(room.asked.size(), 1u);
    EXPECT_EQ(room.told<wire::Answer>(other), (std::vector{wire::Answer{"16", Refusal::Busy}}));
    room.answerAll();
    const auto answers = room.told<wire::Answer>(other);
    ASSERT_EQ(answers.size(), 17u);
    for (int n = 0; n < 16; ++n) { // in their order
        EXPECT_EQ(answers[static_cast<std::size_t>(n) + 1].id, std::to_string(n));
        EXPECT_EQ(!answers[static_cast<std::size_t>(n) + 1].error, n == 0);
    }
    EXPECT_EQ(pair.stateAt(mover).turns, 2);
}

TEST(Desk, AnswersADoubledWishTwiceAndDoesItOnce)
{
    Pair pair;
    const LineId mover = pair.mover();
    const wire::Wish wish = pair.wish(mover, "1", pass);
    pair.room.post(mover, wish);
    pair.room.post(mover, wish);
    pair.room.answerAll();
    EXPECT_EQ(pair.room.told<wire::Answer>(mover), (std::vector{wire::Answer{"1"}, wire::Answer{"1"}}));
    EXPECT_EQ(pair.stateAt(mover).turns, 1);
}

TEST(Desk, ReadsAgainWhatAnotherDealerHasStored)
{
    Pair pair;
    Room& room = pair.room;
    const LineId mover = pair.mover(), other = pair.other();
    const TableId table = pair.table.table;
    room.store.touch(table);
    room.post(mover, pair.wish(mover, "1", pass));
    room.post(other, wire::Wish{"2", pair.seatOf(other), 1, pass}); // waits, and is judged after the first
    room.answerAll();
    EXPECT_EQ(room.last<wire::Answer>(mover), wire::Answer{"1"});
    EXPECT_EQ(room.last<wire::Answer>(other), wire::Answer{"2"});
    EXPECT_EQ(pair.stateAt(mover).turns, 2);
    EXPECT_FALSE(room.ended.contains(mover) || room.ended.contains(other));
}

TEST(Desk, JudgesAWishAgainThatAnotherDealerHasPreceded)
{
    Pair pair;
    Room& room = pair.room;
    const LineId mover = pair.mover();
    room.post(mover, pair.wish(mover, "1", pass));
    auto other = DealtTable::read(room.store.get(pair.table.table).state, dealersData(), 0ms);
    ASSERT_TRUE(other);
    EXPECT_FALSE(other->wish({"9", pair.seatOf(pair.other()), 0, wire::Resign{}}, 0ms).error);
    EXPECT_TRUE(room.store.put({pair.table.table, other->state(), room.store.get(pair.table.table).revision}));
    room.answerAll();
    EXPECT_EQ(room.last<wire::Answer>(mover).error, Refusal::Over);
    EXPECT_EQ(pair.stateAt(mover).phase, Phase::Over);
    EXPECT_EQ(pair.stateAt(mover).turns, 0);
}

TEST(Desk, EndsLinesWhileTheStoreIsDown)
{
    for (const bool isStored : {false, true}) {
        Pair pair;
        Room& room = pair.room;
        const LineId mover = pair.mover();
        const std::string key = room.last<wire::Table>(mover).key;
        const wire::Wish wish = pair.wish(mover, "1", pass);
        room.post(mover, wish);
        room.fail(Failure::Down, isStored);
        EXPECT_EQ(room.bye(pair.ann), Refusal::Down);
        EXPECT_EQ(room.bye(pair.bo), Refusal::Down);
        EXPECT_TRUE(room.told<wire::Answer>(mover).empty());
        const LineId still = room.greet();
        room.post(still, wire::Join{.table = pair.table.table, .key = key});
        room.fail(Failure::Down);
        EXPECT_EQ(room.bye(still), Refusal::Down);
        const LineId back = room.join(pair.table.table, {}, key);
        EXPECT_EQ(room.last<wire::HeardNews>(back).state.done, isStored ? "1" : "");
        room.say(back, wish);
        EXPECT_EQ(room.told<wire::Answer>(back), std::vector{wire::Answer{"1"}});
        EXPECT_EQ(room.last<wire::HeardNews>(back).state.turns, 1);
    }
}

TEST(Desk, GivesASeatToItsNewestLine)
{
    Pair pair;
    Room& room = pair.room;
    const LineId again = room.join(pair.table.table, {}, room.last<wire::Table>(pair.bo).key);
    EXPECT_EQ(room.bye(pair.bo), Refusal::Taken);
    EXPECT_FALSE(room.ended.contains(pair.ann));
    EXPECT_EQ(room.last<wire::Table>(again).you, std::vector{1});
    EXPECT_EQ(pair.stateAt(pair.ann).there, (std::vector{0, 1}));
    room.close(pair.bo); // late
    room.answerAll();
    EXPECT_EQ(pair.stateAt(pair.ann).there, (std::vector{0, 1}));
    room.close(again);
    room.answerAll();
    EXPECT_EQ(pair.stateAt(pair.ann).there, std::vector{0});
}

// A guest drops news that are not newer.
TEST(Desk, NumbersAllNewsInTheirOrder)
{
    Pair pair;
    Room& room = pair.room;
    const std::string key = room.last<wire::Table>(pair.bo).key;
    int last = pair.stateAt(pair.ann).n;
    const auto isNewer = [&](LineId line) {
        const int n = room.last<wire::HeardNews>(line).state.n;
        return n > std::exchange(last, n);
    };
    room.close(pair.bo);
    room.answerAll();
    EXPECT_TRUE(isNewer(pair.ann));
    room.begin(); // another dealer, to which nothing has happened
    const LineId bo = room.join(pair.table.table, {}, key);
    EXPECT_TRUE(isNewer(bo));
    room.say(bo, wire::Wish{"1", 1, 0, wire::Resign{}});
    EXPECT_TRUE(isNewer(bo));
    room.say(bo, wire::Wish{"2", 1, 0, wire::Resign{}}); // changes nothing
    EXPECT_FALSE(isNewer(bo));
}

TEST(Desk, BringsAGuestBackThatNeverHeardItsKey)
{
    Room room;
    const auto [ann, table] = room.host({});
    const std::string key = newSecret(bytesFrom(7));
    const LineId bo = room.greet();
    room.post(bo, wire::Join{.table = table.table, .key = key, .names = {"Bo"}});
    room.close(bo); // before the answer
    room.answerAll();
    const LineId back = room.join(table.table, {"Bo"}, key);
    EXPECT_EQ(room.last<wire::Table>(back).you, std::vector{1});
    EXPECT_EQ(room.last<wire::Table>(back).key, key);
    EXPECT_EQ(room.last<wire::HeardNews>(back).state.there, (std::vector{0, 1}));
}

TEST(Desk, TakesNoSeatForALineThatIsGone)
{
    Pair pair({.kinds = {"human", "away", "away"}});
    Room& room = pair.room;
    const LineId late = room.greet();
    room.post(pair.ann, wire::Close()); // the put is under way
    const LineId gone = late;
    room.post(gone, wire::Join{.table = pair.table.table, .names = {"Cleo"}});
    room.close(gone);
    room.fail(Failure::Taken);
    room.answerAll();
    EXPECT_EQ(room.bye(pair.ann), Refusal::Closed);
    EXPECT_TRUE(room.told<wire::Table>(gone).empty());
}

TEST(Desk, ClosesATableForItsOwnerBeforeTheGame)
{
    Pair pair({.kinds = {"human", "away", "away"}});
    Room& room = pair.room;
    room.say(pair.bo, wire::Close());
    EXPECT_EQ(room.bye(pair.bo), Refusal::Key);
    EXPECT_FALSE(room.ended.contains(pair.ann));
    room.say(pair.ann, wire::Close());
    EXPECT_EQ(room.bye(pair.ann), Refusal::Closed);
    EXPECT_EQ(room.desk->tablesAwake(), 0u);
    const LineId late = room.join(pair.table.table, {"Cleo"});
    EXPECT_EQ(room.bye(late), Refusal::Closed);

    Pair playing;
    playing.room.say(playing.ann, wire::Close());
    EXPECT_EQ(playing.room.bye(playing.ann), Refusal::Wait);
    EXPECT_FALSE(playing.room.ended.contains(playing.bo));
}

TEST(Desk, RefusesWhatItCantFind)
{
    Pair pair;
    Room& room = pair.room;
    EXPECT_EQ(room.bye(room.join("aaaaaaaaaaaaaaaa", {"Cleo"})), Refusal::Table);
    EXPECT_EQ(room.bye(room.join(pair.table.table, {"Cleo"})), Refusal::Full);
    EXPECT_EQ(room.bye(room.join(pair.table.table, {})), Refusal::Key);
    EXPECT_EQ(room.bye(room.join(pair.table.table, {}, newSecret(bytesFrom(5)))), Refusal::Key);
    EXPECT_EQ(room.bye(room.join(pair.table.table, {"Cleo"}, "short")), Refusal::Key);
    EXPECT_EQ(room.desk->tablesAwake(), 1u);
    room.begin();
    room.store.spoil(pair.table.table, R"({"format": 99})");
    EXPECT_EQ(room.bye(room.join(pair.table.table, {"Cleo"})), Refusal::Old);
    room.store.spoil(pair.table.table, "spoilt");
    EXPECT_EQ(room.bye(room.join(pair.table.table, {"Cleo"})), Refusal::Table);
    EXPECT_EQ(room.desk->tablesAwake(), 0u);
}

TEST(Desk, TellsAGuestThatMissedARefusalThatItsWishIsNotDone)
{
    Pair pair;
    Room& room = pair.room;
    const LineId other = pair.other();
    const std::string key = room.last<wire::Table>(other).key;
    const wire::Wish wish = pair.wish(other, "1", pass);
    room.say(other, wish);
    EXPECT_EQ(room.last<wire::Answer>(other), (wire::Answer{"1", Refusal::Turn}));
    const LineId back = room.join(pair.table.table, {}, key);
    EXPECT_EQ(room.last<wire::HeardNews>(back).state.done, "");
    room.say(back, wish);
    EXPECT_EQ(room.last<wire::Answer>(back), (wire::Answer{"1", Refusal::Turn}));
}

// ---- computers

TEST(Desk, AsksComputersAndDropsLateAnswers)
{
    Room room;
    const auto [ann, table] = room.host({.kinds = {"human", "greedy"}});
    const auto state = [&, line = ann] { return room.last<wire::HeardNews>(line).state; };
    if (state().mover == 0)
        room.post(ann, wire::Wish{"1", 0, state().turns, pass});
    while (room.asked.empty() || !std::holds_alternative<Desk::Ask>(room.asked.front()))
        room.answer();
    const auto ask = std::get<Desk::Ask>(room.asked.front());
    room.asked.clear();
    EXPECT_EQ(ask.seat, 1);
    EXPECT_EQ(ask.level, "greedy");
    EXPECT_EQ(state().phase, Phase::Thinking);
    const int turns = state().turns;
    room.desk->answered(ask.number + 1, Pass{}, room.now); // to no question
    room.collect();
    EXPECT_TRUE(room.asked.empty());
    const Action action = makeBot(ask.level, 1, ask.knowledge)->choose(ask.view, {});
    EXPECT_TRUE(std::holds_alternative<storeys::Play>(action));
    room.desk->answered(ask.number, action, room.now);
    room.collect();
    room.answerAll();
    EXPECT_EQ(state().turns, turns + 1);
    EXPECT_EQ(state().mover, 0);

    room.post(ann, wire::Wish{"2", 0, state().turns, pass});
    room.answer();
    ASSERT_TRUE(std::holds_alternative<Desk::Ask>(room.asked.front()));
    const int second = std::get<Desk::Ask>(room.asked.front()).number;
    room.asked.clear();
    room.post(ann, wire::Wish{"3", 0, state().turns, wire::Resign{}});
    room.answerAll();
    EXPECT_EQ(room.calledOff, std::vector{second});
    room.desk->answered(second, Pass{}, room.now);
    room.collect();
    EXPECT_EQ(state().phase, Phase::Over);
    EXPECT_TRUE(room.asked.empty());
}

// ---- time

TEST(Desk, EndsLinesThatSayNothing)
{
    Room room;
    const LineId mute = room.open();
    room.pass(4999ms);
    EXPECT_FALSE(room.ended.contains(mute));
    EXPECT_EQ(room.desk->wakesAt(), 6000ms);
    room.pass(1ms);
    EXPECT_EQ(room.bye(mute), std::nullopt);

    const LineId idle = room.greet();
    for (int n = 0; n < 59; ++n) {
        room.pass(1s);
        room.post(idle, wire::Ping{n});
    }
    EXPECT_FALSE(room.ended.contains(idle));
    EXPECT_EQ(room.last<wire::Pong>(idle), wire::Pong{58});
    room.pass(1s);
    EXPECT_EQ(room.bye(idle), std::nullopt);
}

TEST(Desk, PingsAndNoticesSilence)
{
    Pair pair;
    Room& room = pair.room;
    room.pass(5s);
    EXPECT_EQ(room.told<wire::Ping>(pair.ann).size(), 1u);
    room.post(pair.ann, wire::Pong{room.last<wire::Ping>(pair.ann).time});
    room.pass(5s);
    EXPECT_EQ(room.told<wire::Ping>(pair.ann).size(), 2u);
    room.pass(2s);
    room.answerAll();
    EXPECT_EQ(room.bye(pair.bo), std::nullopt);
    EXPECT_FALSE(room.ended.contains(pair.ann));
    EXPECT_EQ(pair.stateAt(pair.ann).there, std::vector{0});
}

TEST(Desk, MeasuresLinesByItsOwnPingsAlone)
{
    for (const bool isOurs : {true, false}) {
        Pair pair({.clock = "total=60 increment=0 at-zero=game"});
        Room& room = pair.room;
        const LineId mover = pair.mover();
        room.pass(5s);
        const std::int64_t ping = room.last<wire::Ping>(mover).time;
        room.pass(150ms);
        room.post(mover, wire::Pong{ping - 1000});
        if (isOurs)
            room.post(mover, wire::Pong{ping});
        room.say(mover, pair.wish(mover, "1", pass));
        const auto clock = pair.stateAt(mover).clock;
        EXPECT_EQ(clock[static_cast<std::size_t>(pair.seatOf(mover))], isOurs ? 55'000 : 54'850);
    }
}

TEST(Desk, ChargesNobodyForTheStore)
{
    Pair pair({.clock = "total=60 increment=0 at-zero=game"});
    Room& room = pair.room;
    const LineId mover = pair.mover(), other = pair.other();
    const auto left = [&](LineId line) {
        return pair.stateAt(line).clock[static_cast<std::size_t>(pair.seatOf(line))];
    };
    room.pass(1s);
    room.post(mover, pair.wish(mover, "1", pass));
    room.pass(2s);
    room.post(other, wire::Wish{"2", pair.seatOf(other), 1, pass});
    room.pass(3s);
    room.answerAll();
    EXPECT_EQ(pair.stateAt(mover).turns, 2);
    EXPECT_EQ(left(other), 58'000);
    EXPECT_EQ(left(mover), 59'000);
}

TEST(Desk, LosesOnTimeWithoutAnyMessage)
{
    Pair pair({.clock = "total=10 increment=0 at-zero=game"});
    Room& room = pair.room;
    for (int n = 0; n < 2; ++n) {
        room.pass(5s);
        for (const LineId line : {pair.ann, pair.bo})
            room.post(line, wire::Ping{1});
    }
    room.pass(1ms);
    room.answerAll();
    EXPECT_EQ(pair.stateAt(pair.ann).phase, Phase::Over);
    EXPECT_FALSE(room.store.isPlayed);
}

TEST(Desk, SleepsTenMinutesAfterTheLastLine)
{
    Pair pair;
    Room& room = pair.room;
    const std::string key = room.last<wire::Table>(pair.bo).key;
    room.close(pair.ann);
    room.close(pair.bo);
    room.answerAll();
    room.pass(599s);
    EXPECT_EQ(room.desk->tablesAwake(), 1u);
    room.pass(1s);
    EXPECT_EQ(room.desk->tablesAwake(), 0u);
    EXPECT_EQ(room.asleep, std::vector{pair.table.table});
    EXPECT_EQ(room.desk->wakesAt(), std::nullopt);
    const LineId back = room.join(pair.table.table, {}, key);
    EXPECT_EQ(room.last<wire::HeardNews>(back).state.phase, Phase::Seat);

    Pair timed({.clock = "total=60 increment=0 at-zero=points"}); // its clock goes on
    timed.room.close(timed.ann);
    timed.room.close(timed.bo);
    timed.room.answerAll();
    timed.room.pass(1h);
    EXPECT_EQ(timed.room.desk->tablesAwake(), 1u);
}

// ---- hostile lines

TEST(Desk, RefusesMessagesBeforeTheirTime)
{
    Pair pair;
    Room& room = pair.room;
    const auto refused = [&](LineId line, const wire::ToDealer& message) {
        room.post(line, message);
        return room.bye(line);
    };
    const wire::Wish wish{"1", 0, 0, pass};
    EXPECT_EQ(refused(room.open(), wire::Ping{1}), Refusal::Form);
    EXPECT_EQ(refused(room.open(), wire::Join{.table = pair.table.table, .names = {"Cleo"}}), Refusal::Form);
    EXPECT_EQ(refused(room.greet(), wire::Hello{}), Refusal::Form);
    EXPECT_EQ(refused(room.greet(), wish), Refusal::Form);
    EXPECT_EQ(refused(room.greet(), wire::Close()), Refusal::Form);
    EXPECT_EQ(refused(room.greet(), wire::Open{.head = "nonsense"}), Refusal::Form);
    EXPECT_EQ(refused(pair.bo, wire::Join{.table = pair.table.table}), Refusal::Form);
    const LineId line = room.greet();
    room.post(line, std::string("{"));
    EXPECT_EQ(room.bye(line), Refusal::Form);
    const LineId large = room.greet();
    room.post(large, std::string(wire::mostOfOpen + 1, ' '));
    EXPECT_EQ(room.bye(large), Refusal::Large);
    const LineId other = room.open();
    room.post(other, wire::Hello{.oldest = 7, .newest = 9});
    EXPECT_EQ(room.bye(other), Refusal::Version);
    EXPECT_FALSE(room.ended.contains(pair.ann));
}

TEST(Desk, EndsLinesThatAreTooFast)
{
    Pair pair;
    Room& room = pair.room;
    room.pass(1s); // Bo has greeted and joined
    for (int n = 0; n < 60; ++n)
        room.post(pair.bo, wire::Ping{n});
    EXPECT_FALSE(room.ended.contains(pair.bo));
    for (int second = 0; second < 3; ++second) {
        room.pass(1s);
        for (int n = 0; n < 20; ++n)
            room.post(pair.bo, wire::Ping{n});
    }
    EXPECT_FALSE(room.ended.contains(pair.bo));
    room.pass(49ms);
    room.post(pair.bo, wire::Ping{0});
    EXPECT_EQ(room.bye(pair.bo), Refusal::Fast);
    const std::size_t sent = room.sent[pair.bo].size();
    room.post(pair.bo, wire::Ping{0}); // it is not known any more
    EXPECT_EQ(room.sent[pair.bo].size(), sent);
}

TEST(Desk, BoundsLinesAndTables)
{
    Room room(1, {.lines = 3, .tables = 1});
    const auto [ann, table] = room.host({});
    const LineId second = room.greet();
    room.post(second, wire::Open{.head = headOf({})});
    EXPECT_EQ(room.bye(second), Refusal::Busy);
    EXPECT_EQ(room.bye(room.join("aaaaaaaaaaaaaaaa", {"Bo"})), Refusal::Busy);
    const LineId bo = room.join(table.table, {"Bo"});
    EXPECT_EQ(room.last<wire::HeardNews>(bo).state.phase, Phase::Seat);
    (void)room.open();
    const LineId fourth = room.open();
    EXPECT_TRUE(room.ended.contains(fourth));
    EXPECT_EQ(room.last<wire::Bye>(fourth), (wire::Bye{Refusal::Busy, 2}));
}

} // namespace storeys::test::desk_test
