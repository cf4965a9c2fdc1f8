// Puzzles against brute force. bruteForcePlays() lays every word everywhere, and what a play does is read off the boards
// before and after it: none of it knows how puzzles are made or judged.

#include "base/text.h"
#include "bots/levels.h"
#include "cli/puzzle_proof.h"
#include "data_place.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "moves/generator.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "support/brute_force.h"
#include "support/test_game.h"
#include "teaching/puzzle_maker.h"
#include "teaching/puzzle_text.h"
#include "teaching/turn_review.h"

#include <gtest/gtest.h>

#include <set>
#include <thread>

namespace storeys::test::puzzles_test {

namespace {

using cli::proofFault;

struct Words
{
    RuleBookPtr book;
    std::shared_ptr<const BotKnowledge> knowledge;
};

// The built-in words of a language, so that there are rare and offensive ones.
Words builtInWords(const std::string& variant, const std::string& language)
{
    RuleBook book;
    book.variant = *DataPlace(STOREYS_DATA_DIR).variant(variant, language);
    book.houseRules = book.variant.houseRules;
    const DataPlace data(STOREYS_DATA_DIR);
    book.lexicon = *openLexicon("standard", book.variant.tiles.alphabet, data.lexicon(language));
    auto knowledge = *data.knowledge(book.variant);
    return {std::make_shared<RuleBook>(std::move(book)), std::move(knowledge)};
}

std::string described(const Puzzle& puzzle)
{
    return lineOf(puzzle).text();
}

PuzzleAnswer answer(const Puzzle& puzzle, const Play& play)
{
    return judged(puzzle, {puzzle.view.seat, play, {}});
}

// A game with ordinary words and rarer ones.
RuleBookPtr gradedBook(const std::string& variant, const std::vector<std::string>& ordinary,
                       const std::vector<std::string>& rare, const std::vector<std::string>& houseRules = {})
{
    RuleBook book = *bookOfWords(variant, ordinary, houseRules);
    WordGraphBuilder builder;
    for (const std::string& word : ordinary)
        builder.add(*book.variant.tiles.alphabet.fold(word), 1);
    for (const std::string& word : rare)
        builder.add(*book.variant.tiles.alphabet.fold(word), 2);
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"graded", *builder.build(), {commonLevel, Judging::allWords}});
    return std::make_shared<RuleBook>(std::move(book));
}

std::vector<std::string> keysOf(const Puzzle& puzzle)
{
    std::vector<std::string> keys;
    for (const Candidate& key : puzzle.keys)
        keys.push_back(actionText(puzzle.view.board, key.action(), puzzle.view.variant().tiles.alphabet));
    std::ranges::sort(keys);
    return keys;
}

struct Edition
{
    const char* variant;
    const char* language;
};

void PrintTo(const Edition& edition, std::ostream* out)
{
    *out << edition.variant << ' ' << edition.language;
}

class PuzzlesOf : public testing::TestWithParam<Edition>
{};

} // namespace

TEST_P(PuzzlesOf, AreWhatBruteForceFinds)
{
    const auto [book, knowledge] = builtInWords(GetParam().variant, GetParam().language);
    for (const PuzzleKind kind : puzzleKindsOf(*book)) {
        const auto puzzle = makePuzzle(book, knowledge, {{kind}}, 1, {});
        ASSERT_TRUE(puzzle) << puzzleKindName(kind);
        EXPECT_EQ(puzzle->kind, kind);
        EXPECT_EQ(proofFault(*puzzle, *knowledge), "") << described(*puzzle);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, PuzzlesOf,
                         testing::Values(Edition{"stack10", "en"}, Edition{"stack10", "de"}, Edition{"stack10", "fr"},
                                         Edition{"stack10", "es"}, Edition{"stack8", "en"}, Edition{"stack8", "de"},
                                         Edition{"stack8", "fr"}, Edition{"stack8", "es"}, Edition{"cross15", "en"},
                                         Edition{"cross15", "de"}, Edition{"cross15", "fr"}, Edition{"cross15", "es"}),
                         [](const auto& entry) { return std::string(entry.param.variant) + entry.param.language; });

TEST(Puzzles, ArePositionsThatBruteForceAgreesToBeOnes)
{
    const RuleBookPtr book = bookOf("stack10");
    const BotKnowledge knowledge;
    std::map<PuzzleKind, int> made;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Position position = randomPosition(book, seed, seed % 3 == 0);
        for (const PuzzleKind kind : puzzleKindsOf(*book))
            if (const auto puzzle = puzzleAt(viewOf(position, 0), knowledge, kind, seed)) {
                ++made[kind];
                EXPECT_EQ(proofFault(*puzzle, knowledge), "") << described(*puzzle);
            }
    }
    EXPECT_EQ(made.size(), static_cast<std::size_t>(puzzleKinds));
}

