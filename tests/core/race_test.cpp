// Races: goals, games without points, and cards.

#include "bots/levels.h"
#include "bots/race_bot.h"
#include "game/game.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/ends.h"
#include "rules/legality.h"
#include "rules/piece_rules.h"
#include "rules/turn.h"
#include "support/random_game.h"
#include "support/test_game.h"

#include <gtest/gtest.h>

namespace storeys::test::race_test {

namespace {

// So many seats at that board, with a short bag; the first is to move.
Position atTable(const std::string& variant, const std::string& board, const std::string& held, int seats = 2)
{
    const RuleBookPtr book = bookOfWords(variant, {"AT", "TA", "CAT", "ACE", "HE", "EH", "HAT", "ATE", "TEA"});
    Position position = positionOf(book, board, "");
    const HeldTiles tiles = *readHeld(held, book->variant);
    position.seats.resize(static_cast<std::size_t>(seats));
    position.seats[0] = {tiles.rack, Points(0)};
    position.seats[0].reserve = tiles.reserve;
    position.seats[1].rack = readHeld("BBDD", book->variant)->rack;
    position.pile = {book->variant.pile.blanks - tiles.reserve.blanks,
                     book->variant.pile.blockers - tiles.reserve.blockers - position.board.blockerCount()};
    position.bag = Bag(readTiles("OOIIUUEE", book->variant.tiles)->tiles(), RandomSource(7));
    return position;
}

std::string boardWith(const std::map<int, std::string>& rows)
{
    std::string text;
    for (int row = 0; row < 15; ++row)
        text += (row > 0 ? "/" : "") + (rows.contains(row) ? rows.at(row) : "15");
    return text;
}

template<class What>
int count(const Turn& turn)
{
    return static_cast<int>(std::ranges::count_if(
        turn.events, [](const Event& event) { return std::holds_alternative<What>(event.what); }));
}

std::string code(const Position& position, const char* play)
{
    return judged(position, playOf(position, play));
}

// The ids of the variant's cards with that effect.
CardId cardThat(const Variant& variant, CardEffect effect)
{
    const auto card = std::ranges::find_if(
        variant.cards, [&](const Card& c) { return std::ranges::find(c.does, effect) != c.does.end(); });
    return static_cast<CardId>(card - variant.cards.begin());
}

// A position of bust-out in which AT stands at 8H and a card with that effect has just been drawn.
Position withCardDue(CardEffect effect, const std::string& held = "CEEAHT*#", int seats = 2)
{
    Position position = atTable("bust-out", boardWith({{7, "7AT6"}}), held, seats);
    const CardId card = cardThat(position.variant(), effect);
    position.cards.due = {card};
    position.cards.discard = {card};
    return position;
}

// Carries out the cards that are due, as far as no choice is needed.
Turn carriedOut(Position& position, const CardChoice* choice = nullptr)
{
    Turn turn{position.turn, Pass{}, {}};
    TurnInProgress progress(position, turn);
    doCards(progress, choice);
    return turn;
}

int allCards(const Position& position)
{
    return static_cast<int>(position.cards.deck.size() + position.cards.discard.size());
}

std::vector<int> winners(const GameResult& result)
{
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(result.seats.size()); ++seat)
        if (result.seats[seat].wins)
            seats.push_back(seat);
    return seats;
}

} // namespace

TEST(Race, TheOwnCornerWinsAtOnceAndOthersAreClosed)
{
    // Two players: seat 1 has the corner bottom left, seat 2 the one top right.
    const std::string low = boardWith({{14, "2AT11"}});
    Position position = atTable("bust-out", low, "CEEAHT");
    EXPECT_EQ(code(position, "15B C.."), "");
    EXPECT_TRUE(winsAtOnce(position, playOf(position, "15B C..")));
    position.turn = 1;
    position.seats[1].rack = readHeld("CEEAHT", position.variant())->rack;
    EXPECT_EQ(code(position, "15B C.."), "not-yours");
    // A corner that nobody owns is open to all; with four it is somebody's.
    const std::string high = boardWith({{0, "2AT11"}});
    EXPECT_EQ(code(atTable("bust-out", high, "CEEAHT"), "1B C.."), "");
    EXPECT_FALSE(winsAtOnce(atTable("bust-out", high, "C"), playOf(position, "1B C..")));
    EXPECT_EQ(code(atTable("bust-out", high, "CEEAHT", 4), "1B C.."), "not-yours");
}

