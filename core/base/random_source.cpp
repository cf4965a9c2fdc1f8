#include "base/random_source.h"

#include <bit>

namespace storeys {

RandomSource::RandomSource(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state) {
        word = mixed(seed);
        seed += mixingStep;
    }
}

std::uint64_t RandomSource::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t t = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint32_t RandomSource::below(std::uint32_t bound)
{
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = -bound % bound;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

} // namespace storeys
