#include "lexicon/lexicon_builder.h"

#include "base/find.h"
#include "base/letters.h"
#include "base/text.h"

#include <map>

namespace storeys {

namespace {

using Node = WordGraph::Node;

// An edge of an automaton that is being built. Nodes are numbered in the order in which they become final.
struct DraftEdge
{
    Letter letter;
    unsigned grade;
    Node target;
    auto operator<=>(const DraftEdge&) const = default;
};
using DraftNode = std::vector<DraftEdge>;

// Incremental construction from sorted words (Daciuk et al., 2000, algorithm 1): only the nodes along the last word are
// open and may still change; all others are final and minimal.
class Automaton
{
public:
    Automaton() : m_final{DraftNode{}} { m_register.emplace(DraftNode{}, 0); }

    void add(const Letters& word, unsigned grade)
    {
        const auto common = static_cast<std::size_t>(std::ranges::mismatch(word, m_last).in1 - word.begin());
        close(common);
        for (std::size_t i = common; i < word.size(); ++i) {
            m_open[i].push_back({word[i], 0, 0});
            m_open.emplace_back();
        }
        m_open[word.size() - 1].back().grade = grade;
        m_last = word;
    }

    // All nodes, children before parents; the root is the last.
    std::vector<DraftNode> finish()
    {
        close(0);
        m_final.push_back(std::move(m_open[0]));
        return std::move(m_final);
    }

private:
    // Finalizes the open nodes deeper than `depth`.
    void close(std::size_t depth)
    {
        while (m_open.size() > depth + 1) {
            const auto [found, isNew] = m_register.emplace(std::move(m_open.back()), static_cast<Node>(m_final.size()));
            if (isNew)
                m_final.push_back(found->first);
            m_open.pop_back();
            m_open.back().back().target = found->second;
        }
    }

