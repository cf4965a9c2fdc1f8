#pragma once

#include "lexicon/compiled_lexicon.h"
#include "lexicon/lexicon.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace storeys {

// ---- graphs

// Collects words and makes their minimal WordGraph. Words may come in any order and more than once; the best
// (smallest) grade of a word counts.
class WordGraphBuilder
{
public:
    // A word of at least one letter; grade 1 … WordGraph::maxGrade. One of more than WordGraph::maxLength letters,
    // which no board has room for, is left out.
    void add(Letters word, unsigned grade = 1);
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    // None if there are more words than a graph holds, or its table would have more entries than that.
    [[nodiscard]] std::optional<WordGraph> build(std::size_t mostEntries = WordGraph::maxEntries) const;

private:
    std::map<Letters, unsigned> m_words;
};

// ---- lexicons

// Upper-case words with their level; see CompiledLexicon.
using WordLevels = std::map<std::string, int>;

// Folds the words to each alphabet. `levels` are those that words have, ascending; with none all words are of one
// grade. An alphabet that can make no word gets no graph; an error says that there are more words than a graph holds,
// or that no alphabet can make any.
[[nodiscard]] Result<CompiledLexicon> compileLexicon(const WordLevels& words, std::vector<int> levels,
                                                     const std::vector<Alphabet>& alphabets);

// ---- plain word lists

// A plain word list as it was read.
struct WordList
{
    std::filesystem::path file;
    std::vector<std::string> words; // in upper case
    ListLines lines;
};

// The words of a list, one a line. Lines end with LF, CR LF or CR. White space around a word and a byte order mark at
// the start are ignored; a line that is not two or more letters A–Z (either case) is skipped. An error names the file
// when it can't be read, is in UTF-16, is binary (has a zero byte) or holds no word at all.
[[nodiscard]] Result<WordList> readWordList(const std::filesystem::path& path);

// The words of a list, without levels, for each alphabet. An error names the file.
[[nodiscard]] Result<CompiledLexicon> compileWordList(const WordList& list, const std::vector<Alphabet>& alphabets);

} // namespace storeys
