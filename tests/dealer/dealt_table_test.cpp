// A table that is dealt for several windows: its phases and what ends them, wishes that come twice, late or from the
// wrong seat, and that nobody is told what only others may know.

#include "bots/levels.h"
#include "dealer/dealt_table.h"
#include "moves/generator.h"
#include "record/play_text.h"
#include "record/read_game.h"
#include "rules/legality.h"
#include "support/judged_record.h"
#include "support/random_game.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"
#include "wire/json_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::dealt_table_test {

namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using Phase = wire::Phase;
using Refusal = wire::Refusal;
using Time = DealtTable::Time;

constexpr const char* variants[] = {"stack10",  "stack8",     "cross15",      "blanks-blockers",
                                    "bust-out", "hyper-race", "free-for-all", "surprise"};

constexpr const char* tableName = "abcdefghijkl2345";

RecordData& data()
{
    static RecordData data{DataPlace(STOREYS_DATA_DIR)};
    return data;
}

// With the words that the program comes with.
RuleBookPtr ownBook(const std::string& variant, const std::vector<std::string>& houseRules = {})
{
    GameRecord record;
    record.variant = {1, variant};
    for (const std::string& rule : houseRules)
        record.houseRules.push_back({1, rule});
    return bookOf(record, data()).book;
}

RandomBytes randomBytes(std::uint64_t seed)
{
    return [random = std::make_shared<RandomSource>(seed)](std::span<std::uint8_t> bytes) {
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(random->below(256));
    };
}

using Kinds = std::vector<std::string>;

std::string headOf(const GameSetup& setup, const Kinds& kinds, const std::string& clock = {})
{
    GameRecord record = recordOf(Game(setup), {.clock = clock, .kinds = kinds, .format = 1});
    record.seed.reset();
    record.racks.clear();
    return gcgText(record);
}

// A table at which all people sit, beside the game that it must be dealing.
class Sitting
{
public:
    Sitting(GameSetup setup, const Kinds& kinds, const std::string& clock = {}, int window = 10)
        : Sitting(setup, kinds,
                  *DealtTable::open({headOf(setup, kinds, clock), window}, data(), setup.seed, randomBytes(setup.seed),
                                    1000ms))
    {}

    wire::Answer wish(int seat, const decltype(wire::Wish::what)& what)
    {
        return table.wish({std::to_string(++ids), seat, turns(), what}, now);
    }
    // Whether it was done.
    bool wishes(int seat, const decltype(wire::Wish::what)& what) { return !wish(seat, what).error; }
    [[nodiscard]] wire::Act actOf(const Action& action) const
    {
        const Position& at = game.position();
        return {actionText(at.board, action, at.variant().tiles.alphabet)};
    }
    // The seat to move takes the action, here and at the table.
    bool takes(const Action& action)
    {
        const int seat = game.position().turn;
        const auto* choice = std::get_if<CardChoice>(&action);
        const bool isDone =
            choice ? wishes(seat, wire::Choose{choiceText(*choice, game.position().variant().tiles.alphabet)})
                   : wishes(seat, actOf(action));
        return isDone && !game.take(action);
    }
    [[nodiscard]] int turns() const { return static_cast<int>(game.turns().size()); }
    [[nodiscard]] int openPlay() const { return static_cast<int>(game.openPlay() - game.turns().data()); }
    [[nodiscard]] wire::TableState state(Seats seats = 0) const
    {
        return std::visit([](const auto& news) { return news.state; }, table.news(seats, now));
    }
    [[nodiscard]] std::string recordOfNews(Seats seats) const
    {
        const auto news = table.news(seats, now);
        const auto* told = std::get_if<wire::News>(&news);
        return told ? told->record.text() : std::get<wire::Ended>(news).record.text();
    }
    // As each seat sees it, it is the same game.
    [[nodiscard]] bool isTheGame() const
    {
        const auto details = RecordDetails{.clock = rules, .kinds = kinds, .ownVariant = true, .format = 1};
        for (const Seats seats : {Seats(0), Seats(1), Seats(2), Seats(3)})
            if (recordOfNews(seats) != seatRecordOf(game, details, seats).text())
                return false;
        return true;
    }
    void passTime(Time time)
    {
        now += time;
        table.wake(now);
    }

    Game game;
    Kinds kinds; // as records tell
    std::string rules;
    DealtTable table;
    std::string key;
    std::string guestsKey;
    Time now{1000};
    int ids = 0;

private:
    Sitting(const GameSetup& setup, const Kinds& given, DealtTable::Opened opened)
        : game(setup), kinds(given), table(std::move(opened.table)), key(opened.key)
    {
        std::vector<std::string> names;
        for (std::size_t seat = 0; seat < kinds.size(); ++seat)
            if (kinds[seat] == "away") {
                names.push_back(setup.players[seat]);
                kinds[seat] = "human";
            }
        if (!names.empty())
            guestsKey = table.join(names, randomBytes(99), now)->key;
    }
};

Kinds people(std::size_t count)
{
    Kinds kinds(count, "away");
    kinds.front() = "human";
    return kinds;
}

Sitting sitting(const std::string& variant, std::size_t seats, const std::vector<std::string>& houseRules = {},
                const std::string& clock = {}, std::uint64_t seed = 5)
{
    std::vector<std::string> names{"Ann", "Bo", "Cleo"};
    names.resize(seats);
    return {GameSetup{ownBook(variant, houseRules), names, seed}, people(seats), clock};
}