    std::vector<DraftNode> m_final;
    std::map<DraftNode, Node> m_register;
    std::vector<DraftNode> m_open{DraftNode{}};
    Letters m_last;
};

// Writes the nodes into one table, parents before children, the empty node 0 first. None if the table would be too
// large.
std::optional<WordGraph> pack(const std::vector<DraftNode>& drafts, std::size_t mostEntries)
{
    std::vector<Node> places(drafts.size(), 0);
    std::size_t size = 1;
    for (std::size_t n = drafts.size(); n-- > 1; size += 1 + drafts[n].size())
        places[n] = static_cast<Node>(size);
    if (size > mostEntries)
        return std::nullopt;

    std::vector<WordGraph::Entry> table(size, 0);
    for (std::size_t n = 1; n < drafts.size(); ++n) {
        Node at = places[n];
        for (const DraftEdge& edge : drafts[n]) {
            table[places[n]] |= maskOf(edge.letter);
            table[++at] = WordGraph::Edge(places[edge.target], edge.grade).bits();
        }
    }
    return WordGraph(std::move(table), places.back());
}

// Whether the text begins with a UTF-16 byte order mark or with two ASCII characters in UTF-16.
bool isUtf16(std::string_view text)
{
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return true;
    const auto isZero = [&](std::size_t at) { return text[at] == '\0'; };
    return text.size() >= 4 && isZero(0) != isZero(1) && isZero(0) == isZero(2) && isZero(1) == isZero(3);
}

bool isAllUtf8(std::string_view text)
{
    while (!text.empty())
        if (sequenceLength(takeCharacter(text)) == 0)
            return false;
    return true;
}

// The letters of words as messages name them: "A-Z" and those that only tiles of the language have.
std::string lettersNamedOf(const std::vector<Alphabet>& alphabets)
{
    std::vector<std::string_view> letters{"A-Z"};
    std::vector<std::string> keys = listOf(alphabets, &Alphabet::key);
    for (const std::string& key : keys)
        for (std::string_view rest = key; !rest.empty();)
            if (const std::string_view letter = takeCharacter(rest); letter.size() > 1 && !contains(letters, letter))
                letters.push_back(letter);
    return joined(letters);
}

// Whether the word is two or more letters, each of them A to Z or on a tile.
bool isWord(std::string_view word, const std::vector<Alphabet>& alphabets)
{
    if (characterCount(word) < 2 || !isInCapitals(word))
        return false;
    while (!word.empty()) {
        const std::string_view letter = takeCharacter(word);
        const auto hasLetter = [&](const Alphabet& alphabet) {
            return alphabet.key().find(letter) != std::string::npos;
        };
        if (letter.size() > 1 && std::ranges::none_of(alphabets, hasLetter))
            return false;
    }
    return true;
}

} // namespace

// ---- graphs

void WordGraphBuilder::add(Letters word, unsigned grade)
{
    assert(!word.empty() && grade >= 1 && grade <= WordGraph::maxGrade);
    if (word.size() > WordGraph::maxLength)
        return;
    m_words.emplace_back(std::move(word), grade);
}

std::optional<WordGraph> WordGraphBuilder::build(std::size_t mostEntries)
{
    // If a word was added several times, its smallest grade comes first and is kept.
    std::ranges::sort(m_words);
    const auto repeated = std::ranges::unique(m_words, {}, &std::pair<Letters, unsigned>::first);
    m_words.erase(repeated.begin(), repeated.end());
    if (m_words.empty())
        return WordGraph();
    if (m_words.size() > WordGraph::maxWords)
        return std::nullopt;
    Automaton automaton;
    for (const auto& [word, grade] : m_words)
        automaton.add(word, grade);
    return pack(automaton.finish(), mostEntries);
}

// ---- lexicons

Result<CompiledLexicon> compileLexicon(const WordLevels& words, std::vector<int> levels,
                                       const std::vector<Alphabet>& alphabets)
{
    CompiledLexicon lexicon;
    lexicon.levels = std::move(levels);
    for (const Alphabet& alphabet : alphabets) {
        WordGraphBuilder builder;
        for (const auto& [word, level] : words)
            if (auto letters = alphabet.fold(word))
                builder.add(*std::move(letters), std::max(gradeUpTo(lexicon.levels, level), 1u));
        if (builder.isEmpty())
            continue;
        auto graph = builder.build();
        if (!graph)
            return Error{Fault::TooManyToCompile};
        lexicon.graphs.push_back({alphabet.key(), *std::move(graph)});
    }
    if (lexicon.graphs.empty())
        return Error{Fault::NoWordsToCompile};
    return lexicon;
}

// ---- plain word lists

Result<WordList> readWordList(const std::filesystem::path& path, const std::vector<Alphabet>& alphabets,
                              std::size_t mostWords)
{
    constexpr std::size_t mostPerWord = 64; // bytes: three for each letter of the longest word, and a line end
    const auto file = readFile(path, mostWords * mostPerWord + 1);
    if (!file)
        return file.error();
    std::string_view text = *file;
    if (text.size() > mostWords * mostPerWord)
        return Error{Fault::At, {path.string()}, {{Fault::TooManyToCompile}}};
    if (isUtf16(text))
        return Error{Fault::Utf16WordList, {path.string()}};
    if (text.find('\0') != std::string_view::npos)
        return Error{Fault::BinaryWordList, {path.string()}};
    if (!isAllUtf8(text))
        return Error{Fault::Latin1WordList, {path.string()}};
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);

    WordList list{path, {}, {.letters = lettersNamedOf(alphabets)}};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = trimmed(text.substr(0, end), " \t\v\f");
        text.remove_prefix(std::min(end + 1, text.size()));
        list.lines.filled += line.empty() ? 0 : 1;
        if (std::string word = alphabets.empty() ? upper(line) : alphabets.front().spelled(line);
            isWord(word, alphabets))
            list.words.push_back(std::move(word));
        if (list.words.size() > mostWords)
            return Error{Fault::At, {path.string()}, {{Fault::TooManyToCompile}}};
    }
    list.lines.used = list.words.size();
    if (list.words.empty())
        return Error{Fault::NoWordsInList, {path.string(), list.lines.letters}};
    return list;
}

Result<CompiledLexicon> compileWordList(const WordList& list, const std::vector<Alphabet>& alphabets)
{
    const WordLevels words = listOf(list.words, [](const std::string& word) { return std::pair(word, 0); });
    auto lexicon = compileLexicon(words, {}, alphabets);
    if (!lexicon)
        return Error{Fault::At, {list.file.string()}, {lexicon.error()}};
    return lexicon;
}

} // namespace storeys