TEST(Race, AfterAWinningPlayNothingIsGivenOrDrawn)
{
    Position position = atTable("bust-out", boardWith({{14, "2AT11"}}), "CEEAHT");
    const Turn turn = takeUnjudged(position, playOf(position, "15B C.."));
    EXPECT_EQ(turn.events.size(), 3u); // Placed, Scored, ToMove
    EXPECT_EQ(endOf(position), EndCondition::Goal);
    EXPECT_EQ(winners(resultOf(position, EndCondition::Goal)), std::vector{0});
    EXPECT_EQ(resultOf(position, EndCondition::Goal).seats[0].total, Points(0));
}

TEST(Race, AtAnyOtherEndTheNearestWins)
{
    const auto result = [](const std::string& variant, const std::string& board, int seats) {
        return winners(resultOf(atTable(variant, board, "C", seats), EndCondition::AllPassed));
    };
    // Row 8, columns H and I: 6 + 6 steps to either inner corner square of seat 1 from H8, of seat 2 from I8 5 + 6.
    EXPECT_EQ(result("bust-out", boardWith({{7, "7AT6"}}), 2), std::vector{1});
    EXPECT_EQ(result("bust-out", boardWith({{7, "6CAT6"}}), 2), (std::vector{0, 1}));
    EXPECT_EQ(result("bust-out", boardWith({}), 3), (std::vector{0, 1, 2}));
    // The lower of the lowest tiles, and who has none is behind.
    EXPECT_EQ(result("hyper-race", boardWith({{0, "1AT12"}, {3, "10AT3"}}), 2), std::vector{1});
    EXPECT_EQ(result("hyper-race", boardWith({{0, "1AT12"}}), 2), std::vector{0});
    EXPECT_EQ(result("hyper-race", boardWith({{0, "1AT6AT4"}}), 2), (std::vector{0, 1}));
}

TEST(Race, EachSideBeginsAtItsStationsAndEndsOnEarth)
{
    Position position = atTable("hyper-race", boardWith({{0, "1AT12"}}), "CEEAHT");
    EXPECT_EQ(code(position, "B1 .TE"), "");
    EXPECT_EQ(code(position, "1B ..E"), "");
    EXPECT_EQ(code(position, "1J AT"), "not-yours");
    position.turn = 1; // whose side is empty: this is a first play
    position.seats[1].rack = readHeld("CEEAHT", position.variant())->rack;
    EXPECT_EQ(code(position, "1J AT"), "");
    EXPECT_EQ(code(position, "4I AT"), "start-square");
    EXPECT_EQ(code(position, "1J *t"), "not-on-rack");
    EXPECT_EQ(code(position, "1G AT"), "wall");
    Position low = atTable("hyper-race", boardWith({{13, "1A13"}}), "CEEAHT");
    EXPECT_TRUE(winsAtOnce(low, playOf(low, "B14 .T")));
}

TEST(Race, LevelsThatKnowTheWayWinWhereTheyCan)
{
    const Position low = atTable("hyper-race", boardWith({{13, "1A13"}}), "CEEAHT");
    for (const std::string level : {"skilled", "expert", "master"}) {
        const Action action = makeBot(level, 3)->choose(viewOf(low, 0), {});
        EXPECT_TRUE(winsAtOnce(low, std::get<Play>(action))) << level;
    }
}

TEST(Race, StrongLevelsPlayWholeLegalGames)
{
    for (const char* variant : {"bust-out", "hyper-race"}) {
        Game game({bookOf(variant), {"a", "b"}, 3});
        const std::array bots{makeBot("expert", 1), makeBot("master", 2)};
        while (!game.isOver()) {
            const int seat = game.position().turn;
            ASSERT_FALSE(game.take(bots[seat]->choose(viewOf(game.position(), seat), {}))) << variant;
        }
        EXPECT_TRUE(game.result()->seats[0].wins || game.result()->seats[1].wins) << variant;
    }
}

TEST(Race, PenaltiesInPointsAreNotOffered)
{
    HouseRules rules = bookOf("bust-out")->houseRules;
    EXPECT_TRUE(rules.set("challenge-penalty=points-5"));
    EXPECT_FALSE(rules.set("challenge-penalty=single"));
    EXPECT_FALSE(bookOf("cross15")->variant.houseRules.valuesHere("challenge-penalty").size() == 4);
}