Action goodPlay(const Position& at)
{
    return allPlays(*at.book, at.board, at.toMove().rack).front().toPlay();
}

// Two tiles of the rack across the start that make no word.
Action badPlay(const Position& at)
{
    const auto tiles = at.toMove().rack.tiles();
    const int middle = at.board.rows() / 2;
    for (const Tile one : tiles)
        for (const Tile other : tiles) {
            const Play play{{{{middle, middle}, one}, {{middle, middle + 1}, other}}};
            if (at.toMove().rack.holds(Rack({one, other})) && !one.isBlank() && !other.isBlank() && badWords(at, play))
                return play;
        }
    return Pass{};
}

const std::vector<std::string> challenged{"mode=challenge"};

} // namespace

// ---- secrets and lag

TEST(Secrets, AreHashedAsSha256)
{
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sealOf(12, "3"), sha256("123"));
    const std::string secret = newSecret(randomBytes(1));
    EXPECT_TRUE(isSecret(secret));
    EXPECT_NE(secret, newSecret(randomBytes(2)));
    EXPECT_FALSE(isSecret(secret.substr(1)) || isSecret(secret.substr(1) + "g"));
}

TEST(Lag, IsTheMeanOfPingsAsFarAsTheQuotaGoes)
{
    Lag lag;
    EXPECT_EQ(lag.credit(), 0ms);
    lag.measured(100ms);
    EXPECT_EQ(lag.credit(), 100ms);
    lag.measured(200ms);
    EXPECT_EQ(lag.credit(), 110ms);
    Lag slow;
    slow.measured(5s);
    EXPECT_EQ(slow.credit(), 200ms);
    slow.finishTurn();
    EXPECT_EQ(slow.credit(), 200ms); // no more than each turn gives
    for (int turn = 0; turn < 9; ++turn)
        lag.finishTurn();
    lag.measured(50s);
    EXPECT_EQ(lag.credit(), 1000ms);
    Lag early;
    early.measured(-5s);
    EXPECT_EQ(early.credit(), 0ms);
}

// ---- Gathering

TEST(DealtTable, BeginsWhenAllSeatsAreTaken)
{
    const GameSetup setup{ownBook("stack10"), {"Ann", "somebody", "greedy"}, 5};
    auto opened = DealtTable::open({headOf(setup, {"human", "away", "greedy"})}, data(), 5, randomBytes(1), 0ms);
    ASSERT_TRUE(opened);
    DealtTable& table = opened->table;
    EXPECT_EQ(table.phase(), Phase::Gathering);
    wire::Table named = table.table(1);
    named.table = tableName;
    EXPECT_TRUE(wire::readFromDealer(wireText(wire::FromDealer(named))));
    EXPECT_TRUE(wire::readFromDealer(wireText(wire::FromDealer(std::get<wire::News>(table.news(1, 0ms))))));
    EXPECT_EQ(table.seatsOf(opened->key), onlySeat(0));
    EXPECT_TRUE(table.isOwner(opened->key));
    const auto before = table.news(onlySeat(0), 0ms);
    const std::string head = table.table(onlySeat(0)).head;
    EXPECT_EQ(std::get<wire::News>(before).record.body(), "");
    EXPECT_EQ(head.find("#draw"), std::string::npos); // not dealt yet
    EXPECT_EQ(table.table(1).seats, (std::vector<wire::SeatAt>{{"Ann"}, {"", "", true, true}, {"greedy", "greedy"}}));
    EXPECT_EQ(table.wish({"1", 0, 0, wire::Act{"-"}}, 0ms).error, Refusal::Wait);
    EXPECT_EQ(table.wish({"2", 0, 0, wire::Resign{}}, 0ms).error, Refusal::Wait);
    EXPECT_EQ(table.wish({"3", 0, 0, wire::Challenge{}}, 0ms).error, Refusal::Wait);
    EXPECT_EQ(table.wish({"1", 1, 0, wire::Act{"-"}}, 0ms).error, Refusal::Key); // nobody sits there
    EXPECT_EQ(table.wakesAt(), std::nullopt);
    EXPECT_FALSE(table.question());

    auto read = DealtTable::read(table.state(), data(), 0ms);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->state(), table.state());
    EXPECT_EQ(read->phase(), Phase::Gathering);
    EXPECT_TRUE(read->join({"Bo"}, randomBytes(2), 0ms));
    EXPECT_NE(read->phase(), Phase::Gathering);

    EXPECT_EQ(table.join({}, randomBytes(2), 0ms).error(), Refusal::Form);
    EXPECT_EQ(table.join({"Bo", "Cleo"}, randomBytes(2), 0ms).error(), Refusal::Full);
    for (const char* bad : {"", "B\x01o", "a name of too many letters", "\xff", "You"})
        EXPECT_EQ(table.join({bad}, randomBytes(2), 0ms).error(), Refusal::Name) << bad;
    EXPECT_EQ(table.phase(), Phase::Gathering);
    const int number = table.number();
    const auto seated = table.join({" ann"}, randomBytes(2), 0ms); // somebody has that name
    ASSERT_TRUE(seated);
    EXPECT_EQ(seated->seats, onlySeat(1));
    EXPECT_EQ(table.seatsOf(seated->key), onlySeat(1));
    EXPECT_EQ(table.seatsOf("another"), 0);
    EXPECT_EQ(table.seatsOf(""), 0);
    EXPECT_FALSE(table.isOwner(seated->key));
    EXPECT_GT(table.number(), number);
    EXPECT_NE(table.phase(), Phase::Gathering);
    EXPECT_EQ(table.table(2).seats[1], (wire::SeatAt{"ann 2", "", true}));
    EXPECT_NE(table.table(2).head.find("#draw"), std::string::npos);
    EXPECT_EQ(table.join({"Cleo"}, randomBytes(3), 0ms).error(), Refusal::Full);
}

