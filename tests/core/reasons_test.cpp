// Reasons for mistakes: each claim is checked by means of its own. `STOREYS_MISTAKES=10000 core_slow_test
// --gtest_filter=Reasons.AreTrueAndLiesAreNot` checks the claims about that many mistakes, judged with as much work as for
// players: about an hour. STOREYS_FROM=500 begins with another game.

#include "bots/levels.h"
#include "game/game.h"
#include "support/claim_check.h"
#include "support/fitted_values.h"
#include "support/random_game.h"
#include "teaching/game_review.h"
#include "teaching/reason_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>

namespace storeys::test::reasons_test {

namespace {

using enum Reason::Kind;

const char* const manyWanted = std::getenv("STOREYS_MISTAKES");
const int mistakesWanted = manyWanted ? std::atoi(manyWanted) : 100;
const char* const from = std::getenv("STOREYS_FROM");
const std::uint64_t firstGame = from ? std::strtoull(from, nullptr, 10) : 1;
// Less work than for players: the reasons need not be about the best.
const Judging judging = manyWanted ? Judging{} : Judging{commonLevel, 40, 160, 160, 1500};

struct Mistake
{
    SeatView view; // with the words expected
    RuleBookPtr book;
    const LeaveTable* values;
    TurnReview review;
    std::string name; // for messages
};

struct Table
{
    RuleBookPtr book;
    std::shared_ptr<const BotKnowledge> knowledge;
};

Table tableOf(const std::string& variant)
{
    return {bookOf(variant, {}, "standard"), std::make_shared<const BotKnowledge>(fittedValues(variant))};
}

// The view that the review judges by.
SeatView expectedView(const SeatView& view, const BotKnowledge& knowledge, int wordLevel)
{
    SeatView expected = view;
    expected.book = knowledge.upTo(wordLevel, view.book);
    if (!Generator().hasPlay(expected.book, expected.board, moverOf(expected, expected.seat)))
        expected.book = view.book;
    return expected;
}

// Calls `visit` for each mistake of games between levels, until it has seen that many.
void forEachMistake(const std::vector<std::string>& variants, int count,
                    const std::function<void(const Mistake&)>& visit)
{
    static const std::vector<std::string> levels{"beginner", "casual", "greedy"};
    std::vector<Table> tables;
    for (const std::string& variant : variants)
        tables.push_back(tableOf(variant));
    for (std::uint64_t seed = firstGame; count > 0; ++seed) {
        const std::string& variant = variants[seed % variants.size()];
        const auto& [book, knowledge] = tables[seed % variants.size()];
        const std::string& level = levels[seed / variants.size() % levels.size()];
        Game game({book, std::vector<std::string>(seed % 7 == 6 ? 3 : 2, "a"), seed});
        const auto bot = makeBot(level, seed, knowledge);
        while (!game.isOver())
            ASSERT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
        for (std::size_t n = 0; n < game.turns().size() && count > 0; ++n) {
            const auto view = knownViewBefore(game, n);
            if (!view)
                continue;
            const TurnReview review = reviewTurn(*view, game.turns()[n], *knowledge, judging, reviewSeed(n), {});
            if (!isMistake(review.grade))
                continue;
            --count;
            visit({expectedView(*view, *knowledge, judging.wordLevel), book, &knowledge->values(), review,
                   variant + ' ' + level + ' ' + std::to_string(seed) + " turn " + std::to_string(n)});
        }
    }
}

// ---- lies

struct Lie
{
    Reason::Kind kind;
    const char* what;
    void (*tell)(Reason&);
};

void raise(std::optional<Estimate>& estimate, double factor)
{
    estimate->value *= factor;
}

// Each makes a true reason false.
const Lie lies[] = {
    {MorePoints, "more than it scores", [](Reason& r) { r.points->value += 1; }},
    {MorePoints, "another word", [](Reason& r) { r.words[0].pop_back(); }},
    {TallWord, "more tiles", [](Reason& r) { r.count += 1; }},
    {TallWord, "a higher stack", [](Reason& r) { r.height += 1; }},
    {AllTiles, "a larger bonus", [](Reason& r) { r.points->value += 10; }},
    {KeepsMore, "tiles worth more", [](Reason& r) { r.points->value += 0.5; }},
    {KeepsMore, "a lower price",
     [](Reason& r) {
         r.otherPoints = Estimate{0.5, 0};
     }},
    {KeepsHeavy, "a tile that is not kept", [](Reason& r) { r.tiles = {Tile::of(r.tiles[0].kind() == 25 ? 9 : 25)}; }},
    {KeepsTwo, "three of them", [](Reason& r) { r.tiles.push_back(r.tiles[0]); }},
    {OpensWord, "four times as likely", [](Reason& r) { raise(r.chance, 4); }},
    {OpensWord, "for more points", [](Reason& r) { raise(r.points, 4); }},
    {OpensWord, "no likelier than after the best", [](Reason& r) { std::swap(r.chance, r.otherChance); }},
    {OpensWord, "another word", [](Reason& r) { r.words[0].push_back(0); }},
    {OpensWord, "what it can't become", [](Reason& r) { r.words[1].push_back(0); }},
    {OpensSquare, "a plain square", [](Reason& r) { r.squares[0].column += r.squares[0].column == 7 ? 2 : 1; }},
    {OpensSquare, "for more points", [](Reason& r) { raise(r.points, 4); }},
    {HoldsDown, "more than it does",
     [](Reason& r) {
         r.worth = *(r.points = Estimate{r.points->value + 20, r.points->error});
     }},
    {HoldsDown, "about another term", [](Reason& r) { r.term = Term::Next; }},
    {FillsStack, "a stack that is not full", [](Reason& r) { r.height -= 1; }},
    {FillsStack, "another tile", [](Reason& r) { r.tiles[0] = Tile::of(r.tiles[0].letter() == 0); }},
    {SetsUp, "more likely", [](Reason& r) { raise(r.chance, 4); }},
    {SetsUp, "another word", [](Reason& r) { r.words[0].push_back(0); }},
    {AllTilesNext, "the other way round", [](Reason& r) { std::swap(r.chance, r.otherChance); }},
    {BringsMore, "less than it does",
     [](Reason& r) {
         r.worth = *(r.points = Estimate{-r.points->value, r.points->error});
     }},
    {GoesOut, "for more points", [](Reason& r) { r.points->value += 1; }},
    {GoesOut, "with more tiles left", [](Reason& r) { r.tiles.push_back(r.tiles[0]); }},
    {LeftWith, "fewer tiles", [](Reason& r) { r.tiles.pop_back(); }},
    {WinsBy, "a larger lead", [](Reason& r) { r.points->value += 1; }},
    {WinsBy, "a line that nobody plays",
     [](Reason& r) {
         r.evidence.push_back(Play{{{Square{0, 0}, Tile::of(0)}}});
     }},
};

} // namespace

TEST(Reasons, AreTrueAndLiesAreNot)
{
    int mistakes = 0, large = 0, largeTold = 0, claims = 0, sampled = 0;
    std::map<Reason::Kind, int> told, wrong;
    std::map<const Lie*, int> found;
    forEachMistake({"stack10", "stack8", "cross15", "blanks-blockers", "stack8"}, mistakesWanted, [&](const Mistake& mistake) {
        const TurnReview& review = mistake.review;
        if (++mistakes % 1000 == 0)
            std::cout << mistakes << " mistakes checked" << std::endl;
        if (review.grade != Grade::Small) {
            ++large;
            largeTold += !review.reasons.empty();
        }
        ClaimCheck check(mistake.view, *mistake.book, *mistake.values, review, 1000 + mistakes);
        EXPECT_EQ(check.complaint(review.reasons), "") << mistake.name;
        for (const Reason& reason : review.reasons) {
            ++told[reason.kind];
            ++claims;
            sampled += reason.chance || reason.otherChance;
            const std::string complaint = check.complaint(reason);
            EXPECT_EQ(complaint, "") << mistake.name << ' ' << reasonName(reason.kind);
            wrong[reason.kind] += !complaint.empty();
            for (const Lie& lie : lies) {
                if (lie.kind != reason.kind || found[&lie] > 0)
                    continue;
                Reason false_ = reason;
                lie.tell(false_);
                ++found[&lie];
                EXPECT_NE(check.complaint(false_), "")
                    << mistake.name << ' ' << reasonName(lie.kind) << ": " << lie.what;
            }
        }
    });
    std::cout << mistakes << " mistakes, of " << large << " medium and large ones " << largeTold << " with a reason; "
              << claims << " claims:";
    for (std::size_t kind = 0; kind < reasonKinds; ++kind) {
        const auto which = static_cast<Reason::Kind>(kind);
        std::cout << "\n  " << reasonName(which) << ' ' << told[which] << ", false " << wrong[which];
    }
    std::cout << "\nlies found: " << found.size() << " of " << std::size(lies) << std::endl;
    EXPECT_GE(largeTold, 0.95 * large);
    EXPECT_GE(found.size(), 20u);
    for (std::size_t kind = 0; kind < reasonKinds; ++kind) {
        const auto which = static_cast<Reason::Kind>(kind);
        EXPECT_TRUE(which == NoWord || told[which] >= mistakes / 1000) << "too few: " << reasonName(which);
    }
}

// Not only for turns that somebody would choose: what is said of scores and tiles holds for any two.
TEST(Reasons, OfScoresAndTilesAreTrueForAnyTwoTurns)
{
    std::map<Reason::Kind, int> told;
    for (const char* variant : {"stack10", "cross15"}) {
        const auto book = bookOf(variant, {}, "standard");
        const LeaveTable values = fittedValues(variant);
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            RandomSource random(seed);
            Game game({book, {"a", "b"}, seed});
            const auto bot = makeBot("greedy", seed, std::make_shared<const BotKnowledge>(values));
            for (auto turns = random.below(30); turns > 0 && !game.isOver() && game.position().bag.size() > 8; --turns)
                ASSERT_FALSE(game.take(bot->choose(viewOf(game.position(), game.position().turn), {})));
            Position position = game.position();
            Rack& rack = position.seats[position.turn].rack;
            const int blanks = static_cast<int>(seed % 3);
            if (book->variant.tiles.hasBlanks() && position.board.count(Tile::blank().kind()) + blanks <= 2) {
                auto tiles = rack.tiles();
                for (int n = 0; n < blanks; ++n)
                    tiles[static_cast<std::size_t>(n)] = Tile::blank();
                rack = Rack(tiles);
            }
            const SeatView view = viewOf(position, position.turn);
            const std::vector<Candidate> all = staticCandidates(view, values);
            for (int pair = 0; pair < 40; ++pair) {
                const auto some = [&] { // rather one of the first
                    const double share = random.share();
                    return all[static_cast<std::size_t>(static_cast<double>(all.size()) * share * share * share)];
                };
                TurnReview review;
                review.best = some();
                review.taken = some();
                const TurnPair turns{view, review.best, review.taken};
                std::vector<Reason> reasons;
                if (review.best.score() > review.taken.score())
                    reasons.push_back(scoreFact(turns));
                if (auto reason = keptFact(turns, values))
                    reasons.push_back(*reason);
                ClaimCheck check(view, *book, values, review, seed);
                for (Reason& reason : reasons) {
                    reason.term = reason.kind <= AllTiles ? Term::Score : Term::Kept;
                    reason.worth = {9, 0};
                    ++told[reason.kind];
                    EXPECT_EQ(check.exactComplaint(reason), "") << variant << seed << ' ' << reasonName(reason.kind);
                }
            }
        }
    }
    for (const Reason::Kind kind : {MorePoints, TallWord, AllTiles, KeepsMore, KeepsTwo, KeepsHeavy, BlankSpent})
        EXPECT_GT(told[kind], 0) << reasonName(kind);
}

