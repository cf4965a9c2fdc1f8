#pragma once

#include <compare>
#include <cstdint>

namespace storeys {

// A letter is a place in the variant's alphabet, 0 to 31; what it looks like and spells is the Alphabet's business
// (in the English stacking games letter 16 is the Qu tile).
using Letter = std::uint8_t;

// A set of letters, bit n for letter n.
using LetterMask = std::uint32_t;
inline constexpr int maxLetters = 32;
[[nodiscard]] constexpr LetterMask maskOf(Letter letter)
{
    return LetterMask{1} << letter;
}

// One physical tile: a letter, a blank that stands for a letter, a blank not yet used, or one whose face is not known.
// A value of one byte; a default-made Tile is "no tile".
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
    // One from the reserve, yellow: a blank that never was in the bag.
    [[nodiscard]] static constexpr Tile reserveBlank() { return Tile(unusedReserve); }
    [[nodiscard]] static constexpr Tile reserveAs(Letter letter)
    {
        return Tile(static_cast<std::uint8_t>(firstReserve + letter));
    }
    // One on a rack or in a bag that was not seen.
    [[nodiscard]] static constexpr Tile unknown() { return Tile(unseen); }

    [[nodiscard]] constexpr bool isUnknown() const { return m_code == unseen; }
    [[nodiscard]] constexpr bool isNone() const { return m_code == none; }
    // Of either kind.
    [[nodiscard]] constexpr bool isBlank() const { return m_code >= firstBlank && m_code <= unusedReserve; }
    [[nodiscard]] constexpr bool isReserve() const
    {
        return (m_code >= firstReserve && m_code < unusedBlank) || m_code == unusedReserve;
    }
    [[nodiscard]] constexpr bool hasLetter() const { return m_code < unusedBlank; }
    // The letter on the face; only for tiles that have one.
    [[nodiscard]] constexpr Letter letter() const { return m_code % firstBlank; }
    // The same tile while it is on a rack or in the bag, where a blank stands for nothing.
    [[nodiscard]] constexpr Tile unplayed() const
    {
        return !isBlank() ? *this : isReserve() ? reserveBlank() : blank();
    }
    // 0 to 31 for letters, 32 for a blank: an index into counts of unplayed tiles and into their values. An unknown tile
    // has none; blanks of the reserve are worth as much as others, and counted nowhere.
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
