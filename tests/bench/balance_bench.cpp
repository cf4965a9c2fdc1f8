// How even a game is: computer players of one level against each other. Prints a line for each number of players: which
// share of the games each seat wins, in the order of play (a shared win counts in parts), how many turns a player takes,
// how the games end, and in which share of them squares of each kind are covered.
//
//     balance_bench VARIANT [LEVEL [GAMES [SEED]]]

#include "support/test_game.h"

#include "bots/levels.h"
#include "game/game.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

namespace {

using namespace storeys;

struct Tally
{
    std::vector<double> wins;              // by place in the order of play
    std::vector<int> turns;                // of a player, one for each game
    std::map<EndCondition, int> ends;      // games
    std::map<SquareEffect, int> gamesWith; // a square of that effect covered
    std::map<std::string, int> cards;      // drawn, in all games
    int blockersPut = 0;
};

void play(const RuleBookPtr& book, int players, const std::string& level, std::uint64_t seed, Tally& tally)
{
    const std::vector<std::string> names(static_cast<std::size_t>(players), level);
    Game game({book, names, seed});
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(makeBot(level, seed * 97 + static_cast<std::uint64_t>(seat)));
    const int first = game.position().turn;
    while (!game.isOver()) {
        const int seat = game.position().turn;
        if (game.take(bots[static_cast<std::size_t>(seat)]->choose(viewOf(game.position(), seat), {})))
            std::abort(); // an illegal play
    }
    const auto& seats = game.result()->seats;
    const auto winners = std::ranges::count(seats, true, &GameResult::Line::wins);
    for (int seat = 0; seat < players; ++seat)
        if (seats[static_cast<std::size_t>(seat)].wins)
            tally.wins[static_cast<std::size_t>((seat - first + players) % players)] +=
                1.0 / static_cast<double>(winners);
    tally.turns.push_back(static_cast<int>(
        std::ranges::count_if(game.turns(), [&](const Turn& turn) { return turn.seat == first && !turn.isChoice(); })));
    ++tally.ends[game.result()->reason];
    std::map<SquareEffect, bool> covered;
    for (const Turn& turn : game.turns()) {
        for (const PlacedTile& tile : turn.placed())
            covered[book->variant.kindOf(tile.square).effect] = true;
        for (const Event& event : turn.events) {
            if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what))
                tally.blockersPut += static_cast<int>(moved->on.size());
            if (const auto* card = std::get_if<event::CardDrawn>(&event.what))
                ++tally.cards[book->variant.cards[card->card].id];
        }
    }
    for (const auto& [effect, isCovered] : covered)
        tally.gamesWith[effect] += isCovered;
}

const char* nameOf(EndCondition end)
{
    switch (end) {
    case EndCondition::Out: return "out";
    case EndCondition::Blocked: return "blocked";
    case EndCondition::AllPassed: return "all passed";
    case EndCondition::Goal: return "goal";
    default: return "other";
    }
}

const char* nameOf(SquareEffect effect)
{
    switch (effect) {
    case SquareEffect::TakeBlank: return "blank";
    case SquareEffect::TakeBlocker: return "blocker";
    case SquareEffect::LiftBlocker: return "pickaxe";
    case SquareEffect::DrawCard: return "card";
    default: return "";
    }
}

void print(int players, Tally& tally)
{
    const auto games = static_cast<double>(tally.turns.size());
    std::printf("%d players: wins", players);
    for (const double wins : tally.wins)
        std::printf(" %.1f", 100 * wins / games);
    std::ranges::sort(tally.turns);
    const auto turnsAt = [&](double share) { return tally.turns[static_cast<std::size_t>(share * (games - 1))]; };
    std::printf(" %%; turns %d (%d to %d); ends", turnsAt(0.5), turnsAt(0.05), turnsAt(0.95));
    for (const auto& [end, count] : tally.ends)
        std::printf(" %s %.1f %%", nameOf(end), 100 * count / games);
    for (const auto& [effect, count] : tally.gamesWith)
        if (effect != SquareEffect::None)
            std::printf("; %s in %.1f %%", nameOf(effect), 100 * count / games);
    double cards = 0;
    for (const auto& [id, count] : tally.cards)
        cards += count;
    std::printf("; a game %.1f cards, %.1f blockers put\n", cards / games, tally.blockersPut / games);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fputs("usage: balance_bench VARIANT [LEVEL [GAMES [SEED]]]\n", stderr);
        return 2;
    }
    const std::string level = argc > 2 ? argv[2] : "skilled";
    const int games = argc > 3 ? std::stoi(argv[3]) : 1000;
    const std::uint64_t seed = argc > 4 ? std::stoull(argv[4]) : 1;
    const RuleBookPtr book = test::bookOf(argv[1], {}, test::builtInLexicon());
    for (int players = std::max(book->variant.fewestPlayers, 2); players <= std::min(book->variant.mostPlayers, 4);
         ++players) {
        Tally tally;
        tally.wins.resize(static_cast<std::size_t>(players));
        for (int n = 0; n < games; ++n)
            play(book, players, level, seed + static_cast<std::uint64_t>(n), tally);
        print(players, tally);
    }
    return 0;
}
