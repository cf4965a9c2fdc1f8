// The rules about words; placement_rules.cpp has those about where tiles are placed.

#include "rules/claim_rules.h"
#include "rules/legality.h"

#include <limits>

namespace storeys::rules {

namespace {

using Kind = Violation::Kind;

// Whether the play only appended the plural letter to a word of two letters or more that did not end in it.
bool isWordPlusPlural(const FormedWord& word, Letter plural)
{
    const auto& squares = word.squares;
    return squares.size() >= 3 && squares.back().placed && squares[squares.size() - 2].top.letter() != plural;
}

} // namespace

std::optional<Violation> coversWord(const Position& position, const Play& play)
{
    if (play.placements.size() < 2)
        return std::nullopt;
    WordWalk walk(position.board, play);
    const auto main = walk.next(); // a play covers only one square of any other word
    const auto stood = [&](const WordSquare& s) { return position.board.isOccupied(s.square); };
    for (auto first = std::ranges::find_if(main, stood); first != main.end();) {
        const auto last = std::find_if_not(first, main.end(), stood);
        if (last - first >= 2 && std::all_of(first, last, [](const WordSquare& s) { return s.placed; })) {
            const auto squares = listOf(std::span(first, last), &WordSquare::square);
            const Letters letters = listOf(squares, [&](Square s) { return position.board.top(s).letter(); });
            return Violation{Kind::CoversWord, squares, {position.variant().tiles.alphabet.spell(letters)}};
        }
        first = std::find_if(last, main.end(), stood);
    }
    return std::nullopt;
}

// This rule would also reject a tile that forms no word, but such a play breaks an earlier rule.
std::optional<Violation> onlyPlural(const Position& position, const Play& play)
{
    const auto plural = position.variant().pluralLetter;
    if (!position.houseRules().pluralRule || !plural || play.placements.size() != 1)
        return std::nullopt;
    const Placement& only = play.placements.front();
    if (only.tile.letter() != *plural || position.board.isOccupied(only.square))
        return std::nullopt;
    const auto words = formedWords(position.board, play);
    if (!std::ranges::all_of(words, [&](const FormedWord& word) { return isWordPlusPlural(word, *plural); }))
        return std::nullopt;
    const Alphabet& alphabet = position.variant().tiles.alphabet;
    const auto spelled = listOf(words, [&](const FormedWord& word) { return alphabet.spell(word.letters()); });
    return Violation{Kind::OnlyPlural, {only.square}, spelled};
}

std::optional<Violation> notAWord(const Position& position, const Play& play)
{
    if (position.houseRules().mode == HouseRules::Mode::Challenge)
        return std::nullopt;
    return badWords(position, play);
}

} // namespace storeys::rules

namespace storeys {

namespace {

// Adds the word to the violation if the lexicon does not have it.
void judgeWord(const Position& position, std::span<const WordSquare> squares, std::optional<Violation>& violation)
{
    std::array<Letter, WordGraph::maxLength> buffer;
    const bool isLong = squares.size() > buffer.size(); // longer than any word
    const std::span<Letter> letters(buffer.data(), std::min(squares.size(), buffer.size()));
    std::ranges::transform(squares.first(letters.size()), letters.begin(),
                           [](const WordSquare& s) { return s.top.letter(); });
    if (!isLong && position.book->lexicon->words.contains(letters))
        return;
    if (!violation)
        violation = Violation{Violation::Kind::NotAWord};
    for (const WordSquare& s : squares)
        if (!contains(violation->squares, s.square))
            violation->squares.push_back(s.square);
    violation->words.push_back(position.variant().tiles.alphabet.spell(lettersOf(squares)));
}

} // namespace

std::optional<Violation> badWords(const Position& position, const Play& play)
{
    std::optional<Violation> violation;
    bool hasWord = false;
    forEachWord(position, play, [&](Direction, std::span<const WordSquare> squares) {
        hasWord = true;
        judgeWord(position, squares, violation);
    });
    // Only a board given as text can have a tile that stands alone. A tile on top of it forms no word, and we read the
    // rules to say that every play must form one.
    if (!hasWord)
        return Violation{Violation::Kind::NotAWord, {play.placements.front().square}};
    return violation;
}

bool hasRareWord(const Position& position, const Play& play)
{
    return !rareWords(position, play).empty();
}

std::vector<Letters> rareWords(const Position& position, const Play& play)
{
    std::vector<Letters> rare;
    forEachWord(position, play, [&](Direction, std::span<const WordSquare> squares) {
        if (const Letters word = lettersOf(squares); !position.book->lexicon->isCommon(word))
            rare.push_back(word);
    });
    return rare;
}

Letters rarestWord(const Position& position, const Play& play)
{
    std::optional<unsigned> most;
    Letters rarest;
    forEachWord(position, play, [&](Direction, std::span<const WordSquare> squares) {
        const Letters word = lettersOf(squares);
        const unsigned grade = position.book->lexicon->words.grade(word);
        const unsigned rarity = grade == 0 ? std::numeric_limits<unsigned>::max() : grade;
        if (!most || rarity > *most) {
            most = rarity;
            rarest = word;
        }
    });
    return rarest;
}

} // namespace storeys
