#include "base/alphabet.h"

#include "base/find.h"
#include "base/text.h"

#include <cassert>

namespace storeys {

Alphabet::Alphabet(std::vector<Face> faces) : m_faces(std::move(faces))
{
    assert(size() <= maxLetters);
}

std::optional<Letter> Alphabet::letterOf(char symbol) const
{
    return placeIn<Letter>(m_faces, symbol, &Face::symbol);
}

std::string Alphabet::key() const
{
    return joined(m_faces, " ", &Face::spelling);
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
    std::string word;
    for (const Letter letter : letters)
        word += m_faces[letter].spelling;
    return word;
}

char Alphabet::symbolOf(Tile tile) const
{
    if (!tile.hasLetter())
        return '?';
    const char symbol = m_faces[tile.letter()].symbol;
    return tile.isBlank() ? lower(symbol) : symbol;
}

std::string Alphabet::symbolsOf(const std::vector<Tile>& tiles) const
{
    std::string symbols;
    for (const Tile tile : tiles)
        symbols += symbolOf(tile);
    return symbols;
}

} // namespace storeys
