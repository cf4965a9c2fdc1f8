#include "dealer/secrets.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace storeys {

namespace {

constexpr std::size_t secretBytes = 32;
constexpr std::string_view digits = "0123456789abcdef";

std::string hexOf(std::span<const std::uint8_t> bytes)
{
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

} // namespace

std::string newSecret(const RandomBytes& random)
{
    std::array<std::uint8_t, secretBytes> bytes{};
    random(bytes);
    return hexOf(bytes);
}

bool isSecret(std::string_view text)
{
    return text.size() == 2 * secretBytes && text.find_first_not_of(digits) == std::string_view::npos;
}

std::string sha256(std::string_view text)
{
    std::array<std::uint8_t, EVP_MAX_MD_SIZE> hash{};
    unsigned int size = 0;
    if (EVP_Digest(text.data(), text.size(), hash.data(), &size, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error("no SHA-256");
    return hexOf(std::span(hash).first(size));
}

std::string sealOf(std::uint64_t seed, std::string_view salt)
{
    return sha256(std::to_string(seed).append(salt));
}

} // namespace storeys
