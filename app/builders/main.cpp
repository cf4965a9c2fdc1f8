// storeys-build: builds data of the program when the program is built. Compiles lexicons, from the SCOWL word lists for
// English and from packaged lists for each other language, the file of definitions from WordNet and our own glosses,
// and the sounds from their recipe (assets/sounds).

#include "language_words.h"
#include "scowl.h"
#include "sound.h"
#include "wordnet.h"

#include "base/files.h"
#include "base/letters.h"
#include "base/text.h"
#include "lexicon/definitions.h"
#include "lexicon/lexicon.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

#include <iostream>
#include <nlohmann/json.hpp>

namespace {

using namespace storeys;
using nlohmann::json;

using Arguments = std::span<const char* const>;

void check(const std::optional<Error>& error)
{
    if (error)
        throw std::runtime_error(message(*error));
}

// ---- words

template<class Value>
Value valueOf(Result<Value, std::string> result)
{
    return result ? *std::move(result) : throw std::runtime_error(result.error());
}

template<class Value>
Value valueOf(Result<Value, Error> result)
{
    return result ? *std::move(result) : throw std::runtime_error(message(result.error()));
}

void buildLexicon(Arguments given)
{
    const Curation curation = valueOf(readCuration(given[1]));
    const WordLevels words = valueOf(readScowl(given[0], curation));
    CompiledLexicon lexicon = valueOf(compileLexicon(words, wordLevels, valueOf(readAlphabets(given[2]))));
    lexicon.names = curation.lexicons;
    check(lexicon.write(given[3]));
}

// The words of a language other than English, from the lists that its file names.
struct LanguageLists
{
    LanguageLists(const std::filesystem::path& assets, const std::string& code, const std::filesystem::path& lists)
        : words(valueOf(readLanguageWords(assets / "languages" / (code + ".json"), lists))),
          alphabets(valueOf(readAlphabets(assets / "variants", code))),
          legal(legalWords(spelledFrom(words.standard), words))
    {}
    [[nodiscard]] std::vector<std::string> spelledFrom(const WordSource& source) const
    {
        return spelledWords(valueOf(readWords(source)), words, alphabets);
    }

    LanguageWords words;
    std::vector<Alphabet> alphabets;
    std::vector<std::string> legal;
};

void buildLanguage(Arguments given)
{
    const std::filesystem::path assets(given[0]);
    const LanguageLists language(assets, given[1], given[2]);
    const auto ordinary = valueOf(readLines(assets / "words" / given[1] / "ordinary.txt"));
    const WordLevels words = levelsOf(language.legal, language.spelledFrom(language.words.core), ordinary);
    CompiledLexicon lexicon = valueOf(compileLexicon(words, languageLevels, language.alphabets));
    lexicon.names = languageLexicons;
    check(lexicon.write(given[3]));
}

// Prints the ordinary words of a language, which packaging/derive-ordinary stores.
void printOrdinary(Arguments given)
{
    const LanguageLists language(given[0], given[1], given[2]);
    const auto model = valueOf(readLines(std::filesystem::path(given[3]) / language.words.model.file));
    for (const std::string& word : ordinaryOf(model, language.legal, language.words, language.alphabets))
        std::cout << word << '\n';
}

// Writes definitions of the words that the lexicon "standard" has in any alphabet.
void buildDefinitions(Arguments given)
{
    std::vector<std::pair<Alphabet, LexiconPtr>> lexicons;
    for (const Alphabet& alphabet : valueOf(readAlphabets(given[2])))
        lexicons.emplace_back(alphabet, valueOf(openLexicon("standard", alphabet, given[3])));
    const auto isKnown = [&](const std::string& word) {
        return std::ranges::any_of(lexicons, [&](const auto& lexicon) {
            const auto letters = lexicon.first.fold(upper(word));
            return letters && lexicon.second->words.contains(*letters);
        });
    };
    const auto lines = valueOf(readDefinitions(given[0], given[1], isKnown));
    check(writeFile(given[4], std::string(Definitions::header) + '\n' + joined(lines, "\n") + '\n'));
}

// ---- sounds

Sound soundFrom(const json& entry)
{
    const auto numberAt = [](const json& list, int at) { return list.at(at).get<double>(); };
    Sound sound{entry.at("peak").get<double>(), {}};
    for (const json& read : entry.at("strokes")) {
        Sound::Stroke& stroke = sound.strokes.emplace_back(Sound::Stroke{read.at("at").get<double>(), {}, {}});
        for (const json& tone : read.at("tones"))
            stroke.tones.push_back({numberAt(tone, 0), numberAt(tone, 1), numberAt(tone, 2)});
        const json& noise = read.at("noise");
        stroke.noise = {numberAt(noise, 0), numberAt(noise, 1), numberAt(noise, 2)};
    }
    return sound;
}

void buildSounds(Arguments given)
{
    const std::filesystem::path folder(given[1]);
    std::filesystem::create_directories(folder);
    const json read = json::parse(valueOf(readFile(given[0])));
    for (const auto& [name, entry] : read.at("sounds").items()) {
        const Sound sound = soundFrom(entry);
        if (!entry.contains("steps"))
            check(writeFile(folder / (name + ".wav"), waveFile(render(sound))));
        int number = 0;
        for (const json& step : entry.value("steps", json::array()))
            check(writeFile(folder / (name + "-" + std::to_string(++number) + ".wav"),
                            waveFile(render(sound, step.get<double>()))));
    }
}

// ---- all of it

constexpr struct
{
    std::string_view name, arguments;
    void (*build)(Arguments given);
} tasks[] = {
    {"lexicon", "SCOWL-FOLDER WORDS-FOLDER VARIANTS-FOLDER OUTPUT", buildLexicon},
    {"language", "ASSETS-FOLDER CODE LISTS-FOLDER OUTPUT", buildLanguage},
    {"ordinary", "ASSETS-FOLDER CODE LISTS-FOLDER MODELS-FOLDER", printOrdinary},
    {"definitions", "WORDNET-FOLDER GLOSSES VARIANTS-FOLDER LEXICON OUTPUT", buildDefinitions},
    {"sounds", "RECIPE FOLDER", buildSounds},
};

} // namespace

int main(int argc, char** argv)
try {
    const Arguments given(argv, static_cast<std::size_t>(argc));
    for (const auto& [name, arguments, build] : tasks)
        if (given.size() == wordsOf(arguments).size() + 2 && given[1] == name) {
            build(given.subspan(2));
            return 0;
        }
    for (const auto& task : tasks)
        std::cerr << "usage: storeys-build " << task.name << ' ' << task.arguments << '\n';
    return 2;
} catch (const std::exception& error) {
    std::cerr << "storeys-build: error: " << error.what() << '\n';
    return 1;
}
