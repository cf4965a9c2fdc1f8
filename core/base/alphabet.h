#pragma once

#include "base/tile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A word as the letters of its tiles, one letter per square.
using Letters = std::vector<Letter>;

// The faces that tiles can have. Each face has a symbol (one upper-case character, used in boards, racks and plays) and
// a spelling (one or more upper-case letters: Q spells QU in the English stacking games). Up to 32 faces.
class Alphabet
{
public:
    struct Face
    {
        char symbol = 0;
        std::string spelling;
        bool operator==(const Face&) const = default;
    };

    Alphabet() = default;
    explicit Alphabet(std::vector<Face> faces);

    [[nodiscard]] int size() const { return static_cast<int>(m_faces.size()); }
    [[nodiscard]] const Face& face(Letter letter) const { return m_faces[letter]; }
    [[nodiscard]] std::optional<Letter> letterOf(char symbol) const;
    // All spellings, separated by blanks; a compiled lexicon names its alphabets by this key.
    [[nodiscard]] std::string key() const;

    // The tiles that spell the word (upper case), preferring the longest spelling at each step; none if the tiles can't
    // spell it.
    [[nodiscard]] std::optional<Letters> fold(std::string_view word) const;
    [[nodiscard]] std::string spell(const Letters& letters) const;

    // One character for a tile: its symbol, lower case for a blank that stands for it, '?' for an unused blank.
    [[nodiscard]] char symbolOf(Tile tile) const;
    [[nodiscard]] std::string symbolsOf(const std::vector<Tile>& tiles) const;

    bool operator==(const Alphabet&) const = default;

private:
    std::vector<Face> m_faces;
};

} // namespace storeys
