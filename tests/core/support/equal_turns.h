#pragma once

#include "bots/knowledge.h"
#include "lexicon/lexicon_builder.h"
#include "rules/seat_view.h"
#include "support/test_game.h"

#include <cstdlib>

namespace storeys::test {

// With how many seeds tests try to tell equal turns apart. `STOREYS_SEEDS=1000` for more than the usual.
[[nodiscard]] inline int seedsOfEqualTurns()
{
    const char* const seeds = std::getenv("STOREYS_SEEDS");
    return seeds ? std::atoi(seeds) : 200;
}

struct EqualTurns
{
    SeatView view;
    LeaveTable values;
};

// A first turn in stack10 with the rack ABCDEFG, of which each tile kept is worth `kept` points. All unseen tiles are Q
// or Z, fit into no word, and are worth 10 points more or less than `drawn`. So what is drawn makes every sample of turns
// that use different numbers of tiles another, although the turns are equally good. The second list of words is rarer
// than the first.
[[nodiscard]] inline EqualTurns equalTurns(const std::vector<std::string>& words, const std::vector<std::string>& rarer,
                                           double kept, double drawn)
{
    RuleBook book = *bookOfWords("stack10", {"XX"});
    WordGraphBuilder builder;
    for (const unsigned grade : {1u, 2u})
        for (const std::string& word : grade == 1 ? words : rarer)
            builder.add(book.variant.tiles.alphabet.fold(word).value(), grade);
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"test", *builder.build(), {commonLevel, commonLevel + 1}});
    Position position = positionOf(std::make_shared<RuleBook>(book), emptyBoard(book.variant), "ABCDEFG");
    position.seats.push_back(Seat{Rack::ofUnknown(7), Points(0)});
    EqualTurns turns{viewOf(position, 0), {}};
    turns.view.bag = Bag::ofUnknown(33);
    turns.view.unseen = {};
    for (const auto& [letter, worth] : {std::pair('Q', drawn - 10), {'Z', drawn + 10}}) {
        turns.view.unseen[letter - 'A'] = 20;
        turns.values.single[letter - 'A'] = worth;
    }
    for (int kind = 0; kind < 7; ++kind)
        turns.values.single[kind] = kept;
    return turns;
}

} // namespace storeys::test
