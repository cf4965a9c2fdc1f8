#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace storeys {

// Fills the bytes at random so that nobody can foretell them: a source for keys, not for games.
using RandomBytes = std::function<void(std::span<std::uint8_t>)>;

// A new secret of 256 bits in hexadecimal.
[[nodiscard]] std::string newSecret(const RandomBytes& random);
[[nodiscard]] bool isSecret(std::string_view text);

// SHA-256 in hexadecimal.
[[nodiscard]] std::string sha256(std::string_view text);

// What all get before the first turn, so that the dealer can't choose other tiles later: the hash of the seed, as the
// record writes it, followed by the salt.
[[nodiscard]] std::string sealOf(std::uint64_t seed, std::string_view salt);

} // namespace storeys
