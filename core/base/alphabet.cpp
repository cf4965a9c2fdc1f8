#include "base/alphabet.h"

#include "base/find.h"
#include "base/letters.h"
#include "base/text.h"

#include <cassert>

namespace storeys {

Alphabet::Alphabet(std::vector<Face> faces, std::vector<Fold> folds, bool dropsMarks)
    : m_faces(std::move(faces)), m_folds(std::move(folds)), m_dropsMarks(dropsMarks)
{
    assert(size() <= maxLetters);
}

std::optional<Letter> Alphabet::letterOf(std::string_view symbol) const
{
    return placeIn<Letter>(m_faces, symbol, &Face::symbol);
}

std::string Alphabet::key() const
{
    return joined(m_faces, " ", &Face::spelling);
}

std::string Alphabet::spelled(std::string_view word) const
{
    const std::string capitals = composed(upper(word));
    std::string spelling;
    for (std::string_view rest = capitals; !rest.empty();) {
        const std::string_view letter = takeCharacter(rest);
        const auto isOnTile = [&](const Face& face) { return face.spelling.find(letter) != std::string::npos; };
        if (const Fold* const fold = lookUp(m_folds, letter, &Fold::letter))
            spelling += fold->spelling;
        else
            spelling += !m_dropsMarks || std::ranges::any_of(m_faces, isOnTile) ? letter : withoutMark(letter);
    }
    return spelling;
}

std::optional<Letters> Alphabet::fold(std::string_view word) const
{
    Letters letters;
    while (!word.empty()) {
        std::size_t longest = 0;
        Letter found = 0;
        for (int i = 0; i < size(); ++i) {
            const std::string& spelling = m_faces[i].spelling;
            if (spelling.size() > longest && word.starts_with(spelling)) {
                longest = spelling.size();
                found = static_cast<Letter>(i);
            }
        }
        if (longest == 0)
            return std::nullopt;
        letters.push_back(found);
        word.remove_prefix(longest);
    }
    return letters;
}

std::string Alphabet::spell(const Letters& letters) const
{
    return joined(letters, "", [&](Letter letter) { return m_faces[letter].spelling; });
}

std::string Alphabet::text(Tile tile) const
{
    if (!tile.hasLetter())
        return "?";
    const std::string& symbol = m_faces[tile.letter()].symbol;
    return tile.isBlank() ? lower(symbol) : symbol;
}

std::string Alphabet::text(const std::vector<Tile>& tiles) const
{
    return joined(tiles, "", [&](Tile tile) { return text(tile); });
}

Tile Alphabet::tileOf(std::string_view text) const
{
    if (text == "?")
        return Tile::blank();
    if (const auto letter = letterOf(text))
        return Tile::of(*letter);
    const std::string symbol = upper(text);
    const auto letter = lower(symbol) == text ? letterOf(symbol) : std::nullopt;
    return letter ? Tile::blankAs(*letter) : Tile();
}

std::string_view takeSymbol(std::string_view& text)
{
    // The most bytes searched for ']', more than any symbol has. Without a limit, many '[' would take quadratic time.
    constexpr std::size_t longestSymbol = 32;
    const std::size_t end = text.front() == '[' ? text.substr(0, longestSymbol).find(']') : std::string_view::npos;
    if (end == std::string_view::npos)
        return takeCharacter(text);
    const std::string_view symbol = text.substr(0, end + 1);
    text.remove_prefix(symbol.size());
    return symbol;
}

int symbolCount(std::string_view text)
{
    int count = 0;
    for (; !text.empty(); ++count)
        (void)takeSymbol(text);
    return count;
}

} // namespace storeys
