#include "lexicon/compiled_lexicon.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <fstream>

namespace storeys {

namespace {

constexpr std::array<char, 8> magic{'S', 'T', 'O', 'R', 'E', 'Y', 'S', '\n'};
constexpr std::uint32_t version = 3;
constexpr std::size_t maxNames = 8;
constexpr std::size_t maxGraphs = 4;

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
constexpr std::size_t summedFrom = offsetof(Header, levelCount);
static_assert(sizeof(Header) % 8 == 0 && summedFrom % 8 == 0);

// Finds damage, not malice: multiply and rotate over words of eight bytes; fast enough for a start within
// milliseconds. The data is padded to a multiple of eight.
std::uint64_t checksum(std::span<const std::byte> data)
{
    std::uint64_t sum = 0x9e3779b97f4a7c15;
    for (; data.size() >= 8; data = data.subspan(8)) {
        std::uint64_t word = 0;
        std::memcpy(&word, data.data(), 8);
        sum = std::rotl((sum ^ word) * 0xff51afd7ed558ccd, 29);
    }
    return sum;
}

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

std::vector<std::byte> packed(const CompiledLexicon& lexicon)
{
    assert(lexicon.levels.size() <= WordGraph::maxGrade && lexicon.names.size() <= maxNames);
    assert(lexicon.graphs.size() <= maxGraphs);
    Header header = {};
    header.magic = magic;
    header.version = version;
    header.levelCount = static_cast<std::uint32_t>(lexicon.levels.size());
    header.nameCount = static_cast<std::uint32_t>(lexicon.names.size());
    header.graphCount = static_cast<std::uint32_t>(lexicon.graphs.size());
    std::ranges::copy(lexicon.levels, header.levels.begin());
    for (std::size_t i = 0; i < lexicon.names.size(); ++i) {
        put(header.names[i].name, lexicon.names[i].name);
        header.names[i].level = lexicon.names[i].level;
    }
    std::vector<std::byte> file(sizeof(Header));
    for (std::size_t i = 0; i < lexicon.graphs.size(); ++i) {
        const WordGraph& words = lexicon.graphs[i].words;
        GraphEntry& entry = header.graphs[i];
        put(entry.alphabet, lexicon.graphs[i].alphabet);
        entry.count = static_cast<std::uint32_t>(words.table().size());
        entry.root = words.root();
        entry.first = append(file, words.table());
    }
    header.size = static_cast<std::uint32_t>(file.size());
    std::memcpy(file.data(), &header, sizeof(Header));
    header.checksum = checksum(std::span(file).subspan(summedFrom));
    std::memcpy(file.data(), &header, sizeof(Header));
    return file;
}

} // namespace

const CompiledLexicon::NamedLevel* CompiledLexicon::find(std::string_view name) const
{
    const auto found = std::ranges::find(names, name, &NamedLevel::name);
    return found == names.end() ? nullptr : &*found;
}

const WordGraph* CompiledLexicon::graphFor(const Alphabet& alphabet) const
{
    const auto found = std::ranges::find(graphs, alphabet.key(), &Graph::alphabet);
    return found == graphs.end() ? nullptr : &found->words;
}

unsigned CompiledLexicon::gradeUpTo(int level) const
{
    return static_cast<unsigned>(std::ranges::count_if(levels, [level](int l) { return l <= level; }));
}

std::optional<Error> CompiledLexicon::write(const std::filesystem::path& path) const
{
    const std::vector<std::byte> file = packed(*this);
    std::filesystem::path draft = path;
    draft += ".new";
    std::ofstream out(draft, std::ios::binary);
    out.write(reinterpret_cast<const char*>(file.data()), static_cast<std::streamsize>(file.size()));
    out.close();
    std::error_code failed;
    if (out)
        std::filesystem::rename(draft, path, failed);
    if (!out || failed) {
        std::filesystem::remove(draft, failed);
        return Error{"cannot write " + path.string()};
    }
    return std::nullopt;
}

bool CompiledLexicon::isOne(const MappedFile& file)
{
    const auto bytes = file.bytes();
    return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

Result<CompiledLexicon> CompiledLexicon::open(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    if (!file)
        return file.error();
    if (!isOne(**file))
        return Error{path.string() + " is not a compiled lexicon"};
    const Error damaged{path.string() + " is a damaged compiled lexicon"};
    const auto bytes = (*file)->bytes();
    Header header = {};
    if (bytes.size() < sizeof(Header))
        return damaged;
    std::memcpy(&header, bytes.data(), sizeof(Header));
    if (header.version != version)
        return Error{path.string() + " is a compiled lexicon of version " + std::to_string(header.version)
                     + ", but this program reads version " + std::to_string(version)};
    if (header.size != bytes.size() || header.checksum != checksum(bytes.subspan(summedFrom))
        || header.levelCount > WordGraph::maxGrade || header.nameCount > maxNames || header.graphCount > maxGraphs)
        return damaged;

    CompiledLexicon lexicon;
    lexicon.levels.assign(header.levels.begin(), header.levels.begin() + header.levelCount);
    for (std::size_t i = 0; i < header.nameCount; ++i)
        lexicon.names.push_back({get(header.names[i].name), header.names[i].level});
    for (std::size_t i = 0; i < header.graphCount; ++i) {
        const GraphEntry& entry = header.graphs[i];
        auto words = WordGraph::over(table<WordGraph::Entry>(bytes, entry.first, entry.count), entry.root, *file);
        if (!words)
            return damaged;
        lexicon.graphs.push_back({get(entry.alphabet), *std::move(words)});
    }
    return lexicon;
}

} // namespace storeys
