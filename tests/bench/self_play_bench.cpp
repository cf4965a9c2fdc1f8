// A signature of how the computer players play: it changes when their behaviour does and only then, whatever the
// machine and however fast. Commits to the engine quote it. Also prints how fast greedy games are, beside those of a
// plain trie in the same run, and how fast rollouts are, beside those that look for all plays.

#include "plain_trie.h"
#include "support/signature.h"
#include "support/test_game.h"

#include "bots/levels.h"
#include "bots/rollout.h"
#include "game/game.h"
#include "record/play_text.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <string>

namespace {

using namespace storeys;
using test::Signature;

std::string textOf(const Turn& turn, const Position& before)
{
    const Alphabet& alphabet = before.variant().tiles.alphabet;
    if (const Play* play = std::get_if<Play>(&turn.action))
        return playText(before.board, *play, alphabet) + " " + std::to_string(turn.score().total().value);
    if (const Exchange* exchange = std::get_if<Exchange>(&turn.action))
        return "-" + rackText(Rack(exchange->tiles), alphabet);
    return "-";
}

// Two of the level against each other; the words are the tests' own, so that no package changes the signature.
void playGames(const std::string& level, const std::string& variant, int games, Signature& signature)
{
    const auto book = test::bookOf(variant);
    for (int number = 0; number < games; ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        Game game({book, {"first", "second"}, seed});
        const auto first = makeBot(level, seed, nullptr);
        const auto second = makeBot(level, seed + 1000, nullptr);
        while (!game.isOver()) {
            const int seat = game.position().turn;
            (void)game.take((seat == 0 ? first : second)->choose(viewOf(game.position(), seat), {}));
            signature.add(textOf(game.turns().back(), game.positionBefore(game.turns().size() - 1)));
        }
        signature.add(std::to_string(game.result()->seats[0].total.value));
    }
}

// Games a second; choose(view) says what whoever is to move does.
template<class Choose>
double speedOf(const RuleBookPtr& book, int games, Generator& generator, Choose choose)
{
    const auto start = std::chrono::steady_clock::now();
    for (int number = 0; number < games; ++number) {
        Game game({book, {"first", "second"}, static_cast<std::uint64_t>(number)});
        while (!game.isOver())
            (void)game.take(choose(viewOf(game.position(), game.position().turn)), generator);
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return games / taken.count();
}

double greedySpeed(const RuleBookPtr& book, int games)
{
    const auto generator = std::make_shared<Generator>();
    const auto bot = makeBot("greedy", 1, nullptr, std::nullopt, generator);
    return speedOf(book, games, *generator, [&](const SeatView& view) { return bot->choose(view, {}); });
}

Action greediest(const bench::PlainTrie& trie, const SeatView& view)
{
    std::vector<bench::PlainTrie::Found> found;
    trie.allPlays(*view.book, view.board, view.own().rack, found);
    if (found.empty())
        return Pass{};
    const auto best = std::ranges::max_element(found, {}, &bench::PlainTrie::Found::score);
    Play play;
    const Direction direction = best->across ? Direction::Across : Direction::Down;
    for (int n = 0; n < best->length; ++n)
        if (best->letters[n] >= 0)
            play.placements.push_back(
                {stepped({best->row, best->column}, direction, n), Tile::of(static_cast<Letter>(best->letters[n]))});
    return play;
}

double plainSpeed(const RuleBookPtr& book, int games)
{
    const bench::PlainTrie trie(book->lexicon->words);
    Generator generator;
    return speedOf(book, games, generator, [&](const SeatView& view) { return greediest(trie, view); });
}

// ---- rollouts

// The play with the highest equity, as it was once found: among all plays, and each leave evaluated by itself.
const FoundPlay* bestOfAll(const StaticEvaluation& judge, Generator& generator, const RuleBookPtr& book,
                           const Rollout& rollout, std::vector<FoundPlay>& plays)
{
    const Rack& rack = rollout.sampled().seats[rollout.turn()].rack;
    const int bag = static_cast<int>(rollout.sampled().bag.size());
    generator.allPlays(book, rollout.board(), {rack, 2, rollout.turn()}, plays);
    const FoundPlay* best = nullptr;
    double most = 0;
    for (const FoundPlay& play : plays) {
        const double equity = judge.equity(play, rack, bag);
        if (!best || equity > most) {
            best = &play;
            most = equity;
        }
    }
    return best;
}

// Positions from games of the level, with tiles in the bag.
std::vector<SeatView> viewsOf(const RuleBookPtr& book, std::uint64_t games)
{
    std::vector<SeatView> views;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Game game({book, {"first", "second"}, seed});
        const auto bot = makeBot("greedy", seed, nullptr);
        while (!game.isOver() && game.position().bag.size() > 7) {
            if (game.turns().size() % 5 == 2)
                views.push_back(viewOf(game.position(), game.position().turn));
            (void)game.take(bot->choose(viewOf(game.position(), game.position().turn), {}));
        }
    }
    return views;
}

// Rollouts of two turns after the best candidates, in both ways by turns; by the time of the processor.
void compareRollouts(const char* variant)
{
    constexpr std::size_t candidatesAPosition = 16;
    constexpr int samples = 8;
    const auto book = test::bookOf(variant, {}, "standard");
    const LeaveTable values =
        *LeaveTable::read(std::string(STOREYS_DATA_DIR) + "/values/" + variant + ".json", book->variant.tiles);
    RandomSource random(1);
    Generator generator;
    std::vector<FoundPlay> plays;
    double now = 0;
    double once = 0;
    int rollouts = 0;
    for (const SeatView& view : viewsOf(book, 12)) {
        auto candidates = staticCandidates(view, values);
        candidates.resize(std::min(candidates.size(), candidatesAPosition));
        const StaticEvaluation judge(*book, values, view.unseen);
        Rollout rollout(view, judge);
        for (int n = 0; n < samples; ++n) {
            const SampledTiles sampled = sampleHidden(view, random);
            const auto roll = [&](const auto& turn) {
                const std::clock_t begin = std::clock();
                for (const Candidate& candidate : candidates) {
                    rollout.reset(sampled);
                    rollout.perform(candidate);
                    for (int turns = 0; turns < 2 && !rollout.isOver(); ++turns)
                        turn();
                }
                return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            };
            now += roll([&] { (void)rollout.playTurn(); });
            once += roll([&] {
                if (const FoundPlay* play = bestOfAll(judge, generator, book, rollout, plays))
                    rollout.perform({*play, {}, 0});
                else
                    (void)rollout.playTurn();
            });
            rollouts += static_cast<int>(candidates.size());
        }
    }
    std::printf(
        "rollouts of two turns a second, standard lexicon: %s %.0f, %.2f times the %.0f that look for all plays\n",
        variant, rollouts / now, once / now, rollouts / once);
}

} // namespace

int main()
{
    Signature signature;
    for (const char* variant : {"stack10", "stack8", "cross15"}) {
        for (const char* level : {"random", "beginner", "casual", "greedy"})
            playGames(level, variant, 20, signature);
        playGames("skilled", variant, 6, signature);
        playGames("expert", variant, 1, signature);
        playGames("master", variant, 1, signature);
    }
    std::printf("Bench: %016llx\n", static_cast<unsigned long long>(signature.value()));
    const auto stacking = test::bookOf("stack10", {}, "standard");
    const double plain = plainSpeed(stacking, 50);
    const double ours = greedySpeed(stacking, 2000);
    std::printf(
        "greedy games a second, standard lexicon: stack10 %.0f, %.0f times the %.0f of a plain trie; cross15 %.0f\n",
        ours, ours / plain, plain, greedySpeed(test::bookOf("cross15", {}, "standard"), 400));
    for (const char* variant : {"stack10", "cross15"})
        compareRollouts(variant);
}
