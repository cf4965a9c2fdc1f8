#include "support/test_game.h"

#include "base/letters.h"
#include "bots/endgame.h"
#include "bots/simple_bots.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "record/board_text.h"
#include "record/play_text.h"
#include "rules/legality.h"
#include "rules/variant_reader.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

namespace storeys::test {

namespace {

template<class T>
T must(Result<T> result)
{
    if (!result)
        throw std::runtime_error(message(result.error()));
    return *std::move(result);
}

RuleBook bookWithoutWords(const std::string& variant, const std::vector<std::string>& houseRules,
                          const std::string& language = {})
{
    RuleBook book;
    const std::string builtIn = std::string(STOREYS_DATA_DIR) + "/variants";
    book.variant = must(variant.ends_with(".json")
                            ? readVariant(std::string(STOREYS_TEST_DATA) + "/variants/" + variant, builtIn, language)
                            : readVariant(builtIn + "/" + variant + ".json", {}, language));
    book.houseRules = book.variant.houseRules;
    for (const std::string& rule : houseRules)
        if (const auto error = book.houseRules.set(rule))
            throw std::runtime_error(message(*error));
    return book;
}

Rack randomRack(const Variant& variant, RandomSource& random)
{
    const auto all = tilesOf(variant.tiles.counts);
    Rack rack;
    for (auto n = random.below(8); n > 0; --n)
        rack.add(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    return rack;
}

void raiseStacks(Position& position, RandomSource& random)
{
    const auto all = tilesOf(position.variant().tiles.counts);
    for (int i = 0; i < position.board.squareCount(); ++i) {
        const Square square = position.board.squareAt(i);
        while (position.board.isOccupied(square) && random.below(2) == 0
               && position.board.height(square).value < position.houseRules().stackLimit)
            position.board.put(square, all[random.below(static_cast<std::uint32_t>(all.size()))]);
    }
}

} // namespace

std::string testWords()
{
    return std::string(STOREYS_TEST_DATA) + "/words.txt";
}

std::string builtInLexicon()
{
    return std::string(STOREYS_DATA_DIR) + "/lexicons/en.lexicon";
}

RuleBookPtr bookOf(const std::string& variant, const std::vector<std::string>& houseRules, const std::string& lexicon)
{
    RuleBook book = bookWithoutWords(variant, houseRules);
    book.lexicon = must(openLexicon(lexicon, book.variant.tiles.alphabet, builtInLexicon()));
    return std::make_shared<RuleBook>(std::move(book));
}

std::vector<std::string> otherLanguages()
{
    std::vector<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(STOREYS_DATA_DIR "/languages"))
        if (entry.path().stem() != "en")
            codes.push_back(entry.path().stem().string());
    std::ranges::sort(codes);
    return codes;
}

RuleBookPtr bookInLanguage(const std::string& language, const std::string& variant,
                           const std::vector<std::string>& houseRules)
{
    RuleBook book = bookWithoutWords(variant, houseRules, language);
    const Alphabet& alphabet = book.variant.tiles.alphabet;
    const WordList list =
        must(readWordList(STOREYS_TEST_DATA "/../../assets/words/" + language + "/ordinary.txt", {alphabet}));
    WordGraphBuilder builder;
    for (std::size_t i = 0; i < list.words.size(); ++i) {
        const auto letters = alphabet.fold(list.words[i]);
        // all short words, and some of the others; more of those with a tile of several letters
        const bool isTaken =
            letters
            && (letters->size() <= 3 || i % 9 == 0
                || (i % 3 == 0 && letters->size() < static_cast<std::size_t>(characterCount(list.words[i]))));
        if (isTaken)
            builder.add(*letters);
    }
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"test", *builder.build()});
    return std::make_shared<RuleBook>(std::move(book));
}

RuleBookPtr bookOfWords(const std::string& variant, const std::vector<std::string>& words,
                        const std::vector<std::string>& houseRules)
{
    RuleBook book = bookWithoutWords(variant, houseRules);
    WordGraphBuilder builder;
    for (const std::string& word : words)
        builder.add(book.variant.tiles.alphabet.fold(word).value());
    book.lexicon = std::make_shared<Lexicon>(Lexicon{"test", *builder.build()});
    return std::make_shared<RuleBook>(std::move(book));
}

Position positionOf(const RuleBookPtr& book, const std::string& board, const std::string& rack)
{
    Position position;
    position.book = book;
    position.board = must(readBoardText(board, book->variant, book->houseRules.stackLimit));
    position.seats = {Seat{must(readHeld(rack, book->variant)).rack, Points(0)}};
    return position;
}

Play playOf(const Position& position, const std::string& text)
{
    return must(readPlayText(text, position.variant().tiles));
}

std::string emptyBoard(const Variant& variant)
{
    return boardText(variant.emptyBoard(), variant.tiles.alphabet);
}

std::string judged(const Position& position, const Play& play)
{
    const auto violation = violationOf(position, play);
    return violation ? std::string(codeOf(violation->kind)) : "";
}

EndgameAnswer solvedAlone(const Position& position, std::int64_t nodes, StopSign stop)
{
    EndgameTable table(nodes);
    return solveEndgame(position, nodes, std::move(stop), table);
}

std::optional<EndCondition> endOf(const Position& position)
{
    static thread_local Generator generator; // one for all positions is quicker
    return storeys::endOf(position, generator);
}

Position randomPosition(const RuleBookPtr& book, std::uint64_t seed, bool raise)
{
    RandomSource random(seed);
    Game game({book, {"a", "b"}, seed});
    SimpleBot bot(seed, SimpleBot::Takes::Any);
    for (auto turns = random.below(24); turns > 0 && !game.isOver(); --turns)
        if (const auto bad = game.take(bot.choose(viewOf(game.position(), game.position().turn), {})))
            throw std::runtime_error("the random player made an illegal play: " + std::string(codeOf(bad->kind)));
    Position position = game.position();
    Rack rack = randomRack(book->variant, random);
    if (book->variant.territories.size() > 1) { // it matters who sits where
        position.seats[position.turn].rack = std::move(rack);
    } else {
        position.seats = {Seat{std::move(rack), Points(0)}};
        position.turn = 0;
    }
    if (raise)
        raiseStacks(position, random);
    return position;
}

Position withBlanks(Position position, int blanks)
{
    Rack& rack = position.seats[position.turn].rack;
    const Rack before = std::exchange(rack, Rack());
    for (int n = 0; n < blanks; ++n)
        rack.add(Tile::blank());
    std::vector<Tile> others = before.tiles();
    std::erase(others, Tile::blank());
    const Letters usual = position.variant().tiles.alphabet.fold("EARSTIN").value();
    for (const Letter letter : usual)
        others.push_back(Tile::of(letter));
    for (std::size_t i = 0; rack.size() < position.variant().rackSize; ++i)
        rack.add(others[i]);
    return position;
}

} // namespace storeys::test
