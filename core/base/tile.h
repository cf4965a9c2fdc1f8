#pragma once

#include <compare>
#include <cstdint>

namespace storeys {

// A letter is an index into the variant's alphabet, 0 to 31. The Alphabet has the letter's symbol and spelling (in the
// English stacking games letter 16 is the Qu tile).
using Letter = std::uint8_t;

// A set of letters, bit n for letter n.
using LetterMask = std::uint32_t;
inline constexpr int maxLetters = 32;
[[nodiscard]] constexpr LetterMask maskOf(Letter letter)
{
    return LetterMask{1} << letter;
}

// One physical tile: a letter, a blank that stands for a letter, an unused blank, or a tile whose face is unknown. A
// value of one byte; a default-constructed Tile is "no tile".
class Tile
{
public:
    constexpr Tile() = default;
    [[nodiscard]] static constexpr Tile of(Letter letter) { return Tile(letter); }
    [[nodiscard]] static constexpr Tile blank() { return Tile(unusedBlank); }
    [[nodiscard]] static constexpr Tile blankAs(Letter letter)
    {
        return Tile(static_cast<std::uint8_t>(firstBlank + letter));
    }
    // A blank from a seat's reserve (rules/pieces.h), with a yellow face; it was never in the bag.
    [[nodiscard]] static constexpr Tile reserveBlank() { return Tile(unusedReserve); }
    [[nodiscard]] static constexpr Tile reserveAs(Letter letter)
    {
        return Tile(static_cast<std::uint8_t>(firstReserve + letter));
    }
    // A tile on a rack or in a bag whose face has not been seen.
    [[nodiscard]] static constexpr Tile unknown() { return Tile(unseen); }

    [[nodiscard]] constexpr bool isUnknown() const { return m_code == unseen; }
    [[nodiscard]] constexpr bool isNone() const { return m_code == none; }
    // Whether the tile is a blank, from the bag or from the reserve.
    [[nodiscard]] constexpr bool isBlank() const { return m_code >= firstBlank && m_code <= unusedReserve; }
    [[nodiscard]] constexpr bool isReserve() const
    {
        return (m_code >= firstReserve && m_code < unusedBlank) || m_code == unusedReserve;
    }
    [[nodiscard]] constexpr bool hasLetter() const { return m_code < unusedBlank; }
    // The letter on the face; only for tiles that show a letter.
    [[nodiscard]] constexpr Letter letter() const { return m_code % firstBlank; }
    // The tile as it is on a rack or in the bag, where a blank stands for no letter.
    [[nodiscard]] constexpr Tile unplayed() const
    {
        return !isBlank() ? *this : isReserve() ? reserveBlank() : blank();
    }
    // The index of a tile in arrays of counts or values: 0 to 31 for letters, 32 for all blanks, though counts leave
    // out those of the reserve. Unknown tiles have no kind.
    [[nodiscard]] constexpr int kind() const { return isBlank() ? maxLetters : m_code; }
    [[nodiscard]] static constexpr Tile ofKind(int kind)
    {
        return kind == maxLetters ? blank() : of(static_cast<Letter>(kind));
    }

    auto operator<=>(const Tile&) const = default;

private:
    static constexpr std::uint8_t firstBlank = maxLetters;
    static constexpr std::uint8_t firstReserve = 2 * maxLetters;
    static constexpr std::uint8_t unusedBlank = 3 * maxLetters;
    static constexpr std::uint8_t unusedReserve = unusedBlank + 1;
    static constexpr std::uint8_t unseen = 254;
    static constexpr std::uint8_t none = 255;
    constexpr explicit Tile(std::uint8_t code) : m_code(code) {}

    std::uint8_t m_code = none;
};

inline constexpr int tileKinds = maxLetters + 1;

} // namespace storeys