TEST(DealtTable, OpensNothingThatIsNoGameForSeveralWindows)
{
    const GameSetup setup{ownBook("stack10"), {"Ann", "Bo"}, 5};
    const auto open = [](const std::string& head, int window = 10) {
        return DealtTable::open({head, window}, data(), 5, randomBytes(1), 0ms);
    };
    const std::string head = headOf(setup, people(2));
    EXPECT_TRUE(open(head));
    EXPECT_TRUE(open(head, 5) && open(head, 60));
    EXPECT_FALSE(open(head, 4) || open(head, 61));
    EXPECT_TRUE(open(headOf(setup, people(2), "total=60")));
    EXPECT_FALSE(open(headOf(setup, people(2), "total=x")));
    EXPECT_FALSE(open(headOf(setup, {"greedy", "greedy"})));
    EXPECT_FALSE(open(headOf(setup, {"human", "nobody"})));
    EXPECT_FALSE(open(headOf(setup, {"human", "master@1h"})));
    EXPECT_FALSE(open(headOf({setup.book, {"Ann"}, 5}, {"human"})));
    EXPECT_FALSE(open(""));
    EXPECT_FALSE(open(head + "#seen-by 1\n"));
    EXPECT_FALSE(open(head + ">Ann: - +0 0\n"));
    EXPECT_FALSE(open(head + "#house-rule nonsense=1\n"));

    const ScratchFolder folder;
    const auto words = folder.write("words.txt", "AT\nTEA\n");
    GameRecord record = recordOf(Game(setup), {.kinds = people(2)});
    record.lexicon = {1, words.string()};
    record.racks.clear();
    record.seed.reset();
    EXPECT_FALSE(open(gcgText(record)));
}

// ---- wishes

TEST(DealtTable, DoesAnAnsweredWishOnce)
{
    Sitting at = sitting("stack10", 2);
    const int mover = at.game.position().turn;
    const wire::Wish pass{"a", mover, 0, wire::Act{"-"}};
    EXPECT_EQ(at.table.wish(pass, at.now), (wire::Answer{"a"}));
    const std::string after = at.table.state();
    EXPECT_EQ(at.state().turns, 1);
    EXPECT_EQ(at.table.wish(pass, at.now + 5s), (wire::Answer{"a"}));
    EXPECT_EQ(at.table.state(), after);
    EXPECT_EQ(at.state(onlySeat(mover)).done, "a");
    EXPECT_EQ(at.state(onlySeat(1 - mover)).done, "");

    const wire::Wish wrong{"b", 1 - mover, 1, wire::Act{"-ZZZZZZZ"}}; // refused, and not judged again
    const wire::Answer refused = at.table.wish(wrong, at.now);
    EXPECT_EQ(refused.error, Refusal::Rule);
    EXPECT_EQ(at.table.wish(wrong, at.now), refused);
    auto read = DealtTable::read(at.table.state(), data(), 0ms);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->wish(wrong, 0ms), refused);
    EXPECT_EQ(read->wish(pass, 0ms), (wire::Answer{"a"}));
    EXPECT_EQ(read->news(0, 0ms).index(), 0u);
}

TEST(DealtTable, RefusesWishesThatAreLateOrOfAnotherSeat)
{
    Sitting at = sitting("stack10", 2);
    const int mover = at.game.position().turn;
    const int number = at.table.number();
    EXPECT_EQ(at.wish(1 - mover, wire::Act{"-"}).error, Refusal::Turn);
    EXPECT_EQ(at.wish(1 - mover, wire::Hint{}).error, Refusal::Turn);
    EXPECT_EQ(at.wish(2, wire::Act{"-"}).error, Refusal::Key);
    EXPECT_EQ(at.wish(-1, wire::Act{"-"}).error, Refusal::Key);
    EXPECT_EQ(at.table.wish({"s", mover, 1, wire::Act{"-"}}, at.now).error, Refusal::Stale);
    EXPECT_EQ(at.table.wish({"t", mover, -1, wire::Hint{}}, at.now).error, Refusal::Stale);
    for (const char* text : {"", "x", "--", "-2", "5D", "5D \xff", "5D=", "5D A -", "5D A #"})
        EXPECT_EQ(at.wish(mover, wire::Act{text}).error, Refusal::Form) << text;
    EXPECT_EQ(at.wish(mover, wire::Act{"9Z ABC"}).rule, "off-board");
    EXPECT_EQ(at.wish(mover, wire::Act{"99999999999D A"}).rule, "off-board");
    EXPECT_EQ(at.wish(mover, wire::Act{"5D .."}).rule, "no-tiles");
    EXPECT_EQ(at.wish(mover, wire::Act{"9Z=A / 9Z-9Y"}).rule, "off-board");
    EXPECT_EQ(at.wish(mover, wire::Choose{"-"}).rule, "no-choice");
    EXPECT_EQ(at.wish(mover, wire::Choose{"-3"}).error, Refusal::Form);
    EXPECT_EQ(at.wish(mover, wire::Choose{"-99Z"}).rule, "off-board");
    EXPECT_EQ(at.wish(mover, wire::Challenge{0}).error, Refusal::Stale);
    EXPECT_EQ(at.wish(mover, wire::Accept{-1}).error, Refusal::Stale);
    EXPECT_EQ(at.table.number(), number);
    EXPECT_TRUE(at.isTheGame());
}