// The plays by which all else is proved are those of the tests' own search.
TEST(Puzzles, AnswersAreJudgedBySolvingPlaysOfAllWords)
{
    const auto [book, knowledge] = builtInWords("stack8", "en");
    const auto puzzle = makePuzzle(book, knowledge, {{PuzzleKind::Points}}, 5, {});
    ASSERT_TRUE(puzzle);
    std::size_t solving = 0;
    for (const auto& [text, score] : bruteForcePlays(puzzle->view)) {
        const PuzzleAnswer given = answer(*puzzle, playOf(puzzle->view, text));
        EXPECT_EQ(given.solved, score >= puzzle->goal) << text;
        EXPECT_EQ(given.beyond, score > puzzle->goal) << text;
        EXPECT_EQ(given.tried, score) << text;
        solving += given.solved;
    }
    EXPECT_GE(solving, puzzle->keys.size());
}

TEST(Puzzles, TheProofFindsWhatIsWrong)
{
    const auto [book, knowledge] = builtInWords("stack10", "en");
    const auto wrong = [&](PuzzleKind kind, const std::function<void(Puzzle&)>& spoil) {
        auto puzzle = makePuzzle(book, knowledge, {{kind}}, 3, {});
        EXPECT_EQ(proofFault(*puzzle, *knowledge), "");
        spoil(*puzzle);
        return proofFault(*puzzle, *knowledge);
    };
    for (int kind = 0; kind < puzzleKinds; ++kind) {
        const auto spoilt = [&](const auto& spoil) { return wrong(static_cast<PuzzleKind>(kind), spoil); };
        EXPECT_NE(spoilt([](Puzzle& puzzle) { puzzle.keys.pop_back(); }), "") << kind;
        EXPECT_NE(spoilt([](Puzzle& puzzle) { puzzle.keys.push_back(puzzle.keys.front()); }), "") << kind;
        EXPECT_NE(spoilt([](Puzzle& puzzle) { puzzle.goal += 1; }), "") << kind;
        EXPECT_NE(spoilt([](Puzzle& puzzle) { puzzle.keys.front().play->score += Points(1); }), "") << kind;
    }
    EXPECT_NE(wrong(PuzzleKind::Points, [](Puzzle& puzzle) { puzzle.goal -= 1; }), "");
    EXPECT_NE(wrong(PuzzleKind::Five, [](Puzzle& puzzle) { puzzle.goal = 4; }), "");
}

TEST(Puzzles, OneSeedMakesOnePuzzleOnFourThreadsToo)
{
    const auto [book, knowledge] = builtInWords("stack10", "en");
    const auto linesFrom = [&book = book, &knowledge = knowledge](std::uint64_t seed) {
        std::vector<std::string> lines;
        for (const std::uint64_t end = seed + 8; seed < end; ++seed)
            lines.push_back(described(*makePuzzle(book, knowledge, {}, seed, {})));
        return lines;
    };
    const std::vector<std::string> alone = linesFrom(100);
    // What is kept of words is shared, but empty at the start.
    const Words fresh = builtInWords("stack10", "en");
    std::array<std::vector<std::string>, 4> lines;
    {
        std::vector<std::jthread> threads;
        for (auto& of : lines)
            threads.emplace_back([&] {
                for (std::uint64_t seed = 100; seed < 108; ++seed)
                    of.push_back(described(*makePuzzle(fresh.book, fresh.knowledge, {}, seed, {})));
            });
    }
    for (const auto& of : lines)
        EXPECT_EQ(of, alone);
    EXPECT_EQ(std::set(alone.begin(), alone.end()).size(), alone.size());
}

TEST(Puzzles, AWishForItsKindAloneMakesTheSamePuzzle)
{
    const auto [book, knowledge] = builtInWords("stack8", "en");
    std::set<PuzzleKind> kinds;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto any = makePuzzle(book, knowledge, {}, seed, {});
        const auto again = makePuzzle(book, knowledge, {{any->kind}}, seed, {});
        EXPECT_EQ(described(*any), described(*again));
        EXPECT_EQ(any->keys, again->keys);
        kinds.insert(any->kind);
    }
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(puzzleKinds));
}

TEST(Puzzles, AStoppedOneIsNone)
{
    const auto [book, knowledge] = builtInWords("stack8", "en");
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(makePuzzle(book, knowledge, {}, 1, StopSign(source.get_token())));
}

