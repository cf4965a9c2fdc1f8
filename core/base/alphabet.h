#pragma once

#include "base/tile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace storeys {

// A word as the letters of its tiles, one letter per square.
using Letters = std::vector<Letter>;

// The faces that tiles can have, at most 32. Each face has a symbol, for the text of boards, racks and plays: a capital
// letter, or several in brackets, such as [CH]. It also has a spelling of one or more capital letters: in the English
// stacking games the tile with the symbol Q spells QU. All text is UTF-8.
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
    // `folds`: the letters that people write but no tile has. `dropsMarks`: spelled() drops accents that no tile has.
    Alphabet(std::vector<Face> faces, std::vector<Fold> folds, bool dropsMarks);

    [[nodiscard]] int size() const { return static_cast<int>(m_faces.size()); }
    [[nodiscard]] const Face& face(Letter letter) const { return m_faces[letter]; }
    [[nodiscard]] std::optional<Letter> letterOf(std::string_view symbol) const;
    // All spellings, separated by spaces; a compiled lexicon names its alphabets by this key.
    [[nodiscard]] std::string key() const;

    // The word as fold() expects it: in capitals, with the letters of `folds` replaced and, if `dropsMarks`, without
    // accents that no tile has. Other characters that no tile can spell stay.
    [[nodiscard]] std::string spelled(std::string_view word) const;
    // Splits an upper-case word into the letters of tiles, taking the longest matching spelling at each step. None if
    // some part of the word matches no spelling.
    [[nodiscard]] std::optional<Letters> fold(std::string_view word) const;
    [[nodiscard]] std::string spell(const Letters& letters) const;

    // The only function that turns a tile into text: its symbol, in lower case if the tile is a blank; '?' for a tile
    // without a letter, such as an unused blank.
    [[nodiscard]] std::string text(Tile tile) const;
    [[nodiscard]] std::string text(const std::vector<Tile>& tiles) const;
    // The tile with that text: an unused blank for "?", a blank that stands for A for "a"; Tile() if there is none.
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