TEST(DealtTable, CountsHintsOfTheSeatToMove)
{
    Sitting at = sitting("stack10", 2);
    EXPECT_TRUE(at.wishes(at.game.position().turn, wire::Hint{}));
    at.game.noteHints(1);
    EXPECT_TRUE(at.isTheGame());
    EXPECT_NE(at.recordOfNews(0).find("#hint 1"), std::string::npos);
}

TEST(DealtTable, IsOverWhenOneOfTwoResigns)
{
    Sitting at = sitting("stack10", 2);
    const int waiting = 1 - at.game.position().turn;
    EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
    EXPECT_TRUE(at.wishes(1 - waiting, wire::Resign{})); // not the seat to move
    EXPECT_EQ(at.table.phase(), Phase::Over);
    EXPECT_EQ(at.wish(waiting, wire::Act{"-"}).error, Refusal::Over);
    EXPECT_EQ(at.wish(waiting, wire::Resign{}).error, Refusal::Over);
    EXPECT_EQ(at.wish(waiting, wire::Challenge{0}).error, Refusal::Over);
    const auto ended = rebuildGame(readGcg(at.recordOfNews(0)), at.game.setup().book);
    ASSERT_TRUE(ended);
    EXPECT_TRUE(ended->result()->seats[static_cast<std::size_t>(waiting)].wins);
    EXPECT_FALSE(ended->result()->seats[static_cast<std::size_t>(1 - waiting)].wins);
    Sitting three = sitting("stack10", 3);
    EXPECT_EQ(three.wish(0, wire::Resign{}).error, Refusal::Rule);
}

// ---- Window

TEST(DealtTable, WaitsForChallengesOfOthersThanTheNext)
{
    const auto begun = [] {
        Sitting at = sitting("stack10", 3, challenged);
        EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
        EXPECT_EQ(at.table.phase(), Phase::Window);
        return at;
    };
    Sitting at = begun();
    const int next = at.game.position().turn;
    const int other = (next + 1) % 3;
    const int player = (next + 2) % 3;
    EXPECT_EQ(at.state().left, 10'000);
    EXPECT_EQ(at.state().may, (std::vector{next, other}));
    EXPECT_EQ(at.table.wakesAt(), at.now + 10s);
    EXPECT_EQ(at.wish(next, wire::Act{"-"}).error, Refusal::Wait);
    EXPECT_EQ(at.wish(player, wire::Accept{0}).error, Refusal::Turn);
    EXPECT_EQ(at.wish(player, wire::Challenge{0}).error, Refusal::Turn);
    EXPECT_EQ(at.wish(next, wire::Challenge{1}).error, Refusal::Stale);

    // all accept
    EXPECT_TRUE(at.wishes(next, wire::Accept{0}));
    EXPECT_EQ(at.wish(next, wire::Challenge{0}).error, Refusal::Turn);
    EXPECT_EQ(at.table.phase(), Phase::Window);
    EXPECT_EQ(at.state().may, (std::vector{other}));
    EXPECT_TRUE(at.wishes(other, wire::Accept{0}));
    EXPECT_EQ(at.table.phase(), Phase::Seat);
    EXPECT_EQ(at.state().mover, next);
    EXPECT_EQ(at.state().may, std::vector<int>());
    EXPECT_TRUE(at.takes(Pass{}));
    EXPECT_EQ(at.table.phase(), Phase::Seat); // a pass can't be challenged

    // time
    Sitting timed = begun();
    timed.passTime(9999ms);
    EXPECT_EQ(timed.table.phase(), Phase::Window);
    EXPECT_EQ(timed.state().left, 1);
    timed.passTime(1ms);
    EXPECT_EQ(timed.table.phase(), Phase::Seat);
    EXPECT_EQ(timed.state().may, (std::vector{next, other})); // until the next turn

    // a challenge, here in vain; the second challenger comes too late
    Sitting failed = begun();
    EXPECT_TRUE(failed.wishes(other, wire::Challenge{0}));
    EXPECT_FALSE(failed.game.challenge(other));
    EXPECT_EQ(failed.table.phase(), Phase::Seat);
    EXPECT_TRUE(failed.isTheGame());
    EXPECT_EQ(failed.wish(next, wire::Challenge{0}).error, Refusal::Turn);

    // a challenge of a bad play
    Sitting bad = sitting("stack10", 3, challenged);
    EXPECT_TRUE(bad.takes(badPlay(bad.game.position())));
    EXPECT_TRUE(bad.wishes(next, wire::Challenge{0}));
    EXPECT_TRUE(bad.game.challenge(next));
    EXPECT_EQ(bad.wish(other, wire::Challenge{0}).error, Refusal::Stale);
    EXPECT_EQ(bad.table.phase(), Phase::Seat);
    EXPECT_EQ(bad.state().mover, player);
    EXPECT_TRUE(bad.isTheGame());

    // read again, it begins anew
    Sitting kept = begun();
    kept.passTime(8s);
    auto read = DealtTable::read(kept.table.state(), data(), 70s);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->phase(), Phase::Window);
    EXPECT_EQ(read->wakesAt(), 80s);
}

