#pragma once

#include "lexicon/word_graph.h"

#include <array>
#include <cstddef>
#include <cstring>

// How the bytes of a compiled lexicon lie in its file, for lexicon_file.cpp alone.
namespace storeys::lexicon_layout {

inline constexpr std::array<char, 8> magic{'S', 'T', 'O', 'R', 'E', 'Y', 'S', '\n'};
inline constexpr std::uint32_t version = 3;
inline constexpr std::size_t maxNames = 8;
inline constexpr std::size_t maxGraphs = 4;

struct GraphEntry
{
    std::array<char, 128> alphabet;
    std::uint32_t first; // bytes from the start of the file
    std::uint32_t count; // of entries of the word graph's table
    std::uint32_t root;
    std::uint32_t padding;
};

struct NameEntry
{
    std::array<char, 24> name;
    std::int32_t level;
    std::uint32_t padding;
};

// The file: this header, then the tables. Everything behind the checksum is summed.
struct Header
{
    std::array<char, 8> magic;
    std::uint32_t version;
    std::uint32_t size; // of the whole file, in bytes
    std::uint64_t checksum;
    std::uint32_t levelCount;
    std::uint32_t nameCount;
    std::uint32_t graphCount;
    std::array<std::int32_t, WordGraph::maxGrade> levels;
    std::array<NameEntry, maxNames> names;
    std::array<GraphEntry, maxGraphs> graphs;
};
inline constexpr std::size_t summedFrom = offsetof(Header, levelCount);
static_assert(sizeof(Header) % 8 == 0 && summedFrom % 8 == 0);

// Finds damage, not malice: multiply and rotate over words of eight bytes; fast enough for a start within
// milliseconds. The data is padded to a multiple of eight.
inline std::uint64_t checksum(std::span<const std::byte> data)
{
    std::uint64_t sum = 0x9e3779b97f4a7c15;
    for (; data.size() >= 8; data = data.subspan(8)) {
        std::uint64_t word = 0;
        std::memcpy(&word, data.data(), 8);
        sum = std::rotl((sum ^ word) * 0xff51afd7ed558ccd, 29);
    }
    return sum;
}

} // namespace storeys::lexicon_layout