TEST(Cards, GiveAndTakePieces)
{
    Position position = withCardDue(CardEffect::TakeBlank);
    carriedOut(position);
    EXPECT_EQ(position.seats[0].reserve, (Reserve{2, 1}));
    EXPECT_EQ(position.pile, (Reserve{10, 7}));
    position = withCardDue(CardEffect::GiveBlank);
    carriedOut(position);
    EXPECT_EQ(position.seats[0].reserve, (Reserve{0, 1}));
    EXPECT_EQ(position.pile.blanks, 12);
    position = withCardDue(CardEffect::GiveBlank, "CAT");
    carriedOut(position);
    EXPECT_EQ(position.seats[0].reserve, Reserve{});
    position = withCardDue(CardEffect::TakeBlocker);
    carriedOut(position);
    EXPECT_EQ(position.seats[0].reserve, (Reserve{1, 2}));
    position = withCardDue(CardEffect::TakeBlocker);
    position.pile = {};
    carriedOut(position);
    EXPECT_EQ(position.seats[0].reserve, (Reserve{1, 1}));
}

TEST(Cards, AskForABlockerToTakeOffWhereOneLies)
{
    Position none = withCardDue(CardEffect::LiftBlocker);
    EXPECT_FALSE(questionOf(none));
    carriedOut(none);
    EXPECT_TRUE(none.cards.due.empty());

    Position position = withCardDue(CardEffect::LiftBlocker);
    position.board.setBlocker({3, 3}, true);
    ASSERT_TRUE(questionOf(position));
    EXPECT_EQ(violationOf(position, Pass{})->kind, Violation::Kind::ChoiceDue);
    EXPECT_EQ(violationOf(position, CardChoice{{}, {{4, 4}}})->kind, Violation::Kind::BlockerPlace);
    EXPECT_EQ(violationOf(position, CardChoice{{}, {{40, 4}}})->kind, Violation::Kind::BlockerPlace);
    EXPECT_FALSE(violationOf(position, CardChoice{}));
    const int pile = position.pile.blockers;
    Turn turn;
    ASSERT_FALSE(takeTurn(position, CardChoice{{}, {{3, 3}}}, turn));
    EXPECT_FALSE(position.board.isBlocked({3, 3}));
    EXPECT_EQ(position.pile.blockers, pile + 1);
    EXPECT_EQ(position.turn, 1);
    EXPECT_EQ(violationOf(position, CardChoice{})->kind, Violation::Kind::NoChoice);
}

TEST(Cards, GiveAndTakeTurns)
{
    Position position = withCardDue(CardEffect::AnotherTurn);
    Turn turn = takeUnjudged(position, CardChoice{});
    EXPECT_EQ(position.turn, 0);
    EXPECT_EQ(position.extraTurns, 0);
    position = withCardDue(CardEffect::NextLosesTurn);
    turn = takeUnjudged(position, CardChoice{});
    EXPECT_EQ(position.turn, 1);
    EXPECT_EQ(position.seats[1].turnsOwed, 1);
    position = withCardDue(CardEffect::OwnTurnLost);
    turn = takeUnjudged(position, CardChoice{});
    EXPECT_EQ(position.turn, 1);
    EXPECT_EQ(position.seats[0].turnsOwed, 1);
    for (const auto& [first, second] : {std::pair(CardEffect::OwnTurnLost, CardEffect::AnotherTurn),
                                        std::pair(CardEffect::AnotherTurn, CardEffect::OwnTurnLost)}) {
        position = withCardDue(first);
        position.cards.due.push_back(cardThat(position.variant(), second));
        turn = takeUnjudged(position, CardChoice{});
        EXPECT_EQ(position.turn, 1); // they cancel
        EXPECT_EQ(position.seats[0].turnsOwed, 0);
    }
}

TEST(Cards, ChangeTiles)
{
    Position position = withCardDue(CardEffect::ChangeThree);
    ASSERT_EQ(questionOf(position)->mostTiles, 3);
    const auto tiles = [&](const char* text) { return CardChoice{readTiles(text, position.variant().tiles)->tiles()}; };
    EXPECT_EQ(violationOf(position, tiles("CEAH"))->kind, Violation::Kind::ExchangeCount);
    EXPECT_EQ(violationOf(position, tiles("CCE"))->kind, Violation::Kind::NotOnRack);
    const auto next = std::vector(position.bag.tiles().rbegin(), position.bag.tiles().rbegin() + 2);
    const Turn turn = takeUnjudged(position, tiles("CH"));
    ASSERT_EQ(count<event::TilesChanged>(turn), 1);
    EXPECT_EQ(std::get<event::TilesChanged>(turn.events[1].what).drawn, next);
    EXPECT_EQ(position.seats[0].rack.size(), 7);
    EXPECT_EQ(position.bag.size(), 7);

    position = withCardDue(CardEffect::ChangeThree);
    position.bag = Bag(readTiles("O", position.variant().tiles)->tiles(), RandomSource(1));
    EXPECT_EQ(questionOf(position)->mostTiles, 1);
    position.bag = {};
    EXPECT_FALSE(questionOf(position));
}