TEST(DealtTable, LetsTheNextOfTwoChallengeOnTheirTurn)
{
    Sitting at = sitting("stack10", 2, challenged);
    EXPECT_TRUE(at.takes(badPlay(at.game.position())));
    const int next = at.game.position().turn;
    EXPECT_EQ(at.table.phase(), Phase::Seat);
    EXPECT_EQ(at.state().may, (std::vector{next}));
    EXPECT_TRUE(at.wishes(next, wire::Challenge{0}));
    EXPECT_TRUE(at.game.challenge(next));
    EXPECT_TRUE(at.isTheGame());
    EXPECT_EQ(at.state().mover, 1 - next);
    EXPECT_EQ(at.wish(next, wire::Challenge{0}).error, Refusal::Stale);
    EXPECT_TRUE(at.takes(Pass{}));
}

// In cross15 a challenge in vain costs the next turn, so the same seat moves again; its play has been judged.
TEST(DealtTable, DoesNotWaitForAPlayThatWasJudged)
{
    Sitting at = sitting("cross15", 2, challenged);
    EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
    const int next = at.game.position().turn;
    EXPECT_TRUE(at.wishes(next, wire::Challenge{0}));
    EXPECT_FALSE(at.game.challenge(next));
    EXPECT_TRUE(at.isTheGame());
    ASSERT_EQ(at.game.position().turn, 1 - next);
    EXPECT_EQ(at.table.phase(), Phase::Seat);
}

// ---- computers

TEST(DealtTable, AsksComputersAndDropsOldAnswers)
{
    Sitting at({ownBook("stack10"), {"Ann", "Computer"}, 5}, {"human", "greedy"});
    EXPECT_TRUE(at.game.position().turn == 1 || at.takes(goodPlay(at.game.position())));
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
    const auto question = at.table.question();
    ASSERT_TRUE(question);
    EXPECT_EQ(question->seat, 1);
    EXPECT_EQ(question->view.own().rack, at.game.position().seats[1].rack);
    EXPECT_EQ(question->view.seats[0].rack, Rack::ofUnknown(7));
    EXPECT_EQ(question->view.bag.tiles(), Bag::ofUnknown(question->view.bag.size()).tiles());
    EXPECT_EQ(at.wish(0, wire::Act{"-"}).error, Refusal::Turn);
    EXPECT_EQ(at.wish(1, wire::Act{"-"}).error, Refusal::Key);
    at.table.answer(question->number - 1, Pass{}, at.now);
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
    const Action action = makeBot("greedy", 1, at.table.knowledge())->choose(question->view, {});
    at.table.answer(question->number, action, at.now);
    EXPECT_FALSE(at.game.take(action));
    EXPECT_TRUE(at.isTheGame());
    EXPECT_EQ(at.table.phase(), Phase::Seat);
    EXPECT_FALSE(at.table.question());
    const std::string state = at.table.state();
    at.table.answer(question->number, Pass{}, at.now);
    EXPECT_EQ(at.table.state(), state);
}

TEST(DealtTable, PassesForAComputerWhoseAnswersBreakRules)
{
    Sitting at({ownBook("stack10"), {"Ann", "Computer"}, 5}, {"human", "greedy"});
    EXPECT_TRUE(at.game.position().turn == 1 || at.takes(goodPlay(at.game.position())));
    const int first = at.table.question()->number;
    at.table.answer(first, Play{}, at.now);
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
    at.table.answer(first, Play{}, at.now); // answered before
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
    at.table.answer(at.table.question()->number, Play{}, at.now);
    EXPECT_FALSE(at.game.take(Pass{}));
    EXPECT_TRUE(at.isTheGame());
}

TEST(DealtTable, LetsComputersChallengeWhenThePlayHasBeenSeen)
{
    std::uint64_t seed = 1; // of a game that the person begins
    const auto book = ownBook("stack10", challenged);
    while (Game({book, {"Ann", "Computer"}, seed}).position().turn != 0)
        ++seed;
    Sitting bad({book, {"Ann", "Computer"}, seed}, {"human", "master"});
    EXPECT_TRUE(bad.takes(badPlay(bad.game.position())));
    EXPECT_EQ(bad.table.phase(), Phase::Window);
    EXPECT_EQ(bad.state().may, std::vector<int>());
    EXPECT_EQ(bad.table.wakesAt(), bad.now + DealtTable::look);
    bad.passTime(DealtTable::look - 1ms);
    EXPECT_TRUE(bad.isTheGame());
    bad.passTime(1ms);
    EXPECT_TRUE(bad.game.challenge(1)); // a master knows all words
    EXPECT_TRUE(bad.isTheGame());
    EXPECT_EQ(bad.table.phase(), Phase::Seat);

    Sitting good({book, {"Ann", "Computer"}, seed}, {"human", "master"});
    EXPECT_TRUE(good.takes(goodPlay(good.game.position())));
    good.passTime(DealtTable::look);
    EXPECT_EQ(good.table.phase(), Phase::Thinking); // nobody else may challenge
    EXPECT_TRUE(good.isTheGame());

    // with two people and a computer, it judges at the latest when both have
    seed = 1;
    while (Game({book, {"Ann", "Bo", "Computer"}, seed}).position().turn != 0)
        ++seed;
    Sitting three({book, {"Ann", "Bo", "Computer"}, seed}, {"human", "away", "master"});
    EXPECT_TRUE(three.takes(badPlay(three.game.position())));
    EXPECT_EQ(three.state().may, (std::vector{1}));
    EXPECT_TRUE(three.wishes(1, wire::Accept{0}));
    EXPECT_TRUE(three.game.challenge(2));
    EXPECT_TRUE(three.isTheGame());
}

