#include "lexicon/lexicon_file.h"

#include "lexicon/lexicon_layout.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace storeys {

namespace {

using namespace lexicon_layout;

template<std::size_t N>
void put(std::array<char, N>& field, const std::string& text)
{
    assert(text.size() < N);
    std::ranges::copy(text, field.begin());
}

template<std::size_t N>
std::string get(const std::array<char, N>& field)
{
    return {field.begin(), std::ranges::find(field, '\0')};
}

template<class T>
std::uint32_t append(std::vector<std::byte>& file, std::span<const T> table)
{
    const auto start = static_cast<std::uint32_t>(file.size());
    const auto bytes = std::as_bytes(table);
    file.insert(file.end(), bytes.begin(), bytes.end());
    file.resize((file.size() + 7) / 8 * 8);
    return start;
}

template<class T>
std::span<const T> table(std::span<const std::byte> file, std::uint32_t start, std::uint32_t count)
{
    if (start % alignof(T) != 0 || start > file.size() || count > (file.size() - start) / sizeof(T))
        return {};
    return {reinterpret_cast<const T*>(file.data() + start), count};
}

void putNames(Header& header, const CompiledLexicon& lexicon)
{
    assert(lexicon.levels.size() <= WordGraph::maxGrade && lexicon.names.size() <= maxNames);
    header.levelCount = static_cast<std::uint32_t>(lexicon.levels.size());
    header.nameCount = static_cast<std::uint32_t>(lexicon.names.size());
    std::ranges::copy(lexicon.levels, header.levels.begin());
    for (std::size_t i = 0; i < lexicon.names.size(); ++i) {
        put(header.names[i].name, lexicon.names[i].name);
        header.names[i].level = lexicon.names[i].level;
    }
}

void putGraphs(Header& header, std::vector<std::byte>& file, const CompiledLexicon& lexicon)
{
    assert(lexicon.graphs.size() <= maxGraphs);
    header.graphCount = static_cast<std::uint32_t>(lexicon.graphs.size());
    for (std::size_t i = 0; i < lexicon.graphs.size(); ++i) {
        const WordGraph& words = lexicon.graphs[i].words;
        GraphEntry& entry = header.graphs[i];
        put(entry.alphabet, lexicon.graphs[i].alphabet);
        entry.count = static_cast<std::uint32_t>(words.table().size());
        entry.root = words.root();
        entry.first = append(file, words.table());
    }
}

// The header of a whole and sound file; else what is wrong with it, the file not named.
Result<Header> readHeader(std::span<const std::byte> file)
{
    if (!isLexiconFile(file))
        return Error{"is not a compiled lexicon"};
    const Error damaged{"is a damaged compiled lexicon"};
    Header header = {};
    if (file.size() < sizeof(Header))
        return damaged;
    std::memcpy(&header, file.data(), sizeof(Header));
    if (header.version != version)
        return Error{"is a compiled lexicon of version " + std::to_string(header.version)
                     + ", but this program reads version " + std::to_string(version)};
    if (header.size != file.size() || header.checksum != checksum(file.subspan(summedFrom))
        || header.levelCount > WordGraph::maxGrade || header.nameCount > maxNames || header.graphCount > maxGraphs)
        return damaged;
    return header;
}

} // namespace

bool isLexiconFile(std::span<const std::byte> file)
{
    return file.size() >= magic.size() && std::memcmp(file.data(), magic.data(), magic.size()) == 0;
}

std::vector<std::byte> packed(const CompiledLexicon& lexicon)
{
    Header header = {};
    header.magic = magic;
    header.version = version;
    std::vector<std::byte> file(sizeof(Header));
    putNames(header, lexicon);
    putGraphs(header, file, lexicon);
    header.size = static_cast<std::uint32_t>(file.size());
    std::memcpy(file.data(), &header, sizeof(Header));
    header.checksum = checksum(std::span(file).subspan(summedFrom));
    std::memcpy(file.data(), &header, sizeof(Header));
    return file;
}

Result<CompiledLexicon> unpacked(const std::shared_ptr<const MappedFile>& file)
{
    const auto bytes = file->bytes();
    const auto header = readHeader(bytes);
    if (!header)
        return header.error();
    CompiledLexicon lexicon;
    lexicon.levels.assign(header->levels.begin(), header->levels.begin() + header->levelCount);
    for (std::size_t i = 0; i < header->nameCount; ++i)
        lexicon.names.push_back({get(header->names[i].name), header->names[i].level});
    for (std::size_t i = 0; i < header->graphCount; ++i) {
        const GraphEntry& entry = header->graphs[i];
        auto words = WordGraph::over(table<WordGraph::Entry>(bytes, entry.first, entry.count), entry.root, file);
        if (!words)
            return Error{"is a damaged compiled lexicon"};
        lexicon.graphs.push_back({get(entry.alphabet), *std::move(words)});
    }
    return lexicon;
}

} // namespace storeys