TEST(Cards, BringAFreshRackOrSwapRacks)
{
    Position position = withCardDue(CardEffect::FreshRack, "CEEAHT*");
    carriedOut(position);
    EXPECT_EQ(position.seats[0].rack.size(), 7);
    EXPECT_EQ(position.bag.size(), 8 - 7 + 6);
    EXPECT_FALSE(position.seats[0].rack.has(Tile::of(*position.variant().tiles.alphabet.letterOf("C"))));
    EXPECT_EQ(position.seats[0].reserve.blanks, 1);
    position = withCardDue(CardEffect::FreshRack, "CEEAHT");
    position.bag = Bag(readTiles("OI", position.variant().tiles)->tiles(), RandomSource(1));
    carriedOut(position);
    EXPECT_EQ(position.seats[0].rack.size(), 2);
    EXPECT_EQ(position.bag.size(), 6);

    position = withCardDue(CardEffect::SwapRacks, "CEEAHT*");
    const auto next = std::vector(position.bag.tiles().rbegin(), position.bag.tiles().rbegin() + 4);
    const Turn turn = carriedOut(position);
    EXPECT_EQ(std::get<event::Drawn>(turn.events[2].what).tiles, std::vector(next.begin(), next.begin() + 3)); // BBDD
    EXPECT_EQ(std::get<event::Drawn>(turn.events[3].what).tiles, std::vector(next.begin() + 3, next.end()));
    EXPECT_EQ(position.seats[0].rack.size(), 7);
    EXPECT_EQ(position.seats[1].rack.size(), 7);
    EXPECT_EQ(position.seats[0].reserve.blanks, 1);
}

TEST(Cards, AreDrawnByCoveringTheirSquaresAfterWhatOtherSquaresGive)
{
    // G2 is a guard dog.
    Position position = atTable("bust-out", boardWith({{0, "6A8"}, {2, "6E8"}}), "TAAAAAA");
    RuleBook book = *position.book;
    book.lexicon = bookOfWords("bust-out", {"ATE"})->lexicon;
    position.book = std::make_shared<RuleBook>(book);
    position.cards.deck = {cardThat(position.variant(), CardEffect::OwnTurnLost),
                           cardThat(position.variant(), CardEffect::TakeBlank)};
    Turn turn;
    ASSERT_FALSE(takeTurn(position, playOf(position, "G1 .T."), turn));
    EXPECT_EQ(count<event::CardDrawn>(turn), 1);
    EXPECT_EQ(position.cards.deck.size(), 1u);
    EXPECT_EQ(position.cards.discard.size(), 1u);
    EXPECT_EQ(position.seats[0].reserve.blanks, 1);
    EXPECT_EQ(position.seats[0].rack.size(), 7);
    // The card is carried out before the rack is drawn up.
    const auto at = [&](auto isIt) { return std::ranges::find_if(turn.events, isIt) - turn.events.begin(); };
    EXPECT_LT(at([](const Event& e) { return std::holds_alternative<event::CardDone>(e.what); }),
              at([](const Event& e) { return std::holds_alternative<event::Drawn>(e.what); }));
    // A deck that has run dry gives nothing.
    Position dry = atTable("bust-out", boardWith({{0, "6A8"}, {2, "6E8"}}), "TAAAAAA");
    dry.book = position.book;
    ASSERT_FALSE(takeTurn(dry, playOf(dry, "G1 .T."), turn));
    EXPECT_EQ(count<event::CardDrawn>(turn), 0);
}