TEST(DealtTable, TakesAChallengeWhileAComputerThinks)
{
    const auto book = ownBook("stack10", challenged);
    std::uint64_t seed = 1;
    while (Game({book, {"Ann", "Bo", "Computer"}, seed}).position().turn != 1)
        ++seed;
    Sitting at({book, {"Ann", "Bo", "Computer"}, seed}, {"human", "away", "master"});
    EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
    EXPECT_EQ(at.state().mover, 2);
    EXPECT_EQ(at.table.phase(), Phase::Window);
    at.passTime(DealtTable::look); // the computer doesn't challenge, but Ann may
    EXPECT_EQ(at.table.phase(), Phase::Window);
    EXPECT_EQ(at.table.wakesAt(), at.now + 10s - DealtTable::look);
    at.passTime(10s);
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
    EXPECT_TRUE(at.wishes(0, wire::Challenge{0}));
    EXPECT_FALSE(at.game.challenge(0));
    EXPECT_TRUE(at.isTheGame());
    EXPECT_EQ(at.table.phase(), Phase::Thinking);
}

// ---- the clock

TEST(DealtTable, ChargesTheSeatToMove)
{
    Sitting at = sitting("stack10", 2, {}, "total=60 at-zero=game");
    at.rules = "total=60 at-zero=game";
    const auto mover = static_cast<std::size_t>(at.game.position().turn);
    EXPECT_EQ(at.state().clock, (std::vector<std::int64_t>{60'000, 60'000}));
    EXPECT_TRUE(at.state().runs);
    EXPECT_EQ(at.table.wakesAt(), at.now + 60s);
    at.now += 10s;
    EXPECT_EQ(at.state().clock[mover], 50'000);
    auto read = DealtTable::read(at.table.state(), data(), 500s); // nothing was stored since
    ASSERT_TRUE(read);
    EXPECT_EQ(read->wakesAt(), 560s);
    at.table.measured(static_cast<int>(mover), 150ms);
    EXPECT_TRUE(at.takes(Pass{}));
    EXPECT_EQ(at.state().clock[mover], 50'150);
    EXPECT_EQ(at.state().clock[1 - mover], 60'000);
    at.table.measured(static_cast<int>(1 - mover), 100ms);
    EXPECT_EQ(at.table.wakesAt(), at.now + 60s + 100ms);
    at.passTime(60s + 99ms);
    EXPECT_EQ(at.table.phase(), Phase::Seat);
    EXPECT_TRUE(at.isTheGame());
    at.passTime(1ms);
    EXPECT_EQ(at.table.phase(), Phase::Over);
    EXPECT_EQ(at.wish(static_cast<int>(1 - mover), wire::Act{"-"}).error, Refusal::Over);
    const auto ended = rebuildGame(readGcg(at.recordOfNews(0)), at.game.setup().book);
    ASSERT_TRUE(ended);
    EXPECT_EQ(ended->result()->reason, EndCondition::TimeUp);
    EXPECT_TRUE(ended->result()->seats[mover].wins);
    read = DealtTable::read(at.table.state(), data(), 0ms);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->phase(), Phase::Over);
    EXPECT_EQ(read->state(), at.table.state());
}

TEST(DealtTable, LosesAWishThatComesAfterTheTime)
{
    Sitting at = sitting("stack10", 2, {}, "turn=5 at-zero=game");
    at.now += 6s;
    EXPECT_EQ(at.wish(at.game.position().turn, wire::Act{"-"}).error, Refusal::Over);
    EXPECT_EQ(at.table.phase(), Phase::Over);
}

TEST(DealtTable, StopsTheClockInAWindow)
{
    Sitting at = sitting("stack10", 3, challenged, "total=60 at-zero=game");
    EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
    EXPECT_EQ(at.table.phase(), Phase::Window);
    EXPECT_FALSE(at.state().runs);
    at.passTime(10s);
    EXPECT_EQ(at.table.phase(), Phase::Seat);
    EXPECT_EQ(at.state().clock, (std::vector<std::int64_t>(3, 60'000)));
    EXPECT_TRUE(at.state().runs);
    at.now += 20s; // a challenge on the turn of another: that turn goes on later
    const int next = at.game.position().turn;
    EXPECT_TRUE(at.wishes((next + 1) % 3, wire::Challenge{0}));
    EXPECT_EQ(at.state().clock[static_cast<std::size_t>(next)], 40'000);
}

TEST(DealtTable, ChargesPointsForOvertimeAtTheEnd)
{
    Sitting at = sitting("stack10", 2, {}, "total=60 at-zero=points");
    EXPECT_EQ(at.table.wakesAt(), std::nullopt);
    at.now += 150s;
    while (at.table.phase() == Phase::Seat)
        ASSERT_TRUE(at.takes(Pass{}));
    EXPECT_EQ(at.table.phase(), Phase::Over);
    EXPECT_NE(at.recordOfNews(0).find("(time) -20"), std::string::npos);
    const auto read = DealtTable::read(at.table.state(), data(), 0ms);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->state(), at.table.state());
}

// ---- played games

namespace {

int failedChallenges(const Game& game)
{
    int count = 0;
    for (const Turn& turn : game.turns())
        count += static_cast<int>(turn.failedChallengers().size());
    return count;
}

// What a table of many games has seen.
struct Seen
{
    int steps = 0;
    int windows = 0;
    int windowsOfTwo = 0; // before the end
    int challenges = 0;
    int ends = 0;
    int endsThatWaited = 0;
};

// The table becomes what the game was after its next step.
void expectStep(Sitting& at, const Game& after, Seen& seen)
{
    const Game before = at.game;
    const auto withdrawals = [](const Game& game) { return std::ranges::count_if(game.turns(), &Turn::isWithdrawal); };
    const bool isInVain = failedChallenges(after) > failedChallenges(before);
    if (isInVain || withdrawals(after) > withdrawals(before)) {
        int challenger = at.state().may.empty() ? -1 : at.state().may.front();
        for (const Turn& turn : after.turns())
            if (isInVain && !turn.failedChallengers().empty())
                challenger = turn.failedChallengers().back();
        EXPECT_TRUE(at.wishes(challenger, wire::Challenge{at.openPlay()}));
        ++seen.challenges;
    } else {
        while (at.table.phase() == Phase::Window)
            for (const int seat : at.state().may)
                EXPECT_TRUE(at.wishes(seat, wire::Accept{at.openPlay()}));
        EXPECT_TRUE(at.takes(after.turns()[before.turns().size()].action));
    }
    at.game = after;
    ++seen.steps;
    const bool isWindow = at.table.phase() == Phase::Window;
    seen.windows += isWindow;
    if (isWindow && at.kinds.size() == 2 && !after.isOver()) {
        EXPECT_EQ(after.openPlay()->seat, after.position().turn); // by a card the same seat moves again
        ++seen.windowsOfTwo;
    }
}

// It is read as it was written.
void expectKept(const Sitting& at)
{
    const std::string state = at.table.state();
    const auto read = DealtTable::read(state, data(), at.now + 1h);
    ASSERT_TRUE(read) << state;
    EXPECT_EQ(read->state(), state);
    EXPECT_EQ(read->phase(), at.table.phase());
    EXPECT_EQ(read->table(1), at.table.table(1));
    EXPECT_EQ(read->seatsOf(at.guestsKey), at.table.seatsOf(at.guestsKey));
}

// What the seats are told, as it travels.
std::string toldTo(const Sitting& at, Seats seats)
{
    wire::Table table = at.table.table(seats);
    table.table = tableName;
    const std::string text = wireText(wire::FromDealer(table));
    const auto heard = wire::readFromDealer(text);
    EXPECT_TRUE(heard && std::get<wire::Table>(*heard) == table) << text;
    const std::string news =
        std::visit([](const auto& each) { return wireText(wire::FromDealer(each)); }, at.table.news(seats, at.now));
    const auto heardNews = wire::readFromDealer(news);
    EXPECT_TRUE(heardNews && std::get<wire::HeardNews>(*heardNews).state == at.state(seats)) << news;
    return text + news;
}

// No text has the secrets of the table, and each record only what its seats may see.
void expectSecret(const Sitting& at)
{
    for (const Seats seats : {Seats(0), Seats(1), Seats(2)}) {
        const std::string all = toldTo(at, seats);
        const Json state = Json::parse(at.table.state());
        for (const std::string& secret : {state.at("salt").get<std::string>(), state.at("owner").get<std::string>(),
                                          at.key, at.guestsKey, std::string("#seed")})
            EXPECT_EQ(all.find(secret), std::string::npos);
        for (const GameRecord::HeldRack& held : readGcg(at.recordOfNews(seats)).record.racks)
            EXPECT_TRUE(includes(seats, held.seat));
    }
}

void playToTheEnd(const RuleBookPtr& book, int players, std::uint64_t seed, int turns, Seen& seen)
{
    std::vector<Game> steps;
    (void)randomGame(book, players, seed, turns, [&](const Game& game) { steps.push_back(game); });
    Sitting at(steps.front().setup(), people(static_cast<std::size_t>(players)));
    for (const Game& step : steps) {
        expectStep(at, step, seen);
        expectKept(at);
        if (at.table.phase() != Phase::Over) {
            expectSecret(at);
            EXPECT_TRUE(at.isTheGame());
        }
        if (::testing::Test::HasFailure())
            return;
    }
    if (!at.game.isOver())
        return;
    if (at.table.phase() == Phase::Window) {
        EXPECT_EQ(at.state().mover, -1);
        EXPECT_EQ(at.wish(0, wire::Resign{}).error, Refusal::Wait);
        ++seen.endsThatWaited;
    }
    at.passTime(10s); // the last chance to challenge
    ASSERT_EQ(at.table.phase(), Phase::Over);
    ++seen.ends;
    const auto news = at.table.news(0, at.now);
    const auto& ended = std::get<wire::Ended>(news);
    (void)toldTo(at, 0);
    EXPECT_EQ(ended.record.text(), gcgText(recordOf(at.game, {.kinds = at.kinds, .format = 1})));
    const ReadGcg read = readGcg(ended.record.text());
    EXPECT_EQ(sealOf(*read.record.seed, ended.salt), at.table.table(0).seal); // as all got it at the beginning
    const auto again = rebuildGame(read, book);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->positionBefore(0), at.game.positionBefore(0));
    expectKept(at);
}

} // namespace

TEST(DealtTable, DealsAllGamesAsTheyArePlayed)
{
    Seen seen;
    std::uint64_t seed = 0;
    for (const char* variant : variants)
        for (const char* mode : {"mode=dictionary", "mode=challenge"}) {
            const auto book = ownBook(variant, {mode});
            const int fewest = std::max(2, book->variant.fewestPlayers);
            for (int players = fewest; players <= std::min(3, book->variant.mostPlayers); ++players)
                if (!HasFailure())
                    playToTheEnd(book, players, ++seed, players == fewest ? 120 : 12, seen);
        }
    EXPECT_GT(seen.steps, 300);
    EXPECT_GT(seen.windows, 20);
    EXPECT_GT(seen.windowsOfTwo, 0);
    EXPECT_GT(seen.challenges, 20);
    EXPECT_GT(seen.ends, 10);
    EXPECT_GT(seen.endsThatWaited, 0);
    RecordProperty("steps", seen.steps);
}

// Two games whose draw for the start is the same, and no rack.
TEST(DealtTable, TellsAWatcherTheSameOfEveryWorld)
{
    const auto book = ownBook("stack10", challenged);
    const auto head = [&](std::uint64_t seed) { return seatRecordOf(Game({book, {"Ann", "Bo"}, seed}), {}, 0).head(); };
    const std::uint64_t one = 1;
    std::uint64_t other = 2;
    while (head(other) != head(one))
        ++other;
    Sitting here({book, {"Ann", "Bo"}, one}, people(2), "total=600");
    Sitting there({book, {"Ann", "Bo"}, other}, people(2), "total=600");
    ASSERT_NE(here.game.position().seats[0].rack, there.game.position().seats[0].rack);
    const auto expectSame = [&] {
        EXPECT_EQ(here.state(), there.state());
        EXPECT_EQ(here.recordOfNews(0), there.recordOfNews(0));
        wire::Table table = there.table.table(0);
        table.seal = here.table.table(0).seal;
        EXPECT_EQ(here.table.table(0), table);
    };
    expectSame();
    for (int turn = 0; turn < 6; ++turn) {
        const int mover = here.game.position().turn;
        EXPECT_EQ(here.wish(1 - mover, wire::Act{"-"}), there.wish(1 - mover, wire::Act{"-"}));
        for (Sitting* at : {&here, &there}) {
            at->now += 3s;
            EXPECT_TRUE(at->takes(Exchange{{at->game.position().toMove().rack.tiles()[0]}}));
        }
        expectSame();
    }
    EXPECT_TRUE(here.takes(goodPlay(here.game.position())));
    EXPECT_TRUE(here.recordOfNews(0) != there.recordOfNews(0)); // a play is seen by all
}

// ---- spoilt states

TEST(DealtTable, ReadsNoSpoiltState)
{
    Sitting at = sitting("stack10", 2, challenged, "total=60");
    EXPECT_TRUE(at.takes(goodPlay(at.game.position())));
    const std::string state = at.table.state();
    const auto read = [](const std::string& text) { return DealtTable::read(text, data(), 0ms); };
    ASSERT_TRUE(read(state));
    for (std::size_t length = 0; length < state.size(); length += 7)
        EXPECT_FALSE(read(state.substr(0, length)));
    const Json whole = Json::parse(state);
    for (const auto& [name, value] : whole.items()) {
        Json spoilt = whole;
        spoilt.erase(name);
        EXPECT_FALSE(read(spoilt.dump())) << name;
        for (const Json& other : {Json(), Json("x"), Json::array(), Json::object()}) {
            spoilt[name] = other;
            EXPECT_FALSE(read(spoilt.dump())) << name << other;
        }
    }
    for (const auto& [name, value] : std::vector<std::pair<std::string, Json>>{{"/format", 0},
                                                                               {"/window", 4},
                                                                               {"/window", 61},
                                                                               {"/salt", "12"},
                                                                               {"/owner", "12"},
                                                                               {"/seats", Json::array({1})},
                                                                               {"/seats/0", 1},
                                                                               {"/seats/0/key", "12"},
                                                                               {"/seats/0/key", ""},
                                                                               {"/seats/0/away", 1},
                                                                               {"/record", ""}}) {
        Json spoilt = whole;
        spoilt[Json::json_pointer(name)] = value;
        EXPECT_FALSE(read(spoilt.dump())) << name;
    }
    const std::size_t mover = static_cast<std::size_t>(at.game.turns()[0].seat);
    for (const auto& [name, value] : std::vector<std::pair<std::string, Json>>{
             {"error", -2}, {"error", 99}, {"error", "x"}, {"rule", 1}, {"answered", "x"}, {"id", 3}}) {
        Json spoilt = whole;
        spoilt["seats"][mover][name] = value;
        EXPECT_FALSE(read(spoilt.dump())) << name;
    }
    Json newer = whole;
    newer["format"] = 2;
    EXPECT_EQ(read(newer.dump()).error(), Refusal::Old);
    // Any byte may be wrong; what is read then can still be told.
    RandomSource random(1);
    for (int n = 0; n < 300; ++n) {
        std::string text = state;
        text[random.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(random.below(256));
        if (const auto table = read(text))
            (void)table->news(3, 0ms);
    }
}

} // namespace storeys::test::dealt_table_test
