#pragma once

#include "lexicon/compiled_lexicon.h"
#include "lexicon/lexicon.h"

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace storeys {

// ---- graphs

// Collects words and builds their minimal WordGraph. Words may come in any order and more than once; the smallest grade
// of a word counts.
class WordGraphBuilder
{
public:
    // Adds a word of at least one letter, with a grade from 1 to WordGraph::maxGrade. Ignores words longer than
    // WordGraph::maxLength, for which no board has room.
    void add(Letters word, unsigned grade = 1);
    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    // The graph; none if there are more words than a graph holds or its table would exceed `mostEntries`.
    [[nodiscard]] std::optional<WordGraph> build(std::size_t mostEntries = WordGraph::maxEntries);

private:
    std::vector<std::pair<Letters, unsigned>> m_words; // with their grades
};

// ---- lexicons

// Upper-case words with their level; see CompiledLexicon.
using WordLevels = std::vector<std::pair<std::string, int>>;

// Builds a graph of the words for each alphabet; if a word is given twice, its smallest level counts. `levels` lists
// the levels of the words in ascending order; if it is empty, all words get the same grade. An alphabet that can spell
// no word gets no graph. Error: there are more words than a graph holds, or no alphabet can spell any.
[[nodiscard]] Result<CompiledLexicon> compileLexicon(const WordLevels& words, std::vector<int> levels,
                                                     const std::vector<Alphabet>& alphabets);

// ---- plain word lists

struct WordList
{
    std::filesystem::path file;
    std::vector<std::string> words; // in upper case
    ListLines lines;
};

// Reads a list with one word per line, for the alphabets of one language. Lines end with LF, CR LF or CR. Ignores white
// space around a word and a byte order mark at the start. Spells words as tiles do (see Alphabet::spelled()) and skips
// a line whose spelling is not two or more letters, each of them A to Z or on a tile. The error names the file if it
// can't be read, is in UTF-16 or not in UTF-8, is binary (has a zero byte), holds no word at all or more than `mostWords`, repeated ones
// included.
[[nodiscard]] Result<WordList> readWordList(const std::filesystem::path& path, const std::vector<Alphabet>& alphabets,
                                            std::size_t mostWords = WordGraph::maxWords);

// Like compileLexicon(), for the words of a list, which have no levels. The error names the file.
[[nodiscard]] Result<CompiledLexicon> compileWordList(const WordList& list, const std::vector<Alphabet>& alphabets);

} // namespace storeys
