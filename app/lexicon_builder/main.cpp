// storeys-build-lexicon: builds the built-in compiled lexicon from the SCOWL word lists, at build time.

#include "scowl.h"

#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

#include <iostream>

namespace {

using namespace storeys;

Result<CompiledLexicon> compile(const WordLevels& words, const std::filesystem::path& variants)
{
    const auto alphabets = readAlphabets(variants);
    if (!alphabets)
        return alphabets.error();
    return compileLexicon(words, wordLevels(), *alphabets);
}

int fail(const std::string& message)
{
    std::cerr << "storeys-build-lexicon: error: " << message << std::endl;
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::cerr << "usage: storeys-build-lexicon SCOWL-FOLDER WORDS-FOLDER VARIANTS-FOLDER OUTPUT\n";
        return 2;
    }
    const auto curation = readCuration(argv[2]);
    if (!curation)
        return fail(curation.error());
    const auto words = readScowl(argv[1], *curation);
    if (!words)
        return fail(words.error());
    auto lexicon = compile(*words, argv[3]);
    if (!lexicon)
        return fail(message(lexicon.error()));
    lexicon->names = curation->lexicons;
    if (const auto error = lexicon->write(argv[4]))
        return fail(message(*error));
    return 0;
}
