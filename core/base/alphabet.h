#pragma once

#include "base/tile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A word as the letters of its tiles, one letter per square.
using Letters = std::vector<Letter>;

// The faces that tiles can have. Each face has a symbol, used in boards, racks and plays: a capital letter, or several
// in brackets, such as [CH]. It also has a spelling of one or more capital letters: Q spells QU in the English stacking
// games. All text is UTF-8. Up to 32 faces.
class Alphabet
{
public:
    struct Face
    {
        std::string symbol;
        std::string spelling;
        bool operator==(const Face&) const = default;
    };

    // A capital letter that people write but no tile has, and its spelling on tiles: ẞ and SS.
    struct Fold
    {
        std::string letter;
        std::string spelling;
        bool operator==(const Fold&) const = default;
    };

    Alphabet() = default;
    explicit Alphabet(std::vector<Face> faces) : Alphabet(std::move(faces), {}, false) {}
    // An alphabet for words that people write with letters (`folds`) or marks that no tile has. `dropsMarks`: spelled()
    // drops these marks.
    Alphabet(std::vector<Face> faces, std::vector<Fold> folds, bool dropsMarks);

    [[nodiscard]] int size() const { return static_cast<int>(m_faces.size()); }
    [[nodiscard]] const Face& face(Letter letter) const { return m_faces[letter]; }
    [[nodiscard]] std::optional<Letter> letterOf(std::string_view symbol) const;
    // All spellings, separated by spaces; a compiled lexicon names its alphabets by this key.
    [[nodiscard]] std::string key() const;

    // The word, case ignored, as tiles may spell it: in capitals, folded and, if the alphabet drops marks, without
    // marks that no tile has. Characters that no tile can spell stay.
    [[nodiscard]] std::string spelled(std::string_view word) const;
    // The letters that spell the word (upper case), taking the longest spelling that fits at each step; none if no
    // spelling fits the rest.
    [[nodiscard]] std::optional<Letters> fold(std::string_view word) const;
    [[nodiscard]] std::string spell(const Letters& letters) const;

    // The only function that turns a tile into text: its symbol, in lower case if the tile is a blank; '?' for a tile
    // without a letter, such as an unused blank.
    [[nodiscard]] std::string text(Tile tile) const;
    [[nodiscard]] std::string text(const std::vector<Tile>& tiles) const;
    // The tile with exactly that text; "no tile" if none has it.
    [[nodiscard]] Tile tileOf(std::string_view text) const;

    bool operator==(const Alphabet&) const = default;

private:
    std::vector<Face> m_faces;
    std::vector<Fold> m_folds;
    bool m_dropsMarks = false;
};

// Removes and returns the symbol of one tile at the beginning of the text: a character, or several in brackets, such as
// [CH]. The text must not be empty.
[[nodiscard]] std::string_view takeSymbol(std::string_view& text);
[[nodiscard]] int symbolCount(std::string_view text);

} // namespace storeys
