// Variant files that nobody has written: each is refused, or the generator, the judge and the brute force agree on its
// plays, and its games end.

#include "base/random_source.h"
#include "bots/pieces.h"
#include "bots/rollout.h"
#include "bots/simple_bots.h"
#include "game/game.h"
#include "lexicon/lexicon_builder.h"
#include "moves/generator.h"
#include "moves/worth_of_left.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/variant_reader.h"
#include "support/brute_force.h"
#include "support/other_letters.h"
#include "support/scratch_folder.h"
#include "support/test_game.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace storeys::test::made_up_variants_test {

namespace {

using json = nlohmann::ordered_json;

class Inventor
{
public:
    explicit Inventor(std::uint64_t seed) : m_random(seed) {}

    json variant()
    {
        m_stacks = oneIn(2);
        m_rack = 2 + below(6);
        json file{{"id", "made-up"}, {"players", {2, 2}}, {"rack", m_rack}, {"board", board()}, {"tiles", tiles()}};
        if (m_owned == Owned::Corners)
            file["corners"] = {{"2", {1, 2}}};
        if (m_owned == Owned::Sides)
            file["sides"] = sides(file["board"]);
        if (oneIn(4))
            file["starts-stay"] = true;
        file["rules"] = rules();
        if (m_plural)
            file["plural-letter"] =
                m_symbols.substr(static_cast<std::size_t>(below(static_cast<int>(m_symbols.size()))), 1);
        file["scoring"] = scoring();
        file["ends"] = {"out", "blocked", "all-passed"};
        if (oneIn(3))
            file["ends"] = {"all-passed"};
        file["solo-exchanges"] = below(6);
        file["house-rules"] = {{"stack-limit", m_stacks ? std::to_string(2 + below(8)) : "1"},
                               {"exchange", oneIn(2) ? "one" : "any"}};
        file["house-rule-choices"] = json::array();
        return file;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }
    bool oneIn(int n) { return below(n) == 0; }

    json board()
    {
        m_walls = oneIn(3);
        m_owned = oneIn(3) ? Owned::Sides : oneIn(3) ? Owned::Corners : Owned::Nothing;
        const int rows = 2 + below(oneIn(5) ? Board::maxSide - 1 : 7);
        const int columns = 2 + below(oneIn(5) ? Board::maxSide - 1 : 7);
        m_values = !m_stacks && oneIn(2);
        json board;
        for (int row = 0; row < rows; ++row) {
            std::string squares;
            for (int column = 0; column < columns; ++column)
                squares += m_walls && oneIn(8) ? 'X' : m_values && oneIn(4) ? "dtqDTQ"[below(6)] : '.';
            board.push_back(squares);
        }
        const auto put = [&](char square) {
            std::string row = board[static_cast<std::size_t>(below(rows))];
            row[static_cast<std::size_t>(below(columns))] = square;
            board[static_cast<std::size_t>(below(rows))] = row;
        };
        for (int n = 1 + below(m_owned == Owned::Sides ? 6 : 3); n > 0; --n)
            put(oneIn(2) ? 'S' : '*');
        for (int n = m_owned == Owned::Corners ? 6 : 0; n > 0; --n)
            put(static_cast<char>('1' + n % 2));
        return board;
    }
    // Each row is the first player's up to some square, then nobody's or the second's.
    json sides(const json& board)
    {
        json sides;
        for (const std::string row : board) {
            const int first = below(static_cast<int>(row.size()) + 1);
            const int second = first + below(2);
            std::string side(row.size(), '2');
            for (std::size_t i = 0; i < side.size(); ++i)
                if (static_cast<int>(i) < second)
                    side[i] = static_cast<int>(i) < first ? '1' : '.';
            sides.push_back(side);
        }
        return sides;
    }
    json tiles()
    {
        m_symbols = "ETAOINSRHLDCUMFPGWYBVKXJZ"; // the most frequent first, so that there are words
        m_symbols.resize(static_cast<std::size_t>(2 + below(24)));
        json tiles;
        for (const char symbol : m_symbols) {
            tiles.push_back({{"symbol", std::string(1, symbol)}, {"count", 1 + below(9)}});
            if (m_values)
                tiles.back()["value"] = below(11);
        }
        if (!m_stacks && oneIn(2))
            tiles.push_back({{"symbol", "?"}, {"count", 1 + below(3)}});
        return tiles;
    }
    json rules()
    {
        json rules{"no-tiles", "not-on-rack", "off-board", "square-twice", "not-in-line"};
        if (m_walls || oneIn(4))
            rules.push_back("wall");
        if (m_owned != Owned::Nothing || oneIn(4))
            rules.push_back("not-yours");
        rules.push_back("stack-full");
        if (m_stacks || oneIn(2))
            rules.push_back("same-letter");
        for (const char* rule : {"gap", "too-short", "start-square", "not-connected"})
            rules.push_back(rule);
        if (m_stacks && oneIn(2))
            rules.push_back("covers-word");
        m_plural = oneIn(2);
        if (m_plural)
            rules.push_back("only-plural");
        rules.push_back("not-a-word");
        if (oneIn(8)) // and one that may be missed
            rules.erase(static_cast<std::size_t>(below(static_cast<int>(rules.size()))));
        return rules;
    }
    json scoring()
    {
        json scoring{{"words", m_values ? "crossword" : "stacked"},
                     {"all-tiles-bonus", below(60)},
                     {"tiles-left", oneIn(2) ? json(below(9)) : json("values-to-who-went-out")}};
        if (!m_values)
            scoring.update({{"flat-tile", below(5)},
                            {"stacked-tile", below(4)},
                            {"flat-bonus", {{std::string(1, m_symbols.front()), below(4)}}}});
        return scoring;
    }

