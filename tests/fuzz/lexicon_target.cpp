// Compiled lexicons: whatever the tables hold, a lexicon that opens can be walked and asked. Size and checksum are made
// right first, as otherwise no change would reach the tables.

#include "target.h"

#include "lexicon/compiled_lexicon.h"
#include "lexicon/lexicon.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

#include <bit>
#include <cstring>
#include <fstream>
#include <sstream>

namespace storeys::lexicon_target {

namespace {

constexpr std::size_t sizeAt = 12; // of the file's size in the file; the checksum follows
constexpr std::size_t checksumAt = 16;
constexpr std::size_t summedFrom = 24;
constexpr std::size_t manyWords = 3000;

// See core/lexicon/compiled_lexicon.cpp.
std::uint64_t checksumOf(std::string_view file)
{
    std::uint64_t sum = 0x9e3779b97f4a7c15;
    for (std::size_t at = summedFrom; at + 8 <= file.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, file.data() + at, 8);
        sum = std::rotl((sum ^ word) * 0xff51afd7ed558ccd, 29);
    }
    return sum;
}

std::string repaired(std::string file)
{
    if (file.size() < summedFrom)
        return file;
    const auto size = static_cast<std::uint32_t>(file.size());
    std::memcpy(file.data() + sizeAt, &size, sizeof size);
    const std::uint64_t sum = checksumOf(file);
    std::memcpy(file.data() + checksumAt, &sum, sizeof sum);
    return file;
}

std::vector<Alphabet> alphabets()
{
    // A file of ours is right as it is: else the numbers above are wrong, and this target would reach no table.
    std::ostringstream ours;
    ours << std::ifstream(STOREYS_DATA_DIR "/lexicons/en.lexicon", std::ios::binary).rdbuf();
    require(ours.str().size() > summedFrom && repaired(ours.str()) == ours.str(),
            "the checksum is that of the program");
    return *readAlphabets(STOREYS_DATA_DIR "/variants");
}

// How many words there are, if they are fewer than `most`.
std::size_t countWords(const WordGraph& words, WordGraph::Node node, std::size_t most)
{
    std::size_t count = 0;
    LetterMask rest = words.letters(node);
    for (; rest != 0 && count < most; rest &= rest - 1) {
        const WordGraph::Edge edge = words.edge(node, static_cast<Letter>(std::countr_zero(rest)));
        count += (edge.endsWord() ? 1 : 0) + countWords(words, edge.target(), most - count);
    }
    return count;
}

void ask(const WordGraph& words)
{
    (void)words.nodeCount();
    (void)words.anagrams();
    std::set<Letters> some;
    const WordGraph ordinary = words.limitedTo(2);
    words.forEachWord([&](const Letters& word, unsigned grade) {
        require(word.size() <= WordGraph::maxLength, "words are bounded in length");
        require(grade >= 1 && grade <= WordGraph::maxGrade, "a word has a grade");
        require(words.grade(word) == grade, "a word of the walk is found");
        require(ordinary.contains(word) == (grade <= 2), "a smaller vocabulary has the ordinary words");
        if (some.size() < 5 && word.size() % 2 == 0)
            some.insert(word);
    });
    const WordGraph others = words.without(some);
    for (const Letters& word : some)
        require(!others.contains(word), "removed words are gone");
}

} // namespace

const FuzzTarget target("lexicon", [](const std::uint8_t* data, std::size_t size) {
    static const std::vector<Alphabet> known = alphabets();
    const MemoryFile file(repaired({reinterpret_cast<const char*>(data), size}));
    const auto lexicon = CompiledLexicon::open(file.path());
    if (!lexicon) {
        require(!message(lexicon.error()).empty(), "a refused lexicon has a reason");
        return 0;
    }
    (void)lexicon->find("standard");
    bool isSmall = true;
    for (const CompiledLexicon::Graph& graph : lexicon->graphs) {
        isSmall = isSmall && countWords(graph.words, graph.words.root(), manyWords) < manyWords;
        if (isSmall)
            ask(graph.words);
    }
    if (!isSmall)
        return 0;
    for (const Alphabet& alphabet : known)
        for (const std::string& name : {std::string("standard"), file.path()})
            if (const auto opened = openLexicon(name, alphabet, file.path()))
                (*opened)->words.forEachWord([&](const Letters& word, unsigned) {
                    (void)(*opened)->isCommon(word);
                    for (const Letter letter : word)
                        require(letter < alphabet.size(), "a game's lexicon has the letters of the game");
                });
    return 0;
});

} // namespace storeys::lexicon_target
