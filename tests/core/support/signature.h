#pragma once

#include <cstdint>
#include <string_view>

namespace storeys::test {

// One number for all texts added, in their order (FNV-1a, 64 bits).
class Signature
{
public:
    void add(std::string_view text)
    {
        for (const char c : text)
            add(c);
        add('\n');
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    void add(char c) { m_value = (m_value ^ static_cast<unsigned char>(c)) * 0x100000001b3; }

    std::uint64_t m_value = 0xcbf29ce484222325;
};

} // namespace storeys::test
