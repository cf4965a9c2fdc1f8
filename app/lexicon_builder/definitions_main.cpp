// storeys-build-definitions: builds the file of definitions from WordNet and our own glosses, at build time.

#include "wordnet.h"

#include "lexicon/definitions.h"
#include "lexicon/lexicon.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace {

using namespace storeys;

int fail(const std::string& message)
{
    std::cerr << "storeys-build-definitions: error: " << message << std::endl;
    return 1;
}

// Whether the word is in any lexicon of the built-in file.
bool isKnown(const std::vector<std::pair<Alphabet, LexiconPtr>>& lexicons, std::string word)
{
    std::ranges::transform(word, word.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    return std::ranges::any_of(lexicons, [&](const auto& lexicon) {
        const auto letters = lexicon.first.fold(word);
        return letters && lexicon.second->words.contains(*letters);
    });
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 6) {
        std::cerr << "usage: storeys-build-definitions WORDNET-FOLDER GLOSSES VARIANTS-FOLDER LEXICON OUTPUT\n";
        return 2;
    }
    const auto alphabets = readAlphabets(argv[3]);
    if (!alphabets)
        return fail(message(alphabets.error()));
    std::vector<std::pair<Alphabet, LexiconPtr>> lexicons;
    for (const Alphabet& alphabet : *alphabets) {
        const auto lexicon = openLexicon("standard", alphabet, argv[4]);
        if (!lexicon)
            return fail(message(lexicon.error()));
        lexicons.emplace_back(alphabet, *lexicon);
    }
    const auto lines =
        readDefinitions(argv[1], argv[2], [&](const std::string& word) { return isKnown(lexicons, word); });
    if (!lines)
        return fail(lines.error());
    std::ofstream file(argv[5], std::ios::binary);
    file << Definitions::header << '\n';
    for (const std::string& line : *lines)
        file << line << '\n';
    return file.flush() ? 0 : fail(std::string("cannot write ") + argv[5]);
}