// Random plays with bad words, of which nobody challenged some.
TEST(Reasons, NameTheWordsThatAChallengeWouldHaveRefused)
{
    const auto book = bookOf("stack8", {"mode=challenge"});
    int named = 0;
    for (const std::uint64_t seed : {11, 12, 13}) {
        const Game game = randomGame(book, 2, seed);
        std::vector<std::string> good;
        const auto review = [&](std::size_t n, const BotKnowledge& knowledge) {
            SeatView view = *knownViewBefore(game, n);
            view.book = knowledge.decent(view.book);
            return reviewTurn(view, game.turns()[n], knowledge, {Judging::allWords, 40, 40, 40, 300}, 1, {});
        };
        for (std::size_t n = 0; n < game.turns().size(); ++n) {
            const auto view = knownViewBefore(game, n);
            if (!view)
                continue;
            const LeaveTable values;
            const TurnReview judged = review(n, BotKnowledge());
            ClaimCheck check(*view, *book, values, judged, 1);
            for (const Reason& reason : judged.reasons)
                if (reason.kind == NoWord) {
                    ++named;
                    EXPECT_EQ(check.complaint(reason), "");
                    Reason lie = reason;
                    lie.words = {book->variant.tiles.alphabet.fold("MOOD").value()};
                    EXPECT_NE(check.complaint(lie), "");
                }
            for (const ScoredWord& word : game.turns()[n].score().words)
                if (book->lexicon->words.contains(word.word.letters()))
                    good.push_back(book->variant.tiles.alphabet.spell(word.word.letters()));
        }
        // Offensive words are good ones, though no computer proposes them.
        const BotKnowledge shy(LeaveTable(), good);
        for (std::size_t n = 0; n < game.turns().size(); ++n) {
            if (!knownViewBefore(game, n))
                continue;
            for (const Reason& reason : review(n, shy).reasons)
                for (const Letters& word : reason.words)
                    EXPECT_FALSE(reason.kind == NoWord && book->lexicon->words.contains(word)) << n;
        }
    }
    EXPECT_GE(named, 10);
}

} // namespace storeys::test::reasons_test