TEST(Puzzles, AreOnlyOfKindsThatTheGameHas)
{
    const auto kinds = [](const char* variant, const std::vector<std::string>& houseRules = {}) {
        return puzzleKindsOf(*bookOf(variant, houseRules));
    };
    EXPECT_EQ(kinds("stack10").size(), static_cast<std::size_t>(puzzleKinds));
    EXPECT_FALSE(contains(kinds("stack10", {"stack-limit=4"}), PuzzleKind::Five));
    EXPECT_EQ(kinds("cross15"), (std::vector{PuzzleKind::UseTile, PuzzleKind::Points}));
    for (const char* other : {"blanks-blockers", "surprise", "free-for-all", "bust-out", "hyper-race"})
        EXPECT_TRUE(kinds(other).empty()) << other;
    EXPECT_FALSE(makePuzzle(bookOf("surprise"), std::make_shared<BotKnowledge>(), {}, 1, {}));
    EXPECT_FALSE(makePuzzle(bookOf("cross15"), std::make_shared<BotKnowledge>(), {{PuzzleKind::Cover}}, 1, {}));
}

// ---- judging

TEST(PuzzleAnswers, ARarerWordThatDoesBetterIsBeyond)
{
    const auto book = gradedBook("stack10", {"TEA", "TEAR", "SEA", "PEA"}, {"TEARS"});
    const Position position = positionOf(book, "10/10/10/10/3TEA4/10/10/10/10/10", "RSPQJ");
    Puzzle puzzle{.kind = PuzzleKind::Points, .view = viewOf(position, 0)};
    puzzle.goal = achievement(puzzle, playOf(position, "5D ...R")).value();
    const PuzzleAnswer key = answer(puzzle, playOf(position, "5D ...R"));
    EXPECT_TRUE(key.solved);
    EXPECT_FALSE(key.beyond);
    const PuzzleAnswer rarer = answer(puzzle, playOf(position, "5D ...RS"));
    EXPECT_TRUE(rarer.solved);
    EXPECT_TRUE(rarer.beyond);
    EXPECT_GT(rarer.tried, key.tried);
    EXPECT_EQ(rarer.best, rarer.tried);
    const PuzzleAnswer less = answer(puzzle, playOf(position, "5D S.."));
    EXPECT_FALSE(less.solved);
    EXPECT_LT(less.tried, less.best);
    EXPECT_EQ(less.best, puzzle.goal);
}

TEST(PuzzleAnswers, ARarerWordThatDoesAsMuchSolves)
{
    const auto book = gradedBook("stack10", {"TEA", "SEA"}, {"LEA", "ZEA"});
    const Position position = positionOf(book, "10/10/10/10/3TEA4/10/10/10/10/10", "SLZ");
    const auto puzzle = puzzleAt(viewOf(position, 0), BotKnowledge(), PuzzleKind::Cover, 1);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->square, (Square{4, 3}));
    EXPECT_EQ(keysOf(*puzzle), (std::vector<std::string>{"5D S.."}));
    const PuzzleAnswer rarer = answer(*puzzle, playOf(position, "5D L.."));
    EXPECT_TRUE(rarer.solved);
    EXPECT_FALSE(rarer.beyond);
}

TEST(PuzzleAnswers, OnlyALegalPlayOfGoodWordsSolves)
{
    const auto book = gradedBook("stack10", {"TEA", "SEA"}, {}, {"mode=challenge"});
    const Position position = positionOf(book, "10/10/10/10/3TEA4/10/10/10/10/10", "SZQ");
    const auto puzzle = puzzleAt(viewOf(position, 0), BotKnowledge(), PuzzleKind::Cover, 1);
    ASSERT_TRUE(puzzle);
    EXPECT_TRUE(answer(*puzzle, playOf(position, "5D S..")).solved);
    ASSERT_FALSE(violationOf(position, playOf(position, "5D Z.."))); // a bluff that may be challenged
    EXPECT_FALSE(answer(*puzzle, playOf(position, "5D Z..")).solved);
    EXPECT_FALSE(answer(*puzzle, playOf(position, "5D L..")).solved); // not on the rack
    EXPECT_FALSE(judged(*puzzle, {0, Pass(), {}}).solved);
    EXPECT_FALSE(judged(*puzzle, {0, Exchange{{Tile::of(1)}}, {}}).solved);
}

TEST(PuzzleAnswers, OffensiveWordsAreNoKeysButSolve)
{
    const auto book = gradedBook("stack10", {"TEA", "SEA", "PEA"}, {});
    const Position position = positionOf(book, "10/10/10/10/3TEA4/10/10/10/10/10", "SPQ");
    const auto puzzle = puzzleAt(viewOf(position, 0), BotKnowledge({}, {"PEA"}), PuzzleKind::Cover, 1);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(keysOf(*puzzle), (std::vector<std::string>{"5D S.."}));
    EXPECT_TRUE(answer(*puzzle, playOf(position, "5D P..")).solved);
}

