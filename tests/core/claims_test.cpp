// Plays that are paths: claims, their rules and scoring, and the rounds that end the game.

#include "game/game.h"
#include "messages/messages.h"
#include "moves/claim_paths.h"
#include "moves/path_search.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/claim_rules.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/scoring.h"
#include "rules/variant_reader.h"
#include "support/test_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace storeys::test::claims_test {

namespace {

constexpr const char* empty = "9/9/9/9/9/9/9/9/9";
constexpr const char* diet = "9/9/9/9/3DIT3/4E4/9/9/9"; // on 5D, 5E, 5F and 6E

Position atBoard(const std::string& board, const std::string& rack)
{
    const RuleBookPtr book = bookOfWords(
        "free-for-all", {"DIET", "EDIT", "TIDE", "TIED", "STRIDE", "TRIED", "RIDES", "ID", "IT", "DIE", "TIE", "IDES"});
    return positionOf(book, board, rack);
}

std::string code(const Position& position, const std::string& play)
{
    return judged(position, playOf(position, play));
}

int score(const Position& position, const std::string& play)
{
    return scoreOf(position, playOf(position, play)).total().value;
}

Letters lettersOf(const std::string& word, const Variant& variant)
{
    return *variant.tiles.alphabet.fold(word);
}

std::string textOf(const Claim& path)
{
    std::string text;
    for (const Square square : path)
        text += (text.empty() ? "" : "-") + squareText(square);
    return text;
}

std::vector<std::string> pathsOf(const Position& position, const std::string& play, const std::string& word)
{
    return listOf(pathsSpelling(position.board, playOf(position, play), lettersOf(word, position.variant())), textOf);
}

// The words that bestFurtherClaim() adds to the play, one after the other.
std::vector<std::string> furtherWords(const Position& position, const std::string& text)
{
    Play play = playOf(position, text);
    std::vector<std::string> words;
    while (const auto claim = bestFurtherClaim(position, play)) {
        play.claims.push_back(*claim);
        words.push_back(position.variant().tiles.alphabet.spell(claimedWords(position.board, play).back().letters()));
    }
    return words;
}

} // namespace

TEST(Claims, ScoreAsOnTheSheet)
{
    Position position = atBoard(empty, "DIETABC");
    const std::string first = "5D=D 5E=I 6E=E 5F=T / 5D-5E-6E-5F / 6E-5D-5E-5F / 5F-5E-5D-6E";
    EXPECT_EQ(code(position, first), "");
    EXPECT_EQ(score(position, first), 15);
    takeUnjudged(position, playOf(position, first));
    EXPECT_EQ(position.board, atBoard(diet, "").board);
    position.seats[0].rack = readHeld("RSABC", position.variant())->rack;
    const std::string second = "4E=R 6F=S / 6F-5F-4E-5E-5D-6E / 5F-4E-5E-6E-5D / 4E-5E-5D-6E-6F";
    EXPECT_EQ(code(position, second), "");
    EXPECT_EQ(score(position, second), 19);
}

TEST(Claims, BringTheBonusForTheWholeRackAndNothingForBlanks)
{
    const RuleBookPtr book = bookOfWords("free-for-all", {"PAINTER", "PAIN"});
    const Position position = positionOf(book, empty, "PAINTE?");
    const std::string tiles = "5A=P 5B=A 5C=I 5D=N 5E=T 5F=E 5G=r / 5A-5B-5C-5D-5E-5F-5G";
    EXPECT_EQ(code(position, tiles), "");
    EXPECT_EQ(score(position, tiles), 50 + 8);
    EXPECT_EQ(score(position, tiles + " / 5A-5B-5C-5D"), 50 + 8 + 6);
}

TEST(Claims, AreCheckedInOrder)
{
    const Position first = atBoard(empty, "DIETABC");
    const Position later = atBoard(diet, "RSS?ABC");
    const auto bad = [](const Position& position, const char* play) { return code(position, play); };
    EXPECT_EQ(bad(first, "/ 5D-5E"), "no-tiles");
    EXPECT_EQ(bad(first, "20D=Z / 5D-5E"), "not-on-rack");
    EXPECT_EQ(bad(first, "20D=D 20D=I / 5D-5E"), "off-board");
    EXPECT_EQ(bad(later, "5D=R 5D=S"), "square-twice");
    EXPECT_EQ(bad(later, "5D=R"), "stack-full");
    EXPECT_EQ(bad(first, "1A=D"), "start-square");
    EXPECT_EQ(bad(first, "5E=D"), "claims");
    EXPECT_EQ(bad(later, "6F=S / 5D-5E / 5D-5E / 5D-5E / 5D-5E"), "claims");
    EXPECT_EQ(bad(later, "6F=S / 5D-4D-4D"), "claim-gap");
    EXPECT_EQ(bad(later, "6F=S / 5D-20D"), "claim-gap");
    EXPECT_EQ(bad(later, "6F=S / 5D-5F-5D"), "claim-path");
    EXPECT_EQ(bad(later, "6F=S / 6F"), "claim-path");
    EXPECT_EQ(bad(later, "6F=S / 5D-5E-5D"), "claim-twice");
    EXPECT_EQ(bad(later, "6F=S / 5D-5D"), "claim-twice");
    EXPECT_EQ(bad(later, "6F=S / 5D-5E / 5D-4D"), "claim-old"); // of the first claim, before any of the second
    EXPECT_EQ(bad(later, "1A=S 6F=S / 5E-5D-6E-6F / 5E-5D-6E-6F"), "claim-same");
    EXPECT_EQ(bad(later, "1A=S 6F=S / 5E-5D-6E-6F"), "unclaimed");
    EXPECT_EQ(bad(later, "1A=S 1B=S 6F=s / 5E-5D-6E-6F / 1A-1B"), "not-connected");
    EXPECT_EQ(bad(later, "6F=S / 6F-5E"), "not-a-word");
    EXPECT_EQ(bad(later, "6F=S / 5E-5D-6E-6F"), "");
    EXPECT_EQ(bad(later, "7F=S / 5E-5D-6E-7F"), ""); // diagonally
}

