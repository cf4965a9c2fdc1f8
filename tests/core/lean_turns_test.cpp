// The states of a game that rollouts and the endgame change in place, beside the whole one: the same random turns must
// lead to the same boards, racks, reserves, passes, points and ends.

#include "bots/endgame.h"
#include "bots/rollout.h"
#include "game/game.h"
#include "moves/generator.h"
#include "rules/legality.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::lean_turns_test {

namespace {

struct Case
{
    const char* variant;
    std::vector<std::string> houseRules;
    int players;
};

std::vector<Case> cases()
{
    std::vector<Case> all;
    for (const char* variant : {"stack10", "stack8", "cross15"})
        for (const std::vector<std::string>& rules : std::vector<std::vector<std::string>>{
                 {},
                 {"pass-rounds=2"},
                 {"exchange=any"},
                 {"exchange=one", "pass-rounds=2"},
                 {"exchange=any", "exchange-needs-seven=on"},
                 {"solo-penalty=off"},
             })
            for (const int players : {1, 2, 3, 4, mostSeats})
                all.push_back({variant, rules, players});
    for (const int players : {2, 3, 4})
        all.push_back({"blanks-blockers", {}, players});
    return all;
}

void PrintTo(const Case& c, std::ostream* out)
{
    *out << c.variant;
    for (const std::string& rule : c.houseRules)
        *out << ' ' << rule;
    *out << " players=" << c.players;
}

Candidate candidateOf(const FoundPlay& play)
{
    return {play, {}, 0};
}

// A rollout that follows a game turn by turn.
class FollowingRollout
{
public:
    explicit FollowingRollout(const Game& game) : m_game(game) { begin(); }

    // What was just done in the game.
    void perform(const Candidate& candidate)
    {
        m_rollout->perform(candidate);
        compareState();
        if (!candidate.exchanged.empty() && !m_game.isOver())
            begin(); // the whole bag has been shuffled: go on with its order
    }

    // A game that nobody can go on with ends at once; the rollout sees it when all have passed.
    void compareEnd()
    {
        while (!m_rollout->isOver() && m_game.result()->reason == EndCondition::Blocked)
            m_rollout->perform({});
        ASSERT_TRUE(m_rollout->isOver());
        for (std::size_t seat = 0; seat < m_begun.size(); ++seat)
            EXPECT_EQ(m_begun[seat] + m_rollout->points()[seat], m_game.result()->seats[seat].total.value);
    }

private:
    void begin()
    {
        const Position& now = m_game.position();
        m_view = viewOf(now, now.turn);
        m_judge.emplace(*now.book, m_noValues, m_view.unseen);
        m_rollout.emplace(m_view, *m_judge);
        const SampledTiles sampled{now.seats, now.bag.tiles()};
        m_begun.clear();
        for (const Seat& seat : now.seats)
            m_begun.push_back(seat.points.value);
        m_rollout->reset(sampled);
    }

    void compareState()
    {
        const Position& now = m_game.position();
        ASSERT_EQ(m_rollout->board(), now.board);
        ASSERT_EQ(m_rollout->passesInARow(), now.passesInARow);
        ASSERT_EQ(Rack(m_rollout->sampled().bag), Rack(now.bag.tiles()));
        for (std::size_t seat = 0; seat < now.seats.size(); ++seat) {
            ASSERT_EQ(m_rollout->sampled().seats[seat].rack, now.seats[seat].rack);
            ASSERT_EQ(m_rollout->sampled().seats[seat].reserve, now.seats[seat].reserve);
        }
        const bool blocked = m_game.isOver() && m_game.result()->reason == EndCondition::Blocked;
        ASSERT_TRUE(m_rollout->isOver() == m_game.isOver() || blocked);
        if (m_rollout->isOver())
            return;
        ASSERT_EQ(m_rollout->turn(), now.turn);
        for (std::size_t seat = 0; seat < now.seats.size(); ++seat)
            ASSERT_EQ(m_begun[seat] + m_rollout->points()[seat], now.seats[seat].points.value);
    }

