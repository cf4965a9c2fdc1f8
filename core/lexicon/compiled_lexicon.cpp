#include "lexicon/compiled_lexicon.h"

#include "base/find.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace storeys {

namespace {

// ---- the bytes of the file: a header of fixed size, then the tables of the graphs, each starting at a multiple of
// eight bytes. All are in this machine's byte order; a file in the other one is rejected for its version number.

constexpr std::array<char, 8> magic{'S', 'T', 'O', 'R', 'E', 'Y', 'S', '\n'};
constexpr std::uint32_t version = 3;
constexpr std::size_t maxNames = 8;
constexpr std::size_t maxGraphs = 4;

struct GraphEntry
{
    std::array<char, 128> alphabet;
    std::uint32_t first; // offset in bytes from the start of the file
    std::uint32_t count; // entries in the word graph's table
    std::uint32_t root;
    std::uint32_t padding;
};

struct NameEntry
{
    std::array<char, 24> name;
    std::int32_t level;
    std::uint32_t padding;
};

// The file starts with this header; the tables follow. The checksum covers everything after itself.
struct Header
{
    std::array<char, 8> magic;
    std::uint32_t version;
    std::uint32_t size; // size of the whole file in bytes
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

// Detects damage, not tampering. Multiplies and rotates eight bytes at a time, which is fast enough to open a lexicon
// within milliseconds. append() pads the data to a multiple of eight bytes.
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

// ---- writing

template<std::size_t N>
void put(std::array<char, N>& field, const std::string& text)
{
    std::ranges::copy(text, field.begin());
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

// An error that names what does not fit into the header; none if everything fits.
std::optional<Error> noRoomFor(const CompiledLexicon& lexicon)
{
    const auto tooMany = [](Fault fault, std::size_t most) { return Error{fault, {std::to_string(most)}}; };
    constexpr std::size_t longestName = sizeof(NameEntry::name) - 1;
    constexpr std::size_t longestKey = sizeof(GraphEntry::alphabet) - 1;
    if (lexicon.levels.size() > WordGraph::maxGrade)
        return tooMany(Fault::TooManyLevels, WordGraph::maxGrade);
    if (lexicon.names.size() > maxNames)
        return tooMany(Fault::TooManyNames, maxNames);
    if (lexicon.graphs.size() > maxGraphs)
        return tooMany(Fault::TooManyAlphabets, maxGraphs);
    for (const CompiledLexicon::NamedLevel& named : lexicon.names)
        if (named.name.size() > longestName)
            return tooMany(Fault::LongLevelName, longestName);
    for (const CompiledLexicon::Graph& graph : lexicon.graphs)
        if (graph.alphabet.size() > longestKey)
            return tooMany(Fault::LongAlphabet, longestKey);
    return std::nullopt;
}

void putNames(Header& header, const CompiledLexicon& lexicon)
{
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

// The bytes of the file. The error says what does not fit into the header.
Result<std::vector<std::byte>> packed(const CompiledLexicon& lexicon)
{
    if (auto problem = noRoomFor(lexicon))
        return *std::move(problem);
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

// ---- reading

template<std::size_t N>
std::string get(const std::array<char, N>& field)
{
    return {field.begin(), std::ranges::find(field, '\0')};
}

template<class T>
std::span<const T> table(std::span<const std::byte> file, std::uint32_t start, std::uint32_t count)
{
    if (start % alignof(T) != 0 || start > file.size() || count > (file.size() - start) / sizeof(T))
        return {};
    return {reinterpret_cast<const T*>(file.data() + start), count};
}

// The set of all letters of an alphabet, given its key (Alphabet::key()), which lists one spelling per letter.
LetterMask lettersOf(const std::string& key)
{
    const auto count = 1 + std::ranges::count(key, ' ');
    return count < maxLetters ? maskOf(static_cast<Letter>(count)) - 1 : ~LetterMask{0};
}

// The header, after checking that the file is complete and undamaged.
Result<Header> readHeader(std::span<const std::byte> file, const std::string& name)
{
    if (file.size() < magic.size() || std::memcmp(file.data(), magic.data(), magic.size()) != 0)
        return Error{Fault::NotCompiledLexicon, {name}};
    const Error damaged{Fault::DamagedLexicon, {name}};
    Header header = {};
    if (file.size() < sizeof(Header))
        return damaged;
    std::memcpy(&header, file.data(), sizeof(Header));
    if (header.version != version)
        return Error{Fault::OtherLexiconVersion, {name, std::to_string(header.version), std::to_string(version)}};
    if (header.size != file.size() || header.checksum != checksum(file.subspan(summedFrom))
        || header.levelCount > WordGraph::maxGrade || header.nameCount > maxNames || header.graphCount > maxGraphs)
        return damaged;
    return header;
}

} // namespace

const CompiledLexicon::NamedLevel* CompiledLexicon::find(std::string_view name) const
{
    return lookUp(names, name, &NamedLevel::name);
}

const WordGraph* CompiledLexicon::graphFor(const Alphabet& alphabet) const
{
    const Graph* graph = lookUp(graphs, alphabet.key(), &Graph::alphabet);
    return graph ? &graph->words : nullptr;
}

std::optional<Error> CompiledLexicon::write(const std::filesystem::path& path) const
{
    const auto file = packed(*this);
    if (!file)
        return Error{Fault::CannotWrite, {path.string()}, {file.error()}};
    return writeFile(path, {reinterpret_cast<const char*>(file->data()), file->size()});
}

Result<CompiledLexicon> CompiledLexicon::open(const std::filesystem::path& path, const Alphabet* alphabet)
{
    const auto mapped = MappedFile::open(path);
    if (!mapped)
        return mapped.error();
    const auto& file = *mapped;
    const std::string name = path.string();
    const auto bytes = file->bytes();
    const auto header = readHeader(bytes, name);
    if (!header)
        return header.error();
    CompiledLexicon lexicon;
    lexicon.levels.assign(header->levels.begin(), header->levels.begin() + header->levelCount);
    for (std::size_t i = 0; i < header->nameCount; ++i)
        lexicon.names.push_back({get(header->names[i].name), header->names[i].level});
    const std::span graphs(header->graphs.data(), header->graphCount);
    const auto isForAlphabet = [&](const GraphEntry& entry) { return get(entry.alphabet) == alphabet->key(); };
    const bool isOneEnough = alphabet && std::ranges::any_of(graphs, isForAlphabet);
    for (const GraphEntry& entry : graphs) {
        if (isOneEnough && !isForAlphabet(entry))
            continue;
        const std::string key = get(entry.alphabet);
        auto words =
            WordGraph::over(table<WordGraph::Entry>(bytes, entry.first, entry.count), entry.root, file, lettersOf(key));
        if (!words || std::ranges::any_of(partsOf(key, ' '), &std::string_view::empty)) // a letter lacks its spelling
            return Error{Fault::DamagedLexicon, {name}};
        lexicon.graphs.push_back({key, *std::move(words)});
    }
    return lexicon;
}

} // namespace storeys