TEST(Claims, AreForGamesOfPaths)
{
    const Position position = positionOf(bookOfWords("cross15", {"AT"}), emptyBoard(bookOf("cross15")->variant), "AT");
    EXPECT_EQ(code(position, "8H=A 8I=T / 8H-8I"), "claims");
    EXPECT_EQ(code(position, "8H AT"), "");
    EXPECT_EQ(code(atBoard(diet, "S"), "6F S"), "claims");
}

TEST(Claims, NameBadWordsInChallengeModeToo)
{
    RuleBook book = *atBoard(diet, "S").book;
    book.houseRules.mode = HouseRules::Mode::Challenge;
    Position position = atBoard(diet, "S");
    position.book = std::make_shared<RuleBook>(book);
    const Play play = playOf(position, "6F=S / 5E-5D-6E-6F / 6F-5E");
    EXPECT_FALSE(violationOf(position, play));
    EXPECT_EQ(badWords(position, play)->words, std::vector<std::string>{"SI"});
}

TEST(Claims, AreTextAndBack)
{
    const Position position = atBoard(diet, "RS?");
    const auto text = [&](const char* play) {
        return playText(position.board, playOf(position, play), position.variant().tiles.alphabet);
    };
    EXPECT_EQ(text("6F=S 4E=R / 6F-5F-4E-5E-5D-6E / 5F-4E-5E-6E-5D / 4E-5E-5D-6E-6F"),
              "4E=R 6F=S / 4E-5E-5D-6E-6F / 6F-5F-4E-5E-5D-6E / 5F-4E-5E-6E-5D");
    EXPECT_EQ(text("6F=s / 5E-5D-6E-6F"), "6F=s / 5E-5D-6E-6F");
    for (const char* bad : {"6F=", "6F=SS", "F6=S", "6F=S 6G", "6F=S /", "6F=S / ", "6F=S /5E", "6F=S / 5E-",
                            "6F=S / -5E", "6F=S / 5E / ", "6F=S / 5E 5D", "6F=S  / 5E-5D", "6F=1 / 5E-5D", "=S", "/"})
        EXPECT_FALSE(readPlayText(bad, position.variant().tiles)) << bad;
}

TEST(ClaimPaths, SpellAWordFirstThroughTheTilesOfThePlay)
{
    const Position position = atBoard(diet, "ERS");
    EXPECT_EQ(pathsOf(position, "6F=S", "TDIE"), std::vector<std::string>{}); // T and D are not neighbors
    EXPECT_EQ(pathsOf(position, "6F=S", "DIE"), std::vector<std::string>{"5D-5E-6E"});
    EXPECT_EQ(pathsOf(position, "4E=E", "DIE"), (std::vector<std::string>{"5D-5E-4E", "5D-5E-6E"}));
    EXPECT_EQ(pathsOf(position, "4E=E 6F=S", "RIDES"), std::vector<std::string>{});
    EXPECT_EQ(pathsOf(position, "4E=R 6F=S", "RIDES"), std::vector<std::string>{"4E-5E-5D-6E-6F"});
}

TEST(ClaimPaths, AreAtMostFifty)
{
    const Position position = atBoard("9/1AAAAAAA1/1AAAAAAA1/9/9/9/9/9/9", "A");
    const auto paths = pathsOf(position, "2A=A", "AAAA");
    EXPECT_EQ(paths.size(), 50);
    EXPECT_EQ(std::set(paths.begin(), paths.end()).size(), 50);
}

TEST(ClaimPaths, AddTheWordsOfAPlayFromTheMostValuableOn)
{
    const Position position = atBoard(diet, "RSAVV");
    // STRIDE takes both tiles and scores most; then no tile is unclaimed, and only points count.
    EXPECT_EQ(furtherWords(position, "4E=R 6F=S"), (std::vector<std::string>{"STRIDE", "RIDES", "TRIED", "IDES"}));
    // IDES leaves R unclaimed, so a word through R comes first.
    EXPECT_EQ(furtherWords(position, "4E=R 6F=S / 5E-5D-6E-6F").front(), "STRIDE");
    EXPECT_EQ(furtherWords(position, "4E=V 6F=V"), std::vector<std::string>{});
}

