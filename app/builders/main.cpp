// storeys-build: builds data of the program, at build time only: the built-in compiled lexicon from the SCOWL word
// lists, the file of definitions from WordNet and our own glosses, and the sounds from their recipe (assets/sounds).

#include "scowl.h"
#include "sound.h"
#include "wordnet.h"

#include "base/letters.h"
#include "base/text.h"
#include "lexicon/definitions.h"
#include "lexicon/lexicon.h"
#include "lexicon/lexicon_builder.h"
#include "messages/messages.h"
#include "rules/variant_reader.h"

#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

namespace {

using namespace storeys;
using nlohmann::json;

using Arguments = std::span<const char* const>;

void write(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file << bytes;
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
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
    CompiledLexicon lexicon = valueOf(compileLexicon(words, wordLevels(), valueOf(readAlphabets(given[2]))));
    lexicon.names = curation.lexicons;
    if (const auto error = lexicon.write(given[3]))
        throw std::runtime_error(message(*error));
}

// Defines the words that any lexicon of the built-in file has.
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
    write(given[4], std::string(Definitions::header) + '\n' + joined(lines, "\n") + '\n');
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
    std::ifstream recipe(given[0]);
    if (!recipe)
        throw std::runtime_error(std::string("cannot read ") + given[0]);
    const std::filesystem::path folder(given[1]);
    std::filesystem::create_directories(folder);
    const json read = json::parse(recipe);
    for (const auto& [name, entry] : read.at("sounds").items()) {
        const Sound sound = soundFrom(entry);
        if (!entry.contains("steps"))
            write(folder / (name + ".wav"), waveFile(render(sound)));
        int number = 0;
        for (const json& step : entry.value("steps", json::array()))
            write(folder / (name + "-" + std::to_string(++number) + ".wav"),
                  waveFile(render(sound, step.get<double>())));
    }
}

// ---- all of it

constexpr struct
{
    std::string_view name, arguments;
    void (*build)(Arguments given);
} tasks[] = {
    {"lexicon", "SCOWL-FOLDER WORDS-FOLDER VARIANTS-FOLDER OUTPUT", buildLexicon},
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