TEST(Cards, AWithdrawnPlayIsUndoneWithAllThatItsCardsDid)
{
    for (std::size_t effect = 0; effect < cardEffectNames.size(); ++effect) {
        Position before = atTable("bust-out", boardWith({{0, "6A8"}, {2, "6E8"}}), "AAATCEH*#", 3);
        before.seats[2].rack = readHeld("BBDDFFG", before.variant())->rack;
        before.board.setBlocker({9, 9}, true);
        --before.pile.blockers;
        const CardId card = cardThat(before.variant(), static_cast<CardEffect>(effect));
        before.cards.deck = {card};
        RuleBook book = *before.book;
        book.houseRules.mode = HouseRules::Mode::Challenge;
        before.book = std::make_shared<RuleBook>(book);
        Position after = before;
        std::vector<Turn> turns{takeUnjudged(after, playOf(after, "G1 .T."))};
        if (const auto question = questionOf(after)) {
            CardChoice choice;
            if (question->mostTiles > 0)
                choice.tiles = {after.seats[0].rack.tiles().front(), after.seats[0].rack.tiles().back()};
            else
                choice.squares = {{9, 9}};
            turns.push_back(takeUnjudged(after, choice));
        }
        const Turn withdrawn = withdraw(after, turns);
        EXPECT_TRUE(withdrawn.isWithdrawal());
        before.seats[0].turnsTaken = 1; // it is lost
        EXPECT_EQ(after.seats, before.seats) << cardEffectNames[effect];
        EXPECT_EQ(after.board, before.board) << cardEffectNames[effect];
        EXPECT_EQ(after.pile, before.pile) << cardEffectNames[effect];
        EXPECT_EQ(after.extraTurns, 0) << cardEffectNames[effect];
        EXPECT_EQ(after.cards.discard, std::vector{card}) << cardEffectNames[effect];
        auto was = before.bag.tiles(), is = after.bag.tiles();
        std::ranges::sort(was);
        std::ranges::sort(is);
        EXPECT_EQ(is, was) << cardEffectNames[effect];
    }
}

TEST(Race, RandomGamesKeepAllPiecesAndCardsAndUndoRestores)
{
    int cards = 0, choices = 0, withdrawn = 0;
    for (const char* variant : {"bust-out", "hyper-race"}) {
        const RuleBookPtr book = bookOf(variant, {"mode=challenge", "challenge-penalty=double"});
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const int seats = std::min(2 + static_cast<int>(seed % 3), book->variant.mostPlayers);
            Game game = randomGame(book, seats, seed, 60);
            for (std::size_t n = 0; n < game.turns().size(); ++n) {
                Position after = game.positionBefore(n);
                for (const Event& event : game.turns()[n].events) {
                    apply(after, event);
                    cards += std::holds_alternative<event::CardDone>(event.what);
                }
                ASSERT_EQ(after, game.positionBefore(n + 1)) << variant << ' ' << seed << ' ' << n;
                ASSERT_EQ(allCards(after), 15) << variant << ' ' << seed << ' ' << n;
                int tiles = after.bag.size() + after.board.tileCount();
                int blanks = after.pile.blanks, blockers = after.pile.blockers + after.board.blockerCount();
                for (const Seat& seat : after.seats) {
                    tiles += seat.rack.size();
                    blanks += seat.reserve.blanks;
                    blockers += seat.reserve.blockers;
                }
                ASSERT_EQ(tiles + blanks, 100 + 12) << variant << ' ' << seed << ' ' << n;
                ASSERT_EQ(blockers, book->variant.pile.blockers) << variant << ' ' << seed << ' ' << n;
                choices += game.turns()[n].isChoice();
                withdrawn += game.turns()[n].isWithdrawal();
            }
            while (game.undo()) {
            }
            ASSERT_EQ(game.position(), randomGame(book, seats, seed, 0).position());
        }
    }
    EXPECT_GT(cards, 300);
    EXPECT_GT(choices, 30);
    EXPECT_GT(withdrawn, 50);
}

// With the weight of all samples, the evaluation without simulation would decide alone.
TEST(RaceBot, StoppedEarlyItWeighsTheSamplesThatItTook)
{
    const auto chosen = [](const SeatView& view, int candidates, int samples, const StopSign& stop = {}) {
        return std::get<Play>(RaceBot(1, {true, candidates, samples}, {}, 0, nullptr).choose(view, stop));
    };
    const auto isClear = [&](const SeatView& view) {
        const Play first = chosen(view, 2, 1);
        return first != chosen(view, 0, 0) && std::ranges::all_of(std::array{4, 16, 64, 256, 1024}, [&](int samples) {
                   return chosen(view, 2, samples) == first;
               });
    };
    const Game game = randomGame(bookOf("bust-out"), 2, 1, 30);
    int checked = 0;
    for (std::size_t n = 2; n < game.turns().size(); ++n) {
        const Position& position = game.positionBefore(n);
        const SeatView view = viewOf(position, position.turn);
        if (raceChoices(position).size() < 2 || !isClear(view))
            continue;
        ++checked;
        const StopSign soon = StopSign().within(std::chrono::milliseconds(100));
        EXPECT_EQ(chosen(view, 2, 1'000'000'000, soon), chosen(view, 2, 1)) << n;
    }
    EXPECT_GT(checked, 0);
}

} // namespace storeys::test::race_test