TEST(Claims, FilesOfSuchGamesAreHeldToTheirRules)
{
    const auto json = nlohmann::ordered_json::parse(bookOf("free-for-all")->variant.text);
    const auto complaint = [&](const char* place, const nlohmann::ordered_json& value) {
        auto changed = json;
        changed[nlohmann::ordered_json::json_pointer(place)] = value;
        const auto variant = readVariantData(changed.dump());
        return variant ? std::string() : message(variant.error());
    };
    EXPECT_EQ(complaint("/note", "fine"), "");
    EXPECT_EQ(complaint("/plays", "rings"), "/plays: 'rings' is no shape of plays: use lines or paths");
    EXPECT_EQ(complaint("/plays", "lines"), "/scoring/words: must be claims where plays are paths, and only there");
    EXPECT_EQ(complaint("/scoring/words", "crossword"),
              "/scoring/words: must be claims where plays are paths, and only there");
    EXPECT_EQ(complaint("/board/0", "........X"),
              "/board: must be plain squares and start squares where plays are paths");
    EXPECT_EQ(complaint("/rules/6", "gap"), "/rules/6: 'gap' does not go with /plays");
    EXPECT_EQ(complaint("/rules", {"no-tiles"}), "/rules: 'not-on-rack' is missing");
    EXPECT_EQ(complaint("/house-rules/rounds", "10"),
              "/house-rules/rounds: house rule rounds cannot be '10'; use 1 to 9");
    auto crossword = nlohmann::ordered_json::parse(bookOf("cross15")->variant.text);
    crossword["ends"].push_back("rounds");
    EXPECT_EQ(message(readVariantData(crossword.dump()).error()),
              "/ends: 'rounds' is an end only where plays are paths");
}

TEST(Rounds, EndTheGameWhenAllHaveTakenTheirTurns)
{
    Game game({bookOf("free-for-all", {"rounds=2", "pass-rounds=2"}), {"a", "b"}, 5});
    for (int turn = 0; turn < 4; ++turn) {
        EXPECT_FALSE(game.isOver()) << turn;
        const Tile tile = game.position().toMove().rack.tiles().front();
        ASSERT_FALSE(game.take(turn == 1 ? Action{Pass{}} : Action{Exchange{{tile}}}));
    }
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->reason, EndCondition::Rounds);
    EXPECT_TRUE(game.result()->seats[0].wins && game.result()->seats[1].wins);
    EXPECT_EQ(game.result()->seats[0].total, Points(0));
}

TEST(Rounds, CountLostTurnsAndNoPlaysThatAreWithdrawn)
{
    Position before = atBoard(diet, "S");
    before.seats.push_back(before.seats[0]);
    const auto withdrawn = [&](HouseRules::ChallengePenalty penalty) {
        RuleBook book = *before.book;
        book.houseRules.challengePenalty = penalty;
        Position after = before;
        after.book = std::make_shared<RuleBook>(book);
        const Turn turn = takeUnjudged(after, playOf(after, "6F=S / 6F-5E"));
        EXPECT_EQ(after.seats[0].turnsTaken, 1);
        (void)withdraw(after, {&turn, 1});
        return after.seats[0].turnsTaken;
    };
    EXPECT_EQ(withdrawn(HouseRules::ChallengePenalty::Void), 0);
    EXPECT_EQ(withdrawn(HouseRules::ChallengePenalty::Double), 1);
    before.seats[0].turnsOwed = 1;
    (void)loseTurn(before);
    EXPECT_EQ(before.seats[0].turnsTaken, 1);
    EXPECT_EQ(before.turn, 1);
}

TEST(PathSearch, KnowsWhenThereIsNoPlay)
{
    Generator generator;
    EXPECT_TRUE(generator.hasPlay(atBoard(diet, "S"), 0));
    EXPECT_FALSE(generator.hasPlay(atBoard(diet, "Q"), 0));
    EXPECT_FALSE(generator.hasPlay(atBoard(diet, ""), 0));
    EXPECT_TRUE(generator.hasPlay(atBoard(empty, "ID"), 0));
    EXPECT_EQ(endOf(atBoard(diet, "Q")), EndCondition::Blocked);
    // Tiles that lie in two groups, as no game leaves them, must be joined by the play.
    EXPECT_FALSE(generator.hasPlay(atBoard("D8/8I/9/9/9/9/9/9/9", "T"), 0));
    EXPECT_TRUE(generator.hasPlay(atBoard("D1E6/9/9/9/9/9/9/9/9", "I"), 0));
    EXPECT_EQ(bestPathPlays(atBoard(empty, "ID"), 0, 0).plays.size(), 0u);
}

} // namespace storeys::test::claims_test