    RandomSource m_random;
    bool m_stacks = false;
    bool m_values = false;
    bool m_plural = false;
    bool m_walls = false;
    enum class Owned { Nothing, Corners, Sides } m_owned = Owned::Nothing;
    int m_rack = 0;
    std::string m_symbols;
};

Result<Variant> readMadeUp(const json& file)
{
    return readVariant(ScratchFolder().write("made-up.json", file.dump(1)));
}

// With the words in the symbols of the script, if there is one.
RuleBookPtr bookOf(Variant variant, const Script* script = nullptr)
{
    WordGraphBuilder builder;
    std::ifstream words(testWords());
    for (std::string word; std::getline(words, word);) {
        std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        const auto letters = variant.tiles.alphabet.fold(script ? wordIn(*script, word) : word);
        if (letters && word.size() >= 2)
            builder.add(*letters);
    }
    RuleBook book{std::move(variant), {}, std::make_shared<Lexicon>(Lexicon{"test", *builder.build()})};
    book.houseRules = book.variant.houseRules;
    return std::make_shared<RuleBook>(std::move(book));
}

// The best plays if what is left of the rack counts too, in half points at random.
void expectBestWithWorthOfLeft(const Position& position, std::uint64_t seed)
{
    const Mover mover = moverOf(position, position.turn);
    if (!WorthOfLeft::fits(mover.rack))
        return;
    RandomSource random(seed);
    WorthOfLeft left(mover.rack);
    for (std::uint32_t set = 0; set < 1u << mover.rack.size(); ++set)
        left.ofSet(set) = (static_cast<Billionths>(random.below(80)) - 20) * (onePoint / 2);
    std::vector<FoundPlay> best = allPlays(position);
    const auto worth = [&](const FoundPlay& play) { return play.score.value * onePoint + left.after(play); };
    if (!best.empty()) {
        const Billionths most = worth(*std::ranges::max_element(best, {}, worth));
        std::erase_if(best, [&](const FoundPlay& play) { return worth(play) < most; });
    }
    std::vector<FoundPlay> found;
    Generator().bestPlays(position.book, position.board, mover, left, found);
    ASSERT_EQ(found, best) << seed;
}

void expectAgreement(const RuleBookPtr& book, std::uint64_t seed)
{
    Position position = randomPosition(book, seed, false);
    Rack& rack = position.seats[position.turn].rack; // as many as the game allows
    while (rack.size() > book->variant.rackSize)
        rack.remove(rack.tiles().front());
    std::vector<BrutePlay> found;
    for (const FoundPlay& play : allPlays(position)) {
        found.push_back({playText(position.board, play.toPlay(), book->variant.tiles.alphabet), play.score.value});
        const auto read = readPlayText(found.back().text, book->variant.tiles);
        ASSERT_TRUE(read && read->placements == play.toPlay().placements) << found.back().text;
    }
    std::ranges::sort(found);
    ASSERT_EQ(found, bruteForcePlays(position)) << seed;
    std::vector<FoundPlay> best;
    Generator().bestPlays(book, position.board, moverOf(position, position.turn), best);
    const auto score = [](const BrutePlay& play) { return play.score; };
    const int most = found.empty() ? 0 : std::ranges::max(found, {}, score).score;
    ASSERT_EQ(static_cast<std::ptrdiff_t>(best.size()), std::ranges::count(found, most, score)) << seed;
    for (const FoundPlay& play : best)
        ASSERT_EQ(play.score.value, most) << seed;
    expectBestWithWorthOfLeft(position, seed);
}

void expectEnds(const RuleBookPtr& book, std::uint64_t seed)
{
    Game game({book, {"a", "b"}, seed});
    SimpleBot bot(seed, SimpleBot::Takes::Best);
    for (int turns = 0; !game.isOver() && turns < 2000; ++turns)
        ASSERT_FALSE(game.take(bot.choose(viewOf(game.position(), game.position().turn), {})));
    EXPECT_TRUE(game.isOver());
    const Game start({book, {"a", "b"}, seed});
    const SeatView view = viewOf(start.position(), start.position().turn);
    const LeaveTable values;
    const StaticEvaluation judge(*book, values, view.unseen);
    RandomSource random(seed);
    Rollout rollout(view, judge);
    rollout.reset(sampleHidden(view, random));
    rollout.playOn(60); // where nobody finds a play, exchanges could go on for ever
}

} // namespace

