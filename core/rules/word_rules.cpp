// The rules about words; those about where tiles are put are in placement_rules.cpp.

#include "rules/legality.h"

#include <algorithm>

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
    const auto isCovered = [&](Square square) {
        return std::ranges::find(play.placements, square, &Placement::square) != play.placements.end();
    };
    for (const Placement& placement : play.placements) {
        if (!position.board.isOccupied(placement.square))
            continue;
        for (const Direction direction : {Direction::Across, Direction::Down}) {
            const auto run = runThrough(position.board, placement.square, direction);
            if (run.size() >= 2 && std::ranges::all_of(run, isCovered))
                return Violation{Kind::CoversWord, run, {textOf(position, run)}};
        }
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

std::optional<Violation> badWords(const Position& position, const Play& play)
{
    Violation violation{Violation::Kind::NotAWord};
    const auto words = formedWords(position.board, play);
    // A tile on a tile that stands alone, which no game reaches but a board given as text can: no word is formed, and
    // our reading is that a play must form one.
    if (words.empty())
        return Violation{Violation::Kind::NotAWord, {play.placements.front().square}};
    for (const FormedWord& word : words) {
        const Letters letters = word.letters();
        if (position.book->lexicon->words.contains(letters))
            continue;
        violation.words.push_back(position.variant().tiles.alphabet.spell(letters));
        for (const WordSquare& s : word.squares)
            if (std::ranges::find(violation.squares, s.square) == violation.squares.end())
                violation.squares.push_back(s.square);
    }
    if (violation.words.empty())
        return std::nullopt;
    return violation;
}

} // namespace storeys
