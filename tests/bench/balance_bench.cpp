// How even a game is: computer players of one level against each other, who begins drawn by lot. Prints a line for each
// number of players, or for that number: which share of the games each seat wins, by its place at the table (corner or
// side, in races) and by its place in the order of play (a shared win counts in parts), how many turns a player takes,
// how the games end, and in which share of them squares of each kind are covered; then what the letters make of the game:
// turns of all players, turns in which there was no play, plays with a whole rack and points of a player, each per game.
// VARIANT may end with a language: stack10.de.
//
//     balance_bench VARIANT [LEVEL [GAMES [SEED [PLAYERS]]]]

#include "bots/knowledge.h"
#include "bots/levels.h"
#include "game/game.h"
#include "moves/generator.h"
#include "rules/variant_reader.h"
#include "value_of.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>

namespace {

using namespace storeys;

struct Tally
{
    std::vector<double> bySeat, byOrder;   // wins, the latter by place in the order of play
    std::vector<int> turns;                // of a player, one for each game
    std::map<EndCondition, int> ends;      // games
    std::map<SquareEffect, int> gamesWith; // a square of that effect covered
    std::map<std::string, int> cards;      // drawn, in all games
    int blockersPut = 0;
    int allTurns = 0, dead = 0, bingos = 0, points = 0; // of all players in all games
};

using Knowledge = std::shared_ptr<const BotKnowledge>;

// The values that the variant is played by, if any.
Knowledge knowledgeOf(const Variant& variant)
{
    const std::string language = variant.language == english ? "" : '.' + variant.language;
    auto values = LeaveTable::read(std::string(STOREYS_DATA_DIR) + "/values/" + variant.values + language + ".json",
                                   variant.tiles);
    return values ? std::make_shared<BotKnowledge>(*std::move(values)) : std::make_shared<BotKnowledge>();
}

// The game with that name, which may end with a language.
RuleBookPtr bookOf(const std::string& name)
{
    const std::string data = STOREYS_DATA_DIR;
    const std::size_t point = std::min(name.find('.'), name.size());
    RuleBook book;
    const std::string language = name.substr(std::min(point + 1, name.size()));
    book.variant = valueOf(readVariant(data + "/variants/" + name.substr(0, point) + ".json", {}, language));
    book.houseRules = book.variant.houseRules;
    if (const auto error = book.houseRules.set("first-player=drawn"))
        std::abort();
    book.lexicon = valueOf(
        openLexicon("standard", book.variant.tiles.alphabet, data + "/lexicons/" + book.variant.language + ".lexicon"));
    return std::make_shared<RuleBook>(std::move(book));
}

Game playedGame(const RuleBookPtr& book, int players, const std::string& level, const Knowledge& knowledge,
                std::uint64_t seed)
{
    Game game({book, std::vector<std::string>(static_cast<std::size_t>(players), level), seed});
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(makeBot(level, seed * 97 + static_cast<std::uint64_t>(seat), knowledge));
    while (!game.isOver()) {
        const int seat = game.position().turn;
        if (game.take(bots[static_cast<std::size_t>(seat)]->choose(viewOf(game.position(), seat), {})))
            std::abort(); // an illegal play
    }
    return game;
}

void countWins(const Game& game, int first, Tally& tally)
{
    const auto& seats = game.result()->seats;
    const double share = 1.0 / static_cast<double>(std::ranges::count(seats, true, &GameResult::Line::wins));
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].wins) {
            tally.bySeat[seat] += share;
            tally.byOrder[(seat + seats.size() - static_cast<std::size_t>(first)) % seats.size()] += share;
        }
}

void count(const Game& game, Tally& tally)
{
    const Variant& variant = game.position().variant();
    const int first = game.positionBefore(0).turn;
    countWins(game, first, tally);
    tally.turns.push_back(static_cast<int>(
        std::ranges::count_if(game.turns(), [&](const Turn& turn) { return turn.seat == first && !turn.isChoice(); })));
    ++tally.ends[game.result()->reason];
    for (std::size_t n = 0; n < game.turns().size(); ++n) {
        const Turn& turn = game.turns()[n];
        if (turn.isChoice())
            continue;
        ++tally.allTurns;
        tally.dead +=
            variant.plays == PlayShape::Lines && turn.placed().empty() && allPlays(game.positionBefore(n)).empty();
        tally.bingos += static_cast<int>(turn.placed().size()) == variant.rackSize;
    }
    for (const GameResult::Line& seat : game.result()->seats)
        tally.points += seat.total.value;
    std::map<SquareEffect, bool> covered;
    for (const Turn& turn : game.turns()) {
        for (const PlacedTile& tile : turn.placed())
            covered[variant.kindOf(tile.square).effect] = true;
        for (const Event& event : turn.events) {
            if (const auto* moved = std::get_if<event::BlockersMoved>(&event.what))
                tally.blockersPut += static_cast<int>(moved->on.size());
            if (const auto* card = std::get_if<event::CardDrawn>(&event.what))
                ++tally.cards[variant.cards[card->card].id];
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
    case EndCondition::Rounds: return "rounds";
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
    std::printf("%d players, %.0f games: wins by seat", players, games);
    for (const double wins : tally.bySeat)
        std::printf(" %.1f", 100 * wins / games);
    std::printf(" %%, in the order of play");
    for (const double wins : tally.byOrder)
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
    std::printf("; a game %.1f cards, %.1f blockers put", cards / games, tally.blockersPut / games);
    std::printf("; %.1f turns, %.2f %% without a play, %.2f with a whole rack, %.0f points a player\n",
                tally.allTurns / games, 100.0 * tally.dead / tally.allTurns, tally.bingos / games,
                tally.points / games / players);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fputs("usage: balance_bench VARIANT [LEVEL [GAMES [SEED [PLAYERS]]]]\n", stderr);
        return 2;
    }
    const std::string level = argc > 2 ? argv[2] : "skilled";
    const int games = argc > 3 ? std::stoi(argv[3]) : 1000;
    const std::uint64_t seed = argc > 4 ? std::stoull(argv[4]) : 1;
    const int wanted = argc > 5 ? std::stoi(argv[5]) : 0;
    const RuleBookPtr book = bookOf(argv[1]);
    const Knowledge knowledge = knowledgeOf(book->variant);
    for (int players = std::max(book->variant.fewestPlayers, 2); players <= std::min(book->variant.mostPlayers, 4);
         ++players) {
        if (wanted > 0 && players != wanted)
            continue;
        Tally tally;
        tally.bySeat.resize(static_cast<std::size_t>(players));
        tally.byOrder = tally.bySeat;
        for (int n = 0; n < games; ++n)
            count(playedGame(book, players, level, knowledge, seed + static_cast<std::uint64_t>(n)), tally);
        print(players, tally);
    }
    return 0;
}