TEST(MadeUpVariants, AreRefusedOrPlayedByTheirRules)
{
    int played = 0;
    int large = 0; // more than 15 a side
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const json file = Inventor(seed).variant();
        const auto variant = readMadeUp(file);
        if (!variant)
            continue;
        ++played;
        large += std::max(variant->rows, variant->columns) > 15;
        const auto book = bookOf(*variant);
        for (std::uint64_t n = 0; n < 3; ++n)
            ASSERT_NO_FATAL_FAILURE(expectAgreement(book, seed + 1000 * n)) << file.dump();
        ASSERT_NO_FATAL_FAILURE(expectEnds(book, seed)) << file.dump();
        ASSERT_FALSE(HasFailure()) << file.dump();
    }
    EXPECT_GT(played, 200);
    EXPECT_GT(large, 20);
}

// In other letters, 2 to 32 of them: what the engine finds, it also writes and reads.
TEST(MadeUpVariants, ArePlayedByTheirRulesInOtherAlphabets)
{
    int played = 0;
    std::size_t most = 0;
    for (std::uint64_t seed = 1000; seed < 1200; ++seed) {
        const Script& script = scripts()[seed % scripts().size()];
        json file = json::parse(fileIn(script, Inventor(seed).variant().dump()));
        const std::set<std::string> added{"[ЁЁ]", "Ё", "Ю", "Я", "Э", "Ъ", "Ь"};
        for (const std::string& symbol : added)
            if (file["tiles"].size() > 20 && seed % 2 == 0)
                file["tiles"].push_back({{"symbol", symbol}, {"count", 1}});
        const auto variant = readMadeUp(file);
        if (!variant)
            continue;
        ++played;
        most = std::max(most, static_cast<std::size_t>(variant->tiles.alphabet.size()));
        const auto book = bookOf(*variant, &script);
        for (std::uint64_t n = 0; n < 3; ++n)
            ASSERT_NO_FATAL_FAILURE(expectAgreement(book, seed + 1000 * n)) << file.dump();
        ASSERT_NO_FATAL_FAILURE(expectEnds(book, seed)) << file.dump();
    }
    EXPECT_GT(played, 80);
    EXPECT_EQ(most, 32u);
}

// A file alone makes a game that combines an end, a scoring, kinds of squares, effects and house rules as no built-in
// variant does: a race in stacks for points, round walls, with blockers and blanks to collect.
TEST(MadeUpVariants, CombineAnyEndsScoringSquaresAndEffects)
{
    const RuleBookPtr book = test::bookOf("arcade.json");
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        ASSERT_NO_FATAL_FAILURE(expectAgreement(book, seed));
    std::set<EndCondition> ends;
    bool collected = false, stacked = false, bonus = false;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Game game({book, {"a", "b"}, seed});
        SimpleBot bot(seed, SimpleBot::Takes::Best);
        while (!game.isOver())
            ASSERT_FALSE(game.take(bot.choose(viewOf(game.position(), game.position().turn), {})));
        ends.insert(game.result()->reason);
        for (const Turn& turn : game.turns()) {
            bonus = bonus || turn.score().bingoBonus == Points(17);
            for (const PlacedTile& tile : turn.placed())
                stacked = stacked || tile.before.value > 0;
            for (const Event& event : turn.events)
                collected = collected || std::holds_alternative<event::Collected>(event.what);
        }
        if (game.result()->reason == EndCondition::Goal) {
            EXPECT_TRUE(std::ranges::any_of(game.result()->seats, [](const auto& line) { return line.steps == 0; }));
        }
    }
    EXPECT_TRUE(ends.contains(EndCondition::Goal));
    EXPECT_TRUE(collected && stacked && bonus) << collected << stacked << bonus;
}

// Each play may take a blocker off, and the next one scores so much that a blocker against it helps.
TEST(MadeUpVariants, LetBotsPutDownOnlyBlockersThatTheyHold)
{
    RuleBook changed = *test::bookOf("arcade.json");
    changed.variant.goal = Goal::None;
    changed.variant.flatTile = changed.variant.stackedTile = Points(30);
    for (SquareKind& kind : changed.variant.squares)
        kind.effect = SquareEffect::LiftBlocker;
    const auto book = std::make_shared<const RuleBook>(std::move(changed));
    Generator generator;
    RandomSource random(1);
    std::size_t put = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Position position = Game({book, {"a", "b"}, seed}).position();
        position.board.setBlocker({2, 6}, true);
        const auto plays = allPlays(position);
        for (const int held : {0, 1}) {
            position.seats[position.turn].reserve.blockers = held;
            if (plays.empty())
                continue;
            const SeatView view = viewOf(position, position.turn);
            const Play play = withBlockers(view, plays.front().toPlay(), generator, random);
            EXPECT_FALSE(violationOf(position, play)) << seed << ' ' << held;
            put += play.blockersOn.size();
        }
    }
    EXPECT_GT(put, 0u);
}

} // namespace storeys::test::made_up_variants_test