// ---- as text

TEST(PuzzleLines, ReadBackAndMakeTheSamePuzzle)
{
    for (const auto& [variant, language] : {std::pair("stack10", "en"), {"stack8", "es"}, {"cross15", "de"}}) {
        const auto [book, knowledge] = builtInWords(variant, language);
        for (const PuzzleKind kind : puzzleKindsOf(*book)) {
            const auto puzzle = makePuzzle(book, knowledge, {{kind}}, ~std::uint64_t{0}, {});
            const auto line = PuzzleLine::read(described(*puzzle));
            ASSERT_TRUE(line) << message(line.error());
            EXPECT_EQ(line->variant, variant);
            EXPECT_EQ(line->language, language);
            EXPECT_EQ(*line, lineOf(*makePuzzle(book, knowledge, {{line->kind}}, line->seed, {})));
            EXPECT_EQ(line->code().size(), 4u);
        }
    }
}

TEST(PuzzleLines, TellNothingOfTheAnswer)
{
    const auto [book, knowledge] = builtInWords("stack10", "en");
    for (const PuzzleKind kind : {PuzzleKind::Points, PuzzleKind::OneTile})
        EXPECT_EQ(lineOf(*makePuzzle(book, knowledge, {{kind}}, 4, {})).asked, "-");
}

TEST(PuzzleLines, HaveCodesThatDiffer)
{
    const PuzzleLine line{"stack10", "en", PuzzleKind::Cover, 17, "5D", "10/10/10/10/3MOOD3/10/10/10/10/10", "WEARSTQ"};
    std::set<std::string> codes;
    for (PuzzleLine other = line; other.seed < 1017; ++other.seed)
        codes.insert(other.code());
    EXPECT_GT(codes.size(), 980u); // of 65,536
    EXPECT_EQ(line.text(), "1 stack10 en cover 17 5D 10/10/10/10/3MOOD3/10/10/10/10/10 WEARSTQ " + line.code());
}

TEST(PuzzleLines, SpoiltOnesAreRefusedWithAReason)
{
    const PuzzleLine line{"stack10", "en", PuzzleKind::Cover, 17, "5D", "10/10/10/10/3MOOD3/10/10/10/10/10", "WEARSTQ"};
    const std::string good = line.text();
    ASSERT_TRUE(PuzzleLine::read(good));
    std::set<std::string> spoilt;
    const auto refused = [&](const std::string& text, Fault fault) {
        const auto read = PuzzleLine::read(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().fault, fault) << text;
        EXPECT_FALSE(message(read.error()).empty());
        spoilt.insert(text);
    };
    const auto with = [&](std::size_t place, const std::string& part) {
        std::vector<std::string> parts;
        for (const auto old : partsOf(good, ' '))
            parts.emplace_back(old);
        parts.at(place) = part;
        return storeys::joined(parts, " ");
    };
    for (const char* format : {"", "0", "01", "-1", "x", "1.0"})
        refused(with(0, format), Fault::PuzzleUnreadable);
    for (const char* format : {"2", "10", "999999999"})
        refused(with(0, format), Fault::PuzzleFormat);
    for (const char* kind : {"Cover", "cover2", "best", "-", "\xff"})
        refused(with(3, kind), Fault::PuzzleKind);
    for (const char* seed :
         {"", "+17", "017", "-1", "17x", "18446744073709551616", "0x11", "1e3", "99999999999999999999999"})
        refused(with(4, seed), Fault::PuzzleUnreadable);
    for (const std::size_t place : {1, 2, 4, 5, 6, 7})
        refused(with(place, "18"), Fault::PuzzleCode);
    for (const char* code : {"0000", "12345", "x", "\xc3\xa4"})
        refused(with(8, code), Fault::PuzzleCode);
    for (const std::string& text :
         {std::string(), std::string(" "), good + " ", " " + good, good + " 1", good.substr(0, good.size() - 5),
          good + std::string(PuzzleLine::longest, 'A'), std::string(8, ' '), std::string(9, '\0')})
        refused(text, Fault::PuzzleUnreadable);
    EXPECT_GE(spoilt.size(), 40u);
    // Any other byte in any place.
    for (std::size_t at = 0; at < good.size(); ++at)
        for (const char byte : {'\0', ' ', '1', 'Z', '\n', '\x80'}) {
            std::string text = good;
            text[at] = byte;
            EXPECT_TRUE(text == good || !PuzzleLine::read(text)) << text;
        }
}

} // namespace storeys::test::puzzles_test
