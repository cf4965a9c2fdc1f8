// The rules about words; those about where tiles are put are in placement_rules.cpp.

#include "rules/claim_rules.h"
#include "rules/legality.h"

#include <algorithm>
#include <array>

namespace storeys::rules {

namespace {

using Kind = Violation::Kind;

std::string textOf(const Position& position, const std::vector<Square>& run)
{
    Letters letters;
    for (const Square square : run)
        letters.push_back(position.board.top(square).letter());
    return position.variant().tiles.alphabet.spell(letters);
}

// Whether the word is one that stood before, longer than one square, with the plural letter put behind it.
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
    const auto isCovered = [&](Square square) {
        return std::ranges::find(play.placements, square, &Placement::square) != play.placements.end();
    };
    // Only words along the play can be covered whole: of any other it covers one square.
    const Direction along = mainDirection(position.board, play);
    // How many squares the word goes on from the square, that one aside; none if one of them is not covered.
    const auto coveredFrom = [&](Square square, int step) -> std::optional<int> {
        for (int n = 0;; ++n) {
            square = stepped(square, along, step);
            if (!position.board.isOccupied(square))
                return n;
            if (!isCovered(square))
                return std::nullopt;
        }
    };
    for (const Placement& placement : play.placements) {
        if (!position.board.isOccupied(placement.square))
            continue;
        const auto before = coveredFrom(placement.square, -1);
        const auto behind = before ? coveredFrom(placement.square, 1) : std::nullopt;
        if (!behind || *before + *behind == 0)
            continue;
        const auto run = runThrough(position.board, placement.square, along);
        return Violation{Kind::CoversWord, run, {textOf(position, run)}};
    }
    return std::nullopt;
}

// A tile alone is never just tacked on where it forms no word at all; such a play fails for other reasons.
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
    Violation violation{Kind::OnlyPlural, {only.square}};
    for (const FormedWord& word : words)
        violation.words.push_back(position.variant().tiles.alphabet.spell(word.letters()));
    return violation;
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

// Adds the word to the violation where the lexicon does not have it.
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
    Letters all;
    for (const WordSquare& s : squares) {
        all.push_back(s.top.letter());
        if (std::ranges::find(violation->squares, s.square) == violation->squares.end())
            violation->squares.push_back(s.square);
    }
    violation->words.push_back(position.variant().tiles.alphabet.spell(all));
}

} // namespace

std::optional<Violation> badWords(const Position& position, const Play& play)
{
    std::optional<Violation> violation;
    if (position.variant().plays == PlayShape::Paths) {
        for (const FormedWord& word : claimedWords(position.board, play))
            judgeWord(position, word.squares, violation);
        return violation;
    }
    WordWalk walk(position.board, play);
    auto squares = walk.next();
    // A tile on a tile that stands alone, which no game reaches but a board given as text can: no word is formed, and
    // our reading is that a play must form one.
    if (squares.empty())
        return Violation{Violation::Kind::NotAWord, {play.placements.front().square}};
    for (; !squares.empty(); squares = walk.next())
        judgeWord(position, squares, violation);
    return violation;
}

bool hasRareWord(const Position& position, const Play& play)
{
    const bool paths = position.variant().plays == PlayShape::Paths;
    return std::ranges::any_of(
        paths ? claimedWords(position.board, play) : formedWords(position.board, play),
        [&](const FormedWord& word) { return !position.book->lexicon->isCommon(word.letters()); });
}

} // namespace storeys