    const Game& m_game;
    LeaveTable m_noValues;
    SeatView m_view;
    std::optional<StaticEvaluation> m_judge;
    std::optional<Rollout> m_rollout;
    std::vector<double> m_begun; // points when the rollout began
};

// The last turns of a game of two, done and undone.
void followEndgame(const Game& game, std::size_t from)
{
    const Position& start = game.positionBefore(from);
    EndgamePosition lean(start);
    Generator generator;
    std::vector<std::pair<std::optional<FoundPlay>, EndgamePosition::Before>> done;
    std::vector<std::uint64_t> keys;
    const auto sideOf = [&](int seat) { return seat == start.turn ? 0 : 1; };
    for (std::size_t n = from; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        const int side = sideOf(turn.seat);
        keys.push_back(lean.key(side));
        std::vector<FoundPlay> plays;
        lean.plays(side, plays);
        std::optional<FoundPlay> taken;
        for (const FoundPlay& play : plays)
            if (turn.action == Action(play.toPlay()))
                taken = play;
        ASSERT_EQ(taken.has_value(), !turn.placed().empty());
        done.emplace_back(taken, taken ? lean.doPlay(*taken, side) : lean.pass(side));
    }
    const GameResult& result = *game.result();
    const auto left = [&](int seat) { return (result.seats[seat].gain - result.seats[seat].subtraction).value; };
    EXPECT_EQ(lean.spreadAtEnd(0), left(start.turn) - left(1 - start.turn));
    EXPECT_EQ(lean.isOut(0) || lean.isOut(1), result.reason == EndCondition::Out);
    EXPECT_EQ(lean.haveAllPassed(), result.reason == EndCondition::AllPassed);
    for (std::size_t n = game.turns().size(); n-- > from;) {
        const int side = sideOf(game.turns()[n].seat);
        const auto& [play, before] = done[n - from];
        play ? lean.undoPlay(*play, side, before) : lean.undoPass(side, before);
        EXPECT_EQ(lean.key(side), keys[n - from]);
    }
}

class LeanTurns : public testing::TestWithParam<Case>
{};

TEST_P(LeanTurns, GoAsTheWholeGameGoes)
{
    const auto book = bookOf(GetParam().variant, GetParam().houseRules);
    int turns = 0;
    for (std::uint64_t seed = 0; turns < 160; ++seed) {
        RandomSource random(seed);
        const auto oneIn = [&](std::uint32_t n) { return random.below(n) == 0; };
        Game game({book, std::vector<std::string>(GetParam().players, "a"), seed});
        FollowingRollout rollout(game);
        std::optional<std::size_t> endgameFrom;
        for (; !game.isOver() && game.turns().size() < 300; ++turns) {
            const Position& now = game.position();
            if (now.bag.isEmpty() && !endgameFrom)
                endgameFrom = game.turns().size();
            Mover mover = moverOf(now, now.turn);
            mover.reserveBlanks = std::min(mover.reserveBlanks, 1); // more make a great many plays
            const auto plays = allPlays(*book, now.board, mover);
            Candidate candidate;
            if (canExchange(now) && oneIn(10)) {
                candidate.exchanged = now.toMove().rack.tiles();
                const int most = mostExchanged(now);
                candidate.exchanged.resize(1 + random.below(static_cast<std::uint32_t>(most)));
                if (violationOf(now, candidate.action()))
                    candidate.exchanged.resize(1);
            } else if (!plays.empty() && !oneIn(10)) {
                candidate = candidateOf(plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
            }
            ASSERT_FALSE(game.take(candidate.action()));
            ASSERT_NO_FATAL_FAILURE(rollout.perform(candidate)) << "seed " << seed << " turn " << game.turns().size();
        }
        if (!game.isOver())
            continue;
        ASSERT_NO_FATAL_FAILURE(rollout.compareEnd()) << "seed " << seed;
        if (GetParam().players == 2 && endgameFrom && !book->variant.hasReserve()) { // with a reserve none is solved
            ASSERT_NO_FATAL_FAILURE(followEndgame(game, *endgameFrom)) << "seed " << seed;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, LeanTurns, testing::ValuesIn(cases()));

// ---- rules that the rollouts' own copies once missed

SeatView viewAt(const Game& game)
{
    return viewOf(game.position(), game.position().turn);
}

} // namespace

TEST(LeanTurns, ARolloutExchangesOnlyWhereTheRulesAllowIt)
{
    // Six tiles in the bag, but an exchange needs seven: who can't play passes, and both passes end the game.
    const auto book = bookOf("cross15", {"exchange-needs-seven=on"});
    Game game({book, {"a", "b"}, 1});
    const SeatView view = viewAt(game);
    const LeaveTable values;
    const StaticEvaluation judge(*book, values, view.unseen);
    Rollout rollout(view, judge);
    const Rack stuck(std::vector<Tile>(7, Tile::of('V' - 'A')));
    const SampledTiles sampled{{Seat{stuck, Points(0)}, Seat{stuck, Points(0)}},
                               std::vector<Tile>(6, Tile::of('E' - 'A'))};
    rollout.reset(sampled);
    rollout.playOn(10);
    EXPECT_TRUE(rollout.isOver());
    EXPECT_EQ(rollout.sampled().bag, sampled.bag);
}

TEST(LeanTurns, ASoloRolloutStopsWhenItsExchangesAreUsedUp)
{
    const auto book = bookOf("stack10");
    Game game({book, {"a"}, 1});
    const SeatView view = viewAt(game);
    const LeaveTable values;
    const StaticEvaluation judge(*book, values, view.unseen);
    Rollout rollout(view, judge);
    const Tile v = Tile::of('V' - 'A');
    rollout.reset({{Seat{Rack(std::vector<Tile>(7, v)), Points(0)}}, std::vector<Tile>(30, v)});
    rollout.playOn(5);
    EXPECT_FALSE(rollout.isOver());
    rollout.playOn(1);
    EXPECT_TRUE(rollout.isOver());
}

} // namespace storeys::test::lean_turns_test
